// conflicting-constraints: an irreducible set of constraints that contradict each other, in the author's
// terms, with the sum and the constraint that was broken. ConflictFixes tries possible fixes.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

func conflictDiagnostics(of solved: SolvedRoot, _ context: DiagnosticContext) -> [Diagnostic] {
  let conflicts = solved.state.solution.conflicts
  let solves = AnalysisLimits.solves(rows: solved.state.system.provenance.count, conflicts: conflicts.count)
  let owners = VariableOwners(of: solved)
  let explanations = conflicts.map { ConflictExplanation($0, of: solved, owners, context) }
    .filter { !$0.restsOnAssumption }
  // If not all conflicts were found, no solve can prove that a fix works.
  guard solved.outcome.hasAllConflicts else {
    return gathered(explanations).map { $0.first.diagnostic(gathering: $0, solves: 0) }
  }
  let groups = groupedByCause(explanations, solves: solves)
  // Each group has its own share of solves, so that its diagnostic does not depend on the fixes of others.
  let share = groups.isEmpty ? 0 : solves / groups.count
  return groups.map { $0.first.diagnostic(gathering: $0, solves: share) }
}

/// A member of a conflict as a term of the sum.
struct ConflictTerm {
  var row: RowID
  var source: Provenance
  /// The factor of the row, relative to the broken member.
  var factor: Double
  /// The row's constant, in points.
  var points: Double

  var contribution: Double { factor * points }
}

struct ConflictExplanation {
  private(set) var conflict: Conflict
  let solved: SolvedRoot
  let owners: VariableOwners
  let context: DiagnosticContext
  private(set) var wording: ConstraintWording
  private(set) var terms: [ConflictTerm] = []
  private(set) var axis = Axis.horizontal
  /// Authored members, in document order.
  private(set) var authored: [(index: ConstraintIndex, row: RowID)] = []

  init(
    _ conflict: Conflict, of solved: SolvedRoot, _ owners: VariableOwners, _ context: DiagnosticContext
  ) {
    self.conflict = conflict
    self.owners = owners
    self.solved = solved
    self.context = context
    wording = context.wording()
    chooseBroken()
    collectTerms()
    axis = findAxis()
  }

  /// Takes the row that the layout ignores as the broken one, with the excess in its points.
  private mutating func chooseBroken() {
    guard let ignored = solved.ignoredRow(of: conflict), let broken = conflict.broken, ignored != broken
    else { return }
    if let excess = solved.deviation(of: ignored, alone: conflict) { conflict.excess = excess }
    conflict.broken = ignored
  }

  private mutating func collectTerms() {
    let program = solved.state.solver.program
    var unit = 1.0
    if let broken = conflict.broken, let index = conflict.rows.firstIndex(of: broken) {
      unit = conflict.multipliers[index].magnitude * program.deviationScale(of: broken)
    }
    for (index, row) in conflict.rows.enumerated()
    where solved.state.system.provenance.indices.contains(Int(row.index)) {
      let scale = program.deviationScale(of: row)
      let source = solved.state.system.provenance[Int(row.index)]
      terms.append(
        ConflictTerm(
          row: row, source: source, factor: unit > 0 ? conflict.multipliers[index] * scale / unit : 1,
          points: program.constant(of: row) / scale))
      if case .authored(let index) = source { authored.append((index, row)) }
    }
    authored.sort { $0.index < $1.index }
  }

  /// The axis of the members' variables; that of the broken member if a conflict involves both axes.
  private func findAxis() -> Axis {
    let rows = [conflict.broken].compactMap { $0 } + conflict.rows
    for row in rows { if let axis = axis(of: row) { return axis } }
    for (index, _) in authored {
      if let attribute = wording.effective(index).firstAttribute { return attribute.axis }
    }
    return .horizontal
  }

  /// The axis of the first variable of a row.
  func axis(of row: RowID) -> Axis? {
    solved.state.solver.program.terms(of: row).lazy.compactMap { owners[$0.variable]?.axis }.first
  }

  // MARK: Items

  func viewsOf(_ source: Provenance) -> [ViewIndex] {
    switch source {
    case .authored(let index):
      let constraint = wording.effective(index)
      return [constraint.firstItem, constraint.secondItem].compactMap { item in
        item.flatMap(context.document.owner)
      }
    case .rootFrame(let view), .autoresizingMask(let view), .fixedFrame(let view),
      .contentHugging(let view, _),
      .compressionResistance(let view, _), .stackView(let view, _), .contentSize(let view),
      .nonNegativeSize(let view, _):
      return [view]
    case .guide(let guide): return [context.document[guide].owner].compactMap { $0 }
    }
  }

  private func views() -> [ViewIndex] {
    var seen: Set<ViewIndex> = []
    return terms.flatMap { viewsOf($0.source) }.filter { seen.insert($0).inserted }
  }

  /// The views concerned, the most likely culprit first: the one that most members refer to, then the
  /// innermost, then the first. A mask or the canvas size of an enclosing view does not make it a culprit.
  private func culprits() -> [ViewIndex] {
    var counts: [(view: ViewIndex, count: Int, depth: Int)] = []
    var indices: [ViewIndex: Int] = [:]
    let containers = Set(views().lazy.compactMap { context.document[$0].parent })
    for term in terms {
      for view in Set(viewsOf(term.source)) {
        switch term.source {
        case .autoresizingMask, .rootFrame, .fixedFrame:
          if containers.contains(view) { continue }
        default: break
        }
        if let index = indices[view] {
          counts[index].count += 1
        } else {
          indices[view] = counts.count
          counts.append((view, 1, depth(view)))
        }
      }
    }
    switch brokenSource() {
    case .contentHugging(let view, _)?, .compressionResistance(let view, _)?:
      // A required content priority is rarely intended.
      if let index = indices[view] { counts[index].count = .max }
    default: break
    }
    counts.sort {
      $0.count != $1.count
        ? $0.count > $1.count : $0.depth != $1.depth ? $0.depth > $1.depth : $0.view < $1.view
    }
    return counts.map(\.view)
  }

  private func depth(_ view: ViewIndex) -> Int {
    var depth = 0
    var current = view
    while let parent = context.document[current].parent {
      depth += 1
      current = parent
    }
    return depth
  }

  // MARK: The diagnostic

  func diagnostic(gathering group: ConflictGroup, solves: Int) -> Diagnostic {
    var explanation = self
    explanation.wording.distinguish(views())
    return explanation.distinct(gathering: group, solves: solves)
  }

  /// The diagnostic, with names that distinguish the views of all members.
  private func distinct(gathering group: ConflictGroup, solves: Int) -> Diagnostic {
    let culprits = culprits()
    let broken = brokenSource()
    let count = authored.count
    let subject =
      culprits.first.map { wording.name($0) } ?? context.document.displayName(of: solved.root)
    var message = predicate(of: subject, count, broken)
    if !isAboutContent(broken), let arithmetic = arithmetic() { message += ": \(arithmetic)" }
    var diagnostic = Diagnostic(
      LayoutRules.conflictingConstraints, message, at: primaryRange(broken), severity: severity)
    diagnostic.objects = culprits.prefix(AnalysisLimits.namedMembers).map { context.document[$0].id }
    diagnostic.constraints = authored.map { context.document[$0.index].id }
    diagnostic.axes = [axis]
    if let culprit = culprits.first {
      diagnostic.objectPath = context.document.objectPath(of: context.document[culprit].element)
    }
    diagnostic.restsOnAssumedSize = isNearSizeUncertainty
    if !context.needsExplanation(diagnostic) { return diagnostic }
    addNotes(broken, to: &diagnostic)
    diagnostic.facts.terms = termFacts(broken)
    if isRounding {
      diagnostic.notes.append(
        .init("UIKit logs the conflict and breaks one constraint; the layout is off by at most a point"))
    }
    if let note = group.note(wording) { diagnostic.notes.append(.init(note)) }
    var fixes = ConflictFixes(self, group, solves: solves)
    fixes.tryOut()
    diagnostic.fixes = fixes.found
    diagnostic.notes += fixes.ineffectiveNotes
    if fixes.isCutShort {
      diagnostic.notes.append(
        .init(
          fixes.found.isEmpty && fixes.ineffective.isEmpty
            ? "no fixes were tried: the scene is too large or has too many conflicts"
            : "other fixes were not tried: the scene is too large or has too many conflicts"))
    }
    return diagnostic
  }

  /// The predicate of the message: “3 constraints of Button “Sign in” conflict”.
  private func predicate(of subject: String, _ count: Int, _ broken: Provenance?) -> String {
    switch broken {
    case .contentHugging(_, let axis):
      let word = axis == .horizontal ? "wider" : "taller"
      let demand = demand(of: subject, count, axis)
      return "\(subject) may not be \(word) than its content (hugging 1000), but \(demand)"
    case .compressionResistance(_, let axis):
      let word = axis == .horizontal ? "narrower" : "shorter"
      let demand = demand(of: subject, count, axis)
      return "\(subject) may not be \(word) than its content (compression resistance 1000), but \(demand)"
    default:
      guard count == 1 else { return "\(count) constraints of \(subject) conflict" }
      return companion(of: subject).map { "this constraint of \(subject) conflicts with \($0)" }
        ?? "this constraint of \(subject) cannot be satisfied"
    }
  }

  private func isAboutContent(_ broken: Provenance?) -> Bool {
    switch broken {
    case .contentHugging, .compressionResistance: true
    default: false
    }
  }

  /// “These 2 constraints make it 60 points wide”: what the members require of the view whose content size is
  /// contradicted. Without a constraint, a stack view or a mask requires it.
  private func demand(of subject: String, _ count: Int, _ axis: Axis) -> String {
    let verb =
      switch count {
      case 0: "\(companion(of: subject) ?? "the rest of the layout") makes"
      case 1: "this constraint makes"
      default: "these \(count) constraints make"
      }
    let row = conflict.broken
    guard let term = terms.first(where: { $0.row == row }), term.factor != 0 else { return "\(verb) it so" }
    var forced = term.points
    let difference = conflict.excess / term.factor.magnitude
    if case .contentHugging = term.source { forced += difference } else { forced -= difference }
    return "\(verb) it \(pointsText(max(0, forced))) \(axis == .horizontal ? "wide" : "tall")"
  }

  /// What the only authored constraint contradicts, unless that is only the canvas.
  private func companion(of subject: String) -> String? {
    var masked: ViewIndex?
    for term in terms {
      switch term.source {
      case .stackView(let view, _): return "the arrangement of \(wording.name(view))"
      case .autoresizingMask(let view) where context.document[view].role != .contentView: masked = view
      case .fixedFrame(let view): masked = view
      default: break
      }
    }
    return masked.map { view in
      let name = wording.name(view)
      return name == subject ? "its autoresizing mask" : "the autoresizing mask of \(name)"
    }
  }

  private func brokenSource() -> Provenance? {
    conflict.broken.map { solved.state.system.provenance[Int($0.index)] }
  }

  private func primaryRange(_ broken: Provenance?) -> SourceRange {
    let source = context.document.source
    if case .authored(let index)? = broken {
      return source.startTagRange(of: context.document[index].element)
    }
    if let last = authored.last { return source.startTagRange(of: context.document[last.index].element) }
    return context.range(of: culprits().first ?? solved.root)
  }
}
