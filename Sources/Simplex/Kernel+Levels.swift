// The levels, from the required rows down: optimize one, then close whatever would make it worse again.
//
// After a level is optimal, a tight row whose release would cost something at this level is closed in that
// direction, and every other row of the level keeps to its side of the kink. By complementary slackness what is left
// is exactly the level's optimal face.

extension Kernel {
  @inline(__always)
  func isRequiredEquality(_ row: Int) -> Bool {
    rows[row].level == 0 && rows[row].costUp > 0 && rows[row].costDown > 0
  }

  /// All rows, those of the required level first, and where the rows of each level begin and end.
  struct RowsByLevel {
    var rows: [Int32]
    var bounds: [Int]
  }

  func rowsByLevel() -> RowsByLevel {
    var bounds = [0]
    for count in levelCounts { bounds.append(bounds[bounds.count - 1] + count) }
    var ordered = [Int32](repeating: 0, count: m)
    var place = bounds
    for row in 0..<m {
      ordered[place[Int(rows[row].level)]] = Int32(truncatingIfNeeded: row)
      place[Int(rows[row].level)] += 1
    }
    return RowsByLevel(rows: ordered, bounds: bounds)
  }

  /// Whether no row costs anything at the present vertex.
  func costNothing(_ members: ArraySlice<Int32>) -> Bool {
    for row in members where !rows[Int(row)].isDropped && cost(of: Int(row)) > 0 { return false }
    return true
  }

  /// Minimizes the rows' costs and confines the program to the optimal face.
  mutating func optimize(_ members: ArraySlice<Int32>) -> Outcome {
    if costNothing(members) {
      satisfy(members)
      return .optimal
    }
    count(members)
    workingLevel = members.first.map { rows[Int($0)].level } ?? -1
    let outcome = minimize()
    workingLevel = -1
    if outcome == .optimal {
      close(members)
      // The walk may end with a row on its kink but a slope of the side that costs. It must not go there, of course.
      if costNothing(members) { satisfy(members) }
    }
    for row in members { rows[Int(row)].isCounted = false }
    counted = []
    return outcome
  }

  /// Lets the rows count in the objective, each on its side of the kink; on the kink, on the cheaper one.
  mutating func count(_ members: ArraySlice<Int32>) {
    counted = members
    for row in members {
      let row = Int(row)
      if rows[row].isDropped { continue }
      rows[row].isCounted = true
      let slack = rows[row].slack
      rows[row].isPositive =
        switch rows[row].shape {
        case .atLeast: slack >= 0 || slack >= -tolerance(of: row)
        case .atMost: slack > 0 && slack > tolerance(of: row)
        case .equal: slack >= 0
        }
    }
  }

  /// Makes barriers of rows that cost nothing, which is the least they can.
  mutating func satisfy(_ members: ArraySlice<Int32>) {
    for row in members {
      let row = Int(row)
      if rows[row].isDropped { continue }
      if rows[row].costUp > 0 { rows[row].isBlockedUp = true }
      if rows[row].costDown > 0 { rows[row].isBlockedDown = true }
    }
  }

  private mutating func close(_ members: ArraySlice<Int32>) {
    for row in members {
      let row = Int(row)
      if rows[row].isDropped { continue }
      if rows[row].position >= 0 {
        closeTight(Int(rows[row].position))
      } else if rows[row].isPositive {
        rows[row].isBlockedDown = true
      } else {
        rows[row].isBlockedUp = true
      }
    }
    // Rows of other levels cost nothing themselves.
    for place in 0..<n where tight[place] >= 0 && rate[place].magnitude > Tolerances.rate {
      closeTight(place)
    }
  }

  /// Closes the tight row at `place` where releasing it would cost something.
  @inline(__always)
  private mutating func closeTight(_ place: Int) {
    let row = Int(tight[place])
    let up = priceUp(place)
    let down = priceDown(place)
    if up > Tolerances.rate { rows[row].isBlockedUp = true }
    if down > Tolerances.rate { rows[row].isBlockedDown = true }
  }

  /// Whether the tight row at `place` may still be released, so that the face is more than this vertex.
  @inline(__always)
  func isOpen(_ place: Int) -> Bool {
    let row = Int(tight[place])
    return row < 0 || !(rows[row].isBlockedUp && rows[row].isBlockedDown)
  }

  /// The least value of a linear expression (by column) on the present face: −∞ if it has none, or if it was not found.
  mutating func minimum(of expression: [Double]) -> (value: Double, outcome: Outcome) {
    let outcome = minimize(linear: expression)
    if outcome != .optimal { return (-.infinity, outcome) }
    var sum = 0.0
    for column in 0..<n { sum += expression[column] * x[column] }
    return (sum, outcome)
  }
}
