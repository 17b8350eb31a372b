// The start: selects the first nonbasic rows, factorizes them, and moves to their vertex.

extension Kernel {
  /// Makes rows nonbasic in the given order as far as they are independent, and moves to their vertex.
  ///
  /// - Parameters:
  ///   - pivots: rows to insert before all others, each with the column that it eliminates.
  ///   - effort: the allowed number of multiplications per term. A start with much fill-in costs more than
  /// the pivots that it saves.
  /// - Returns: whether all rows have been tried.
  @discardableResult
  mutating func start(
    pivots: [(row: Int32, column: Int32)] = [], inserting order: [Int32], effort: Int = WorkLimits.startEffort
  ) -> Bool {
    vertex.factor.begin(columns: problem.n)
    work.occurrences.reset(to: 0, count: problem.n)
    var terms = 0
    for row in 0..<problem.m { vertex.rows[row].position = -1 }
    for group in problem.groups.indices {
      terms += Int(problem.groups[group].rowCount) * Int(problem.groups[group].termCount)
      for term in problem.terms(ofGroup: group) {
        work.occurrences[Int(problem.rowTerms[term].column)] += problem.groups[group].rowCount
      }
    }
    for pivot in pivots where !vertex.rows[Int(pivot.row)].isDropped {
      insert(Int(pivot.row), pivot: pivot.column)
    }
    let budget = vertex.factor.effort + effort * (terms + problem.n)
    for row in order {
      if vertex.factor.count == problem.n { break }
      let row = Int(row)
      for term in problem.terms(of: row) { work.occurrences[Int(problem.rowTerms[term].column)] -= 1 }
      if vertex.rows[row].isDropped || vertex.rows[row].position >= 0 || vertex.factor.effort > budget {
        continue
      }
      if !isGroupNonbasic(row) { insert(row) }
    }
    let isComplete = vertex.factor.effort <= budget
    finishFactor()
    return isComplete
  }

  /// Makes required equalities nonbasic in place of later rows in the given order that depend on them, as if
  /// the rows had been inserted in this order.
  mutating func exchange(preferring order: [Int32]) {
    var place = [Int32](filledWith: .max, count: problem.m)
    for (index, row) in order.enumerated() { place[Int(row)] = Int32(truncatingIfNeeded: index) }
    for row in order
    where vertex.rows[Int(row)].position < 0 && !vertex.rows[Int(row)].isDropped
      && isRequiredEquality(Int(row))
    {
      loadCoordinates(of: Int(row))
      var latest = place[Int(row)]
      var replaced: Int?
      for index in work.byPosition.indices where work.byPosition[Int(index)].magnitude > Tolerances.pivot {
        let old = vertex.nonbasic[Int(index)]
        let other = old >= 0 ? place[Int(old)] : .max
        if other > latest || (other == .max && replaced == nil) { (latest, replaced) = (other, Int(index)) }
      }
      if let replaced {
        vertex.factor.replace(position: replaced, coordinates: work.byPosition)
        if vertex.nonbasic[replaced] >= 0 { vertex.rows[Int(vertex.nonbasic[replaced])].position = -1 }
        vertex.nonbasic[replaced] = row
        vertex.rows[Int(row)].position = Int32(truncatingIfNeeded: replaced)
      }
      work.byPosition.clear()
    }
    computePoint()
  }

  /// Moves to the start of the same rows with other constants.
  mutating func start(at start: Vertex) {
    vertex = start
    vertex.x.reset(to: 0, count: problem.n)
    factorizations += 1
    computePoint()
  }

  /// Sets variables to given values, which they keep if no row determines them.
  mutating func setPoint(_ variables: ArraySlice<Int32>, of values: [Double]) {
    for (column, variable) in variables.enumerated() { vertex.x[column] = values[Int(variable)] }
  }

  /// Sets the barriers of all rows.
  mutating func setBarriers(up: ArraySlice<Bool>, down: ArraySlice<Bool>) {
    for (row, (isBlockedUp, isBlockedDown)) in zip(up, down).enumerated() {
      vertex.rows[row].isBlockedUp = isBlockedUp
      vertex.rows[row].isBlockedDown = isBlockedDown
    }
  }

  /// Moves to the vertex of the given rows, by place.
  mutating func resume(nonbasic members: ArraySlice<Int32>) {
    for (place, row) in members.enumerated() {
      vertex.nonbasic[place] = row
      if row >= 0 { vertex.rows[Int(row)].position = Int32(truncatingIfNeeded: place) }
    }
    refactor()
  }

  /// Factorizes the present nonbasic rows again, short ones first, which cause the least fill-in.
  mutating func refactor() {
    let members = vertex.nonbasic
    vertex.factor.begin(columns: problem.n)
    work.occurrences.reset(to: 0, count: problem.n)
    for row in members where row >= 0 {
      vertex.rows[Int(row)].position = -1
      for term in problem.terms(of: Int(row)) { work.occurrences[Int(problem.rowTerms[term].column)] += 1 }
    }
    // A stable sort by length, in which all lengths above three are equal.
    var places = [0, 0, 0, 0]
    for row in members where row >= 0 { places[lengthClass(of: Int(row))] += 1 }
    var end = 0
    for index in 0..<4 { (places[index], end) = (end, end + places[index]) }
    var ordered = [Int32](filledWith: 0, count: end)
    for row in members where row >= 0 {
      let index = lengthClass(of: Int(row))
      ordered[places[index]] = row
      places[index] += 1
    }
    for row in ordered {
      for term in problem.terms(of: Int(row)) { work.occurrences[Int(problem.rowTerms[term].column)] -= 1 }
      insert(Int(row))
    }
    finishFactor()
  }

  @inline(__always)
  private func lengthClass(of row: Int) -> Int { min(max(problem.terms(of: row).count, 1), 4) - 1 }

  /// Whether a row with the same terms is nonbasic, so that this one depends on it.
  ///
  /// Mutating, to avoid the copy of the kernel that exclusive access would require.
  private mutating func isGroupNonbasic(_ row: Int) -> Bool {
    for other in problem.rows(ofGroup: Int(problem.groupOfRow[row])) where vertex.rows[other].position >= 0 {
      return true
    }
    return false
  }

  private mutating func insert(_ row: Int, pivot: Int32 = -1) {
    var largest = 0.0
    for term in problem.terms(of: row) {
      vertex.factor.load(Int(problem.rowTerms[term].column), problem.rowTerms[term].value)
      largest = max(largest, problem.rowTerms[term].value.magnitude)
    }
    let place = vertex.factor.count
    if vertex.factor.insert(largest: largest, occurrences: work.occurrences, preferred: pivot) {
      vertex.nonbasic[place] = Int32(truncatingIfNeeded: row)
      vertex.rows[row].position = Int32(truncatingIfNeeded: place)
    }
  }

  /// Fixes the variables that no row determines, and moves to the vertex.
  private mutating func finishFactor() {
    vertex.rateLevels = 0
    for column in 0..<problem.n where vertex.factor.positionOfColumn[column] < 0 {
      vertex.factor.load(column, 1)
      let place = vertex.factor.count
      if vertex.factor.insert(largest: 1, occurrences: work.occurrences) {
        vertex.nonbasic[place] = ~Int32(truncatingIfNeeded: column)
      }
    }
    vertex.factor.finish()
    factorizations += 1
    computePoint()
  }

  /// Computes the vertex from the nonbasic rows, without the rounding errors of earlier steps.
  mutating func computePoint() {
    work.byPosition.clear()
    for place in 0..<problem.n {
      let row = vertex.nonbasic[place]
      let right = row >= 0 ? problem.constants[Int(row)] : vertex.x[Int(~row)]
      if right != 0 { work.byPosition.set(place, right) }
    }
    vertex.factor.solve(&work.byPosition, into: &work.direction)
    for column in 0..<problem.n { vertex.x[column] = work.direction[column] }
    work.direction.clear()
    computeSlacks()
  }
}
