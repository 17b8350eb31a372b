// Constraints from code: first.attribute relation multiplier · second.attribute + constant, with a priority.

import SceneModel

/// A relation between two items, or between the length of one item and a constant.
public final class LayoutConstraint {
  /// The attributes of items.
  public enum Attribute: String, Sendable, Hashable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
      firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    /// The second attribute of a constraint without a second item.
    case notAnAttribute

    /// Nil for `notAnAttribute`.
    var sceneAttribute: LayoutAttribute? {
      self == .lastBaseline ? .lastBaseline : LayoutAttribute(spelling: rawValue)
    }
  }

  /// The relation between the two sides.
  public typealias Relation = LayoutRelation

  /// The reason why a constraint cannot be active. UIKit throws an exception instead.
  public enum Refusal: Error, Sendable, Hashable, CustomStringConvertible {
    /// The items are in different trees of views, or one of them has been deallocated.
    case noCommonAncestor
    /// The attributes have different measures: a position and a length, or different axes.
    case incompatibleAttributes
    /// A position is compared with a constant, or an item has no attribute.
    case incomplete
    /// The multiplier is 0, or a number is not finite.
    case notANumber

    /// The message, in lower case and without a full stop.
    public var description: String {
      switch self {
      case .noCommonAncestor: "the items have no common ancestor"
      case .incompatibleAttributes: "the attributes cannot be related"
      case .incomplete: "a position needs a second item"
      case .notANumber: "a number is missing or is 0"
      }
    }
  }

  /// The first item; nil after it has been deallocated.
  public private(set) weak var firstItem: LayoutItem?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The relation between the two sides.
  public let relation: Relation
  /// The second item; nil if there is none or it has been deallocated.
  public private(set) weak var secondItem: LayoutItem?
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The factor on the second attribute.
  public let multiplier: Double
  /// A name for messages.
  public var identifier: String?
  /// The reason why the last activation failed; nil if it succeeded.
  public private(set) var refusal: Refusal?
  /// The view that owns the active constraint.
  weak var holder: View?
  /// Whether the constraint was created with a second item.
  let hasSecondItem: Bool
  /// The row in the engine that last laid it out; −1 before that.
  var row = -1
  weak var rowEngine: LayoutEngine?

  /// An inactive constraint, with the parameters of `NSLayoutConstraint`'s initializer. Anchors are shorter,
  /// and reject incompatible attributes at compile time.
  ///
  /// - Parameters:
  ///   - item: the first item.
  ///   - firstAttribute: the attribute of the first item.
  ///   - relation: the relation between the two sides.
  ///   - toItem: the second item; nil for a length that is compared with `constant`. Then `secondAttribute` is
  ///     `.notAnAttribute`.
  ///   - secondAttribute: the attribute of the second item.
  ///   - multiplier: the factor on the second attribute; not 0. For positions, it applies in the coordinates of
  ///     the items' nearest common ancestor.
  ///   - constant: in points.
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

  /// In points. Changing it is cheap, because the next layout starts from the last solution.
  public var constant: Double {
    didSet { if row >= 0, constant != oldValue { rowEngine?.constantChanged(self) } }
  }

  /// The priority; required by default.
  public var priority = LayoutPriority.required {
    didSet { if priority != oldValue { holder?.setNeedsRebuild() } }
  }

  /// Sets the priority and returns the constraint, for use in lists.
  public func with(priority: LayoutPriority, identifier: String? = nil) -> LayoutConstraint {
    self.priority = priority
    if let identifier { self.identifier = identifier }
    return self
  }

  /// Whether the constraint is part of the layout. If it cannot be active, it stays inactive, and ``refusal``
  /// is the reason.
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

  /// The items that have not been deallocated.
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
  /// The equation: `Title.leading = View.leading + 16 @750`.
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
