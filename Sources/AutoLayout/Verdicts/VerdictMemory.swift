// What the verdicts of one document's environments have in common: which rules the run wants to hear of, and which conflicts
// and ambiguities an earlier environment has explained. mergeVerdicts keeps the words of the first, so that the notes and the
// fixes, each of which takes solving again, are made once.

import SceneDiagnostics
import SceneModel

final class VerdictMemory {
  let wantsDeadConstraints: Bool
  let wantsLuckyConstraints: Bool
  let wantsFixedWidthTexts: Bool
  let wantsOutdatedGuides: Bool
  let wantsOverlaps: Bool
  let wantsTouchTargets: Bool
  /// In earlier environments, and in the present one.
  private var explained: Set<ConflictKey> = []
  private var explainedNow: Set<ConflictKey> = []

  private struct ConflictKey: Hashable {
    var constraints: [ConstraintIndex]
    var axis: Axis
  }

  /// Findings about ambiguous frames in earlier environments, by view.
  private var ambiguities: [ViewIndex: [Diagnostic]] = [:]
  private var leftOpenByErrors: [Set<ViewIndex>]?
  private var outletDestinations: Set<String>?
  /// Nothing is kept for a single one.
  let hasSeveralEnvironments: Bool

  init(hasSeveralEnvironments: Bool, isSelected: (Rule) -> Bool) {
    self.hasSeveralEnvironments = hasSeveralEnvironments
    wantsDeadConstraints = isSelected(LayoutRules.deadConstraint)
    wantsLuckyConstraints = isSelected(LayoutRules.constraintHoldsByLuck)
    wantsFixedWidthTexts = isSelected(LayoutRules.fixedWidthText)
    wantsOutdatedGuides = isSelected(LayoutRules.outdatedGuide)
    wantsOverlaps = isSelected(LayoutRules.overlappingViews)
    wantsTouchTargets = isSelected(LayoutRules.smallTouchTarget)
  }

  /// Whether any rule about single constraints is wanted.
  var wantsConstraints: Bool {
    wantsDeadConstraints || wantsLuckyConstraints || wantsFixedWidthTexts || wantsOutdatedGuides
  }

  func beginEnvironment() {
    explained.formUnion(explainedNow)
    explainedNow.removeAll(keepingCapacity: true)
  }

  /// By axis, the views of constraints that cannot be read, or that name what does not exist. These errors are reported at
  /// the constraints.
  func leftOpenByErrors(in document: InterfaceDocument) -> [Set<ViewIndex>] {
    if let leftOpenByErrors { return leftOpenByErrors }
    let found = Axis.allCases.map { axis in
      var views: Set<ViewIndex> = []
      for constraint in document.constraints
      where constraint.isBroken && (constraint.firstAttribute?.axis ?? axis) == axis {
        if case .view(let view) = constraint.firstItem { views.insert(view) }
        if case .view(let view)? = constraint.secondItem { views.insert(view) }
      }
      return views
    }
    leftOpenByErrors = found
    return found
  }

  /// Whether an outlet leads to the object of that id, so that code may change it.
  func isOutlet(_ id: String, in document: InterfaceDocument) -> Bool {
    let known =
      outletDestinations
      ?? Set(document.connections.lazy.filter { $0.kind != .action }.map(\.destination))
    outletDestinations = known
    return known.contains(id)
  }

  /// Whether an earlier environment has shown that the view's frame is ambiguous along any axis.
  func hasAmbiguity(of view: ViewIndex) -> Bool { ambiguities[view] != nil }

  /// The finding of an earlier environment that shows the view's frame ambiguous along the same axes. It keeps that
  /// environment's numbers.
  func ambiguity(of view: ViewIndex, _ axes: [Axis]) -> Diagnostic? {
    ambiguities[view]?.first { $0.axes == axes }
  }

  func keep(_ diagnostic: Diagnostic, ofFrameOf view: ViewIndex) {
    if hasSeveralEnvironments { ambiguities[view, default: []].append(diagnostic) }
  }

  /// Keeps the finding in place of the one about the same axes that was kept before.
  func replace(_ diagnostic: Diagnostic, ofFrameOf view: ViewIndex) {
    guard let place = ambiguities[view]?.firstIndex(where: { $0.axes == diagnostic.axes }) else { return }
    ambiguities[view]?[place] = diagnostic
  }

  /// Whether no earlier environment has shown the conflict of these authored constraints.
  func isNew(_ constraints: [ConstraintIndex], _ axis: Axis) -> Bool {
    // Without authored constraints two conflicts may be different ones.
    if constraints.isEmpty { return true }
    let key = ConflictKey(constraints: constraints, axis: axis)
    if explained.contains(key) { return false }
    explainedNow.insert(key)
    return true
  }
}
