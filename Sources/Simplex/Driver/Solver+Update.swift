// Solves again after changes of constants: follows the changes through presolve to the affected components,
// and from these to the affected values and rows. Nothing else is examined.
//
// If every row of a component stays on its side of the breakpoint, the last basis is still optimal in every
// level, regardless of the constants. If not, the dual simplex moves the other rows back. If that fails, the
// levels are optimized again.

extension Solver {
  /// The last solution, updated for the constants that have changed since.
  ///
  /// - Returns: nil if a full solve is necessary. Then only presolved constants have changed.
  mutating func updatedSolution() -> Solution? {
    guard isStructureCurrent, !structure.isPrecise, structure.dropped.isEmpty, !isForgiving,
      let (known, changes) = state.takeSolution(),
      known.status == .optimal, changes.count <= WorkLimits.updatedConstants
    else { return nil }
    update.prepare(program, structure)
    guard let dependencies = update.dependencies else { return nil }
    // Rounding errors add up over many edits, so everything is recomputed from time to time.
    update.count += 1
    if update.count > WorkLimits.updatesBetweenReplays { return nil }
    var solution = known
    update.scratch.begin(changes, structure.presolve)
    guard propagate(dependencies), solveTouched(dependencies) else { return nil }
    restoreTouched(dependencies)
    refreshRows(&solution, dependencies)
    solution.statistics.pivots = kernel.pivots
    solution.statistics.factorizations = kernel.factorizations
    solution.statistics.isReentered = true
    return solution.status == .optimal ? solution : nil
  }

  /// Propagates changed constants through the recorded eliminations.
  private mutating func propagate(_ dependencies: Dependencies) -> Bool {
    for row in update.scratch.delta.indices where dependencies.eliminationOfRow[Int(row)] >= 0 {
      update.scratch.elimination.insert(Int(dependencies.eliminationOfRow[Int(row)]))
    }
    var hint = 0
    while let index = update.scratch.elimination.popFirst(hint: &hint) {
      update.scratch.touched.append(Int32(truncatingIfNeeded: index))
      let delta = update.scratch.delta[Int(structure.presolve.eliminations[index].row)]
      if delta == 0 { continue }
      for step in structure.presolve.steps(of: index) {
        var row = structure.presolve.steps[step].target
        let moved = -structure.presolve.steps[step].factor * delta
        while row >= 0 {
          update.scratch.delta.add(Int(row), moved)
          row = structure.presolve.rows[Int(row)].nextParallel
        }
        let next = dependencies.eliminationOfRow[Int(structure.presolve.steps[step].target)]
        if next >= 0 { update.scratch.elimination.insert(Int(next)) }
      }
    }
    for index in update.scratch.delta.indices {
      let row = Int(index)
      structure.presolve.rows[row].constant += update.scratch.delta[row]
      if dependencies.eliminationOfRow[row] >= 0 { continue }
      if dependencies.slotOfRow[row] >= 0 {
        update.scratch.slots.append(dependencies.slotOfRow[row])
      } else if structure.presolve.rows[row].length == 1 {
        let variable = Int(structure.presolve.pool[Int(structure.presolve.rows[row].start)].column)
        update.scratch.bounded.append(Int32(truncatingIfNeeded: variable))
      } else if structure.presolve.rows[row].level == 0,
        structure.components.violation(ofEmpty: row, structure.presolve) > 0
      {
        clearTouched()
        return false
      }
    }
    for variable in update.scratch.bounded {
      let changed = structure.components.updateBounds(
        of: Int(variable), singletons: dependencies.singletons[Int(variable)], structure.presolve)
      let bound = 2 * Int(variable)
      if changed.lower, dependencies.slotOfBound[bound] >= 0 {
        update.scratch.slots.append(dependencies.slotOfBound[bound])
      }
      if changed.upper, dependencies.slotOfBound[bound + 1] >= 0 {
        update.scratch.slots.append(dependencies.slotOfBound[bound + 1])
      }
    }
    // Sorts by component, because slots are numbered that way.
    update.scratch.slots.sort()
    return true
  }

  mutating func clearTouched() {
    update.scratch.touched.clear()
  }

  /// Solves the components with changed constants.
  private mutating func solveTouched(_ dependencies: Dependencies) -> Bool {
    var next = 0
    while next < update.scratch.slots.count {
      let begin = next
      let component = Int(dependencies.componentOfSlot[Int(update.scratch.slots[begin])])
      let end = Int(structure.components.rowStart[component + 1])
      while next < update.scratch.slots.count, Int(update.scratch.slots[next]) < end { next += 1 }
      update.scratch.violated.clear()
      if kernelContent != .vertex(component: component) {
        structure.load(faceOf: component, at: values, into: &kernel)
        kernelContent = .vertex(component: component)
        kernel.collectOffFace(&update.scratch.violated)
      } else {
        let first = Int(structure.components.rowStart[component])
        kernel.refactorIfWorn()
        kernel.beginConstants()
        for slot in update.scratch.slots[begin..<next] {
          let constant = structure.components.constant(ofSlot: Int(slot), structure.presolve)
          let row = Int(slot) - first
          if constant != kernel.problem.constants[row] { kernel.setConstant(row, constant) }
        }
        kernel.moveToConstants(&update.scratch.violated)
      }
      if !update.scratch.violated.isEmpty {
        if kernel.repair(&update.scratch.violated, levels: structure.presolve.priorities.count + 1) {
          structure.components.save(component, &kernel)
        } else if !solveLevels(component) {
          clearTouched()
          return false
        }
      }
      let first = Int(structure.components.variableStart[component])
      for local in 0..<kernel.problem.n {
        let variable = Int(structure.components.variables[first + local])
        if values[variable] != kernel.vertex.x[local] {
          values[variable] = kernel.vertex.x[local]
          update.scratch.moved.set(variable, 1)
        }
      }
    }
    return true
  }

  /// Optimizes the levels again, starting from the kernel's basis.
  private mutating func solveLevels(_ component: Int) -> Bool {
    kernelContent = .nothing
    if kernel.hasReplacements { kernel.refactor() }
    kernel.open()
    guard optimizeLevels(kernel.rowsByLevel(), of: component, accepting: 0) == .optimal else { return false }
    kernelContent = .vertex(component: component)
    return true
  }
}
