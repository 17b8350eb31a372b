// A linear program with prioritized rows: the input of the solver.
//
// Rows are kept in compressed form (one pool of terms), so that building a program allocates only when the
// pools grow. Nothing is solved or simplified here; input that is no number is set aside by the rule below.

/// A variable of a linear program: an index, dense and in order of creation.
public struct Variable: Hashable, Sendable, Comparable {
  /// The position in the program, from 0.
  public let index: Int32

  /// The handle for a position. One that no variable or row of a program has is rejected where it is used.
  public init(index: Int32) {
    self.index = index
  }

  public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}

/// A row of a linear program: an index, dense and in order of creation. A removed row keeps its number.
public struct RowID: Hashable, Sendable, Comparable {
  /// The position in the program, from 0.
  public let index: Int32

  /// The handle for a position. One that no variable or row of a program has is rejected where it is used.
  public init(index: Int32) {
    self.index = index
  }

  public static func < (left: RowID, right: RowID) -> Bool { left.index < right.index }
}

/// How a row's left-hand side relates to its constant.
public enum Relation: UInt8, Sendable {
  /// `lhs = constant`, `lhs ≤ constant`, `lhs ≥ constant`.
  case equal, lessThanOrEqual, greaterThanOrEqual
}

/// How important a row is. A greater number is more important, and no number of rows of one priority
/// outweighs a row of a higher one.
public enum RowPriority: Sendable, Hashable, Comparable {
  /// The row holds, or the program is infeasible.
  case required
  /// The row holds as far as more important rows leave it; greater numbers are more important.
  case optional(Double)

  public static func < (left: RowPriority, right: RowPriority) -> Bool {
    switch (left, right) {
    case (.optional(let l), .optional(let r)): l < r
    case (.optional, .required): true
    case (.required, _): false
    }
  }
}

/// One coefficient of a row or expression.
public struct LinearTerm: Sendable, Hashable {
  /// What is multiplied.
  public var variable: Variable
  /// The factor; not rounded.
  public var coefficient: Double

  /// A variable times a factor. A factor that is not finite makes the row that it comes into rejected.
  public init(_ variable: Variable, _ coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// Variables with bounds, and rows `Σ coefficient · variable  relation  constant`, each required or at a
/// priority.
///
/// Coefficients and constants are taken as the exact dyadic rationals that their bits say. A factor such as
/// 1/3 is passed as a scaled row (`3a − b = 3c`) with `deviationScale: 3`, so that nothing is rounded and
/// deviations are still in points.
///
/// **Input that is no number.** A row with a coefficient, constant, scale or priority that is not finite,
/// whose magnitude exceeds ``largestMagnitude``, with a scale or with only coefficients below
/// ``smallestMagnitude`` (zeros apart), or with a variable that is not of this program, is *rejected*: it
/// gets its number, takes part in nothing, and ``isRejected(_:)`` says so. A bound that is NaN, a lower bound
/// of +∞ and an upper bound of −∞ are taken as absent. Nothing traps.
public struct LinearProgram: Sendable {
  /// Numbers beyond this magnitude are rejected: with 53 bits of precision nothing near a point's fraction
  /// would be left of them.
  public static let largestMagnitude = 1e12
  /// A row whose greatest coefficient is below this, but not zero, would put its variables beyond all
  /// precision.
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
    /// +∞ for required rows, which no optional row can have.
    var priority: Double

    var isRequired: Bool { priority == .infinity }
  }

  var lower: [Double] = []
  var upper: [Double] = []
  var rows: [Row] = []
  var termVariable: [Int32] = []
  var termCoefficient: [Double] = []
  /// The optional priorities of active rows, from high to low, and how many rows have each. Those that none
  /// has any more stay.
  private var priorityUses: [PriorityUse] = []
  /// Where the terms of the row being built start.
  private var openTerm = 0
  private var openIsRejected = false

  /// A program without variables and rows, which every solver solves.
  public init() {}

  /// The number of variables ever created; none is ever removed.
  public var variableCount: Int { lower.count }
  /// The number of rows ever created, removed ones included.
  public var rowCount: Int { rows.count }

  /// Makes room, so that building does not reallocate.
  public mutating func reserveCapacity(variables: Int, rows rowCapacity: Int, terms: Int) {
    lower.reserveCapacity(variables)
    upper.reserveCapacity(variables)
    rows.reserveCapacity(rowCapacity)
    termVariable.reserveCapacity(terms)
    termCoefficient.reserveCapacity(terms)
  }

  /// Adds a variable with the given bounds, which are required.
  public mutating func addVariable(lower: Double = -.infinity, upper: Double = .infinity) -> Variable {
    self.lower.append(lower.magnitude <= Self.largestMagnitude ? lower : -.infinity)
    self.upper.append(upper.magnitude <= Self.largestMagnitude ? upper : .infinity)
    return Variable(index: Int32(truncatingIfNeeded: self.lower.count - 1))
  }

  /// Changes a variable's bounds. A variable that is not of this program changes nothing.
  public mutating func setBounds(_ variable: Variable, lower: Double = -.infinity, upper: Double = .infinity)
  {
    guard variable.index >= 0, Int(variable.index) < self.lower.count else { return }
    self.lower[Int(variable.index)] = lower.magnitude <= Self.largestMagnitude ? lower : -.infinity
    self.upper[Int(variable.index)] = upper.magnitude <= Self.largestMagnitude ? upper : .infinity
  }

  /// Adds a term to the row being built. The coefficients of a variable that comes twice are summed.
  public mutating func addTerm(_ variable: Variable, _ coefficient: Double) {
    guard variable.index >= 0, Int(variable.index) < lower.count,
      coefficient.magnitude <= Self.largestMagnitude
    else {
      openIsRejected = true
      return
    }
    // Rows are short, so looking for the variable beats any table.
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

  /// Ends the row being built: its terms are those added since the last row ended.
  ///
  /// - Parameters:
  ///   - constant: the right-hand side.
  ///   - deviationScale: what a deviation `|lhs − constant|` is divided by to be in points.
  ///   - rank: among the required rows of a conflict, the row of the lowest rank is broken first (of equals,
  ///     the
  ///     latest); `Int32.max` marks facts, never broken while another member can be.
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

  /// Changes a row's right-hand side. A constant that is no number, and a row that is not of this program or
  /// was rejected or removed, change nothing.
  public mutating func setConstant(_ row: RowID, _ constant: Double) {
    guard contains(row), rows[Int(row.index)].isActive, constant.magnitude <= Self.largestMagnitude else {
      return
    }
    rows[Int(row.index)].constant = constant
  }

  /// Takes a row out of the program; its number is not used again.
  public mutating func removeRow(_ row: RowID) {
    guard contains(row) else { return }
    let removed = rows[Int(row.index)]
    if removed.isActive, !removed.isRequired { use(priority: removed.priority, -1) }
    rows[Int(row.index)].isActive = false
  }

  /// The rows that were set aside because a number in them is none, or is too large or too small; ascending.
  public private(set) var rejectedRows: [RowID] = []

  /// Whether the row was set aside because a number in it is none.
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

  /// The optional priorities that active rows have, from high to low.
  var priorities: [Double] { priorityUses.filter { $0.count > 0 }.map(\.priority) }

  func contains(_ row: RowID) -> Bool { row.index >= 0 && Int(row.index) < rows.count }

  func terms(of row: Int) -> Range<Int> {
    let first = Int(rows[row].firstTerm)
    return first..<(first + Int(rows[row].termCount))
  }
}
