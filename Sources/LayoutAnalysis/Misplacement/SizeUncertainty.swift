// The uncertainty of solved frames because text sizes are not exact: solves the root again with these sizes
// enlarged and reduced by their errors. Frames that move are uncertain.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex
import TextMetrics

struct SizeUncertainty {
  /// By position: how far the edges move if learned sizes vary within their errors.
  private var reach: [Rect] = []
  /// By position: how far they move if assumed sizes vary.
  private var assumedReach: [Rect] = []
  private let rects: [Rect]
  /// By variable: whether the constraints leave it open, so that it has no unique correct value.
  private var isOpen: [Bool] = []
  private let items: [ItemVariables]

  /// Whether numbers that the constraints leave open count all the same.
  private let claimsWhatIsOpen: Bool

  init(of solved: SolvedRoot, _ candidates: [Int], claimsWhatIsOpen: Bool) {
    self.claimsWhatIsOpen = claimsWhatIsOpen
    rects = solved.state.rects
    items = solved.state.system.variables
    findOpenVariables(of: candidates, solved)
    reach = Array(repeating: .zero, count: rects.count)
    assumedReach = reach
    var learned: [(RowID, Double)] = []
    var assumed: [(RowID, Double)] = []
    let positions = solved.state.system.positions
    for (row, source) in solved.state.system.provenance.enumerated() {
      let view: ViewIndex
      let axis: Axis
      switch source {
      case .contentHugging(let index, let along), .compressionResistance(let index, let along):
        (view, axis) = (index, along)
      default: continue
      }
      guard let k = positions[view] else { continue }
      let id = RowID(index: Int32(truncatingIfNeeded: row))
      let points = solved.state.solver.program.constant(of: id)
      if axis == .vertical, solved.state.system.keptHeights.contains(view) {
        // Any height that the view ever had.
        assumed.append((id, AnalysisTolerances.keptHeightError))
        continue
      }
      let content = solved.state.contents[k]
      if content.confidence == .measured { continue }
      if content.confidence == .assumed {
        assumed.append((id, AnalysisTolerances.assumedError(of: points)))
      } else {
        learned.append((id, AnalysisTolerances.learnedError(of: points)))
      }
    }
    vary(learned, solved, &reach)
    vary(assumed, solved, &assumedReach)
  }

  private mutating func findOpenVariables(of candidates: [Int], _ solved: SolvedRoot) {
    if solved.isFullyDetermined() { return }
    isOpen = solved.openVariables()
    var budget = AnalysisLimits.sizeDoubt
    for k in candidates {
      let item = items[k]
      for variable in [item.minX, item.minY, item.width, item.height] where isOpen[Int(variable.index)] {
        // Variables that were not checked stay uncertain.
        guard budget > 0 else { return }
        budget -= solved.costOfRange
        isOpen[Int(variable.index)] = !solved.range(of: [LinearTerm(variable, 1)]).isUnique
      }
    }
  }

  private func vary(_ rows: [(row: RowID, error: Double)], _ solved: SolvedRoot, _ reach: inout [Rect]) {
    if rows.isEmpty { return }
    for sign in [1.0, -1.0] {
      var solver = solved.state.solver
      for (row, error) in rows {
        solver.setConstant(row, max(0, solver.program.constant(of: row) + sign * error))
      }
      let values = solver.solve().values
      for (k, item) in solved.state.system.variables.enumerated() {
        let rect = rects[k]
        reach[k].x = max(reach[k].x, (values[Int(item.minX.index)] - rect.x).magnitude)
        reach[k].y = max(reach[k].y, (values[Int(item.minY.index)] - rect.y).magnitude)
        reach[k].width = max(reach[k].width, (values[Int(item.width.index)] - rect.width).magnitude)
        reach[k].height = max(reach[k].height, (values[Int(item.height.index)] - rect.height).magnitude)
      }
    }
  }

  /// Whether some number of the frame differs by more than the errors of sizes explain.
  func isBeyondDoubt(_ k: Int, stored: Rect, frame: Rect) -> Bool {
    let (learned, assumed, item) = (reach[k], assumedReach[k], items[k])
    let parts = [
      (stored.x - frame.x, learned.x, assumed.x, item.minX),
      (stored.y - frame.y, learned.y, assumed.y, item.minY),
      (stored.width - frame.width, learned.width, assumed.width, item.width),
      (stored.height - frame.height, learned.height, assumed.height, item.height),
    ]
    // Some canvases round text sizes to whole points: of 57 views that are misplaced by a point and depend on
    // such a size, Interface Builder flags 3.
    let dependsOnText = [learned.x, learned.y, learned.width, learned.height]
      .contains { $0 > AnalysisTolerances.ambiguity }
    let least = dependsOnText ? AnalysisTolerances.roundedText : AnalysisTolerances.misplacement
    guard parts.contains(where: { $0.0.magnitude >= least }) else { return false }
    return parts.contains { difference, learned, assumed, variable in
      if !claimsWhatIsOpen, !isOpen.isEmpty, isOpen[Int(variable.index)] { return false }
      return assumed <= AnalysisTolerances.ambiguity
        && difference.magnitude >= AnalysisTolerances.misplacement + learned
    }
  }

  /// Whether the constraints leave a value of the frame open.
  func isOpen(_ k: Int) -> Bool {
    let item = items[k]
    return !isOpen.isEmpty
      && [item.minX, item.minY, item.width, item.height].contains { isOpen[Int($0.index)] }
  }

  /// The frame as far as the constraints determine it. Values that they leave open are the stored ones.
  func settled(_ k: Int, stored: Rect, frame: Rect) -> Rect {
    if claimsWhatIsOpen || isOpen.isEmpty { return frame }
    let item = items[k]
    func choose(_ variable: Variable, _ stored: Double, _ frame: Double) -> Double {
      isOpen[Int(variable.index)] ? stored : frame
    }
    return Rect(
      x: choose(item.minX, stored.x, frame.x), y: choose(item.minY, stored.y, frame.y),
      width: choose(item.width, stored.width, frame.width),
      height: choose(item.height, stored.height, frame.height))
  }
}
