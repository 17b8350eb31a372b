// Steps that may go on at no cost: how far, the levels below say.
//
// Where a step's objective has stopped falling but does not rise yet, every length up to the next breakpoint is as good at
// this level. A width that grows until nothing that hangs on it is negative any more may as well grow until its content
// fits, which is what the next level would release it for.

extension Kernel {
  /// A step that goes on to where the first lower level that cares stops falling, at most to the next breakpoint of the
  /// level at work; or the step as it is.
  mutating func prolonged(_ stop: Stop) -> Stop {
    if workingLevel < 0 || stop.slope.magnitude > Tolerances.rate { return stop }
    guard let (level, slope) = firstLowerSlope(behind: stop.length), slope < 0 else { return stop }
    // The level's breakpoints behind the stop; how many are passed is not known, but they are few.
    let least = stop.pivot.magnitude * Tolerances.pivotThreshold
    prolongation.clear()
    for index in change.indices {
      let speed = change[Int(index)]
      if speed.magnitude <= max(Tolerances.pivot, least) { continue }
      for row in rows(ofGroup: Int(index)) where rows[row].level == level && isWaiting(row) {
        let length = -rows[row].slack / speed
        if !(length > stop.length) { continue }
        let rise = speed.magnitude * (rows[row].costUp + rows[row].costDown)
        prolongation.append(
          Step(length: length, row: Int32(truncatingIfNeeded: row), rise: rise, pivot: speed))
      }
    }
    prolongation.sort { $0.isBefore($1) }
    // The stop is on top of the heap, the next breakpoint below it.
    let left = steps.count - stop.passed
    var limit = Double.infinity
    for place in 1..<3 where place < left { limit = min(limit, steps[place].length) }
    var rest = slope
    for step in prolongation {
      rest += step.rise
      if step.length >= limit { return stop }
      if rest < -Tolerances.rate { continue }
      takeFirst(of: left - 1)
      return Stop(
        row: step.row, length: step.length, pivot: step.pivot, passed: stop.passed + 1, slope: stop.slope)
    }
    return stop
  }

  /// Whether the row is of a level that is still to come.
  @inline(__always)
  private func isWaiting(_ row: Int) -> Bool {
    rows[row].level > workingLevel && rows[row].position < 0 && !rows[row].isDropped
  }

  /// The slope, right behind a length of the step, of the highest lower level that has one.
  private mutating func firstLowerSlope(behind length: Double) -> (level: Int32, slope: Double)? {
    lowerSlopes.clear()
    for index in change.indices {
      let speed = change[Int(index)]
      if speed.magnitude <= Tolerances.pivot { continue }
      for row in rows(ofGroup: Int(index)) where isWaiting(row) {
        let slack = rows[row].slack + length * speed
        let margin = tolerance(of: row)
        let isAbove = slack > margin || (slack >= -margin && speed > 0)
        let slope = isAbove ? speed * rows[row].costUp : -speed * rows[row].costDown
        if slope == 0 { continue }
        let place = Int(rows[row].level - workingLevel) - 1
        while lowerSlopes.count <= place { lowerSlopes.append(0) }
        lowerSlopes[place] += slope
      }
    }
    for (place, slope) in lowerSlopes.enumerated() where slope.magnitude > Tolerances.rate {
      return (workingLevel + 1 + Int32(truncatingIfNeeded: place), slope)
    }
    return nil
  }
}
