// What the rows of a linear program are made of: variables, terms, relations and priorities.

/// A variable of a linear program, as an index in order of creation.
public struct Variable: Hashable, Sendable, Comparable {
  /// The index, from 0.
  public let index: Int32

  /// A variable with an index. Methods reject a variable that is not in their program.
  public init(index: Int32) {
    self.index = index
  }

  public static func < (left: Variable, right: Variable) -> Bool { left.index < right.index }
}

/// A row of a linear program, as an index in order of creation. The index of a removed row is not reused.
public struct RowID: Hashable, Sendable, Comparable {
  /// The index, from 0.
  public let index: Int32

  /// A row with an index. Methods reject a row that is not in their program.
  public init(index: Int32) {
    self.index = index
  }

  public static func < (left: RowID, right: RowID) -> Bool { left.index < right.index }
}

/// The relation between a row's left-hand side and its constant.
public enum Relation: UInt8, Sendable {
  /// `lhs = constant`, `lhs ≤ constant`, `lhs ≥ constant`.
  case equal, lessThanOrEqual, greaterThanOrEqual
}

/// The priority of a row. Greater numbers are more important, and no number of rows with one priority
/// outweighs a row with a higher one.
public enum RowPriority: Sendable, Hashable, Comparable {
  /// The row must be satisfied; otherwise the program is infeasible.
  case required
  /// The row is satisfied as far as more important rows permit.
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
  /// The variable.
  public var variable: Variable
  /// The coefficient, which is not rounded.
  public var coefficient: Double

  /// A term. A row with a coefficient that is not finite is rejected.
  public init(_ variable: Variable, _ coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
