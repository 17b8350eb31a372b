// The simplex itself: one component of a reduced program, and a vertex of it.
//
// A vertex is given by n rows that hold with equality (`tight`, the nonbasic rows), n being the number of
// variables. Every row has a slack s = a·x − c and at most one breakpoint, s = 0, where it is one of: not looked at
// yet, a kink of the current level's objective, or a barrier (of required rows, and of levels already optimized).
// This file holds the data and the products with it; `Kernel+Factor` solves with the tight rows, `Kernel+Minimize`
// walks from vertex to vertex.

struct Kernel {
  // MARK: The component's rows, by row and by column

  var n = 0
  var m = 0
  var rowStart: [Int32] = [0]
  var rowColumn: [Int32] = []
  var rowValue: [Double] = []
  var columnStart: [Int32] = []
  var columnRow: [Int32] = []
  var columnValue: [Double] = []
  var constant: [Double] = []
  var level: [Int32] = []
  /// What a unit of positive slack costs at the row's level, and of negative.
  var costUp: [Double] = []
  var costDown: [Double] = []

  // MARK: State of the rows

  /// Barriers: the slack may not be positive; may not be negative.
  var isBlockedUp: [Bool] = []
  var isBlockedDown: [Bool] = []
  /// Whether the row's costs count in the current objective, and on which side of the kink it is.
  var isCounted: [Bool] = []
  var isPositive: [Bool] = []
  var slack: [Double] = []
  /// Rows that take no part any more: broken members of conflicts.
  var isDropped: [Bool] = []
  /// The row's position among the tight rows, or −1.
  var position: [Int32] = []

  // MARK: The vertex

  var x: [Double] = []
  /// By position: a row, or `~k` while variable k is held at its value by no row.
  var tight: [Int32] = []
  /// By position: how the current objective changes per unit of the tight row's slack.
  var rate: [Double] = []

  /// By place and level: how each level's objective changes per unit of the tight row's slack; see `Kernel+Dual`.
  var levelRates: [Double] = []
  /// The number of levels in `levelRates`; 0 while they are outdated.
  var rateLevels = 0
  var dualSteps = 0

  var factor = Factor()
  var pivots = 0
  var factorizations = 0
  var pivotLimit = Int.max

  // MARK: Scratch

  var direction = SparseVector()
  var byPosition = SparseVector()
  var byColumn = SparseVector()
  var rateChange = SparseVector()
  var change = SparseVector()
  var steps: [Step] = []
  /// Places whose rows may be worth releasing: a heap with the best price on top. Prices may be outdated; a place
  /// whose price improves is listed anew.
  var candidates: [Candidate] = []
  /// By place: the best price it is listed at, or 0.
  var listedPrice: [Double] = []
  /// Whether a rate is no number: the factors have lost all precision.
  var isCorrupt = false
  var occurrences: [Int32] = []

  struct Candidate {
    var price: Double
    var place: Int32
    /// The level of the row that was there.
    var level: Int32
  }

  /// A breakpoint that a step meets.
  struct Step {
    var length: Double
    var row: Int32
    /// How much the objective's slope rises there; infinite at barriers.
    var rise: Double
    var pivot: Double
  }

  /// Starts a component with `variables` variables.
  mutating func begin(variables: Int) {
    n = variables
    m = 0
    rateLevels = 0
    rowStart.removeAll(keepingCapacity: true)
    rowStart.append(0)
    rowColumn.removeAll(keepingCapacity: true)
    rowValue.removeAll(keepingCapacity: true)
    constant.removeAll(keepingCapacity: true)
    level.removeAll(keepingCapacity: true)
    costUp.removeAll(keepingCapacity: true)
    costDown.removeAll(keepingCapacity: true)
    isBlockedUp.removeAll(keepingCapacity: true)
    isBlockedDown.removeAll(keepingCapacity: true)
  }

  mutating func addTerm(_ variable: Int, _ value: Double) {
    rowColumn.append(Int32(truncatingIfNeeded: variable))
    rowValue.append(value)
  }

  mutating func endRow(_ shape: Reduction.Shape, constant right: Double, level: Int32, weight: Double) {
    rowStart.append(Int32(truncatingIfNeeded: rowColumn.count))
    constant.append(right)
    self.level.append(level)
    costUp.append(shape == .atLeast ? 0 : weight)
    costDown.append(shape == .atMost ? 0 : weight)
    isBlockedUp.append(false)
    isBlockedDown.append(false)
    m += 1
  }

  /// Ends the component: indexes the columns and puts every variable at zero.
  mutating func finishRows() {
    columnStart.reset(to: 0, count: n + 1)
    for column in rowColumn { columnStart[Int(column) + 1] += 1 }
    for column in 0..<n { columnStart[column + 1] += columnStart[column] }
    columnRow.reset(to: 0, count: rowColumn.count)
    columnValue.reset(to: 0, count: rowColumn.count)
    for row in 0..<m {
      for term in terms(of: row) {
        let column = Int(rowColumn[term])
        let place = Int(columnStart[column])
        columnRow[place] = Int32(truncatingIfNeeded: row)
        columnValue[place] = rowValue[term]
        columnStart[column] += 1
      }
    }
    var column = n
    while column > 0 {
      columnStart[column] = columnStart[column - 1]
      column -= 1
    }
    columnStart[0] = 0
    isCounted.reset(to: false, count: m)
    isPositive.reset(to: false, count: m)
    slack.reset(to: 0, count: m)
    isDropped.reset(to: false, count: m)
    position.reset(to: -1, count: m)
    x.reset(to: 0, count: n)
    tight.reset(to: 0, count: n)
    rate.reset(to: 0, count: n)
    direction.reset(count: n)
    byPosition.reset(count: n)
    byColumn.reset(count: n)
    rateChange.reset(count: n)
    change.reset(count: m)
    candidates.removeAll(keepingCapacity: true)
    listedPrice.reset(to: 0, count: n)
  }

  @inline(__always)
  func terms(of row: Int) -> Range<Int> { Int(rowStart[row])..<Int(rowStart[row + 1]) }
  @inline(__always)
  func entries(of column: Int) -> Range<Int> { Int(columnStart[column])..<Int(columnStart[column + 1]) }

  /// Computes all slacks from `x`. Tight rows have none.
  mutating func computeSlacks() {
    for row in 0..<m {
      var sum = -constant[row]
      for term in terms(of: row) { sum += rowValue[term] * x[Int(rowColumn[term])] }
      slack[row] = position[row] >= 0 ? 0 : sum
    }
  }

  /// How far from zero a slack may be to count as zero: rounding grows with what it is the difference of.
  @inline(__always)
  func tolerance(of row: Int) -> Double {
    Tolerances.feasibility + constant[row].magnitude * Tolerances.relativeFeasibility
  }

  /// What the row costs at its level.
  @inline(__always)
  func cost(of row: Int) -> Double {
    let s = slack[row]
    if s > tolerance(of: row) { return s * costUp[row] }
    if s < -tolerance(of: row) { return -s * costDown[row] }
    return 0
  }
}

extension Array {
  /// Makes the array `count` copies of `value`, keeping its storage.
  mutating func reset(to value: Element, count: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(value, count: count))
  }
}
