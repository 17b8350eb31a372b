// Solving again after changed constants only: the changes are followed through presolve, to the components they
// reach, and back to the values and rows they move. Nothing else is looked at.
//
// If every row of a component stays on its side of the kink, its last basis is still optimal at every level, whatever
// the constants. If not, the dual simplex brings back those that do not; where that fails, the levels are walked again.

extension Solver {
  /// A changed right-hand side of a row of the reduction.
  struct Edit: Sendable {
    var row: Int32
    var delta: Double
  }

  /// Brings the last solution up to date with the pending edits.
  ///
  /// - Returns: false if that takes a full solve: then nothing but constants of the reduction has changed.
  mutating func update() -> Bool {
    guard let known = lastSolution, known.status == .optimal, edits.count <= Self.largestUpdate else {
      return false
    }
    if dependencies == nil {
      dependencies = Dependencies(program, reduction, components)
      scratch.elimination.reset(count: reduction.eliminations.count)
      scratch.delta.reset(count: reduction.rows.count)
      scratch.moved.reset(count: reduction.variableCount)
      scratch.rows.reset(count: program.rowCount)
      scratch.movesMuch = false
    }
    guard let dependencies else { return false }
    // One edit after the other adds up roundings; now and then all is computed anew.
    updatesSinceReplay += 1
    if updatesSinceReplay > Self.updatesBetweenReplays { return false }
    var solution = known
    lastSolution = nil
    prepare()
    guard propagate(dependencies), solveTouched(dependencies) else { return false }
    restoreTouched(dependencies)
    refreshRows(&solution, dependencies)
    solution.statistics.pivots = kernel.pivots
    solution.statistics.factorizations = kernel.factorizations
    solution.statistics.isReentered = true
    lastSolution = solution
    return solution.status == .optimal
  }

  private static var largestUpdate: Int { 64 }
  private static var updatesBetweenReplays: Int { 256 }

  private mutating func prepare() {
    scratch.delta.clear()
    scratch.moved.clear()
    scratch.slots.clear()
    scratch.bounded.clear()
    scratch.edited.clear()
    for edit in edits {
      scratch.delta.add(Int(edit.row), edit.delta)
      scratch.edited.append(reduction.sources[Int(edit.row)])
    }
    edits.clear()
  }

  /// Follows the changes of constants through the recorded eliminations.
  private mutating func propagate(_ dependencies: Dependencies) -> Bool {
    for row in scratch.delta.indices where dependencies.eliminationOfRow[Int(row)] >= 0 {
      scratch.elimination.insert(Int(dependencies.eliminationOfRow[Int(row)]))
    }
    var hint = 0
    while let index = scratch.elimination.popFirst(hint: &hint) {
      scratch.touched.append(Int32(truncatingIfNeeded: index))
      let delta = scratch.delta[Int(reduction.eliminations[index].row)]
      if delta == 0 { continue }
      for step in reduction.steps(of: index) {
        var row = reduction.steps[step].target
        let moved = -reduction.steps[step].factor * delta
        while row >= 0 {
          scratch.delta.add(Int(row), moved)
          row = reduction.rows[Int(row)].nextAlike
        }
        let next = dependencies.eliminationOfRow[Int(reduction.steps[step].target)]
        if next >= 0 { scratch.elimination.insert(Int(next)) }
      }
    }
    for index in scratch.delta.indices {
      let row = Int(index)
      reduction.rows[row].constant += scratch.delta[row]
      if dependencies.eliminationOfRow[row] >= 0 { continue }
      if dependencies.slotOfRow[row] >= 0 {
        scratch.slots.append(dependencies.slotOfRow[row])
      } else if reduction.rows[row].length == 1 {
        let variable = Int(reduction.pool[Int(reduction.rows[row].start)].column)
        scratch.bounded.append(Int32(truncatingIfNeeded: variable))
      } else if reduction.rows[row].level == 0, components.violation(ofEmpty: row, reduction) > 0 {
        clearTouched()
        return false
      }
    }
    for variable in scratch.bounded {
      let changed = components.updateBounds(
        of: Int(variable), singletons: dependencies.singletons[Int(variable)], reduction)
      let bound = 2 * Int(variable)
      if changed.lower, dependencies.slotOfBound[bound] >= 0 {
        scratch.slots.append(dependencies.slotOfBound[bound])
      }
      if changed.upper, dependencies.slotOfBound[bound + 1] >= 0 {
        scratch.slots.append(dependencies.slotOfBound[bound + 1])
      }
    }
    // By component, as slots are numbered.
    scratch.slots.sort()
    return true
  }

  mutating func clearTouched() {
    scratch.touched.clear()
  }

  /// Solves the components with changed constants.
  private mutating func solveTouched(_ dependencies: Dependencies) -> Bool {
    var next = 0
    while next < scratch.slots.count {
      let begin = next
      let component = Int(dependencies.componentOfSlot[Int(scratch.slots[begin])])
      let end = Int(components.rowStart[component + 1])
      while next < scratch.slots.count, Int(scratch.slots[next]) < end { next += 1 }
      scratch.violated.clear()
      if loadedComponent != component {
        components.load(component, of: reduction, into: &kernel)
        components.loadPoint(component, values, &kernel)
        components.resumeFace(component, &kernel)
        loadedComponent = component
        kernel.collectOffFace(&scratch.violated)
      } else {
        let first = Int(components.rowStart[component])
        // New factors serve all changes to come.
        if kernel.factor.replacementCount > Kernel.dualStepsTrusted { kernel.refactor() }
        kernel.beginConstants()
        for slot in scratch.slots[begin..<next] {
          let constant = components.constant(ofSlot: Int(slot), reduction)
          let row = Int(slot) - first
          if constant != kernel.constants[row] { kernel.setConstant(row, constant) }
        }
        kernel.moveToConstants(&scratch.violated)
      }
      if !scratch.violated.isEmpty {
        if kernel.repair(&scratch.violated, levels: reduction.priorities.count + 1) {
          components.save(component, &kernel)
        } else if !solveLevels(component) {
          clearTouched()
          return false
        }
      }
      let first = Int(components.variableStart[component])
      for local in 0..<kernel.n {
        let variable = Int(components.variables[first + local])
        if values[variable] != kernel.x[local] {
          values[variable] = kernel.x[local]
          scratch.moved.set(variable, 1)
        }
      }
    }
    return true
  }

  /// Walks the levels again from the kernel's basis.
  private mutating func solveLevels(_ component: Int) -> Bool {
    loadedComponent = -1
    if kernel.factor.replacementCount > 0 { kernel.refactor() }
    kernel.open()
    guard optimizeLevels(kernel.rowsByLevel(), of: component, accepting: 0) == .optimal else { return false }
    loadedComponent = component
    return true
  }
}

/// Working memory of updates.
struct UpdateScratch: Sendable {
  var elimination = IndexSet()
  /// By row of the reduction: how much its constant changes.
  var delta = SparseVector()
  /// Variables whose value changed, and rows of the program to evaluate.
  var moved = SparseVector()
  var rows = IndexSet()
  /// Eliminations whose constant changed.
  var touched: [Int32] = []
  /// Rows of components whose constants changed, and variables whose required bounds may have.
  var slots: [Int32] = []
  var bounded: [Int32] = []
  /// Rows of the program whose constants were changed.
  var edited: [Int32] = []
  /// Whether the last update moved so much that following every variable costs more than going through all in order.
  var movesMuch = false
  /// By variable: whether it moved in one of these updates. The next one mostly moves the same.
  var isCovered: [Bool] = []
  /// The rows with such a variable.
  var coveredRows: [Int32] = []
  /// By variable, those of presolve included: whether it depends on one that moved, or did.
  var isReached: [Bool] = []
  /// Whether the lists below and above hold for the variables marked.
  var isCoverComplete = false
  /// The eliminations of such variables, the last first.
  var coveredEliminations: [Int32] = []
  /// Rows of the component at work that are on the wrong side of their kink.
  var violated: [Int32] = []
}
