// Solves the rows of a root for given numbers.

import SceneModel
import Simplex

extension SolvedRoot.State {
  /// Sets other parameters, and prepares the solver for a solve with the bits of a new one.
  mutating func restart(with parameters: LayoutParameters) {
    // First, so that the solver does not note what changes in its last solution.
    solver.restart()
    system.parameters.take(valuesOf: parameters)
    system.setConstants(in: &solver)
  }

  /// Takes parameters that are equal in all rows, so that the solution holds for them.
  mutating func remainSolved(for parameters: LayoutParameters) {
    solver.forgetQueries()
    system.parameters.take(valuesOf: parameters)
  }

  /// Solves the rows.
  ///
  /// - Returns: the rows that conflicts broke, if values near them mean something: not if the remaining rows
  ///   still contradict each other.
  mutating func solve() -> [RowID] {
    take(solver.solve())
    guard !solution.conflicts.isEmpty, solution.status == .infeasible, solution.hasAllConflicts else {
      return []
    }
    return rowsGivingWay
  }

  /// The rows that give way to all conflicts.
  var rowsGivingWay: [RowID] { rowsGivingWay(to: solution.conflicts) }

  /// The rows that give way to conflicts, each once: the broken ones, and of a conflict whose broken row is a required
  /// content size, all such rows. What lower priorities want decides which of them does (7 views of 2 projects: of
  /// two texts with a hugging priority of 1000, the one that has an optional height keeps it).
  func rowsGivingWay(to conflicts: [Conflict]) -> [RowID] {
    let (program, contentSize) = (solver.program, BreakingRank.contentSize)
    var (rows, known): ([RowID], Set<RowID>) = ([], [])
    for conflict in conflicts {
      guard let broken = conflict.broken else { continue }
      let isContent = program.rank(of: broken) == contentSize
      for row in conflict.rows where row == broken || (isContent && program.rank(of: row) == contentSize) {
        if known.insert(row).inserted { rows.append(row) }
      }
    }
    return rows
  }

  /// Takes a solution, which may be that of other numbers.
  mutating func take(_ solution: Solution) {
    self.solution = solution
    values = solution.values
    (nearBroken, withoutBottoms) = (nil, nil)
    findRects()
  }

  mutating func findRects() {
    rects.removeAll(keepingCapacity: true)
    rects.reserveCapacity(system.variables.count)
    for item in system.variables {
      rects.append(
        Rect(
          x: values[Int(item.minX.index)], y: values[Int(item.minY.index)],
          width: values[Int(item.width.index)], height: values[Int(item.height.index)]))
    }
  }
}
