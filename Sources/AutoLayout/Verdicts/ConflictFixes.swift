// Ways out of a conflict, each tried out by solving again: delete a member, lower its priority, relax its relation, change
// its constant to what fits. Those that do not help are named too, because they tempt.

import SceneDiagnostics
import SceneModel
import SceneXML
import Simplex

struct ConflictFixes {
  /// How often a root is solved again, so that a file full of conflicts is still compiled at once. A solve looks at every
  /// row, and finds each of the conflicts anew.
  static func solves(rows: Int, conflicts: Int) -> Int {
    min(96, 2_000_000 / max(1, rows) / max(1, conflicts))
  }
  private static let solvesPerConflict = 24
  private static let longestList = 8
  private static let longestVainList = 4

  private let explanation: ConflictExplanation
  private let group: ConflictGroup
  private(set) var budget: Int
  private(set) var found: [Diagnostic.FixIt] = []
  /// What would not help, as infinitives, with what is to be changed and the change alone where several may share it.
  private(set) var vain: [(title: String, target: String?, change: String)] = []
  /// Whether changes remain that were not tried out, for want of time.
  private(set) var isCutShort = false

  private enum Change {
    case delete
    case lowerPriority
    case relax(LayoutRelation)
    case setConstant(Double)
  }

  init(_ explanation: ConflictExplanation, _ group: ConflictGroup, budget: Int) {
    self.explanation = explanation
    self.group = group
    self.budget = budget
  }

  mutating func tryOut() {
    var left = min(budget, Self.solvesPerConflict)
    let start = left
    // The broken member first, then from the last to the first: what was added last is most often the mistake.
    var members = Array(explanation.authored.reversed())
    if let place = members.firstIndex(where: {
      if let common = group.common { return $0.index == common }
      return $0.row == explanation.conflict.broken
    }), place > 0 {
      members.insert(members.remove(at: place), at: 0)
    }
    tryContentPriorities(&left)
    for (place, member) in members.enumerated() {
      for change in changes(member.index, member.row, isCulprit: place == 0) {
        guard found.count < Self.longestList else { break }
        guard left > 0 else {
          isCutShort = true
          break
        }
        left -= 1
        let formula = "“\(explanation.wording.formula(member.index))”"
        if helps(change, member.index, member.row) {
          var fix = Diagnostic.FixIt(
            Self.title(change, of: formula), edits: edits(change, member.index), isVerified: true,
            isSafe: false)
          (fix.target, fix.change) = (formula, Self.title(change, of: nil))
          if case .setConstant = change { fix.isOfOneEnvironment = true }
          found.append(fix)
        } else if vain.count < Self.longestVainList {
          vain.append((Self.title(change, of: formula), formula, Self.title(change, of: nil)))
        }
      }
    }
    budget -= start - left
  }

  /// A content priority below required: what Interface Builder presets, and most often what was meant.
  private mutating func tryContentPriorities(_ left: inout Int) {
    for term in explanation.terms {
      let (view, axis, isHugging): (ViewIndex, Axis, Bool)
      switch term.source {
      case .contentHugging(let index, let direction): (view, axis, isHugging) = (index, direction, true)
      case .compressionResistance(let index, let direction):
        (view, axis, isHugging) = (index, direction, false)
      default: continue
      }
      guard left > 0 else {
        isCutShort = true
        return
      }
      left -= 1
      let what = isHugging ? "content hugging" : "compression resistance"
      let title =
        "lower the \(axis.name) \(what) priority of \(explanation.wording.name(view)) to 999"
      if helps(.lowerPriority, nil, term.row) {
        found.append(
          Diagnostic.FixIt(
            title, edits: contentPriorityEdits(view, axis, isHugging), isVerified: true, isSafe: false))
      } else if vain.count < Self.longestVainList {
        vain.append((title, nil, title))
      }
    }
  }

  private func contentPriorityEdits(
    _ view: ViewIndex, _ axis: Axis, _ isHugging: Bool
  ) -> [Diagnostic.FixIt.Edit] {
    let document = explanation.context.document
    let name: XMLName =
      switch (axis, isHugging) {
      case (.horizontal, true): .horizontalHuggingPriority
      case (.vertical, true): .verticalHuggingPriority
      case (.horizontal, false): .horizontalCompressionResistancePriority
      case (.vertical, false): .verticalCompressionResistancePriority
      }
    guard let attribute = document.source.attribute(name, of: document[view].element) else { return [] }
    return [.init(document.source.valueRange(of: attribute), "999")]
  }

  /// Everything for the likely culprit; for the others what keeps more of what was meant.
  private func changes(_ index: ConstraintIndex, _ row: RowID, isCulprit: Bool) -> [Change] {
    let constraint = explanation.wording.effective(index)
    var changes: [Change] = []
    if let constant = fitting(constraint, row) { changes.append(.setConstant(constant)) }
    if isCulprit, constraint.relation == .equal, let relation = relaxed(row) {
      changes.append(.relax(relation))
    }
    if isCulprit { changes += [.lowerPriority, .delete] } else { changes.append(.lowerPriority) }
    return changes
  }

  /// The inequality that lets the row give way in the direction in which the others push it.
  private func relaxed(_ row: RowID) -> LayoutRelation? {
    guard let multiplier = multiplier(of: row) else { return nil }
    // A positive multiplier means that the row's constant is too large for the others.
    return multiplier > 0 ? .lessThanOrEqual : .greaterThanOrEqual
  }

  private func multiplier(of row: RowID) -> Double? {
    guard let place = explanation.conflict.rows.firstIndex(of: row) else { return nil }
    let value = explanation.conflict.multipliers[place]
    return value == 0 ? nil : value
  }

  /// The constant with which the sum comes out.
  private func fitting(_ constraint: LayoutConstraint, _ row: RowID) -> Double? {
    guard let multiplier = multiplier(of: row), let broken = explanation.conflict.broken,
      let brokenMultiplier = self.multiplier(of: broken)
    else { return nil }
    let program = explanation.solved.solver.program
    let gap = explanation.conflict.excess * brokenMultiplier.magnitude * program.deviationScale(of: broken)
    let constant = constraint.constant - gap / (multiplier * program.deviationScale(of: row))
    // Hundredths, so that nobody is offered 33.333333333333336.
    let rounded = (constant * 100).rounded() / 100
    if constraint.secondItem == nil, rounded < 0 { return nil }
    // A distance that would become an overlap is nobody's way out.
    if constraint.constant >= 0, rounded < 0, Self.isEdge(constraint.firstAttribute) { return nil }
    return rounded
  }

  private static func isEdge(_ attribute: LayoutAttribute?) -> Bool {
    switch attribute {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }

  // MARK: Solving again

  /// Whether with the change this conflict is gone and no other has come in its place.
  private func helps(_ change: Change, _ index: ConstraintIndex?, _ row: RowID) -> Bool {
    var solver = explanation.solved.solver
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
    let before = explanation.solved.solution.conflicts.map(\.rows)
    return solution.conflicts.allSatisfy { conflict in
      conflict.rows != explanation.conflict.rows && before.contains(conflict.rows)
        && !group.others.contains { $0.rows == conflict.rows }
    }
  }

  // MARK: Words

  /// The change as an infinitive; without a constraint's formula as one says it after having named the constraint.
  private static func title(_ change: Change, of formula: String?) -> String {
    let of = formula.map { " of \($0)" } ?? ""
    return switch change {
    case .delete: "delete \(formula ?? "it")"
    case .lowerPriority: "lower the priority\(of) to 999"
    case .relax(let relation): "change the relation\(of) to \(relation.symbol)"
    case .setConstant(let points): "change the constant\(of) to \(pointText(points))"
    }
  }

  /// What tempts and would not help, once for each constraint.
  var vainNotes: [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    var place = vain.startIndex
    while place < vain.endIndex {
      let first = vain[place]
      var end = place + 1
      while end < vain.endIndex, first.target != nil, vain[end].target == first.target { end += 1 }
      let changes = vain[place..<end].map(\.change)
      place = end
      guard let target = first.target, let last = changes.last, changes.count > 1 else {
        notes.append(.init("it would not help to \(first.title)"))
        continue
      }
      let list = changes.dropLast().joined(separator: ", ") + " or " + last
      notes.append(.init("with \(target) it would not help to \(list)"))
    }
    return notes
  }

  // MARK: Edits

  /// The bytes to change; none where the constraint's values come from variations, or where other elements refer to the
  /// constraint that would go.
  private func edits(_ change: Change, _ index: ConstraintIndex) -> [Diagnostic.FixIt.Edit] {
    let document = explanation.context.document
    let constraint = document[index]
    guard constraint.variations.isEmpty else { return [] }
    let source = document.source
    let element = constraint.element
    switch change {
    case .delete:
      guard !isReferred(constraint.id, from: element) else { return [] }
      return [.init(lineRange(of: element), "")]
    case .lowerPriority:
      return [setting(.priority, "priority", "999", of: element, before: [.id])].compactMap { $0 }
    case .relax(let relation):
      let value = relation == .lessThanOrEqual ? "lessThanOrEqual" : "greaterThanOrEqual"
      if let attribute = source.attribute(.relation, of: element) {
        return [.init(source.valueRange(of: attribute), value)]
      }
      guard let first = source.attribute(.firstAttribute, of: element) else { return [] }
      let end = source.valueRange(of: first).upper + 1
      return [.init(SourceRange(end, end), " relation=\"\(value)\"")]
    case .setConstant(let points):
      return [
        setting(
          .constant, "constant", storedNumberText(points), of: element, before: [.symbolic, .priority, .id])
      ].compactMap { $0 }
    }
  }

  private func setting(
    _ name: XMLName, _ spelling: String, _ value: String, of element: XMLDocument.ElementID,
    before others: [XMLName]
  ) -> Diagnostic.FixIt.Edit? {
    let source = explanation.context.document.source
    if let attribute = source.attribute(name, of: element) {
      return .init(source.valueRange(of: attribute), value)
    }
    var place: UInt32?
    for other in others {
      guard let attribute = source.attribute(other, of: element) else { continue }
      let lower = source.nameRange(of: attribute).lower
      place = min(place ?? lower, lower)
    }
    return place.map { .init(SourceRange($0, $0), "\(spelling)=\"\(value)\" ") }
  }

  private func isReferred(_ id: String, from element: XMLDocument.ElementID) -> Bool {
    let source = explanation.context.document.source
    let own = source.attribute(.id, of: element)
    let bytes = Array(id.utf8)
    for index in 0..<source.attributeCount {
      let attribute = XMLDocument.AttributeID(index: Int32(truncatingIfNeeded: index))
      if attribute == own { continue }
      if source.withValue(of: attribute, { $0.elementsEqual(bytes) }) { return true }
    }
    return false
  }

  /// The element with the white space before it, up to and with the line end: the whole line, where it stands alone.
  private func lineRange(of element: XMLDocument.ElementID) -> SourceRange {
    let source = explanation.context.document.source
    let range = source.range(of: element)
    let bytes = source.file.bytes
    var lower = Int(range.lower)
    while lower > 0, bytes[lower - 1] == 0x20 || bytes[lower - 1] == 0x09 { lower -= 1 }
    guard lower > 0, bytes[lower - 1] == 0x0A else { return range }
    lower -= 1
    if lower > 0, bytes[lower - 1] == 0x0D { lower -= 1 }
    return SourceRange(UInt32(truncatingIfNeeded: lower), range.upper)
  }
}
