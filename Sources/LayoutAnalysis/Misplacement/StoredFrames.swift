// Compares the stored frames with each other: finds views whose stored frame contradicts a required
// constraint, given the stored frames of the other views. Does not depend on text sizes, so that nothing here
// is a guess.

import AutoLayout
import SceneModel
import Simplex

/// The stored frames of one root, compared with its required rows.
struct StoredFrames {
  /// By position in the system's views: whether the stored frames violate a required authored constraint of
  /// the view.
  private(set) var contradictsConstraint: [Bool]
  /// By position: whether the view's stored center is half a point from where a required constraint has it.
  private(set) var isOffCenter: [Bool]
  /// By variable: its value according to the stored frames, in the root's coordinates; NaN if the file has
  /// none.
  let values: [Double]

  init(of solved: SolvedRoot, in document: InterfaceDocument) {
    contradictsConstraint = Array(repeating: false, count: solved.state.system.views.count)
    isOffCenter = contradictsConstraint
    values = Self.values(of: solved, in: document)
    let program = solved.state.solver.program
    var owners = [Int32](repeating: -1, count: program.variableCount)
    for (k, item) in solved.state.system.variables.enumerated() {
      for variable in [item.minX, item.minY, item.width, item.height] {
        owners[Int(variable.index)] = Int32(truncatingIfNeeded: k)
      }
    }
    for (i, source) in solved.state.system.provenance.enumerated() {
      guard case .authored(let index) = source else { continue }
      let row = RowID(index: Int32(truncatingIfNeeded: i))
      guard program.priority(of: row) == .required else { continue }
      let terms = program.terms(of: row)
      var excess = -program.constant(of: row)
      for term in terms { excess += term.coefficient * values[Int(term.variable.index)] }
      let violation: Double
      switch program.relation(of: row) {
      case .equal: violation = excess.magnitude
      case .lessThanOrEqual: violation = excess
      case .greaterThanOrEqual: violation = -excess
      case nil: continue
      }
      // False if an item has no stored frame, because the violation is then NaN.
      let contradicts = violation > AnalysisTolerances.storedContradiction
      let isOff =
        (violation - 0.5).magnitude < AnalysisTolerances.ambiguity
        && Self.isCenter(document.constraints[index.index])
      guard contradicts || isOff else { continue }
      for term in terms {
        let k = Int(owners[Int(term.variable.index)])
        guard k >= 0 else { continue }
        if contradicts { contradictsConstraint[k] = true }
        if isOff { isOffCenter[k] = true }
      }
    }
  }

  private static func isCenter(_ constraint: LayoutConstraint) -> Bool {
    constraint.firstAttribute == .centerX && constraint.secondAttribute == .centerX
  }

  private static func values(of solved: SolvedRoot, in document: InterfaceDocument) -> [Double] {
    var values = [Double](repeating: .nan, count: solved.state.solver.program.variableCount)
    var origins: [ViewIndex: (x: Double, y: Double)] = [:]
    origins.reserveCapacity(solved.state.system.views.count)
    for (k, index) in solved.state.system.views.enumerated() {
      let parent = document[index].parent.flatMap { document[$0].storedRect?.size }
      guard let rect = document[index].storedRect(in: parent) else { continue }
      var (x, y) = (0.0, 0.0)
      if k > 0 {
        guard let origin = document[index].parent.flatMap({ origins[$0] }) else { continue }
        (x, y) = (origin.x + rect.x, origin.y + rect.y)
      }
      origins[index] = (x, y)
      let item = solved.state.system.variables[k]
      let insets = solved.state.system.alignmentInsets[k]
      values[Int(item.minX.index)] = x + insets.left
      values[Int(item.minY.index)] = y + insets.top
      values[Int(item.width.index)] = rect.width - insets.left - insets.right
      values[Int(item.height.index)] = rect.height - insets.top - insets.bottom
    }
    return values
  }
}
