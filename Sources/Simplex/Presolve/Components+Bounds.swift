// Merges required rows with one variable into bounds, so that a hundred rows that require a variable to be
// nonnegative become one.

extension Components {
  /// Merges the rows with one variable into bounds, using presolve's present constants.
  mutating func computeBounds(_ presolve: Presolve) {
    lower.reset(to: -.infinity, count: presolve.variableCount)
    upper.reset(to: .infinity, count: presolve.variableCount)
    lowerRow.reset(to: -1, count: presolve.variableCount)
    upperRow.reset(to: -1, count: presolve.variableCount)
    if hasLower.isEmpty {
      hasLower.reset(to: false, count: presolve.variableCount)
      hasUpper.reset(to: false, count: presolve.variableCount)
    }
    for row in singletons { applyBound(Int(row), presolve) }
  }

  /// Tightens a variable's bounds with a row that contains only this variable.
  private mutating func applyBound(_ row: Int, _ presolve: Presolve) {
    let term = Int(presolve.rows[row].start)
    let variable = Int(presolve.pool[term].column)
    let bound = presolve.rows[row].constant / presolve.pool[term].value
    let isFlipped = presolve.pool[term].value < 0
    let shape = presolve.rows[row].shape
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

  /// Recomputes a variable's bounds from the rows that contain only this variable.
  ///
  /// - Returns: which bounds have changed.
  mutating func updateBounds(
    of variable: Int, singletons: ArraySlice<Int32>, _ presolve: Presolve
  ) -> (lower: Bool, upper: Bool) {
    let (oldLower, oldUpper) = (lower[variable], upper[variable])
    lower[variable] = -.infinity
    upper[variable] = .infinity
    for row in singletons { applyBound(Int(row), presolve) }
    return (lower[variable] != oldLower, upper[variable] != oldUpper)
  }
}
