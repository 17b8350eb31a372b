// Where the kernel stands: the nonbasic rows, their factors, the point they give, and the state of every row
// there.

extension Kernel {
  /// A row and its state. All that a step looks at lies together, as steps meet rows in no order, and nothing
  /// else, as every level goes through all rows several times: 32 bytes. Weight, level and shape never
  /// change.
  struct Row: Sendable {
    var slack = 0.0
    /// What a unit of slack costs at the row's level, on the sides where it costs.
    let weight: Double
    let level: Int32
    /// The row's place among the nonbasic rows, or −1.
    var position: Int32 = -1
    let shape: Presolve.Shape
    /// Barriers: the slack may not be positive; may not be negative.
    var isBlockedUp = false
    var isBlockedDown = false
    /// Whether the row's costs count in the current objective, and on which side of the breakpoint it is.
    var isCounted = false
    var isPositive = false
    /// Whether the row takes no part any more: a broken member of a conflict.
    var isDropped = false

    init(weight: Double, level: Int32, shape: Presolve.Shape) {
      self.weight = weight
      self.level = level
      self.shape = shape
    }

    /// What a unit of positive slack costs, and of negative.
    var costUp: Double { shape == .atLeast ? 0 : weight }
    var costDown: Double { shape == .atMost ? 0 : weight }
  }

  struct Vertex: Sendable {
    var rows: [Row] = []
    var x: [Double] = []
    /// By place: a nonbasic row, or `~k` while variable k is held at its value by no row.
    var nonbasic: [Int32] = []
    /// By place: how the current objective changes per unit of the nonbasic row's slack.
    var rate: [Double] = []
    /// By place and level: how each level's objective changes per unit of the nonbasic row's slack; see
    /// `Kernel+DualSimplex`.
    var levelRates: [Double] = []
    /// The number of levels in `levelRates`; 0 while they are outdated.
    var rateLevels = 0
    /// Dual steps since `levelRates` were computed from the rows.
    var dualSteps = 0
    var factor = Factor()

    mutating func begin(rowCapacity: Int) {
      rateLevels = 0
      rows.clear()
      rows.reserveCapacity(rowCapacity)
    }

    mutating func reset(variables: Int) {
      x.reset(to: 0, count: variables)
      nonbasic.reset(to: 0, count: variables)
      rate.reset(to: 0, count: variables)
    }
  }
}
