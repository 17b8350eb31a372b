// The required rows that are connected with some rows, as a separate program, for trying the fix of a
// conflict on the rows that it affects. A search for conflicts only looks at rows that are connected by
// variables, so that its results for such a part also apply to the whole program.

/// The required rows that are connected with some rows, as a separate program.
package struct RequiredPart: Sendable {
  package private(set) var program = LinearProgram()
  /// By row of the part: its row in the whole program, ascending. The same for variables.
  private(set) var rows: [Int32] = []
  private var variables: [Int32] = []
  /// By row of the whole program: its row in the part, or −1.
  private(set) var places: [Int32] = []
  private(set) var hasVariable: [Bool] = []

  /// - Returns: nil if there is no such row, or if a search might process the part's rows in another order
  ///   than those of the whole program.
  package init?(of whole: LinearProgram, around seeds: [RowID]) {
    chooseVariables(whole, seeds)
    if !hasVariable.contains(true) { return nil }
    var place = [Int32](filledWith: -1, count: whole.variableCount)
    for variable in hasVariable.indices where hasVariable[variable] {
      place[variable] = Int32(truncatingIfNeeded: variables.count)
      variables.append(Int32(truncatingIfNeeded: variable))
      _ = program.addVariable(lower: whole.lower[variable], upper: whole.upper[variable])
    }
    places.reset(to: -1, count: whole.rowCount)
    var neighbours = InequalityNeighbours()
    for row in whole.rows.indices where whole.isActiveAndRequired(row) {
      let it = whole.rows[row]
      let terms = whole.terms(of: row)
      let isHere = terms.isEmpty || place[Int(whole.termVariable[terms.lowerBound])] >= 0
      if !neighbours.areTheSame(row, of: whole, isInPart: isHere) { return nil }
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

  /// In presolve, an inequality with several terms shares the terms of the preceding one if they are equal.
  /// In the part, another row may precede it than in the whole program.
  private struct InequalityNeighbours {
    private var last = -1
    private var lastInPart = -1

    /// Whether a row shares its terms with the same row in the part and in the whole program.
    mutating func areTheSame(_ row: Int, of whole: LinearProgram, isInPart: Bool) -> Bool {
      if whole.rows[row].relation == .equal || whole.rows[row].termCount < 2 { return true }
      defer {
        last = row
        if isInPart { lastInPart = row }
      }
      return !isInPart || last == lastInPart || lastInPart < 0 || !whole.hasSameVariables(row, lastInPart)
    }
  }

  private mutating func chooseVariables(_ whole: LinearProgram, _ seeds: [RowID]) {
    var connected = DisjointSets(count: whole.variableCount)
    for row in whole.rows.indices where whole.isActiveAndRequired(row) {
      let terms = whole.terms(of: row)
      for term in terms.dropFirst() {
        connected.unite(whole.termVariable[terms.lowerBound], whole.termVariable[term])
      }
    }
    var isChosen = [Bool](filledWith: false, count: whole.variableCount)
    for seed in seeds where whole.contains(seed) {
      for term in whole.terms(of: Int(seed.index)) {
        isChosen[Int(connected.leader(of: whole.termVariable[term]))] = true
      }
    }
    hasVariable = isChosen.indices.map {
      isChosen[Int(connected.leader(of: Int32(truncatingIfNeeded: $0)))]
    }
  }

  /// The row of the part for a row of the whole program, if it is in the part.
  package func row(_ whole: RowID) -> RowID? {
    let index = Int(whole.index)
    guard places.indices.contains(index), places[index] >= 0 else { return nil }
    return RowID(index: places[index])
  }

  /// The rows of the whole program for rows of the part. A row that was added to the part counts as added to
  /// the whole program.
  package func whole(_ rows: [RowID]) -> [RowID] { rows.map { RowID(index: whole($0.index)) } }

  func whole(_ row: Int32) -> Int32 {
    Int(row) < rows.count
      ? rows[Int(row)] : Int32(truncatingIfNeeded: places.count) + row - Int32(truncatingIfNeeded: rows.count)
  }

  /// Whether a conflict of the whole program is in the part.
  package func contains(_ conflict: Conflict) -> Bool {
    conflict.rows.contains { row($0) != nil }
      || conflict.bounds.contains { hasVariable[Int($0.variable.index)] }
  }

  mutating func setConstants(_ constants: [Double]) {
    for (row, constant) in constants.enumerated() {
      program.setConstant(RowID(index: Int32(truncatingIfNeeded: row)), constant)
    }
  }

  func whole(_ conflict: Conflict) -> Conflict {
    var conflict = conflict
    conflict.rows = whole(conflict.rows)
    conflict.broken = conflict.broken.map { RowID(index: whole($0.index)) }
    for i in conflict.bounds.indices {
      let variable = Int(conflict.bounds[i].variable.index)
      conflict.bounds[i].variable = Variable(index: variables[variable])
    }
    return conflict
  }

  func whole(_ dropped: DroppedRows) -> DroppedRows {
    var result = DroppedRows()
    for row in dropped.rows { result.drop(row: whole(row)) }
    for bound in dropped.bounds { result.drop(bound: 2 * variables[Int(bound) / 2] + bound % 2) }
    return result
  }
}

extension LinearProgram {
  func isActiveAndRequired(_ row: Int) -> Bool { rows[row].isActive && rows[row].isRequired }

  fileprivate func hasSameVariables(_ one: Int, _ other: Int) -> Bool {
    termVariable[terms(of: one)].elementsEqual(termVariable[terms(of: other)])
  }
}
