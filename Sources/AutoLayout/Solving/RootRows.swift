// The rows of one layout root, their parameters, and the solutions for earlier inputs.

import SceneModel
import Simplex

struct RootRows {
  private let views: RootViews
  private let document: InterfaceDocument
  private let environment: RowTraits
  private let traits: TraitResolution
  /// Whether the root's height is that of its content instead of its frame's: a row with automatic height.
  private let fitsHeight: Bool
  /// What other roots and environments share; nil if no other environment may request the same layout.
  private let sharing: RootSharing?
  private let memory: LayoutMemory
  private var metrics: ViewMetrics
  /// Nil before rows are built.
  private var shared: SharedRows?
  /// Nil if no other root has the same rows.
  private var labels: ConstraintSystem.Labels?
  private var use = ParameterUse()
  /// The number of the solver.
  private let number: Int
  private var buildCount = 0
  private var solutionCount = 0
  private var frames: SolutionCache<KnownLayout>
  private var heights = SolutionCache<Double>()

  /// The frames for some inputs, and the number of their layout.
  typealias KnownLayout = (frames: RootFrames, number: RootLayout.LayoutNumber)

  init(
    of views: RootViews, in document: InterfaceDocument, environment: RowTraits, traits: TraitResolution,
    fitsHeight: Bool, sharing: RootSharing?, number: Int, memory: LayoutMemory
  ) {
    self.number = number
    self.memory = memory
    self.views = views
    self.document = document
    self.environment = environment
    self.traits = traits
    self.fitsHeight = fitsHeight
    self.sharing = sharing
    let isSmall = views.views.count <= LayoutLimits.viewsOfSmallRoots
    frames = SolutionCache(limit: isSmall ? LayoutLimits.solutionsOfSmallRoots : LayoutLimits.solutions)
    metrics = ViewMetrics(of: views, in: document, traits, texts: sharing?.texts)
  }

  /// The frames for these inputs, and the solved rows; nil for these if the frames are those of equivalent
  /// inputs.
  mutating func layout(_ inputs: RootInputs) -> (known: KnownLayout, solved: SolvedRoot?) {
    if use.isEmptyRoot,
      let known = frames.value(for: SolutionKey(kind: SolutionKey.Kind(inputs), numbers: []))
    {
      return (known, nil)
    }
    let key = begin(inputs)
    if let known = frames.value(for: key) { return (known, nil) }
    let build = buildCount
    let solved = solveUpdated(inputs)
    let frames = RootFrames(of: solved, in: document, scale: inputs.environment.scale)
    solutionCount += 1
    let number = RootLayout.LayoutNumber(rows: solved.rows, solution: solutionCount)
    if sharing != nil, build == buildCount { self.frames.keep((frames, number), for: key) }
    return ((frames, number), solved)
  }

  mutating func height(_ inputs: RootInputs) -> Double {
    let key = begin(inputs)
    let isShared = shared?.heightParameters == use.inUse && !use.followsFrames(isRootGiven: false)
    if let known = isShared ? shared?.heights.value(for: key) : heights.value(for: key) { return known }
    let build = buildCount
    let height = solveUpdated(inputs).state.rects.first?.height ?? 0
    guard sharing != nil, build == buildCount else { return height }
    if isShared { shared?.heights.keep(height, for: key) } else { heights.keep(height, for: key) }
    return height
  }

  mutating func solve(_ inputs: RootInputs) -> SolvedRoot {
    _ = begin(inputs)
    return solveUpdated(inputs)
  }

  /// The same root with another constant of a constraint, from new rows: margins, safe areas and contents
  /// follow the frames.
  ///
  /// - Parameter points: the change of the constant, in points.
  func solved(_ inputs: RootInputs, changing constraint: ConstraintIndex, by points: Double) -> SolvedRoot {
    var traits = self.traits
    var changed = traits.overriddenConstraints[constraint] ?? document[constraint]
    changed.constant += points
    traits.overriddenConstraints[constraint] = changed
    var rows = RootRows(
      of: views, in: document, environment: environment, traits: traits, fitsHeight: fitsHeight,
      sharing: nil, number: number, memory: memory)
    return rows.solve(inputs)
  }

  /// Gives the memory of the rows back.
  mutating func end() { memory.keep(shared.take()) }

  var hasContentAsCoefficients: Bool { use.hasContentAsCoefficients }

  // MARK: Solving

  /// Updates the metrics for the inputs, and builds the rows if there are none for them.
  ///
  /// - Returns: the numbers that determine everything about the root, as long as the rows stay the same.
  private mutating func begin(_ inputs: RootInputs) -> SolutionKey {
    metrics.update(for: inputs, previous: nil)
    if !hasRowsForMetrics { _ = build(inputs, previous: nil) }
    let values = metrics.parameters.values
    let numbers = use.deciding(isRootGiven: inputs.geometry != nil).map { values[Int($0)] }
    return SolutionKey(kind: SolutionKey.Kind(inputs), numbers: numbers)
  }

  private var hasRowsForMetrics: Bool {
    guard let shared else { return false }
    return metrics.parameters.agree(withRowsFor: shared.solved.state.system.parameters)
  }

  /// Solves the root for the inputs that the metrics were updated for.
  private mutating func solveUpdated(_ inputs: RootInputs) -> SolvedRoot {
    shared?.claim(for: views.root, rowsID, labels)
    let solved = prepareRows(inputs, previous: nil)
    solveRows(of: solved, isOnCanvas: inputs.environment.isDocumentsOwn)
    solved.state.contents = metrics.contents
    guard use.followsFrames(isRootGiven: inputs.geometry != nil) else { return solved }
    return solveAgain(solved, inputs)
  }

  private mutating func solveAgain(_ first: SolvedRoot, _ inputs: RootInputs) -> SolvedRoot {
    var solved = first
    for _ in 1..<LayoutLimits.passes {
      // If the limit was reached, the frames are not solved, and margins cannot follow from them.
      if solved.state.solution.status == .iterationLimit { break }
      metrics.update(for: inputs, previous: solved.state.rects)
      solved.state.contents = metrics.contents
      if isSettled(solved) { break }
      solved = prepareRows(inputs, previous: solved.state.rects)
      solved.state.contents = metrics.contents
      solveRows(of: solved, isOnCanvas: inputs.environment.isDocumentsOwn)
    }
    return solved
  }

  /// Whether the frames of the last pass leave all numbers in the rows unchanged.
  private func isSettled(_ solved: SolvedRoot) -> Bool {
    let (before, now) = (solved.state.system.parameters, metrics.parameters)
    guard before.shapes == now.shapes else { return false }
    return use.inUse.allSatisfy { index in
      (before.values[Int(index)] - now.values[Int(index)]).magnitude <= LayoutTolerances.passConvergence
    }
  }

  /// Sets the present parameters in the rows, or builds new rows if these would differ.
  private mutating func prepareRows(_ inputs: RootInputs, previous: [Rect]?) -> SolvedRoot {
    let shared = hasRowsForMetrics ? shared : nil
    let rows = shared ?? build(inputs, previous: previous)
    if rows.isSolved(onCanvas: inputs.environment.isDocumentsOwn),
      metrics.parameters.agree(with: rows.solved.state.system.parameters, in: use.inUse)
    {
      rows.solved.state.remainSolved(for: metrics.parameters)
    } else {
      rows.isSolved = false
      rows.solved.state.restart(with: metrics.parameters)
    }
    return rows.solved
  }

  private var rowsID: SolvedRoot.RowsID { SolvedRoot.RowsID(solver: number, number: buildCount) }

  private mutating func build(_ inputs: RootInputs, previous: [Rect]?) -> SharedRows {
    if buildCount > 0 {
      metrics.forgetUse()
      metrics.update(for: inputs, previous: previous)
    }
    buildCount += 1
    let new = memory.take()
    new.reset(to: views.root, rowsID) { system in
      ConstraintSystemBuilder.build(
        &system, views, in: document, environment: environment, traits: traits, fitsHeight: fitsHeight,
        parameters: metrics.parameters)
    }
    use = ParameterUse(of: new.solved.state.system, &metrics)
    frames.removeAll()
    heights.removeAll()
    if let shared { sharing?.leave(shared) }
    let rows = sharing?.join(new) ?? new
    shared = rows
    labels = rows.kind == nil ? nil : new.solved.state.system.labels
    if rows === new {
      rows.heightParameters = use.inUse
      rows.start = startOfLarge(rows.solved, inputs)
      rows.solved.state.solver.sharedStart = rows.start.rows
    } else {
      memory.keep(consume new)
      rows.claim(for: views.root, rowsID, labels)
    }
    return rows
  }

  private func startOfLarge(_ solved: SolvedRoot, _ inputs: RootInputs) -> RootStart {
    guard solved.state.solver.hasLargeComponents() else { return RootStart() }
    var metrics = ViewMetrics(of: views, in: document, traits)
    metrics.update(for: inputs.onStandardScreen(environment), previous: nil)
    return RootStart(of: solved, metrics.parameters)
  }

  private mutating func solveRows(of solved: SolvedRoot, isOnCanvas: Bool) {
    guard let shared, !shared.isSolved else { return }
    (shared.isSolved, shared.isOnCanvas) = (true, isOnCanvas)
    if let failure = shared.start.failure {
      solved.state.take(failure)
      return
    }
    let broken = solved.state.solve()
    guard !broken.isEmpty, !shared.start.isNearOutOfReach else { return }
    let near =
      shared.nearBroken.take().flatMap { $0.broken == broken ? $0 : nil }
      ?? NearBrokenRows(broken, of: solved, start: shared.start.rows(near: broken))
    if let values = near.values(for: solved) {
      solved.state.values = values
      solved.state.nearBroken = near
      if isOnCanvas, let free = solved.withoutRootBottoms() {
        (solved.state.withoutBottoms, solved.state.values) = free
      }
      solved.state.findRects()
    }
    shared.nearBroken = near
  }
}

/// The parameters that the rows and guides of a root depend on.
private struct ParameterUse {
  private(set) var inUse: [Int32] = []
  /// The parameters in use, and those that they depend on once frames are known: the insets of enclosing
  /// views.
  private var key: [Int32] = []
  /// Whether a number that rows or diagnostics use may change once frames are known, depending on whether the
  /// root has surroundings.
  private var followsFrames = (given: false, free: false)
  private(set) var hasContentAsCoefficients = false
  /// Whether nothing depends on numbers, and all inputs have the same rows.
  private(set) var isEmptyRoot = false

  init() {}

  init(of system: ConstraintSystem, _ metrics: inout ViewMetrics) {
    var isInUse = [Bool](filledWith: false, count: system.parameters.values.count)
    system.forEachParameterInUse { isInUse[Int($0)] = true }
    hasContentAsCoefficients = system.parameters.fixed.contains {
      if case .content = LayoutParameters.subject(of: $0) { true } else { false }
    }
    inUse = isInUse.indicesOfTrue
    key = metrics.noteUse(of: inUse)
    isEmptyRoot = system.isEmptyRoot
    followsFrames.given = metrics.followFrames(inUse, isRootGiven: true)
    followsFrames.free = metrics.followFrames(inUse, isRootGiven: false)
  }

  func followsFrames(isRootGiven: Bool) -> Bool { isRootGiven ? followsFrames.given : followsFrames.free }

  /// The parameters whose values, before frames are known, determine everything about the root.
  func deciding(isRootGiven: Bool) -> [Int32] {
    isEmptyRoot ? [] : followsFrames(isRootGiven: isRootGiven) ? key : inUse
  }
}
