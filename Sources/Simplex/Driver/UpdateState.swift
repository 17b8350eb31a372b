// The state that is kept between updates of changed constants: dependencies and working memory.

struct UpdateState: Sendable {
  /// The dependencies in the present structure, computed on demand.
  private(set) var dependencies: Dependencies?
  /// The number of updates since all values were last computed from the rows.
  var count = 0
  var scratch = UpdateScratch()

  /// Discards the dependencies, because the structure has changed.
  mutating func forgetStructure() { dependencies = nil }

  /// The state before the first update, in the same memory.
  mutating func reset() {
    dependencies = nil
    count = 0
    scratch.forgetCover()
  }

  /// Computes the dependencies if they are unknown.
  mutating func prepare(_ program: LinearProgram, _ structure: PresolvedStructure) {
    if dependencies != nil { return }
    dependencies = Dependencies(program, structure.presolve, structure.components)
    scratch.reset(program, structure.presolve)
  }
}

/// Working memory of updates.
struct UpdateScratch: Sendable {
  var elimination = IndexSet()
  /// By presolved row: the change of its constant.
  var delta = SparseVector()
  /// Variables whose values changed, and rows of the program to evaluate.
  var moved = SparseVector()
  var rows = IndexSet()
  /// Eliminations whose constants changed.
  var touched: [Int32] = []
  /// Rows of components with changed constants, and variables whose bounds may have changed.
  var slots: [Int32] = []
  var bounded: [Int32] = []
  /// Rows of the program with changed constants.
  var edited: [Int32] = []
  /// Whether the last update moved so much that processing everything in order costs less than following
  /// every variable.
  var movesMuch = false
  /// By variable: whether it moved in one of these updates. The next one usually moves the same variables.
  var isCovered: [Bool] = []
  /// The rows with such a variable.
  var coveredRows: [Int32] = []
  /// By variable, including those of presolve: whether it moved or depends on one that did.
  var isReached: [Bool] = []
  /// Whether the lists are complete for the marked variables.
  var isCoverComplete = false
  /// The eliminations of such variables, in reverse order.
  var coveredEliminations: [Int32] = []
  /// Rows of the current component on the wrong side of their breakpoint.
  var violated: [Int32] = []

  /// Discards what earlier updates moved.
  mutating func forgetCover() {
    movesMuch = false
    isCovered.clear()
    coveredRows.clear()
    isReached.clear()
    isCoverComplete = false
    coveredEliminations.clear()
  }

  /// Makes room for the rows and variables of a structure.
  mutating func reset(_ program: LinearProgram, _ presolve: Presolve) {
    elimination.reset(count: presolve.eliminations.count)
    delta.reset(count: presolve.rows.count)
    moved.reset(count: presolve.variableCount)
    rows.reset(count: program.rowCount)
    movesMuch = false
  }

  /// Starts an update with changed constants.
  mutating func begin(_ changes: [SolverState.ConstantChange], _ presolve: Presolve) {
    delta.clear()
    moved.clear()
    slots.clear()
    bounded.clear()
    edited.clear()
    for change in changes {
      delta.add(Int(change.row), change.delta)
      edited.append(presolve.sources[Int(change.row)])
    }
  }
}
