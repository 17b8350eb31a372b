// Where rows that a conflict broke come to lie. Auto Layout does not forget a constraint that it breaks: it holds as far as it
// can, before any optional one (33 views of 5 files, none against: in an overfull stack the text with the required resistance
// keeps all the room there is).

import Simplex

/// A solver in which broken rows are optional instead of required; for other constants of the same rows too. A class, because a
/// root without conflicts is not to carry the room for it around.
package final class NearBrokenRows {
  let broken: [RowID]
  /// The replacements of the broken rows.
  private let optional: [RowID]
  /// Solved.
  package private(set) var solver: Solver

  /// Above all that a file can state below 1000.
  private static let priority = 999.999

  init(_ broken: [RowID], of solved: SolvedRoot) {
    var solver = Solver(solved.solver.program, options: solved.solver.options)
    optional = broken.map { row in
      let program = solver.program
      let relation = program.relation(of: row) ?? .equal
      solver.removeRow(row)
      return solver.addRow(
        program.terms(of: row), relation, program.constant(of: row), priority: .optional(Self.priority),
        deviationScale: program.deviationScale(of: row))
    }
    self.broken = broken
    self.solver = solver
  }

  /// The values of all variables for the present constants; nil where they are not found.
  func values(for solved: SolvedRoot) -> [Double]? {
    solved.setConstants(in: &solver)
    for (row, optional) in zip(broken, optional) {
      solver.setConstant(optional, solved.solver.program.constant(of: row))
    }
    solver.restart()
    let solution = solver.solve()
    return solution.status == .optimal ? solution.values : nil
  }
}
