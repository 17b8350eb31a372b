// One attempt at a solution: presolve, then each component, level by level.

extension Solver {
  /// - Parameters:
  ///   - accepting: how far required rows may be violated, in points, without counting as infeasible.
  ///   - isNew: see `prepareStructure`.
  mutating func attempt(accepting: Double, isNew: Bool = false) -> Attempt {
    prepareStructure(isNew: isNew)
    kernelContent = .nothing
    // Before any check, because a solution contains the values even if this attempt ends early.
    if values.count != structure.presolve.variableCount {
      // Variables that presolve introduces follow the program's.
      values.removeLast(max(0, values.count - program.variableCount))
      values.append(contentsOf: repeatElement(0, count: structure.presolve.variableCount - values.count))
    }
    if accepting > 0 { hasOtherVertices = true }
    if structure.components.largestResidual(structure.presolve) > accepting {
      forgetKeptVertices(from: 0)
      return .suspicious
    }
    for index in 0..<structure.components.count {
      let outcome = solveComponent(index, accepting: accepting)
      if outcome != .optimal {
        forgetKeptVertices(from: index)
        return outcome
      }
    }
    structure.presolve.restore(&values)
    return .optimal
  }

  /// A new solver would not have reached these components.
  private mutating func forgetKeptVertices(from first: Int) {
    if state.isRestarted { structure.components.forgetVertices(from: first) }
  }

  private mutating func solveComponent(_ index: Int, accepting: Double) -> Attempt {
    if state.isRestarted, structure.components.isSolved[index] {
      if structure.components.hasConstantsOfVertex(index, structure.presolve) { return .optimal }
      structure.components.isSolved[index] = false
    }
    if let value = structure.components.solveSingle(index, structure.presolve) {
      values[Int(structure.components.variables[Int(structure.components.variableStart[index])])] = value
      return .optimal
    }
    structure.components.load(index, of: structure.presolve, into: &kernel)
    let levels = kernel.rowsByLevel()
    if structure.components.isSolved[index] {
      hasOtherVertices = true
      structure.components.loadPoint(index, values, &kernel)
      structure.components.resume(index, &kernel)
    } else {
      kernel.start(inserting: startingOrder(of: index, levels))
    }
    let outcome = optimizeLevels(levels, of: index, accepting: accepting)
    if outcome == .suspicious { noteContradiction(in: index) }
    if outcome != .optimal { return outcome }
    kernelContent = .vertex(component: index)
    let first = Int(structure.components.variableStart[index])
    for local in 0..<kernel.problem.n {
      values[Int(structure.components.variables[first + local])] = kernel.vertex.x[local]
    }
    return .optimal
  }

  /// The order in which the kernel's rows are inserted into the start.
  private mutating func startingOrder(of index: Int, _ levels: Kernel.RowsByLevel) -> [Int32] {
    if let sharedStart, structure.components.isLarge(index) {
      let isContradictory = structure.dropped.isEmpty && sharedStart.contradiction?.component == index
      return startingOrder(
        of: index, levels, isContradictory ? sharedStart.contradiction?.nonbasic ?? [] : sharedStart.nonbasic)
    }
    // Usually no row was nonbasic, so that rows need not be looked up.
    if lastNonbasic.isEmpty { return kernel.startingOrder(levels) { _ in false } }
    return startingOrder(of: index, levels, lastNonbasic)
  }

  private mutating func startingOrder(
    of index: Int, _ levels: Kernel.RowsByLevel, _ nonbasic: Set<Int32>
  ) -> [Int32] {
    let first = Int(structure.components.rowStart[index])
    return kernel.startingOrder(levels) {
      nonbasic.contains(structure.components.identity(ofSlot: first + $0, structure.presolve))
    }
  }

  /// Optimizes the levels of the component in the kernel, and saves its vertex.
  mutating func optimizeLevels(
    _ levels: Kernel.RowsByLevel, of index: Int, accepting: Double
  ) -> Attempt {
    for level in 0..<(levels.bounds.count - 1) where levels.bounds[level] < levels.bounds[level + 1] {
      let members = levels.rows[levels.bounds[level]..<levels.bounds[level + 1]]
      switch kernel.optimize(members) {
      case .optimal: break
      case .pivotLimit: return .pivotLimit
      case .unbounded, .numericalFailure: return .numericalFailure
      }
      if level == 0 {
        for row in members where kernel.cost(of: Int(row)) > accepting { return .suspicious }
      }
    }
    if kernel.hasReplacements { kernel.computePoint() }
    structure.components.save(index, &kernel)
    return .optimal
  }
}
