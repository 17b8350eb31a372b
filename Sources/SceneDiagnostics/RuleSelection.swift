// Which rules are on, and with which severity: the configuration file and the command line as one value.

/// The choice of rules for one file.
public struct RuleSelection: Sendable, Equatable {
  /// What is said about one rule.
  public enum Setting: Sendable, Equatable {
    /// Not checked.
    case off
    /// On, at its own severity.
    case on
    /// Checked, and reported at this severity.
    case severity(Severity)
  }

  /// By rule name; the rules that are not named keep their defaults.
  public var settings: [String: Setting] = [:]
  /// By rule name: what its options say.
  public var options: [String: Rule.OptionValues] = [:]
  /// When not empty: of the rules that can be turned off, these alone.
  public var only: Set<String> = []

  /// Every rule as it is by default.
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

  /// Whether the options of the finding's rule leave it on.
  public func allowsOption(of diagnostic: Diagnostic) -> Bool {
    guard let option = diagnostic.option else { return true }
    return options[diagnostic.rule.name]?.flags[option.name] ?? true
  }

  /// The finding's severity after what is said about its rule.
  public func severity(of diagnostic: Diagnostic) -> Severity {
    guard diagnostic.rule.canBeTurnedOff, case .severity(let severity)? = settings[diagnostic.rule.name]
    else {
      return diagnostic.severity
    }
    return severity
  }

  /// Lets what `other` says override what this says.
  public mutating func override(with other: RuleSelection) {
    settings.merge(other.settings) { $1 }
    for (rule, values) in other.options { options[rule, default: .init()].override(with: values) }
    if !other.only.isEmpty { only = other.only }
  }
}

extension Rule {
  /// Whether a configuration may silence it. What makes a file unreadable may not be silenced: the file would pass
  /// unchecked.
  public var canBeTurnedOff: Bool { category != .syntax }
}
