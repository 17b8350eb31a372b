// A `<constraint>` element: first.attribute relation multiplier · second.attribute + constant, at a priority.

import SceneXML

/// How a constraint relates its two sides.
public enum LayoutRelation: UInt8, Sendable, Hashable {
  case equal
  case lessThanOrEqual
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

/// A multiplier kept as the quotient that the file states: `2:3`, `1/3`, `0.5`. Both parts are exact for what the
/// format writes, so that `1/3` never becomes a rounded decimal.
public struct Multiplier: Sendable, Hashable {
  public var numerator: Double
  public var denominator: Double

  public init(_ numerator: Double, over denominator: Double = 1) {
    self.numerator = numerator
    self.denominator = denominator
  }

  public static let one = Multiplier(1)
  public var value: Double { numerator / denominator }
}

/// What a constraint relates.
public enum ItemReference: Sendable, Hashable {
  case view(ViewIndex)
  case guide(GuideIndex)
  /// An id that names no view and no guide of the document.
  case unresolved(String)
}

/// Values of a constraint that hold only under some traits; nil where the base value stays.
public struct ConstraintVariation: Sendable {
  public var element: XMLDocument.ElementID
  public var condition: TraitCondition
  public var constant: Double?
  public var multiplier: Multiplier?
  public var priority: Double?
}

/// One authored constraint.
public struct LayoutConstraint: Sendable {
  public let element: XMLDocument.ElementID
  public let id: String
  /// The view whose `<constraints>` element holds it.
  public let owner: ViewIndex
  /// The owner where the file omits it.
  public var firstItem: ItemReference
  /// Nil when the file states none or one that is unknown; such a constraint takes part in nothing.
  public var firstAttribute: LayoutAttribute?
  public var relation: LayoutRelation = .equal
  public var secondItem: ItemReference?
  public var secondAttribute: LayoutAttribute?
  public var multiplier: Multiplier = .one
  /// In points.
  public var constant: Double = 0
  /// 1 to 1000; 1000 is required.
  public var priority: Double = 1000
  /// Interface Builder chose the constant by its standard spacing; `constant` holds the value it chose.
  public var isSymbolic = false
  /// “Remove at build time”: it exists in Interface Builder and not at run time.
  public var isPlaceholder = false
  public var identifier: String?
  public var variations: [ConstraintVariation] = []
  /// A value that could not be read; the constraint is reported and left out of the layout.
  public var isMalformed = false

  public var isRequired: Bool { priority >= 1000 }

  /// Whether it takes part in no layout because of an error, which is reported at the constraint.
  public var isBroken: Bool {
    if isMalformed { return true }
    if case .unresolved = firstItem { return true }
    if case .unresolved? = secondItem { return true }
    return false
  }
}
