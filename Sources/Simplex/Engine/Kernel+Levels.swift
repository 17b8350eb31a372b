// The levels, from the required rows down: optimizes a level, then closes everything that would worsen it.
//
// After a level has been optimized, each nonbasic row whose release would cost something in it is closed in
// that direction, and every other row of the level stays on its side of the breakpoint. By complementary
// slackness, the remaining points are exactly the level's optimal face.

extension Kernel {
  @inline(__always)
  func isRequiredEquality(_ row: Int) -> Bool {
    vertex.rows[row].level == 0 && vertex.rows[row].costUp > 0 && vertex.rows[row].costDown > 0
  }

  /// All rows, sorted by level from the required one, and the bounds of each level's range.
  struct RowsByLevel {
    var rows: [Int32]
    var bounds: [Int]
  }

  func rowsByLevel() -> RowsByLevel {
    var bounds = [0]
    for count in problem.levelCounts { bounds.append(bounds[bounds.count - 1] + count) }
    var ordered = [Int32](filledWith: 0, count: problem.m)
    var place = bounds
    for row in 0..<problem.m {
      ordered[place[Int(vertex.rows[row].level)]] = Int32(truncatingIfNeeded: row)
      place[Int(vertex.rows[row].level)] += 1
    }
    return RowsByLevel(rows: ordered, bounds: bounds)
  }

  /// Whether all rows have zero cost at the present vertex.
  func costNothing(_ members: ArraySlice<Int32>) -> Bool {
    for row in members where !vertex.rows[Int(row)].isDropped && cost(of: Int(row)) > 0 { return false }
    return true
  }

  /// Minimizes the cost of the rows, and restricts the program to the optimal face.
  mutating func optimize(_ members: ArraySlice<Int32>) -> Outcome {
    if costNothing(members) {
      satisfy(members)
      return .optimal
    }
    count(members)
    work.workingLevel = members.first.map { vertex.rows[Int($0)].level } ?? -1
    let outcome = minimize()
    work.workingLevel = -1
    if outcome == .optimal {
      close(members)
      // The simplex may end with a row on its breakpoint whose slope is that of the costly side. The row must
      // not move to that side.
      if costNothing(members) { satisfy(members) }
    }
    for row in members { vertex.rows[Int(row)].isCounted = false }
    work.counted = []
    return outcome
  }

  /// Adds the rows to the objective, each on its side of the breakpoint; on the breakpoint, on the cheaper
  /// one.
  mutating func count(_ members: ArraySlice<Int32>) {
    work.counted = members
    for row in members {
      let row = Int(row)
      if vertex.rows[row].isDropped { continue }
      vertex.rows[row].isCounted = true
      let slack = vertex.rows[row].slack
      vertex.rows[row].isPositive =
        switch vertex.rows[row].shape {
        case .atLeast: slack >= 0 || slack >= -tolerance(of: row)
        case .atMost: slack > 0 && slack > tolerance(of: row)
        case .equal: slack >= 0
        }
    }
  }

  /// Makes barriers of rows whose cost is zero.
  mutating func satisfy(_ members: ArraySlice<Int32>) {
    for row in members {
      let row = Int(row)
      if vertex.rows[row].isDropped { continue }
      if vertex.rows[row].costUp > 0 { vertex.rows[row].isBlockedUp = true }
      if vertex.rows[row].costDown > 0 { vertex.rows[row].isBlockedDown = true }
    }
  }

  private mutating func close(_ members: ArraySlice<Int32>) {
    for row in members {
      let row = Int(row)
      if vertex.rows[row].isDropped { continue }
      if vertex.rows[row].position >= 0 {
        closeNonbasic(Int(vertex.rows[row].position))
      } else if vertex.rows[row].isPositive {
        vertex.rows[row].isBlockedDown = true
      } else {
        vertex.rows[row].isBlockedUp = true
      }
    }
    // Rows of other levels have no cost of their own here.
    for place in 0..<problem.n {
      let rate = vertex.rate[place].magnitude
      if rate <= Tolerances.doubtfulRate.lowerBound { continue }
      noteDoubt(rate)
      if rate > Tolerances.rate, vertex.nonbasic[place] >= 0 { closeNonbasic(place) }
    }
  }

  @inline(__always)
  private mutating func noteDoubt(_ rate: Double) {
    if Tolerances.doubtfulRate.contains(rate) { hasDoubtfulRates = true }
  }

  /// Closes the nonbasic row at `place` in the direction in which releasing it would cost something.
  @inline(__always)
  private mutating func closeNonbasic(_ place: Int) {
    let row = Int(vertex.nonbasic[place])
    let up = priceUp(place)
    let down = priceDown(place)
    noteDoubt(up.magnitude)
    noteDoubt(down.magnitude)
    if up > Tolerances.rate { vertex.rows[row].isBlockedUp = true }
    if down > Tolerances.rate { vertex.rows[row].isBlockedDown = true }
  }

  /// Whether the nonbasic row at `place` can still be released, so that the face is more than this vertex.
  @inline(__always)
  func isOpen(_ place: Int) -> Bool {
    let row = Int(vertex.nonbasic[place])
    return row < 0 || !(vertex.rows[row].isBlockedUp && vertex.rows[row].isBlockedDown)
  }

  /// The minimum of a linear expression (by column) on the present face; −∞ if it is unbounded or could not
  /// be found.
  mutating func minimum(of expression: [Double]) -> (value: Double, outcome: Outcome) {
    let outcome = minimize(linear: expression)
    if outcome != .optimal { return (-.infinity, outcome) }
    var sum = 0.0
    for column in 0..<problem.n { sum += expression[column] * vertex.x[column] }
    return (sum, outcome)
  }
}
