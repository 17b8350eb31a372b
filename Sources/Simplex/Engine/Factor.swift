// Triangular factors of the matrix of nonbasic rows, B = L·U, with row replacements as elementary matrices
// (product form). The rows of U and L are stored twice, as they are found and by column, so that every solve
// skips zeros.
//
// The factorization also selects the nonbasic rows: `insert` reduces a row by the rows inserted before it and
// accepts it if something is left. Inserting the most important rows first gives the starting vertex.
// `Factor+Solve` solves with the factors.

struct Factor {
  private(set) var count = 0
  /// By order of insertion: the column that the row eliminates, and its coefficient.
  private(set) var pivotColumn: [Int32] = []
  var pivotValue: [Double] = []
  var upperStart: [Int32] = [0]
  var upperColumn: [Int32] = []
  var upperValue: [Double] = []
  var lowerStart: [Int32] = [0]
  var lowerPosition: [Int32] = []
  var lowerValue: [Double] = []
  /// By column: the position of the row that eliminates it, or −1.
  private(set) var positionOfColumn: [Int32] = []

  // The same by column.
  var upperByColumnStart: [Int32] = []
  var upperByColumnPosition: [Int32] = []
  var upperByColumnValue: [Double] = []
  var lowerByPositionStart: [Int32] = []
  var lowerByPositionRow: [Int32] = []
  var lowerByPositionValue: [Double] = []

  // Row replacements, and linked lists by position of those that read it and of those that start from it.
  var replacedPosition: [Int32] = []
  var replacedPivot: [Double] = []
  var replacedStart: [Int32] = [0]
  var replacedIndex: [Int32] = []
  var replacedValue: [Double] = []
  var readerHead: [Int32] = []
  var readerNext: [Int32] = []
  var readerReplacement: [Int32] = []
  var starterHead: [Int32] = []
  var starterNext: [Int32] = []

  // What a solve still has to process.
  var pendingPositions = IndexSet()
  var pendingReplacements = IndexSet()

  /// The number of positions and terms visited in solves since the owner last set it to zero.
  var operations = 0

  // Working memory of `insert`.
  private var work = SparseVector()
  /// The number of multiplications for inserting rows, to stop a start with much fill-in.
  private(set) var effort = 0

  var replacementCount: Int { replacedPosition.count }
  var replacementTerms: Int { replacedIndex.count }
  /// Whether solving with the replacements costs as much as a new factorization.
  var isWorn: Bool {
    let least = WorkLimits.replacementsBeforeRefactoring
    return replacementCount >= least && replacementTerms + least > terms
  }
  var terms: Int { upperColumn.count + lowerPosition.count + count }

  mutating func begin(columns: Int) {
    count = 0
    effort = 0
    pivotColumn.clear()
    pivotValue.clear()
    upperStart.clear()
    upperStart.append(0)
    upperColumn.clear()
    upperValue.clear()
    lowerStart.clear()
    lowerStart.append(0)
    lowerPosition.clear()
    lowerValue.clear()
    positionOfColumn.reset(to: -1, count: columns)
    work.reset(count: columns)
    clearReplacements()
  }

  private mutating func clearReplacements() {
    let columns = positionOfColumn.count
    pendingPositions.reset(count: columns)
    // Most components are solved without replacements.
    if replacedPosition.isEmpty, replacedStart.count == 1, readerHead.count >= columns { return }
    replacedPosition.clear()
    replacedPivot.clear()
    replacedStart.clear()
    replacedStart.append(0)
    replacedIndex.clear()
    replacedValue.clear()
    readerHead.reset(to: -1, count: columns)
    readerNext.clear()
    readerReplacement.clear()
    starterHead.reset(to: -1, count: columns)
    starterNext.clear()
    pendingReplacements.reset(count: 64)
  }

  /// Adds a term of the row being inserted to the work vector.
  mutating func load(_ column: Int, _ value: Double) {
    if !work.isListed(column), positionOfColumn[column] >= 0 {
      pendingPositions.insert(Int(positionOfColumn[column]))
    }
    work.add(column, value)
  }

  /// Reduces the loaded row by the inserted ones, and inserts it if it is independent of them.
  ///
  /// - Parameters:
  ///   - occurrences: by column, the number of remaining rows with it. The pivot is the rarest column.
  ///   - preferred: a column to use instead, unless its coefficient is too small.
  mutating func insert(largest: Double, occurrences: [Int32], preferred: Int32 = -1) -> Bool {
    let lowerBegin = lowerPosition.count
    var hint = 0
    while let position = pendingPositions.popFirst(hint: &hint) {
      let column = Int(pivotColumn[position])
      let multiplier = work[column] / pivotValue[position]
      work.set(column, 0)
      if multiplier.magnitude <= Tolerances.cancellation { continue }
      lowerPosition.append(Int32(truncatingIfNeeded: position))
      lowerValue.append(multiplier)
      let range = Int(upperStart[position])..<Int(upperStart[position + 1])
      effort += range.count + 1
      for term in range {
        let other = Int(upperColumn[term])
        let delta = multiplier * upperValue[term]
        if work.isListed(other) {
          let sum = work[other] - delta
          work.set(other, sum.magnitude <= delta.magnitude * Tolerances.cancellation ? 0 : sum)
        } else {
          if positionOfColumn[other] >= 0 { pendingPositions.insert(Int(positionOfColumn[other])) }
          work.set(other, -delta)
        }
      }
    }
    // The pivot must not be too small and should be in few of the remaining rows.
    var greatest = 0.0
    for column in work.indices { greatest = max(greatest, work[Int(column)].magnitude) }
    var best: Int32 = -1
    if greatest > largest * Tolerances.pivot {
      if preferred >= 0, work[Int(preferred)].magnitude >= greatest * Tolerances.pivotThreshold {
        best = preferred
      } else {
        best = rarest(of: occurrences, atLeast: greatest * Tolerances.pivotThreshold)
      }
    }
    if best >= 0 {
      positionOfColumn[Int(best)] = Int32(truncatingIfNeeded: count)
      pivotColumn.append(best)
      pivotValue.append(work[Int(best)])
      for column in work.indices where column != best && work[Int(column)] != 0 {
        upperColumn.append(column)
        upperValue.append(work[Int(column)])
      }
      upperStart.append(Int32(truncatingIfNeeded: upperColumn.count))
      lowerStart.append(Int32(truncatingIfNeeded: lowerPosition.count))
      count += 1
    } else {
      while lowerPosition.count > lowerBegin {
        lowerPosition.removeLast()
        lowerValue.removeLast()
      }
    }
    work.clear()
    return best >= 0
  }

  /// The column of the work vector that is in the fewest remaining rows. Prefers the first of equals, but in
  /// a long row the last: rows with one variable follow in order, and each that contains the pivot of a long
  /// row becomes as long.
  ///
  /// Mutating, to avoid the copy of the factors that exclusive access would require.
  private mutating func rarest(of occurrences: [Int32], atLeast magnitude: Double) -> Int32 {
    var best: Int32 = -1
    let isLong = work.indices.count > WorkLimits.termsOfShortRow
    for column in work.indices where work[Int(column)].magnitude >= magnitude {
      if best < 0 || occurrences[Int(column)] < occurrences[Int(best)]
        || (occurrences[Int(column)] == occurrences[Int(best)] && (column < best) != isLong)
      {
        best = column
      }
    }
    return best
  }

  /// Builds the index by column after all rows have been inserted.
  mutating func finish() {
    upperByColumnStart.reset(to: 0, count: count + 1)
    for column in upperColumn { upperByColumnStart[Int(column) + 1] += 1 }
    for index in 0..<count { upperByColumnStart[index + 1] += upperByColumnStart[index] }
    upperByColumnPosition.reset(to: 0, count: upperColumn.count)
    upperByColumnValue.reset(to: 0, count: upperColumn.count)
    for position in 0..<count {
      for term in Int(upperStart[position])..<Int(upperStart[position + 1]) {
        let column = Int(upperColumn[term])
        let place = Int(upperByColumnStart[column])
        upperByColumnPosition[place] = Int32(truncatingIfNeeded: position)
        upperByColumnValue[place] = upperValue[term]
        upperByColumnStart[column] += 1
      }
    }
    Self.shiftBack(&upperByColumnStart)
    lowerByPositionStart.reset(to: 0, count: count + 1)
    for position in lowerPosition { lowerByPositionStart[Int(position) + 1] += 1 }
    for index in 0..<count { lowerByPositionStart[index + 1] += lowerByPositionStart[index] }
    lowerByPositionRow.reset(to: 0, count: lowerPosition.count)
    lowerByPositionValue.reset(to: 0, count: lowerPosition.count)
    for row in 0..<count {
      for term in Int(lowerStart[row])..<Int(lowerStart[row + 1]) {
        let position = Int(lowerPosition[term])
        let place = Int(lowerByPositionStart[position])
        lowerByPositionRow[place] = Int32(truncatingIfNeeded: row)
        lowerByPositionValue[place] = lowerValue[term]
        lowerByPositionStart[position] += 1
      }
    }
    Self.shiftBack(&lowerByPositionStart)
  }

  private static func shiftBack(_ starts: inout [Int32]) {
    var index = starts.count - 1
    while index > 0 {
      starts[index] = starts[index - 1]
      index -= 1
    }
    if !starts.isEmpty { starts[0] = 0 }
  }
}
