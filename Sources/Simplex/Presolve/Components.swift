// Splits the presolved program into independent components. Contains the variables and rows of each, and its
// last vertex.
//
// `Components+Bounds` first merges required inequalities with one variable into bounds. `Components+Vertex`
// saves the last vertex of each.

struct Components: Sendable {
  /// The bounds of a variable, from all required rows that contain only this variable.
  struct Bounds: Sendable {
    var lower = -Double.infinity
    var upper = Double.infinity
    /// The row that each bound comes from, which is the tightest, and the first of equal ones.
    var lowerRow: Int32 = -1
    var upperRow: Int32 = -1
    /// Whether any row bounds the variable, regardless of its constant.
    var hasLower = false
    var hasUpper = false
  }

  /// By variable.
  var bounds: [Bounds] = []
  /// The rows that bounds come from.
  private(set) var singletons: [Int32] = []
  /// Rows without variables. Only their constants decide whether they are satisfied.
  private(set) var emptyRows: [Int32] = []

  /// Flat lists with a range per component. A row is a presolved row, or `~(2 · variable + side)` for a
  /// bound.
  var variableStart: [Int32] = [0]
  var variables: [Int32] = []
  var rowStart: [Int32] = [0]
  var rows: [Int32] = []
  /// By variable: its index within its component.
  var localIndex: [Int32] = []
  /// By variable: its component, or −1 if eliminated.
  var component: [Int32] = []

  // The last vertex, in flat lists like `variables` and `rows`.
  var nonbasic: [Int32] = []
  var isBlockedUp: [Bool] = []
  var isBlockedDown: [Bool] = []
  /// By component: whether `nonbasic` is a vertex to start from, and whether its optimal face is more than a
  /// point.
  var isSolved: [Bool] = []
  var isOpen: [Bool] = []
  /// By row: its constant at the last vertex.
  var savedConstant: [Double] = []

  var count: Int { variableStart.count - 1 }

  init() {}

  init(_ presolve: Presolve) {
    var connected = DisjointSets(count: presolve.variableCount)
    let kept = sortRows(presolve, &connected)
    computeBounds(presolve)
    let sizes = numberVariables(presolve, &connected)
    layOutVariables(sizes)
    layOutRows(kept, componentCount: sizes.count)
    nonbasic = [Int32](repeating: 0, count: variables.count)
    isBlockedUp = [Bool](repeating: false, count: rows.count)
    isBlockedDown = [Bool](repeating: false, count: rows.count)
    isSolved = [Bool](repeating: false, count: sizes.count)
    isOpen = [Bool](repeating: false, count: sizes.count)
    savedConstant = [Double](repeating: 0, count: rows.count)
  }

  /// A row with several variables or of an optional level, with its first variable. Stored together, because
  /// they are far apart in memory.
  private struct KeptRow {
    var row: Int32
    var variable: Int32
  }

  /// Classifies the remaining rows, and connects the variables of each.
  private mutating func sortRows(_ presolve: Presolve, _ connected: inout DisjointSets) -> [KeptRow] {
    var kept: [KeptRow] = []
    kept.reserveCapacity(presolve.rows.count)
    for row in 0..<presolve.rows.count where !presolve.rows[row].isUsed && !presolve.rows[row].isParallel {
      let length = presolve.rows[row].length
      let variable = length == 0 ? -1 : presolve.pool[Int(presolve.rows[row].start)].column
      // Parallel rows are adjacent in the list.
      var member = Int32(truncatingIfNeeded: row)
      while member >= 0 {
        let isRequired = presolve.rows[Int(member)].level == 0
        if length == 0 {
          if isRequired { emptyRows.append(member) }
        } else if length == 1, isRequired {
          singletons.append(member)
        } else {
          kept.append(KeptRow(row: member, variable: variable))
        }
        member = presolve.rows[Int(member)].nextParallel
      }
      if length < 2 { continue }
      // The lowest variable is the leader, so that components are in order of creation.
      var leader = connected.leader(of: variable)
      for term in presolve.terms(of: row) {
        leader = connected.unite(leader: leader, with: presolve.pool[term].column)
      }
    }
    return kept
  }

  /// Numbers the components and the variables in each.
  ///
  /// - Returns: the number of variables by component.
  private mutating func numberVariables(_ presolve: Presolve, _ connected: inout DisjointSets) -> [Int32] {
    let n = presolve.variableCount
    component = [Int32](repeating: -1, count: n)
    localIndex = [Int32](repeating: 0, count: n)
    var sizes: [Int32] = []
    for variable in 0..<n where !presolve.isEliminated[variable] {
      let leader = Int(connected.leader(of: Int32(truncatingIfNeeded: variable)))
      if component[leader] < 0 {
        component[leader] = Int32(truncatingIfNeeded: sizes.count)
        sizes.append(0)
      }
      component[variable] = component[leader]
      localIndex[variable] = sizes[Int(component[leader])]
      sizes[Int(component[leader])] += 1
    }
    return sizes
  }

  private mutating func layOutVariables(_ sizes: [Int32]) {
    for size in sizes { variableStart.append(variableStart[variableStart.count - 1] + size) }
    variables = [Int32](repeating: 0, count: Int(variableStart[sizes.count]))
    for variable in component.indices where component[variable] >= 0 {
      variables[Int(variableStart[Int(component[variable])] + localIndex[variable])] =
        Int32(truncatingIfNeeded: variable)
    }
  }

  private mutating func layOutRows(_ kept: [KeptRow], componentCount: Int) {
    var sizes = [Int32](repeating: 0, count: componentCount)
    for it in kept { sizes[Int(component[Int(it.variable)])] += 1 }
    for variable in component.indices where component[variable] >= 0 {
      if bounds[variable].hasLower { sizes[Int(component[variable])] += 1 }
      if bounds[variable].hasUpper { sizes[Int(component[variable])] += 1 }
    }
    for size in sizes { rowStart.append(rowStart[rowStart.count - 1] + size) }
    rows = [Int32](repeating: 0, count: Int(rowStart[componentCount]))
    var next = rowStart
    func put(_ row: Int32, in component: Int) {
      rows[Int(next[component])] = row
      next[component] += 1
    }
    for it in kept { put(it.row, in: Int(component[Int(it.variable)])) }
    for variable in component.indices where component[variable] >= 0 {
      let bound = Int32(truncatingIfNeeded: 2 * variable)
      if bounds[variable].hasLower { put(~bound, in: Int(component[variable])) }
      if bounds[variable].hasUpper { put(~(bound + 1), in: Int(component[variable])) }
    }
  }

  /// The right-hand side of a component's row.
  @inline(__always)
  func constant(ofSlot slot: Int, _ presolve: Presolve) -> Double {
    let row = rows[slot]
    if row >= 0 { return presolve.rows[Int(row)].constant }
    return ~row & 1 == 1 ? bounds[Int(~row) / 2].upper : bounds[Int(~row) / 2].lower
  }

  /// The largest violation of a required row without variables, in points.
  func largestResidual(_ presolve: Presolve) -> Double {
    var largest = 0.0
    for row in emptyRows { largest = max(largest, violation(ofEmpty: Int(row), presolve)) }
    return largest
  }

  /// The violation of a row without variables, in points.
  func violation(ofEmpty row: Int, _ presolve: Presolve) -> Double {
    let constant = presolve.rows[row].constant
    let violation =
      switch presolve.rows[row].shape {
      case .equal: constant.magnitude
      case .atMost: -constant
      case .atLeast: constant
      }
    let margin =
      Tolerances.feasibility + Tolerances.relativeFeasibility * presolve.originalConstant[row].magnitude
    return violation > margin ? violation * presolve.weight(of: row) : 0
  }

  /// The program's row (or bound) for a component's row, and the factor that converts multipliers of the
  /// latter to the former. Meaningful only if nothing was eliminated.
  func origin(ofSlot slot: Int, _ presolve: Presolve) -> (source: Int32, scale: Double) {
    let row = Int(row(ofSlot: slot))
    let factor = rows[slot] < 0 ? 1 / presolve.pool[Int(presolve.rows[row].start)].value : 1
    return (presolve.sources[row], factor * presolve.rows[row].scale)
  }

  /// The presolved row that a component's row, or its bound, comes from.
  @inline(__always)
  func row(ofSlot slot: Int) -> Int32 {
    let row = rows[slot]
    if row >= 0 { return row }
    return ~row & 1 == 0 ? bounds[Int(~row) / 2].lowerRow : bounds[Int(~row) / 2].upperRow
  }

  func source(ofSlot slot: Int, _ presolve: Presolve) -> Int32 { origin(ofSlot: slot, presolve).source }
}
