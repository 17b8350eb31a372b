// Conflicting constraints: the irreducible set that cannot hold, in the author's terms, with the arithmetic and what was
// broken to go on. What would help is tried out in ConflictFixes.

import SceneDiagnostics
import SceneModel
import Simplex

func conflictVerdicts(of solved: SolvedRoot, _ context: VerdictContext) -> [Diagnostic] {
  let conflicts = solved.solution.conflicts
  if conflicts.isEmpty { return [] }
  var budget = ConflictFixes.solves(rows: solved.system.provenance.count, conflicts: conflicts.count)
  return conflicts.compactMap { conflict in
    var explanation = ConflictExplanation(conflict, of: solved, context)
    if explanation.restsOnCanvas || explanation.isWithinSizeDoubt { return nil }
    return explanation.diagnostic(budget: &budget)
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
  private func axis(of row: RowID) -> Axis? {
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

  // MARK: What it rests on

  /// Whether it is only the size of the canvas that contradicts: a cell whose height its content decides at run time, or a
  /// root view with a size of its own, which whoever loads it will respect.
  var restsOnCanvas: Bool {
    guard let place = terms.firstIndex(where: { isExtent($0) }) else { return false }
    guard case .rootFrame(let root) = terms[place].source else { return false }
    let sizesItself = authored.allSatisfy { member in
      let constraint = wording.effective(member.index)
      return constraint.firstItem == .view(root) && constraint.firstAttribute?.measure == .dimension
        && (constraint.secondItem == nil || constraint.secondItem == .view(root))
    }
    return sizesItself || (axis == .vertical && context.isSelfSizing(root))
  }

  /// Whether the layout is as it was meant all the same: what is missing is no more than a point, content gives way, or the
  /// canvas of a view whose size its loader decides.
  private var isMinor: Bool {
    if conflict.excess <= LayoutTolerances.misplacement { return true }
    let isOfController =
      context.document.header.kind == .storyboard && context.document[solved.root].role == .root
    return terms.contains { term in
      switch term.source {
      case .contentHugging, .compressionResistance: true
      case .rootFrame: isExtent(term) && !isOfController
      default: false
      }
    }
  }

  /// The content sizes among the members that are not measured.
  private var unmeasuredSizes: [(k: Int, points: Double)] {
    terms.compactMap { term in
      switch term.source {
      case .contentHugging(let view, _), .compressionResistance(let view, _):
        guard let k = solved.system.views.firstIndex(of: view), solved.contents[k].confidence != .measured
        else { return nil }
        return (k, term.points)
      default: return nil
      }
    }
  }

  /// Whether the contradiction is no larger than what the sizes of texts may be off.
  var isWithinSizeDoubt: Bool {
    var error = 0.0
    for size in unmeasuredSizes {
      let content = solved.contents[size.k]
      // A text that wraps gets narrower by growing in height.
      if content.confidence == .assumed || (content.dependsOnWidth && axis == .horizontal) { return true }
      error += SizeDoubt.learnedError(of: size.points)
    }
    return error > 0 && conflict.excess <= error
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
  /// those the first.
  private func culprits() -> [ViewIndex] {
    var counts: [(view: ViewIndex, count: Int, depth: Int)] = []
    for term in terms {
      for view in Set(viewsOf(term.source)) {
        if let place = counts.firstIndex(where: { $0.view == view }) {
          counts[place].count += 1
        } else {
          counts.append((view, 1, depth(view)))
        }
      }
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

  mutating func diagnostic(budget: inout Int) -> Diagnostic {
    let culprits = culprits()
    let broken = brokenSource()
    let count = authored.count
    let subject =
      culprits.first.map { wording.name($0) } ?? context.document.displayName(of: solved.root)
    var message =
      count > 1
      ? "\(subject) cannot satisfy these \(count) constraints at once"
      : "\(subject) cannot satisfy this constraint"
    if let arithmetic = arithmetic() { message += ": \(arithmetic)" }
    var diagnostic = Diagnostic(
      LayoutRules.conflictingConstraints, message, at: primaryRange(broken),
      severity: isMinor ? .warning : nil)
    diagnostic.objects = culprits.map { context.document[$0].id }
    diagnostic.constraints = authored.map { context.document[$0.index].id }
    diagnostic.axes = [axis]
    if let culprit = culprits.first {
      diagnostic.objectPath = context.document.objectPath(of: context.document[culprit].element)
    }
    diagnostic.restsOnAssumedSize = !unmeasuredSizes.isEmpty
    guard context.memory.isNew(authored.map(\.index), axis) else { return diagnostic }
    addNotes(broken, to: &diagnostic)
    var fixes = ConflictFixes(self, budget: budget)
    fixes.tryOut()
    budget = fixes.budget
    diagnostic.fixes = fixes.found
    diagnostic.notes += fixes.vain.map { Diagnostic.Note("it would not help to \($0)") }
    if fixes.isCutShort {
      diagnostic.notes.append(
        .init(
          fixes.found.isEmpty && fixes.vain.isEmpty
            ? "what would help was not tried out: the scene is too large, or has too many conflicts"
            : "other changes were not tried out: the scene is too large, or has too many conflicts"))
    }
    return diagnostic
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

  private func addNotes(_ broken: Provenance?, to diagnostic: inout Diagnostic) {
    for (index, row) in authored {
      var text = "\(wording.formula(index)), \(wording.priority(index))"
      let implied = impliedPoints(index, row)
      if implied.magnitude > LayoutTolerances.ambiguity {
        text +=
          "; margins, safe area or baselines make it \(pointText(wording.effective(index).constant + implied))"
      }
      if .authored(index) == broken { text += "; broken to go on" }
      diagnostic.notes.append(
        .init(text, at: context.document.source.startTagRange(of: context.document[index].element)))
    }
    var stated: [String] = []
    for term in terms {
      if case .authored = term.source { continue }
      if case .rootFrame = term.source, term.points == 0 { continue }
      var text = wording.fact(term.source, points: term.points, axis: self.axis(of: term.row) ?? axis)
      if term.source == broken { text += "; broken to go on" }
      if !stated.contains(text) { stated.append(text) }
    }
    for bound in conflict.bounds {
      if let text = boundFact(bound.variable), !stated.contains(text) { stated.append(text) }
    }
    diagnostic.notes += stated.map { Diagnostic.Note($0) }
  }

  /// What insets of margins, guides and baselines add to the constraint's own constant, in points.
  private func impliedPoints(_ index: ConstraintIndex, _ row: RowID) -> Double {
    let program = solved.solver.program
    return program.constant(of: row) / program.deviationScale(of: row) - wording.effective(index).constant
  }

  private func boundFact(_ variable: Variable) -> String? {
    for (k, item) in solved.system.variables.enumerated() {
      if item.width == variable {
        return wording.fact(
          .nonNegativeSize(solved.system.views[k], .horizontal), points: 0, axis: .horizontal)
      }
      if item.height == variable {
        return wording.fact(.nonNegativeSize(solved.system.views[k], .vertical), points: 0, axis: .vertical)
      }
    }
    return nil
  }

  // MARK: Arithmetic

  /// “16 + 300 + 16 ≠ 320, 12 points too wide”: the members' constants, those that add up on one side, the others on the
  /// other. The side that a container imposes stands last.
  private func arithmetic() -> String? {
    var larger: [ConflictTerm] = []
    var smaller: [ConflictTerm] = []
    for term in terms where term.contribution.magnitude > LayoutTolerances.ambiguity {
      if term.contribution > 0 { larger.append(term) } else { smaller.append(term) }
    }
    if larger.count + smaller.count > Self.longestSum { return nil }
    let areEqualities =
      terms.allSatisfy { solved.solver.program.relation(of: $0.row) == .equal }
      && conflict.bounds.isEmpty
    let containsExtent = { (terms: [ConflictTerm]) in terms.contains(where: isExtent) }
    let words = axis == .horizontal ? ("wide", "narrow") : ("high", "low")
    let excess = pointsText(conflict.excess)
    if containsExtent(smaller), !containsExtent(larger) {
      return
        "\(Self.sum(larger)) \(areEqualities ? "≠" : ">") \(Self.sum(smaller)), \(excess) too \(words.0)"
    }
    if containsExtent(larger), !containsExtent(smaller) {
      return
        "\(Self.sum(smaller)) \(areEqualities ? "≠" : "<") \(Self.sum(larger)), \(excess) too \(words.1)"
    }
    return "\(Self.sum(larger)) \(areEqualities ? "≠" : ">") \(Self.sum(smaller)), \(excess) apart"
  }

  /// Longer sums say less than the notes.
  private static let longestSum = 12

  /// Whether the member states the size of what everything has to fit into.
  private func isExtent(_ term: ConflictTerm) -> Bool {
    if case .rootFrame = term.source { return term.points != 0 }
    return false
  }

  private static func sum(_ terms: [ConflictTerm]) -> String {
    if terms.isEmpty { return "0" }
    var text = ""
    for (place, term) in terms.enumerated() {
      if place > 0 { text += " + " }
      let factor = term.factor.magnitude
      let points = pointText(term.points.magnitude)
      text += factor == 1 ? points : "\(pointText(factor)) × \(points)"
    }
    return text
  }
}
