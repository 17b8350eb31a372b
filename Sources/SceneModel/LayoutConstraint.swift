// A `<constraint>` element: first.attribute relation multiplier · second.attribute + constant, at a priority.

import SceneXML

/// How a constraint relates its two sides.
public enum LayoutRelation: UInt8, Sendable, Hashable {
  /// Both sides are the same.
  case equal
  /// The first side is at most the second.
  case lessThanOrEqual
  /// The first side is at least the second.
  case greaterThanOrEqual

  /// The sign that messages print.
  public var symbol: String {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }
}

/// A multiplier kept as the quotient that the file states: `2:3`, `1/3`, `0.5`. Both parts are exact for what
/// the format writes, so that `1/3` never becomes a rounded decimal.
public struct Multiplier: Sendable, Hashable {
  /// Above the stroke.
  public var numerator: Double
  /// Below the stroke; never 0 in a decoded document.
  public var denominator: Double

  /// The quotient of two numbers.
  public init(_ numerator: Double, over denominator: Double = 1) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The factor of a constraint that states none.
  public static let one = Multiplier(1)
  /// The quotient, rounded once.
  public var value: Double { numerator / denominator }
}

/// What a constraint relates.
public enum ItemReference: Sendable, Hashable {
  case view(ViewIndex)
  case guide(GuideIndex)
  /// An id that names no view and no guide of the document.
  case unresolved(String)
}

/// Values of a constraint that hold only under some traits; nil if the base value stays.
public struct ConstraintVariation: Sendable {
  /// The `<variation>` that contains them.
  public var element: XMLDocument.ElementID
  /// When they hold.
  public var condition: TraitCondition
  /// In points.
  public var constant: Double?
  /// The factor of the second item's attribute.
  public var multiplier: Multiplier?
  /// 1 to 1000.
  public var priority: Double?
}

/// One authored constraint.
public struct LayoutConstraint: Sendable {
  /// The element that it was read from.
  public let element: XMLDocument.ElementID
  /// The `id` attribute; empty if absent.
  public let id: String
  /// The view whose `<constraints>` element contains it.
  public let owner: ViewIndex
  /// The owner where the file omits it.
  public var firstItem: ItemReference
  /// Nil if the file states none or one that is unknown; such a constraint takes part in nothing.
  public var firstAttribute: LayoutAttribute?
  /// How the first side relates to the second.
  public var relation: LayoutRelation = .equal
  /// Nil for a constraint about one item's length alone.
  public var secondItem: ItemReference?
  /// Nil if the file states none or one that is unknown.
  public var secondAttribute: LayoutAttribute?
  /// The factor of the second item's attribute.
  public var multiplier: Multiplier = .one
  /// In points.
  public var constant: Double = 0
  /// 1 to 1000; 1000 is required.
  public var priority: Double = 1000
  /// Interface Builder chose the constant by its standard spacing; `constant` holds the value it chose.
  public var isSymbolic = false
  /// “Remove at build time”: it exists in Interface Builder and not at run time.
  public var isPlaceholder = false
  /// The name that UIKit prints when it breaks the constraint.
  public var identifier: String?
  /// What differs under some traits, in document order.
  public var variations: [ConstraintVariation] = []
  /// A value that could not be read; the constraint is reported and left out of the layout.
  public var isMalformed = false

  /// Whether it has to hold, whatever others ask for.
  public var isRequired: Bool { priority >= 1000 }

  /// Whether it takes part in no layout because of an error, which is reported at the constraint.
  public var isBroken: Bool {
    if isMalformed { return true }
    if case .unresolved = firstItem { return true }
    if case .unresolved? = secondItem { return true }
    return false
  }
}
