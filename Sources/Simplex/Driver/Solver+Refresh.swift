// The second half of solving again: updates the values and rows that depend on moved variables.
//
// If a change moves little, it is followed variable by variable. If it moves much, the next change usually
// moves the same variables. Then the lists of what changes have reached (`coveredEliminations`,
// `coveredRows`) are processed in order. The lists only grow, and a moved variable that is not covered is
// detected, so that every row with a changed value is checked.

extension Solver {
  /// Computes the eliminated variables that depend on moved variables.
  mutating func restoreTouched(_ dependencies: Dependencies) {
    // A large change usually moves the same variables as the last one.
    if update.scratch.movesMuch {
      if reachesMore() {
        structure.presolve.restore(&values)
      } else {
        structure.presolve.restore(&values, eliminations: update.scratch.coveredEliminations)
      }
      clearTouched()
      return
    }
    for index in update.scratch.touched { update.scratch.elimination.insert(Int(index)) }
    clearTouched()
    for variable in update.scratch.moved.indices {
      for index in dependencies.eliminations[Int(variable)] { update.scratch.elimination.insert(Int(index)) }
    }
    var hint = update.scratch.elimination.blockCount - 1
    while let index = update.scratch.elimination.popLast(hint: &hint) {
      let variable = Int(structure.presolve.eliminations[index].variable)
      let value = structure.presolve.restoredValue(index, values)
      if value == values[variable] { continue }
      values[variable] = value
      update.scratch.moved.set(variable, 1)
      for next in dependencies.eliminations[variable] { update.scratch.elimination.insert(Int(next)) }
    }
  }

  /// Whether a variable moved that did not in the last updates. Marks it as reached.
  private mutating func reachesMore() -> Bool {
    for variable in update.scratch.moved.indices where !update.scratch.isReached[Int(variable)] {
      update.scratch.isReached[Int(variable)] = true
      update.scratch.isCoverComplete = false
    }
    for index in update.scratch.touched {
      let variable = Int(structure.presolve.eliminations[Int(index)].variable)
      if !update.scratch.isReached[variable] {
        update.scratch.isReached[variable] = true
        update.scratch.isCoverComplete = false
      }
    }
    return !update.scratch.isCoverComplete
  }

  /// Evaluates the rows whose variables or constants changed.
  mutating func refreshRows(_ solution: inout Solution, _ dependencies: Dependencies) {
    if !update.scratch.movesMuch,
      update.scratch.moved.indices.count > program.variableCount / WorkLimits.shareThatMovesMuch
    {
      update.scratch.movesMuch = true
      update.scratch.isCovered.reset(to: false, count: program.variableCount)
      update.scratch.isReached.reset(to: false, count: structure.presolve.variableCount)
      update.scratch.isCoverComplete = false
    }
    if update.scratch.movesMuch {
      coverMoved(&solution)
      refresh(update.scratch.edited, &solution, dependencies)
      refresh(update.scratch.coveredRows, &solution, dependencies)
      for variable in dependencies.boundedVariables where !isWithinBounds(Int(variable)) {
        solution.status = .numericalFailure
      }
      return
    }
    for variable in update.scratch.moved.indices where Int(variable) < program.variableCount {
      solution.values[Int(variable)] = values[Int(variable)]
      if !isWithinBounds(Int(variable)) { solution.status = .numericalFailure }
      for row in dependencies.programRows[Int(variable)] { update.scratch.rows.insert(Int(row)) }
    }
    for row in update.scratch.edited { update.scratch.rows.insert(Int(row)) }
    var rows: [Int32] = []
    var hint = 0
    while let row = update.scratch.rows.popFirst(hint: &hint) { rows.append(Int32(truncatingIfNeeded: row)) }
    refresh(rows, &solution, dependencies)
  }

  /// Copies all values. Ensures that `coveredRows` has all rows with a moved variable, and
  /// `coveredEliminations` all eliminations that depend on one.
  private mutating func coverMoved(_ solution: inout Solution) {
    var count = 0
    for variable in solution.values.indices where solution.values[variable] != values[variable] {
      solution.values[variable] = values[variable]
      count += 1
      if !update.scratch.isCovered[variable] {
        update.scratch.isCovered[variable] = true
        update.scratch.isReached[variable] = true
        update.scratch.isCoverComplete = false
      }
    }
    update.scratch.movesMuch = count > program.variableCount / WorkLimits.shareThatMovesMuch
    if update.scratch.isCoverComplete { return }
    update.scratch.isCoverComplete = true
    for variable in update.scratch.moved.indices { update.scratch.isReached[Int(variable)] = true }
    update.scratch.coveredEliminations.clear()
    for index in structure.presolve.eliminations.indices.reversed() {
      let it = structure.presolve.eliminations[index]
      // The row also contains the eliminated variable.
      let isReached = structure.presolve.terms(of: Int(it.row)).contains {
        update.scratch.isReached[Int(structure.presolve.pool[$0].column)]
      }
      if !isReached { continue }
      update.scratch.isReached[Int(it.variable)] = true
      update.scratch.coveredEliminations.append(Int32(truncatingIfNeeded: index))
    }
    update.scratch.coveredRows.clear()
    for row in 0..<program.rowCount where program.rows[row].isActive {
      if program.terms(of: row).contains(where: { update.scratch.isCovered[Int(program.termVariable[$0])] }) {
        update.scratch.coveredRows.append(Int32(truncatingIfNeeded: row))
      }
    }
  }

  /// Evaluates the given rows.
  private func refresh(_ rows: [Int32], _ solution: inout Solution, _ dependencies: Dependencies) {
    var isVerified = true
    solution.deviations.withUnsafeMutableBufferPointer { deviations in
      solution.isActive.withUnsafeMutableBufferPointer { isActive in
        solution.levelObjectives.withUnsafeMutableBufferPointer { objectives in
          withRows { evaluator in
            for row in rows {
              let row = Int(row)
              let state = evaluator.state(of: row)
              isActive[row] = state.isActive
              if state.deviation == deviations[row] && state.isVerified { continue }
              let level = Int(dependencies.level[row])
              if level >= 0 { objectives[level].objective += state.deviation - deviations[row] }
              if level < 0, !state.isVerified { isVerified = false }
              deviations[row] = state.deviation
            }
          }
        }
      }
    }
    if !isVerified { solution.status = .numericalFailure }
  }
}
