// One layout root, solved: its rows, the solution, and what may be asked of it. Frames and diagnostics are read from here.

import SceneModel
import Simplex

/// A class, because a solver is too large to be handed around by value. Whoever holds one holds the same layout for ever: the
/// solver of a root solves in place only where nobody else holds what it solved before.
package final class SolvedRoot {
  package let root: ViewIndex
  package internal(set) var system: ConstraintSystem
  package internal(set) var contents: [IntrinsicContent] = []
  package internal(set) var solver: Solver
  package internal(set) var solution: Solution
  /// By variable, what frames are made of: the solution's values, but as near as can be to rows that a conflict broke.
  package internal(set) var values: [Double] = []
  /// The rows with those that a conflict broke as optional ones; nil where none was broken.
  package internal(set) var nearBroken: NearBrokenRows?
  /// Alignment rects in root coordinates, by position in `system.views`.
  package internal(set) var rects: [Rect] = []
  /// Equal where the rows are the same ones, with other numbers perhaps.
  package let rows: RowsID

  /// The rows of one root, built once.
  package struct RowsID: Hashable {
    package let solver: ObjectIdentifier
    let number: Int
  }

  /// Not solved yet.
  init(_ system: ConstraintSystem, of root: ViewIndex, _ rows: RowsID) {
    self.root = root
    self.system = system
    self.rows = rows
    solver = Solver(system.program)
    solution = Self.empty
  }

  init(copying other: SolvedRoot) {
    (root, system, contents, solver) = (other.root, other.system, other.contents, other.solver)
    (solution, values, rects, rows) = (other.solution, other.values, other.rects, other.rows)
    nearBroken = other.nearBroken
  }

  /// Before the first solution.
  private static let empty: Solution = {
    var solver = Solver(LinearProgram())
    return solver.solve()
  }()

  /// The frame of the view at a position in root coordinates, in points, as solved.
  package func frame(_ k: Int) -> Rect { rects[k].outset(by: system.alignmentInsets[k]) }

  /// Gives another solver of the same rows the present constants.
  package func setConstants(in solver: inout Solver) { system.setConstants(in: &solver) }

  // MARK: What the solver is asked
  // The solver keeps what it has found out; its answers stay the same.

  /// Whether the constraints leave nothing open.
  package func isFullyDetermined() -> Bool { solver.isFullyDetermined() }

  /// By variable: whether it may move. Those that cannot are certainly unique.
  package func openVariables() -> [Bool] { solver.openVariables() }

  /// What values an expression takes over all layouts that are as good.
  package func range(of expression: [LinearTerm]) -> ValueRange { solver.ranges(of: [expression])[0] }

  /// What a range costs: a look at every variable, and a linear program over the rows of a component; most have few.
  package var costOfRange: Int {
    let rows = solution.statistics.remainingRows / max(1, solution.statistics.components)
    return solver.program.variableCount + rows * rows / 4
  }

  /// The same, with a proof for other environments.
  package func range(of expression: [LinearTerm], proof: inout RangeProof) -> ValueRange {
    solver.range(of: expression, proof: &proof)
  }

  /// Whether the range of an expression is wider, by a proof of another environment if it holds here.
  package func isRange(
    of expression: [LinearTerm], widerThan width: Double, proof: inout RangeProof
  ) -> Bool {
    solver.isRange(of: expression, widerThan: width, proof: &proof)
  }

  /// Views that can trade size with each other.
  package func searchTies() -> TieSearch { solver.searchTies() }
}
