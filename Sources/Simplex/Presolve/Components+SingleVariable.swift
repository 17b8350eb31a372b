// Solves components with one variable without the simplex. Presolve creates hundreds of them, such as a
// difference that is at least and preferably 8.
//
// The interval of optimal points shrinks level by level. If it becomes a point with an unambiguous vertex,
// that is the result. If not, the simplex's first vertex may have zero cost, for example if a variable has
// the same minimum and maximum. The simplex solves all other components.

extension Components {
  /// A row of a component with one variable.
  private struct Breakpoint {
    /// The value at which the row holds with equality.
    var point: Double
    /// The cost per unit below and above it.
    var below: Double
    var above: Double
    var level: Int32
    var slot: Int32
    /// Whether the row's slack decreases with the variable.
    var isFlipped: Bool
  }

  /// Solves a component with one variable.
  ///
  /// - Returns: the variable's value; nil if the simplex has to solve it.
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
        ? Breakpoint(
          point: bounds[variable].upper, below: 0, above: 1, level: 0, slot: number, isFlipped: false)
        : Breakpoint(
          point: bounds[variable].lower, below: 1, above: 0, level: 0, slot: number, isFlipped: false)
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

  /// The optimal point and the row to make nonbasic there; nil if there are several or none.
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
      // The level's own optimal interval: from where its cost stops decreasing to where it starts increasing.
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
      // The level has a single optimal point: its row determines it from both sides.
      if firstSlot == lastSlot, firstSlot >= 0, low <= first, first <= high { return (first, firstSlot) }
      if last < low { return (low, lowSlot) }
      if first > high { return (high, highSlot) }
      if first > low { (low, lowSlot) = (first, firstSlot) }
      if last < high { (high, highSlot) = (last, lastSlot) }
      if low == high, lowSlot == highSlot { return (low, lowSlot) }
      // If two rows meet, lower levels decide which of them is nonbasic.
      if high - low <= Tolerances.active { return nil }
      begin = end
    }
    return nil
  }

  private func margin(of breakpoint: Breakpoint) -> Double {
    Tolerances.feasibility + breakpoint.point.magnitude * Tolerances.relativeFeasibility
  }

  /// Whether no other row has its breakpoint at the point, except rows of levels with zero cost.
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

  /// Restricts every row to its side of the point.
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

  // MARK: A start with zero cost

  /// The vertex that the simplex starts from (`Kernel.startingOrder`) if all rows have zero cost there: the
  /// point with the least cost in the highest optional level. Nil if some row has a cost.
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
      // Required equalities precede all other rows in the simplex's start.
      if breakpoint.level == Presolve.requiredLevel, breakpoint.above > 0, breakpoint.below > 0 { return nil }
    }
    // The simplex never gives a negative zero.
    return (start.point + 0, start.slot)
  }

  /// Makes barriers of rows whose cost is zero, like `Kernel.satisfy`.
  ///
  /// - Returns: whether the nonbasic row can be released at no cost.
  private mutating func satisfy(_ breakpoints: UnsafeBufferPointer<Breakpoint>, nonbasicSlot: Int32) -> Bool {
    for breakpoint in breakpoints {
      isBlockedUp[Int(breakpoint.slot)] = breakpoint.isFlipped ? breakpoint.below > 0 : breakpoint.above > 0
      isBlockedDown[Int(breakpoint.slot)] = breakpoint.isFlipped ? breakpoint.above > 0 : breakpoint.below > 0
    }
    return !(isBlockedUp[Int(nonbasicSlot)] && isBlockedDown[Int(nonbasicSlot)])
  }
}
