// Pricing: selects the nonbasic row to release. Among the rows whose release improves the objective, takes
// one of the least important level, and of these the one with the best rate (Dantzig's rule), from a heap
// that is updated only where rates change. Or takes the first row that improves it (Bland's rule).
//
// Less important rows are released first, because rows of higher levels are nonbasic for good reason:
// releasing a variable that a thousand others depend on repairs all of them at once, so that it has the best
// rate, but it has to become nonbasic again later, and until then every step moves everything.

extension Kernel {
  /// The cost of a unit of positive slack of the nonbasic row at `place`; infinite at a barrier.
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

  /// Lists the nonbasic row at `place` if releasing it is better than the price that it is listed with.
  mutating func reconsider(_ place: Int) {
    let price = min(priceUp(place), priceDown(place))
    if vertex.rate[place].isNaN { work.isCorrupt = true }
    // NaN must not be listed: it does not equal itself, so that it would be listed again forever.
    guard price < -Tolerances.rate, price < work.listedPrice[place] else { return }
    work.listedPrice[place] = price
    work.candidates.push(
      Candidate(price: price, place: Int32(truncatingIfNeeded: place), level: importance(place)))
  }

  /// The row with the best price, and whether to release it upwards.
  mutating func bestEntering() -> (Int, Bool)? {
    while let top = work.candidates.first {
      let place = Int(top.place)
      let up = priceUp(place)
      let price = min(up, priceDown(place))
      if price == top.price, importance(place) == top.level { return (place, price == up) }
      // Outdated: lists it again with its present price.
      work.candidates.removeFirst()
      work.listedPrice[place] = 0
      reconsider(place)
    }
    return nil
  }

  /// The first row whose release improves the objective.
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

  /// The level of the nonbasic row at `place`. Greater levels are less important.
  @inline(__always)
  private func importance(_ place: Int) -> Int32 {
    vertex.nonbasic[place] >= 0 ? vertex.rows[Int(vertex.nonbasic[place])].level : .max
  }
}
