// Rows that are too low on the canvas. If the table or code determines the height of a row at run time, the
// height in the file applies only to the canvas, and content that is compressed there is not ambiguous at run
// time. CanvasRows describes what Interface Builder flags there. It flags all 20 views that share the extra
// height of a row (3 documents), and both of 2 that are compressed outside of rows.

import AutoLayout
import SceneModel
import Simplex

extension DiagnosticContext {
  /// Whether a root is a row whose height the table determines at run time. Only static tables use the
  /// heights in the file; those of prototypes are for the canvas.
  func isRowSizedAtRunTime(_ root: ViewIndex) -> Bool {
    guard document[root].kind == .tableViewCell else { return false }
    guard document.header.kind == .storyboard, let parent = document[root].parent,
      case .tableView(let table) = document[parent].content, table.dataMode == "static"
    else { return true }
    return isSelfSizing(root)
  }
}

/// A root that could be taller, with solvers for its height and for what is ambiguous then. They are created
/// once and solved again in each environment.
final class SelfSizingCell {
  private let row: RowID
  /// The only term of the row, which is the height.
  private let term: LinearTerm
  /// A solver in which the root's height is optional.
  private var fitting: Solver
  /// A solver in which the root has the height of its content, after `isSqueezed` has determined that.
  var high: Solver
  /// The height of the root for which `isSqueezed` last gave an answer, and the answer.
  private var last: (height: Double, isSqueezed: Bool)?

  fileprivate init?(_ solved: SolvedRoot) {
    guard let height = solved.state.system.variables.first?.height else { return nil }
    let program = solved.state.solver.program
    for (number, source) in solved.state.system.provenance.enumerated()
    where source == .rootFrame(solved.root) {
      let row = RowID(index: Int32(truncatingIfNeeded: number))
      let terms = program.terms(of: row)
      guard program.priority(of: row) == .required, let relation = program.relation(of: row),
        terms.count == 1,
        let term = terms.first, term.variable == height, term.coefficient != 0
      else { continue }
      self.row = row
      self.term = term
      high = solved.state.solver
      fitting = solved.state.solver
      fitting.removeRow(row)
      // UIKit's fitting-size priority.
      fitting.addRow(
        terms, relation, 0, priority: .optional(50), deviationScale: program.deviationScale(of: row))
      return
    }
    return nil
  }

  /// Whether the root's content is taller than the root. If so, `high` is solved.
  fileprivate func isSqueezed(_ solved: SolvedRoot) -> Bool {
    solved.setConstants(in: &fitting)
    let height = solved.state.solver.program.constant(of: row)
    if let last, last.height == height, fitting.isSolved {
      // An equal root.
      high.forgetQueries()
      return last.isSqueezed
    }
    let isSqueezed = isSqueezed(solved, height)
    last = (height, isSqueezed)
    return isSqueezed
  }

  private func isSqueezed(_ solved: SolvedRoot, _ height: Double) -> Bool {
    fitting.restart()
    let solution = fitting.solve()
    let needed = solution.values[Int(term.variable.index)]
    guard Self.isSolved(solution.status), needed > height / term.coefficient + AnalysisTolerances.ambiguity
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
  /// The root with the height of its content; nil if it already has that height.
  func unsqueezed() -> SelfSizingCell? {
    let cell = proofs?.rows.selfSizingCell ?? SelfSizingCell(solved)
    proofs?.rows.selfSizingCell = cell
    guard let cell, cell.isSqueezed(solved) else { return nil }
    return cell
  }
}
