// A root in other sizes than that of the environment: a row that its content makes higher, a view that its loader makes wider, a
// screen that was not looked at. What never holds has to hold in none of them either.

import AutoLayout
import SceneModel
import Simplex

/// The root in other sizes than its own, for what a row, a loaded view or another screen makes of it.
struct OtherSizes {
  private let solved: SolvedRoot
  /// By size, solved; empty before anybody asks.
  private var solvers: [(solver: Solver, solution: Solution)] = []

  /// Whether the root may be as high as its content asks for.
  private let isRow: Bool

  init(of solved: SolvedRoot, isRow: Bool) {
    self.solved = solved
    self.isRow = isRow
  }

  /// Whether the row holds in one of the sizes.
  mutating func holds(_ row: Int) -> Bool {
    prepare()
    return solvers.contains { _, solution in
      row < solution.deviations.count && solution.deviations[row] <= AnalysisTolerances.misplacement
    }
  }

  /// Whether no view would stand elsewhere without the row, in the root's own size and in the others: what is never reached may
  /// yet pull a view as far as others let it.
  mutating func changesNothing(without row: RowID) -> Bool {
    prepare()
    return Self.changesNothing(without: row, in: solved.solver, solved.solution)
      && solvers.allSatisfy { Self.changesNothing(without: row, in: $0.solver, $0.solution) }
  }

  private static func changesNothing(without row: RowID, in solver: Solver, _ solution: Solution) -> Bool {
    var (before, after) = (solver, solver)
    after.removeRow(row)
    let values = after.solve().values
    // What is open without the row, the row has settled; what is open with it, it takes part in a tie.
    guard before.openVariables() == after.openVariables() else { return false }
    return zip(solution.values, values).allSatisfy {
      ($0 - $1).magnitude <= AnalysisTolerances.ambiguity
    }
  }

  /// UIKit's fitting-size priority.
  private static let fitting = RowPriority.optional(50)

  private mutating func prepare() {
    guard solvers.isEmpty else { return }
    solvers = [variant { $0.setConstant($1, $2 + AnalysisTolerances.farLarger) }]
    for factor in AnalysisTolerances.smallerRoots {
      solvers.append(variant { $0.setConstant($1, $2 * factor) })
    }
    guard isRow else { return }
    solvers.append(
      variant { solver, row, points in
        let terms = solver.program.terms(of: row)
        solver.removeRow(row)
        solver.addRow(terms, .equal, points, priority: Self.fitting)
      })
  }

  /// The root with another width and height; or as large as its content asks for, as rows are.
  private func variant(_ change: (inout Solver, RowID, Double) -> Void) -> (Solver, Solution) {
    var solver = solved.solver
    for (row, source) in solved.system.provenance.enumerated() {
      guard case .rootFrame = source else { continue }
      let id = RowID(index: Int32(truncatingIfNeeded: row))
      let points = solver.program.constant(of: id)
      if points > 0 { change(&solver, id, points) }
    }
    let solution = solver.solve()
    return (solver, solution)
  }
}
