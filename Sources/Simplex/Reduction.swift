// Presolve: a program as a working matrix, its required equalities eliminated in sparse order.
//
// Every elimination adds a multiple of an eliminated row to other rows. These steps are recorded, so that changed
// constants run through them again without repeating the search (`replay`), and values come back in reverse order
// (`restore`). What is left goes to the simplex, component by component (`Components`).

struct Reduction: Sendable {
  /// Marks in `level`.
  static let requiredLevel: Int32 = 0
  /// In `source`: the equation of a variable that presolve introduced.
  static let definition = Int32.min

  enum Shape: UInt8, Sendable { case equal, atMost, atLeast }

  // MARK: Rows

  /// The program's row, or `~(2 · variable + side)` for a bound (side 0: lower, 1: upper).
  var source: [Int32] = []
  var start: [Int32] = []
  var length: [Int32] = []
  var capacity: [Int32] = []
  var constant: [Double] = []
  /// The constants before elimination.
  var originalConstant: [Double] = []
  /// 0 for required rows, then 1, 2, … from the highest priority down.
  var level: [Int32] = []
  var shape: [Shape] = []
  /// The power of two that the program's row was multiplied by.
  var scale: [Double] = []
  /// Points of deviation per unit of slack.
  var weight: [Double] = []
  /// Whether the row has been used to eliminate a variable.
  var isUsed: [Bool] = []
  /// The row of this matrix that a row of the program became, or −1.
  var rowOfProgram: [Int32] = []

  // MARK: Terms, with room to grow behind each row

  var column: [Int32] = []
  var value: [Double] = []

  // MARK: Columns: linked lists of rows, which may name rows that have lost the variable

  var columnHead: [Int32] = []
  var columnCount: [Int32] = []
  var linkRow: [Int32] = []
  var linkNext: [Int32] = []

  /// The long row whose terms are indexed, or −1, and by column: where in the row the term is, or −1.
  private var indexedRow = -1
  private var offsetInIndexed: [Int32] = []

  // MARK: The record

  var eliminationRow: [Int32] = []
  var eliminationVariable: [Int32] = []
  var eliminationPivot: [Double] = []
  var isEliminated: [Bool] = []
  private var stepTarget: [Int32] = []
  private var stepSource: [Int32] = []
  private var stepFactor: [Double] = []
  /// By elimination: where its steps end.
  private var stepEnd: [Int32] = []

  /// The priorities of levels 1, 2, …
  var priorities: [Double] = []
  /// The program's variables, and those that presolve introduced behind them.
  private(set) var variableCount: Int

  /// Copies the program's active rows and bounds, without the rows and bounds named in `dropped`.
  init(_ program: LinearProgram, dropped: DroppedRows, requiredOnly: Bool = false) {
    variableCount = program.variableCount
    let rowCount = program.rowCount
    priorities = requiredOnly ? [] : Self.priorities(of: program)
    let termEstimate = program.termVariable.count + 2 * variableCount
    let rowEstimate = rowCount + variableCount
    source.reserveCapacity(rowEstimate)
    start.reserveCapacity(rowEstimate)
    length.reserveCapacity(rowEstimate)
    constant.reserveCapacity(rowEstimate)
    level.reserveCapacity(rowEstimate)
    shape.reserveCapacity(rowEstimate)
    weight.reserveCapacity(rowEstimate)
    scale.reserveCapacity(rowEstimate)
    column.reserveCapacity(2 * termEstimate)
    value.reserveCapacity(2 * termEstimate)
    rowOfProgram = [Int32](repeating: -1, count: rowCount)
    for row in 0..<rowCount where program.rows[row].isActive && !dropped.contains(row: row) {
      let it = program.rows[row]
      if requiredOnly && !it.isRequired { continue }
      rowOfProgram[row] = Int32(source.count)
      beginRow(Int32(row))
      var largest = 0.0
      for term in program.terms(of: row) { largest = max(largest, program.termCoefficient[term].magnitude) }
      let scale = Self.powerOfTwo(normalizing: largest)
      for term in program.terms(of: row) {
        let coefficient = program.termCoefficient[term]
        if coefficient.magnitude <= largest * Tolerances.cancellation { continue }
        column.append(program.termVariable[term])
        value.append(coefficient * scale)
      }
      let level: Int32 = it.isRequired ? Self.requiredLevel : Int32(levelIndex(of: it.priority) + 1)
      let shape: Shape =
        switch it.relation {
        case .equal: .equal
        case .lessThanOrEqual: .atMost
        case .greaterThanOrEqual: .atLeast
        }
      endRow(
        it.constant * scale, level: level, shape: shape, weight: 1 / (it.deviationScale * scale), scale: scale
      )
    }
    for variable in 0..<variableCount {
      if program.lower[variable] > -.infinity, !dropped.contains(bound: 2 * variable) {
        beginRow(~Int32(2 * variable))
        column.append(Int32(variable))
        value.append(1)
        endRow(program.lower[variable], level: Self.requiredLevel, shape: .atLeast, weight: 1, scale: 1)
      }
      if program.upper[variable] < .infinity, !dropped.contains(bound: 2 * variable + 1) {
        beginRow(~Int32(2 * variable + 1))
        column.append(Int32(variable))
        value.append(1)
        endRow(program.upper[variable], level: Self.requiredLevel, shape: .atMost, weight: 1, scale: 1)
      }
    }
    originalConstant = constant
    isUsed = [Bool](repeating: false, count: source.count)
    isEliminated = [Bool](repeating: false, count: variableCount)
    columnHead = [Int32](repeating: -1, count: variableCount)
    columnCount = [Int32](repeating: 0, count: variableCount)
    capacity = length
  }

  /// The distinct optional priorities, from high to low.
  static func priorities(of program: LinearProgram) -> [Double] {
    var found: [Double] = []
    for row in program.rows where row.isActive && !row.isRequired {
      var low = 0
      var high = found.count
      while low < high {
        let middle = (low + high) / 2
        if found[middle] > row.priority { low = middle + 1 } else { high = middle }
      }
      if low == found.count || found[low] != row.priority { found.insert(row.priority, at: low) }
    }
    return found
  }

  func levelIndex(of priority: Double) -> Int {
    var low = 0
    var high = priorities.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// 2^−e where `largest` lies in 2^e ..< 2^(e+1), so that scaling rounds nothing.
  static func powerOfTwo(normalizing largest: Double) -> Double {
    largest.isNormal ? 1 / Double(sign: .plus, exponent: largest.exponent, significand: 1) : 1
  }

  private mutating func beginRow(_ origin: Int32) {
    source.append(origin)
    start.append(Int32(truncatingIfNeeded: column.count))
  }

  private mutating func endRow(
    _ right: Double, level: Int32, shape: Shape, weight: Double, scale: Double
  ) {
    length.append(Int32(truncatingIfNeeded: column.count) - start[start.count - 1])
    constant.append(right)
    self.level.append(level)
    self.shape.append(shape)
    self.weight.append(weight)
    self.scale.append(scale)
  }

  func terms(of row: Int) -> Range<Int> {
    let first = Int(start[row])
    return first..<(first + Int(length[row]))
  }
}

// MARK: Elimination

extension Reduction {
  /// Eliminates with the required equalities, shortest rows first, as long as the rows do not fill up; then, if asked
  /// to, free variables whose rows say nothing about other variables.
  mutating func eliminate(freeColumns: Bool = true) {
    link()
    var queue = LengthQueue()
    var row = source.count - 1
    while row >= 0 {
      if isEquation(row) { queue.push(row, length: Int(length[row])) }
      row -= 1
    }
    while let row = queue.pop(isCurrent: { !isUsed[$0] && LengthQueue.bucket(Int(length[$0])) == $1 }) {
      guard let pivot = choosePivot(row) else { continue }
      substitute(row: row, term: pivot, queue: &queue)
    }
    if freeColumns { substituteFreeColumns(&queue) }
  }

  /// Adds a variable that stands for the left-hand side of a row, and the equation that says so; not linked to the
  /// columns, as it is to eliminate a variable at once.
  mutating func define(_ row: Int) -> Int {
    let variable = variableCount
    variableCount += 1
    isEliminated.append(false)
    columnHead.append(-1)
    columnCount.append(0)
    beginRow(Self.definition)
    for term in terms(of: row) {
      column.append(column[term])
      value.append(value[term])
      columnCount[Int(column[term])] += 1
    }
    column.append(Int32(truncatingIfNeeded: variable))
    value.append(-1)
    columnCount[variable] += 1
    endRow(0, level: Self.requiredLevel, shape: .equal, weight: 1, scale: 1)
    originalConstant.append(0)
    isUsed.append(false)
    capacity.append(length[length.count - 1])
    return source.count - 1
  }

  func isEquation(_ row: Int) -> Bool { level[row] == Self.requiredLevel && shape[row] == .equal }

  private mutating func link() {
    linkRow.reserveCapacity(column.count * 2)
    linkNext.reserveCapacity(column.count * 2)
    stepTarget.reserveCapacity(column.count)
    stepSource.reserveCapacity(column.count)
    stepFactor.reserveCapacity(column.count)
    eliminationRow.reserveCapacity(variableCount)
    eliminationVariable.reserveCapacity(variableCount)
    eliminationPivot.reserveCapacity(variableCount)
    for row in 0..<source.count {
      for term in terms(of: row) { addLink(Int(column[term]), row) }
    }
  }

  private mutating func addLink(_ variable: Int, _ row: Int) {
    linkRow.append(Int32(truncatingIfNeeded: row))
    linkNext.append(columnHead[variable])
    columnHead[variable] = Int32(truncatingIfNeeded: linkRow.count - 1)
    columnCount[variable] += 1
  }

  /// The term whose variable is in the fewest rows, or nil if eliminating it would fill the matrix.
  private func choosePivot(_ row: Int) -> Int? {
    var largest = 0.0
    for term in terms(of: row) { largest = max(largest, value[term].magnitude) }
    var best: Int?
    var bestCount = Int32.max
    for term in terms(of: row) {
      if value[term].magnitude < largest * Tolerances.pivotThreshold { continue }
      let count = columnCount[Int(column[term])]
      if count < bestCount {
        best = term
        bestCount = count
      }
    }
    let fill = Int(bestCount - 1) * max(0, Int(length[row]) - 2)
    return fill <= Self.largestFill ? best : nil
  }

  /// How many new terms one elimination may make; a matter of speed only.
  private static var largestFill: Int { 64 }

  mutating func substitute(row pivotRow: Int, term pivotTerm: Int, queue: inout LengthQueue) {
    let variable = Int(column[pivotTerm])
    let pivot = value[pivotTerm]
    isUsed[pivotRow] = true
    isEliminated[variable] = true
    eliminationRow.append(Int32(truncatingIfNeeded: pivotRow))
    eliminationVariable.append(Int32(truncatingIfNeeded: variable))
    eliminationPivot.append(pivot)
    for term in terms(of: pivotRow) { columnCount[Int(column[term])] -= 1 }
    var link = columnHead[variable]
    while link >= 0 {
      let target = Int(linkRow[Int(link)])
      link = linkNext[Int(link)]
      if isUsed[target] { continue }
      guard let position = locate(variable, in: target) else { continue }
      let factor = value[position] / pivot
      remove(term: position, of: target)
      for term in terms(of: pivotRow) where term != pivotTerm {
        add(-factor * value[term], Int(column[term]), to: target)
      }
      constant[target] -= factor * constant[pivotRow]
      stepTarget.append(Int32(truncatingIfNeeded: target))
      stepSource.append(Int32(truncatingIfNeeded: pivotRow))
      stepFactor.append(factor)
      if isEquation(target) { queue.push(target, length: Int(length[target])) }
    }
    columnHead[variable] = -1
    columnCount[variable] = 0
    stepEnd.append(Int32(truncatingIfNeeded: stepTarget.count))
  }

  func position(of variable: Int, in row: Int) -> Int? {
    let wanted = Int32(truncatingIfNeeded: variable)
    for term in terms(of: row) where column[term] == wanted { return term }
    return nil
  }

  /// Like `position(of:in:)`, but a long row is indexed, and stays so until another long one is asked for: a row that
  /// collects what is eliminated from a chain is looked at again and again.
  private mutating func locate(_ variable: Int, in row: Int) -> Int? {
    if Int(length[row]) <= Self.longRow { return position(of: variable, in: row) }
    if indexedRow != row {
      if indexedRow >= 0 {
        for term in terms(of: indexedRow) { offsetInIndexed[Int(column[term])] = -1 }
      }
      if offsetInIndexed.count < variableCount {
        offsetInIndexed = [Int32](repeating: -1, count: variableCount)
      }
      indexedRow = row
      for term in terms(of: row) {
        offsetInIndexed[Int(column[term])] = Int32(truncatingIfNeeded: term) - start[row]
      }
    }
    let offset = offsetInIndexed[variable]
    return offset < 0 ? nil : Int(start[row] + offset)
  }

  private static var longRow: Int { 32 }

  private mutating func remove(term: Int, of row: Int) {
    let last = Int(start[row] + length[row]) - 1
    if row == indexedRow {
      offsetInIndexed[Int(column[last])] = Int32(truncatingIfNeeded: term) - start[row]
      offsetInIndexed[Int(column[term])] = -1
    }
    column[term] = column[last]
    value[term] = value[last]
    length[row] -= 1
  }

  private mutating func add(_ coefficient: Double, _ variable: Int, to row: Int) {
    if let term = locate(variable, in: row) {
      let sum = value[term] + coefficient
      if sum.magnitude <= max(coefficient.magnitude, value[term].magnitude) * Tolerances.cancellation {
        remove(term: term, of: row)
        columnCount[variable] -= 1
      } else {
        value[term] = sum
      }
      return
    }
    if length[row] == capacity[row] { makeRoom(row) }
    let end = Int(start[row] + length[row])
    if row == indexedRow { offsetInIndexed[variable] = length[row] }
    column[end] = Int32(truncatingIfNeeded: variable)
    value[end] = coefficient
    length[row] += 1
    addLink(variable, row)
  }

  /// Moves a row to the end of the pool, with twice its room.
  private mutating func makeRoom(_ row: Int) {
    let room = max(4, Int(capacity[row]) * 2)
    let begin = column.count
    for term in terms(of: row) {
      column.append(column[term])
      value.append(value[term])
    }
    for _ in Int(length[row])..<room {
      column.append(0)
      value.append(0)
    }
    start[row] = Int32(truncatingIfNeeded: begin)
    capacity[row] = Int32(truncatingIfNeeded: room)
  }

  // MARK: Constants and values

  /// Runs the original constants through the recorded steps.
  mutating func replay() {
    for row in 0..<source.count { constant[row] = originalConstant[row] }
    for step in 0..<stepTarget.count {
      constant[Int(stepTarget[step])] -= stepFactor[step] * constant[Int(stepSource[step])]
    }
  }

  /// The recorded steps of an elimination.
  func steps(of elimination: Int) -> Range<Int> {
    (elimination == 0 ? 0 : Int(stepEnd[elimination - 1]))..<Int(stepEnd[elimination])
  }

  func step(_ step: Int) -> (target: Int, factor: Double) { (Int(stepTarget[step]), stepFactor[step]) }

  /// Computes the eliminated variables from the others, and lists those that change.
  func restore(_ values: inout [Double], moved: inout SparseVector) {
    values.withUnsafeMutableBufferPointer { values in
      column.withUnsafeBufferPointer { column in
        value.withUnsafeBufferPointer { coefficient in
          var index = eliminationRow.count - 1
          while index >= 0 {
            let row = Int(eliminationRow[index])
            let variable = Int(eliminationVariable[index])
            var sum = constant[row]
            for term in terms(of: row) where Int(column[term]) != variable {
              sum -= coefficient[term] * values[Int(column[term])]
            }
            let restored = sum / eliminationPivot[index]
            if restored != values[variable] {
              values[variable] = restored
              moved.set(variable, 1)
            }
            index -= 1
          }
        }
      }
    }
  }

  /// The value of the variable of an elimination, from those eliminated later and those left.
  func restoredValue(_ elimination: Int, _ values: [Double]) -> Double {
    let row = Int(eliminationRow[elimination])
    let variable = eliminationVariable[elimination]
    var sum = constant[row]
    for term in terms(of: row) where column[term] != variable {
      sum -= value[term] * values[Int(column[term])]
    }
    return sum / eliminationPivot[elimination]
  }
}

/// Rows by length: the shortest come out first. Entries may be outdated; `pop` skips those.
struct LengthQueue {
  private static let bucketCount = 10
  private var buckets: [[Int32]] = Array(repeating: [], count: bucketCount)
  private var lowest = 0

  static func bucket(_ length: Int) -> Int { min(length, bucketCount) - 1 }

  /// Rows of no terms are not kept: they eliminate nothing.
  mutating func push(_ row: Int, length: Int) {
    if length == 0 { return }
    let bucket = Self.bucket(length)
    buckets[bucket].append(Int32(truncatingIfNeeded: row))
    lowest = min(lowest, bucket)
  }

  mutating func pop(isCurrent: (Int, Int) -> Bool) -> Int? {
    while lowest < buckets.count {
      while let row = buckets[lowest].popLast() {
        if isCurrent(Int(row), lowest) { return Int(row) }
      }
      lowest += 1
    }
    return nil
  }
}

/// The rows and bounds that take no part, because a conflict was broken at them.
struct DroppedRows: Sendable {
  var rows: [Int32] = []
  var bounds: [Int32] = []

  var isEmpty: Bool { rows.isEmpty && bounds.isEmpty }

  func contains(row: Int) -> Bool { rows.contains(Int32(truncatingIfNeeded: row)) }
  /// `bound` is `2 · variable + side`.
  func contains(bound: Int) -> Bool { bounds.contains(Int32(truncatingIfNeeded: bound)) }
}
