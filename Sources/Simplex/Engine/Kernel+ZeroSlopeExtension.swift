// Zero-slope extension: if a step can continue at no cost, it goes as far as lower levels prefer.
//
// If the objective has stopped decreasing but does not increase yet, every length up to the next breakpoint
// is equally good in this level. A variable that grows until nothing that depends on it is negative can also
// grow until the next level is optimal, which would otherwise release it again.

extension Kernel {
  /// The end of a step after extending it to where the first lower level with a slope stops decreasing, at
  /// most to the next breakpoint of the current level; or the original end.
  mutating func extendedAtZeroSlope(_ blocking: BlockingBreakpoint) -> BlockingBreakpoint {
    if work.workingLevel < 0 || blocking.slope.magnitude > Tolerances.rate { return blocking }
    guard let (level, slope) = firstLowerSlope(behind: blocking.length), slope < 0 else { return blocking }
    collectExtension(of: level, behind: blocking)
    // The blocking breakpoint is on top of the heap, and the next one is one of its children.
    var limit = Double.infinity
    for child in 1..<3 where child < work.stepBreakpoints.heapCount {
      limit = min(limit, work.stepBreakpoints.elements[child].length)
    }
    var rest = slope
    for further in work.extensionBreakpoints {
      rest += further.rise
      if further.length >= limit { return blocking }
      if rest < -Tolerances.rate { continue }
      work.stepBreakpoints.takeFirst()
      return BlockingBreakpoint(
        row: further.row, length: further.length, pivot: further.pivot, passed: blocking.passed + 1,
        slope: blocking.slope)
    }
    return blocking
  }

  /// Collects a level's breakpoints after the end of a step, in order. There are only few.
  private mutating func collectExtension(of level: Int32, behind blocking: BlockingBreakpoint) {
    let least = blocking.pivot.magnitude * Tolerances.pivotThreshold
    work.extensionBreakpoints.clear()
    for index in work.change.indices {
      let speed = work.change[Int(index)]
      if speed.magnitude <= max(Tolerances.pivot, least) { continue }
      for row in problem.rows(ofGroup: Int(index)) where vertex.rows[row].level == level && isWaiting(row) {
        let length = -vertex.rows[row].slack / speed
        if !(length > blocking.length) { continue }
        let rise = speed.magnitude * (vertex.rows[row].costUp + vertex.rows[row].costDown)
        work.extensionBreakpoints.append(
          StepBreakpoint(length: length, row: Int32(truncatingIfNeeded: row), rise: rise, pivot: speed))
      }
    }
    work.extensionBreakpoints.sort { $0.isBefore($1) }
  }

  /// Whether the row is in a level that has not been optimized yet.
  @inline(__always)
  private func isWaiting(_ row: Int) -> Bool {
    vertex.rows[row].level > work.workingLevel && vertex.rows[row].position < 0 && !vertex.rows[row].isDropped
  }

  /// The slope of the highest lower level with a slope, directly after a length of the step.
  private mutating func firstLowerSlope(behind length: Double) -> (level: Int32, slope: Double)? {
    work.lowerSlopes.clear()
    for index in work.change.indices {
      let speed = work.change[Int(index)]
      if speed.magnitude <= Tolerances.pivot { continue }
      for row in problem.rows(ofGroup: Int(index)) where isWaiting(row) {
        let slack = vertex.rows[row].slack + length * speed
        let margin = tolerance(of: row)
        let isAbove = slack > margin || (slack >= -margin && speed > 0)
        let slope = isAbove ? speed * vertex.rows[row].costUp : -speed * vertex.rows[row].costDown
        if slope == 0 { continue }
        let place = Int(vertex.rows[row].level - work.workingLevel) - 1
        while work.lowerSlopes.count <= place { work.lowerSlopes.append(0) }
        work.lowerSlopes[place] += slope
      }
    }
    for (place, slope) in work.lowerSlopes.enumerated() where slope.magnitude > Tolerances.rate {
      return (work.workingLevel + 1 + Int32(truncatingIfNeeded: place), slope)
    }
    return nil
  }
}
