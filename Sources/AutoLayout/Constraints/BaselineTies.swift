// Views that constraints tie to one other view by both of their baselines. Their own height counts then, as
// ConstraintSystemBuilder+Placement adds it.

import SceneModel

/// A view with a baseline at the last one of another view.
private struct BaselineTie: Hashable {
  let view: ViewIndex
  let other: ViewIndex
}

extension ConstraintSystemBuilder {
  /// The views whose first and last baselines are both at the last baseline of one other view. That ties a button
  /// only to itself where the baseline follows the center, but Interface Builder measures both from its edges, so that
  /// it keeps its height (3 buttons of 3 projects) unless other constraints require one (15 of 4 projects).
  func viewsTiedByBothBaselines(_ constraints: Range<Int>) -> Set<ViewIndex> {
    let first = baselineTies(.firstBaseline, constraints)
    guard !first.isEmpty else { return [] }
    return Set(first.intersection(baselineTies(.lastBaseline, constraints)).map(\.view))
  }

  /// The required ties of an attribute of a view to the last baseline of another.
  private func baselineTies(_ attribute: LayoutAttribute, _ constraints: Range<Int>) -> Set<BaselineTie> {
    var ties: Set<BaselineTie> = []
    for i in constraints where traits.isActive[i] {
      let constraint = self.constraint(i)
      guard constraint.firstAttribute == .lastBaseline || constraint.secondAttribute == .lastBaseline,
        constraint.firstAttribute == attribute || constraint.secondAttribute == attribute,
        constraint.isRequired, constraint.relation == .equal, constraint.constant == 0,
        constraint.multiplier.value == 1, case .view(let first) = constraint.firstItem,
        case .view(let second)? = constraint.secondItem
      else { continue }
      if constraint.firstAttribute == attribute { ties.insert(BaselineTie(view: first, other: second)) }
      if constraint.secondAttribute == attribute { ties.insert(BaselineTie(view: second, other: first)) }
    }
    return ties
  }
}
