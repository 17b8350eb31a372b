// Conflicts that come again. Another environment mostly breaks the same constraints, and a way out of a conflict is tried out on
// the rows that it concerns. A search for conflicts looks at rows that are connected by variables and at no others, so that what it
// finds in such a part of the program it finds in the whole one too; that the rest holds is seen at the solution's values.

/// The required rows that are connected with some rows, as a program of their own.
package struct RequiredPart: Sendable {
  package private(set) var program = LinearProgram()
  /// By row of the part: that of the whole program, ascending; by variable likewise.
  fileprivate private(set) var rows: [Int32] = []
  private var variables: [Int32] = []
  /// By row of the whole program: that of the part, or −1.
  fileprivate private(set) var places: [Int32] = []
  fileprivate private(set) var hasVariable: [Bool] = []

  /// - Returns: nil if there is no such row, or if a search might take the part's rows in another order than the whole program's.
  package init?(of whole: LinearProgram, around seeds: [RowID]) {
    chooseVariables(whole, seeds)
    if !hasVariable.contains(true) { return nil }
    var place = [Int32](repeating: -1, count: whole.variableCount)
    for variable in hasVariable.indices where hasVariable[variable] {
      place[variable] = Int32(truncatingIfNeeded: variables.count)
      variables.append(Int32(truncatingIfNeeded: variable))
      _ = program.addVariable(lower: whole.lower[variable], upper: whole.upper[variable])
    }
    places.reset(to: -1, count: whole.rowCount)
    // The last inequalities of several terms, which the next one may be alike; see `Reduction.LastAlike`.
    var (last, lastHere) = (-1, -1)
    for row in whole.rows.indices where whole.isActiveAndRequired(row) {
      let it = whole.rows[row]
      let terms = whole.terms(of: row)
      let isHere = terms.isEmpty || place[Int(whole.termVariable[terms.lowerBound])] >= 0
      if it.relation != .equal, terms.count > 1 {
        if isHere {
          if last != lastHere, lastHere >= 0, whole.hasSameVariables(row, lastHere) { return nil }
          lastHere = row
        }
        last = row
      }
      if !isHere { continue }
      for term in terms {
        program.addTerm(
          Variable(index: place[Int(whole.termVariable[term])]), whole.termCoefficient[term])
      }
      program.endRow(it.relation, it.constant, deviationScale: it.deviationScale, rank: it.rank)
      places[row] = Int32(truncatingIfNeeded: rows.count)
      rows.append(Int32(truncatingIfNeeded: row))
    }
  }

  private mutating func chooseVariables(_ whole: LinearProgram, _ seeds: [RowID]) {
    var root = [Int32](0..<Int32(truncatingIfNeeded: whole.variableCount))
    func find(_ variable: Int32, _ root: inout [Int32]) -> Int {
      var v = Int(variable)
      while Int(root[v]) != v {
        root[v] = root[Int(root[v])]
        v = Int(root[v])
      }
      return v
    }
    for row in whole.rows.indices where whole.isActiveAndRequired(row) {
      let terms = whole.terms(of: row)
      for term in terms.dropFirst() {
        let one = find(whole.termVariable[terms.lowerBound], &root)
        let other = find(whole.termVariable[term], &root)
        root[max(one, other)] = Int32(truncatingIfNeeded: min(one, other))
      }
    }
    var isChosen = [Bool](repeating: false, count: whole.variableCount)
    for seed in seeds where whole.contains(seed) {
      for term in whole.terms(of: Int(seed.index)) {
        isChosen[find(whole.termVariable[term], &root)] = true
      }
    }
    hasVariable = root.indices.map { isChosen[find(Int32(truncatingIfNeeded: $0), &root)] }
  }

  /// The row of the part that a row of the whole program is, if it is there.
  package func row(_ whole: RowID) -> RowID? {
    let index = Int(whole.index)
    guard places.indices.contains(index), places[index] >= 0 else { return nil }
    return RowID(index: places[index])
  }

  /// The rows of the whole program that rows of the part are. Rows that were added to the part count as added to the whole.
  package func whole(_ rows: [RowID]) -> [RowID] { rows.map { RowID(index: whole($0.index)) } }

  fileprivate func whole(_ row: Int32) -> Int32 {
    Int(row) < rows.count
      ? rows[Int(row)] : Int32(truncatingIfNeeded: places.count) + row - Int32(truncatingIfNeeded: rows.count)
  }

  /// Whether a conflict of the whole program lies in the part.
  package func contains(_ conflict: Conflict) -> Bool {
    conflict.rows.contains { row($0) != nil }
      || conflict.bounds.contains { hasVariable[Int($0.variable.index)] }
  }

  fileprivate mutating func setConstants(_ constants: [Double]) {
    for (row, constant) in constants.enumerated() {
      program.setConstant(RowID(index: Int32(truncatingIfNeeded: row)), constant)
    }
  }

  fileprivate func whole(_ conflict: Conflict) -> Conflict {
    var conflict = conflict
    conflict.rows = whole(conflict.rows)
    conflict.broken = conflict.broken.map { RowID(index: whole($0.index)) }
    for i in conflict.bounds.indices {
      let variable = Int(conflict.bounds[i].variable.index)
      conflict.bounds[i].variable = Variable(index: variables[variable])
    }
    return conflict
  }

  fileprivate func whole(_ dropped: DroppedRows) -> DroppedRows {
    DroppedRows(
      rows: dropped.rows.map(whole),
      bounds: dropped.bounds.map { 2 * variables[Int($0) / 2] + $0 % 2 })
  }
}

/// The part of a program in which it had conflicts, and what was found there.
struct ConflictingPart: Sendable {
  fileprivate var part: RequiredPart
  /// By constants of the part's rows; the oldest first.
  fileprivate var searches: [(constants: [Double], conflicts: [Conflict], dropped: DroppedRows)] = []

  /// Devices share widths and heights.
  fileprivate static let searchLimit = 32
}

extension Solver {
  /// Notes where a search of the whole program has found conflicts.
  mutating func noteConflicts() {
    let rows = conflicts.flatMap(\.rows)
    if Set(rows).isSubset(of: conflictingRows) { return }
    conflictingRows += rows
    conflictingParts = []
  }

  /// Searches the part that had conflicts before, breaks a member of each that it has now, and solves what is left.
  ///
  /// - Returns: nil if there was no such part, or if there may be conflicts elsewhere.
  mutating func attemptByPart() -> Attempt? {
    guard isRestarted, !conflictingRows.isEmpty else { return nil }
    if conflictingParts.isEmpty {
      guard let part = RequiredPart(of: program, around: conflictingRows) else { return nil }
      conflictingParts = [ConflictingPart(part: part)]
    }
    (conflicts, dropped) = searchPart()
    if conflicts.isEmpty { return nil }
    let outcome = attempt(accepting: Tolerances.largestHiddenExcess, isNew: true)
    if outcome == .optimal, holdsBesides(conflictingParts[0].part) { return outcome }
    // Back to where a new solver would be now: the next attempt starts from the tight rows of this one.
    (conflicts, dropped) = ([], DroppedRows())
    components.forgetVertices()
    _ = attempt(accepting: 0)
    return nil
  }

  private mutating func searchPart() -> ([Conflict], DroppedRows) {
    let constants = conflictingParts[0].part.rows.map { program.rows[Int($0)].constant }
    if let known = conflictingParts[0].searches.first(where: { $0.constants == constants }) {
      return (known.conflicts, known.dropped)
    }
    conflictingParts[0].part.setConstants(constants)
    var search = ConflictSearch(
      program: conflictingParts[0].part.program, dropped: DroppedRows(), pivotLimit: pivotLimit)
    search.run()
    kernel.pivots += search.pivots
    let part = conflictingParts[0].part
    let found = (search.conflicts.map { part.whole($0) }, part.whole(search.dropped))
    if conflictingParts[0].searches.count >= ConflictingPart.searchLimit {
      conflictingParts[0].searches.removeFirst()
    }
    conflictingParts[0].searches.append((constants, found.0, found.1))
    return found
  }

  /// Whether all required rows and bounds outside a part hold at the present values, so that no search would find anything there.
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

extension LinearProgram {
  fileprivate func isActiveAndRequired(_ row: Int) -> Bool { rows[row].isActive && rows[row].isRequired }

  fileprivate func hasSameVariables(_ one: Int, _ other: Int) -> Bool {
    termVariable[terms(of: one)].elementsEqual(termVariable[terms(of: other)])
  }
}
