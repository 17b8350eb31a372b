// Twins: rows with the same terms and the same constant.
//
// What a view's content wants to be gives two of them, "at least" at one priority and "at most" at another. Where the
// first is tight, releasing it meets the second at once: a step of length zero that exchanges two rows with the same
// left-hand side, so that neither the vertex nor the factors change. Most pivots of a layout are of this kind, and the
// usual way would look at every row that the released row moves.

extension Kernel {
  /// Makes a twin tight in place of the row at `place`, if releasing that row pays and the twin would stop it.
  ///
  /// - Returns: whether rows have been exchanged.
  mutating func exchangeWithTwin(_ place: Int) -> Bool {
    let released = Int(tight[place])
    if released < 0 { return false }
    let up = priceUp(place)
    let price = min(up, priceDown(place))
    if !(price < -Tolerances.rate) { return false }
    let isUp = price == up
    guard let twin = twin(of: released, isUp: isUp, price: price) else { return false }
    rows[released].isPositive = isUp
    if rows[released].isCounted { rate[place] += slope(of: released) }
    rows[released].position = -1
    rows[released].slack = 0
    if rows[twin].isCounted { rate[place] -= slope(of: twin) }
    tight[place] = Int32(truncatingIfNeeded: twin)
    rows[twin].position = Int32(truncatingIfNeeded: place)
    rows[twin].slack = 0
    pivots += 1
    return true
  }

  /// A twin behind which the objective no longer falls. Rows that share their terms lie together.
  ///
  /// `mutating` spares the copy of the kernel that exclusive access would take.
  private mutating func twin(of released: Int, isUp: Bool, price: Double) -> Int? {
    for row in rows(ofGroup: Int(groupOfRow[released])) where row != released {
      if constants[row] == constants[released], stops(row, isUp: isUp, price: price) { return row }
    }
    return nil
  }

  @inline(__always)
  private func stops(_ row: Int, isUp: Bool, price: Double) -> Bool {
    if rows[row].isDropped || rows[row].position >= 0 { return false }
    if isUp ? rows[row].isBlockedUp : rows[row].isBlockedDown { return true }
    let rise = rows[row].costUp + rows[row].costDown
    return rows[row].isCounted && rows[row].isPositive != isUp && price + rise >= -Tolerances.rate
  }
}
