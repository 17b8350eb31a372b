// What presolve left, split into independent components: which variables and rows each has, and its last vertex.
//
// Required inequalities with one variable are merged into bounds first: of a hundred equal widths that may not be
// negative one row remains.

struct Components: Sendable {
  /// Effective bounds by variable, from all required rows with this variable alone.
  var lower: [Double] = []
  var upper: [Double] = []
  /// The rows they come from.
  private(set) var singletons: [Int32] = []
  /// Rows without variables: their constants alone say whether they hold.
  private(set) var emptyRows: [Int32] = []
  /// By variable: the row that each bound comes from, the tightest, of equals the first.
  private var lowerRow: [Int32] = []
  private var upperRow: [Int32] = []

  /// Flat lists with a range per component. A row is one of the reduction's, or `~(2 · variable + side)` for a bound.
  var variableStart: [Int32] = [0]
  var variables: [Int32] = []
  var rowStart: [Int32] = [0]
  var rows: [Int32] = []
  /// By variable: its index within its component.
  var localIndex: [Int32] = []
  /// By variable: its component, or −1 if eliminated.
  var component: [Int32] = []

  // The last vertex, flat like `variables` and `rows`.
  var tight: [Int32] = []
  var isBlockedUp: [Bool] = []
  var isBlockedDown: [Bool] = []
  /// By component: whether `tight` is a vertex to go on from, and whether its optimal face is more than a point.
  var isSolved: [Bool] = []
  var isOpen: [Bool] = []
  /// By row: the constant at the last vertex.
  var savedConstant: [Double] = []

  var count: Int { variableStart.count - 1 }

  init() {}

  init(_ reduction: Reduction) {
    let n = reduction.variableCount
    var root = [Int32](repeating: 0, count: n)
    for variable in 0..<n { root[variable] = Int32(variable) }
    func find(_ variable: Int32, _ root: inout [Int32]) -> Int32 {
      var v = variable
      while root[Int(v)] != v {
        root[Int(v)] = root[Int(root[Int(v)])]
        v = root[Int(v)]
      }
      return v
    }
    // The rows of several variables or levels, each with its first variable: looked up once, as they are far apart.
    var kept: [(row: Int32, variable: Int32)] = []
    kept.reserveCapacity(reduction.rows.count)
    for row in 0..<reduction.rows.count where !reduction.rows[row].isUsed && !reduction.rows[row].isAlike {
      let length = reduction.rows[row].length
      let variable = length == 0 ? -1 : reduction.pool[Int(reduction.rows[row].start)].column
      // Rows alike come one after the other.
      var member = Int32(row)
      while member >= 0 {
        let isRequired = reduction.rows[Int(member)].level == 0
        if length == 0 {
          if isRequired { emptyRows.append(member) }
        } else if length == 1, isRequired {
          singletons.append(member)
        } else {
          kept.append((member, variable))
        }
        member = reduction.rows[Int(member)].nextAlike
      }
      if length < 2 { continue }
      let first = find(variable, &root)
      var link = first
      for term in reduction.terms(of: row) {
        let other = find(reduction.pool[term].column, &root)
        // The lowest variable leads, so that components come in order of creation.
        if other < link {
          root[Int(link)] = other
          link = other
        } else {
          root[Int(other)] = link
        }
      }
    }
    computeBounds(reduction)
    component = [Int32](repeating: -1, count: n)
    localIndex = [Int32](repeating: 0, count: n)
    var sizes: [Int32] = []
    for variable in 0..<n where !reduction.isEliminated[variable] {
      let leader = Int(find(Int32(variable), &root))
      if component[leader] < 0 {
        component[leader] = Int32(sizes.count)
        sizes.append(0)
      }
      component[variable] = component[leader]
      localIndex[variable] = sizes[Int(component[leader])]
      sizes[Int(component[leader])] += 1
    }
    var rowSizes = [Int32](repeating: 0, count: sizes.count)
    for (_, variable) in kept { rowSizes[Int(component[Int(variable)])] += 1 }
    for variable in 0..<n where component[variable] >= 0 {
      if hasLower[variable] { rowSizes[Int(component[variable])] += 1 }
      if hasUpper[variable] { rowSizes[Int(component[variable])] += 1 }
    }
    for size in sizes { variableStart.append(variableStart[variableStart.count - 1] + size) }
    for size in rowSizes { rowStart.append(rowStart[rowStart.count - 1] + size) }
    variables = [Int32](repeating: 0, count: Int(variableStart[sizes.count]))
    for variable in 0..<n where component[variable] >= 0 {
      variables[Int(variableStart[Int(component[variable])] + localIndex[variable])] = Int32(variable)
    }
    rows = [Int32](repeating: 0, count: Int(rowStart[sizes.count]))
    var place = rowStart
    func put(_ row: Int32, in component: Int) {
      rows[Int(place[component])] = row
      place[component] += 1
    }
    for (row, variable) in kept { put(row, in: Int(component[Int(variable)])) }
    for variable in 0..<n where component[variable] >= 0 {
      if hasLower[variable] { put(~Int32(2 * variable), in: Int(component[variable])) }
      if hasUpper[variable] { put(~Int32(2 * variable + 1), in: Int(component[variable])) }
    }
    tight = [Int32](repeating: 0, count: variables.count)
    isBlockedUp = [Bool](repeating: false, count: rows.count)
    isBlockedDown = [Bool](repeating: false, count: rows.count)
    isSolved = [Bool](repeating: false, count: sizes.count)
    isOpen = [Bool](repeating: false, count: sizes.count)
    savedConstant = [Double](repeating: 0, count: rows.count)
  }

  private var hasLower: [Bool] = []
  private var hasUpper: [Bool] = []

  /// Merges the rows of one variable into bounds, from the reduction's present constants.
  mutating func computeBounds(_ reduction: Reduction) {
    lower.reset(to: -.infinity, count: reduction.variableCount)
    upper.reset(to: .infinity, count: reduction.variableCount)
    lowerRow.reset(to: -1, count: reduction.variableCount)
    upperRow.reset(to: -1, count: reduction.variableCount)
    if hasLower.isEmpty {
      hasLower.reset(to: false, count: reduction.variableCount)
      hasUpper.reset(to: false, count: reduction.variableCount)
    }
    for row in singletons { applyBound(Int(row), reduction) }
  }

  /// Tightens a variable's bounds by a row of this variable alone.
  private mutating func applyBound(_ row: Int, _ reduction: Reduction) {
    let term = Int(reduction.rows[row].start)
    let variable = Int(reduction.pool[term].column)
    let bound = reduction.rows[row].constant / reduction.pool[term].value
    let isFlipped = reduction.pool[term].value < 0
    let shape = reduction.rows[row].shape
    if shape == .equal || (shape == .atLeast) != isFlipped {
      if bound > lower[variable] {
        lower[variable] = bound
        lowerRow[variable] = Int32(truncatingIfNeeded: row)
      }
      hasLower[variable] = true
    }
    if shape == .equal || (shape == .atMost) != isFlipped {
      if bound < upper[variable] {
        upper[variable] = bound
        upperRow[variable] = Int32(truncatingIfNeeded: row)
      }
      hasUpper[variable] = true
    }
  }

  /// Computes a variable's bounds anew from the rows of this variable alone.
  ///
  /// - Returns: which have changed.
  mutating func updateBounds(
    of variable: Int, singletons: ArraySlice<Int32>, _ reduction: Reduction
  ) -> (lower: Bool, upper: Bool) {
    let (oldLower, oldUpper) = (lower[variable], upper[variable])
    lower[variable] = -.infinity
    upper[variable] = .infinity
    for row in singletons { applyBound(Int(row), reduction) }
    return (lower[variable] != oldLower, upper[variable] != oldUpper)
  }

  /// The right-hand side of a component's row.
  @inline(__always)
  func constant(ofSlot slot: Int, _ reduction: Reduction) -> Double {
    let row = rows[slot]
    if row >= 0 { return reduction.rows[Int(row)].constant }
    return ~row & 1 == 1 ? upper[Int(~row) / 2] : lower[Int(~row) / 2]
  }

  /// The greatest violation of a required row without variables, in points.
  func largestResidual(_ reduction: Reduction) -> Double {
    var largest = 0.0
    for row in emptyRows { largest = max(largest, violation(ofEmpty: Int(row), reduction)) }
    return largest
  }

  /// How far a row without variables is from holding, in points.
  func violation(ofEmpty row: Int, _ reduction: Reduction) -> Double {
    let constant = reduction.rows[row].constant
    let violation =
      switch reduction.rows[row].shape {
      case .equal: constant.magnitude
      case .atMost: -constant
      case .atLeast: constant
      }
    let margin =
      Tolerances.feasibility + Tolerances.relativeFeasibility * reduction.originalConstant[row].magnitude
    return violation > margin ? violation * reduction.weight(of: row) : 0
  }

  /// The program's row (or bound) behind a component's row, and what to multiply a multiplier of the latter by to
  /// get the former's. Only meaningful if nothing was eliminated.
  func origin(ofSlot slot: Int, _ reduction: Reduction) -> (source: Int32, scale: Double) {
    let row = Int(row(ofSlot: slot))
    let factor = rows[slot] < 0 ? 1 / reduction.pool[Int(reduction.rows[row].start)].value : 1
    return (reduction.sources[row], factor * reduction.rows[row].scale)
  }

  /// The reduction's row that a component's row, or the bound it is, comes from.
  @inline(__always)
  func row(ofSlot slot: Int) -> Int32 {
    let row = rows[slot]
    if row >= 0 { return row }
    return ~row & 1 == 0 ? lowerRow[Int(~row) / 2] : upperRow[Int(~row) / 2]
  }

  func source(ofSlot slot: Int, _ reduction: Reduction) -> Int32 { origin(ofSlot: slot, reduction).source }

  /// Fills the kernel with a component's rows.
  func load(_ index: Int, of reduction: Reduction, into kernel: inout Kernel) {
    kernel.begin(
      variables: Int(variableStart[index + 1] - variableStart[index]),
      rows: Int(rowStart[index + 1] - rowStart[index]))
    // Where the terms of the row before start, which a row alike has too.
    var lastStart: Int32 = -1
    for slot in Int(rowStart[index])..<Int(rowStart[index + 1]) {
      let row = rows[slot]
      if row < 0 {
        let variable = Int(~row) / 2
        let isUpper = ~row & 1 == 1
        kernel.addTerm(Int(localIndex[variable]), 1)
        kernel.endRow(
          isUpper ? .atMost : .atLeast, constant: isUpper ? upper[variable] : lower[variable], level: 0,
          weight: 1)
      } else {
        let row = Int(row)
        let isAlike = reduction.rows[row].isAlike && reduction.rows[row].start == lastStart
        lastStart = reduction.rows[row].start
        if !isAlike {
          for term in reduction.terms(of: row) {
            kernel.addTerm(Int(localIndex[Int(reduction.pool[term].column)]), reduction.pool[term].value)
          }
        }
        kernel.endRow(
          reduction.rows[row].shape, constant: reduction.rows[row].constant, level: reduction.rows[row].level,
          weight: reduction.weight(of: row), sharesTerms: isAlike)
      }
    }
    kernel.finishRows()
  }
}
