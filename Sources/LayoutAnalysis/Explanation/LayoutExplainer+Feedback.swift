// Finds what margins, safe areas and contents do to an explanation: they follow frames, so that a constraint of
// the sum may move nothing, and one that gives way may move the item. Lays out the root anew for each.

import AutoLayout
import SceneModel
import Simplex

extension LayoutExplainer {
  /// A number's terms with those that something makes up for, and the constraints that give way but move it.
  func feedback(
    on subject: LayoutExplanation.Subject, _ terms: [LayoutExplanation.Term], _ root: ExplainedRoot
  ) -> (terms: [LayoutExplanation.Term], throughInsets: [ConstraintIndex]) {
    let marked = terms.map { term in
      guard case .authored(let index) = term.source, !term.isBound, !moves(subject, index, root) else {
        return term
      }
      return LayoutExplanation.Term(
        source: term.source, multiplier: term.multiplier, points: term.points, isBound: false, isOffset: true,
        parts: term.parts)
    }
    return (marked, root.violated.filter { moves(subject, $0, root) })
  }

  /// Whether a change of a constraint's constant in either direction moves a number.
  private func moves(
    _ subject: LayoutExplanation.Subject, _ constraint: ConstraintIndex, _ root: ExplainedRoot
  ) -> Bool {
    guard let before = quantity(subject, in: root.solved).map(root.solved.value(of:)) else { return false }
    return root.changed(constraint).contains { changed in
      guard let after = quantity(subject, in: changed).map(changed.value(of:)) else { return false }
      return (after - before).magnitude > AnalysisTolerances.tight
    }
  }
}
