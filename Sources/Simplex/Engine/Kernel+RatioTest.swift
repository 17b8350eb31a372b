// The long-step ratio test: how far a released row can move, which breakpoints it passes, and which row
// blocks it.
//
// A step passes a breakpoint if the objective still decreases after it, and ends at a barrier at the latest.

extension Kernel {
  /// The end of a step.
  struct BlockingBreakpoint {
    var row: Int32
    var length: Double
    var pivot: Double
    /// The number of breakpoints before it, which are the first ones that were removed from the heap.
    var passed = 0
    /// The slope of the objective after it.
    var slope = Double.infinity
  }

  /// Collects the breakpoints in the direction of the step.
  mutating func collectBreakpoints() {
    work.stepBreakpoints.clear()
    for index in work.change.indices {
      let speed = work.change[Int(index)]
      if speed.magnitude <= Tolerances.pivot { continue }
      for row in problem.rows(ofGroup: Int(index)) where vertex.rows[row].position < 0 {
        collectBreakpoint(of: row, speed)
      }
    }
  }

  @inline(__always)
  private mutating func collectBreakpoint(of row: Int, _ speed: Double) {
    var rise = Double.infinity
    if speed > 0 ? !vertex.rows[row].isBlockedUp : !vertex.rows[row].isBlockedDown {
      if !vertex.rows[row].isCounted || vertex.rows[row].isPositive == (speed > 0) { return }
      rise = speed.magnitude * (vertex.rows[row].costUp + vertex.rows[row].costDown)
    }
    let length = max(0, -vertex.rows[row].slack / speed)
    work.stepBreakpoints.append(
      StepBreakpoint(length: length, row: Int32(truncatingIfNeeded: row), rise: rise, pivot: speed))
  }

  /// The breakpoint at which the objective stops decreasing.
  mutating func chooseBlocking(price: Double, isCautious: Bool) -> BlockingBreakpoint? {
    if isCautious { return firstBreakpoint() }
    // A heap, because a step passes only few of the breakpoints.
    work.stepBreakpoints.order()
    var slope = price
    while let first = work.stepBreakpoints.first {
      slope += first.rise
      // After the last breakpoint, a small remaining slope is a rounding error.
      let isLast =
        work.stepBreakpoints.heapCount == 1 && slope >= -Tolerances.rate * max(1, price.magnitude)
      if slope < -Tolerances.rate, !isLast {
        work.stepBreakpoints.takeFirst()
        continue
      }
      let blocking = BlockingBreakpoint(
        row: first.row, length: first.length, pivot: first.pivot, passed: work.stepBreakpoints.takenCount,
        slope: slope)
      return first.rise == .infinity ? withLargestPivot(blocking) : blocking
    }
    return nil
  }

  /// Bland's rule: the first breakpoint; of equal ones, that of the lowest row.
  private func firstBreakpoint() -> BlockingBreakpoint? {
    guard var best = work.stepBreakpoints.elements.first else { return nil }
    for other in work.stepBreakpoints.elements
    where other.length < best.length || (other.length == best.length && other.row < best.row) {
      best = other
    }
    return BlockingBreakpoint(row: best.row, length: best.length, pivot: best.pivot)
  }

  /// Of the barriers that tie with the first one, the one with the largest pivot.
  private mutating func withLargestPivot(_ first: BlockingBreakpoint) -> BlockingBreakpoint {
    var best = first
    work.stepBreakpoints.takeFirst()
    while let next = work.stepBreakpoints.first, next.length - first.length <= Tolerances.stepTie {
      if next.rise == .infinity, next.pivot.magnitude > 2 * best.pivot.magnitude {
        best.row = next.row
        best.pivot = next.pivot
      }
      work.stepBreakpoints.takeFirst()
    }
    return best
  }
}
