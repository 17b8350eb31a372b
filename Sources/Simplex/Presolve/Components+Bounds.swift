// Merges required rows with one variable into bounds, so that a hundred rows that require a variable to be
// nonnegative become one.

extension Components {
  /// Merges the rows with one variable into bounds, using presolve's present constants.
  mutating func computeBounds(_ presolve: Presolve) {
    if bounds.isEmpty {
      bounds.reset(to: Bounds(), count: presolve.variableCount)
    } else {
      for variable in bounds.indices {
        let old = bounds[variable]
        bounds[variable] = Bounds(hasLower: old.hasLower, hasUpper: old.hasUpper)
      }
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
      let known = bounds[variable]
      if bound - give(row, presolve) > known.lower - give(known.lowerRow, presolve) {
        bounds[variable].lower = bound
        bounds[variable].lowerRow = Int32(truncatingIfNeeded: row)
      }
      bounds[variable].hasLower = true
    }
    if shape == .equal || (shape == .atMost) != isFlipped {
      let known = bounds[variable]
      if bound + give(row, presolve) < known.upper + give(known.upperRow, presolve) {
        bounds[variable].upper = bound
        bounds[variable].upperRow = Int32(truncatingIfNeeded: row)
      }
      bounds[variable].hasUpper = true
    }
  }

  /// How far the variable of a row with one variable moves if the row is relaxed by `relief`.
  @inline(__always)
  private func give(_ row: some BinaryInteger, _ presolve: Presolve) -> Double {
    if relief == 0 || row < 0 { return 0 }
    let value = presolve.pool[Int(presolve.rows[Int(row)].start)].value
    return relief / (presolve.weight(of: Int(row)) * value.magnitude)
  }

  /// Recomputes a variable's bounds from the rows that contain only this variable.
  ///
  /// - Returns: which bounds have changed.
  mutating func updateBounds(
    of variable: Int, singletons: ArraySlice<Int32>, _ presolve: Presolve
  ) -> (lower: Bool, upper: Bool) {
    let (oldLower, oldUpper) = (bounds[variable].lower, bounds[variable].upper)
    bounds[variable].lower = -.infinity
    bounds[variable].upper = .infinity
    for row in singletons { applyBound(Int(row), presolve) }
    return (bounds[variable].lower != oldLower, bounds[variable].upper != oldUpper)
  }
}
