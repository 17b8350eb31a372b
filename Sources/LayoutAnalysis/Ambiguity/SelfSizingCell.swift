// Rows that are too low on the canvas. Where the table decides at run time how high a row gets, by its content or by code, the
// height in the file is the canvas's alone: content that is squeezed there has no choice to make at run time. What Interface
// Builder marks there is in CanvasRows. Of views that share out height which a row has left over it marks all 20 (3 documents),
// and both of 2 that are squeezed outside of rows.

import AutoLayout
import SceneModel
import Simplex

extension DiagnosticContext {
  /// Whether a root is a row whose height the table decides at run time. Only static tables keep the heights that the file
  /// gives their rows; those of prototypes serve the canvas.
  func isRowSizedAtRunTime(_ root: ViewIndex) -> Bool {
    guard document[root].kind == .tableViewCell else { return false }
    guard document.header.kind == .storyboard, let parent = document[root].parent,
      case .tableView(let table) = document[parent].content, table.dataMode == "static"
    else { return true }
    return isSelfSizing(root)
  }
}

/// A root that could be higher, with the solvers that say how high and what is open then. They are made once and solved again
/// in each environment.
final class SelfSizingCell {
  private let row: RowID
  /// The only term of the row, in the height.
  private let term: LinearTerm
  /// The root's height is optional here.
  private var fitting: Solver
  /// The root is as high as its content asks for here, once `isSqueezed` has found that.
  var high: Solver

  fileprivate init?(_ solved: SolvedRoot) {
    guard let height = solved.system.variables.first?.height else { return nil }
    let program = solved.solver.program
    for (number, source) in solved.system.provenance.enumerated() where source == .rootFrame(solved.root) {
      let row = RowID(index: Int32(truncatingIfNeeded: number))
      let terms = program.terms(of: row)
      guard program.priority(of: row) == .required, let relation = program.relation(of: row),
        terms.count == 1,
        let term = terms.first, term.variable == height, term.coefficient != 0
      else { continue }
      self.row = row
      self.term = term
      high = solved.solver
      fitting = solved.solver
      fitting.removeRow(row)
      // UIKit's fitting-size priority.
      fitting.addRow(
        terms, relation, 0, priority: .optional(50), deviationScale: program.deviationScale(of: row))
      return
    }
    return nil
  }

  /// Whether the root's content asks for more height than the root has; then `high` is solved.
  fileprivate func isSqueezed(_ solved: SolvedRoot) -> Bool {
    solved.setConstants(in: &fitting)
    fitting.restart()
    let solution = fitting.solve()
    let needed = solution.values[Int(term.variable.index)]
    guard Self.isSolved(solution.status),
      needed > solved.solver.program.constant(of: row) / term.coefficient + AnalysisTolerances.ambiguity
    else { return false }
    solved.setConstants(in: &high)
    high.setConstant(row, needed * term.coefficient)
    high.restart()
    return Self.isSolved(high.solve().status)
  }

  private static func isSolved(_ status: Solution.Status) -> Bool {
    status == .optimal || status == .infeasible
  }
}

extension AmbiguitySearch {
  /// The root with the height that its content asks for; nil where it is as high already.
  func unsqueezed() -> SelfSizingCell? {
    let cell = proofs?.selfSizingCell ?? SelfSizingCell(solved)
    proofs?.selfSizingCell = cell
    guard let cell, cell.isSqueezed(solved) else { return nil }
    return cell
  }
}
