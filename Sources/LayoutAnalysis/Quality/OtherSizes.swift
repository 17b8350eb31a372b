// A root in sizes other than the environment's: a row that its content makes taller, a view that its loader
// makes wider, another screen. A constraint is dead only if it does not hold in any of them.

import AutoLayout
import SceneModel
import Simplex

/// The root in other sizes, as a row, a loaded view or on another screen.
struct OtherSizes {
  private let solved: SolvedRoot
  /// By size, solved; empty until requested.
  private var solvers: [(solver: Solver, solution: Solution)] = []

  /// Whether the root may have the height of its content.
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

  /// Whether no frame would change without the row, in the root's own size and in the others: a row that
  /// never holds may still pull a view as far as others permit.
  mutating func changesNothing(without row: RowID) -> Bool {
    prepare()
    return Self.changesNothing(without: row, in: solved.state.solver, solved.state.solution)
      && solvers.allSatisfy { Self.changesNothing(without: row, in: $0.solver, $0.solution) }
  }

  private static func changesNothing(without row: RowID, in solver: Solver, _ solution: Solution) -> Bool {
    var (before, after) = (solver, solver)
    after.removeRow(row)
    let values = after.solve().values
    // A variable that is open only without the row was determined by it. One that is open with the row is
    // part of a tie with it.
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

  /// The root with another width and height, or as large as its content, like a row.
  private func variant(_ change: (inout Solver, RowID, Double) -> Void) -> (Solver, Solution) {
    var solver = solved.state.solver
    for (row, source) in solved.state.system.provenance.enumerated() {
      guard case .rootFrame = source else { continue }
      let id = RowID(index: Int32(truncatingIfNeeded: row))
      let points = solver.program.constant(of: id)
      if points > 0 { change(&solver, id, points) }
    }
    let solution = solver.solve()
    return (solver, solution)
  }
}
