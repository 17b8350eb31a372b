// Components of one variable: a walk along a line, without the simplex. Presolve makes hundreds of them, such as the
// spacing between two cards that is at least 8 and if possible 8.
//
// Level by level, the interval of the optimal points shrinks. If it shrinks to a point that leaves no doubt about the
// vertex, that is the result. If not, the simplex's first vertex may cost nothing at all, as where a height is to be at
// least and at most what its content is. All else goes to the simplex.

extension Components {
  /// A row of a component of one variable.
  private struct Kink {
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

  /// More rows than this are for the simplex, which does not look at each as often.
  private static var largestSingle: Int { 32 }

  /// Solves a component of one variable.
  ///
  /// - Returns: the variable's value, or nil if the simplex has to look at it.
  mutating func solveSingle(_ index: Int, _ reduction: Reduction) -> Double? {
    let slots = Int(rowStart[index])..<Int(rowStart[index + 1])
    guard variableStart[index + 1] - variableStart[index] == 1, slots.count <= Self.largestSingle,
      !slots.isEmpty
    else { return nil }
    return withUnsafeTemporaryAllocation(of: Kink.self, capacity: slots.count) { buffer in
      var kinks = buffer
      for (place, slot) in slots.enumerated() {
        kinks.initializeElement(at: place, to: kink(ofSlot: slot, reduction))
      }
      kinks.sort { left, right in
        if left.level != right.level { return left.level < right.level }
        return left.point != right.point ? left.point < right.point : left.slot < right.slot
      }
      let sorted = UnsafeBufferPointer(kinks)
      var vertex = optimum(sorted)
      if let (value, tightSlot) = vertex, isClear(sorted, at: value, tightSlot) {
        close(sorted, at: value, tightSlot)
        isOpen[index] = false
      } else {
        vertex = costlessStart(sorted)
        guard let vertex else { return nil }
        isOpen[index] = satisfy(sorted, tightSlot: vertex.slot)
      }
      guard let (value, tightSlot) = vertex else { return nil }
      tight[Int(variableStart[index])] = tightSlot - Int32(truncatingIfNeeded: slots.lowerBound)
      keepConstants(of: index, reduction)
      isSolved[index] = true
      return value
    }
  }

  private func kink(ofSlot slot: Int, _ reduction: Reduction) -> Kink {
    let number = Int32(truncatingIfNeeded: slot)
    let row = rows[slot]
    if row < 0 {
      let variable = Int(~row) / 2
      return ~row & 1 == 1
        ? Kink(point: upper[variable], below: 0, above: 1, level: 0, slot: number, isFlipped: false)
        : Kink(point: lower[variable], below: 1, above: 0, level: 0, slot: number, isFlipped: false)
    }
    let value = reduction.pool[Int(reduction.rows[Int(row)].start)].value
    let weight = reduction.weight(of: Int(row)) * value.magnitude
    let shape = reduction.rows[Int(row)].shape
    let costsAbove = shape == .equal || (shape == .atMost) == (value > 0)
    let costsBelow = shape == .equal || (shape == .atLeast) == (value > 0)
    return Kink(
      point: reduction.rows[Int(row)].constant / value, below: costsBelow ? weight : 0,
      above: costsAbove ? weight : 0, level: reduction.rows[Int(row)].level, slot: number,
      isFlipped: value < 0)
  }

  /// The optimal point and the row to be tight there; nil if there are several, or none.
  private func optimum(_ kinks: UnsafeBufferPointer<Kink>) -> (value: Double, slot: Int32)? {
    var (low, high) = (-Double.infinity, Double.infinity)
    var (lowSlot, highSlot): (Int32, Int32) = (-1, -1)
    var begin = 0
    while begin < kinks.count {
      var end = begin
      var slope = 0.0
      while end < kinks.count, kinks[end].level == kinks[begin].level {
        slope -= kinks[end].below
        end += 1
      }
      // The level's own optimal points: from where its cost no longer falls to where it begins to rise.
      var (first, last) = (-Double.infinity, Double.infinity)
      var (firstSlot, lastSlot): (Int32, Int32) = (-1, -1)
      let isRequired = kinks[begin].level == Reduction.requiredLevel
      for kink in kinks[begin..<end] {
        let wasFalling = isRequired ? kink.below > 0 : slope < -Tolerances.rate
        slope += kink.below + kink.above
        if wasFalling, isRequired || slope >= -Tolerances.rate {
          (first, firstSlot) = (kink.point, kink.slot)
        }
        let rises = isRequired ? kink.above > 0 : slope > Tolerances.rate
        if rises, lastSlot < 0 { (last, lastSlot) = (kink.point, kink.slot) }
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

  private func margin(of kink: Kink) -> Double {
    Tolerances.feasibility + kink.point.magnitude * Tolerances.relativeFeasibility
  }

  /// Whether no other row has its kink at the point, but for rows of levels that cost nothing.
  private func isClear(_ kinks: UnsafeBufferPointer<Kink>, at value: Double, _ tightSlot: Int32) -> Bool {
    for kink in kinks where kink.slot != tightSlot && (value - kink.point).magnitude <= 4 * margin(of: kink) {
      for other in kinks where other.level == kink.level {
        let distance = value - other.point
        if distance > margin(of: other) ? other.above > 0 : distance < -margin(of: other) && other.below > 0 {
          return false
        }
      }
    }
    return true
  }

  /// Keeps every row to its side of the point.
  private mutating func close(_ kinks: UnsafeBufferPointer<Kink>, at value: Double, _ tightSlot: Int32) {
    for kink in kinks {
      let slot = Int(kink.slot)
      let distance = value - kink.point
      let isTight = kink.slot == tightSlot
      let isNear = distance.magnitude <= 4 * margin(of: kink)
      let isClosedAbove = isTight || (isNear ? kink.above > 0 : distance < 0)
      let isClosedBelow = isTight || (isNear ? kink.below > 0 : distance > 0)
      isBlockedUp[slot] = kink.isFlipped ? isClosedBelow : isClosedAbove
      isBlockedDown[slot] = kink.isFlipped ? isClosedAbove : isClosedBelow
    }
  }

  // MARK: A start that costs nothing

  /// The vertex that the simplex starts from (`Kernel.startingOrder`), if no row costs anything there: the point at
  /// which the highest optional level alone costs least. Nil if some row costs something.
  private func costlessStart(_ kinks: UnsafeBufferPointer<Kink>) -> (value: Double, slot: Int32)? {
    guard let begin = kinks.firstIndex(where: { $0.level != Reduction.requiredLevel }) else { return nil }
    var end = begin
    var slope = 0.0
    while end < kinks.count, kinks[end].level == kinks[begin].level {
      slope -= kinks[end].below
      end += 1
    }
    var chosen = begin
    while slope < -Tolerances.rate, chosen < end {
      slope += kinks[chosen].below + kinks[chosen].above
      if slope < -Tolerances.rate { chosen += 1 }
    }
    let start = kinks[min(chosen, end - 1)]
    for kink in kinks {
      if start.point > kink.point ? kink.above > 0 : start.point < kink.point && kink.below > 0 { return nil }
      // Required equalities come before all others in the simplex's start.
      if kink.level == Reduction.requiredLevel, kink.above > 0, kink.below > 0 { return nil }
    }
    // The simplex knows no negative zero.
    return (start.point + 0, start.slot)
  }

  /// Makes barriers of rows that cost nothing, as `Kernel.satisfy` does.
  ///
  /// - Returns: whether the tight row may be released at no cost.
  private mutating func satisfy(_ kinks: UnsafeBufferPointer<Kink>, tightSlot: Int32) -> Bool {
    for kink in kinks {
      isBlockedUp[Int(kink.slot)] = kink.isFlipped ? kink.below > 0 : kink.above > 0
      isBlockedDown[Int(kink.slot)] = kink.isFlipped ? kink.above > 0 : kink.below > 0
    }
    return !(isBlockedUp[Int(tightSlot)] && isBlockedDown[Int(tightSlot)])
  }
}
