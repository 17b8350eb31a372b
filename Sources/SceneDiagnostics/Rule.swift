// A rule, which describes one kind of diagnostic. Each stage declares its rules next to the code that checks
// them. Documentation, `scenec explain` and SARIF rules are generated from these values.

/// The severity of a finding. A run fails at or above the failing severity.
public enum Severity: UInt8, Comparable, Sendable, CaseIterable {
  /// Information that does not fail a run.
  case note
  /// A likely mistake. Fails a strict run.
  case warning
  /// A mistake. Fails the run.
  case error

  /// The lower-case name that reports print.
  public var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }

  public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}

/// One kind of finding, with the content of its documentation page.
///
/// A class, because every diagnostic refers to its rule. Immutable, so that threads can share it.
public final class Rule: Sendable, Hashable {
  /// The part of the compiler that reports it.
  public enum Category: String, Sendable, CaseIterable {
    /// The XML text itself.
    case syntax
    /// The document's objects and references.
    case structure
    /// The solved layout: conflicts, ambiguity, misplacement.
    case layout
    /// Style and robustness: turning these off does not hide errors.
    case quality
  }

  /// The part of a document whose absence can cause the finding. In a damaged file that part may be lost, and
  /// the finding is then dropped.
  public enum Missing: Sendable {
    /// The finding does not depend on absent parts.
    case nothing
    /// A part of the element that the finding is about.
    case inElement
    /// A part of the views that own its constraints, such as a variation that excludes one.
    case inOwners
    /// A part of the view hierarchy around it, such as a constraint.
    case inHierarchy
    /// The same or, in a storyboard, a part of the other scenes, such as a navigation controller.
    case amongScenes
    /// Any part of the document, such as the object that a reference refers to.
    case anywhere
  }

  /// A scene, or a part of one, that demonstrates the rule.
  public struct Example: Sendable {
    /// A fragment or a whole file; see `document`.
    public let xml: String
    /// The number of findings of the rule in it.
    public let findings: Int

    /// An example and the number of its findings.
    public init(_ xml: String, findings: Int) {
      self.xml = xml
      self.findings = findings
    }

    /// Whether `xml` is the content of a scene's `<objects>` rather than a whole file: it starts with the
    /// start tag of an element other than `document` and `archive` (the older format).
    public var isFragment: Bool {
      var text = xml.utf8[...]
      guard text.popFirst() == UInt8(ascii: "<"), let first = text.first else { return false }
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
      return isLetter && !text.starts(with: "document".utf8) && !text.starts(with: "archive".utf8)
    }

    /// The whole file of the example. A fragment is put into the only scene of an iOS storyboard that uses
    /// Auto Layout.
    public var document: String {
      guard isFragment else { return xml }
      return """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">\
        <device id="retina4_7" orientation="portrait"/>\
        <scenes><scene sceneID="scene"><objects>\(xml)</objects></scene></scenes></document>
        """
    }
  }

  /// A stable name in kebab case that describes the bad state, such as `duplicate-id`.
  public let name: String
  /// The category of the rule.
  public let category: Category
  /// The severity unless configured otherwise.
  public let defaultSeverity: Severity
  /// Whether the rule runs unless configured otherwise.
  public let isEnabledByDefault: Bool
  /// The part of a document whose absence can cause a finding.
  public let missing: Missing
  /// One line that describes what the rule reports.
  public let summary: String
  /// Why it matters.
  public let rationale: String
  /// How to resolve a finding.
  public let remedy: String
  /// The options that a configuration can set.
  public let options: [Option]
  /// Examples with findings and at least one without.
  public let examples: [Example]

  /// A rule with its documentation: `summary` is one line, `rationale` and `remedy` are whole sentences.
  public init(
    _ name: String, _ category: Category, _ severity: Severity, isEnabledByDefault: Bool = true,
    missing: Missing = .nothing, summary: String, rationale: String = "", remedy: String = "",
    options: [Option] = [], examples: [Example] = []
  ) {
    self.name = name
    self.category = category
    self.defaultSeverity = severity
    self.isEnabledByDefault = isEnabledByDefault
    self.missing = missing
    self.summary = summary
    self.rationale = rationale
    self.remedy = remedy
    self.options = options
    self.examples = examples
  }

  public static func == (a: Rule, b: Rule) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
