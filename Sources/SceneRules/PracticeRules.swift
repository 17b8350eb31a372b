// Rules of good practice: a document that breaks one is sound, and yet not what a careful team wants. What makes a
// document unsound is SceneValidation's; what a layout shows is AutoLayout's. Each rule stands in a file of its own under
// Rules, as a value: what its documentation says, and the function that looks for it.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

/// What a check needs to know that no document says.
struct RuleOptions: Sendable {
  /// The oldest system that the app runs on, such as 15.0; nil where only the document's own word counts.
  var deploymentTarget: SystemVersion?
  /// Of the rule that is checked.
  var values = Rule.OptionValues()
}

/// A version of a system.
public struct SystemVersion: Sendable, Hashable, Comparable {
  /// The number before the point.
  public var major: Int
  /// The number behind it.
  public var minor: Int

  /// A version by its two numbers.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// `15`, `15.0` or `15.0.1`, of which the last part is not kept. Nil for anything else.
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

  /// The number that Interface Builder writes: 256 per major version, 16 per minor one.
  init?(interfaceBuilder number: Int) {
    guard number >= 256, number < 256 * 100 else { return nil }
    self.init(number / 256, number % 256 / 16)
  }

  /// As it is written: “15.4”.
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

/// The catalogue of rules.
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

/// What the selected rules find in a document, in the order of the file. Each rule is linear in the document's size.
///
/// - Parameters:
///   - rules: which rules are checked, with their options.
///   - deploymentTarget: the oldest system that the app runs on; nil where only the document's own word counts.
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
  /// The oldest system that the document is for: the user's word, else the document's; nil where neither says.
  func deploymentTarget(_ options: RuleOptions) -> SystemVersion? {
    options.deploymentTarget
      ?? document.header.deploymentVersion.flatMap { SystemVersion(interfaceBuilder: $0) }
  }

  /// The ids that outlets lead to.
  func outletDestinations() -> Set<String> {
    Set(document.connections.lazy.filter { $0.kind != .action }.map(\.destination))
  }

  /// The file's name without its folders and without its suffix.
  var fileName: String {
    let name = source.file.path.split(separator: "/").last.map(String.init) ?? ""
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }
}
