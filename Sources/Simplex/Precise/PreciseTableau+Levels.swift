// The levels of a precise tableau, and what contradicts a required row. As in the kernel, a level that has
// been optimized becomes barriers.

extension PreciseTableau {
  /// Optimizes the levels in order.
  mutating func optimizeLevels(_ levels: Kernel.RowsByLevel) -> Outcome {
    for level in 0..<(levels.bounds.count - 1) {
      let members = levels.rows[levels.bounds[level]..<levels.bounds[level + 1]].map { Int($0) }
      if optimize(members) != .optimal { return .failure }
    }
    return .optimal
  }

  /// Minimizes the cost of the rows, and restricts the program to the optimal face.
  mutating func optimize(_ members: [Int]) -> Outcome {
    if members.isEmpty { return .optimal }
    if minimize(members) != .optimal { return .failure }
    let isCounted = Set(members)
    if members.allSatisfy({ cost(of: $0) == 0 }) {
      satisfy(members)
    } else {
      for place in 0..<m where basic[place] >= n && isCounted.contains(basic[place] - n) {
        let row = basic[place] - n
        if rows[row].isDropped { continue }
        if rows[row].isPositive { rows[row].isBlockedDown = true } else { rows[row].isBlockedUp = true }
      }
    }
    for place in 0..<n where nonbasic[place] >= n && !rows[nonbasic[place] - n].isDropped {
      let row = nonbasic[place] - n
      let (rate, noise) = rates[place]
      let own = isCounted.contains(row)
      let least = (noise + rows[row].costUp + rows[row].costDown) * Tolerances.preciseCancellation
      if rate.high + (own ? rows[row].costUp : 0) > least { rows[row].isBlockedUp = true }
      if -rate.high + (own ? rows[row].costDown : 0) > least { rows[row].isBlockedDown = true }
    }
    return .optimal
  }

  /// Makes barriers of rows whose cost is zero.
  mutating func satisfy(_ members: [Int]) {
    for row in members where !rows[row].isDropped {
      if rows[row].costUp > 0 { rows[row].isBlockedUp = true }
      if rows[row].costDown > 0 { rows[row].isBlockedDown = true }
      // A row at its breakpoint is on the side that it can move to.
      if rows[row].isBlockedUp != rows[row].isBlockedDown { rows[row].isPositive = rows[row].isBlockedDown }
    }
  }

  /// A row that was minimized alone and the nonbasic rows that block it, each with its multiplier.
  func shares(of row: Int) -> [(row: Int, multiplier: Double)] {
    let slope = rows[row].isPositive ? rows[row].costUp : -rows[row].costDown
    var shares = [(row: row, multiplier: -slope)]
    var largest = slope.magnitude
    for (rate, _) in rates { largest = max(largest, rate.magnitude) }
    for place in 0..<n where nonbasic[place] >= n {
      let rate = rates[place].rate.high
      if rate.magnitude > largest * Tolerances.preciseRate { shares.append((nonbasic[place] - n, rate)) }
    }
    return shares
  }

  /// Ignores a row from now on.
  mutating func drop(_ row: Int) {
    rows[row].isDropped = true
    (rows[row].isBlockedUp, rows[row].isBlockedDown) = (false, false)
  }
}
