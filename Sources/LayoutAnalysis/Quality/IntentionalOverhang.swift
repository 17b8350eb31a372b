// Views that a constraint to the superview intentionally places outside of it, such as views that slide in
// later, and decoration. They are not reported.

import AutoLayout
import SceneDiagnostics
import SceneModel

/// An end of a view along an axis.
private enum End {
  case minimum
  case maximum
}

extension QualityCheck {
  /// Whether a constraint between the view and its superview places it beyond an edge on purpose: “leading =
  /// superview.leading − 15”, “top = superview.bottom”.
  ///
  /// - Parameter isBefore: beyond the left or top edge rather than the right or bottom edge.
  mutating func isIntentionalOverhang(_ k: Int, _ axis: Axis, isBefore: Bool) -> Bool {
    let index = solved.state.system.views[k]
    guard let parent = context.document[index].parent else { return false }
    for i in outerConstraints(of: index) where context.traits.isActive[i] {
      let constraint = context.document.constraints[i]
      guard constraint.relation == .equal,
        constraint.multiplier.numerator == constraint.multiplier.denominator,
        let other = constraint.secondItem, let first = constraint.firstAttribute,
        let second = constraint.secondAttribute, first.axis == axis, second.axis == axis
      else { continue }
      // Normalized to “view = superview + points”.
      let (own, outer, points): (LayoutAttribute, LayoutAttribute, Double)
      if constraint.firstItem == .view(index), isArea(other, of: parent) {
        (own, outer, points) = (first, second, constraint.constant)
      } else if other == .view(index), isArea(constraint.firstItem, of: parent) {
        (own, outer, points) = (second, first, -constraint.constant)
      } else {
        continue
      }
      guard let inner = end(of: own), let end = end(of: outer) else { continue }
      switch (inner, end) {
      case (.minimum, .minimum) where isBefore && outward(points, own) < 0: return true
      case (.maximum, .maximum) where !isBefore && outward(points, own) > 0: return true
      case (.maximum, .minimum) where isBefore && outward(points, own) <= 0: return true
      case (.minimum, .maximum) where !isBefore && outward(points, own) >= 0: return true
      default: continue
      }
    }
    return false
  }

  /// The superview's constraints about a view, in document order. Those of all siblings are collected at
  /// once.
  mutating func outerConstraints(of view: ViewIndex) -> [Int] {
    guard let parent = context.document[view].parent else { return [] }
    if let known = constraintsOfSubviews[parent] { return known[view] ?? [] }
    var found: [ViewIndex: [Int]] = [:]
    for i in context.document[parent].constraints {
      for view in context.document.constraints[i].views { found[view, default: []].append(i) }
    }
    constraintsOfSubviews[parent] = found
    return found[view] ?? []
  }

  /// Whether the item is the view or a guide in it.
  private func isArea(_ item: ItemReference, of view: ViewIndex) -> Bool {
    switch item {
    case .view(let index): index == view
    case .guide(let guide): context.document[guide].owner == view
    case .unresolved: false
    }
  }

  private func end(of attribute: LayoutAttribute) -> End? {
    switch attribute {
    case .left, .leftMargin, .top, .topMargin: .minimum
    case .right, .rightMargin, .bottom, .bottomMargin: .maximum
    case .leading, .leadingMargin: isRightToLeft ? .maximum : .minimum
    case .trailing, .trailingMargin: isRightToLeft ? .minimum : .maximum
    default: nil
    }
  }

  /// The points towards the right or the bottom.
  private func outward(_ points: Double, _ attribute: LayoutAttribute) -> Double {
    attribute.isDirectional && isRightToLeft ? -points : points
  }

  private var isRightToLeft: Bool { context.environment.direction == .rightToLeft }
}
