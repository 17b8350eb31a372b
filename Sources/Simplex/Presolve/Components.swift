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
    /// The row that each bound comes from: the tightest if all are relaxed by `relief`, and the first of equal
    /// ones.
    var lowerRow: Int32 = -1
    var upperRow: Int32 = -1
    /// Whether any row bounds the variable, regardless of its constant.
    var hasLower = false
    var hasUpper = false
  }

  /// By variable.
  var bounds: [Bounds] = []
  /// How far rows may be off, in points, when bounds are compared. A search for conflicts has the conflict
  /// tolerance: what a row is relaxed by moves a variable with a small coefficient further.
  private(set) var relief = 0.0
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

  /// No components.
  init() {}

  /// The components of a presolved program, in place of the present ones.
  mutating func load(_ presolve: Presolve, relief: Double = 0, _ work: inout PresolveWorkspace) {
    clear()
    self.relief = relief
    work.connected.reset(count: presolve.variableCount)
    sortRows(presolve, &work)
    computeBounds(presolve)
    numberVariables(presolve, &work)
    layOutVariables(work.sizes)
    let componentCount = work.sizes.count
    layOutRows(componentCount: componentCount, &work)
    nonbasic.reset(to: 0, count: variables.count)
    isBlockedUp.reset(to: false, count: rows.count)
    isBlockedDown.reset(to: false, count: rows.count)
    isSolved.reset(to: false, count: componentCount)
    isOpen.reset(to: false, count: componentCount)
    savedConstant.reset(to: 0, count: rows.count)
  }

  /// Removes everything but keeps the memory.
  mutating func clear() {
    bounds.clear()
    singletons.clear()
    emptyRows.clear()
    variableStart.reset(to: 0, count: 1)
    variables.clear()
    rowStart.reset(to: 0, count: 1)
    rows.clear()
    localIndex.clear()
    component.clear()
    nonbasic.clear()
    isBlockedUp.clear()
    isBlockedDown.clear()
    isSolved.clear()
    isOpen.clear()
    savedConstant.clear()
  }

  /// A row with several variables or of an optional level, with its first variable. Stored together, because
  /// they are far apart in memory.
  struct KeptRow: Sendable {
    fileprivate var row: Int32
    fileprivate var variable: Int32
  }

  /// Classifies the remaining rows, and connects the variables of each.
  private mutating func sortRows(_ presolve: Presolve, _ work: inout PresolveWorkspace) {
    work.kept.clear()
    work.kept.reserveCapacity(presolve.rows.count)
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
          work.kept.append(KeptRow(row: member, variable: variable))
        }
        member = presolve.rows[Int(member)].nextParallel
      }
      if length < 2 { continue }
      // The lowest variable is the leader, so that components are in order of creation.
      var leader = work.connected.leader(of: variable)
      for term in presolve.terms(of: row) {
        leader = work.connected.unite(leader: leader, with: presolve.pool[term].column)
      }
    }
  }

  /// Numbers the components and the variables in each, and counts the variables by component.
  private mutating func numberVariables(_ presolve: Presolve, _ work: inout PresolveWorkspace) {
    let n = presolve.variableCount
    component.reset(to: -1, count: n)
    localIndex.reset(to: 0, count: n)
    work.sizes.clear()
    for variable in 0..<n where !presolve.isEliminated[variable] {
      let leader = Int(work.connected.leader(of: Int32(truncatingIfNeeded: variable)))
      if component[leader] < 0 {
        component[leader] = Int32(truncatingIfNeeded: work.sizes.count)
        work.sizes.append(0)
      }
      component[variable] = component[leader]
      localIndex[variable] = work.sizes[Int(component[leader])]
      work.sizes[Int(component[leader])] += 1
    }
  }

  private mutating func layOutVariables(_ sizes: [Int32]) {
    for size in sizes { variableStart.append(variableStart[variableStart.count - 1] + size) }
    variables.reset(to: 0, count: Int(variableStart[sizes.count]))
    for variable in component.indices where component[variable] >= 0 {
      variables[Int(variableStart[Int(component[variable])] + localIndex[variable])] =
        Int32(truncatingIfNeeded: variable)
    }
  }

  private mutating func layOutRows(componentCount: Int, _ work: inout PresolveWorkspace) {
    work.sizes.reset(to: 0, count: componentCount)
    for it in work.kept { work.sizes[Int(component[Int(it.variable)])] += 1 }
    for variable in component.indices where component[variable] >= 0 {
      if bounds[variable].hasLower { work.sizes[Int(component[variable])] += 1 }
      if bounds[variable].hasUpper { work.sizes[Int(component[variable])] += 1 }
    }
    // From here on, the next free place of each component.
    for index in 0..<componentCount {
      let size = work.sizes[index]
      work.sizes[index] = rowStart[index]
      rowStart.append(rowStart[index] + size)
    }
    rows.reset(to: 0, count: Int(rowStart[componentCount]))
    for it in work.kept { put(it.row, in: Int(component[Int(it.variable)]), &work.sizes) }
    for variable in component.indices where component[variable] >= 0 {
      let bound = Int32(truncatingIfNeeded: 2 * variable)
      if bounds[variable].hasLower { put(~bound, in: Int(component[variable]), &work.sizes) }
      if bounds[variable].hasUpper { put(~(bound + 1), in: Int(component[variable]), &work.sizes) }
    }
  }

  @inline(__always)
  private mutating func put(_ row: Int32, in component: Int, _ next: inout [Int32]) {
    rows[Int(next[component])] = row
    next[component] += 1
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
