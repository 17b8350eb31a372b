// The memory of a root's rows and their solver, which the next root uses again: documents are many small
// systems one after another, and making their arrays anew takes as long as filling them.

import Simplex

/// Rows that are no longer needed, for the next one. It does not affect any layout. Belongs to the thread that
/// lays out documents, one after another: `RootRows` takes from it, and `RootSolver` gives back at its end.
package final class LayoutMemory {
  private var spare: SharedRows?

  /// Memory for the first document.
  package init() {}

  /// The spare rows, or new ones.
  func take() -> SharedRows { spare.take() ?? SharedRows() }

  /// Keeps rows if nobody else has a reference to them.
  func keep(_ rows: consuming SharedRows?) {
    if isKnownUniquelyReferenced(&rows) { spare = rows }
  }
}

extension SolvedRoot.State {
  /// The state of an unsolved root, in the same memory.
  ///
  /// - Parameter build: gets an empty system and adds the rows.
  mutating func reset(_ build: (inout ConstraintSystem) -> Void) {
    // First, because the solver shares the program's arrays.
    solver.reset(to: LinearProgram())
    system.removeAll()
    build(&system)
    solver.reset(to: system.program)
    contents = []
    solution = SolvedRoot.empty
    values = []
    nearBroken = nil
    rects.removeAll(keepingCapacity: true)
  }
}
