// The start: which rows are tight at first, the factors of these, and the vertex they give.

extension Kernel {
  /// Makes rows tight in the given order, as far as they are independent, and moves to their vertex.
  ///
  /// - Parameters:
  ///   - pivots: rows to offer before all others, each with the column that it is to eliminate.
  ///   - effort: multiplications allowed per term of the rows. A start that fills up costs more than the pivots it
  ///     saves.
  /// - Returns: whether all rows have been offered.
  @discardableResult
  mutating func start(
    pivots: [(row: Int32, column: Int32)] = [], offering order: [Int32], effort: Int = 64
  ) -> Bool {
    factor.begin(columns: n)
    occurrences.reset(to: 0, count: n)
    var terms = 0
    for row in 0..<m { rows[row].position = -1 }
    for group in groups.indices {
      terms += Int(groups[group].rowCount) * Int(groups[group].termCount)
      for term in self.terms(ofGroup: group) {
        occurrences[Int(rowTerms[term].column)] += groups[group].rowCount
      }
    }
    for pivot in pivots where !rows[Int(pivot.row)].isDropped { offer(Int(pivot.row), pivot: pivot.column) }
    let budget = factor.effort + effort * (terms + n)
    for row in order {
      if factor.count == n { break }
      let row = Int(row)
      for term in self.terms(of: row) { occurrences[Int(rowTerms[term].column)] -= 1 }
      if rows[row].isDropped || rows[row].position >= 0 || factor.effort > budget {
        continue
      }
      if !isGroupTight(row) { offer(row) }
    }
    let isComplete = factor.effort <= budget
    finishFactor()
    return isComplete
  }

  /// Makes required equalities tight in place of rows that come later in the given order and that they depend on,
  /// as if the rows had been offered in this order.
  mutating func exchange(preferring order: [Int32]) {
    var place = [Int32](repeating: .max, count: m)
    for (index, row) in order.enumerated() { place[Int(row)] = Int32(truncatingIfNeeded: index) }
    for row in order
    where rows[Int(row)].position < 0 && !rows[Int(row)].isDropped && isRequiredEquality(Int(row)) {
      for term in terms(of: Int(row)) { byColumn.set(Int(rowTerms[term].column), rowTerms[term].value) }
      factor.solveTransposed(&byColumn, into: &byPosition)
      var latest = place[Int(row)]
      var replaced: Int?
      for index in byPosition.indices where byPosition[Int(index)].magnitude > Tolerances.pivot {
        let old = tight[Int(index)]
        let other = old >= 0 ? place[Int(old)] : .max
        if other > latest || (other == .max && replaced == nil) { (latest, replaced) = (other, Int(index)) }
      }
      if let replaced {
        factor.replace(position: replaced, coordinates: byPosition)
        if tight[replaced] >= 0 { rows[Int(tight[replaced])].position = -1 }
        tight[replaced] = row
        rows[Int(row)].position = Int32(truncatingIfNeeded: replaced)
      }
      byPosition.clear()
    }
    computePoint()
  }

  /// Factors the present tight rows anew, the short ones first, which fill least.
  mutating func refactor() {
    let members = tight
    factor.begin(columns: n)
    occurrences.reset(to: 0, count: n)
    for row in members where row >= 0 {
      rows[Int(row)].position = -1
      for term in terms(of: Int(row)) { occurrences[Int(rowTerms[term].column)] += 1 }
    }
    // Stable by length, of which all above three are one.
    var places = [0, 0, 0, 0]
    for row in members where row >= 0 { places[lengthClass(of: Int(row))] += 1 }
    var end = 0
    for index in 0..<4 { (places[index], end) = (end, end + places[index]) }
    var ordered = [Int32](repeating: 0, count: end)
    for row in members where row >= 0 {
      let index = lengthClass(of: Int(row))
      ordered[places[index]] = row
      places[index] += 1
    }
    for row in ordered {
      for term in terms(of: Int(row)) { occurrences[Int(rowTerms[term].column)] -= 1 }
      offer(Int(row))
    }
    finishFactor()
  }

  @inline(__always)
  private func lengthClass(of row: Int) -> Int { min(max(terms(of: row).count, 1), 4) - 1 }

  /// Whether a row with the same terms is tight, so that this one depends on it.
  /// `mutating` spares the copy of the kernel that exclusive access would take.
  private mutating func isGroupTight(_ row: Int) -> Bool {
    for other in rows(ofGroup: Int(groupOfRow[row])) where rows[other].position >= 0 { return true }
    return false
  }

  private mutating func offer(_ row: Int, pivot: Int32 = -1) {
    var largest = 0.0
    for term in terms(of: row) {
      factor.load(Int(rowTerms[term].column), rowTerms[term].value)
      largest = max(largest, rowTerms[term].value.magnitude)
    }
    let place = factor.count
    if factor.accept(largest: largest, occurrences: occurrences, preferred: pivot) {
      tight[place] = Int32(truncatingIfNeeded: row)
      rows[row].position = Int32(truncatingIfNeeded: place)
    }
  }

  /// Holds the variables that no row determines, and moves to the vertex.
  private mutating func finishFactor() {
    rateLevels = 0
    for column in 0..<n where factor.positionOfColumn[column] < 0 {
      factor.load(column, 1)
      let place = factor.count
      if factor.accept(largest: 1, occurrences: occurrences) {
        tight[place] = ~Int32(truncatingIfNeeded: column)
      }
    }
    factor.finish()
    factorizations += 1
    computePoint()
  }

  /// Computes the vertex from the tight rows, without the roundings of the way there.
  mutating func computePoint() {
    byPosition.clear()
    for place in 0..<n {
      let row = tight[place]
      let right = row >= 0 ? constants[Int(row)] : x[Int(~row)]
      if right != 0 { byPosition.set(place, right) }
    }
    factor.solve(&byPosition, into: &direction)
    for column in 0..<n { x[column] = direction[column] }
    direction.clear()
    computeSlacks()
  }
}
