// What a solve gives back: values, deviations, conflicts and statistics. Plain values, no computation.

/// The sum of the absolute deviations of one level's rows, in points.
public struct LevelObjective: Sendable, Hashable {
  /// The priority of the level's rows.
  public var priority: Double
  /// `Σ |lhs − constant| / deviationScale` over the level's rows; for inequalities only what violates them
  /// counts.
  public var objective: Double
}

/// A bound of a variable that takes part in a conflict.
public struct VariableBound: Sendable, Hashable {
  /// Which of a variable's two bounds.
  public enum Side: Sendable { case lower, upper }
  /// The variable that is bounded.
  public var variable: Variable
  /// Which of its bounds takes part.
  public var side: Side
}

/// An irreducible infeasible subset of the required rows: together they cannot hold, and without any one of
/// them the others can.
public struct Conflict: Sendable {
  /// The rows, ascending.
  public var rows: [RowID]
  /// The variable bounds that take part.
  public var bounds: [VariableBound]
  /// The Farkas multipliers, of `rows` and then of `bounds`: the multiplied rows sum to `0 ≥ gap > 0` (that
  /// is, `Σ multiplier · lhs` is identically zero and `Σ multiplier · constant` positive; the multiplier of a
  /// `≤` row is not positive, of a `≥` row not negative). The greatest magnitude is 1. Rounded from exact
  /// rationals.
  public var multipliers: [Double]
  /// The row that was relaxed to go on; nil if the conflict consists of bounds alone, in which case the
  /// bounds that contradict are ignored.
  public var broken: RowID?
  /// How far apart the rows are, in points: the deviation that the broken row would need if all others hold.
  public var excess: Double
}

/// Two rows of equal priority of which one could deviate less if the other deviated more, at no cost.
public struct Tie: Sendable, Hashable {
  /// The row that could deviate less.
  public var first: RowID
  /// The row that would deviate more for it.
  public var second: RowID

  /// Two rows; the order matters to `==`.
  public init(first: RowID, second: RowID) {
    self.first = first
    self.second = second
  }
}

/// The values that an expression takes on the final optimal face.
public struct ValueRange: Sendable, Hashable {
  /// The least value; −∞ where there is none.
  public var minimum: Double
  /// The greatest value; +∞ where there is none.
  public var maximum: Double
  /// Whether the expression has one value on the whole face.
  public var isUnique: Bool

  /// A range as it was found; nothing is checked.
  public init(minimum: Double, maximum: Double, isUnique: Bool) {
    self.minimum = minimum
    self.maximum = maximum
    self.isUnique = isUnique
  }
}

/// The outcome of a solve.
public struct Solution: Sendable {
  /// How far a solve came.
  public enum Status: Sendable {
    /// `values` are lexicographically optimal, and have been checked against the original rows.
    case optimal
    /// The required rows contradict each other: `conflicts` is not empty, and `values` are the optimal ones
    /// after the broken row of each conflict has been dropped. See ``Solution/hasAllConflicts``.
    case infeasible
    /// The iteration limit was reached: `values` are not optimal, perhaps not feasible.
    case iterationLimit
    /// Rounding got the better of the solver and the final check failed: `values` are not to be relied on.
    case numericalFailure
  }

  /// What a solve took, for measurements and tests.
  public struct Statistics: Sendable {
    /// Pivots of the simplex, over all levels.
    public var pivots = 0
    /// Basis factorizations.
    public var factorizations = 0
    /// Variables that presolve expressed by others or fixed.
    public var eliminatedVariables = 0
    /// Variables, rows and components that were left to the simplex.
    public var remainingVariables = 0
    /// Rows that presolve left.
    public var remainingRows = 0
    /// Parts of the program that share no variable, solved one by one.
    public var components = 0
    /// Whether the solve started from the last basis.
    public var isReentered = false
  }

  /// Whether the values can be used.
  public var status: Status
  /// By variable.
  public var values: [Double]
  /// By row, in points, never negative: what violates the row. Zero for removed and rejected rows.
  public var deviations: [Double]
  /// By row: whether it holds with equality (within a millionth of a point).
  public var isActive: [Bool]
  /// Why the required rows cannot hold together; empty where they can.
  public var conflicts: [Conflict]
  /// Whether the required rows can hold once the broken row of each conflict is dropped. If not, there are
  /// more conflicts than were searched for, and the rows that are left are violated by the least sum of
  /// points.
  public var hasAllConflicts: Bool
  /// The optional levels from high to low.
  public var levelObjectives: [LevelObjective]
  /// What the solve took.
  public var statistics: Statistics
}
