// A solved layout root: its rows, the solution, and queries about it, for frames and diagnostics.

import SceneModel
import Simplex

/// A class, because a solver is too large to pass by value. A reference keeps its layout forever: the solver
/// of a root solves in place only if there is no other reference to its last result.
package final class SolvedRoot {
  package private(set) var root = ViewIndex(0)
  /// One value, because every access to a property of an object has a dynamic exclusivity check.
  package internal(set) var state: State
  /// Equal for the same rows, possibly with other numbers.
  package private(set) var rows = RowsID(solver: 0, number: 0)
  /// Equal for roots of a document whose rows are equal apart from their labels; nil if none is looked for.
  package internal(set) var kindOfRows: Int?

  /// Identifies the rows of one root.
  package struct RowsID: Hashable {
    /// Counts from 0 in a document.
    package let solver: Int
    let number: Int
  }

  /// Everything that solving changes.
  package struct State {
    package internal(set) var system: ConstraintSystem
    package internal(set) var solver: Solver
    package internal(set) var contents: [IntrinsicContent] = []
    package internal(set) var solution: Solution
    /// By variable: the values for frames, which are the solution's, but as close as possible to rows that a
    /// conflict broke.
    package internal(set) var values: [Double] = []
    /// The rows with the broken ones as optional ones; nil if none was broken.
    package internal(set) var nearBroken: NearBrokenRows?
    /// The rows without ties to the root's bottom, if the values do without them.
    package internal(set) var withoutBottoms: NearBrokenRows?
    /// Alignment rects in root coordinates, by position in `system.views`.
    package internal(set) var rects: [Rect] = []
  }

  /// A root without rows.
  init() {
    state = State(system: ConstraintSystem(), solver: Solver(LinearProgram()), solution: Self.empty)
  }

  init(copying other: SolvedRoot) {
    (root, rows, kindOfRows, state) = (other.root, other.rows, other.kindOfRows, other.state)
  }

  /// Becomes another unsolved root, in the memory of this one.
  ///
  /// - Parameter build: gets an empty system and adds the rows.
  func reset(to root: ViewIndex, _ rows: RowsID, build: (inout ConstraintSystem) -> Void) {
    (self.root, self.rows, kindOfRows) = (root, rows, nil)
    state.reset(build)
  }

  /// Becomes the root of other rows that are equal apart from their labels.
  func become(_ root: ViewIndex, _ rows: RowsID, _ labels: ConstraintSystem.Labels) {
    (self.root, self.rows) = (root, rows)
    state.system.labels = labels
  }

  /// The solution before solving.
  static let empty: Solution = {
    var solver = Solver(LinearProgram())
    return solver.solve()
  }()

  /// The solved frame of the view at a position, in points in root coordinates.
  package func frame(_ k: Int) -> Rect { state.rects[k].outset(by: state.system.alignmentInsets[k]) }

  /// How far the left side of a row is above its constant. Scaled like the row.
  func excess(of row: RowID) -> Double { excess(of: row, at: state.values) }

  /// The same at other values of the variables.
  func excess(of row: RowID, at values: [Double]) -> Double {
    let program = state.solver.program
    let sum = program.terms(of: row).reduce(0) { $0 + $1.coefficient * values[Int($1.variable.index)] }
    return sum - program.constant(of: row)
  }

  /// Sets the present constants in another solver with the same rows.
  package func setConstants(in solver: inout Solver) { state.system.setConstants(in: &solver) }

  /// The outcome in short.
  package struct Outcome {
    package let status: Solution.Status
    package let hasConflicts: Bool
    package let hasAllConflicts: Bool
    /// The rows that the solver left out because a number in them is too large.
    package let rejectedRows: [RowID]

    fileprivate init(_ state: State) {
      status = state.solution.status
      hasConflicts = !state.solution.conflicts.isEmpty
      hasAllConflicts = state.solution.hasAllConflicts
      rejectedRows = state.solver.program.rejectedRows
    }
  }

  /// The outcome, without a copy of the solution.
  package var outcome: Outcome { Outcome(state) }

  // MARK: Queries
  // The solver caches its answers, which do not change.

  /// Whether the constraints determine everything.
  package func isFullyDetermined() -> Bool { state.solver.isFullyDetermined() }

  /// By variable: whether it may move. Variables that cannot are certainly unique.
  package func openVariables() -> [Bool] { state.solver.openVariables() }

  /// The range of an expression over all equally good layouts.
  package func range(of expression: [LinearTerm]) -> ValueRange { state.solver.range(of: expression) }

  /// The cost of a range: a check of every variable, and a linear program over the rows of a component. Most
  /// have few.
  package var costOfRange: Int {
    let rows = state.solution.statistics.remainingRows / max(1, state.solution.statistics.components)
    return state.solver.program.variableCount + rows * rows / 4
  }

  /// The same with a proof for other environments.
  package func range(of expression: [LinearTerm], proof: inout RangeProof) -> ValueRange {
    state.solver.range(of: expression, proof: &proof)
  }

  /// Whether the range of an expression is wider than `width`, by a proof from another environment if it
  /// still holds.
  package func isRange(
    of expression: [LinearTerm], widerThan width: Double, proof: inout RangeProof
  ) -> Bool {
    state.solver.isRange(of: expression, widerThan: width, proof: &proof)
  }

  /// Finds views that can trade size with each other.
  package func searchTies() -> TieSearch { state.solver.searchTies() }
}
