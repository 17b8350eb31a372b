// The kernel's working memory. It is kept between steps and components so that nothing is allocated
// repeatedly.

extension Kernel {
  struct Workspace: Sendable {
    /// By column: the change of x along a step; a linear objective, or a row to solve for.
    var direction = SparseVector()
    var byColumn = SparseVector()
    /// By place: the coordinates of a row in the nonbasic rows, and the changes of rates.
    var byPosition = SparseVector()
    var rateChange = SparseVector()
    /// By group: the change of the slacks of its rows.
    var change = SparseVector()
    /// By row, during a change of constants.
    var rowChange = SparseVector()
    /// The breakpoints in the direction of a step, nearest first.
    var stepBreakpoints = BinaryHeap<StepBreakpoint>()
    /// The level being optimized, or −1; and the values that `Kernel+ZeroSlopeExtension` computes for lower
    /// levels.
    var workingLevel: Int32 = -1
    var extensionBreakpoints: [StepBreakpoint] = []
    var lowerSlopes: [Double] = []
    /// All rows whose cost counts, in order, and possibly others.
    var counted: ArraySlice<Int32> = []
    /// Places whose rows may be worth releasing, best price first. Prices may be outdated. A place whose
    /// price improves is listed again.
    var candidates = BinaryHeap<Candidate>()
    /// By place: the best price that it is listed with, or 0.
    var listedPrice: [Double] = []
    /// Whether a rate is NaN, because the factors have lost all precision.
    var isCorrupt = false
    /// By column: the number of rows with it that remain to be inserted.
    var occurrences: [Int32] = []
    /// By column; see `Kernel+Crash`.
    var estimates: [Estimate] = []
    var breakpoints: [Breakpoint] = []

    mutating func reset(variables: Int, groups: Int) {
      direction.reset(count: variables)
      byPosition.reset(count: variables)
      byColumn.reset(count: variables)
      rateChange.reset(count: variables)
      change.reset(count: groups)
      candidates.clear()
      counted = []
      listedPrice.reset(to: 0, count: variables)
    }
  }

  /// A place whose row may be worth releasing.
  struct Candidate: HeapElement, Sendable {
    var price: Double
    var place: Int32
    /// The level of the row that was there.
    var level: Int32

    /// Orders by the least important level, then the best price, then the lower place, so that the steps do
    /// not depend on the heap's history.
    @inline(__always)
    func isBefore(_ other: Candidate) -> Bool {
      if level != other.level { return level > other.level }
      return price < other.price || (price == other.price && place < other.place)
    }
  }

  /// A breakpoint in the direction of a step.
  struct StepBreakpoint: HeapElement, Sendable {
    var length: Double
    var row: Int32
    /// The increase of the objective's slope there; infinite at barriers.
    var rise: Double
    var pivot: Double

    /// Orders by length, then the larger pivot, then the lower row.
    @inline(__always)
    func isBefore(_ other: StepBreakpoint) -> Bool {
      if length != other.length { return length < other.length }
      if pivot.magnitude != other.pivot.magnitude { return pivot.magnitude > other.pivot.magnitude }
      return row < other.row
    }
  }
}
