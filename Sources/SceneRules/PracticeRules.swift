// Rules of good practice, about documents that are correct but not what a careful team wants. SceneValidation
// checks correctness, and LayoutAnalysis checks layouts. Each rule is a value with its documentation and its
// check, in its own file under Rules.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

/// The options of a check.
struct RuleOptions: Sendable {
  /// The oldest system version that the app supports, such as 15.0; nil to use only the document's deployment
  /// target.
  var deploymentTarget: SystemVersion?
  /// The option values of the rule that is running.
  var values = Rule.OptionValues()
}

/// A version of a system.
public struct SystemVersion: Sendable, Hashable, Comparable {
  /// The number before the first point.
  public var major: Int
  /// The number after the first point.
  public var minor: Int

  /// A version from its two numbers.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Parses `15`, `15.0` or `15.0.1`, ignoring the third number. Nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), let major = parts[0], (1...99).contains(major) else { return nil }
    var minor = 0
    if parts.count > 1 {
      guard let value = parts[1], (0...99).contains(value) else { return nil }
      minor = value
    }
    self.init(major, minor)
  }

  /// Converts Interface Builder's number: 256 per major version, 16 per minor version.
  init?(interfaceBuilder number: Int) {
    guard number >= 256, number < 256 * 100 else { return nil }
    self.init(number / 256, number % 256 / 16)
  }

  /// The text form, such as “15.4”.
  public var text: String { "\(major).\(minor)" }

  public static func < (a: SystemVersion, b: SystemVersion) -> Bool {
    (a.major, a.minor) < (b.major, b.minor)
  }
}

/// A rule with its check.
struct PracticeRule: Sendable {
  let rule: Rule
  let check: @Sendable (inout Findings, RuleOptions) -> Void

  init(_ rule: Rule, check: @escaping @Sendable (inout Findings, RuleOptions) -> Void) {
    self.rule = rule
    self.check = check
  }
}

/// The list of rules.
public enum PracticeRules {
  /// The rules of this module, in the order in which they run.
  public static let all: [Rule] = checks.map(\.rule)

  static let checks: [PracticeRule] = [
    duplicateConstraint, duplicateConnection, connectionWithoutClass, segueWithoutIdentifier,
    inconsistentModule, unavailableElement, deprecatedElement, automaticFontWithoutStyle,
    illegalLaunchScreen, duplicateRuntimeAttribute, unreachableHiddenView, undeclaredResource,
    stackViewBackground, autoLayoutDisabled, traitCollectionsDisabled, safeAreasDisabled, unexpectedDevice,
    marginConstraint, absoluteConstraint, hiddenBottomBar, severalControllers, classFileName,
    storyboardIdentifierName, reuseIdentifierName, foreignBaseClass, literalColor, fixedFont,
    missingAccessibilityLabel, missingAccessibilityIdentifier, unlocalizableText, simulatedMetrics,
    traitVariation, externalStoryboard, emptyView, defaultText, unusedResource, fixedFrame,
  ]
}

/// The diagnostics of the selected rules, in the order of the file. Each rule is linear in the document's
/// size.
///
/// - Parameters:
///   - rules: the selected rules with their options.
///   - deploymentTarget: the oldest system version that the app supports; nil to use only the document's
/// deployment target.
public func checkPractices(
  _ document: InterfaceDocument, rules: RuleSelection, deploymentTarget: SystemVersion? = nil
) -> [Diagnostic] {
  let selected = PracticeRules.checks.filter { rules.isSelected($0.rule) }
  guard !selected.isEmpty else { return [] }
  var findings = Findings(document)
  for rule in selected {
    findings.rule = rule.rule
    let values = rules.options[rule.rule.name] ?? .init()
    rule.check(&findings, RuleOptions(deploymentTarget: deploymentTarget, values: values))
  }
  return findings.sorted()
}

extension Findings {
  /// The oldest supported system version: the user's setting or else the document's; nil if neither is set.
  func deploymentTarget(_ options: RuleOptions) -> SystemVersion? {
    options.deploymentTarget
      ?? document.header.deploymentVersion.flatMap { SystemVersion(interfaceBuilder: $0) }
  }

  /// The ids of the objects that outlets refer to.
  func outletDestinations() -> Set<String> {
    Set(document.connections.lazy.filter { $0.kind != .action }.map(\.destination))
  }

  /// The file's name without folders and suffix.
  var fileName: String {
    let name = source.file.path.split(separator: "/").last.map(String.init) ?? ""
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
