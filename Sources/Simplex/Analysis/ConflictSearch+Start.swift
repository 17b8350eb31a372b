// Where the search for conflicts starts in a component: at a vertex that only its rows decide, not their constants.
// Searches of the same rows with other constants find it again, which takes a third of their time in large
// components.

extension ConflictSearch {
  /// The start of a search.
  struct Start: Sendable {
    /// What decides it: the rows, and the order of preference.
    fileprivate let rows: [Int32]
    fileprivate let order: [Int32]
    fileprivate let vertex: Kernel.Vertex
    /// The terms visited on the way.
    fileprivate let operations: Int
  }

  /// Moves the kernel to the start of a component.
  mutating func start(_ kernel: inout Kernel, _ component: Component, _ presolve: Presolve) {
    guard starts != nil, isFirst, kernel.problem.m >= WorkLimits.rowsOfKeptStart else {
      startAnew(&kernel, component, presolve)
      return
    }
    let rows = components.rows[
      Int(components.rowStart[component.index])..<Int(components.rowStart[component.index + 1])]
    let before = kernel.vertex.factor.operations
    if let known = starts?[component.index], known.order == component.order, known.rows[...] == rows {
      kernel.start(at: known.vertex)
      kernel.vertex.factor.operations = before + known.operations
      return
    }
    startAnew(&kernel, component, presolve)
    starts?[component.index] = Start(
      rows: Array(rows), order: component.order, vertex: kernel.vertex,
      operations: kernel.vertex.factor.operations - before)
  }

  private mutating func startAnew(_ kernel: inout Kernel, _ component: Component, _ presolve: Presolve) {
    if !kernel.start(inserting: component.order, effort: WorkLimits.startEffortWithoutPresolve) {
      kernel.start(pivots: sparsePivots(component.index, presolve), inserting: component.order)
      kernel.exchange(preferring: component.order)
    }
  }

  /// The component's equalities in presolve's elimination order, each with its column.
  private mutating func sparsePivots(
    _ component: Int, _ presolve: Presolve
  ) -> [(row: Int32, column: Int32)] {
    let eliminated: Presolve
    if let sparse {
      eliminated = sparse
    } else {
      var copy = presolve
      copy.eliminate(freeColumns: false, &presolveWork)
      sparse = copy
      eliminated = copy
    }
    let first = Int(components.rowStart[component])
    var local: [Int32: Int32] = [:]
    for slot in first..<Int(components.rowStart[component + 1]) {
      local[components.row(ofSlot: slot)] = Int32(truncatingIfNeeded: slot - first)
    }
    var pivots: [(row: Int32, column: Int32)] = []
    for it in eliminated.eliminations {
      if let row = local[it.row] { pivots.append((row, components.localIndex[Int(it.variable)])) }
    }
    return pivots
  }
}
