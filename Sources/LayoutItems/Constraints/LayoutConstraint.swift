// Constraints from code: first.attribute relation multiplier · second.attribute + constant, at a priority.

import SceneModel

/// A relation between two items, or about the length of one.
public final class LayoutConstraint {
  /// What of an item is related.
  public enum Attribute: String, Sendable, Hashable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
      firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    /// Of the second item of a constraint that has none.
    case notAnAttribute

    /// Nil for `notAnAttribute`.
    var sceneAttribute: LayoutAttribute? {
      self == .lastBaseline ? .lastBaseline : LayoutAttribute(spelling: rawValue)
    }
  }

  /// How the first side relates to the second.
  public typealias Relation = LayoutRelation

  /// Why a constraint cannot be active. UIKit raises an exception instead.
  public enum Refusal: Error, Sendable, Hashable, CustomStringConvertible {
    /// The items are not in one tree of views, or one of them is gone.
    case noCommonAncestor
    /// The attributes measure different things: an edge and a length, or the two axes.
    case incompatibleAttributes
    /// An edge or a center is compared with a number, or an item has no attribute.
    case incomplete
    /// The multiplier is 0, or a number is none.
    case notANumber

    /// What is wrong, in lower case and without a full stop.
    public var description: String {
      switch self {
      case .noCommonAncestor: "the items have no common ancestor"
      case .incompatibleAttributes: "the attributes cannot be related"
      case .incomplete: "a position needs a second item"
      case .notANumber: "a number is missing or is 0"
      }
    }
  }

  /// The item on the left side; nil once it is gone.
  public private(set) weak var firstItem: LayoutItem?
  /// What of it.
  public let firstAttribute: Attribute
  /// How the sides relate.
  public let relation: Relation
  /// The item on the right side, if there is one and it is not gone.
  public private(set) weak var secondItem: LayoutItem?
  /// What of it.
  public let secondAttribute: Attribute
  /// What the second attribute is multiplied by.
  public let multiplier: Double
  /// A name for people.
  public var identifier: String?
  /// Why the constraint was not activated the last time that it was to be.
  public private(set) var refusal: Refusal?
  /// The view that holds the active constraint.
  weak var holder: View?
  /// Whether it was made with a second item.
  let hasSecondItem: Bool
  /// The row of the engine that laid it out last; −1 before that.
  var row = -1
  weak var rowEngine: LayoutEngine?

  /// A constraint in the form of `NSLayoutConstraint`'s initializer; not active. Anchors are shorter, and do not compile
  /// where attributes do not fit.
  ///
  /// - Parameters:
  ///   - item: What the constraint is about.
  ///   - toItem: Nil for a length that is compared with `constant`; `attribute` is then `.notAnAttribute`.
  ///   - constant: In points.
  public init(
    item: LayoutItem, attribute firstAttribute: Attribute, relatedBy relation: Relation = .equal,
    toItem: LayoutItem? = nil, attribute secondAttribute: Attribute = .notAnAttribute, multiplier: Double = 1,
    constant: Double = 0
  ) {
    firstItem = item
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = toItem
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    hasSecondItem = toItem != nil
  }

  /// In points. Changing it is cheap: the next layout goes on from the last solution.
  public var constant: Double {
    didSet { if row >= 0, constant != oldValue { rowEngine?.constantChanged(self) } }
  }

  /// Required at first.
  public var priority = LayoutPriority.required {
    didSet { if priority != oldValue { holder?.setNeedsRebuild() } }
  }

  /// Sets the priority and returns the constraint, for lists of constraints.
  public func with(priority: LayoutPriority, identifier: String? = nil) -> LayoutConstraint {
    self.priority = priority
    if let identifier { self.identifier = identifier }
    return self
  }

  /// Whether the constraint takes part in layouts. One that cannot be active stays inactive, and ``refusal`` says why.
  public var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    if holder != nil { return }
    refusal = problem()
    guard refusal == nil else { return }
    guard let holder = commonAncestor() else {
      refusal = .noCommonAncestor
      return
    }
    self.holder = holder
    holder.constraints.append(self)
    holder.setNeedsRebuild()
  }

  private func deactivate() {
    guard let holder else { return }
    holder.setNeedsRebuild()
    if let index = holder.constraints.lastIndex(where: { $0 === self }) {
      holder.constraints.remove(at: index)
    }
    self.holder = nil
    (row, rowEngine) = (-1, nil)
  }

  private func problem() -> Refusal? {
    guard multiplier.isFinite, constant.isFinite, multiplier != 0 else { return .notANumber }
    guard let first = firstAttribute.sceneAttribute else { return .incomplete }
    guard hasSecondItem else {
      return secondAttribute == .notAnAttribute && first.measure == .dimension ? nil : .incomplete
    }
    guard let second = secondAttribute.sceneAttribute else { return .incomplete }
    return first.measure == second.measure ? nil : .incompatibleAttributes
  }

  /// The items that there still are.
  var items: [LayoutItem] { [firstItem, secondItem].compactMap { $0 } }

  private func commonAncestor() -> View? {
    guard let first = firstItem?.owner else { return nil }
    guard hasSecondItem else { return first }
    guard let second = secondItem?.owner else { return nil }
    var ancestor: View? = first
    while let view = ancestor, !second.isDescendant(of: view) { ancestor = view.superview }
    return ancestor
  }
}

extension LayoutConstraint: CustomStringConvertible {
  /// As an equation: `Title.leading = View.leading + 16 @750`.
  public var description: String {
    var text = (firstItem?.label ?? "?") + ".\(firstAttribute.rawValue) \(relation.symbol) "
    if hasSecondItem {
      if multiplier != 1 { text += "\(numberText(multiplier)) × " }
      text += (secondItem?.label ?? "?") + ".\(secondAttribute.rawValue)"
      if constant != 0 { text += constant < 0 ? " − \(numberText(-constant))" : " + \(numberText(constant))" }
    } else {
      text += numberText(constant)
    }
    if priority < .required { text += " @\(numberText(priority.rawValue))" }
    if let identifier { text += " “\(identifier)”" }
    return text
  }
}
