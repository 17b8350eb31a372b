// The options of rules. Each rule declares its options, a configuration sets their values, and the rule's
// check reads them.

extension Rule {
  /// An option of a rule that a configuration can set.
  public struct Option: Sendable, Hashable {
    /// The type of an option's values.
    public enum Kind: Sendable {
      /// `true` or `false`.
      case flag
      /// One word.
      case word
      /// Lists of words by element name.
      case wordsByElement
    }

    /// Stable kebab-case name, such as `offscreen-cells`.
    public let name: String
    /// The type of its values.
    public let kind: Kind
    /// One line that describes the option.
    public let summary: String

    /// An option with its name, type and description.
    public init(_ name: String, _ kind: Kind, summary: String) {
      self.name = name
      self.kind = kind
      self.summary = summary
    }
  }

  /// The values of a rule's options.
  public struct OptionValues: Sendable, Equatable {
    /// The values of flags that are set.
    public var flags: [String: Bool] = [:]
    /// The values of words that are set.
    public var words: [String: String] = [:]
    /// The lists that are set, by option and element.
    public var wordsByElement: [String: [String: [String]]] = [:]

    /// No option is set.
    public init() {}

    mutating func override(with other: OptionValues) {
      flags.merge(other.flags) { $1 }
      words.merge(other.words) { $1 }
      wordsByElement.merge(other.wordsByElement) { $1 }
    }
  }
}
