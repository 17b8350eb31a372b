// The levels, from the required rows down: optimize one, then close whatever would make it worse again.
//
// After a level is optimal, a nonbasic row whose release would cost something at this level is closed in that
// direction, and every other row of the level keeps to its side of the breakpoint. By complementary slackness
// what is left is exactly the level's optimal face.

extension Kernel {
  @inline(__always)
  func isRequiredEquality(_ row: Int) -> Bool {
    vertex.rows[row].level == 0 && vertex.rows[row].costUp > 0 && vertex.rows[row].costDown > 0
  }

  /// All rows, those of the required level first, and where the rows of each level begin and end.
  struct RowsByLevel {
    var rows: [Int32]
    var bounds: [Int]
  }

  func rowsByLevel() -> RowsByLevel {
    var bounds = [0]
    for count in problem.levelCounts { bounds.append(bounds[bounds.count - 1] + count) }
    var ordered = [Int32](repeating: 0, count: problem.m)
    var place = bounds
    for row in 0..<problem.m {
      ordered[place[Int(vertex.rows[row].level)]] = Int32(truncatingIfNeeded: row)
      place[Int(vertex.rows[row].level)] += 1
    }
    return RowsByLevel(rows: ordered, bounds: bounds)
  }

  /// Whether no row costs anything at the present vertex.
  func costNothing(_ members: ArraySlice<Int32>) -> Bool {
    for row in members where !vertex.rows[Int(row)].isDropped && cost(of: Int(row)) > 0 { return false }
    return true
  }

  /// Minimizes the rows' costs and confines the program to the optimal face.
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
      // The simplex may end with a row on its breakpoint but a slope of the side that costs. It must not go
      // there, of course.
      if costNothing(members) { satisfy(members) }
    }
    for row in members { vertex.rows[Int(row)].isCounted = false }
    work.counted = []
    return outcome
  }

  /// Lets the rows count in the objective, each on its side of the breakpoint; on the breakpoint, on the
  /// cheaper one.
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

  /// Makes barriers of rows that cost nothing, which is the least they can.
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
    // Rows of other levels cost nothing themselves.
    for place in 0..<problem.n
    where vertex.nonbasic[place] >= 0 && vertex.rate[place].magnitude > Tolerances.rate {
      closeNonbasic(place)
    }
  }

  /// Closes the nonbasic row at `place` where releasing it would cost something.
  @inline(__always)
  private mutating func closeNonbasic(_ place: Int) {
    let row = Int(vertex.nonbasic[place])
    let up = priceUp(place)
    let down = priceDown(place)
    if up > Tolerances.rate { vertex.rows[row].isBlockedUp = true }
    if down > Tolerances.rate { vertex.rows[row].isBlockedDown = true }
  }

  /// Whether the nonbasic row at `place` may still be released, so that the face is more than this vertex.
  @inline(__always)
  func isOpen(_ place: Int) -> Bool {
    let row = Int(vertex.nonbasic[place])
    return row < 0 || !(vertex.rows[row].isBlockedUp && vertex.rows[row].isBlockedDown)
  }

  /// The least value of a linear expression (by column) on the present face: −∞ if it has none, or if it was
  /// not found.
  mutating func minimum(of expression: [Double]) -> (value: Double, outcome: Outcome) {
    let outcome = minimize(linear: expression)
    if outcome != .optimal { return (-.infinity, outcome) }
    var sum = 0.0
    for column in 0..<problem.n { sum += expression[column] * vertex.x[column] }
    return (sum, outcome)
  }
}
