// A visual format as a syntax tree: the parts of the text with their ranges, without resolving names.
// `FormatParser` creates it, and `FormatLine+Constraints` turns it into constraints.

/// The axis of a format.
public enum FormatOrientation: Sendable, Hashable {
  /// `H:` or no prefix.
  case horizontal
  /// `V:`.
  case vertical
}

/// The relation in a predicate.
public enum FormatRelation: Sendable, Hashable {
  /// `==` or no relation.
  case equal
  /// `<=`.
  case lessThanOrEqual
  /// `>=`.
  case greaterThanOrEqual

  /// The spelling in a format.
  public var spelling: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}

/// A number, or the name of a metric or item.
public enum FormatOperand: Sendable, Hashable {
  /// A number as written.
  case number(Double)
  /// A metric or an item.
  case name(String)
}

/// A predicate of a gap or length: `>=20@750`.
public struct FormatPredicate: Sendable, Hashable {
  /// `equal` if the text has no relation.
  public var relation: FormatRelation
  /// The number or item that the gap or length is compared with.
  public var object: FormatOperand
  /// The priority; nil, meaning required, if the text has none.
  public var priority: FormatOperand?
  /// The range in the text, in UTF-8 bytes.
  public var range: Range<Int>
  /// The range of `object`.
  public var objectRange: Range<Int>
  /// The range of `priority`; empty if there is none.
  public var priorityRange: Range<Int>
}

/// An item of a line, or the superview at one of its ends.
public struct FormatItem: Sendable, Hashable {
  /// Nil for the superview.
  public var name: String?
  /// The predicates of its width or height.
  public var predicates: [FormatPredicate]
  /// The range in the text, including brackets, in UTF-8 bytes.
  public var range: Range<Int>
}

/// The gap between two adjacent items.
public struct FormatGap: Sendable, Hashable {
  /// The width of a gap.
  public enum Kind: Sendable, Hashable {
    /// No gap: the items touch.
    case flush
    /// A single hyphen: the standard spacing.
    case standard
    /// `-20-`, `-(>=8,<=20)-`.
    case predicates([FormatPredicate])
  }

  /// The width of the gap.
  public var kind: Kind
  /// The range in the text, in UTF-8 bytes; empty for items that touch.
  public var range: Range<Int>
}

/// A line of items: `H:|-[find]-[findNext]-[field(>=20)]-|`.
public struct FormatLine: Sendable, Hashable {
  /// The axis of the line.
  public var orientation: FormatOrientation
  /// The items, at least one of which is not a superview. Superviews are only at the ends.
  public var items: [FormatItem]
  /// The gaps between the items, in order.
  public var gaps: [FormatGap]
}
