// The kernel's vertex: the nonbasic rows, their factors, the point that they determine, and the state of
// every row there.

extension Kernel {
  /// A row and its state. Contains exactly what a step needs: steps access rows in random order, and every
  /// level scans all rows several times. 32 bytes. Weight, level and shape never change.
  struct Row: Sendable {
    var slack = 0.0
    /// The cost of a unit of slack in the row's level, on the sides that have a cost.
    let weight: Double
    let level: Int32
    /// The row's place among the nonbasic rows, or −1.
    var position: Int32 = -1
    let shape: Presolve.Shape
    /// Barriers: whether the slack cannot be positive, and whether it cannot be negative.
    var isBlockedUp = false
    var isBlockedDown = false
    /// Whether the row is part of the current objective, and on which side of the breakpoint it is.
    var isCounted = false
    var isPositive = false
    /// Whether the row is ignored because a conflict was broken at it.
    var isDropped = false

    init(weight: Double, level: Int32, shape: Presolve.Shape) {
      self.weight = weight
      self.level = level
      self.shape = shape
    }

    /// The cost of a unit of positive and of negative slack.
    var costUp: Double { shape == .atLeast ? 0 : weight }
    var costDown: Double { shape == .atMost ? 0 : weight }
  }

  struct Vertex: Sendable {
    var rows: [Row] = []
    var x: [Double] = []
    /// By place: a nonbasic row, or `~k` if no row determines variable k.
    var nonbasic: [Int32] = []
    /// By place: the rate (reduced cost) of the nonbasic row, which is the change of the current objective
    /// per unit of its slack.
    var rate: [Double] = []
    /// By place and level: the change of each level's objective per unit of the nonbasic row's slack; see
    /// `Kernel+DualSimplex`.
    var levelRates: [Double] = []
    /// The number of levels in `levelRates`; 0 if they are outdated.
    var rateLevels = 0
    /// The number of dual steps since `levelRates` were computed from the rows.
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
