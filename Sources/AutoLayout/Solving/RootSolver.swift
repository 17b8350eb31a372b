// Lays one root out for given inputs. Behind that: the rows are built once, a second pass or other inputs in which they are the
// same change constants only, and inputs that are the same to the root are not solved again. The results are those of a system
// built anew, bit by bit: the solver begins each time at the same point.

import SceneModel
import Simplex

package final class RootSolver {
  let views: RootViews
  private let document: InterfaceDocument
  private let environment: RowTraits
  private let traits: TraitResolution
  /// The root is as high as its content asks for, instead of as its frame: a row of automatic height.
  private let fitsHeight: Bool
  /// Whether other environments may ask for the same.
  private let keepsSolutions: Bool
  private var metrics: ViewMetrics
  /// Nil before rows are built.
  private var solved: SolvedRoot?
  private var use = ParameterUse()
  private var nearBroken: NearBrokenRows?
  private var buildCount = 0
  private var solutionCount = 0
  private var frames = SolutionCache<(frames: RootFrames, number: RootLayout.LayoutNumber)>()
  private var heights = SolutionCache<Double>()

  init(
    of root: ViewIndex, in document: InterfaceDocument, environment: RowTraits, traits: TraitResolution,
    fitsHeight: Bool, keepsSolutions: Bool
  ) {
    self.document = document
    self.environment = environment
    self.traits = traits
    self.fitsHeight = fitsHeight
    self.keepsSolutions = keepsSolutions
    views = RootViews(of: root, in: document, traits)
    metrics = ViewMetrics(of: views, in: document, traits)
  }

  /// The layout for these inputs, whatever was asked before.
  func layout(_ inputs: RootInputs) -> RootLayout {
    metrics.update(for: inputs, previous: nil)
    if let known = known(inputs, in: frames) {
      return RootLayout(self, inputs, known.frames, known.number, nil)
    }
    let first = metrics.parameters.values
    let solved = solveUpdated(inputs)
    let frames = RootFrames(of: solved, in: document, scale: inputs.environment.scale)
    solutionCount += 1
    let number = RootLayout.LayoutNumber(rows: solved.rows, solution: solutionCount)
    if keepsSolutions { self.frames.keep((frames, number), for: key(inputs, first)) }
    return RootLayout(self, inputs, frames, number, solved)
  }

  /// The height that the root's constraints ask for, in points.
  func height(_ inputs: RootInputs) -> Double {
    metrics.update(for: inputs, previous: nil)
    if let known = known(inputs, in: heights) { return known }
    let first = metrics.parameters.values
    let height = solveUpdated(inputs).rects.first?.height ?? 0
    if keepsSolutions { heights.keep(height, for: key(inputs, first)) }
    return height
  }

  /// The rows for these inputs, and their solution.
  func solve(_ inputs: RootInputs) -> SolvedRoot {
    metrics.update(for: inputs, previous: nil)
    return solveUpdated(inputs)
  }

  /// Whether rows have sizes of contents as coefficients, so that they hold for contents of one scale only.
  var hasContentAsCoefficients: Bool { use.hasContentAsCoefficients }

  // MARK: What is known

  private func known<Value>(_ inputs: RootInputs, in cache: SolutionCache<Value>) -> Value? {
    guard let solved, metrics.parameters.agree(withRowsFor: solved.system.parameters) else { return nil }
    return cache.value(
      SolutionKey.Kind(inputs), metrics.parameters.values,
      at: use.deciding(isRootGiven: inputs.geometry != nil))
  }

  private func key(_ inputs: RootInputs, _ first: [Double]) -> SolutionKey {
    SolutionKey(
      kind: SolutionKey.Kind(inputs),
      numbers: use.deciding(isRootGiven: inputs.geometry != nil).map { first[Int($0)] })
  }

  // MARK: Solving

  /// Solves the root for inputs that the metrics are those of.
  private func solveUpdated(_ inputs: RootInputs) -> SolvedRoot {
    if solved != nil, !isKnownUniquelyReferenced(&solved) {
      // Who holds it holds the rows near the broken ones too.
      solved = solved.map(SolvedRoot.init(copying:))
      nearBroken = nil
    }
    let solved = prepareRows(inputs, previous: nil)
    solveRows(of: solved)
    solved.contents = metrics.contents
    guard use.followsFrames(isRootGiven: inputs.geometry != nil) else { return solved }
    return solveAgain(solved, inputs)
  }

  private func solveAgain(_ first: SolvedRoot, _ inputs: RootInputs) -> SolvedRoot {
    var solved = first
    for _ in 1..<LayoutLimits.passes {
      metrics.update(for: inputs, previous: solved.rects)
      solved.contents = metrics.contents
      if isSettled(solved) { break }
      solved = prepareRows(inputs, previous: solved.rects)
      solved.contents = metrics.contents
      solveRows(of: solved)
    }
    return solved
  }

  /// Whether the frames of the last pass leave all numbers in the rows as they were.
  private func isSettled(_ solved: SolvedRoot) -> Bool {
    let (before, now) = (solved.system.parameters, metrics.parameters)
    guard before.shapes == now.shapes else { return false }
    return use.inUse.allSatisfy { index in
      (before.values[Int(index)] - now.values[Int(index)]).magnitude <= LayoutTolerances.passConvergence
    }
  }

  /// Gives the rows the present parameters, or makes them anew where they would be others.
  private func prepareRows(_ inputs: RootInputs, previous: [Rect]?) -> SolvedRoot {
    guard let solved, metrics.parameters.agree(withRowsFor: solved.system.parameters) else {
      return build(inputs, previous: previous)
    }
    solved.system.parameters.take(valuesOf: metrics.parameters)
    solved.system.setConstants(in: &solved.solver)
    solved.solver.restart()
    return solved
  }

  private func build(_ inputs: RootInputs, previous: [Rect]?) -> SolvedRoot {
    if buildCount > 0 {
      metrics.forgetUse()
      metrics.update(for: inputs, previous: previous)
    }
    let system = ConstraintSystemBuilder.build(
      views, in: document, environment: environment, traits: traits, fitsHeight: fitsHeight,
      parameters: metrics.parameters)
    buildCount += 1
    let rows = SolvedRoot.RowsID(solver: ObjectIdentifier(self), number: buildCount)
    let solved = SolvedRoot(system, of: views.root, rows)
    self.solved = solved
    use = ParameterUse(of: system, &metrics)
    nearBroken = nil
    frames.removeAll()
    heights.removeAll()
    return solved
  }

  private func solveRows(of solved: SolvedRoot) {
    solved.solution = solved.solver.solve()
    solved.values = valuesNearBrokenRows(of: solved) ?? solved.solution.values
    let values = solved.values
    solved.rects.removeAll(keepingCapacity: true)
    for item in solved.system.variables {
      solved.rects.append(
        Rect(
          x: values[Int(item.minX.index)], y: values[Int(item.minY.index)],
          width: values[Int(item.width.index)], height: values[Int(item.height.index)]))
    }
  }

  private func valuesNearBrokenRows(of solved: SolvedRoot) -> [Double]? {
    solved.nearBroken = nil
    if solved.solution.conflicts.isEmpty || solved.solution.status != .infeasible { return nil }
    // Where rows contradict each other still, nothing would be near anything.
    if !solved.solution.hasAllConflicts { return nil }
    let broken = solved.solution.conflicts.compactMap(\.broken)
    if broken.isEmpty { return nil }
    let near =
      nearBroken.take().flatMap { $0.broken == broken ? $0 : nil } ?? NearBrokenRows(broken, of: solved)
    let values = near.values(for: solved)
    nearBroken = near
    if values != nil { solved.nearBroken = near }
    return values
  }
}

/// Which parameters the rows and guides of a root depend on.
private struct ParameterUse {
  private(set) var inUse: [Int32] = []
  /// These, and what they follow from once frames are known: the insets of the views around.
  private var key: [Int32] = []
  /// By whether the root has surroundings of its own: whether anything that rows or diagnostics use could be another number
  /// once frames are known.
  private var followsFrames = (given: false, free: false)
  private(set) var hasContentAsCoefficients = false

  init() {}

  init(of system: ConstraintSystem, _ metrics: inout ViewMetrics) {
    var isInUse = [Bool](repeating: false, count: system.parameters.values.count)
    system.forEachParameterInUse { isInUse[Int($0)] = true }
    hasContentAsCoefficients = system.parameters.fixed.contains {
      if case .content = LayoutParameters.subject(of: $0) { true } else { false }
    }
    inUse = isInUse.indices.filter { isInUse[$0] }.map { Int32(truncatingIfNeeded: $0) }
    key = metrics.noteUse(of: inUse)
    followsFrames.given = metrics.followFrames(inUse, isRootGiven: true)
    followsFrames.free = metrics.followFrames(inUse, isRootGiven: false)
  }

  func followsFrames(isRootGiven: Bool) -> Bool { isRootGiven ? followsFrames.given : followsFrames.free }

  /// The parameters whose values, before frames are known, decide everything about the root.
  func deciding(isRootGiven: Bool) -> [Int32] { followsFrames(isRootGiven: isRootGiven) ? key : inUse }
}
