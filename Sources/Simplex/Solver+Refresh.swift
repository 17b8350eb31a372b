// Solving again, second half: from the variables that moved to the values and rows that depend on them.
//
// A change either moves little, which is followed variable by variable, or much: then the next one mostly moves the same,
// and the lists of what it reached (`coveredEliminations`, `coveredRows`) are gone through in order. They only grow, and a
// variable that moves without being in them is noticed, so that no row with a changed value goes unchecked.

extension Solver {
  /// Computes the eliminated variables that depend on something that moved.
  mutating func restoreTouched(_ dependencies: Dependencies) {
    // What one change of the window's width moves, the next one does too.
    if scratch.movesMuch {
      if reachesMore() {
        reduction.restore(&values)
      } else {
        reduction.restore(&values, eliminations: scratch.coveredEliminations)
      }
      clearTouched()
      return
    }
    for index in scratch.touched { scratch.elimination.insert(Int(index)) }
    clearTouched()
    for variable in scratch.moved.indices {
      for index in dependencies.eliminations[Int(variable)] { scratch.elimination.insert(Int(index)) }
    }
    var hint = scratch.elimination.blockCount - 1
    while let index = scratch.elimination.popLast(hint: &hint) {
      let variable = Int(reduction.eliminations[index].variable)
      let value = reduction.restoredValue(index, values)
      if value == values[variable] { continue }
      values[variable] = value
      scratch.moved.set(variable, 1)
      for next in dependencies.eliminations[variable] { scratch.elimination.insert(Int(next)) }
    }
  }

  /// Whether something moves that did not in the last updates; it is noted.
  private mutating func reachesMore() -> Bool {
    for variable in scratch.moved.indices where !scratch.isReached[Int(variable)] {
      scratch.isReached[Int(variable)] = true
      scratch.isCoverComplete = false
    }
    for index in scratch.touched {
      let variable = Int(reduction.eliminations[Int(index)].variable)
      if !scratch.isReached[variable] {
        scratch.isReached[variable] = true
        scratch.isCoverComplete = false
      }
    }
    return !scratch.isCoverComplete
  }

  /// Evaluates the rows whose variables or constants changed.
  mutating func refreshRows(_ solution: inout Solution, _ dependencies: Dependencies) {
    if !scratch.movesMuch, scratch.moved.indices.count > program.variableCount / 4 {
      scratch.movesMuch = true
      scratch.isCovered.reset(to: false, count: program.variableCount)
      scratch.isReached.reset(to: false, count: reduction.variableCount)
      scratch.isCoverComplete = false
    }
    if scratch.movesMuch {
      coverMoved(&solution)
      refresh(scratch.edited, &solution, dependencies)
      refresh(scratch.coveredRows, &solution, dependencies)
      for variable in dependencies.boundedVariables where !isWithinBounds(Int(variable)) {
        solution.status = .numericalFailure
      }
      return
    }
    for variable in scratch.moved.indices where Int(variable) < program.variableCount {
      solution.values[Int(variable)] = values[Int(variable)]
      if !isWithinBounds(Int(variable)) { solution.status = .numericalFailure }
      for row in dependencies.programRows[Int(variable)] { scratch.rows.insert(Int(row)) }
    }
    for row in scratch.edited { scratch.rows.insert(Int(row)) }
    var rows: [Int32] = []
    var hint = 0
    while let row = scratch.rows.popFirst(hint: &hint) { rows.append(Int32(truncatingIfNeeded: row)) }
    refresh(rows, &solution, dependencies)
  }

  /// Takes over all values, and sees to it that `coveredRows` are all rows with a variable that has moved, and
  /// `coveredEliminations` all that depend on one.
  private mutating func coverMoved(_ solution: inout Solution) {
    var count = 0
    for variable in solution.values.indices where solution.values[variable] != values[variable] {
      solution.values[variable] = values[variable]
      count += 1
      if !scratch.isCovered[variable] {
        scratch.isCovered[variable] = true
        scratch.isReached[variable] = true
        scratch.isCoverComplete = false
      }
    }
    scratch.movesMuch = count > program.variableCount / 4
    if scratch.isCoverComplete { return }
    scratch.isCoverComplete = true
    for variable in scratch.moved.indices { scratch.isReached[Int(variable)] = true }
    scratch.coveredEliminations.clear()
    for index in reduction.eliminations.indices.reversed() {
      let it = reduction.eliminations[index]
      // The row contains the elimination's own variable, too.
      let isReached = reduction.terms(of: Int(it.row)).contains {
        scratch.isReached[Int(reduction.pool[$0].column)]
      }
      if !isReached { continue }
      scratch.isReached[Int(it.variable)] = true
      scratch.coveredEliminations.append(Int32(truncatingIfNeeded: index))
    }
    scratch.coveredRows.clear()
    for row in 0..<program.rowCount where program.rows[row].isActive {
      if program.terms(of: row).contains(where: { scratch.isCovered[Int(program.termVariable[$0])] }) {
        scratch.coveredRows.append(Int32(truncatingIfNeeded: row))
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
