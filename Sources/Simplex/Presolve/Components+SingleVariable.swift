// Components of one variable: along a line, without the simplex. Presolve makes hundreds of them, such as a
// difference that is at least 8 and if possible 8.
//
// Level by level, the interval of the optimal points shrinks. If it shrinks to a point that leaves no doubt
// about the vertex, that is the result. If not, the simplex's first vertex may cost nothing at all, as where
// a variable is to be at least and at most the same. All else goes to the simplex.

extension Components {
  /// A row of a component of one variable.
  private struct Breakpoint {
    /// Where the row holds with equality.
    var point: Double
    /// What a unit below and above it costs.
    var below: Double
    var above: Double
    var level: Int32
    var slot: Int32
    /// Whether the row's slack falls with the variable.
    var isFlipped: Bool
  }

  /// Solves a component of one variable.
  ///
  /// - Returns: the variable's value, or nil if the simplex has to look at it.
  mutating func solveSingle(_ index: Int, _ presolve: Presolve) -> Double? {
    let slots = Int(rowStart[index])..<Int(rowStart[index + 1])
    guard variableStart[index + 1] - variableStart[index] == 1,
      slots.count <= WorkLimits.rowsOfSingleVariable,
      !slots.isEmpty
    else { return nil }
    return withUnsafeTemporaryAllocation(of: Breakpoint.self, capacity: slots.count) { buffer in
      var breakpoints = buffer
      for (place, slot) in slots.enumerated() {
        breakpoints.initializeElement(at: place, to: breakpoint(ofSlot: slot, presolve))
      }
      breakpoints.sort { left, right in
        if left.level != right.level { return left.level < right.level }
        return left.point != right.point ? left.point < right.point : left.slot < right.slot
      }
      let sorted = UnsafeBufferPointer(breakpoints)
      var vertex = optimum(sorted)
      if let (value, nonbasicSlot) = vertex, isClear(sorted, at: value, nonbasicSlot) {
        close(sorted, at: value, nonbasicSlot)
        isOpen[index] = false
      } else {
        vertex = costlessStart(sorted)
        guard let vertex else { return nil }
        isOpen[index] = satisfy(sorted, nonbasicSlot: vertex.slot)
      }
      guard let (value, nonbasicSlot) = vertex else { return nil }
      nonbasic[Int(variableStart[index])] = nonbasicSlot - Int32(truncatingIfNeeded: slots.lowerBound)
      keepConstants(of: index, presolve)
      isSolved[index] = true
      return value
    }
  }

  private func breakpoint(ofSlot slot: Int, _ presolve: Presolve) -> Breakpoint {
    let number = Int32(truncatingIfNeeded: slot)
    let row = rows[slot]
    if row < 0 {
      let variable = Int(~row) / 2
      return ~row & 1 == 1
        ? Breakpoint(point: upper[variable], below: 0, above: 1, level: 0, slot: number, isFlipped: false)
        : Breakpoint(point: lower[variable], below: 1, above: 0, level: 0, slot: number, isFlipped: false)
    }
    let value = presolve.pool[Int(presolve.rows[Int(row)].start)].value
    let weight = presolve.weight(of: Int(row)) * value.magnitude
    let shape = presolve.rows[Int(row)].shape
    let costsAbove = shape == .equal || (shape == .atMost) == (value > 0)
    let costsBelow = shape == .equal || (shape == .atLeast) == (value > 0)
    return Breakpoint(
      point: presolve.rows[Int(row)].constant / value, below: costsBelow ? weight : 0,
      above: costsAbove ? weight : 0, level: presolve.rows[Int(row)].level, slot: number,
      isFlipped: value < 0)
  }

  /// The optimal point and the row to be nonbasic there; nil if there are several, or none.
  private func optimum(_ breakpoints: UnsafeBufferPointer<Breakpoint>) -> (value: Double, slot: Int32)? {
    var (low, high) = (-Double.infinity, Double.infinity)
    var (lowSlot, highSlot): (Int32, Int32) = (-1, -1)
    var begin = 0
    while begin < breakpoints.count {
      var end = begin
      var slope = 0.0
      while end < breakpoints.count, breakpoints[end].level == breakpoints[begin].level {
        slope -= breakpoints[end].below
        end += 1
      }
      // The level's own optimal points: from where its cost no longer falls to where it begins to rise.
      var (first, last) = (-Double.infinity, Double.infinity)
      var (firstSlot, lastSlot): (Int32, Int32) = (-1, -1)
      let isRequired = breakpoints[begin].level == Presolve.requiredLevel
      for breakpoint in breakpoints[begin..<end] {
        let wasFalling = isRequired ? breakpoint.below > 0 : slope < -Tolerances.rate
        slope += breakpoint.below + breakpoint.above
        if wasFalling, isRequired || slope >= -Tolerances.rate {
          (first, firstSlot) = (breakpoint.point, breakpoint.slot)
        }
        let rises = isRequired ? breakpoint.above > 0 : slope > Tolerances.rate
        if rises, lastSlot < 0 { (last, lastSlot) = (breakpoint.point, breakpoint.slot) }
      }
      if first > last { return nil }
      // The level has one optimal point of its own: its row holds against both sides.
      if firstSlot == lastSlot, firstSlot >= 0, low <= first, first <= high { return (first, firstSlot) }
      if last < low { return (low, lowSlot) }
      if first > high { return (high, highSlot) }
      if first > low { (low, lowSlot) = (first, firstSlot) }
      if last < high { (high, highSlot) = (last, lastSlot) }
      if low == high, lowSlot == highSlot { return (low, lowSlot) }
      // Between two rows that meet, which of them has to hold is for the levels below to say.
      if high - low <= Tolerances.active { return nil }
      begin = end
    }
    return nil
  }

  private func margin(of breakpoint: Breakpoint) -> Double {
    Tolerances.feasibility + breakpoint.point.magnitude * Tolerances.relativeFeasibility
  }

  /// Whether no other row has its breakpoint at the point, but for rows of levels that cost nothing.
  private func isClear(
    _ breakpoints: UnsafeBufferPointer<Breakpoint>, at value: Double, _ nonbasicSlot: Int32
  ) -> Bool {
    for breakpoint in breakpoints
    where breakpoint.slot != nonbasicSlot
      && (value - breakpoint.point).magnitude <= 4 * margin(of: breakpoint)
    {
      for other in breakpoints where other.level == breakpoint.level {
        let distance = value - other.point
        if distance > margin(of: other) ? other.above > 0 : distance < -margin(of: other) && other.below > 0 {
          return false
        }
      }
    }
    return true
  }

  /// Keeps every row to its side of the point.
  private mutating func close(
    _ breakpoints: UnsafeBufferPointer<Breakpoint>, at value: Double, _ nonbasicSlot: Int32
  ) {
    for breakpoint in breakpoints {
      let slot = Int(breakpoint.slot)
      let distance = value - breakpoint.point
      let isNonbasic = breakpoint.slot == nonbasicSlot
      let isNear = distance.magnitude <= 4 * margin(of: breakpoint)
      let isClosedAbove = isNonbasic || (isNear ? breakpoint.above > 0 : distance < 0)
      let isClosedBelow = isNonbasic || (isNear ? breakpoint.below > 0 : distance > 0)
      isBlockedUp[slot] = breakpoint.isFlipped ? isClosedBelow : isClosedAbove
      isBlockedDown[slot] = breakpoint.isFlipped ? isClosedAbove : isClosedBelow
    }
  }

  // MARK: A start that costs nothing

  /// The vertex that the simplex starts from (`Kernel.startingOrder`), if no row costs anything there: the
  /// point at which the highest optional level alone costs least. Nil if some row costs something.
  private func costlessStart(_ breakpoints: UnsafeBufferPointer<Breakpoint>) -> (value: Double, slot: Int32)?
  {
    guard let begin = breakpoints.firstIndex(where: { $0.level != Presolve.requiredLevel }) else {
      return nil
    }
    var end = begin
    var slope = 0.0
    while end < breakpoints.count, breakpoints[end].level == breakpoints[begin].level {
      slope -= breakpoints[end].below
      end += 1
    }
    var chosen = begin
    while slope < -Tolerances.rate, chosen < end {
      slope += breakpoints[chosen].below + breakpoints[chosen].above
      if slope < -Tolerances.rate { chosen += 1 }
    }
    let start = breakpoints[min(chosen, end - 1)]
    for breakpoint in breakpoints {
      if start.point > breakpoint.point
        ? breakpoint.above > 0 : start.point < breakpoint.point && breakpoint.below > 0
      {
        return nil
      }
      // Required equalities come before all others in the simplex's start.
      if breakpoint.level == Presolve.requiredLevel, breakpoint.above > 0, breakpoint.below > 0 { return nil }
    }
    // The simplex knows no negative zero.
    return (start.point + 0, start.slot)
  }

  /// Makes barriers of rows that cost nothing, as `Kernel.satisfy` does.
  ///
  /// - Returns: whether the nonbasic row may be released at no cost.
  private mutating func satisfy(_ breakpoints: UnsafeBufferPointer<Breakpoint>, nonbasicSlot: Int32) -> Bool {
    for breakpoint in breakpoints {
      isBlockedUp[Int(breakpoint.slot)] = breakpoint.isFlipped ? breakpoint.below > 0 : breakpoint.above > 0
      isBlockedDown[Int(breakpoint.slot)] = breakpoint.isFlipped ? breakpoint.above > 0 : breakpoint.below > 0
    }
    return !(isBlockedUp[Int(nonbasicSlot)] && isBlockedDown[Int(nonbasicSlot)])
  }
}
