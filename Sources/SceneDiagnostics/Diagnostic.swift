// One finding, as plain data. Rendering (text, JSON, SARIF, …) is SceneEmit's.

/// Horizontal or vertical.
public enum Axis: UInt8, Sendable, Hashable, CaseIterable {
  /// Widths and x.
  case horizontal
  /// Heights and y.
  case vertical

  /// The lower-case name that reports print.
  public var name: String { self == .horizontal ? "horizontal" : "vertical" }
}

/// One finding about one file.
public struct Diagnostic: Sendable {
  /// A further place or fact that explains the finding.
  public struct Note: Sendable {
    /// One line, no full stop at the end.
    public var message: String
    /// In the same file; nil for a fact that stands nowhere in it (a device's width, an implicit rule).
    public var range: SourceRange?

    /// A note about a place, or about none.
    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// A change that puts the finding right.
  public struct FixIt: Sendable {
    /// One replacement of bytes.
    public struct Edit: Sendable {
      /// The bytes that go.
      public var range: SourceRange
      /// What comes in their place.
      public var replacement: String

      /// Replaces the bytes of a range.
      public init(_ range: SourceRange, _ replacement: String) {
        self.range = range
        self.replacement = replacement
      }
    }
    /// What it does, as an imperative: “lower the priority to 999”.
    public var title: String
    /// What is changed, in quotes, and the change alone (“delete it”): where several fixes change the same, reports for people
    /// name it once.
    public var target: String?
    /// See `target`.
    public var change = ""
    /// Not overlapping, in ascending order; empty when the fix is advice that changes no bytes by itself.
    public var edits: [Edit]
    /// Whether solving again with the change has shown that it removes the finding; nil where nothing was solved.
    public var isVerified: Bool?
    /// Whether `scenec fix` may apply it without being asked about this one finding.
    public var isSafe: Bool
    /// Whether it is made for the numbers of one environment, as a constant that fits its width is.
    public var isOfOneEnvironment = false

    /// A fix with its edits, or advice without any.
    public init(_ title: String, edits: [Edit] = [], isVerified: Bool? = nil, isSafe: Bool = false) {
      self.title = title
      self.edits = edits
      self.isVerified = isVerified
      self.isSafe = isSafe
    }
  }

  /// A screen that a document is laid out for.
  public struct Environment: Sendable, Hashable {
    /// As `--device` takes it, such as `ipad9_7:landscape`.
    public var id: String
    /// In words, such as “iPad Pro (9.7-inch), landscape”.
    public var name: String

    /// An environment by its id and its name.
    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// One object of a finding that says the same of several.
  public struct Part: Sendable {
    /// The object’s id.
    public var object: String
    /// The finding, said of this object alone.
    public var message: String
    /// Where this object stands.
    public var range: SourceRange?
    /// This object in words.
    public var objectPath: String?

    /// What the finding says of one object.
    public init(_ object: String, _ message: String, at range: SourceRange?, objectPath: String?) {
      self.object = object
      self.message = message
      self.range = range
      self.objectPath = objectPath
    }
  }

  /// What was broken.
  public var rule: Rule
  /// As the configuration has it; the rule’s own unless it says otherwise.
  public var severity: Severity
  /// One line, no full stop at the end.
  public var message: String
  /// The primary place, inside the file and on character boundaries; nil only when the file could not be read.
  public var range: SourceRange?
  /// The culprit in words, from the scene inwards: “Login › View › Button “Sign in””.
  public var objectPath: String?
  /// Ids of the objects concerned, the culprit first.
  public var objects: [String] = []
  /// Ids of the authored constraints concerned.
  public var constraints: [String] = []
  /// The axes concerned, horizontal first.
  public var axes: [Axis] = []
  /// Further places and facts, in the order in which they explain the finding.
  public var notes: [Note] = []
  /// What to do, as one sentence.
  public var help: String?
  /// Ways to put it right, the likeliest first; one of them is enough.
  public var fixes: [FixIt] = []
  /// The environments in which it shows; empty when it shows in every one that was looked at.
  public var environments: [Environment] = []
  /// Each object by itself, where the finding says the same of all of `objects`; empty otherwise. Reports show the finding
  /// once; outputs that are looked up by object list the parts in its stead.
  public var parts: [Part] = []
  /// The flag of its rule that turns findings like it off; nil for a finding that only the rule itself governs.
  public var option: Rule.Option?
  /// Whether the verdict hangs on a text or control size that was assumed rather than measured.
  public var restsOnAssumedSize = false

  /// A finding without notes and fixes, at the rule’s own severity unless another is given.
  public init(_ rule: Rule, _ message: String, at range: SourceRange?, severity: Severity? = nil) {
    self.rule = rule
    self.severity = severity ?? rule.defaultSeverity
    self.message = message
    self.range = range
  }
}

extension Diagnostic {
  /// The ids of all objects that the finding calls what its message says: those of its parts, else its objects.
  public var allObjects: [String] { parts.isEmpty ? objects : parts.map(\.object) }

  /// The finding as one for each of its parts; itself where it has none.
  public var perPart: [Diagnostic] {
    if parts.isEmpty { return [self] }
    return parts.map { part in
      var single = self
      single.message = part.message
      single.range = part.range
      single.objectPath = part.objectPath
      single.objects = [part.object]
      single.parts = []
      return single
    }
  }
}
