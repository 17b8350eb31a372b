// Presolve: a program as a working matrix, from which the required equalities are eliminated in sparse order.
//
// Every elimination adds a multiple of an eliminated row to other rows. These steps are recorded, so that
// changed constants can be propagated without repeating the search (`replay`), and values are computed in
// reverse order (`restore`). The simplex solves the remaining program by component (`Components`). This file
// contains the matrix; `Presolve+Elimination` creates the record, and `Presolve+Record` applies it.

struct Presolve: Sendable {
  /// Special values of `Row.level`.
  static let requiredLevel: Int32 = 0
  /// The value in `sources` for the equation of a variable that presolve introduced.
  static let definition = Int32.min

  enum Shape: UInt8, Sendable { case equal, atMost, atLeast }

  /// A row of the matrix. Contains everything that an elimination needs, because rows are accessed in random
  /// order.
  struct Row: Sendable {
    /// The start of its terms in the pool, their number, and the space reserved for them.
    var start: Int32
    var length: Int32 = 0
    var capacity: Int32 = 0
    /// 0 for required rows, then 1, 2, … from the highest priority down.
    var level = Presolve.requiredLevel
    /// The next row with the same left-hand side, or −1. The minimum and maximum of a quantity are such rows:
    /// they share their terms, and an elimination treats them as one. Required equations are never parallel.
    var nextParallel: Int32 = -1
    var shape = Shape.equal
    /// Whether the row has been used to eliminate a variable.
    var isUsed = false
    /// Whether an earlier row with the same left-hand side represents this one in eliminations.
    var isParallel = false
    /// The power of two by which the program's row was multiplied.
    var scaleExponent: Int8 = 0
    var constant = 0.0

    var scale: Double {
      // Coefficients are within 1e±12, so that every exponent is in the range of normal numbers.
      Double(
        sign: .plus, exponentBitPattern: UInt(truncatingIfNeeded: 1023 + Int(scaleExponent)),
        significandBitPattern: 0)
    }
  }

  /// An element of a column's list of rows.
  struct Link: Sendable {
    var row: Int32
    var next: Int32
  }

  struct Elimination: Sendable {
    var row: Int32
    var variable: Int32
    var pivot: Double
    /// The end of its steps, which start at the end of the preceding elimination's.
    var stepEnd: Int32
  }

  /// A multiple of the eliminating row that was subtracted from another row and its parallel rows.
  struct Step: Sendable {
    var target: Int32
    var factor: Double
  }

  var rows: [Row] = []
  /// By row: the program's row, or `~(2 · variable + side)` for a bound (side 0: lower, 1: upper).
  var sources: [Int32] = []
  /// By row: the constant before elimination.
  var originalConstant: [Double] = []
  /// By row: see `weight(of:)`. Empty while the scales determine all weights, as they usually do.
  var weights: [Double] = []
  /// Whether all weights are in the usual range; see `Presolve+Weights`.
  private var areWeightsUsual = true
  /// The terms of all rows, with space to grow after each.
  var pool: [RowTerm] = []
  /// By row of the program: its row in this matrix, or −1.
  var rowOfProgram: [Int32] = []

  // MARK: Columns (linked lists of rows, some of which may not contain the variable any more)

  struct Column: Sendable {
    /// The first element of its list, or −1.
    var head: Int32 = -1
    /// The number of rows with the variable.
    var count: Int32 = 0
  }

  var columns: [Column] = []
  var links: [Link] = []

  /// The long row whose terms are indexed, or −1; and by column, the position of its term in the row, or −1.
  var indexedRow = -1
  var offsetInIndexed: [Int32] = []

  // MARK: The record

  var eliminations: [Elimination] = []
  var steps: [Step] = []
  var isEliminated: [Bool] = []

  /// The priorities of levels 1, 2, …
  var priorities: [Double] = []
  /// The number of variables: those of the program, followed by those that presolve introduced.
  var variableCount = 0

  /// The matrix of an empty program.
  init() {}

  /// Copies the program's active rows and bounds, except those in `dropped`, in place of the present ones.
  mutating func load(
    _ program: LinearProgram, dropped: DroppedRows, requiredOnly: Bool = false,
    _ work: inout PresolveWorkspace
  ) {
    clear()
    variableCount = program.variableCount
    let rowCount = program.rowCount
    if !requiredOnly { program.appendPriorities(to: &priorities) }
    let boundCount = Self.boundCount(of: program)
    rows.reserveCapacity(rowCount + boundCount)
    originalConstant.reserveCapacity(rowCount + boundCount)
    pool.reserveCapacity((program.termVariable.count + boundCount) * 5 / 2)
    rowOfProgram.reset(to: -1, count: rowCount)
    sources.reserveCapacity(rowCount + boundCount)
    work.last.reset(variableCount: variableCount)
    copyRows(of: program, dropped, requiredOnly: requiredOnly, &work.last)
    if boundCount > 0 { copyBounds(of: program, dropped, &work.last) }
    if !areWeightsUsual { equalizeWeights() }
    isEliminated.reset(to: false, count: variableCount)
    columns.reset(to: Column(), count: variableCount)
  }

  /// Removes everything but keeps the memory.
  mutating func clear() {
    rows.clear()
    sources.clear()
    originalConstant.clear()
    weights.clear()
    areWeightsUsual = true
    pool.clear()
    rowOfProgram.clear()
    columns.clear()
    links.clear()
    indexedRow = -1
    offsetInIndexed.clear()
    eliminations.clear()
    steps.clear()
    isEliminated.clear()
    priorities.clear()
    variableCount = 0
  }

  private mutating func copyRows(
    of program: LinearProgram, _ dropped: DroppedRows, requiredOnly: Bool, _ last: inout LastParallelRows
  ) {
    // Rows have few priorities, and a row often has that of the preceding one.
    var (lastPriority, lastLevel) = (Double.infinity, Self.requiredLevel)
    for row in program.rows.indices {
      let it = program.rows[row]
      if !it.isActive || (requiredOnly && !it.isRequired) || dropped.contains(row: row) { continue }
      if it.priority != lastPriority {
        lastPriority = it.priority
        lastLevel =
          it.isRequired
          ? Self.requiredLevel : Int32(truncatingIfNeeded: levelIndex(of: it.priority) + 1)
      }
      rowOfProgram[row] = Int32(truncatingIfNeeded: rows.count)
      copyRow(row, of: program, level: lastLevel)
      shareTerms(&last)
    }
  }

  /// Copies a row, scaled by a power of two, which is exact, so that its greatest coefficient is in 1..<2.
  @inline(__always)
  private mutating func copyRow(_ row: Int, of program: LinearProgram, level: Int32) {
    let it = program.rows[row]
    let terms = program.terms(of: row)
    var largest = 0.0
    for term in terms { largest = max(largest, program.termCoefficient[term].magnitude) }
    let exponent = largest.isNormal ? -Int8(truncatingIfNeeded: largest.exponent) : 0
    var new = Row(start: Int32(truncatingIfNeeded: pool.count), level: level, scaleExponent: exponent)
    let scale = new.scale
    new.constant = it.constant * scale
    new.shape =
      switch it.relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    for term in terms {
      let coefficient = program.termCoefficient[term]
      if coefficient.magnitude <= largest * Tolerances.coefficientShare { continue }
      pool.append(RowTerm(column: program.termVariable[term], value: coefficient * scale))
    }
    let weight = 1 / (it.deviationScale * scale)
    if !Self.isUsual(weight: weight) { areWeightsUsual = false }
    append(new, source: Int32(truncatingIfNeeded: row), weight: weight)
  }

  private mutating func copyBounds(
    of program: LinearProgram, _ dropped: DroppedRows, _ last: inout LastParallelRows
  ) {
    for variable in 0..<variableCount {
      for side in 0...1 {
        let bound = side == 0 ? program.lower[variable] : program.upper[variable]
        if bound.magnitude == .infinity || dropped.contains(bound: 2 * variable + side) { continue }
        let new = Row(
          start: Int32(truncatingIfNeeded: pool.count), shape: side == 0 ? .atLeast : .atMost, constant: bound
        )
        pool.append(RowTerm(column: Int32(truncatingIfNeeded: variable), value: 1))
        append(new, source: ~Int32(truncatingIfNeeded: 2 * variable + side))
        shareTerms(&last)
      }
    }
  }

  private static func boundCount(of program: LinearProgram) -> Int {
    var count = 0
    for variable in program.lower.indices {
      if program.lower[variable] > -.infinity { count += 1 }
      if program.upper[variable] < .infinity { count += 1 }
    }
    return count
  }

  /// Appends a row whose terms are the last ones of the pool.
  mutating func append(_ row: Row, source: Int32, weight: Double = 1) {
    var row = row
    row.length = Int32(truncatingIfNeeded: pool.count) - row.start
    row.capacity = row.length
    rows.append(row)
    sources.append(source)
    originalConstant.append(row.constant)
    if weights.isEmpty, weight == 1 / row.scale { return }
    if weights.isEmpty { fillWeights() } else { weights.append(weight) }
    weights[weights.count - 1] = weight
  }

  /// The deviation in points per unit of a row's slack.
  @inline(__always)
  func weight(of row: Int) -> Double { weights.isEmpty ? 1 / rows[row].scale : weights[row] }

  /// Stores the weights that the scales determine.
  mutating func fillWeights() { weights = rows.map { 1 / $0.scale } }

  func levelIndex(of priority: Double) -> Int {
    var low = 0
    var high = priorities.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  @inline(__always)
  func terms(of row: Int) -> Range<Int> {
    let first = Int(rows[row].start)
    return first..<(first + Int(rows[row].length))
  }
}
