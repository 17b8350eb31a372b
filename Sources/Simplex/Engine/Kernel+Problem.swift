// The rows of the kernel's component, by row and by column. Only constants change while it is solved.

extension Kernel {
  /// Adjacent rows with the same terms.
  struct Group: Sendable {
    var firstRow: Int32
    var rowCount: Int32 = 1
    var firstTerm: Int32
    var termCount: Int32
  }

  /// A coefficient in a column, for all rows of a group.
  struct Entry: Sendable {
    var group: Int32
    var value: Double
  }

  struct Problem: Sendable {
    /// The number of variables and of rows.
    private(set) var n = 0
    private(set) var m = 0
    /// By row: its right-hand side, and its group.
    var constants: [Double] = []
    private(set) var groupOfRow: [Int32] = []
    private(set) var groups: [Group] = []
    private(set) var rowTerms: [RowTerm] = []
    /// By level: the number of its rows. The required level always exists.
    private(set) var levelCounts: [Int] = []
    private var columnStart: [Int32] = []
    private(set) var columnEntries: [Entry] = []
  }
}

extension Kernel.Problem {
  mutating func begin(variables: Int, rowCapacity: Int) {
    n = variables
    m = 0
    constants.clear()
    groupOfRow.clear()
    groups.clear()
    rowTerms.clear()
    levelCounts.clear()
    levelCounts.append(0)
    constants.reserveCapacity(rowCapacity)
    groupOfRow.reserveCapacity(rowCapacity)
    rowTerms.reserveCapacity(3 * rowCapacity)
  }

  mutating func addTerm(_ variable: Int, _ value: Double) {
    rowTerms.append(RowTerm(column: Int32(truncatingIfNeeded: variable), value: value))
  }

  mutating func endRow(constant: Double, level: Int32, sharesTerms: Bool) {
    if sharesTerms, m > 0 {
      groups[groups.count - 1].rowCount += 1
    } else {
      let first = groups.last.map { $0.firstTerm + $0.termCount } ?? 0
      groups.append(
        Kernel.Group(
          firstRow: Int32(truncatingIfNeeded: m), firstTerm: first,
          termCount: Int32(truncatingIfNeeded: rowTerms.count) - first))
    }
    constants.append(constant)
    while levelCounts.count <= Int(level) { levelCounts.append(0) }
    levelCounts[Int(level)] += 1
    groupOfRow.append(Int32(truncatingIfNeeded: groups.count - 1))
    m += 1
  }

  /// Builds the index of coefficients by column.
  mutating func indexColumns() {
    columnStart.reset(to: 0, count: n + 1)
    for group in groups.indices {
      for term in terms(ofGroup: group) { columnStart[Int(rowTerms[term].column) + 1] += 1 }
    }
    for column in 0..<n { columnStart[column + 1] += columnStart[column] }
    columnEntries.reset(to: Kernel.Entry(group: 0, value: 0), count: Int(columnStart[n]))
    for group in groups.indices {
      for term in terms(ofGroup: group) {
        let column = Int(rowTerms[term].column)
        columnEntries[Int(columnStart[column])] = Kernel.Entry(
          group: Int32(truncatingIfNeeded: group), value: rowTerms[term].value)
        columnStart[column] += 1
      }
    }
    for column in stride(from: n, to: 0, by: -1) { columnStart[column] = columnStart[column - 1] }
    columnStart[0] = 0
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
}
