// Degenerate swaps: pivots between rows with the same terms and the same constant.
//
// A quantity with an equal minimum and maximum, at two priorities, gives two such rows. If the first is
// nonbasic, releasing it is blocked at once by the second: a step of length zero that exchanges two rows with
// the same left-hand side, so that neither the vertex nor the factors change. Most pivots of a layout are of
// this kind, and a normal pivot would examine every row that the released row moves.

extension Kernel {
  /// Makes a parallel row with the same constant nonbasic in place of the row at `place`, if releasing that
  /// row would improve the objective and the other row would block it.
  ///
  /// - Returns: whether rows have been exchanged.
  mutating func swapDegenerately(_ place: Int) -> Bool {
    let released = Int(vertex.nonbasic[place])
    if released < 0 { return false }
    let up = priceUp(place)
    let price = min(up, priceDown(place))
    if !(price < -Tolerances.rate) { return false }
    let isUp = price == up
    guard let partner = swapPartner(of: released, isUp: isUp, price: price) else { return false }
    vertex.rows[released].isPositive = isUp
    if vertex.rows[released].isCounted { vertex.rate[place] += slope(of: released) }
    vertex.rows[released].position = -1
    vertex.rows[released].slack = 0
    if vertex.rows[partner].isCounted { vertex.rate[place] -= slope(of: partner) }
    vertex.nonbasic[place] = Int32(truncatingIfNeeded: partner)
    vertex.rows[partner].position = Int32(truncatingIfNeeded: place)
    vertex.rows[partner].slack = 0
    pivots += 1
    return true
  }

  /// A row to swap with, after whose breakpoint the objective does not decrease any more. Rows that share
  /// their terms are adjacent.
  ///
  /// Mutating, to avoid the copy of the kernel that exclusive access would require.
  private mutating func swapPartner(of released: Int, isUp: Bool, price: Double) -> Int? {
    for row in problem.rows(ofGroup: Int(problem.groupOfRow[released])) where row != released {
      if problem.constants[row] == problem.constants[released], blocks(row, isUp: isUp, price: price) {
        return row
      }
    }
    return nil
  }

  @inline(__always)
  private func blocks(_ row: Int, isUp: Bool, price: Double) -> Bool {
    if vertex.rows[row].isDropped || vertex.rows[row].position >= 0 { return false }
    if isUp ? vertex.rows[row].isBlockedUp : vertex.rows[row].isBlockedDown { return true }
    let rise = vertex.rows[row].costUp + vertex.rows[row].costDown
    return vertex.rows[row].isCounted && vertex.rows[row].isPositive != isUp
      && price + rise >= -Tolerances.rate
  }
}
