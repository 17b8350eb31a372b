// What a solver knows of its program's solution, and how edits and solves change that.

/// The state of a solver. Its transitions are the only way from one case to another.
///
/// | from | constant changed | rows changed | `restart()` | solve |
/// |---|---|---|---|---|
/// | unsolved | unsolved | unsolved | restarted | solved |
/// | solved | edited | unsolved | restarted | solved |
/// | edited | edited | unsolved | restarted | solved |
/// | restarted | restarted | restarted | restarted | solved |
enum SolverState: Sendable {
  /// Nothing is known: there was no solve yet, or rows came or went since.
  case unsolved
  /// The solution of the present program.
  case solved(Solution)
  /// A solution, and the constants that have changed since.
  case edited(Solution, changes: [ConstantChange])
  /// The next solve gives what a new solver would give.
  case restarted

  /// A changed right-hand side of a presolved row.
  struct ConstantChange: Sendable {
    var row: Int32
    var delta: Double
  }

  var isRestarted: Bool {
    if case .restarted = self { return true }
    return false
  }

  /// A constant has changed. Where no solution is known there is nothing to follow it from.
  mutating func constantChanged(_ change: ConstantChange) {
    switch self {
    case .unsolved, .restarted: break
    case .solved(let solution): self = .edited(solution, changes: [change])
    case .edited(let solution, var changes):
      // Not two owners of the list, so that it grows in place.
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

  /// Hands over the last solution and what has changed since, for an update; nil if there is none to go on
  /// from.
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
