// The dual simplex, for changed constants: moves from a vertex whose rates are right but whose rows are on
// wrong sides of their breakpoints to one where both are right.
//
// All levels form one objective here, in which each level infinitely outweighs those below it: a rate is a
// vector with an entry per level, compared lexicographically. A row on the wrong side has its slope at the
// wrong end of the interval from −costDown to costUp. The slope moves to the other end. If the rate of a
// nonbasic row reaches its own limit first, the two rows are exchanged. Only values that a step affects are
// computed, so that a change that moves few rows across their breakpoints is cheap in any component.

extension Kernel {
  /// Whether the row, which is not nonbasic, is on the other side of its breakpoint than its slope assumes.
  private func isOnWrongSide(_ row: Int) -> Bool {
    vertex.rows[row].isPositive
      ? vertex.rows[row].slack < -tolerance(of: row) : vertex.rows[row].slack > tolerance(of: row)
  }

  /// Whether the row has a cost on both sides and is on its breakpoint by chance. Its slope is between the
  /// two ends.
  private func isOnBreakpoint(_ row: Int) -> Bool {
    vertex.rows[row].isBlockedUp && vertex.rows[row].isBlockedDown
  }

  /// Derives the sides of rows from the barriers of the optimal face, and computes the rates of all levels.
  ///
  /// - Returns: false if the levels have not been optimized at this vertex.
  private mutating func beginDual(levels: Int) -> Bool {
    for row in 0..<problem.m where vertex.rows[row].position < 0 && !vertex.rows[row].isDropped {
      if !vertex.rows[row].isBlockedUp && !vertex.rows[row].isBlockedDown { return false }
      vertex.rows[row].isPositive = vertex.rows[row].isBlockedDown
    }
    vertex.levelRates.reset(to: 0, count: problem.n * levels)
    for current in 0..<levels {
      work.byColumn.clear()
      for row in 0..<problem.m
      where Int(vertex.rows[row].level) == current && vertex.rows[row].position < 0
        && !vertex.rows[row].isDropped
      {
        if !isOnBreakpoint(row) { addGradient(ofGroup: Int(problem.groupOfRow[row]), slope(of: row)) }
      }
      vertex.factor.solveTransposed(&work.byColumn, into: &work.rateChange)
      for place in work.rateChange.indices {
        vertex.levelRates[Int(place) * levels + current] = work.rateChange[Int(place)]
      }
      work.rateChange.clear()
    }
    vertex.rateLevels = levels
    vertex.dualSteps = 0
    return (0..<problem.n).allSatisfy { isWithinLimits($0, levels) }
  }

  /// Refactors if many rows have been replaced, because all later changes use the factors.
  mutating func refactorIfWorn() {
    if vertex.factor.replacementCount > WorkLimits.dualStepsTrusted { refactor() }
  }

  /// Moves the rows on the wrong side of their breakpoints to the right one, starting from the last optimal
  /// face.
  ///
  /// - Parameter violated: rows that may be on the wrong side. All others are not.
  ///
  /// - Returns: false if the required rows contradict each other now, or if rounding prevents it. The vertex
  ///   is then arbitrary.
  mutating func repair(_ violated: inout [Int32], levels: Int) -> Bool {
    if vertex.rateLevels != levels || vertex.dualSteps > WorkLimits.dualStepsTrusted {
      refactorIfWorn()
      guard beginDual(levels: levels) else { return false }
    }
    var allowed = WorkLimits.dualSteps(violated: violated.count)
    // Marks the rates as unusable until the repair has succeeded.
    vertex.rateLevels = 0
    while let next = violated.popLast() {
      let row = Int(next)
      if vertex.rows[row].position >= 0 || vertex.rows[row].isDropped { continue }
      if isOnBreakpoint(row) {
        if vertex.rows[row].slack.magnitude > tolerance(of: row) { return false }
        continue
      }
      if !isOnWrongSide(row) {
        if vertex.rows[row].level == 0, cost(of: row) > 0 { return false }
        continue
      }
      if allowed == 0 || isSpent { return false }
      allowed -= 1
      guard dualStep(row, levels, &violated) else { return false }
      vertex.dualSteps += 1
    }
    guard closeNonbasicRows(levels) else { return false }
    vertex.rateLevels = levels
    return true
  }

  /// How far the rate of the nonbasic row at `place` can decrease or increase in a level.
  private func room(_ place: Int, down: Bool, _ current: Int, _ levels: Int) -> Double {
    let rate = vertex.levelRates[place * levels + current]
    let row = Int(vertex.nonbasic[place])
    let own = row >= 0 && Int(vertex.rows[row].level) == current
    return down ? rate + (own ? vertex.rows[row].costUp : 0) : -rate + (own ? vertex.rows[row].costDown : 0)
  }

  private mutating func dualStep(_ row: Int, _ levels: Int, _ violated: inout [Int32]) -> Bool {
    loadCoordinates(of: row)
    defer { work.byPosition.clear() }
    let sign = vertex.rows[row].isPositive ? -1.0 : 1.0
    // Finds the nonbasic row whose rate reaches its limit first.
    var best = -1
    var largest = 0.0
    for index in work.byPosition.indices {
      let place = Int(index)
      let w = work.byPosition[place]
      largest = max(largest, w.magnitude)
      if w.magnitude <= Tolerances.pivot { continue }
      if best < 0 || isLess(place, best, sign, levels) { best = place }
    }
    let own = Int(vertex.rows[row].level)
    let width = vertex.rows[row].costUp + vertex.rows[row].costDown
    if best < 0 || !reaches(best, own, width, sign, levels) {
      // The slope reaches its other end: the row has crossed its breakpoint.
      if own == 0 { return false }
      for index in work.byPosition.indices {
        vertex.levelRates[Int(index) * levels + own] += sign * width * work.byPosition[Int(index)]
      }
      setSide(row, positive: !vertex.rows[row].isPositive)
      return true
    }
    if work.byPosition[best].magnitude < largest * Tolerances.dualPivot { return false }
    return exchange(row, at: best, sign, levels, &violated)
  }

  /// Whether the rate at `left` reaches its limit before the one at `right`.
  private func isLess(_ left: Int, _ right: Int, _ sign: Double, _ levels: Int) -> Bool {
    let (a, b) = (work.byPosition[left], work.byPosition[right])
    for current in 0..<levels {
      let l = room(left, down: sign * a < 0, current, levels) / a.magnitude
      let r = room(right, down: sign * b < 0, current, levels) / b.magnitude
      if (l - r).magnitude > Tolerances.rate * max(1, min(l.magnitude, r.magnitude)) {
        return l < r
      }
    }
    return a.magnitude > b.magnitude
  }

  /// Whether the rate at `place` reaches its limit before a slope has changed by `width` in its level.
  private func reaches(_ place: Int, _ own: Int, _ width: Double, _ sign: Double, _ levels: Int) -> Bool {
    let w = work.byPosition[place]
    for current in 0...own {
      let room = room(place, down: sign * w < 0, current, levels) / w.magnitude
      let limit = current == own ? width : 0
      if (room - limit).magnitude > Tolerances.rate * max(1, limit) { return room < limit }
    }
    return true
  }

  private mutating func setSide(_ row: Int, positive: Bool) {
    vertex.rows[row].isPositive = positive
    vertex.rows[row].isBlockedUp = !positive
    vertex.rows[row].isBlockedDown = positive
  }

  /// Makes the row nonbasic in place of the one at `place`, and moves to the new vertex.
  private mutating func exchange(
    _ row: Int, at place: Int, _ sign: Double, _ levels: Int, _ violated: inout [Int32]
  ) -> Bool {
    let pivot = work.byPosition[place]
    let isDown = sign * pivot < 0
    let leaving = Int(vertex.nonbasic[place])
    for current in 0..<levels {
      let moved = room(place, down: isDown, current, levels) / pivot.magnitude
      let slope = Int(vertex.rows[row].level) == current ? slope(of: row) : 0
      if moved != 0 {
        for index in work.byPosition.indices {
          vertex.levelRates[Int(index) * levels + current] += sign * moved * work.byPosition[Int(index)]
        }
      }
      vertex.levelRates[place * levels + current] = -(slope + sign * moved)
    }
    vertex.factor.replace(position: place, coordinates: work.byPosition)
    vertex.nonbasic[place] = Int32(truncatingIfNeeded: row)
    vertex.rows[row].position = Int32(truncatingIfNeeded: place)
    if leaving >= 0 { vertex.rows[leaving].position = -1 }
    // The effect of moving the row back to its breakpoint. This consumes `byPosition`.
    let length = -vertex.rows[row].slack
    computeChange(place: place, sign: 1)
    for column in work.direction.indices { vertex.x[Int(column)] += length * work.direction[Int(column)] }
    for index in work.change.indices {
      for moved in problem.rows(ofGroup: Int(index)) where vertex.rows[moved].position < 0 {
        vertex.rows[moved].slack += length * work.change[Int(index)]
        violated.append(Int32(truncatingIfNeeded: moved))
      }
    }
    vertex.rows[row].slack = 0
    if leaving >= 0 {
      // The same pivot, computed by column. Both must agree.
      let agreement = (work.change[Int(problem.groupOfRow[leaving])] * pivot - 1).magnitude
      if !(agreement <= Tolerances.pivotAgreement * max(1, pivot.magnitude)) { return false }
      setSide(leaving, positive: isDown)
      // A required row must not move to the side where it is violated.
      if vertex.rows[leaving].level == 0,
        (isDown ? vertex.rows[leaving].costUp : vertex.rows[leaving].costDown) > 0
      {
        return false
      }
    }
    pivots += 1
    return true
  }

  /// Closes the nonbasic rows whose release would cost something in some level, and opens the others.
  ///
  /// - Returns: false if a release would improve the objective, which only rounding can cause.
  private mutating func closeNonbasicRows(_ levels: Int) -> Bool {
    for place in 0..<problem.n {
      let (up, down) = (firstCost(place, down: true, levels), firstCost(place, down: false, levels))
      if up < 0 || down < 0 { return false }
      if vertex.nonbasic[place] < 0 { continue }
      let row = Int(vertex.nonbasic[place])
      vertex.rows[row].isBlockedUp = up > 0
      vertex.rows[row].isBlockedDown = down > 0
    }
    return true
  }

  private func isWithinLimits(_ place: Int, _ levels: Int) -> Bool {
    firstCost(place, down: true, levels) >= 0 && firstCost(place, down: false, levels) >= 0
  }

  /// The cost of releasing the nonbasic row in the highest level in which it changes the objective.
  private func firstCost(_ place: Int, down: Bool, _ levels: Int) -> Double {
    for current in 0..<levels {
      let cost = room(place, down: down, current, levels)
      if cost.magnitude > Tolerances.rate { return cost }
    }
    return 0
  }
}
