// A root without the lengths that only the canvas gives. Interface Builder lays plain views in stack views out
// with a length, and calls them ambiguous as if they had none.

import Simplex

/// A solved root without the lengths that plain views have only on the canvas. Its frames and conflicts are those
/// of the root with them.
package final class RootWithoutCanvasLengths {
  package let root: SolvedRoot
  /// The rows that conflicts broke. The solver does not have them, so that it does not look for the conflicts
  /// again.
  private let broken: [RowID]
  private let near: NearBrokenRows?

  package init(_ solved: SolvedRoot) {
    root = SolvedRoot(copying: solved)
    for row in solved.state.system.canvasLengths { root.state.solver.removeRow(row) }
    broken = solved.state.solution.conflicts.compactMap(\.broken)
    near = solved.state.nearBroken == nil ? nil : NearBrokenRows(broken, of: root)
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
  /// Whether lengths that plain views have only on the canvas may decide the layout. Rows that hold with room to
  /// spare do not: without them, the same views are ambiguous.
  package var dependsOnCanvasLengths: Bool {
    let rows = state.system.canvasLengths
    if !state.solution.conflicts.isEmpty { return !rows.isEmpty }
    let program = state.solver.program
    return rows.contains { row in
      let excess = excess(of: row)
      let room = program.relation(of: row) == .lessThanOrEqual ? -excess : excess
      return room < LayoutTolerances.canvasLength
    }
  }
}
