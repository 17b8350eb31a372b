// One finding, as plain data. SceneEmit renders it as text, JSON, SARIF and so on.

/// Horizontal or vertical.
public enum Axis: UInt8, Sendable, Hashable, CaseIterable {
  /// Widths and x coordinates.
  case horizontal
  /// Heights and y coordinates.
  case vertical

  /// The lower-case name that reports print.
  public var name: String { self == .horizontal ? "horizontal" : "vertical" }
}

/// One finding about one file.
public struct Diagnostic: Sendable {
  /// A further position or fact that explains the finding.
  public struct Note: Sendable {
    /// One line, no full stop at the end.
    public var message: String
    /// A range in the same file; nil for a fact without a position, such as a device's width or an implicit
    /// rule.
    public var range: SourceRange?

    /// A note with or without a position.
    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// A change that resolves the finding.
  public struct FixIt: Sendable {
    /// A replacement of a range of bytes.
    public struct Edit: Sendable {
      /// The range to replace.
      public var range: SourceRange
      /// The new text.
      public var replacement: String

      /// Replaces a range with a text.
      public init(_ range: SourceRange, _ replacement: String) {
        self.range = range
        self.replacement = replacement
      }
    }
    /// The effect as an imperative: “lower the priority to 999”.
    public var title: String
    /// The object to change, in quotation marks. Text reports combine fixes with the same target and name it
    /// once.
    public var target: String?
    /// The change to the target as an imperative: “delete it”.
    public var change = ""
    /// In ascending order and without overlaps; empty if the fix is only advice.
    public var edits: [Edit]
    /// Whether solving the layout again confirmed that the fix removes the finding; nil if that was not
    /// tried.
    public var isVerified: Bool?
    /// Whether `scenec fix` may apply it without confirmation.
    public var isSafe: Bool
    /// Whether the fix depends on the numbers of one environment, such as a constant that fits its width.
    public var isOfOneEnvironment = false

    /// A fix with edits, or advice without any.
    public init(_ title: String, edits: [Edit] = [], isVerified: Bool? = nil, isSafe: Bool = false) {
      self.title = title
      self.edits = edits
      self.isVerified = isVerified
      self.isSafe = isSafe
    }
  }

  /// An environment for which the finding holds.
  public struct Environment: Sendable, Hashable {
    /// In the form of `--device`, such as `ipad9_7:landscape`.
    public var id: String
    /// The name for people, such as “iPad Pro (9.7-inch), landscape”.
    public var name: String

    /// An environment with an id and a name.
    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// One object of a finding that applies to several.
  public struct Part: Sendable {
    /// The object’s id.
    public var object: String
    /// The message about this object alone.
    public var message: String
    /// The position of this object.
    public var range: SourceRange?
    /// The path of this object in words.
    public var objectPath: String?

    /// A part for one object.
    public init(_ object: String, _ message: String, at range: SourceRange?, objectPath: String?) {
      self.object = object
      self.message = message
      self.range = range
      self.objectPath = objectPath
    }
  }

  /// The rule that is violated.
  public var rule: Rule
  /// The configured severity; by default the rule’s own.
  public var severity: Severity
  /// One line, no full stop at the end.
  public var message: String
  /// The primary range, inside the file and on character boundaries; nil only if the file could not be read.
  public var range: SourceRange?
  /// The path of the main object in words, from the scene inwards: “Login › View › Button “Sign in””.
  public var objectPath: String?
  /// Ids of the objects concerned, the main object first.
  public var objects: [String] = []
  /// Ids of the authored constraints concerned.
  public var constraints: [String] = []
  /// The axes concerned, horizontal first.
  public var axes: [Axis] = []
  /// Further positions and facts, in the order of the explanation.
  public var notes: [Note] = []
  /// What to do, in one sentence.
  public var help: String?
  /// Ways to resolve it, the most likely one first. One of them is enough.
  public var fixes: [FixIt] = []
  /// The environments for which the finding holds; empty if it holds for all that were laid out.
  public var environments: [Environment] = []
  /// One part per object, if the finding applies to several objects in the same way; otherwise empty. Text
  /// reports show the finding once; outputs that are searched by object contain the parts instead.
  public var parts: [Part] = []
  /// The rule's option that turns off findings like this one; nil if only the rule itself does.
  public var option: Rule.Option?
  /// Whether the finding depends on a text or control size that was assumed rather than measured.
  public var restsOnAssumedSize = false
  /// The numbers of the message and the notes as values.
  public var facts = Facts()

  /// A finding without notes and fixes. The default severity is the rule’s.
  public init(_ rule: Rule, _ message: String, at range: SourceRange?, severity: Severity? = nil) {
    self.rule = rule
    self.severity = severity ?? rule.defaultSeverity
    self.message = message
    self.range = range
  }
}

extension Diagnostic {
  /// The ids of all objects that the message applies to: those of the parts, or else `objects`.
  public var allObjects: [String] { parts.isEmpty ? objects : parts.map(\.object) }

  /// One finding for each part; the finding itself if it has no parts.
  public var perPart: [Diagnostic] {
    if parts.isEmpty { return [self] }
    return parts.map { part in
      var single = self
      single.message = part.message
      single.range = part.range
      single.objectPath = part.objectPath
      single.objects = [part.object]
      single.facts = facts.about(part.object)
      single.parts = []
      return single
    }
  }
}
