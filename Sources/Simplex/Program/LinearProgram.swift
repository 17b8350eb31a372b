// A linear program with prioritized rows: the input of the solver.
//
// Rows are stored in compressed form (one pool of terms), so that building a program allocates only when the
// pools grow. Nothing is solved or simplified here. Rows with invalid numbers are rejected by the rule below.

/// Variables with bounds, and rows `Σ coefficient · variable  relation  constant`, each required or with a
/// priority.
///
/// Coefficients and constants are the exact dyadic rationals that their bits represent. Pass a factor such as
/// 1/3 as a scaled row (`3a − b = 3c`) with `deviationScale: 3`, so that nothing is rounded and deviations
/// are still in points.
///
/// **Invalid numbers.** A row is *rejected* if a coefficient, constant, scale or priority is not finite or
/// exceeds ``largestMagnitude``, if its scale or all of its coefficients (apart from zeros) are below
/// ``smallestMagnitude``, or if it has a variable that is not in the program. A rejected row gets an index
/// but is ignored, and ``isRejected(_:)`` returns true for it. A bound that is NaN, a lower bound of +∞ and
/// an upper bound of −∞ count as absent. Nothing traps.
public struct LinearProgram: Sendable {
  /// The largest magnitude of a valid number. Beyond it, 53 bits of precision could not represent fractions
  /// of a point.
  public static let largestMagnitude = 1e12
  /// The smallest magnitude of a row's greatest coefficient. With a smaller one, its variables would exceed
  /// all precision.
  public static var smallestMagnitude: Double { Tolerances.smallestMagnitude }

  struct Row: Sendable {
    var firstTerm: Int32
    var termCount: Int32
    var relation: Relation
    var isActive: Bool
    var isRejected: Bool
    var rank: Int32
    var constant: Double
    var deviationScale: Double
    /// ∞ for required rows. No optional row can have this value.
    var priority: Double

    var isRequired: Bool { priority == .infinity }
  }

  var lower: [Double] = []
  var upper: [Double] = []
  var rows: [Row] = []
  var termVariable: [Int32] = []
  var termCoefficient: [Double] = []
  /// The optional priorities of active rows, from high to low, with the number of their rows. Priorities
  /// without rows remain in the list.
  private var priorityUses: [PriorityUse] = []
  /// The start of the terms of the row being built.
  private var openTerm = 0
  private var openIsRejected = false

  /// A program without variables and rows, which is feasible.
  public init() {}

  /// The number of variables. Variables cannot be removed.
  public var variableCount: Int { lower.count }
  /// The number of rows, including removed ones.
  public var rowCount: Int { rows.count }

  /// Reserves capacity, so that building does not reallocate.
  public mutating func reserveCapacity(variables: Int, rows rowCapacity: Int, terms: Int) {
    lower.reserveCapacity(variables)
    upper.reserveCapacity(variables)
    rows.reserveCapacity(rowCapacity)
    termVariable.reserveCapacity(terms)
    termCoefficient.reserveCapacity(terms)
  }

  /// Removes all variables and rows but keeps the memory.
  public mutating func removeAll() {
    lower.clear()
    upper.clear()
    rows.clear()
    termVariable.clear()
    termCoefficient.clear()
    priorityUses.clear()
    rejectedRows.clear()
    openTerm = 0
    openIsRejected = false
  }

  /// Adds a variable with the given bounds, which are required.
  public mutating func addVariable(lower: Double = -.infinity, upper: Double = .infinity) -> Variable {
    self.lower.append(lower.magnitude <= Self.largestMagnitude ? lower : -.infinity)
    self.upper.append(upper.magnitude <= Self.largestMagnitude ? upper : .infinity)
    return Variable(index: Int32(truncatingIfNeeded: self.lower.count - 1))
  }

  /// Changes a variable's bounds. Does nothing for an unknown variable.
  public mutating func setBounds(_ variable: Variable, lower: Double = -.infinity, upper: Double = .infinity)
  {
    guard variable.index >= 0, Int(variable.index) < self.lower.count else { return }
    self.lower[Int(variable.index)] = lower.magnitude <= Self.largestMagnitude ? lower : -.infinity
    self.upper[Int(variable.index)] = upper.magnitude <= Self.largestMagnitude ? upper : .infinity
  }

  /// Adds a term to the row being built. Repeated terms of a variable are summed.
  public mutating func addTerm(_ variable: Variable, _ coefficient: Double) {
    guard variable.index >= 0, Int(variable.index) < lower.count,
      coefficient.magnitude <= Self.largestMagnitude
    else {
      openIsRejected = true
      return
    }
    // Rows are short, so that a linear search is faster than a table.
    var term = openTerm
    while term < termVariable.count {
      if termVariable[term] == variable.index {
        termCoefficient[term] += coefficient
        return
      }
      term += 1
    }
    termVariable.append(variable.index)
    termCoefficient.append(coefficient)
  }

  /// Ends the row being built, with the terms added since the last row.
  ///
  /// - Parameters:
  ///   - constant: the right-hand side.
  ///   - deviationScale: the divisor that converts a deviation `|lhs − constant|` to points.
  ///   - rank: of the required rows in a conflict, the one with the lowest rank is broken; of equal ones, the one
  /// that alone has to give way by the fewest points (if no variable bound is a member), and of these the latest. A
  /// row with rank `Int32.max` is not broken if another member can be.
  @discardableResult
  public mutating func endRow(
    _ relation: Relation, _ constant: Double, priority: RowPriority = .required,
    deviationScale: Double = 1, rank: Int32 = 0
  ) -> RowID {
    var isRejected = openIsRejected
    openIsRejected = false
    if !(constant.magnitude <= Self.largestMagnitude) { isRejected = true }
    if !(deviationScale >= Self.smallestMagnitude && deviationScale <= Self.largestMagnitude) {
      isRejected = true
    }
    var largest = 0.0
    for term in openTerm..<termVariable.count { largest = max(largest, termCoefficient[term].magnitude) }
    if largest > 0 && largest < Self.smallestMagnitude { isRejected = true }
    var value = Double.infinity
    if case .optional(let priority) = priority {
      if !priority.isFinite { isRejected = true }
      value = priority
    }
    if isRejected {
      termVariable.removeLast(termVariable.count - openTerm)
      termCoefficient.removeLast(termCoefficient.count - openTerm)
    } else {
      var kept = openTerm
      for term in openTerm..<termVariable.count where termCoefficient[term] != 0 {
        termVariable[kept] = termVariable[term]
        termCoefficient[kept] = termCoefficient[term]
        kept += 1
      }
      termVariable.removeLast(termVariable.count - kept)
      termCoefficient.removeLast(termCoefficient.count - kept)
    }
    if !isRejected, value < .infinity { use(priority: value, 1) }
    rows.append(
      Row(
        firstTerm: Int32(truncatingIfNeeded: openTerm),
        termCount: Int32(truncatingIfNeeded: termVariable.count - openTerm),
        relation: relation, isActive: !isRejected, isRejected: isRejected, rank: rank,
        constant: isRejected ? 0 : constant, deviationScale: isRejected ? 1 : deviationScale,
        priority: isRejected ? 0 : value))
    openTerm = termVariable.count
    if isRejected { rejectedRows.append(RowID(index: Int32(truncatingIfNeeded: rows.count - 1))) }
    return RowID(index: Int32(truncatingIfNeeded: rows.count - 1))
  }

  /// Adds a row in one call. See ``endRow(_:_:priority:deviationScale:rank:)``.
  @discardableResult
  public mutating func addRow(
    _ terms: [LinearTerm], _ relation: Relation, _ constant: Double, priority: RowPriority = .required,
    deviationScale: Double = 1, rank: Int32 = 0
  ) -> RowID {
    for term in terms { addTerm(term.variable, term.coefficient) }
    return endRow(relation, constant, priority: priority, deviationScale: deviationScale, rank: rank)
  }

  /// Changes a row's right-hand side. Does nothing if the constant is invalid, or if the row is unknown,
  /// rejected or removed.
  public mutating func setConstant(_ row: RowID, _ constant: Double) {
    guard contains(row), rows[Int(row.index)].isActive, constant.magnitude <= Self.largestMagnitude else {
      return
    }
    rows[Int(row.index)].constant = constant
  }

  /// Removes a row from the program. Its index is not reused.
  public mutating func removeRow(_ row: RowID) {
    guard contains(row) else { return }
    let removed = rows[Int(row.index)]
    if removed.isActive, !removed.isRequired { use(priority: removed.priority, -1) }
    rows[Int(row.index)].isActive = false
  }

  /// The rows that were rejected because of an invalid number or an unknown variable, in ascending order.
  public private(set) var rejectedRows: [RowID] = []

  /// Whether the row was rejected because of an invalid number or an unknown variable.
  public func isRejected(_ row: RowID) -> Bool {
    contains(row) && rows[Int(row.index)].isRejected
  }

  private struct PriorityUse: Sendable {
    var priority: Double
    var count: Int
  }

  private mutating func use(priority: Double, _ change: Int) {
    var low = 0
    var high = priorityUses.count
    while low < high {
      let middle = (low + high) / 2
      if priorityUses[middle].priority > priority { low = middle + 1 } else { high = middle }
    }
    if low == priorityUses.count || priorityUses[low].priority != priority {
      priorityUses.insert(PriorityUse(priority: priority, count: 0), at: low)
    }
    priorityUses[low].count += change
  }

  /// The optional priorities of active rows, from high to low.
  var priorities: [Double] {
    var priorities: [Double] = []
    appendPriorities(to: &priorities)
    return priorities
  }

  func appendPriorities(to list: inout [Double]) {
    for use in priorityUses where use.count > 0 { list.append(use.priority) }
  }

  func contains(_ row: RowID) -> Bool { row.index >= 0 && Int(row.index) < rows.count }

  func terms(of row: Int) -> Range<Int> {
    let first = Int(rows[row].firstTerm)
    return first..<(first + Int(rows[row].termCount))
  }
}
