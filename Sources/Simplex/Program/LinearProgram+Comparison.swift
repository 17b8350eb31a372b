// Compares programs apart from their constants: those that differ only in constants can share a solver, one after
// another.

extension LinearProgram {
  /// Whether another program has the same variables and rows, possibly with other constants.
  public func differsOnlyInConstants(from other: LinearProgram) -> Bool {
    guard lower == other.lower, upper == other.upper, rows.count == other.rows.count,
      termVariable == other.termVariable, termCoefficient == other.termCoefficient,
      rejectedRows == other.rejectedRows
    else { return false }
    return rows.indices.allSatisfy { row in
      let (a, b) = (rows[row], other.rows[row])
      return a.firstTerm == b.firstTerm && a.termCount == b.termCount && a.relation == b.relation
        && a.isActive == b.isActive && a.rank == b.rank && a.deviationScale == b.deviationScale
        && a.priority == b.priority
    }
  }

  /// Hashes a part of what `differsOnlyInConstants` compares.
  public func hashApartFromConstants(into hasher: inout Hasher) {
    hasher.combine(rows.count)
    hasher.combine(termVariable)
    hasher.combine(termCoefficient)
  }
}
