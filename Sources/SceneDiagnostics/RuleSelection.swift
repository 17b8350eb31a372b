// The enabled rules and their severities, from the configuration file and the command line.

/// The enabled rules for one file.
public struct RuleSelection: Sendable, Equatable {
  /// The setting of one rule.
  public enum Setting: Sendable, Equatable {
    /// The rule is disabled.
    case off
    /// The rule is enabled with its own severity.
    case on
    /// The rule is enabled with this severity.
    case severity(Severity)
  }

  /// The settings by rule name. Other rules keep their defaults.
  public var settings: [String: Setting] = [:]
  /// The values of options by rule name.
  public var options: [String: Rule.OptionValues] = [:]
  /// If not empty, only these of the rules that can be turned off are enabled.
  public var only: Set<String> = []

  /// Every rule with its default.
  public init() {}

  /// Whether a rule's findings are reported.
  public func isSelected(_ rule: Rule) -> Bool {
    guard rule.canBeTurnedOff else { return true }
    if !only.isEmpty { return only.contains(rule.name) }
    switch settings[rule.name] {
    case .off: return false
    case .on, .severity: return true
    case nil: return rule.isEnabledByDefault
    }
  }

  /// Whether the option of a finding is not turned off.
  public func allowsOption(of diagnostic: Diagnostic) -> Bool {
    guard let option = diagnostic.option else { return true }
    return options[diagnostic.rule.name]?.flags[option.name] ?? true
  }

  /// The configured severity of a finding.
  public func severity(of diagnostic: Diagnostic) -> Severity {
    guard diagnostic.rule.canBeTurnedOff, case .severity(let severity)? = settings[diagnostic.rule.name]
    else {
      return diagnostic.severity
    }
    return severity
  }

  /// Overrides these settings with the ones of `other`.
  public mutating func override(with other: RuleSelection) {
    settings.merge(other.settings) { $1 }
    for (rule, values) in other.options { options[rule, default: .init()].override(with: values) }
    if !other.only.isEmpty { only = other.only }
  }
}

extension Rule {
  /// Whether a configuration may turn the rule off. Not possible for syntax rules, because an unreadable file
  /// would pass unchecked.
  public var canBeTurnedOff: Bool { category != .syntax }
}
