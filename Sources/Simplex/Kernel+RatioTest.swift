// The long-step ratio test: how far a released row may move, past which kinks, and which row stops it.
//
// A step goes on behind a kink as long as the objective still falls there, and ends at a barrier at the latest.

extension Kernel {
  /// The breakpoints that the step meets.
  mutating func collectSteps() {
    steps.clear()
    for index in change.indices {
      let speed = change[Int(index)]
      if speed.magnitude <= Tolerances.pivot { continue }
      for row in rows(ofGroup: Int(index)) where rows[row].position < 0 { collectStep(row, speed) }
    }
  }

  @inline(__always)
  private mutating func collectStep(_ row: Int, _ speed: Double) {
    var rise = Double.infinity
    if speed > 0 ? !rows[row].isBlockedUp : !rows[row].isBlockedDown {
      if !rows[row].isCounted || rows[row].isPositive == (speed > 0) { return }
      rise = speed.magnitude * (rows[row].costUp + rows[row].costDown)
    }
    let length = max(0, -rows[row].slack / speed)
    steps.append(Step(length: length, row: Int32(truncatingIfNeeded: row), rise: rise, pivot: speed))
  }

  struct Stop {
    var row: Int32
    var length: Double
    var pivot: Double
    /// How many steps come before it; they are the last ones of `steps`, the nearest at the end.
    var passed: Int
    /// The slope of the objective behind it.
    var slope = Double.infinity
  }

  /// The breakpoint at which the objective stops falling.
  mutating func chooseStop(price: Double, isCautious: Bool) -> Stop? {
    if steps.isEmpty { return nil }
    if isCautious {
      // Bland: the first breakpoint, of equals the lowest row.
      var best = steps[0]
      for step in steps where step.length < best.length || (step.length == best.length && step.row < best.row)
      {
        best = step
      }
      return Stop(row: best.row, length: best.length, pivot: best.pivot, passed: 0)
    }
    // A heap, as few of the steps are passed.
    var left = steps.count
    for index in stride(from: left / 2 - 1, through: 0, by: -1) { siftDown(index, among: left) }
    var slope = price
    while left > 0 {
      let first = steps[0]
      slope += first.rise
      // What is left of a slope behind the last kink is rounding.
      let isLast = left == 1 && slope >= -Tolerances.rate * max(1, price.magnitude)
      if slope < -Tolerances.rate, !isLast {
        left -= 1
        takeFirst(of: left)
        continue
      }
      let stop = Stop(
        row: first.row, length: first.length, pivot: first.pivot, passed: steps.count - left, slope: slope)
      return first.rise == .infinity ? preferred(stop, among: left) : stop
    }
    return nil
  }

  /// Of the barriers that tie with the first one, that of the largest pivot.
  private mutating func preferred(_ stop: Stop, among count: Int) -> Stop {
    var best = stop
    var left = count - 1
    takeFirst(of: left)
    while left > 0, steps[0].length - stop.length <= Tolerances.stepTie {
      if steps[0].rise == .infinity, steps[0].pivot.magnitude > 2 * best.pivot.magnitude {
        best.row = steps[0].row
        best.pivot = steps[0].pivot
      }
      left -= 1
      takeFirst(of: left)
    }
    return best
  }

  /// Moves the first step behind the heap, which then has `count` steps.
  mutating func takeFirst(of count: Int) {
    steps.swapAt(0, count)
    siftDown(0, among: count)
  }

  private mutating func siftDown(_ start: Int, among count: Int) {
    var index = start
    while true {
      var child = 2 * index + 1
      if child >= count { return }
      if child + 1 < count, steps[child + 1].isBefore(steps[child]) { child += 1 }
      if !steps[child].isBefore(steps[index]) { return }
      steps.swapAt(child, index)
      index = child
    }
  }
}
