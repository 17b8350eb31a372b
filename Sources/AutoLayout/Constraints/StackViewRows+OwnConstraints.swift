// Required constraints between a stack view and what it arranges, or between neighbours. They contradict the
// stack view's own rows. Interface Builder keeps them unless their distance is the smaller one.

import SceneDiagnostics
import SceneModel
import Simplex

extension ConstraintSystemBuilder {
  /// An edge of a stack view, or a gap between arranged subviews.
  private enum StackDistance {
    /// The distance of an arranged subview from the stack view's edge.
    case edge(position: Int, axis: Axis, isMinimum: Bool, points: Double)
    case gap(points: Double)
  }

  /// Whether a constraint of a stack view is kept in a conflict with the stack view's rows: in a stack that fills,
  /// it states no smaller distance than they do (6 of 6 stacks of 5 projects, one of them with centered subviews;
  /// the smaller ones of 2 projects give way, and so does one in a stack that fills proportionally).
  func outweighsStack(_ constraint: LayoutConstraint) -> Bool {
    guard document.views[constraint.owner.index].kind == .stackView,
      case .stackView(let stack) = document.views[constraint.owner.index].content,
      let distance = stackDistance(constraint, stack)
    else { return false }
    switch distance {
    case .edge(_, _, _, let points): return points >= 0
    case .gap(let points): return points > stack.unadjustedSpacing
    }
  }

  /// The edges across the axis that an arranged subview is aligned with: those of the first one, where a larger
  /// distance ties that to the stack view's edge; otherwise the stack view's.
  func edgesAcross(_ stack: Stack, _ area: Span, _ cross: Axis) -> Span {
    var edges = area
    guard let first = stack.visible.first else { return edges }
    for i in document.views[stack.index.index].constraints where traits.isActive[i] {
      let constraint = self.constraint(i)
      guard
        case .edge(first, cross, let isMinimum, let points)? = stackDistance(constraint, stack.settings),
        points > 0
      else { continue }
      let span = Span(rect(first), cross)
      if isMinimum { edges.minimum = span.minimum } else { edges.maximum = span.maximum }
    }
    return edges
  }

  /// The distance that a required constraint states; nil for other constraints, for stacks with other distributions
  /// or with margins, and from right to left, as no canvas runs.
  private func stackDistance(_ constraint: LayoutConstraint, _ stack: StackView) -> StackDistance? {
    guard stack.distribution == .fill, constraint.isRequired, constraint.relation == .equal,
      constraint.multiplier == .one, environment.direction == .leftToRight,
      !(stack.isLayoutMarginsRelative ?? (document[constraint.owner].layoutMargins != nil)),
      environment.follows(.largerDistancesInStacks),
      case .view(let first) = constraint.firstItem, case .view(let second)? = constraint.secondItem,
      let a = constraint.firstAttribute, let b = constraint.secondAttribute,
      let k = position(of: constraint.owner)
    else { return nil }
    let owner = constraint.owner
    if first == owner || second == owner {
      let inner = first == owner ? second : first
      guard a == b, isArranged(inner, in: k), let position = position(of: inner) else { return nil }
      let inward = first == owner ? -constraint.constant : constraint.constant
      switch a {
      case .leading, .left, .top:
        return .edge(position: position, axis: a.axis, isMinimum: true, points: inward)
      case .trailing, .right, .bottom:
        return .edge(position: position, axis: a.axis, isMinimum: false, points: -inward)
      default: return nil
      }
    }
    guard a.axis == stack.layoutAxis, isArranged(first, in: k), isArranged(second, in: k) else { return nil }
    switch (a, b) {
    case (.top, .bottom), (.leading, .trailing), (.left, .right): return .gap(points: constraint.constant)
    case (.bottom, .top), (.trailing, .leading), (.right, .left): return .gap(points: -constraint.constant)
    default: return nil
    }
  }

  private func isArranged(_ view: ViewIndex, in k: Int) -> Bool {
    position(of: view).map { isArranged($0, in: k) } ?? false
  }
}
