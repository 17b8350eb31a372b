// A root without the choices that only the canvas makes. Interface Builder lays plain views in stack views out
// with a length, and calls them ambiguous as if they had none; and one of several arranged subviews with equal
// priorities gives way.

import Simplex

/// A solved root without the rows of these choices. Its frames and conflicts are those of the root with them.
package final class RootWithoutCanvasChoices {
  package let root: SolvedRoot
  /// The rows that conflicts broke. The solver does not have them, so that it does not look for the conflicts
  /// again.
  private let broken: [RowID]
  private let near: NearBrokenRows?

  package init(_ solved: SolvedRoot) {
    root = SolvedRoot(copying: solved)
    for row in solved.state.system.canvasChoices { root.state.solver.removeRow(row) }
    broken = solved.state.solution.conflicts.compactMap(\.broken)
    near = solved.state.nearBroken == nil ? nil : NearBrokenRows(solved.state.rowsGivingWay, of: root)
    for row in broken { root.state.solver.removeRow(row) }
  }

  /// Solves the root for the numbers of `solved`, which has the same rows. False if the rows cannot be solved, or
  /// if conflicts broke others.
  package func solve(as solved: SolvedRoot) -> Bool {
    guard solved.state.solution.conflicts.compactMap(\.broken) == broken else { return false }
    root.state.restart(with: solved.state.system.parameters)
    guard root.state.solver.solve().status == .optimal else { return false }
    root.state.solution = solved.state.solution
    (root.state.contents, root.state.values, root.state.rects) =
      (solved.state.contents, solved.state.values, solved.state.rects)
    root.state.nearBroken = near.flatMap { $0.values(for: solved) == nil ? nil : $0 }
    return true
  }
}

extension SolvedRoot {
  /// Whether the choices of the canvas may decide the layout. Lengths with room to spare do not, nor preferences
  /// that hold: without them, the same views are ambiguous.
  package var dependsOnCanvasChoices: Bool {
    let program = state.solver.program
    let hasConflicts = !state.solution.conflicts.isEmpty
    return state.system.canvasChoices.contains { row in
      let excess = excess(of: row)
      let room =
        switch program.relation(of: row) {
        case .lessThanOrEqual: -excess
        case .greaterThanOrEqual: excess
        default: -excess.magnitude
        }
      if case .stackView(_, .equalPriorities) = state.system.provenance[Int(row.index)] {
        return room <= -LayoutTolerances.canvasLength
      }
      return hasConflicts || room < LayoutTolerances.canvasLength
    }
  }
}
