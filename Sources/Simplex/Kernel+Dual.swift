// The dual simplex, for changed constants: from a vertex whose rates are right but whose rows are on wrong sides of
// their kinks, to one where both are.
//
// The levels are one objective here, each outweighing all below it infinitely: a rate is a vector with an entry per
// level, compared lexicographically. A row on the wrong side has its slope at the wrong end of the interval from
// −costDown to costUp. The slope moves to the other end; if a tight row's rate reaches its own limit before, the two rows
// exchange places. Only what a step touches is computed, so that a change that moves few rows across their kinks
// costs little, however large the component is.

extension Kernel {
  /// Whether the row, which is not tight, is on the other side of its kink than its slope counts for.
  private func isOnWrongSide(_ row: Int) -> Bool {
    rows[row].isPositive ? rows[row].slack < -tolerance(of: row) : rows[row].slack > tolerance(of: row)
  }

  /// A row that costs on both sides, on its kink by chance: its slope lies between the two ends.
  private func isOnKink(_ row: Int) -> Bool { rows[row].isBlockedUp && rows[row].isBlockedDown }

  /// Derives the rows' sides from the barriers of the optimal face, and computes the rates of all levels.
  ///
  /// - Returns: false if the vertex is not one of a finished walk.
  private mutating func beginDual(levels: Int) -> Bool {
    for row in 0..<m where rows[row].position < 0 && !rows[row].isDropped {
      if !rows[row].isBlockedUp && !rows[row].isBlockedDown { return false }
      rows[row].isPositive = rows[row].isBlockedDown
    }
    levelRates.reset(to: 0, count: n * levels)
    for current in 0..<levels {
      byColumn.clear()
      for row in 0..<m where Int(rows[row].level) == current && rows[row].position < 0 && !rows[row].isDropped
      {
        if !isOnKink(row) { addGradient(ofGroup: Int(groupOfRow[row]), slope(of: row)) }
      }
      factor.solveTransposed(&byColumn, into: &rateChange)
      for place in rateChange.indices {
        levelRates[Int(place) * levels + current] = rateChange[Int(place)]
      }
      rateChange.clear()
    }
    rateLevels = levels
    dualSteps = 0
    return (0..<n).allSatisfy { isWithinLimits($0, levels) }
  }

  /// Steps between two computations of the rates from the rows.
  static var dualStepsTrusted: Int { 64 }

  /// Brings the rows that are on the wrong side of their kinks to the right one, from the last optimal face.
  ///
  /// - Parameter violated: rows that may be on the wrong side; all others are not.
  /// - Returns: false if the required rows contradict each other now, or if rounding is in the way. The vertex is then
  ///   any vertex.
  mutating func repair(_ violated: inout [Int32], levels: Int) -> Bool {
    if rateLevels != levels || dualSteps > Self.dualStepsTrusted {
      if factor.replacementCount > Self.dualStepsTrusted { refactor() }
      guard beginDual(levels: levels) else { return false }
    }
    var allowed = 20 + 2 * violated.count
    // Until all is well the rates are not to be used again.
    rateLevels = 0
    while let next = violated.popLast() {
      let row = Int(next)
      if rows[row].position >= 0 || rows[row].isDropped { continue }
      if isOnKink(row) {
        if rows[row].slack.magnitude > tolerance(of: row) { return false }
        continue
      }
      if !isOnWrongSide(row) {
        if rows[row].level == 0, cost(of: row) > 0 { return false }
        continue
      }
      if allowed == 0 || pivots >= pivotLimit { return false }
      allowed -= 1
      guard dualStep(row, levels, &violated) else { return false }
      dualSteps += 1
    }
    guard closeTightRows(levels) else { return false }
    rateLevels = levels
    return true
  }

  /// How much the rate of the tight row at `place` may move at a level, downwards or upwards.
  private func room(_ place: Int, down: Bool, _ current: Int, _ levels: Int) -> Double {
    let rate = levelRates[place * levels + current]
    let row = Int(tight[place])
    let own = row >= 0 && Int(rows[row].level) == current
    return down ? rate + (own ? rows[row].costUp : 0) : -rate + (own ? rows[row].costDown : 0)
  }

  private mutating func dualStep(_ row: Int, _ levels: Int, _ violated: inout [Int32]) -> Bool {
    for term in terms(of: row) { byColumn.set(Int(rowTerms[term].column), rowTerms[term].value) }
    factor.solveTransposed(&byColumn, into: &byPosition)
    defer { byPosition.clear() }
    let sign = rows[row].isPositive ? -1.0 : 1.0
    // The tight row whose rate reaches its limit first.
    var best = -1
    var largest = 0.0
    for index in byPosition.indices {
      let place = Int(index)
      let w = byPosition[place]
      largest = max(largest, w.magnitude)
      if w.magnitude <= Tolerances.pivot { continue }
      if best < 0 || isLess(place, best, sign, levels) { best = place }
    }
    let own = Int(rows[row].level)
    let width = rows[row].costUp + rows[row].costDown
    if best < 0 || !reaches(best, own, width, sign, levels) {
      // The slope gets to its other end: the row has crossed its kink.
      if own == 0 { return false }
      for index in byPosition.indices {
        levelRates[Int(index) * levels + own] += sign * width * byPosition[Int(index)]
      }
      setSide(row, positive: !rows[row].isPositive)
      return true
    }
    if byPosition[best].magnitude < largest * Tolerances.dualPivot { return false }
    return exchange(row, at: best, sign, levels, &violated)
  }

  /// Whether the rate at `left` reaches its limit before that at `right`.
  private func isLess(_ left: Int, _ right: Int, _ sign: Double, _ levels: Int) -> Bool {
    let (a, b) = (byPosition[left], byPosition[right])
    for current in 0..<levels {
      let l = room(left, down: sign * a < 0, current, levels) / a.magnitude
      let r = room(right, down: sign * b < 0, current, levels) / b.magnitude
      if (l - r).magnitude > Tolerances.rate * max(1, min(l.magnitude, r.magnitude)) {
        return l < r
      }
    }
    return a.magnitude > b.magnitude
  }

  /// Whether the rate at `place` reaches its limit before a slope has moved by `width` at its level.
  private func reaches(_ place: Int, _ own: Int, _ width: Double, _ sign: Double, _ levels: Int) -> Bool {
    let w = byPosition[place]
    for current in 0...own {
      let room = room(place, down: sign * w < 0, current, levels) / w.magnitude
      let limit = current == own ? width : 0
      if (room - limit).magnitude > Tolerances.rate * max(1, limit) { return room < limit }
    }
    return true
  }

  private mutating func setSide(_ row: Int, positive: Bool) {
    rows[row].isPositive = positive
    rows[row].isBlockedUp = !positive
    rows[row].isBlockedDown = positive
  }

  /// Makes the row tight in place of the one at `place`, and moves to the new vertex.
  private mutating func exchange(
    _ row: Int, at place: Int, _ sign: Double, _ levels: Int, _ violated: inout [Int32]
  ) -> Bool {
    let pivot = byPosition[place]
    let isDown = sign * pivot < 0
    let leaving = Int(tight[place])
    for current in 0..<levels {
      let moved = room(place, down: isDown, current, levels) / pivot.magnitude
      let slope = Int(rows[row].level) == current ? slope(of: row) : 0
      if moved != 0 {
        for index in byPosition.indices {
          levelRates[Int(index) * levels + current] += sign * moved * byPosition[Int(index)]
        }
      }
      levelRates[place * levels + current] = -(slope + sign * moved)
    }
    factor.replace(position: place, coordinates: byPosition)
    tight[place] = Int32(truncatingIfNeeded: row)
    rows[row].position = Int32(truncatingIfNeeded: place)
    if leaving >= 0 { rows[leaving].position = -1 }
    // What the row's return to its kink moves; `byPosition` is used up by this.
    let length = -rows[row].slack
    computeChange(place: place, sign: 1)
    for column in direction.indices { x[Int(column)] += length * direction[Int(column)] }
    for index in change.indices {
      for moved in rows(ofGroup: Int(index)) where rows[moved].position < 0 {
        rows[moved].slack += length * change[Int(index)]
        violated.append(Int32(truncatingIfNeeded: moved))
      }
    }
    rows[row].slack = 0
    if leaving >= 0 {
      // The same pivot, computed by column: they must agree.
      let agreement = (change[Int(groupOfRow[leaving])] * pivot - 1).magnitude
      if !(agreement <= Tolerances.pivotAgreement * max(1, pivot.magnitude)) { return false }
      setSide(leaving, positive: isDown)
      // A required row must not leave to where it costs.
      if rows[leaving].level == 0, (isDown ? rows[leaving].costUp : rows[leaving].costDown) > 0 {
        return false
      }
    }
    pivots += 1
    return true
  }

  /// Closes the tight rows whose release would cost something at some level, and opens the others.
  ///
  /// - Returns: false if a release would pay, which rounding alone can bring about.
  private mutating func closeTightRows(_ levels: Int) -> Bool {
    for place in 0..<n {
      let (up, down) = (firstCost(place, down: true, levels), firstCost(place, down: false, levels))
      if up < 0 || down < 0 { return false }
      if tight[place] < 0 { continue }
      let row = Int(tight[place])
      rows[row].isBlockedUp = up > 0
      rows[row].isBlockedDown = down > 0
    }
    return true
  }

  private func isWithinLimits(_ place: Int, _ levels: Int) -> Bool {
    firstCost(place, down: true, levels) >= 0 && firstCost(place, down: false, levels) >= 0
  }

  /// What releasing the tight row costs at the highest level at which it costs or saves anything.
  private func firstCost(_ place: Int, down: Bool, _ levels: Int) -> Double {
    for current in 0..<levels {
      let cost = room(place, down: down, current, levels)
      if cost.magnitude > Tolerances.rate { return cost }
    }
    return 0
  }
}
