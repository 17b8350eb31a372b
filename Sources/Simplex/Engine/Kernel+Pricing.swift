// Pricing: which nonbasic row to release. One of the least important that pay, and of these the one with the
// best rate (Dantzig's rule), from a heap that is brought up to date only where rates change; or the first
// that pays (Bland's rule).
//
// What is least important goes first because the rows of higher levels are nonbasic for good reason:
// releasing a variable that a thousand others hang on mends all of them at once and so has the best rate, but
// it has to come back later, and until then every step moves everything.

extension Kernel {
  /// What a unit of positive slack of the nonbasic row at `place` costs; infinite behind a barrier.
  @inline(__always)
  func priceUp(_ place: Int) -> Double {
    let row = Int(vertex.nonbasic[place])
    if row < 0 { return vertex.rate[place] }
    if vertex.rows[row].isBlockedUp { return .infinity }
    return vertex.rate[place] + (vertex.rows[row].isCounted ? vertex.rows[row].costUp : 0)
  }

  @inline(__always)
  func priceDown(_ place: Int) -> Double {
    let row = Int(vertex.nonbasic[place])
    if row < 0 { return -vertex.rate[place] }
    if vertex.rows[row].isBlockedDown { return .infinity }
    return -vertex.rate[place] + (vertex.rows[row].isCounted ? vertex.rows[row].costDown : 0)
  }

  /// CompressedRows the nonbasic row at `place` if releasing it pays better than it is listed at.
  mutating func reconsider(_ place: Int) {
    let price = min(priceUp(place), priceDown(place))
    if vertex.rate[place].isNaN { work.isCorrupt = true }
    // A price that is no number must not be listed: it would equal none, and be listed anew for ever.
    guard price < -Tolerances.rate, price < work.listedPrice[place] else { return }
    work.listedPrice[place] = price
    work.candidates.push(
      Candidate(price: price, place: Int32(truncatingIfNeeded: place), level: importance(place)))
  }

  /// The row that pays best, and whether upwards.
  mutating func bestEntering() -> (Int, Bool)? {
    while let top = work.candidates.first {
      let place = Int(top.place)
      let up = priceUp(place)
      let price = min(up, priceDown(place))
      if price == top.price, importance(place) == top.level { return (place, price == up) }
      // Outdated: listed anew at what it is worth now.
      work.candidates.removeFirst()
      work.listedPrice[place] = 0
      reconsider(place)
    }
    return nil
  }

  /// The first row that pays.
  func firstEntering() -> (Int, Bool)? {
    var best: (Int, Bool)?
    var lowest = Int32.max
    for place in 0..<problem.n {
      let row =
        vertex.nonbasic[place] >= 0
        ? vertex.nonbasic[place] : Int32(truncatingIfNeeded: problem.m) + ~vertex.nonbasic[place]
      if row >= lowest { continue }
      if priceUp(place) < -Tolerances.rate {
        (best, lowest) = ((place, true), row)
      } else if priceDown(place) < -Tolerances.rate {
        (best, lowest) = ((place, false), row)
      }
    }
    return best
  }

  /// The level of the nonbasic row at `place`; the greater, the less important.
  @inline(__always)
  private func importance(_ place: Int) -> Int32 {
    vertex.nonbasic[place] >= 0 ? vertex.rows[Int(vertex.nonbasic[place])].level : .max
  }
}
