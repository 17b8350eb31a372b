// One layout root, built: its rows, its solver, and how it is solved in an environment. A second pass, or another
// environment in which the rows are the same, changes constants only. The results are those of a system built anew, bit by
// bit: the solver begins each time at the same point.

import SceneDiagnostics
import SceneModel
import Simplex
import TextMetrics

/// One root, solved: what verdicts and frames are read from, until its model is solved again. A class, because a solver is too
/// large to be handed around by value.
final class SolvedRoot {
  let root: ViewIndex
  fileprivate(set) var system = ConstraintSystem()
  fileprivate(set) var contents: [IntrinsicContent] = []
  var solver = Solver(LinearProgram())
  fileprivate(set) var solution: Solution
  /// By variable, what frames are made of: the solution's values, but as near as can be to rows that a conflict broke.
  fileprivate(set) var values: [Double] = []
  /// Alignment rects in root coordinates, by position in `system.views`.
  fileprivate(set) var rects: [Rect] = []
  /// Of the present solver's ranges in earlier environments.
  var ambiguityProofs = AmbiguityProofs()
  /// In which the root is as high as its content asks for, once it was asked for.
  var fittingRow: FittingRow?

  fileprivate init(root: ViewIndex) {
    self.root = root
    solution = Self.empty
  }

  /// Gives another solver of the same rows the present constants.
  func setConstants(in solver: inout Solver) { system.setConstants(in: &solver) }

  /// Before the first solution.
  private static let empty: Solution = {
    var solver = Solver(LinearProgram())
    return solver.solve()
  }()
}

/// What is made of a solved root: frames in superviews' and owners' coordinates, and findings.
struct RootOutcome {
  /// All but the root's own.
  var frames: [(view: ViewIndex, exact: Rect, aligned: Rect)] = []
  var sizeConfidence: [(view: ViewIndex, confidence: Confidence?)] = []
  var guideFrames: [(guide: GuideIndex, frame: Rect)] = []
  var contentSizes: [(view: ViewIndex, size: Size)] = []
  var diagnostics: [Diagnostic] = []
  /// Of a root that is as high as its content asks for.
  var fittingHeight: Double?
}

final class RootModel {
  private(set) var builder: ConstraintSystemBuilder
  private let solved: SolvedRoot
  private var isBuilt = false
  /// Whether the rows have been made since the root was solved last.
  private var isSystemNew = false
  /// What was made of the root in earlier environments, by what it was made from; and which of them gives way to the next.
  private var outcomes: [(canvas: CanvasKind, numbers: [Double], outcome: RootOutcome)] = []
  private var oldestOutcome = 0
  /// The values of the parameters in the first pass in the present environment.
  private var firstValues: [Double] = []
  /// Parameters that rows or guides depend on.
  private var parametersInUse: [Int32] = []
  /// These, and what they follow from once frames are known: the insets of the views around.
  private var keyParameters: [Int32] = []
  /// By whether the root has surroundings of its own: whether a second pass could change anything.
  private var followsFrames = (given: false, free: false)
  /// Pixels per point in the environment that the model was made for.
  let scale: Double
  /// Whether rows have sizes of contents as coefficients, so that they hold for contents of one scale only.
  private(set) var hasContentAsCoefficients = false
  /// The solver of the rows that conflicts broke last, with these as optional ones.
  private var nearBroken: (broken: [RowID], optional: [RowID], solver: Solver)?

  init(_ builder: ConstraintSystemBuilder, scale: Double) {
    self.builder = builder
    self.scale = scale
    solved = SolvedRoot(root: builder.root)
  }

  /// Views whose subtrees are laid out as roots of their own.
  var nestedRoots: [ViewIndex] { builder.nestedRoots }

  /// Passes over one root: text wraps at the width of the first, and nested safe areas follow its frames; a third settles what
  /// the second moved. Layouts that do not settle keep the last.
  private static let passLimit = 4

  /// Finds what surrounds the root in an environment.
  ///
  /// - Returns: what was made of it in an earlier environment, if it is the same; otherwise `solve` comes next.
  func surround(_ surroundings: RootSurroundings) -> RootOutcome? {
    builder.surround(surroundings, previous: nil)
    guard isBuilt, builder.surroundings.parameters.agree(withRowsFor: builder.system.parameters) else {
      return nil
    }
    let indices = decidingParameters(isRootGiven: surroundings.geometry != nil)
    let values = builder.surroundings.parameters.values
    let canvas = CanvasKind(surroundings.environment)
    for i in outcomes.indices where outcomes[i].numbers.count == indices.count && outcomes[i].canvas == canvas
    {
      let isSame = indices.indices.allSatisfy { outcomes[i].numbers[$0] == values[Int(indices[$0])] }
      if isSame { return outcomes[i].outcome }
    }
    return nil
  }

  /// Keeps what was made of the root for environments that are the same to it.
  func keep(_ outcome: RootOutcome, of surroundings: RootSurroundings) {
    let isRootGiven = surroundings.geometry != nil
    let numbers = decidingParameters(isRootGiven: isRootGiven).map { firstValues[Int($0)] }
    let canvas = CanvasKind(surroundings.environment)
    if outcomes.count < Self.outcomeLimit {
      outcomes.append((canvas, numbers, outcome))
    } else {
      outcomes[oldestOutcome] = (canvas, numbers, outcome)
      oldestOutcome = (oldestOutcome + 1) % Self.outcomeLimit
    }
  }

  /// Some devices share a width, which is all that most rows of tables depend on; more than all devices nobody asks for.
  private static let outcomeLimit = 64

  /// Solves the root in the environment of `surround`.
  func solve(_ surroundings: RootSurroundings) -> SolvedRoot {
    firstValues.refill(with: builder.surroundings.parameters.values)
    prepareRows(surroundings, previous: nil)
    solveRows()
    solved.contents = builder.surroundings.contents
    if followsFrames(isRootGiven: surroundings.geometry != nil) {
      for _ in 1..<Self.passLimit {
        builder.surround(surroundings, previous: solved.rects)
        solved.contents = builder.surroundings.contents
        if isSettled() { break }
        prepareRows(surroundings, previous: solved.rects)
        solveRows()
      }
    }
    if isSystemNew {
      solved.system = builder.system
      isSystemNew = false
    } else {
      // All else is the same in every environment.
      solved.system.parameters.take(valuesOf: builder.system.parameters)
    }
    return solved
  }

  /// Gives the rows the values of the present surroundings, or makes them anew where they would be others.
  private func prepareRows(_ surroundings: RootSurroundings, previous: [Rect]?) {
    guard isBuilt, builder.surroundings.parameters.agree(withRowsFor: builder.system.parameters) else {
      if isBuilt {
        builder.surroundings.areInsetsNeeded = []
        builder.surround(surroundings, previous: previous)
      }
      builder.build()
      solved.solver = Solver(builder.system.program)
      solved.ambiguityProofs = AmbiguityProofs()
      solved.fittingRow = nil
      nearBroken = nil
      isBuilt = true
      isSystemNew = true
      outcomes = []
      oldestOutcome = 0
      findParametersInUse()
      return
    }
    builder.system.parameters.take(valuesOf: builder.surroundings.parameters)
    builder.system.setConstants(in: &solved.solver)
    solved.solver.restart()
  }

  private func findParametersInUse() {
    var isInUse = [Bool](repeating: false, count: builder.system.parameters.values.count)
    builder.system.forEachParameterInUse { isInUse[Int($0)] = true }
    hasContentAsCoefficients = builder.system.parameters.fixed.contains {
      if case .content = LayoutParameters.subject(of: $0) { true } else { false }
    }
    parametersInUse = isInUse.indices.filter { isInUse[$0] }.map { Int32(truncatingIfNeeded: $0) }
    let needed = builder.viewsWithNeededInsets(parametersInUse)
    builder.surroundings.areInsetsNeeded = needed
    var isKey = isInUse
    for k in needed.indices where needed[k] {
      for index in LayoutParameters.allInsets(k) { isKey[index] = true }
    }
    keyParameters = isKey.indices.filter { isKey[$0] }.map { Int32(truncatingIfNeeded: $0) }
    let wraps = builder.surroundings.contents.contains(where: \.followsFrame)
    followsFrames.given = wraps || builder.followFrames(parametersInUse, isRootGiven: true)
    followsFrames.free = wraps || builder.followFrames(parametersInUse, isRootGiven: false)
  }

  /// Whether anything that the rows or the verdicts use could be another number once frames are known.
  private func followsFrames(isRootGiven: Bool) -> Bool {
    isRootGiven ? followsFrames.given : followsFrames.free
  }

  /// The parameters whose values, before frames are known, decide everything about the root.
  private func decidingParameters(isRootGiven: Bool) -> [Int32] {
    followsFrames(isRootGiven: isRootGiven) ? keyParameters : parametersInUse
  }

  /// Whether the frames of the last pass leave all numbers in the rows as they were.
  private func isSettled() -> Bool {
    let (before, now) = (builder.system.parameters, builder.surroundings.parameters)
    guard before.shapes == now.shapes else { return false }
    return parametersInUse.allSatisfy { index in
      (before.values[Int(index)] - now.values[Int(index)]).magnitude <= LayoutTolerances.passConvergence
    }
  }

  private func solveRows() {
    solved.solution = solved.solver.solve()
    solved.values = valuesNearBrokenRows() ?? solved.solution.values
    findRects()
  }

  /// Auto Layout does not forget a constraint that it breaks: it holds as far as it can, before any optional one (33 views
  /// of 5 files, none against: in an overfull stack the text with the required resistance keeps all the room there is). Nil where
  /// nothing is broken.
  private func valuesNearBrokenRows() -> [Double]? {
    if solved.solution.conflicts.isEmpty { return nil }
    let broken = solved.solution.conflicts.compactMap(\.broken)
    guard !broken.isEmpty, solved.solution.status == .infeasible else { return nil }
    var near = nearBroken.take().flatMap { $0.broken == broken ? $0 : nil } ?? withOptional(broken)
    builder.system.setConstants(in: &near.solver)
    for (row, optional) in zip(near.broken, near.optional) {
      near.solver.setConstant(optional, solved.solver.program.constant(of: row))
    }
    near.solver.restart()
    let solution = near.solver.solve()
    nearBroken = near
    return solution.status == .optimal ? solution.values : nil
  }

  /// A solver in which rows are optional instead of required, with the numbers of their replacements.
  private func withOptional(_ broken: [RowID]) -> (broken: [RowID], optional: [RowID], solver: Solver) {
    var solver = Solver(solved.solver.program, options: solved.solver.options)
    let optional = broken.map { row in
      let program = solver.program
      let relation = program.relation(of: row) ?? .equal
      solver.removeRow(row)
      return solver.addRow(
        program.terms(of: row), relation, program.constant(of: row),
        priority: .optional(Self.brokenPriority), deviationScale: program.deviationScale(of: row))
    }
    return (broken, optional, solver)
  }

  /// Above all that a file can state below 1000.
  private static let brokenPriority = 999.999

  private func findRects() {
    let values = solved.values
    solved.rects.removeAll(keepingCapacity: true)
    for item in builder.system.variables {
      solved.rects.append(
        Rect(
          x: values[Int(item.minX.index)], y: values[Int(item.minY.index)],
          width: values[Int(item.width.index)], height: values[Int(item.height.index)]))
    }
  }
}

/// What frames and findings depend on besides the numbers in the rows.
struct CanvasKind: Equatable {
  /// Pixels per point, which frames are aligned to.
  let scale: Double
  let isDocumentsOwn: Bool

  init(_ environment: LayoutEnvironment) {
    scale = environment.scale
    isDocumentsOwn = environment.isDocumentsOwn
  }
}
