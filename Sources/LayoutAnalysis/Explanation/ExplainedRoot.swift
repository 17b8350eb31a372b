// A solved root for explanations: the numbers in its rows, the slack of rows, and what moves if the constant
// of a tight constraint changes. The movements are found by changing each constant and solving again, once
// per root.

import AutoLayout
import SceneModel
import Simplex

final class ExplainedRoot {
  let solved: SolvedRoot
  /// The insets, guides and content sizes in the constants of rows.
  let numbers: [RowID: [SolvedRoot.NumberShare]]
  private lazy var trials = makeTrials()
  private let layout: RootLayout
  private var layouts: [ConstraintIndex: [SolvedRoot]] = [:]

  /// What moves if a tight constraint's constant changes in either direction.
  private struct Trial {
    let row: RowID
    let constraint: ConstraintIndex
    /// One per direction; nil if the change contradicts other constraints.
    let movements: [[(variable: Int, points: Double)]?]
  }

  init(_ solved: SolvedRoot, of layout: RootLayout) {
    self.solved = solved
    self.layout = layout
    numbers = solved.numbersByRow()
  }

  /// The distance of a row from equality, in points; negative if it is violated.
  func slack(of row: RowID) -> Double {
    let program = solved.state.solver.program
    var difference = -program.constant(of: row)
    for term in program.terms(of: row) {
      difference += term.coefficient * solved.state.values[Int(term.variable.index)]
    }
    difference /= program.deviationScale(of: row)
    switch program.relation(of: row) {
    case .lessThanOrEqual: return -difference
    case .equal: return -difference.magnitude
    default: return difference
    }
  }

  /// The other tight constraints that move an expression, or contradict others, if their constant changes, in
  /// document order.
  func movers(of expression: [LinearTerm], besides deciding: Set<RowID>) -> [ConstraintIndex] {
    var movers: [ConstraintIndex] = []
    for trial in trials where !deciding.contains(trial.row) {
      let moves = trial.movements.contains { movement in
        guard let movement else { return true }
        return points(movement, expression).magnitude > AnalysisTolerances.tight
      }
      if moves { movers.append(trial.constraint) }
    }
    return movers.sorted()
  }

  /// The rows that decide an expression. If some are redundant, prefers those whose constants move it.
  func combination(of expression: [LinearTerm]) -> RowCombination? {
    var solver = solved.decidingSolver
    guard var best = solver.combination(of: expression) else { return nil }
    var changed: Set<RowID> = []
    for _ in 0..<AnalysisLimits.exchangedRows {
      guard let idle = best.rows.first(where: { isIdle($0.row, expression) })?.row else { break }
      changed.insert(idle)
      guard let next = combination(of: expression, without: changed, moving: idle, in: &solver) else { break }
      best = next
    }
    return best
  }

  /// Moves a row out of the way, so that it is not in the basis. The new basis is optimal for the old constant
  /// too. In which direction the row leaves the basis depends on the others: of two that pull with the same
  /// priority, only one way lets go.
  private func combination(
    of expression: [LinearTerm], without changed: Set<RowID>, moving row: RowID, in solver: inout Solver
  ) -> RowCombination? {
    let (start, step) = (solver, AnalysisLimits.trialStep * solver.program.deviationScale(of: row))
    for sign in [1.0, -1] {
      solver = start
      solver.setConstant(row, start.program.constant(of: row) + sign * step)
      if solver.solve().status == .optimal, let next = solver.combination(of: expression),
        !next.rows.contains(where: { changed.contains($0.row) })
      {
        return next
      }
    }
    return nil
  }

  /// Whether changing the constant of a row of the deciding solver in either direction leaves an expression
  /// unchanged.
  private func isIdle(_ row: RowID, _ expression: [LinearTerm]) -> Bool {
    guard let trial = trial(of: solved.original(of: row)) else { return false }
    return trial.movements.allSatisfy { movement in
      guard let movement else { return false }
      return points(movement, expression).magnitude <= AnalysisTolerances.tight
    }
  }

  /// Whether changing a constraint's constant, in one of the directions, contradicts other constraints.
  func isBound(_ row: RowID) -> Bool { trial(of: row)?.movements.contains { $0 == nil } ?? false }

  private func trial(of row: RowID) -> Trial? { trials.first { $0.row == row } }

  private func points(_ movement: [(variable: Int, points: Double)], _ expression: [LinearTerm]) -> Double {
    expression.reduce(0) { sum, term in
      let moved = movement.first { $0.variable == Int(term.variable.index) }
      return sum + term.coefficient * (moved?.points ?? 0)
    }
  }

  // MARK: New layouts

  /// The constraints that give way, in document order.
  private(set) lazy var violated: [ConstraintIndex] =
    solved.state.system.provenance.enumerated().compactMap { row, source -> ConstraintIndex? in
      guard case .authored(let constraint) = source,
        slack(of: RowID(index: Int32(truncatingIfNeeded: row))) < -AnalysisTolerances.tight
      else { return nil }
      return constraint
    }.sorted()

  /// The root with a constraint's constant changed in either direction: new layouts, in which margins, safe areas
  /// and contents follow.
  func changed(_ constraint: ConstraintIndex) -> [SolvedRoot] {
    if let known = layouts[constraint] { return known }
    let changed = [1.0, -1].map { sign in
      layout.solved(changing: constraint, by: sign * AnalysisLimits.trialStep)
    }
    layouts[constraint] = changed
    return changed
  }

  private func makeTrials() -> [Trial] {
    var trials: [Trial] = []
    let base = solved.decidingSolver
    let values = solved.state.values
    var solver = base
    for (index, source) in solved.state.system.provenance.enumerated() {
      guard case .authored(let constraint) = source else { continue }
      let row = RowID(index: Int32(truncatingIfNeeded: index))
      if slack(of: row).magnitude > AnalysisTolerances.tight { continue }
      let deciding = solved.deciding(of: row)
      let constant = base.program.constant(of: deciding)
      let step = AnalysisLimits.trialStep * base.program.deviationScale(of: deciding)
      var movements: [[(variable: Int, points: Double)]?] = []
      for sign in [1.0, -1.0] {
        solver.setConstant(deciding, constant + sign * step)
        // Optional rows can tie. A layout then has the vertex of a new solution, not the nearest one.
        if base.program.priority(of: deciding) != .required { solver.restart() }
        let solution = solver.solve()
        if solution.status == .optimal {
          var moved: [(variable: Int, points: Double)] = []
          for variable in values.indices {
            let points = solution.values[variable] - values[variable]
            if points.magnitude > AnalysisTolerances.tight { moved.append((variable, points)) }
          }
          movements.append(moved)
        } else {
          movements.append(nil)
          solver = base
        }
      }
      solver.setConstant(deciding, constant)
      trials.append(Trial(row: row, constraint: constraint, movements: movements))
    }
    return trials
  }
}
