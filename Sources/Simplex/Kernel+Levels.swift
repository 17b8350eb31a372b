// The levels, from the required rows down: optimize one, then close whatever would make it worse again.
//
// After a level is optimal, a tight row whose release would cost something at this level is closed in that
// direction, and every other row of the level keeps to its side of the kink. By complementary slackness what is left
// is exactly the level's optimal face.

extension Kernel {
  /// The rows in the order in which they are offered to the start: required equalities, then by level, and required
  /// inequalities last, which rarely hold with equality. Rows that were tight in an earlier solution come right after
  /// the required equalities, so that the start is that solution's vertex as far as the rows are still there.
  func startingOrder(_ levels: RowsByLevel, wasTight: (Int) -> Bool) -> [Int32] {
    let (ordered, bounds) = (levels.rows, levels.bounds)
    var order: [Int32] = []
    order.reserveCapacity(m)
    var late: [Int32] = []
    late.reserveCapacity(bounds[1])
    var isOffered = [Bool](repeating: false, count: m)
    for row in ordered[bounds[0]..<bounds[1]] {
      if isRequiredEquality(Int(row)) { order.append(row) } else { late.append(row) }
    }
    for row in ordered where wasTight(Int(row)) && !isRequiredEquality(Int(row)) {
      isOffered[Int(row)] = true
      order.append(row)
    }
    for level in 1..<max(1, bounds.count - 1) where bounds[level] < bounds[level + 1] {
      let members = ordered[bounds[level]..<bounds[level + 1]]
      for row in bestSingleRows(members) where !isOffered[Int(row)] {
        isOffered[Int(row)] = true
        order.append(row)
      }
      for row in members where !isOffered[Int(row)] { order.append(row) }
    }
    order.append(contentsOf: late)
    return order
  }

  @inline(__always)
  func isRequiredEquality(_ row: Int) -> Bool {
    rows[row].level == 0 && rows[row].costUp > 0 && rows[row].costDown > 0
  }

  /// Of the rows with one variable, for each variable the one at which the level's cost of this variable alone is
  /// least: of several minimum widths the largest, of several ideal widths the median.
  private func bestSingleRows(_ members: ArraySlice<Int32>) -> [Int32] {
    var singles: [(point: Double, variable: Int32, row: Int32)] = []
    singles.reserveCapacity(members.count)
    for row in members {
      let terms = terms(of: Int(row))
      if terms.count != 1 { continue }
      let term = rowTerms[terms.lowerBound]
      singles.append((constants[Int(row)] / term.value, term.column, row))
    }
    singles.sort {
      if $0.variable != $1.variable { return $0.variable < $1.variable }
      return $0.point != $1.point ? $0.point < $1.point : $0.row < $1.row
    }
    var best: [Int32] = []
    var begin = 0
    while begin < singles.count {
      var end = begin
      var slope = 0.0
      while end < singles.count, singles[end].variable == singles[begin].variable {
        slope -= rise(of: singles[end].row).below
        end += 1
      }
      var chosen = begin
      while slope < -Tolerances.rate, chosen < end {
        let rise = rise(of: singles[chosen].row)
        slope += rise.below + rise.above
        if slope < -Tolerances.rate { chosen += 1 }
      }
      best.append(singles[min(chosen, end - 1)].row)
      begin = end
    }
    return best
  }

  /// What a unit of the only variable of a row costs below and above the row's point.
  @inline(__always)
  private func rise(of row: Int32) -> (below: Double, above: Double) {
    let row = Int(row)
    let value = rowTerms[terms(of: row).lowerBound].value
    return value > 0
      ? (value * rows[row].costDown, value * rows[row].costUp)
      : (-value * rows[row].costUp, -value * rows[row].costDown)
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
    return outcome
  }

  /// Lets the rows count in the objective, each on its side of the kink; on the kink, on the cheaper one.
  mutating func count(_ members: ArraySlice<Int32>) {
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
      if rows[row].isDropped || rows[row].position >= 0 { continue }
      if rows[row].isPositive { rows[row].isBlockedDown = true } else { rows[row].isBlockedUp = true }
    }
    for place in 0..<n where tight[place] >= 0 {
      let row = Int(tight[place])
      let up = priceUp(place)
      let down = priceDown(place)
      if up > Tolerances.rate { rows[row].isBlockedUp = true }
      if down > Tolerances.rate { rows[row].isBlockedDown = true }
    }
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
