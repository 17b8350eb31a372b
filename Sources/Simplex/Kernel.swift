// The simplex itself: one component of a reduced program, and a vertex of it.
//
// A vertex is given by n rows that hold with equality (`tight`, the nonbasic rows), n being the number of
// variables. Every row has a slack s = a·x − c and at most one breakpoint, s = 0, where it is one of: not looked at
// yet, a kink of the current level's objective, or a barrier (of required rows, and of levels already optimized).
// This file holds the data and the products with it; `Factor` solves with the tight rows, `Kernel+Minimize`
// walks from vertex to vertex.

struct Kernel {
  // MARK: The component's rows, by row and by column

  /// A row and its state. All that a step looks at lies together, as steps meet rows in no order, and nothing else, as every
  /// level goes through all rows several times: 32 bytes.
  struct Row: Sendable {
    var slack = 0.0
    /// What a unit of slack costs at the row's level, on the sides where it costs.
    var weight: Double
    var level: Int32
    /// The row's place among the tight rows, or −1.
    var position: Int32 = -1
    var shape: Reduction.Shape
    /// Barriers: the slack may not be positive; may not be negative.
    var isBlockedUp = false
    var isBlockedDown = false
    /// Whether the row's costs count in the current objective, and on which side of the kink it is.
    var isCounted = false
    var isPositive = false
    /// Whether the row takes no part any more: a broken member of a conflict.
    var isDropped = false

    /// What a unit of positive slack costs, and of negative.
    var costUp: Double { shape == .atLeast ? 0 : weight }
    var costDown: Double { shape == .atMost ? 0 : weight }
  }

  /// Rows with the same terms, one after the other.
  struct Group: Sendable {
    var firstRow: Int32
    var rowCount: Int32 = 1
    var firstTerm: Int32
    var termCount: Int32
  }

  /// A coefficient of a column, of all rows of a group.
  struct Entry: Sendable {
    var group: Int32
    var value: Double
  }

  var n = 0
  var m = 0
  var rows: [Row] = []
  /// By row: its right-hand side, and its group.
  var constants: [Double] = []
  var groupOfRow: [Int32] = []
  var groups: [Group] = []
  var rowTerms: [RowTerm] = []
  /// By level: how many rows it has; at least the required level is there.
  var levelCounts: [Int] = []
  var columnStart: [Int32] = []
  var columnEntries: [Entry] = []

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
  /// By group: how the slacks of its rows change.
  var change = SparseVector()
  /// By row, while constants change.
  var rowChange = SparseVector()
  var steps: [Step] = []
  /// The level that is optimized, or −1; and what `Kernel+FlatSteps` looks at of those below.
  var workingLevel: Int32 = -1
  /// All rows whose costs count, and maybe others, in order.
  var counted: ArraySlice<Int32> = []
  var prolongation: [Step] = []
  var lowerSlopes: [Double] = []
  /// Places whose rows may be worth releasing: a heap with the best price on top. Prices may be outdated; a place
  /// whose price improves is listed anew.
  var candidates: [Candidate] = []
  /// By place: the best price it is listed at, or 0.
  var listedPrice: [Double] = []
  /// Whether a rate is no number: the factors have lost all precision.
  var isCorrupt = false
  var occurrences: [Int32] = []
  /// By column; see `Kernel+Crash`.
  var estimates: [Estimate] = []
  var kinks: [Kink] = []

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

    /// Of equal lengths the larger pivot comes first, of equal pivots the lower row.
    @inline(__always)
    func isBefore(_ other: Step) -> Bool {
      if length != other.length { return length < other.length }
      if pivot.magnitude != other.pivot.magnitude { return pivot.magnitude > other.pivot.magnitude }
      return row < other.row
    }
  }

  /// Starts a component with `variables` variables.
  mutating func begin(variables: Int, rows capacity: Int) {
    n = variables
    m = 0
    rateLevels = 0
    rows.clear()
    constants.clear()
    groupOfRow.clear()
    groups.clear()
    rowTerms.clear()
    levelCounts.clear()
    levelCounts.append(0)
    rows.reserveCapacity(capacity)
    constants.reserveCapacity(capacity)
    groupOfRow.reserveCapacity(capacity)
    rowTerms.reserveCapacity(3 * capacity)
  }

  mutating func addTerm(_ variable: Int, _ value: Double) {
    rowTerms.append(RowTerm(column: Int32(truncatingIfNeeded: variable), value: value))
  }

  /// Ends a row: its terms are those added since the last row ended, or, if it `sharesTerms`, those of the last row.
  mutating func endRow(
    _ shape: Reduction.Shape, constant right: Double, level: Int32, weight: Double, sharesTerms: Bool = false
  ) {
    if sharesTerms, m > 0 {
      groups[groups.count - 1].rowCount += 1
    } else {
      let first = groups.last.map { $0.firstTerm + $0.termCount } ?? 0
      groups.append(
        Group(
          firstRow: Int32(truncatingIfNeeded: m), firstTerm: first,
          termCount: Int32(truncatingIfNeeded: rowTerms.count) - first))
    }
    rows.append(Row(weight: weight, level: level, shape: shape))
    constants.append(right)
    while levelCounts.count <= Int(level) { levelCounts.append(0) }
    levelCounts[Int(level)] += 1
    groupOfRow.append(Int32(truncatingIfNeeded: groups.count - 1))
    m += 1
  }

  /// Ends the component: indexes the columns and puts every variable at zero.
  mutating func finishRows() {
    columnStart.reset(to: 0, count: n + 1)
    for group in groups.indices {
      for term in terms(ofGroup: group) { columnStart[Int(rowTerms[term].column) + 1] += 1 }
    }
    for column in 0..<n { columnStart[column + 1] += columnStart[column] }
    columnEntries.reset(to: Entry(group: 0, value: 0), count: Int(columnStart[n]))
    for group in groups.indices {
      for term in terms(ofGroup: group) {
        let column = Int(rowTerms[term].column)
        columnEntries[Int(columnStart[column])] = Entry(
          group: Int32(truncatingIfNeeded: group), value: rowTerms[term].value)
        columnStart[column] += 1
      }
    }
    for column in stride(from: n, to: 0, by: -1) { columnStart[column] = columnStart[column - 1] }
    columnStart[0] = 0
    x.reset(to: 0, count: n)
    tight.reset(to: 0, count: n)
    rate.reset(to: 0, count: n)
    direction.reset(count: n)
    byPosition.reset(count: n)
    byColumn.reset(count: n)
    rateChange.reset(count: n)
    change.reset(count: groups.count)
    candidates.clear()
    counted = []
    listedPrice.reset(to: 0, count: n)
  }

  @inline(__always)
  func terms(of row: Int) -> Range<Int> { terms(ofGroup: Int(groupOfRow[row])) }

  @inline(__always)
  func terms(ofGroup group: Int) -> Range<Int> {
    let first = Int(groups[group].firstTerm)
    return first..<(first + Int(groups[group].termCount))
  }

  @inline(__always)
  func rows(ofGroup group: Int) -> Range<Int> {
    let first = Int(groups[group].firstRow)
    return first..<(first + Int(groups[group].rowCount))
  }

  @inline(__always)
  func entries(of column: Int) -> Range<Int> { Int(columnStart[column])..<Int(columnStart[column + 1]) }

  /// Computes all slacks from `x`. Tight rows have none.
  mutating func computeSlacks() {
    for group in groups.indices {
      var sum = 0.0
      for term in terms(ofGroup: group) { sum += rowTerms[term].value * x[Int(rowTerms[term].column)] }
      for row in rows(ofGroup: group) {
        rows[row].slack = rows[row].position >= 0 ? 0 : sum - constants[row]
      }
    }
  }

  /// How far from zero a slack may be to count as zero: rounding grows with what it is the difference of.
  @inline(__always)
  func tolerance(of row: Int) -> Double { Self.tolerance(constant: constants[row]) }

  @inline(__always)
  static func tolerance(constant: Double) -> Double {
    Tolerances.feasibility + constant.magnitude * Tolerances.relativeFeasibility
  }

  /// What the row costs at its level.
  @inline(__always)
  func cost(of row: Int) -> Double {
    let slack = rows[row].slack
    let cost = slack > 0 ? slack * rows[row].costUp : -slack * rows[row].costDown
    // Mostly there is none, or none that counts whatever the constant.
    if cost == 0 || slack.magnitude <= Tolerances.feasibility { return 0 }
    return slack.magnitude > tolerance(of: row) ? cost : 0
  }
}
