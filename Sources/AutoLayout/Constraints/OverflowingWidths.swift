// Required widths that do not fit between required edges. Interface Builder keeps the width and the leading edge of
// a view that is too wide for its root, and lets it hang over the trailing edge.

import SceneModel

/// The width of the narrowest screen, in points.
private let narrowestScreen = 320.0

extension ConstraintSystemBuilder {
  /// Whether a constraint is the trailing edge of a subview of the root that is too wide for it, by its required
  /// width and edges: 2 of 2 views of one project and one of another. Where the width is too small for the edges,
  /// both outcomes are stored.
  mutating func overflows(_ constraint: LayoutConstraint, ownedBy k: Int) -> Bool {
    guard isRootOrContentView(k), environment.direction == .leftToRight,
      environment.follows(.wideViewsHangOver),
      let (inner, gap) = edge(constraint, ownedBy: k, .trailing, .right), let width = requiredWidth(inner)
    else { return false }
    if leadingGaps?.owner != k { leadingGaps = (k, gaps(ofLeadingEdges: k)) }
    guard let leading = leadingGaps?.gaps[inner] else { return false }
    // What fits the narrowest screen fits all, so that rows need no particular width.
    let needed = leading + width - gap
    guard needed > narrowestScreen || system.parameters.rootWidthValue < narrowestScreen else { return false }
    return needed > fixedRootWidth() + LayoutTolerances.canvasLength
  }

  /// By subview: the distance of its required leading edge from that of the view at `k`, in points.
  private func gaps(ofLeadingEdges k: Int) -> [ViewIndex: Double] {
    var gaps: [ViewIndex: Double] = [:]
    for i in document.views[system.views[k].index].constraints where traits.isActive[i] {
      if let (inner, gap) = edge(constraint(i), ownedBy: k, .leading, .left) { gaps[inner] = gap }
    }
    return gaps
  }

  /// The subview of a required tie to an edge of its superview or of that one's safe area, and its distance from
  /// the edge, in points to the right; nil for other constraints.
  private func edge(
    _ constraint: LayoutConstraint, ownedBy k: Int, _ attribute: LayoutAttribute, _ other: LayoutAttribute
  ) -> (inner: ViewIndex, gap: Double)? {
    guard constraint.firstAttribute == attribute || constraint.firstAttribute == other,
      constraint.secondAttribute == attribute || constraint.secondAttribute == other,
      constraint.isRequired, constraint.relation == .equal, constraint.multiplier == .one,
      let second = constraint.secondItem
    else { return nil }
    let owner = system.views[k]
    let first = constraint.firstItem
    if case .view(let inner) = first, document[inner].parent == owner, isEdge(second, of: owner) {
      return (inner, constraint.constant)
    }
    if case .view(let inner) = second, document[inner].parent == owner, isEdge(first, of: owner) {
      return (inner, -constraint.constant)
    }
    return nil
  }

  private func isEdge(_ item: ItemReference, of owner: ViewIndex) -> Bool {
    switch item {
    case .view(let view): view == owner
    case .guide(let guide):
      document.guides[guide.index].owner == owner && document.guides[guide.index].kind == .safeArea
    case .unresolved: false
    }
  }

  private func requiredWidth(_ view: ViewIndex) -> Double? {
    for i in document.views[view.index].constraints where traits.isActive[i] {
      let constraint = self.constraint(i)
      if constraint.isRequired, constraint.relation == .equal, constraint.firstAttribute == .width,
        constraint.secondItem == nil, constraint.firstItem == .view(view)
      {
        return constraint.constant
      }
    }
    return nil
  }
}
