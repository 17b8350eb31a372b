// The ranges of an ambiguous view as values, in the coordinates of frames. The solver's ranges are those of
// alignment rects, which messages name.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

extension AmbiguitySearch {
  /// The ranges of what is open, or follows the superview, along an axis of the view at position `k`.
  func rangeFacts(_ k: Int, _ axis: AxisOpenness) -> [Diagnostic.Facts.Range] {
    guard k > 0, let parent = context.document[views[k]].parent.flatMap({ positions[$0] }) else { return [] }
    let (minimum, length) = variables[k].span(axis.axis)
    let outerMinimum = variables[parent].span(axis.axis).0
    let (insets, outer) = (
      solved.state.system.alignmentInsets[k], solved.state.system.alignmentInsets[parent]
    )
    let (frame, container) = (solved.frame(k), solved.frame(parent))
    let isHorizontal = axis.axis == .horizontal
    let object = context.document[views[k]].id
    var facts: [Diagnostic.Facts.Range] = []
    if let range = range(axis.position, [LinearTerm(minimum, 1), LinearTerm(outerMinimum, -1)]) {
      let shift = isHorizontal ? outer.left - insets.left : outer.top - insets.top
      let solved = isHorizontal ? frame.x - container.x : frame.y - container.y
      facts.append(.init(object, axis.axis, isSize: false, range, shift: shift, solved: solved))
    }
    if let range = range(axis.size, [LinearTerm(length, 1)]) {
      let shift = isHorizontal ? insets.left + insets.right : insets.top + insets.bottom
      let solved = isHorizontal ? frame.width : frame.height
      facts.append(.init(object, axis.axis, isSize: true, range, shift: shift, solved: solved))
    }
    return facts
  }

  /// The range of a value that is not settled. It is known unless other environments have proofs.
  private func range(_ openness: Openness, _ terms: [LinearTerm]) -> ValueRange? {
    switch openness {
    case .settled: nil
    case .open(let range), .follows(let range): range ?? solved.range(of: terms)
    }
  }
}

extension Diagnostic.Facts.Range {
  /// A range of the solver as one of frames.
  init(
    _ object: String, _ axis: Axis, isSize: Bool, _ range: ValueRange, shift: Double, solved: Double
  ) {
    self.init(
      object: object, axis: axis, isSize: isSize, lower: thousandths(range.minimum + shift),
      upper: thousandths(range.maximum + shift), solved: thousandths(solved))
  }
}
