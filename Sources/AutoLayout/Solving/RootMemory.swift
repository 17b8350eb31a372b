// The memory of a root's rows and their solver, which the next root uses again: a document is many small
// systems one after another, and making their arrays anew takes as long as filling them.

import Simplex

/// A root that is no longer needed, for the next one. Belongs to the cache of a document, and does not affect
/// any layout: `RootRows` takes from it, and `RootSolver` gives back at its end.
final class RootMemory {
  private var spare: SolvedRoot?

  /// The spare root, or a new one.
  func take() -> SolvedRoot { spare.take() ?? SolvedRoot() }

  /// Keeps a root if nobody else has a reference to it.
  func keep(_ root: consuming SolvedRoot?) {
    if isKnownUniquelyReferenced(&root) { spare = root }
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
