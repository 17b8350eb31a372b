// Solves a program: presolve, components, levels, values, and conflicts if the required rows contradict each
// other.

/// Solves linear programs with strictly lexicographic priorities.
///
/// `solve()` can be called again after `setConstant`, `addRow` and `removeRow`. It then starts from the last
/// basis.
public struct Solver: Sendable {
  /// The options of a solver.
  public struct Options: Sendable {
    /// Whether to eliminate required equalities before the simplex. Only tests turn this off.
    public var presolve = true
    /// The maximum number of pivots per solve, conflict search, range and tie; nil for a number in proportion
    /// to the program's size.
    public var iterationLimit: Int?
    /// The maximum number of terms visited in triangular solves, per solve, range or tie.
    public var operationLimit = WorkLimits.operations
    /// Whether to find irreducible conflicts among contradictory required rows and to break a member of each.
    /// If not, the values of an infeasible program violate its required rows as little as possible.
    public var findsConflicts = true
    /// Whether a conflict ends the solve, for callers that only ask whether there is one. The solution then has
    /// the first one found, and no values.
    public var endsAtConflict = false

    /// The defaults: presolve, conflicts, and a limit that depends on the program's size.
    public init() {}
  }

  /// The program, including edits.
  public private(set) var program: LinearProgram
  /// The options for the next solve.
  public var options: Options
  /// Where the simplex starts in large components, except after edits; nil to choose by the program's numbers.
  /// Set it before the first solve. See `Solver+SharedStart`.
  public var sharedStart: SharedStart?
  /// The first large component whose required rows contradicted each other, without rows left out.
  var contradiction: SharedStart.Contradiction?

  var state = SolverState.unsolved
  /// The presolved program without the rows that conflicts broke: the current structure, and earlier ones,
  /// the latest last. See `Solver+Structures`.
  var structure: PresolvedStructure
  var earlierStructures: [PresolvedStructure] = []
  var lastStructureNumber = 0
  var presolveWork = PresolveWorkspace()
  /// Whether `structure` has the rows of the present program, except those that it was made without.
  var isStructureCurrent = false
  var kernel = Kernel()
  var kernelContent = KernelContent.nothing
  var values: [Double] = []
  var conflicts: [Conflict] = []
  /// The rows that conflicts broke.
  var dropped = DroppedRows()
  var conflictMemory = ConflictMemory()
  var update = UpdateState()
  /// The nonbasic rows of the last vertex before rows were added or removed.
  var lastNonbasic: Set<Int32> = []
  /// Whether `restart` was ever called. Then the same program is usually solved again with other constants.
  private(set) var hasRestarted = false
  /// Whether the last solve accepted violations of required rows up to the largest hidden excess. An update
  /// must not start from such a solution.
  var isForgiving = false
  /// Whether a vertex was reached from an earlier one, or with violated required rows. A new solver might
  /// find another one.
  var hasOtherVertices = false
  /// `openVariables` of the last solve, computed on demand.
  var knownOpenVariables: [Bool]?
  /// `isFullyDetermined` of the last solve, computed on demand.
  var isDetermined: Bool?
  /// The expression whose range was computed last.
  var gradient = ReducedGradient()
  /// By component with one variable: the range of the variable over the face, computed on demand.
  var singleExtents: [ValueRange?] = []
  /// By component with one variable: the proof of this range, computed on demand.
  var singleProofs: [RangeProof?] = []
  /// By slot, computed on demand for long proofs.
  var slackLimits: [SlackLimits] = []
  /// A kernel for these ranges, so that `kernel` keeps its state.
  var singleKernel = Kernel()

  /// What the kernel contains.
  enum KernelContent: Equatable {
    case nothing
    /// The final vertex of a component.
    case vertex(component: Int)
    /// Any vertex of a component's final optimal face.
    case face(component: Int)
  }

  /// A solver for a copy of a program (arrays are shared until one changes). Does not solve yet.
  public init(_ program: LinearProgram, options: Options = Options()) {
    self.program = program
    self.options = options
    structure = PresolvedStructure()
  }

  /// Makes this the solver of another program. It gives the same bits as a new one, but works in the memory
  /// of the last program.
  public mutating func reset(to program: LinearProgram, options: Options = Options()) {
    self.program = program
    self.options = options
    state = .unsolved
    structure.clear()
    earlierStructures.clear()
    (lastStructureNumber, isStructureCurrent) = (0, false)
    // The content of a kernel and of the working memory is defined anew by whoever uses them.
    kernelContent = .nothing
    values.clear()
    conflicts = []
    dropped = DroppedRows()
    conflictMemory = ConflictMemory()
    update.reset()
    lastNonbasic = []
    (hasRestarted, isForgiving, hasOtherVertices) = (false, false, false)
    (knownOpenVariables, isDetermined) = (nil, nil)
    (sharedStart, contradiction) = (nil, nil)
    gradient.forgetStructure()
    singleExtents.clear()
    singleProofs.clear()
    slackLimits.clear()
  }

  // MARK: Edits

  /// Changes a row's constant; see ``LinearProgram/setConstant(_:_:)``.
  public mutating func setConstant(_ row: RowID, _ constant: Double) {
    if program.contains(row), program.rows[Int(row.index)].constant.bitPattern == constant.bitPattern {
      return
    }
    program.setConstant(row, constant)
    guard let change = structure.setConstant(of: row, in: program) else { return }
    state.constantChanged(change)
  }

  /// Adds a row; see ``LinearProgram/addRow(_:_:_:priority:deviationScale:rank:)``.
  @discardableResult
  public mutating func addRow(
    _ terms: [LinearTerm], _ relation: Relation, _ constant: Double, priority: RowPriority = .required,
    deviationScale: Double = 1, rank: Int32 = 0
  ) -> RowID {
    forgetStructure()
    return program.addRow(
      terms, relation, constant, priority: priority, deviationScale: deviationScale, rank: rank)
  }

  /// Removes a row from the program.
  public mutating func removeRow(_ row: RowID) {
    forgetStructure()
    program.removeRow(row)
  }

  private mutating func forgetStructure() {
    isStructureCurrent = false
    conflictMemory.clear()
    state.rowsChanged()
  }

  // MARK: Solving

  /// A solve usually takes at most one pivot per row. If it takes many times as many, rounding has led it
  /// astray.
  var pivotLimit: Int {
    options.iterationLimit ?? WorkLimits.pivots(variables: program.variableCount, rows: program.rowCount)
  }

  /// Discards the last vertex but not the presolved structure, so that the next `solve()` gives the same bits
  /// as a new solver for the present program. Components with unchanged constants keep their vertices.
  public mutating func restart() {
    state.restart()
    lastNonbasic = []
    hasRestarted = true
    // A vertex that was not found with its saved constants is not kept.
    if !isStructureCurrent || update.count > 0 || hasOtherVertices || !structure.dropped.isEmpty
      || structure.isPrecise
    {
      hasOtherVertices = false
      structure.components.forgetVertices()
    }
  }

  /// Whether `solve()` would return the last solution again, because nothing has changed since.
  public var isSolved: Bool {
    if case .solved = state { return true }
    return false
  }

  /// Forgets which queries were made since the last solve, so that the next ones give the bits of those right
  /// after it.
  public mutating func forgetQueries() {
    if case .face = kernelContent { kernelContent = .nothing }
  }

  /// Solves the program with its present rows and constants.
  public mutating func solve() -> Solution {
    forgetQueries()
    knownOpenVariables = nil
    isDetermined = nil
    singleExtents.clear()
    singleProofs.clear()
    slackLimits.clear()
    kernel.resetCounts(limit: pivotLimit)
    kernel.operationLimit = options.operationLimit
    var solution = updatedSolution() ?? solveAnew()
    if isDoubtful(solution), let precise = solvePrecisely() { solution = precise }
    state.finish(solution)
    return solution
  }

  private mutating func solveAnew() -> Solution {
    update.count = 0
    contradiction = nil
    conflicts = []
    dropped = DroppedRows()
    isForgiving = false
    let outcome = attempt(accepting: 0)
    if outcome != .suspicious { return makeSolution(outcome, isInfeasible: false) }
    guard options.findsConflicts else {
      return makeSolution(attempt(accepting: .infinity), isInfeasible: true, tolerated: .infinity)
    }
    if state.isRestarted, let known = conflictMemory.repeated(in: program) {
      return solve(besides: known)
    }
    if let known = attemptByPart() {
      return makeSolution(known, isInfeasible: true, tolerated: Tolerances.largestHiddenExcess)
    }
    let found = searchConflicts()
    if options.endsAtConflict, !found.conflicts.isEmpty { return Solution(endingAt: found.conflicts) }
    return solve(besides: found)
  }

  /// Breaks a member of each conflict of the whole program, and solves the remaining program.
  private mutating func solve(besides found: ConflictMemory.Found) -> Solution {
    let outcome = found.outcome
    (conflicts, dropped) = (found.conflicts, found.dropped)
    if conflicts.isEmpty, outcome == .pivotLimit {
      return makeSolution(.pivotLimit, isInfeasible: false)
    }
    // The remaining rows may contradict each other only if the search stopped at the maximum number of
    // conflicts. If rounding or the pivot limit ended it, they must hold; otherwise the solve has failed.
    let mayHaveMore = outcome == .tooMany && !conflicts.isEmpty
    let tolerated = mayHaveMore ? .infinity : Tolerances.largestHiddenExcess
    var attempted = attempt(accepting: tolerated, isNew: true)
    if attempted == .suspicious, outcome == .pivotLimit { attempted = .pivotLimit }
    // A contradiction that is too small for a conflict is no failure either.
    isForgiving = !conflicts.isEmpty || outcome == .complete
    var solution = makeSolution(
      attempted, isInfeasible: !conflicts.isEmpty, tolerated: isForgiving ? tolerated : 0)
    if mayHaveMore {
      solution.hasAllConflicts = evaluateAll(tolerated: Tolerances.largestHiddenExcess).isVerified
    }
    return solution
  }

  enum Attempt { case optimal, suspicious, pivotLimit, numericalFailure }

  // MARK: The result

  /// - Parameter tolerated: the largest accepted violation of a required row, in points: zero without a
  ///   conflict search, the largest hidden excess after a complete one, infinity if there may be more
  ///   conflicts than were found.
  mutating func makeSolution(
    _ attempt: Attempt, isInfeasible: Bool, tolerated: Double = 0
  ) -> Solution {
    // Coefficients of very different magnitudes can make a variable infinite.
    var isFinite = true
    for variable in values.indices where !values[variable].isFinite {
      values[variable] = 0
      isFinite = false
    }
    let evaluation = evaluateAll(tolerated: tolerated)
    let isVerified = isFinite && evaluation.isVerified
    let status: Solution.Status =
      switch attempt {
      case .optimal: !isVerified ? .numericalFailure : isInfeasible ? .infeasible : .optimal
      case .pivotLimit: .iterationLimit
      case .suspicious, .numericalFailure: .numericalFailure
      }
    var statistics = Solution.Statistics()
    statistics.pivots = kernel.pivots
    statistics.factorizations = kernel.factorizations
    statistics.eliminatedVariables = structure.presolve.eliminations.count
    statistics.remainingVariables = structure.components.variables.count
    statistics.remainingRows = structure.components.rows.count
    statistics.components = structure.components.count
    return Solution(
      status: status, values: Array(values.prefix(program.variableCount)), deviations: evaluation.deviations,
      isActive: evaluation.isActive, conflicts: conflicts, hasAllConflicts: true,
      levelObjectives: zip(structure.presolve.priorities, evaluation.objectives).map {
        LevelObjective(priority: $0, objective: $1)
      },
      statistics: statistics)
  }
}
