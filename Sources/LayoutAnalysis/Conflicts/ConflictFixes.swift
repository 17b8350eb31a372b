// Fixes of a conflict, each tried by solving again: delete a member, lower its priority, relax its relation,
// or change its constant to one that fits. Tempting changes that do not help are listed too.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

struct ConflictFixes {
  private let explanation: ConflictExplanation
  private let group: ConflictGroup
  /// The rows that may affect the conflict, and their solver.
  private let part: RequiredPart?
  private let solver: Solver
  /// The remaining number of trials.
  private var left: Int
  /// The cost of each trial, in rows examined.
  private let cost: Int
  private(set) var found: [Diagnostic.FixIt] = []
  /// Changes that do not help, as infinitives, with the object to change and the change for grouping.
  private(set) var ineffective: [(title: String, target: String?, change: String)] = []
  /// Whether some changes were not tried because of the limits.
  private(set) var isCutShort = false

  init(_ explanation: ConflictExplanation, _ group: ConflictGroup, solves: Int) {
    self.explanation = explanation
    self.group = group
    left = min(solves, AnalysisLimits.solvesPerConflict)
    let solved = explanation.solved
    cost = solved.state.system.provenance.count * max(1, solved.state.solution.conflicts.count)
    let whole = solved.state.solver
    part = RequiredPart(of: whole.program, around: explanation.conflict.rows)
    var solver = part.map { Solver($0.program, options: whole.options) } ?? whole
    // If no other conflict may remain, the first one decides that a change does not help.
    solver.options.endsAtConflict = !solved.state.solution.conflicts.contains { [part] other in
      other.rows != explanation.conflict.rows && (part?.contains(other) ?? true)
        && !group.others.contains { $0.rows == other.rows }
    }
    self.solver = solver
  }

  mutating func tryOut() {
    // The broken member first, then from last to first, because the constraint added last is most often the
    // mistake.
    var members = Array(explanation.authored.reversed())
    if let index = members.firstIndex(where: {
      if let common = group.common { return $0.index == common }
      return $0.row == explanation.conflict.broken
    }), index > 0 {
      members.insert(members.remove(at: index), at: 0)
    }
    tryContentPriorities()
    for (number, member) in members.enumerated() {
      if isCutShort { return }
      for change in changes(member.index, member.row, isCulprit: number == 0) {
        guard found.count < AnalysisLimits.fixes else { break }
        guard takeTrial() else { break }
        let formula = "“\(explanation.wording.formula(member.index))”"
        if helps(change, member.index, member.row) {
          var fix = Diagnostic.FixIt(
            change.title(of: formula),
            edits: explanation.context.document.edits(
              making: change.documentChange(of: member.index)), isVerified: true,
            isSafe: false)
          (fix.target, fix.change) = (formula, change.title(of: nil))
          if case .setConstant = change { fix.isOfOneEnvironment = true }
          found.append(fix)
        } else if ineffective.count < AnalysisLimits.ineffectiveChanges {
          ineffective.append((change.title(of: formula), formula, change.title(of: nil)))
        }
      }
    }
  }

  /// Whether one more change may be tried. If so, counts it.
  private mutating func takeTrial() -> Bool {
    guard left > 0, explanation.context.trials.take(cost) else {
      isCutShort = true
      return false
    }
    left -= 1
    return true
  }

  /// Tries content priorities below required, which are Interface Builder's defaults and most often intended.
  private mutating func tryContentPriorities() {
    for term in explanation.terms {
      let (view, axis, isHugging): (ViewIndex, Axis, Bool)
      switch term.source {
      case .contentHugging(let index, let direction): (view, axis, isHugging) = (index, direction, true)
      case .compressionResistance(let index, let direction):
        (view, axis, isHugging) = (index, direction, false)
      default: continue
      }
      guard takeTrial() else { return }
      let what = isHugging ? "content hugging" : "compression resistance"
      let title =
        "lower the \(axis.name) \(what) priority of \(explanation.wording.name(view)) to 999"
      if helps(.lowerPriority, nil, term.row) {
        found.append(
          Diagnostic.FixIt(
            title,
            edits: explanation.context.document.edits(
              making: .setContentPriority(view, axis, isHugging ? .hugging : .compressionResistance, 999)),
            isVerified: true,
            isSafe: false))
      } else if ineffective.count < AnalysisLimits.ineffectiveChanges {
        ineffective.append((title, nil, title))
      }
    }
  }

  /// All changes for the likely culprit, and only less destructive ones for the others.
  private func changes(_ index: ConstraintIndex, _ row: RowID, isCulprit: Bool) -> [ConflictChange] {
    let constraint = explanation.wording.effective(index)
    var changes: [ConflictChange] = []
    if let constant = fitting(constraint, row) { changes.append(.setConstant(constant)) }
    if isCulprit, constraint.relation == .equal, let relation = relaxed(row) {
      changes.append(.relax(relation))
    }
    if isCulprit { changes += [.lowerPriority, .delete] } else { changes.append(.lowerPriority) }
    return changes
  }

  /// The inequality that lets the row move in the direction in which the others push it.
  private func relaxed(_ row: RowID) -> LayoutRelation? {
    guard let multiplier = multiplier(of: row) else { return nil }
    // A positive multiplier means that the row's constant is too large for the others.
    return multiplier > 0 ? .lessThanOrEqual : .greaterThanOrEqual
  }

  private func multiplier(of row: RowID) -> Double? {
    guard let index = explanation.conflict.rows.firstIndex(of: row) else { return nil }
    let value = explanation.conflict.multipliers[index]
    return value == 0 ? nil : value
  }

  /// The constant that resolves the conflict.
  private func fitting(_ constraint: LayoutConstraint, _ row: RowID) -> Double? {
    guard let multiplier = multiplier(of: row), let broken = explanation.conflict.broken,
      let brokenMultiplier = self.multiplier(of: broken)
    else { return nil }
    let program = explanation.solved.state.solver.program
    let gap = explanation.conflict.excess * brokenMultiplier.magnitude * program.deviationScale(of: broken)
    let constant = constraint.constant - gap / (multiplier * program.deviationScale(of: row))
    // Rounded to hundredths, to avoid suggestions like 33.333333333333336.
    let rounded = (constant * 100).rounded() / 100
    if constraint.secondItem == nil, rounded < 0 { return nil }
    // A distance should not become an overlap.
    if constraint.constant >= 0, rounded < 0, Self.isEdge(constraint.firstAttribute) { return nil }
    return rounded
  }

  private static func isEdge(_ attribute: LayoutAttribute?) -> Bool {
    switch attribute {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }

  // MARK: Trials

  /// Whether the change removes this conflict without causing another one. Conflicts of rows that no variable
  /// connects with this one's are not affected.
  private func helps(_ change: ConflictChange, _ index: ConstraintIndex?, _ row: RowID) -> Bool {
    var solver = solver
    let row = part?.row(row) ?? row
    let program = solver.program
    let terms = program.terms(of: row)
    let constant = program.constant(of: row)
    let scale = program.deviationScale(of: row)
    let rank = program.rank(of: row)
    switch change {
    case .delete: solver.removeRow(row)
    case .lowerPriority:
      guard let relation = program.relation(of: row) else { return false }
      solver.removeRow(row)
      solver.addRow(terms, relation, constant, priority: .optional(999), deviationScale: scale, rank: rank)
    case .relax(let relation):
      solver.removeRow(row)
      solver.addRow(
        terms, relation == .lessThanOrEqual ? .lessThanOrEqual : .greaterThanOrEqual, constant,
        deviationScale: scale, rank: rank)
    case .setConstant(let points):
      guard let index else { return false }
      let difference = points - explanation.wording.effective(index).constant
      solver.setConstant(row, constant + difference * scale)
    }
    let solution = solver.solve()
    switch solution.status {
    case .optimal: return true
    case .infeasible: break
    case .iterationLimit, .numericalFailure: return false
    }
    let before = explanation.solved.state.solution.conflicts.map(\.rows)
    return solution.conflicts.allSatisfy { conflict in
      let rows = part?.whole(conflict.rows) ?? conflict.rows
      return rows != explanation.conflict.rows && before.contains(rows)
        && !group.others.contains { $0.rows == rows }
    }
  }

  /// Notes about tempting changes that do not help, one per constraint.
  var ineffectiveNotes: [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    var start = ineffective.startIndex
    while start < ineffective.endIndex {
      let first = ineffective[start]
      var end = start + 1
      while end < ineffective.endIndex, first.target != nil, ineffective[end].target == first.target {
        end += 1
      }
      let changes = ineffective[start..<end].map(\.change)
      start = end
      guard let target = first.target, let last = changes.last, changes.count > 1 else {
        notes.append(.init("it would not help to \(first.title)"))
        continue
      }
      let list = changes.dropLast().joined(separator: ", ") + " or " + last
      notes.append(.init("for \(target), it would not help to \(list)"))
    }
    return notes
  }
}
