// What a rule can be told besides its severity: each rule declares its options, a configuration gives them values, and the
// rule's own check reads them.

extension Rule {
  /// Something that a configuration may say to a rule.
  public struct Option: Sendable, Hashable {
    /// What a value of it is.
    public enum Kind: Sendable {
      /// `true` or `false`.
      case flag
      /// One word.
      case word
      /// By the name of an element, lists of words.
      case wordsByElement
    }

    /// Stable kebab-case name, such as `offscreen-cells`.
    public let name: String
    /// What its values are.
    public let kind: Kind
    /// One line: what it says.
    public let summary: String

    /// An option as a rule declares it.
    public init(_ name: String, _ kind: Kind, summary: String) {
      self.name = name
      self.kind = kind
      self.summary = summary
    }
  }

  /// The values of one rule's options.
  public struct OptionValues: Sendable, Equatable {
    /// The flags that are said.
    public var flags: [String: Bool] = [:]
    /// The words that are said.
    public var words: [String: String] = [:]
    /// The lists that are said, by option and element.
    public var wordsByElement: [String: [String: [String]]] = [:]

    /// Nothing is said.
    public init() {}

    mutating func override(with other: OptionValues) {
      flags.merge(other.flags) { $1 }
      words.merge(other.words) { $1 }
      wordsByElement.merge(other.wordsByElement) { $1 }
    }
  }
}
