// The way through a program: presolve, components, levels, values; conflicts when the required rows contradict.

/// Solves linear programs with strictly lexicographic priorities.
///
/// `solve()` may be called again after `setConstant`, `addRow` and `removeRow`; it then goes on from the last basis.
public struct Solver: Sendable {
  /// What a solver does and how long it tries.
  public struct Options: Sendable {
    /// Whether required equalities are eliminated before the simplex. Off only to test.
    public var presolve = true
    /// Pivots allowed per solve, and per search for conflicts, range or tie; nil for a number in proportion to the
    /// program's size.
    public var iterationLimit: Int?
    /// Whether contradicting required rows are searched for irreducible conflicts, one member of each of which is
    /// broken. If not, an infeasible program's values merely violate its required rows least.
    public var findsConflicts = true

    /// Presolve, conflicts, and a limit in proportion to the program.
    public init() {}
  }

  /// The program as edits have left it.
  public private(set) var program: LinearProgram
  /// Hold from the next solve on.
  public var options: Options

  var reduction: Reduction
  var components = Components()
  var kernel = Kernel()
  var values: [Double] = []
  var conflicts: [Conflict] = []
  var dropped = DroppedRows()
  // The presolved structure; see `prepareStructure`.
  /// Whether `reduction` has the rows of the present program, but for `structureDropped`.
  var isStructureCurrent = false
  var structureDropped = DroppedRows()
  var structureNumber = 0
  var lastStructureNumber = 0
  /// Those of other dropped rows, the latest last.
  var structures: [PresolvedStructure] = []
  /// The rows of conflicts, and the part of the program that they are in, once it was asked for: one or none. See `attemptByPart`.
  var conflictingRows: [RowID] = []
  var conflictingParts: [ConflictingPart] = []
  // For solving again after changed constants; see `update`.
  var edits: [Edit] = []
  var lastSolution: Solution?
  var dependencies: Dependencies?
  var scratch = UpdateScratch()
  var updatesSinceReplay = 0
  /// The tight rows of the last vertex before rows were added or removed.
  var lastTight: Set<Int32> = []
  /// Between `restart` and the end of the next solve.
  private(set) var isRestarted = false
  /// Whether `restart` was ever called; then the same program comes back with other constants.
  private(set) var hasRestarted = false
  /// Whether a vertex was reached from an earlier one, or with required rows violated: a new solver might find another.
  var hasOtherVertices = false
  /// The component whose final vertex the kernel holds, or −1.
  var loadedComponent = -1
  /// The component on whose optimal face the kernel stands, at any of its vertices, or −1.
  var loadedFace = -1
  /// `openVariables` of the last solve, once asked for.
  var knownOpenVariables: [Bool]?

  /// A solver for a program, which is copied (its arrays are shared until one changes). Nothing is solved yet.
  public init(_ program: LinearProgram, options: Options = Options()) {
    self.program = program
    self.options = options
    reduction = Reduction(LinearProgram(), dropped: DroppedRows())
  }

  // MARK: Edits

  /// Changes a row's right-hand side; see ``LinearProgram/setConstant(_:_:)``.
  public mutating func setConstant(_ row: RowID, _ constant: Double) {
    program.setConstant(row, constant)
    let index = Int(row.index)
    guard program.contains(row), index < reduction.rowOfProgram.count, reduction.rowOfProgram[index] >= 0
    else {
      return
    }
    let reduced = Int(reduction.rowOfProgram[index])
    let new = program.rows[index].constant * reduction.rows[reduced].scale
    let delta = new - reduction.originalConstant[reduced]
    if delta == 0 { return }
    reduction.originalConstant[reduced] = new
    edits.append(Edit(row: Int32(truncatingIfNeeded: reduced), delta: delta))
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

  /// Takes a row out of the program.
  public mutating func removeRow(_ row: RowID) {
    forgetStructure()
    program.removeRow(row)
  }

  private mutating func forgetStructure() {
    isStructureCurrent = false
    conflictingRows = []
    conflictingParts = []
  }

  // MARK: Solving

  /// A walk takes a pivot or less per row, seldom a few; a hundred times that is a walk that rounding has led astray.
  var pivotLimit: Int {
    options.iterationLimit ?? 1000 + 100 * (program.variableCount + program.rowCount)
  }

  /// Forgets the last vertex but not the presolved structure, so that the next `solve()` gives what a new solver of the
  /// present program would give, bit by bit. Components whose constants are the same keep their vertices.
  public mutating func restart() {
    lastSolution = nil
    edits.clear()
    lastTight = []
    isRestarted = true
    hasRestarted = true
    // Vertices that something else than their saved constants led to are none to keep.
    if !isStructureCurrent || updatesSinceReplay > 0 || hasOtherVertices || !structureDropped.isEmpty {
      hasOtherVertices = false
      components.forgetVertices()
    }
  }

  /// Solves the program as it now is.
  public mutating func solve() -> Solution {
    loadedFace = -1
    knownOpenVariables = nil
    kernel.pivots = 0
    kernel.factorizations = 0
    kernel.pivotLimit = pivotLimit
    if isStructureCurrent, structureDropped.isEmpty, update(), let lastSolution { return lastSolution }
    edits.clear()
    updatesSinceReplay = 0
    conflicts = []
    dropped = DroppedRows()
    var outcome = attempt(accepting: 0)
    var isInfeasible = false
    if outcome == .suspicious {
      isInfeasible = !options.findsConflicts
      if options.findsConflicts, let known = attemptByPart() {
        isRestarted = false
        let solution = makeSolution(known, isInfeasible: true)
        lastSolution = solution
        return solution
      }
      if options.findsConflicts {
        var search = ConflictSearch(program: program, dropped: dropped, pivotLimit: pivotLimit)
        search.run()
        kernel.pivots += search.pivots
        conflicts = search.conflicts
        dropped = search.dropped
        isInfeasible = !conflicts.isEmpty
        noteConflicts()
      }
      // What is left is feasible within the conflict tolerance.
      outcome = attempt(
        accepting: options.findsConflicts ? Tolerances.largestHiddenExcess : .infinity,
        isNew: options.findsConflicts)
    }
    isRestarted = false
    let solution = makeSolution(outcome, isInfeasible: isInfeasible)
    lastSolution = solution
    return solution
  }

  enum Attempt { case optimal, suspicious, pivotLimit, numericalFailure }

  /// - Parameters:
  ///   - accepting: how far, in points, required rows may be violated without suspicion.
  ///   - isNew: see `prepareStructure`.
  mutating func attempt(accepting: Double, isNew: Bool = false) -> Attempt {
    prepareStructure(isNew: isNew)
    loadedComponent = -1
    // Before any check: a solution is made of the values even where this attempt ends at the next one.
    if values.count != reduction.variableCount {
      // Variables that presolve introduces come behind the program's.
      let known = values.prefix(program.variableCount)
      values = known + [Double](repeating: 0, count: reduction.variableCount - known.count)
    }
    if accepting > 0 { hasOtherVertices = true }
    if components.largestResidual(reduction) > accepting {
      forgetKeptVertices(from: 0)
      return .suspicious
    }
    for index in 0..<components.count {
      let outcome = solveComponent(index, accepting: accepting)
      if outcome != .optimal {
        forgetKeptVertices(from: index)
        return outcome
      }
    }
    reduction.restore(&values)
    return .optimal
  }

  /// A new solver would not have come to these components.
  private mutating func forgetKeptVertices(from first: Int) {
    if isRestarted { components.forgetVertices(from: first) }
  }

  private mutating func solveComponent(_ index: Int, accepting: Double) -> Attempt {
    if isRestarted, components.isSolved[index] {
      if components.hasConstantsOfVertex(index, reduction) { return .optimal }
      components.isSolved[index] = false
    }
    if let value = components.solveSingle(index, reduction) {
      values[Int(components.variables[Int(components.variableStart[index])])] = value
      return .optimal
    }
    components.load(index, of: reduction, into: &kernel)
    let levels = kernel.rowsByLevel()
    if components.isSolved[index] {
      hasOtherVertices = true
      components.loadPoint(index, values, &kernel)
      components.resume(index, &kernel)
    } else {
      kernel.start(offering: startingOrder(of: index, levels))
    }
    let outcome = optimizeLevels(levels, of: index, accepting: accepting)
    if outcome != .optimal { return outcome }
    loadedComponent = index
    let first = Int(components.variableStart[index])
    for local in 0..<kernel.n { values[Int(components.variables[first + local])] = kernel.x[local] }
    return .optimal
  }

  /// The order in which the kernel's rows are offered to the start.
  private mutating func startingOrder(of index: Int, _ levels: Kernel.RowsByLevel) -> [Int32] {
    // Mostly none was: no need to look each row up.
    if lastTight.isEmpty { return kernel.startingOrder(levels) { _ in false } }
    let first = Int(components.rowStart[index])
    return kernel.startingOrder(levels) {
      lastTight.contains(components.identity(ofSlot: first + $0, reduction))
    }
  }

  /// Walks the levels of the component in the kernel, and keeps its vertex.
  mutating func optimizeLevels(
    _ levels: Kernel.RowsByLevel, of index: Int, accepting: Double
  ) -> Attempt {
    for level in 0..<(levels.bounds.count - 1) where levels.bounds[level] < levels.bounds[level + 1] {
      let members = levels.rows[levels.bounds[level]..<levels.bounds[level + 1]]
      switch kernel.optimize(members) {
      case .optimal: break
      case .pivotLimit: return .pivotLimit
      case .unbounded, .numericalFailure: return .numericalFailure
      }
      if level == 0 {
        for row in members where kernel.cost(of: Int(row)) > accepting { return .suspicious }
      }
    }
    if kernel.factor.replacementCount > 0 { kernel.computePoint() }
    components.save(index, &kernel)
    return .optimal
  }

  // MARK: The result

  private mutating func makeSolution(_ attempt: Attempt, isInfeasible: Bool) -> Solution {
    // Coefficients far apart can put a variable beyond all numbers.
    var isFinite = true
    for variable in values.indices where !values[variable].isFinite {
      values[variable] = 0
      isFinite = false
    }
    // Beside a conflict, rows may be off by what a conflict may hide; if conflicts are not looked for, by anything.
    let evaluation = evaluateAll(
      tolerated: !isInfeasible ? 0 : options.findsConflicts ? Tolerances.largestHiddenExcess : .infinity)
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
    statistics.eliminatedVariables = reduction.eliminations.count
    statistics.remainingVariables = components.variables.count
    statistics.remainingRows = components.rows.count
    statistics.components = components.count
    return Solution(
      status: status, values: Array(values.prefix(program.variableCount)), deviations: evaluation.deviations,
      isActive: evaluation.isActive, conflicts: conflicts,
      levelObjectives: zip(reduction.priorities, evaluation.objectives).map {
        LevelObjective(priority: $0, objective: $1)
      },
      statistics: statistics)
  }
}
