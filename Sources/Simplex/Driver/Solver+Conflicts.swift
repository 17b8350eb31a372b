// Recurring conflicts: with other constants, usually the same rows contradict each other. Only the part of
// the program that had conflicts is searched again. The solution's values show whether the other rows are
// satisfied.

/// The conflicts of earlier solves and where they were. Cleared when rows change.
struct ConflictMemory: Sendable {
  /// The rows of all conflicts so far.
  private(set) var rows: [RowID] = []
  /// The part of the program with these rows, created on demand.
  private(set) var part: RequiredPart?
  /// Results by the constants of the part's rows, oldest first.
  private var searches: [(constants: [Double], found: Found)] = []
  /// Where searches of the part start.
  private var starts: [Int: ConflictSearch.Start] = [:]
  /// Whether a search of the part was incomplete. The whole program is searched then, so searching the part
  /// again would be wasted.
  private(set) var isInVain = false
  /// The last search of the whole program, if it ended at its limits.
  private var limitedSearch: LimitedSearch?

  /// A search of the whole program that ended at its limits: the proofs of the conflicts that it found, and
  /// the rows that they broke.
  private struct LimitedSearch {
    var proofs: [Certificate]
    let dropped: DroppedRows
    /// The broken member of each conflict.
    let broken: [Int32]
  }

  /// Conflicts and the rows that they broke, in terms of the whole program.
  typealias Found = (conflicts: [Conflict], dropped: DroppedRows, outcome: ConflictSearch.Outcome)

  mutating func clear() { self = ConflictMemory() }

  /// Records the conflicts that a search of the whole program found.
  mutating func note(_ conflicts: [Conflict]) {
    let new = conflicts.flatMap(\.rows)
    if Set(new).isSubset(of: rows) { return }
    rows += new
    part = nil
    starts = [:]
    searches = []
  }

  /// Records what a search of the whole program found, to be proved again with other constants if the search
  /// ended at its limits.
  mutating func keep(_ search: ConflictSearch, _ outcome: ConflictSearch.Outcome) {
    limitedSearch =
      outcome == .tooMany && !search.proofs.isEmpty
      ? LimitedSearch(proofs: search.proofs, dropped: search.dropped, broken: search.broken) : nil
  }

  /// The conflicts of the last search that ended at its limits, if all are conflicts with the present
  /// constants, too. A proof's multipliers do not depend on constants, and neither does whether a member can
  /// be left out: checking takes a sum per conflict. Another search would end at its limits as well, and
  /// might only choose others among the same contradictions.
  mutating func repeated(in program: LinearProgram) -> Found? {
    guard var search = limitedSearch else { return nil }
    for index in search.proofs.indices where !search.proofs[index].holds(in: program) { return nil }
    let conflicts = zip(search.proofs, search.broken).map { Conflict($0, broken: $1, of: program) }
    return (conflicts, search.dropped, .tooMany)
  }

  /// Creates the part. Returns false if there is none that can be searched separately.
  mutating func preparePart(of program: LinearProgram) -> Bool {
    if rows.isEmpty || isInVain { return false }
    if part == nil { part = RequiredPart(of: program, around: rows) }
    return part != nil
  }

  /// Searches the part with the program's present constants.
  ///
  /// - Parameter pivots: increased by the pivots of the search.
  mutating func search(_ program: LinearProgram, pivotLimit: Int, pivots: inout Int) -> Found? {
    guard let constants = part?.rows.map({ program.rows[Int($0)].constant }) else { return nil }
    if let known = searches.first(where: { $0.constants == constants }) { return known.found }
    part?.setConstants(constants)
    guard let part else { return nil }
    var search = ConflictSearch(program: part.program, dropped: DroppedRows(), pivotLimit: pivotLimit)
    search.starts = starts
    let outcome = search.run()
    starts = search.starts ?? [:]
    pivots += search.pivots
    let found = (search.conflicts.map { part.whole($0) }, part.whole(search.dropped), outcome)
    isInVain = outcome != .complete
    if searches.count >= WorkLimits.rememberedSearches { searches.removeFirst() }
    searches.append((constants, found))
    return found
  }
}

extension Solver {
  /// Searches the part that had conflicts before, breaks a member of each conflict in it, and solves the
  /// remaining program.
  ///
  /// - Returns: nil if there is no such part, or if there may be conflicts elsewhere.
  mutating func attemptByPart() -> Attempt? {
    guard state.isRestarted, conflictMemory.preparePart(of: program),
      let found = conflictMemory.search(program, pivotLimit: pivotLimit, pivots: &kernel.pivots)
    else { return nil }
    // If there are too many conflicts, the whole program must be searched.
    if found.conflicts.isEmpty || found.outcome != .complete { return nil }
    (conflicts, dropped) = (found.conflicts, found.dropped)
    let outcome = attempt(accepting: Tolerances.largestHiddenExcess, isNew: true)
    if outcome == .optimal, let part = conflictMemory.part, holdsBesides(part) { return outcome }
    // Restores the state of a new solver: the next attempt starts from the nonbasic rows of this one.
    (conflicts, dropped) = ([], DroppedRows())
    structure.components.forgetVertices()
    _ = attempt(accepting: 0)
    return nil
  }

  /// Searches the whole program for conflicts.
  mutating func searchConflicts() -> ConflictMemory.Found {
    var search = ConflictSearch(program: program, dropped: dropped, pivotLimit: pivotLimit)
    search.endsAtConflict = options.endsAtConflict
    let outcome = search.run()
    kernel.pivots += search.pivots
    conflictMemory.note(search.conflicts)
    conflictMemory.keep(search, outcome)
    return (search.conflicts, search.dropped, outcome)
  }

  /// Whether all required rows and bounds outside a part are satisfied at the present values, so that a
  /// search would find no conflicts there.
  private func holdsBesides(_ part: RequiredPart) -> Bool {
    let isHolding = withRows { evaluator in
      part.places.indices.allSatisfy { row in
        part.places[row] >= 0 || !program.isActiveAndRequired(row) || evaluator.state(of: row).deviation == 0
      }
    }
    return isHolding
      && part.hasVariable.indices.allSatisfy { variable in
        part.hasVariable[variable]
          || values[variable] >= program.lower[variable] - Tolerances.feasibility
            && values[variable] <= program.upper[variable] + Tolerances.feasibility
      }
  }
}
