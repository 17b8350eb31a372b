// Where the two ends of a constraint are in a panel.

import AutoLayout
import SceneModel

/// The ends of a constraint between positions, along one axis.
struct ConstraintEnds {
  /// Whether the axis is the vertical one.
  var isVertical: Bool
  /// The coordinates of the first and the second anchor.
  var first: Double
  var second: Double
  /// The coordinate across the axis at which the line is drawn.
  var across: Double
  /// Whether the second anchor is a margin of its item.
  var isAtMargin = false
  /// The area of the second item.
  var owner: Rect?
}

extension Painter {
  /// The constraints that take part in this environment, with its variations.
  var activeConstraints: [LayoutConstraint] {
    document.constraints.indices.compactMap { i in
      guard traits.isActive[i], !document.constraints[i].isBroken else { return nil }
      return traits.overriddenConstraints[ConstraintIndex(i)] ?? document.constraints[i]
    }
  }

  /// The ends of a constraint between two positions; nil for other constraints and for items that are not
  /// drawn.
  func ends(of constraint: LayoutConstraint) -> ConstraintEnds? {
    guard let attribute = constraint.firstAttribute, let other = constraint.secondAttribute,
      let item = constraint.secondItem, attribute.measure != .dimension, attribute.measure == other.measure,
      let a = place(of: constraint.firstItem), let b = place(of: item)
    else { return nil }
    let isVertical = attribute.measure == .verticalPosition
    var (first, second) = (
      anchor(attribute, of: a, constraint.firstItem), anchor(other, of: b, item)
    )
    // A margin is where the constraint puts it.
    let value = constraint.multiplier == .one ? constraint.constant * sign(attribute) : 0
    if other.isMargin { second = first - value } else if attribute.isMargin { first = second + value }
    let span =
      isVertical
      ? (max(a.minX, b.minX), min(a.maxX, b.maxX)) : (max(a.minY, b.minY), min(a.maxY, b.maxY))
    let smaller = a.width * a.height <= b.width * b.height ? a : b
    var across = (span.0 + span.1) / 2
    if span.1 <= span.0 { across = isVertical ? smaller.midX : smaller.midY }
    return ConstraintEnds(
      isVertical: isVertical, first: first, second: second, across: across, isAtMargin: other.isMargin,
      owner: b)
  }

  /// Constants count from leading to trailing, so that they are negative from right to left.
  private func sign(_ attribute: LayoutAttribute) -> Double {
    switch attribute {
    case .leading, .trailing, .leadingMargin, .trailingMargin:
      environment.direction == .rightToLeft ? -1 : 1
    default: 1
    }
  }

  private func anchor(_ attribute: LayoutAttribute, of r: Rect, _ item: ItemReference) -> Double {
    let isMirrored = environment.direction == .rightToLeft
    var baselines: (first: Double, last: Double)?
    if case .view(let index) = item { baselines = places.baselinesOfViews[index] }
    switch attribute {
    case .left, .leftMargin: return r.minX
    case .right, .rightMargin: return r.maxX
    case .leading, .leadingMargin: return isMirrored ? r.maxX : r.minX
    case .trailing, .trailingMargin: return isMirrored ? r.minX : r.maxX
    case .top, .topMargin: return r.minY
    case .bottom, .bottomMargin: return r.maxY
    case .firstBaseline: return baselines?.first ?? r.minY
    case .lastBaseline: return baselines?.last ?? r.maxY
    case .centerX, .centerXWithinMargins: return r.midX
    case .centerY, .centerYWithinMargins: return r.midY
    case .width: return r.width
    case .height: return r.height
    }
  }
}

extension LayoutAttribute {
  /// Whether it is an edge or the center of the layout margins.
  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
