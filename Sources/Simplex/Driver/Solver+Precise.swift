// Solves small programs again in twice the precision of a double where doubles are not enough: numbers that are
// far apart, failures, and violated rows that no conflict explains.

extension Solver {
  /// Whether a solution may be wrong because of rounding, and the program is small enough to find out.
  mutating func isDoubtful(_ solution: Solution) -> Bool {
    guard options.findsConflicts, program.variableCount > 0,
      program.rowCount <= WorkLimits.preciseCoefficients / program.variableCount
    else { return false }
    switch solution.status {
    case .numericalFailure: return true
    case .iterationLimit: return false
    case .optimal, .infeasible:
      if !solution.hasAllConflicts { return false }
      return kernel.hasDoubtfulRates || hasNumbersFarApart() || (isForgiving && hasHiddenViolation(solution))
    }
  }

  /// Whether a row's coefficients, or its scale and its coefficients, are far apart.
  private func hasNumbersFarApart() -> Bool {
    for row in program.rows.indices where program.rows[row].isActive {
      var (least, largest) = (Double.infinity, 0.0)
      for term in program.terms(of: row) {
        least = min(least, program.termCoefficient[term].magnitude)
        largest = max(largest, program.termCoefficient[term].magnitude)
      }
      if largest == 0 { continue }
      let scale = program.rows[row].deviationScale
      if min(least, scale) < max(largest, scale) * Tolerances.farApart { return true }
    }
    return false
  }

  /// Whether a required row is off by more than rounding, although no conflict was broken at it.
  private func hasHiddenViolation(_ solution: Solution) -> Bool {
    withRows { evaluator in
      program.rows.indices.contains { row in
        solution.deviations[row] > Tolerances.verification && program.isActiveAndRequired(row)
          && !dropped.contains(row: row) && !evaluator.state(of: row).isVerified
      }
    }
  }

  /// The solution in twice the precision, without presolve; nil, and no change, if that fails, too.
  mutating func solvePrecisely() -> Solution? {
    let before = self
    var search = ConflictSearch(program: program, dropped: DroppedRows(), pivotLimit: pivotLimit)
    search.isPrecise = true
    guard search.run() == .complete else { return nil }
    (conflicts, dropped) = (search.conflicts, search.dropped)
    lastStructureNumber += 1
    structure = PresolvedStructure()
    structure.load(
      program, dropped: dropped, eliminates: false, number: lastStructureNumber, isPrecise: true,
      &presolveWork)
    isStructureCurrent = true
    update.forgetStructure()
    kernelContent = .nothing
    isForgiving = true
    values = [Double](repeating: 0, count: structure.presolve.variableCount)
    var isSolved = structure.components.largestResidual(structure.presolve) <= Tolerances.largestHiddenExcess
    for index in 0..<structure.components.count where isSolved { isSolved = solvePrecisely(index) }
    if isSolved {
      let solution = makeSolution(
        .optimal, isInfeasible: !conflicts.isEmpty, tolerated: Tolerances.largestHiddenExcess)
      if solution.status != .numericalFailure { return solution }
    }
    self = before
    return nil
  }

  private mutating func solvePrecisely(_ index: Int) -> Bool {
    structure.components.load(index, of: structure.presolve, into: &kernel)
    let levels = kernel.rowsByLevel()
    var tableau = PreciseTableau(&kernel)
    // What required rows may be off by is checked in the end, in points.
    guard tableau.optimizeLevels(levels) == .optimal else { return false }
    structure.components.save(index, tableau, structure.presolve)
    let first = Int(structure.components.variableStart[index])
    for (local, value) in tableau.point.enumerated() {
      values[Int(structure.components.variables[first + local])] = value
    }
    return true
  }
}

extension Components {
  /// Saves the vertex and the barriers of a tableau.
  fileprivate mutating func save(_ index: Int, _ tableau: PreciseTableau, _ presolve: Presolve) {
    let firstVariable = Int(variableStart[index])
    let firstRow = Int(rowStart[index])
    var isOpen = false
    for (place, member) in tableau.nonbasic.enumerated() {
      let row = member - tableau.n
      nonbasic[firstVariable + place] = Int32(truncatingIfNeeded: row < 0 ? ~member : row)
      if row < 0 || !(tableau.rows[row].isBlockedUp && tableau.rows[row].isBlockedDown) { isOpen = true }
    }
    for row in 0..<tableau.m {
      isBlockedUp[firstRow + row] = tableau.rows[row].isBlockedUp
      isBlockedDown[firstRow + row] = tableau.rows[row].isBlockedDown
    }
    isSolved[index] = true
    self.isOpen[index] = isOpen
    keepConstants(of: index, presolve)
  }
}
