// What the verdicts of one document's environments have in common: which rules the run wants to hear of, and which conflicts
// an earlier environment has explained. mergeVerdicts keeps the words of the first, so that the notes and the fixes, each of
// which takes solving again, are made once.

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

  init(isSelected: (Rule) -> Bool) {
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
