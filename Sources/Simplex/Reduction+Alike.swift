// Rows with the same left-hand side share their terms, and are eliminated in as one.
//
// What a view's content wants to be gives a row "at least", a row "at most" and perhaps a bound for one variable: two
// thirds of a layout's rows. They are found as the rows come in, by looking at the last row of the same variable alone
// and, for longer rows, at the row before, which is where a required distance and the wish for a least one stand.

extension Reduction {
  /// The last rows that further ones may be like.
  struct LastAlike {
    /// By variable: the last row with this variable alone, or −1.
    fileprivate var single: [Int32]
    /// The last row of several terms.
    fileprivate var long: Int32 = -1

    init(variableCount: Int) { single = [Int32](repeating: -1, count: variableCount) }
  }

  /// Lets the last row share the terms of an earlier one, if they are the same.
  mutating func shareTerms(_ last: inout LastAlike) {
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
    rows[row].isAlike = true
    rows[earlier].nextAlike = number
  }

  private func hasSameTerms(_ left: Int, _ right: Int) -> Bool {
    if rows[left].length != rows[right].length { return false }
    for (one, other) in zip(terms(of: left), terms(of: right))
    where pool[one].column != pool[other].column || pool[one].value != pool[other].value {
      return false
    }
    return true
  }

  /// Lets rows alike share the terms that eliminations have left.
  mutating func shareRemainingTerms() {
    for first in rows.indices where rows[first].nextAlike >= 0 && !rows[first].isAlike {
      var row = rows[first].nextAlike
      while row >= 0 {
        rows[Int(row)].start = rows[first].start
        rows[Int(row)].length = rows[first].length
        row = rows[Int(row)].nextAlike
      }
    }
  }
}
