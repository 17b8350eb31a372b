// dead-constraint: an optional constraint that never holds and that affects no view's frame. Both are tried
// in the environment's size and in others (OtherSizes).

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

extension LayoutRules {
  public static let deadConstraint = Rule(
    "dead-constraint", .quality, .warning, isEnabledByDefault: false, missing: .inHierarchy,
    summary: "an optional constraint never holds and has no effect",
    rationale: """
      Constraints with higher priorities always win, so every view has the same frame without this constraint, and it misleads \
      readers. Check several devices (`--all-devices`, or `devices` in the configuration): a constraint that holds on one of \
      them is not dead. Not reported are constraints that pull a view as far as the others allow, that hold in a much larger or \
      smaller root view or in a self-sizing cell, that belong to a view whose other constraints have outlets, so that code may \
      change them, and constraints with priorities up to 250, which are fallbacks.
      """,
    remedy: "Delete it, or raise its priority above that of the constraints that win.",
    examples: [
      Rule.Example(width(priority: 750, constant: 200, second: ""), findings: 1),
      Rule.Example(width(priority: 750, constant: 100, second: ""), findings: 0),
      // It makes the view as wide as possible.
      Rule.Example(width(priority: 750, constant: 200, second: " relation=\"lessThanOrEqual\""), findings: 0),
    ])

  private static func width(priority: Int, constant: Int, second: String) -> String {
    scene(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a01">\
      <rect key="frame" x="16" y="40" width="100" height="40"/><constraints>\
      <constraint firstAttribute="height" constant="40" id="c05"/>\
      <constraint firstAttribute="width"\(second) constant="100" id="c06"/>\
      <constraint firstAttribute="width" constant="\(constant)" priority="\(priority)" id="c07"/></constraints></view>
      """, "")
  }
}

/// The state of the search in one root, created with the first candidate.
struct DeadConstraintSearch {
  private let solved: SolvedRoot
  private let context: DiagnosticContext
  private var sizes: OtherSizes
  /// The views and axes whose constraints code may change; nil until requested.
  private var changedByCode: [Axis: Set<ViewIndex>]?
  /// The number of candidates that can still be tried. Each takes one solve per size.
  private var budget: Int

  init(of solved: SolvedRoot, _ context: DiagnosticContext) {
    self.solved = solved
    self.context = context
    sizes = OtherSizes(of: solved, isRow: context.isRow(solved.root))
    budget = AnalysisLimits.solves(rows: solved.state.solver.program.rowCount, conflicts: 1)
  }

  mutating func isDead(_ constraint: LayoutConstraint, _ row: Int) -> Bool {
    guard !sizes.holds(row), !isBesideOutlet(constraint), budget > 0 else { return false }
    budget -= 1
    return sizes.changesNothing(without: RowID(index: Int32(truncatingIfNeeded: row)))
  }

  /// Whether an outlet refers to another constraint of one of its views along its axis. If code changes that
  /// one, this one may hold.
  private mutating func isBesideOutlet(_ constraint: LayoutConstraint) -> Bool {
    guard let axis = constraint.firstAttribute?.axis else { return false }
    let changed = changedByCode ?? findChangedByCode()
    changedByCode = changed
    return [constraint.firstItem, constraint.secondItem].contains { item in
      guard case .view(let view)? = item, view != solved.root else { return false }
      return changed[axis]?.contains(view) == true
    }
  }

  private func findChangedByCode() -> [Axis: Set<ViewIndex>] {
    var changed: [Axis: Set<ViewIndex>] = [:]
    for constraint in context.document.constraints
    where context.facts.isOutlet(constraint.id) {
      guard let axis = constraint.firstAttribute?.axis else { continue }
      for item in [constraint.firstItem, constraint.secondItem] {
        if case .view(let view)? = item { changed[axis, default: []].insert(view) }
      }
    }
    return changed
  }
}

extension QualityCheck {
  /// Constraints up to this priority are fallbacks for when nothing else applies.
  private static let fallbackPriority = 250.0

  mutating func checkDead(
    _ index: ConstraintIndex, _ constraint: LayoutConstraint, _ row: Int, _ search: inout DeadConstraintSearch
  ) {
    let deviation = solved.state.solution.deviations[row]
    guard !constraint.isRequired, constraint.priority > Self.fallbackPriority,
      deviation > AnalysisTolerances.misplacement,
      !context.facts.isOutlet(constraint.id),
      search.isDead(constraint, row)
    else { return }
    var diagnostic = finding(
      LayoutRules.deadConstraint,
      "“\(wording(of: [index]).formula(index))” has no effect: at priority \(pointText(constraint.priority)) it is off by \(pointsText(deviation)), and every frame is the same without it",
      index, axis: constraint.firstAttribute?.axis ?? .horizontal)
    let edits = context.document.edits(making: .remove(index))
    if !edits.isEmpty {
      diagnostic.fixes = [.init("delete it", edits: edits, isVerified: true, isSafe: false)]
    }
    diagnostics.append(diagnostic)
  }
}
