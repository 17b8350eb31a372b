// The positions of rows that a conflict broke. Auto Layout does not ignore a constraint that it breaks: it
// satisfies it as far as possible, before any optional one (33 views of 5 files, none against: in an overfull
// stack, the text with the required resistance keeps all the space).

import Simplex

/// A solver in which broken rows are optional instead of required, which also works for other constants of
/// the same rows. A class, so that a root without conflicts does not reserve space for it.
package final class NearBrokenRows {
  let broken: [RowID]
  /// The optional replacements of the broken rows.
  private let optional: [RowID]
  /// By optional row, and by broken row.
  private let originals: [RowID: RowID]
  private let replacements: [RowID: RowID]
  /// The solver after solving.
  package private(set) var solver: Solver

  /// Higher than any priority below 1000 in a file.
  static let priority = 999.999

  /// - Parameters:
  ///   - priority: that of the optional rows.
  ///   - start: the start of large components.
  init(
    _ broken: [RowID], of solved: SolvedRoot,
    priority: (RowID) -> Double = { _ in NearBrokenRows.priority }, start: SharedStart? = nil
  ) {
    var options = solved.state.solver.options
    options.operationLimit = LayoutLimits.operationsNearBrokenRows
    let program = solved.state.solver.program
    var solver = Solver(program, options: options)
    optional = broken.map { row in
      let relation = program.relation(of: row) ?? .equal
      solver.removeRow(row)
      return solver.addRow(
        program.terms(of: row), relation, program.constant(of: row), priority: .optional(priority(row)),
        deviationScale: program.deviationScale(of: row))
    }
    solver.sharedStart = start
    self.broken = broken
    self.solver = solver
    originals = Dictionary(zip(optional, broken)) { first, _ in first }
    replacements = Dictionary(zip(broken, optional)) { first, _ in first }
  }

  /// The broken row that an optional row replaces, or the row itself if it replaces none.
  package func original(of row: RowID) -> RowID { originals[row] ?? row }

  /// The optional row that replaces a broken one, or the row itself if it is not broken.
  package func deciding(of row: RowID) -> RowID { replacements[row] ?? row }

  /// The values of all variables for the present constants; nil if they cannot be found.
  ///
  /// - Parameter shift: added to the constant of a broken row.
  func values(for solved: SolvedRoot, shift: (RowID) -> Double = { _ in 0 }) -> [Double]? {
    solved.setConstants(in: &solver)
    for (row, optional) in zip(broken, optional) {
      solver.setConstant(optional, solved.state.solver.program.constant(of: row) + shift(row))
    }
    solver.restart()
    let solution = solver.solve()
    return solution.status == .optimal ? solution.values : nil
  }
}
