// Finds conflicts among the required rows: irreducible infeasible subsets, proved on the original rows.
//
// Works on the program without presolve, so that every number in a proof belongs to a row of the caller. Each
// violated row is minimized separately, with all satisfied rows as barriers. If it stays violated, only
// nonbasic rows contradict it. They are linearly independent, so that the subset is irreducible: without any
// one member, the others can hold with equality. Among several possible subsets, the start prefers rows of
// higher rank, then earlier rows.

struct ConflictSearch {
  let program: LinearProgram
  private(set) var dropped: DroppedRows
  let pivotLimit: Int
  /// Whether to search in twice the precision of a double; only for small programs.
  var isPrecise = false
  /// Whether the first conflict ends the search.
  var endsAtConflict = false
  private(set) var pivots = 0
  private(set) var conflicts: [Conflict] = []
  /// The proof and the broken member of each conflict.
  private(set) var proofs: [Certificate] = []
  private(set) var broken: [Int32] = []

  init(program: LinearProgram, dropped: DroppedRows, pivotLimit: Int) {
    self.program = program
    self.dropped = dropped
    self.pivotLimit = pivotLimit
  }

  private(set) var components = Components()
  var presolveWork = PresolveWorkspace()
  /// The required rows after eliminating their equalities in sparse order, if a start needed that order.
  var sparse: Presolve?
  /// By component: where searches of the same program with other constants started; nil if there are none.
  var starts: [Int: Start]?
  var parts = SearchedParts()
  private var failure: Outcome?
  /// Whether all components are searched for the first time.
  private(set) var isFirst = true

  /// How a search ended.
  enum Outcome {
    /// The remaining rows are feasible within the conflict tolerance.
    case complete
    /// There are more conflicts than the search is allowed to find.
    case tooMany
    /// A component could not be searched completely.
    case pivotLimit, numericalFailure
  }

  private var isDone: Bool { endsAtConflict && !conflicts.isEmpty }

  /// Finds conflicts until the remaining rows are feasible, and breaks a member of each.
  mutating func run() -> Outcome {
    var kernel = Kernel()
    kernel.pivotLimit = pivotLimit
    var presolve = Presolve()
    isFirst = true
    while true {
      let before = conflicts.count
      presolve.load(program, dropped: dropped, requiredOnly: true, &presolveWork)
      components.load(presolve, relief: Tolerances.conflict, &presolveWork)
      if isFirst { parts = SearchedParts(components, variableCount: program.variableCount) }
      collectEmptyRows(presolve)
      sparse = nil
      parts.beginRound()
      for index in 0..<components.count where parts.isToBeSearched(index, components, isFirst: isFirst) {
        if isDone { break }
        components.load(index, of: presolve, into: &kernel)
        if isPrecise {
          searchPrecisely(&kernel, component: index, presolve: presolve)
        } else {
          search(&kernel, component: index, presolve: presolve)
        }
      }
      isFirst = false
      if conflicts.count == before || isDone { break }
    }
    pivots = kernel.pivots
    return failure ?? (parts.isAnyExhausted || isDone ? .tooMany : .complete)
  }

  /// Collects violated rows without variables, such as `0 = 5`.
  private mutating func collectEmptyRows(_ presolve: Presolve) {
    for row in components.emptyRows
    where components.violation(ofEmpty: Int(row), presolve) > Tolerances.conflict {
      let source = presolve.sources[Int(row)]
      let y = presolve.rows[Int(row)].constant > 0 ? 1.0 : -1.0
      report([ConflictMember(source: source, multiplier: y)])
    }
  }

  /// The component being searched: the ranks of its rows, their order of preference, and the violated rows
  /// that are not explained yet.
  struct Component {
    var index: Int
    var firstSlot: Int
    var ranks: [Int32]
    var order: [Int32]
    /// Rows that were violated when all were minimized together and that have not been examined since.
    var openRows = BinaryHeap<OpenRow>()
  }

  /// Orders by the lowest rank, then the latest row.
  struct OpenRow: HeapElement, Sendable {
    var rank: Int32
    var row: Int32

    func isBefore(_ other: OpenRow) -> Bool { rank != other.rank ? rank < other.rank : row > other.row }
  }

  private mutating func search(_ kernel: inout Kernel, component index: Int, presolve: Presolve) {
    var component = describe(index, &kernel, presolve)
    start(&kernel, component, presolve)
    if kernel.costNothing(component.order[...]) { return }
    // Earlier rounds may have used up the limit.
    if parts.isExhausted(index, components) { return }
    var counted = kernel.vertex.factor.operations
    defer { spend(index, kernel.vertex.factor.operations, &counted) }
    let outcome = kernel.minimizeTogether(component.order)
    guard outcome == .optimal else { return fail(outcome) }
    for row in 0..<kernel.problem.m {
      if kernel.cost(of: row) > 0 { component.open(row) } else { kernel.satisfy([Int32(row)]) }
    }
    while let row = component.nextRow() {
      if kernel.cost(of: row) > 0 {
        spend(index, kernel.vertex.factor.operations, &counted)
        if parts.isExhausted(index, components) { return }
        let (outcome, slope) = kernel.minimizeAlone(row)
        guard outcome == .optimal else { return fail(outcome) }
        if kernel.cost(of: row) > 0 {
          if !explain(row, slope: slope, &kernel, &component, presolve) || isDone { return }
          continue
        }
      }
      kernel.satisfy([Int32(row)])
    }
  }

  /// Adds the operations since the last call to the effort of the component's part.
  private mutating func spend(_ index: Int, _ operations: Int, _ counted: inout Int) {
    parts.spend(operations - counted, index, components)
    counted = operations
  }

  mutating func fail(_ outcome: Kernel.Outcome) {
    failure = outcome == .pivotLimit ? .pivotLimit : .numericalFailure
  }

  /// - Parameter kernel: not changed. `inout` avoids the copy that exclusive access would require.
  func describe(_ index: Int, _ kernel: inout Kernel, _ presolve: Presolve) -> Component {
    let first = Int(components.rowStart[index])
    let ranks = (0..<kernel.problem.m).map { rank(components.source(ofSlot: first + $0, presolve)) }
    var order = [Int32](0..<Int32(truncatingIfNeeded: kernel.problem.m))
    let isEquality = (0..<kernel.problem.m).map { kernel.isRequiredEquality($0) }
    order.sort { left, right in
      if isEquality[Int(left)] != isEquality[Int(right)] { return isEquality[Int(left)] }
      if ranks[Int(left)] != ranks[Int(right)] { return ranks[Int(left)] > ranks[Int(right)] }
      return left < right
    }
    return Component(index: index, firstSlot: first, ranks: ranks, order: order)
  }

  /// Reports the conflict that keeps a row from being satisfied, and drops the broken member.
  ///
  /// - Returns: whether the kernel can continue.
  private mutating func explain(
    _ row: Int, slope: Double, _ kernel: inout Kernel, _ component: inout Component, _ presolve: Presolve
  ) -> Bool {
    // With coefficients of very different magnitudes, a small multiplier may look like rounding.
    for least in [Tolerances.rate, Tolerances.smallestRate] {
      let shares = kernel.shares(of: row, slope: slope, atLeast: least)
      let members = shares.map { row, multiplier in
        let (source, scale) = components.origin(ofSlot: component.firstSlot + row, presolve)
        return ConflictMember(source: source, multiplier: multiplier * scale)
      }
      parts.spend(members.count * WorkLimits.effortPerMember, component.index, components)
      if let brokenMember = report(members) {
        let broken = shares[brokenMember].row
        kernel.drop(broken)
        if broken != row { component.open(row) }
        parts.count(component.index, components)
        // A broken row with such a small rate would not be released, so the next round starts without it.
        return least == Tolerances.rate
      }
    }
    // The violation is within the tolerance, so the row counts as satisfied at its present value.
    kernel.relax(row)
    kernel.satisfy([Int32(truncatingIfNeeded: row)])
    return true
  }

  private func rank(_ source: Int32) -> Int32 { source < 0 ? .max : program.rows[Int(source)].rank }

  /// Proves and records the conflict, and breaks a member.
  ///
  /// - Returns: the index of the broken member; nil if the rows are feasible within the tolerance.
  @discardableResult
  mutating func report(_ members: [ConflictMember]) -> Int? {
    guard let proof = Certificate(members, of: program), !proof.sources.isEmpty else { return nil }
    // Where a bound is a member, a row that gives way by a few points may cross other bounds: points tell nothing.
    let comparesPoints = proof.sources.allSatisfy { $0 >= 0 }
    var index = 0
    for other in proof.sources.indices.dropFirst()
    where isBrokenRather(other, than: index, of: proof, comparesPoints) { index = other }
    let source = proof.sources[index]
    if source < 0 { dropped.drop(bound: ~source) } else { dropped.drop(row: source) }
    conflicts.append(Conflict(proof, broken: source, of: program))
    proofs.append(proof)
    broken.append(source)
    return members.firstIndex { $0.source == source }
  }

  /// Whether a member is broken rather than another: bounds only if the conflict has no rows; the row of the lowest
  /// rank; of equals the one that has to give way by the fewest points, and of these the latest.
  private func isBrokenRather(
    _ left: Int, than right: Int, of proof: Certificate, _ comparesPoints: Bool
  ) -> Bool {
    let (source, other) = (proof.sources[left], proof.sources[right])
    if (source < 0) != (other < 0) { return source >= 0 }
    if source < 0 { return source < other }
    if rank(source) != rank(other) { return rank(source) < rank(other) }
    if comparesPoints {
      // A member alone has to give way by the conflict's gap, divided by this number.
      let (share, otherShare) = (share(left, of: proof), share(right, of: proof))
      let isTie = (share - otherShare).magnitude <= Tolerances.shareTie * max(share, otherShare)
      if !isTie { return share > otherShare }
    }
    return source > other
  }

  /// How much a point by which a row gives way does for the conflict.
  private func share(_ index: Int, of proof: Certificate) -> Double {
    proof.multipliers[index].magnitude * program.rows[Int(proof.sources[index])].deviationScale
  }
}

extension ConflictSearch.Component {
  init(index: Int, firstSlot: Int, ranks: [Int32], order: [Int32]) {
    self.index = index
    self.firstSlot = firstSlot
    self.ranks = ranks
    self.order = order
  }

  mutating func open(_ row: Int) {
    openRows.push(ConflictSearch.OpenRow(rank: ranks[row], row: Int32(truncatingIfNeeded: row)))
  }

  /// Removes the next violated row to examine.
  mutating func nextRow() -> Int? {
    guard let next = openRows.first else { return nil }
    openRows.removeFirst()
    return Int(next.row)
  }
}

extension Kernel {
  /// Minimizes the costs of rows together, with their levels' weights.
  fileprivate mutating func minimizeTogether(_ rows: [Int32]) -> Outcome {
    count(rows[...])
    let outcome = minimize()
    for row in rows { vertex.rows[Int(row)].isCounted = false }
    return outcome
  }

  /// A row that was minimized separately and the nonbasic rows that block it, each with its multiplier.
  fileprivate mutating func shares(
    of row: Int, slope: Double, atLeast least: Double
  ) -> [(row: Int, multiplier: Double)] {
    var shares = [(row: row, multiplier: -slope)]
    for place in 0..<problem.n where vertex.rate[place].magnitude > least && vertex.nonbasic[place] >= 0 {
      shares.append((Int(vertex.nonbasic[place]), vertex.rate[place]))
    }
    return shares
  }

  /// Minimizes the cost of one row.
  ///
  /// - Returns: the outcome, and the slope of the cost over the row's slack.
  fileprivate mutating func minimizeAlone(_ row: Int) -> (Outcome, slope: Double) {
    count([Int32(truncatingIfNeeded: row)])
    let outcome = minimize()
    let slope = slope(of: row)
    vertex.rows[row].isCounted = false
    return (outcome, slope)
  }
}
