// A root without the lengths that only the canvas gives. Interface Builder lays plain views in stack views out
// with a length, and calls them ambiguous as if they had none.

import Simplex

extension SolvedRoot {
  /// A solved copy without the lengths of plain views on the canvas; nil if there are none, or if the rows
  /// cannot be solved without them. Its frames are those of the canvas.
  package func withoutCanvasLengths() -> SolvedRoot? {
    var rows: [RowID] = []
    for (number, source) in state.system.provenance.enumerated() {
      guard case .stackView(_, .canvasLength) = source else { continue }
      rows.append(RowID(index: Int32(truncatingIfNeeded: number)))
    }
    if rows.isEmpty { return nil }
    let copy = SolvedRoot(copying: self)
    for row in rows { copy.state.solver.removeRow(row) }
    let solution = copy.state.solver.solve()
    guard solution.status == .optimal || solution.status == .infeasible else { return nil }
    copy.state.solution = solution
    let broken = solution.conflicts.compactMap(\.broken)
    copy.state.nearBroken = nil
    if state.nearBroken != nil {
      let near = NearBrokenRows(broken, of: copy)
      if near.values(for: copy) != nil { copy.state.nearBroken = near }
    }
    return copy
  }
}
