// Rows with the same left-hand side share their terms and are eliminated together.
//
// A quantity gives a minimum row, a maximum row and perhaps a bound: in layouts, two thirds of all rows. They
// are found while rows are added, by comparing with the last row that contains only the same variable and,
// for longer rows, with the preceding row, because a required minimum and a preferred value are usually
// adjacent.

extension Presolve {
  /// The last rows that further rows are compared with.
  struct LastParallelRows {
    /// By variable: the last row that contains only this variable, or −1.
    fileprivate var single: [Int32] = []
    /// The last row with several terms.
    fileprivate var long: Int32 = -1

    /// Forgets all rows.
    mutating func reset(variableCount: Int) {
      single.reset(to: -1, count: variableCount)
      long = -1
    }
  }

  /// Lets the last row share the terms of an earlier one if they are equal.
  mutating func shareTerms(_ last: inout LastParallelRows) {
    let row = rows.count - 1
    if isEquation(row) || rows[row].length == 0 { return }
    let number = Int32(truncatingIfNeeded: row)
    let earlier: Int
    if rows[row].length == 1 {
      let variable = Int(pool[Int(rows[row].start)].column)
      earlier = Int(last.single[variable])
      last.single[variable] = number
    } else {
      earlier = Int(last.long)
      last.long = number
    }
    guard earlier >= 0, hasSameTerms(row, earlier) else { return }
    for _ in 0..<rows[row].length { pool.removeLast() }
    rows[row].start = rows[earlier].start
    rows[row].isParallel = true
    rows[earlier].nextParallel = number
  }

  private func hasSameTerms(_ left: Int, _ right: Int) -> Bool {
    if rows[left].length != rows[right].length { return false }
    for (one, other) in zip(terms(of: left), terms(of: right))
    where pool[one].column != pool[other].column || pool[one].value != pool[other].value {
      return false
    }
    return true
  }

  /// Lets parallel rows share the terms that remain after elimination.
  mutating func shareRemainingTerms() {
    for first in rows.indices where rows[first].nextParallel >= 0 && !rows[first].isParallel {
      var row = rows[first].nextParallel
      while row >= 0 {
        rows[Int(row)].start = rows[first].start
        rows[Int(row)].length = rows[first].length
        row = rows[Int(row)].nextParallel
      }
    }
  }
}
