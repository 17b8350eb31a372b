// Presolve: substitutes free variables whose rows are all about the same quantity.
//
// A difference with the required minimum 8 and the preferred value 8 gives two rows with the same left-hand
// side, and the last variable of a chain of such differences is in no other rows. It is expressed by that
// difference, a new variable, and the rows then contain only the new variable, which is a component of its
// own. The preceding variable follows, and so on along the chain. Without this, moving one variable would
// move all later ones.

extension Presolve {
  /// Replaces free variables by the left-hand side that all their rows are multiples of.
  mutating func substituteFreeColumns(_ work: inout PresolveWorkspace) {
    work.pending.clear()
    work.pending.reserveCapacity(variableCount)
    for variable in 0..<variableCount where isCandidate(variable) {
      work.pending.append(Int32(truncatingIfNeeded: variable))
    }
    while let next = work.pending.popLast() {
      let variable = Int(next)
      guard isCandidate(variable), let (row, isEquation) = commonRow(of: variable) else { continue }
      let pivotRow = isEquation ? row : define(row)
      guard let term = position(of: variable, in: pivotRow) else { continue }
      substitute(row: pivotRow, term: term, queue: &work.queue)
      for other in terms(of: pivotRow) where isCandidate(Int(pool[other].column)) {
        work.pending.append(pool[other].column)
      }
    }
  }

  @inline(__always)
  private func isCandidate(_ variable: Int) -> Bool {
    !isEliminated[variable] && columns[variable].count > 0
      && Int(columns[variable].count) <= WorkLimits.rowsComparedPerColumn
  }

  /// A row that all rows of the variable are multiples of, preferably an equation. Nil if there is none, or
  /// if it has no other variable.
  private func commonRow(of variable: Int) -> (row: Int, isEquation: Bool)? {
    var first: Int?
    var equation: Int?
    var link = columns[variable].head
    while link >= 0 {
      let row = Int(links[Int(link)].row)
      link = links[Int(link)].next
      if rows[row].isUsed { continue }
      guard let term = position(of: variable, in: row) else { continue }
      let count = Int(rows[row].length)
      if count < 2 || count > WorkLimits.termsComparedPerRow { return nil }
      if let first {
        if row != first, !isMultiple(row, of: first, factor: pool[term].value, variable) { return nil }
      } else {
        var largest = 0.0
        for other in terms(of: row) { largest = max(largest, pool[other].value.magnitude) }
        if pool[term].value.magnitude < largest * Tolerances.pivotThreshold { return nil }
        first = row
      }
      if equation == nil, isEquation(row) { equation = row }
    }
    if let equation { return (equation, true) }
    return first.map { ($0, false) }
  }

  private func isMultiple(_ row: Int, of first: Int, factor: Double, _ variable: Int) -> Bool {
    guard rows[row].length == rows[first].length, let own = position(of: variable, in: first) else {
      return false
    }
    let ratio = factor / pool[own].value
    for term in terms(of: first) {
      guard let other = position(of: Int(pool[term].column), in: row) else { return false }
      let difference = (pool[other].value - ratio * pool[term].value).magnitude
      if difference > pool[other].value.magnitude * Tolerances.cancellation { return false }
    }
    return true
  }
}
