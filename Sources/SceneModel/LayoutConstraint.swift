// A `<constraint>` element: first.attribute relation multiplier · second.attribute + constant, with a
// priority.

import SceneDiagnostics
import SceneXML

/// How a constraint relates its two sides.
public enum LayoutRelation: UInt8, Sendable, Hashable {
  /// Both sides are equal.
  case equal
  /// The first side is at most the second.
  case lessThanOrEqual
  /// The first side is at least the second.
  case greaterThanOrEqual

  /// The symbol for messages.
  public var symbol: String {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }
}

/// A multiplier as the quotient in the file: `2:3`, `1/3`, `0.5`. Both parts are exact, so that `1/3` is
/// never rounded.
public struct Multiplier: Sendable, Hashable {
  /// The dividend.
  public var numerator: Double
  /// The divisor; never 0 in a decoded document.
  public var denominator: Double

  /// The quotient of two numbers.
  public init(_ numerator: Double, over denominator: Double = 1) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The default multiplier.
  public static let one = Multiplier(1)
  /// The quotient, rounded once.
  public var value: Double { numerator / denominator }
}

/// An item of a constraint.
public enum ItemReference: Sendable, Hashable {
  case view(ViewIndex)
  case guide(GuideIndex)
  /// An id that is not the id of a view or guide of the document.
  case unresolved(String)
}

extension InterfaceDocument {
  /// The view of an item, or the owner of the guide; nil if it is neither.
  package func owner(of item: ItemReference) -> ViewIndex? {
    switch item {
    case .view(let view): view
    case .guide(let guide): self[guide].owner
    case .unresolved: nil
    }
  }
}

/// Values of a constraint under some traits; nil where the base value applies.
public struct ConstraintVariation: Sendable {
  /// The `<variation>` element.
  public var element: XMLDocument.ElementID
  /// The traits under which the values apply.
  public var condition: TraitCondition
  /// In points.
  public var constant: Double?
  /// The factor of the second item's attribute.
  public var multiplier: Multiplier?
  /// 1 to 1000.
  public var priority: Double?
}

/// One `<constraint>`.
public struct LayoutConstraint: Sendable {
  /// The element that it was read from.
  public let element: XMLDocument.ElementID
  /// The `id` attribute; empty if absent.
  public let id: String
  /// The view whose `<constraints>` element contains it.
  public let owner: ViewIndex
  /// The first item. The owner if the file does not name one.
  public var firstItem: ItemReference
  /// Nil if the attribute is absent or unknown. Layout then ignores the constraint.
  public var firstAttribute: LayoutAttribute?
  /// How the first side relates to the second.
  public var relation: LayoutRelation = .equal
  /// Nil for a constraint on a single item's width or height.
  public var secondItem: ItemReference?
  /// Nil if the attribute is absent or unknown.
  public var secondAttribute: LayoutAttribute?
  /// The factor of the second item's attribute.
  public var multiplier: Multiplier = .one
  /// In points.
  public var constant: Double = 0
  /// 1 to 1000; 1000 is required.
  public var priority: Double = 1000
  /// Whether Interface Builder derives the constant from its standard spacing. `constant` is the value that
  /// it derived.
  public var isSymbolic = false
  /// “Remove at build time”: the constraint exists in Interface Builder but not at run time.
  public var isPlaceholder = false
  /// The name that UIKit prints when it breaks the constraint.
  public var identifier: String?
  /// Values under some traits, in document order.
  public var variations: [ConstraintVariation] = []
  /// The part of a visual format that states the constraint; nil for a `<constraint>` element.
  public var formatRange: SourceRange?
  /// Whether a value could not be read. The constraint is reported and left out of the layout.
  public var isMalformed = false

  /// Whether the constraint is required rather than optional.
  public var isRequired: Bool { priority >= 1000 }

  /// The views among its items, without repetition.
  package var views: [ViewIndex] {
    var views: [ViewIndex] = []
    if case .view(let first) = firstItem { views.append(first) }
    if case .view(let second)? = secondItem, !views.contains(second) { views.append(second) }
    return views
  }

  /// Whether layout ignores the constraint because of an error, which is reported at the constraint.
  public var isBroken: Bool {
    if isMalformed { return true }
    if case .unresolved = firstItem { return true }
    if case .unresolved? = secondItem { return true }
    return false
  }
}
