// The result of a solve: values, deviations, conflicts and statistics. Plain data.

/// The sum of the absolute deviations of one level's rows, in points.
public struct LevelObjective: Sendable, Hashable {
  /// The priority of the level's rows.
  public var priority: Double
  /// `Σ |lhs − constant| / deviationScale` over the level's rows. For inequalities, only violations count.
  public var objective: Double
}

/// A bound of a variable that is part of a conflict.
public struct VariableBound: Sendable, Hashable {
  /// One of a variable's two bounds.
  public enum Side: Sendable { case lower, upper }
  /// The variable with the bound.
  public var variable: Variable
  /// The side of the bound.
  public var side: Side
}

/// An irreducible infeasible subset of the required rows: they are contradictory, but without any one of
/// them, the others are not.
public struct Conflict: Sendable {
  /// The rows, ascending.
  public var rows: [RowID]
  /// The variable bounds in the conflict.
  public var bounds: [VariableBound]
  /// The Farkas multipliers of `rows` followed by those of `bounds`: the multiplied rows sum to `0 ≥ gap > 0`
  /// (`Σ multiplier · lhs` is identically zero and `Σ multiplier · constant` is positive; the multiplier of a
  /// `≤` row is not positive, that of a `≥` row is not negative). The greatest magnitude is 1. Rounded from
  /// exact rationals.
  public var multipliers: [Double]
  /// The row that was dropped to continue; nil if the conflict consists only of bounds. Then these bounds are
  /// ignored.
  public var broken: RowID?
  /// The size of the contradiction in points: the deviation of the broken row if all others are satisfied.
  public var excess: Double
}

/// Two rows of equal priority, one of which could deviate less if the other deviated more, at the same cost.
public struct Tie: Sendable, Hashable {
  /// The row that could deviate less.
  public var first: RowID
  /// The row that would deviate more.
  public var second: RowID

  /// A pair of rows. Their order is significant for `==`.
  public init(first: RowID, second: RowID) {
    self.first = first
    self.second = second
  }
}

/// The range of an expression on the final optimal face.
public struct ValueRange: Sendable, Hashable {
  /// The minimum; −∞ if unbounded.
  public var minimum: Double
  /// The maximum; +∞ if unbounded.
  public var maximum: Double
  /// Whether the expression has a unique value on the whole face.
  public var isUnique: Bool

  /// A range. The arguments are not checked.
  public init(minimum: Double, maximum: Double, isUnique: Bool) {
    self.minimum = minimum
    self.maximum = maximum
    self.isUnique = isUnique
  }
}

/// The outcome of a solve.
public struct Solution: Sendable {
  /// The outcome of a solve.
  public enum Status: Sendable {
    /// `values` are lexicographically optimal and have been checked against the original rows.
    case optimal
    /// The required rows contradict each other. `conflicts` is not empty, and `values` are optimal after
    /// dropping the broken row of each conflict. See ``Solution/hasAllConflicts``.
    case infeasible
    /// The iteration limit was reached. `values` are not optimal and may not be feasible.
    case iterationLimit
    /// The final check failed because of rounding errors. Do not rely on `values`.
    case numericalFailure
  }

  /// Statistics for measurements and tests.
  public struct Statistics: Sendable {
    /// The pivots of the simplex in all levels.
    public var pivots = 0
    /// Basis factorizations.
    public var factorizations = 0
    /// The variables that presolve eliminated.
    public var eliminatedVariables = 0
    /// The variables that remain after presolve.
    public var remainingVariables = 0
    /// The rows that remain after presolve.
    public var remainingRows = 0
    /// The independent components of the remaining program.
    public var components = 0
    /// Whether the solve started from the last basis.
    public var isReentered = false
  }

  /// The outcome, which says whether the values can be used.
  public var status: Status
  /// By variable.
  public var values: [Double]
  /// By row, in points, never negative: its violation. Zero for removed and rejected rows.
  public var deviations: [Double]
  /// By row: whether it holds with equality (within a millionth of a point).
  public var isActive: [Bool]
  /// The contradictions between required rows; empty if there are none.
  public var conflicts: [Conflict]
  /// Whether the required rows are feasible after dropping the broken row of each conflict. If not, there are
  /// more conflicts than the search may find, and the sum of violations of the remaining rows, in points, is
  /// minimal.
  public var hasAllConflicts: Bool
  /// The optional levels from high to low.
  public var levelObjectives: [LevelObjective]
  /// Statistics of the solve.
  public var statistics: Statistics
}

extension Solution {
  /// The solution of a solve that ended at these conflicts.
  init(endingAt conflicts: [Conflict]) {
    self.init(
      status: .infeasible, values: [], deviations: [], isActive: [], conflicts: conflicts,
      hasAllConflicts: false, levelObjectives: [], statistics: Statistics())
  }
}
