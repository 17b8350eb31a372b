// Pricing: which tight row to release. One of the least important that pay, and of these the one with the best rate
// (Dantzig's rule), from a heap that is brought up to date only where rates change; or the first that pays (Bland's
// rule).
//
// What is least important goes first because the rows of higher levels are tight for good reason: releasing the width
// that a thousand views hang on mends all of them at once and so has the best rate, but it has to come back later, and
// until then every step moves everything.

extension Kernel {
  /// What a unit of positive slack of the tight row at `place` costs; infinite behind a barrier.
  @inline(__always)
  func priceUp(_ place: Int) -> Double {
    let row = Int(tight[place])
    if row < 0 { return rate[place] }
    if rows[row].isBlockedUp { return .infinity }
    return rate[place] + (rows[row].isCounted ? rows[row].costUp : 0)
  }

  @inline(__always)
  func priceDown(_ place: Int) -> Double {
    let row = Int(tight[place])
    if row < 0 { return -rate[place] }
    if rows[row].isBlockedDown { return .infinity }
    return -rate[place] + (rows[row].isCounted ? rows[row].costDown : 0)
  }

  /// Lists the tight row at `place` if releasing it pays better than it is listed at.
  mutating func reconsider(_ place: Int) {
    let price = min(priceUp(place), priceDown(place))
    if rate[place].isNaN { isCorrupt = true }
    // A price that is no number must not be listed: it would equal none, and be listed anew for ever.
    guard price < -Tolerances.rate, price < listedPrice[place] else { return }
    listedPrice[place] = price
    candidates.append(
      Candidate(price: price, place: Int32(truncatingIfNeeded: place), level: importance(place)))
    siftUp()
  }

  /// The row that pays best, and whether upwards.
  mutating func bestEntering() -> (Int, Bool)? {
    while let top = candidates.first {
      let place = Int(top.place)
      let up = priceUp(place)
      let price = min(up, priceDown(place))
      if price == top.price, importance(place) == top.level { return (place, price == up) }
      // Outdated: listed anew at what it is worth now.
      removeTop()
      listedPrice[place] = 0
      reconsider(place)
    }
    return nil
  }

  /// The first row that pays.
  func firstEntering() -> (Int, Bool)? {
    var best: (Int, Bool)?
    var lowest = Int32.max
    for place in 0..<n {
      let row = tight[place] >= 0 ? tight[place] : Int32(truncatingIfNeeded: m) + ~tight[place]
      if row >= lowest { continue }
      if priceUp(place) < -Tolerances.rate {
        (best, lowest) = ((place, true), row)
      } else if priceDown(place) < -Tolerances.rate {
        (best, lowest) = ((place, false), row)
      }
    }
    return best
  }

  /// The level of the tight row at `place`; the greater, the less important.
  @inline(__always)
  private func importance(_ place: Int) -> Int32 { tight[place] >= 0 ? rows[Int(tight[place])].level : .max }

  /// Of equal prices the lower place comes first, so that the walk does not depend on the heap's history.
  @inline(__always)
  private func isBetter(_ left: Candidate, _ right: Candidate) -> Bool {
    if left.level != right.level { return left.level > right.level }
    return left.price < right.price || (left.price == right.price && left.place < right.place)
  }

  private mutating func siftUp() {
    var index = candidates.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      if !isBetter(candidates[index], candidates[parent]) { return }
      candidates.swapAt(index, parent)
      index = parent
    }
  }

  private mutating func removeTop() {
    let last = candidates.removeLast()
    if candidates.isEmpty { return }
    candidates[0] = last
    var index = 0
    while true {
      var child = 2 * index + 1
      if child >= candidates.count { return }
      if child + 1 < candidates.count, isBetter(candidates[child + 1], candidates[child]) { child += 1 }
      if !isBetter(candidates[child], candidates[index]) { return }
      candidates.swapAt(child, index)
      index = child
    }
  }
}
