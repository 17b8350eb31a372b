// The kernel's working memory, kept from step to step and from component to component so that none of it is
// allocated anew.

extension Kernel {
  struct Workspace: Sendable {
    /// By column: how x changes along a step; a linear objective, or a row to be solved for.
    var direction = SparseVector()
    var byColumn = SparseVector()
    /// By place: the coordinates of a row in the nonbasic rows, and how rates change.
    var byPosition = SparseVector()
    var rateChange = SparseVector()
    /// By group: how the slacks of its rows change.
    var change = SparseVector()
    /// By row, while constants change.
    var rowChange = SparseVector()
    /// The breakpoints that a step meets, the nearest first.
    var stepBreakpoints = BinaryHeap<StepBreakpoint>()
    /// The level that is optimized, or −1; and what `Kernel+ZeroSlopeExtension` looks at of those below.
    var workingLevel: Int32 = -1
    var extensionBreakpoints: [StepBreakpoint] = []
    var lowerSlopes: [Double] = []
    /// All rows whose costs count, and maybe others, in order.
    var counted: ArraySlice<Int32> = []
    /// Places whose rows may be worth releasing, the best price first. Prices may be outdated; a place whose
    /// price improves is listed anew.
    var candidates = BinaryHeap<Candidate>()
    /// By place: the best price it is listed at, or 0.
    var listedPrice: [Double] = []
    /// Whether a rate is no number: the factors have lost all precision.
    var isCorrupt = false
    /// By column: how many rows that are still to be inserted have it.
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

    /// The least important level first, then the best price; of equal prices the lower place, so that the
    /// steps taken do not depend on the heap's history.
    @inline(__always)
    func isBefore(_ other: Candidate) -> Bool {
      if level != other.level { return level > other.level }
      return price < other.price || (price == other.price && place < other.place)
    }
  }

  /// A breakpoint that a step meets.
  struct StepBreakpoint: HeapElement, Sendable {
    var length: Double
    var row: Int32
    /// How much the objective's slope rises there; infinite at barriers.
    var rise: Double
    var pivot: Double

    /// Of equal lengths the larger pivot comes first, of equal pivots the lower row.
    @inline(__always)
    func isBefore(_ other: StepBreakpoint) -> Bool {
      if length != other.length { return length < other.length }
      if pivot.magnitude != other.pivot.magnitude { return pivot.magnitude > other.pivot.magnitude }
      return row < other.row
    }
  }
}
