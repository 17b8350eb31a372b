// What updates after changed constants keep: what depends on what, and working memory.

struct UpdateState: Sendable {
  /// What depends on what in the present structure, once an update asked for it.
  private(set) var dependencies: Dependencies?
  /// Updates since everything was last computed from the rows.
  var count = 0
  var scratch = UpdateScratch()

  /// The structure is another one now.
  mutating func forgetStructure() { dependencies = nil }

  /// Finds out what depends on what, if that is not known.
  mutating func prepare(_ program: LinearProgram, _ structure: PresolvedStructure) {
    if dependencies != nil { return }
    dependencies = Dependencies(program, structure.presolve, structure.components)
    scratch.reset(program, structure.presolve)
  }
}

/// Working memory of updates.
struct UpdateScratch: Sendable {
  var elimination = IndexSet()
  /// By presolved row: how much its constant changes.
  var delta = SparseVector()
  /// Variables whose value changed, and rows of the program to evaluate.
  var moved = SparseVector()
  var rows = IndexSet()
  /// Eliminations whose constant changed.
  var touched: [Int32] = []
  /// Rows of components whose constants changed, and variables whose required bounds may have.
  var slots: [Int32] = []
  var bounded: [Int32] = []
  /// Rows of the program whose constants were changed.
  var edited: [Int32] = []
  /// Whether the last update moved so much that following every variable costs more than going through all in
  /// order.
  var movesMuch = false
  /// By variable: whether it moved in one of these updates. The next one mostly moves the same.
  var isCovered: [Bool] = []
  /// The rows with such a variable.
  var coveredRows: [Int32] = []
  /// By variable, those of presolve included: whether it depends on one that moved, or did.
  var isReached: [Bool] = []
  /// Whether the lists below and above hold for the variables marked.
  var isCoverComplete = false
  /// The eliminations of such variables, the last first.
  var coveredEliminations: [Int32] = []
  /// Rows of the component at work that are on the wrong side of their breakpoint.
  var violated: [Int32] = []

  /// Makes room for a structure's rows and variables.
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
