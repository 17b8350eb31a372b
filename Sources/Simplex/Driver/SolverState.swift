// The solver's knowledge about the solution of its program, and how edits and solves change it.

/// The state of a solver. It changes only by these transitions:
///
/// | from | constant changed | rows changed | `restart()` | solve |
/// |---|---|---|---|---|
/// | unsolved | unsolved | unsolved | restarted | solved |
/// | solved | edited | unsolved | restarted | solved |
/// | edited | edited | unsolved | restarted | solved |
/// | restarted | restarted | restarted | restarted | solved |
enum SolverState: Sendable {
  /// No solution is known: there was no solve, or rows were added or removed since.
  case unsolved
  /// The solution of the present program.
  case solved(Solution)
  /// A solution, and the constants that have changed since.
  case edited(Solution, changes: [ConstantChange])
  /// The next solve gives the result of a new solver.
  case restarted

  /// A change of the constant of a presolved row.
  struct ConstantChange: Sendable {
    var row: Int32
    var delta: Double
  }

  var isRestarted: Bool {
    if case .restarted = self { return true }
    return false
  }

  /// Records a changed constant. Without a solution there is nothing to update.
  mutating func constantChanged(_ change: ConstantChange) {
    switch self {
    case .unsolved, .restarted: break
    case .solved(let solution): self = .edited(solution, changes: [change])
    case .edited(let solution, var changes):
      // Avoids a second reference to the array, so that it grows in place.
      self = .unsolved
      changes.append(change)
      self = .edited(solution, changes: changes)
    }
  }

  /// Rows were added or removed.
  mutating func rowsChanged() {
    if !isRestarted { self = .unsolved }
  }

  mutating func restart() { self = .restarted }

  /// Returns the last solution and the changes since, for an update; nil if there is none.
  mutating func takeSolution() -> (solution: Solution, changes: [ConstantChange])? {
    switch self {
    case .unsolved, .restarted: return nil
    case .solved(let solution):
      self = .unsolved
      return (solution, [])
    case .edited(let solution, let changes):
      self = .unsolved
      return (solution, changes)
    }
  }

  mutating func finish(_ solution: Solution) { self = .solved(solution) }
}
