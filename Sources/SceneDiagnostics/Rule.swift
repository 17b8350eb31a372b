// A rule: what a diagnostic is an instance of. Each stage declares its rules next to the code that checks
// them; there is no global registry. Documentation, `scenec explain` and SARIF rules come from these values.

/// How bad a finding is. A run fails at or above the failing severity.
public enum Severity: UInt8, Comparable, Sendable, CaseIterable {
  /// Worth knowing; nothing fails.
  case note
  /// Most likely a mistake; fails a strict run.
  case warning
  /// Certainly a mistake; fails the run.
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

/// One kind of finding, with everything its documentation page says.
///
/// A reference type because every diagnostic points at its rule; immutable, so it is shared between threads.
public final class Rule: Sendable, Hashable {
  /// What part of the work finds it.
  public enum Category: String, Sendable, CaseIterable {
    /// The XML text itself.
    case syntax
    /// The document's objects and references.
    case structure
    /// The solved layout: conflicts, ambiguity, misplacement.
    case layout
    /// Taste and robustness: may be turned off without missing an error.
    case quality
  }

  /// Where something is missing that a finding rests on. A damaged file may have lost it: then the finding is none.
  public enum Missing: Sendable {
    /// It rests on what is there.
    case nothing
    /// In the element that it is about.
    case inElement
    /// In the views that hold its constraints: a variation that leaves one out.
    case inOwners
    /// In the hierarchy of views around it, such as a constraint.
    case inHierarchy
    /// There or, in a storyboard, among the other scenes, such as a navigation controller.
    case amongScenes
    /// Anywhere in the document, such as the object that a reference names.
    case anywhere
  }

  /// A scene, or the part of one, that shows the rule at work.
  public struct Example: Sendable {
    /// A fragment, or a whole file: see `document`.
    public let xml: String
    /// How often the rule fires on it.
    public let findings: Int

    /// An example and the number of findings of its rule.
    public init(_ xml: String, findings: Int) {
      self.xml = xml
      self.findings = findings
    }

    /// Whether `xml` is what stands in a scene's `<objects>` rather than a whole file: it begins with the start tag of
    /// another element than `document`, or `archive` of the format before it.
    public var isFragment: Bool {
      var text = xml.utf8[...]
      guard text.popFirst() == UInt8(ascii: "<"), let first = text.first else { return false }
      let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
      return isLetter && !text.starts(with: "document".utf8) && !text.starts(with: "archive".utf8)
    }

    /// The file that the example stands for. A fragment becomes the objects of the one scene of an iOS storyboard that
    /// uses Auto Layout; anything else is the file's whole text.
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

  /// Stable kebab-case name; it names the bad state, such as `duplicate-id`.
  public let name: String
  /// What the rule is about.
  public let category: Category
  /// The severity where the configuration says nothing.
  public let defaultSeverity: Severity
  /// Whether the rule runs when the user says nothing.
  public let isEnabledByDefault: Bool
  /// What a finding rests on the absence of.
  public let missing: Missing
  /// One line: what it reports.
  public let summary: String
  /// Why it matters.
  public let rationale: String
  /// How to put it right.
  public let remedy: String
  /// What a configuration may say to it.
  public let options: [Option]
  /// Examples that fire and one at least that does not.
  public let examples: [Example]

  /// A rule with its page: `summary` is one line, `rationale` and `remedy` are plain sentences.
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
