// Conflicting constraints: the irreducible set that cannot hold, in the author's terms, with the arithmetic and what was
// broken to go on. What would help is tried out in ConflictFixes.

import SceneDiagnostics
import SceneModel
import Simplex

func conflictVerdicts(of solved: SolvedRoot, _ context: VerdictContext) -> [Diagnostic] {
  let conflicts = solved.solution.conflicts
  if conflicts.isEmpty { return [] }
  var budget = ConflictFixes.solves(rows: solved.system.provenance.count, conflicts: conflicts.count)
  let explanations = conflicts.map { ConflictExplanation($0, of: solved, context) }
    .filter { !$0.restsOnAssumption }
  return gathered(explanations, budget: &budget).map { group in
    var explanation = group.first
    return explanation.diagnostic(gathering: group, budget: &budget)
  }
}

/// One member of a conflict, as it enters the arithmetic.
struct ConflictTerm {
  var row: RowID
  var source: Provenance
  /// How often the row is counted, in the broken member's points.
  var factor: Double
  /// The row's constant, in points.
  var points: Double

  var contribution: Double { factor * points }
}

struct ConflictExplanation {
  let conflict: Conflict
  let solved: SolvedRoot
  let context: VerdictContext
  private(set) var wording: ConstraintWording
  private(set) var terms: [ConflictTerm] = []
  private(set) var axis = Axis.horizontal
  /// Authored members, in document order.
  private(set) var authored: [(index: ConstraintIndex, row: RowID)] = []

  init(_ conflict: Conflict, of solved: SolvedRoot, _ context: VerdictContext) {
    self.conflict = conflict
    self.solved = solved
    self.context = context
    wording = context.wording()
    collectTerms()
    axis = findAxis()
    wording.distinguish(views())
  }

  private mutating func collectTerms() {
    let program = solved.solver.program
    var unit = 1.0
    if let broken = conflict.broken, let place = conflict.rows.firstIndex(of: broken) {
      unit = conflict.multipliers[place].magnitude * program.deviationScale(of: broken)
    }
    for (place, row) in conflict.rows.enumerated()
    where solved.system.provenance.indices.contains(Int(row.index)) {
      let scale = program.deviationScale(of: row)
      let source = solved.system.provenance[Int(row.index)]
      terms.append(
        ConflictTerm(
          row: row, source: source, factor: unit > 0 ? conflict.multipliers[place] * scale / unit : 1,
          points: program.constant(of: row) / scale))
      if case .authored(let index) = source { authored.append((index, row)) }
    }
    authored.sort { $0.index < $1.index }
  }

  /// The axis of the variables that the members speak of; a conflict over both counts as its broken member's.
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
    for term in solved.solver.program.terms(of: row) {
      for item in solved.system.variables {
        if term.variable == item.minX || term.variable == item.width { return .horizontal }
        if term.variable == item.minY || term.variable == item.height { return .vertical }
      }
      for content in solved.system.contentSizes {
        if term.variable == content.width { return .horizontal }
        if term.variable == content.height { return .vertical }
      }
    }
    return nil
  }

  // MARK: Items

  private func viewsOf(_ source: Provenance) -> [ViewIndex] {
    switch source {
    case .authored(let index):
      let constraint = wording.effective(index)
      return [constraint.firstItem, constraint.secondItem].compactMap { item in
        switch item {
        case .view(let view)?: view
        case .guide(let guide)?: context.document[guide].owner
        default: nil
        }
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
    var found: [ViewIndex] = []
    for term in terms {
      for view in viewsOf(term.source) where !found.contains(view) { found.append(view) }
    }
    return found
  }

  /// The views concerned, the most likely culprit first: the one that most members speak of, of equals the innermost, of
  /// those the first. What a mask or the canvas says of a view around the others is no fault of it.
  private func culprits() -> [ViewIndex] {
    var counts: [(view: ViewIndex, count: Int, depth: Int)] = []
    let containers = Set(views().lazy.compactMap { context.document[$0].parent })
    for term in terms {
      for view in Set(viewsOf(term.source)) {
        switch term.source {
        case .autoresizingMask, .rootFrame, .fixedFrame:
          if containers.contains(view) { continue }
        default: break
        }
        if let place = counts.firstIndex(where: { $0.view == view }) {
          counts[place].count += 1
        } else {
          counts.append((view, 1, depth(view)))
        }
      }
    }
    switch brokenSource() {
    case .contentHugging(let view, _)?, .compressionResistance(let view, _)?:
      // A required content priority is what is rarely meant.
      if let place = counts.firstIndex(where: { $0.view == view }) { counts[place].count = .max }
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

  mutating func diagnostic(gathering group: ConflictGroup, budget: inout Int) -> Diagnostic {
    let culprits = culprits()
    let broken = brokenSource()
    let count = authored.count
    let subject =
      culprits.first.map { wording.name($0) } ?? context.document.displayName(of: solved.root)
    var message = predicate(of: subject, count, broken)
    if let arithmetic = arithmetic() { message += ": \(arithmetic)" }
    var diagnostic = Diagnostic(
      LayoutRules.conflictingConstraints, message, at: primaryRange(broken), severity: severity)
    diagnostic.objects = culprits.map { context.document[$0].id }
    diagnostic.constraints = authored.map { context.document[$0.index].id }
    diagnostic.axes = [axis]
    if let culprit = culprits.first {
      diagnostic.objectPath = context.document.objectPath(of: context.document[culprit].element)
    }
    diagnostic.restsOnAssumedSize = isNearSizeDoubt
    guard context.memory.isNew(authored.map(\.index), axis) else { return diagnostic }
    addNotes(broken, to: &diagnostic)
    if isRounding {
      diagnostic.notes.append(
        .init("UIKit logs this and breaks one of them; the layout is a point off at most"))
    }
    if let common = group.common {
      diagnostic.notes.append(.init(group.note(about: "“\(wording.formula(common))”")))
    }
    var fixes = ConflictFixes(self, group, budget: budget)
    fixes.tryOut()
    budget = fixes.budget
    diagnostic.fixes = fixes.found
    diagnostic.notes += fixes.vainNotes
    if fixes.isCutShort {
      diagnostic.notes.append(
        .init(
          fixes.found.isEmpty && fixes.vain.isEmpty
            ? "what would help was not tried out: the scene is too large, or has too many conflicts"
            : "other changes were not tried out: the scene is too large, or has too many conflicts"))
    }
    return diagnostic
  }

  /// What cannot be: “Button “Sign in” cannot satisfy these 3 constraints at once”.
  private func predicate(of subject: String, _ count: Int, _ broken: Provenance?) -> String {
    let constraints = count == 1 ? "this constraint" : "these \(count) constraints"
    switch broken {
    case .contentHugging(_, let axis):
      return
        "the required \(axis.name) content hugging of \(subject) cannot hold together with \(constraints)"
    case .compressionResistance(_, let axis):
      return
        "the required \(axis.name) compression resistance of \(subject) cannot hold together with \(constraints)"
    default:
      guard count == 1 else { return "\(subject) cannot satisfy \(constraints) at once" }
      return "\(subject) cannot satisfy this constraint"
        + (companion(of: subject).map { " and \($0) at once" } ?? "")
    }
  }

  /// What the only authored constraint contradicts, unless that is just the canvas.
  private func companion(of subject: String) -> String? {
    var masked: ViewIndex?
    for term in terms {
      switch term.source {
      case .stackView(let view, _): return "the rules of \(wording.name(view))"
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
    conflict.broken.map { solved.system.provenance[Int($0.index)] }
  }

  private func primaryRange(_ broken: Provenance?) -> SourceRange {
    let source = context.document.source
    if case .authored(let index)? = broken {
      return source.startTagRange(of: context.document[index].element)
    }
    if let last = authored.last { return source.startTagRange(of: context.document[last.index].element) }
    return context.range(of: views().last ?? solved.root)
  }
}
