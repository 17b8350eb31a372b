// A visual format string as a syntax tree: what stands in the text, with its place, and nothing about the items that it
// names. `FormatParser` makes it, `FormatLine+Constraints` gives it a meaning.

/// The axis that a format describes.
public enum FormatOrientation: Sendable, Hashable {
  /// `H:`, or nothing.
  case horizontal
  /// `V:`.
  case vertical
}

/// How a predicate relates its subject to its object.
public enum FormatRelation: Sendable, Hashable {
  /// `==`, or nothing.
  case equal
  /// `<=`.
  case lessThanOrEqual
  /// `>=`.
  case greaterThanOrEqual

  /// As a format spells it.
  public var spelling: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}

/// A number, or the name of one, or of an item.
public enum FormatOperand: Sendable, Hashable {
  /// A number as written.
  case number(Double)
  /// A metric or an item.
  case name(String)
}

/// What is asked of a gap or of a length: `>=20@750`.
public struct FormatPredicate: Sendable, Hashable {
  /// `equal` where the text says nothing.
  public var relation: FormatRelation
  /// What the gap or the length is compared with.
  public var object: FormatOperand
  /// Nil where the text states none: required.
  public var priority: FormatOperand?
  /// Its place in the text, in UTF-8 bytes.
  public var range: Range<Int>
  /// The place of `object`.
  public var objectRange: Range<Int>
  /// The place of `priority`; empty without one.
  public var priorityRange: Range<Int>
}

/// One item of a line, or the superview at one of its ends.
public struct FormatItem: Sendable, Hashable {
  /// Nil for the superview.
  public var name: String?
  /// What is asked of its width or height.
  public var predicates: [FormatPredicate]
  /// The place in the text, brackets included, in UTF-8 bytes.
  public var range: Range<Int>
}

/// What stands between two neighbors.
public struct FormatGap: Sendable, Hashable {
  /// How wide the gap is said to be.
  public enum Kind: Sendable, Hashable {
    /// Nothing: the neighbors touch.
    case flush
    /// A hyphen alone.
    case standard
    /// `-20-`, `-(>=8,<=20)-`.
    case predicates([FormatPredicate])
  }

  /// How wide the gap is said to be.
  public var kind: Kind
  /// The place in the text, in UTF-8 bytes; empty for neighbors that touch.
  public var range: Range<Int>
}

/// A line of items: `H:|-[find]-[findNext]-[field(>=20)]-|`.
public struct FormatLine: Sendable, Hashable {
  /// The axis of the line.
  public var orientation: FormatOrientation
  /// At least one that is no superview; superviews stand at the ends only.
  public var items: [FormatItem]
  /// One less than items, in order.
  public var gaps: [FormatGap]
}
