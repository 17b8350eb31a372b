// The frames for every choice of the constraint that gives way in a conflict. Auto Layout breaks one of the
// constraints in conflict, and no document says which. A stored frame that follows from any choice is not called
// misplaced. One that follows from none is misplaced whatever gives way: Interface Builder flags 12 of 16 such
// views (3 projects; 3 against), and 12 of 23 if only the layout's own choice is compared.

import AutoLayout
import SceneModel
import Simplex

struct ConflictChoices {
  /// By position of a candidate: for each choice, how far its frame is from the solved one.
  private var shifts: [Int: [Rect]] = [:]
  /// Whether choices are missing.
  private var isIncomplete = false

  /// Solves the root once for each constraint in conflict, without that constraint, unless these are too many.
  /// Nil if the root has no conflicts or there are no candidates.
  ///
  /// - Parameter candidates: the positions of the views to look at.
  init?(of solved: SolvedRoot, _ candidates: [Int], _ context: DiagnosticContext) {
    guard solved.outcome.hasConflicts, !candidates.isEmpty else { return nil }
    let choices = Set(solved.state.solution.conflicts.flatMap(\.rows))
    let (cost, overflows) = choices.count.multipliedReportingOverflow(
      by: solved.state.system.provenance.count)
    isIncomplete =
      overflows || cost > AnalysisLimits.conflictChoices || !context.trials.take(cost)
      || !choices.allSatisfy { leaveOut($0, solved, candidates, context) }
  }

  /// Whether the root has a solution without the row.
  private mutating func leaveOut(
    _ row: RowID, _ solved: SolvedRoot, _ candidates: [Int], _ context: DiagnosticContext
  ) -> Bool {
    var solver = solved.state.solver
    solver.removeRow(row)
    let solution = solver.solve()
    guard solution.status == .optimal || solution.status == .infeasible else { return false }
    /// How far a variable is from its solved value.
    func shift(_ variable: Variable, _ value: Double) -> Double {
      solution.values[Int(variable.index)] - value
    }
    let (items, rects) = (solved.state.system.variables, solved.state.rects)
    for k in candidates {
      let parent = context.document[solved.state.system.views[k]].parent
        .flatMap { solved.state.system.positions[$0] }
      var moved = Rect(
        x: shift(items[k].minX, rects[k].x), y: shift(items[k].minY, rects[k].y),
        width: shift(items[k].width, rects[k].width), height: shift(items[k].height, rects[k].height))
      if let parent {
        moved.x -= shift(items[parent].minX, rects[parent].x)
        moved.y -= shift(items[parent].minY, rects[parent].y)
      }
      shifts[k, default: []].append(moved)
    }
    return true
  }

  /// The frame of a candidate with the stored value of each number that follows from some choice. Nil if all
  /// do, or if choices are missing.
  func unexplained(_ k: Int, stored: Rect, frame: Rect) -> Rect? {
    if isIncomplete { return nil }
    let shifts = shifts[k] ?? []
    var isExplained = true
    func settled(_ number: (Rect) -> Double) -> Double {
      let difference = number(stored) - number(frame)
      if difference.magnitude < AnalysisTolerances.misplacement { return number(frame) }
      if shifts.contains(where: { (number($0) - difference).magnitude < AnalysisTolerances.misplacement }) {
        return number(stored)
      }
      isExplained = false
      return number(frame)
    }
    let rect = Rect(
      x: settled(\.x), y: settled(\.y), width: settled(\.width), height: settled(\.height))
    return isExplained ? nil : rect
  }

  /// Whether every choice gives a candidate the same frame.
  func agree(on k: Int) -> Bool {
    (shifts[k] ?? []).allSatisfy { shift in
      [shift.x, shift.y, shift.width, shift.height].allSatisfy {
        $0.magnitude <= AnalysisTolerances.ambiguity
      }
    }
  }
}
