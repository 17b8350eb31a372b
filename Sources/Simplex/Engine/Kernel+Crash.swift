// The crash: where the variables probably are at the end, so that the rows that hold them there are nonbasic
// from the start.
//
// A variable is first put where the rows of this variable alone want it, the most important ones first. Rows
// of several variables that do not hold there then move the variable that minds least: a sum grows until its
// parts fit. Going through these rows backwards, from the parts to the sums, mostly takes one pass, as
// programs mostly state sums first. What comes out is an order of rows to insert into the start. Every order
// leads to the same objectives, ranges and ties; where the optimal face is more than a point, the order
// decides which of its points is reached.

extension Kernel {
  /// Where a variable is thought to be.
  struct Estimate {
    var value = 0.0
    /// The row that puts it there, or −1.
    var row: Int32 = -1
    /// The first level at which growing from there costs, and how much; the same of shrinking.
    var levelUp = Int32.max
    var levelDown = Int32.max
    var costUp = 0.0
    var costDown = 0.0
    /// Required bounds.
    var lower = -Double.infinity
    var upper = Double.infinity
  }

  /// A row of one variable: where this costs nothing, and what it costs per unit below and above.
  struct Breakpoint {
    var point: Double
    var below: Double
    var above: Double
    var level: Int32
    var row: Int32
  }

  // MARK: Rows of one variable

  /// Fills `estimates` from the rows of one variable alone.
  ///
  /// - Returns: by level and variable, the row at which the level's cost of this variable alone is least: of
  ///   several least values the largest, of several ideal values the median.
  private mutating func bestSingleRows() -> [(level: Int32, row: Int32)] {
    work.estimates.clear()
    work.estimates.reserveCapacity(problem.n)
    var best: [(level: Int32, row: Int32)] = []
    best.reserveCapacity(problem.n)
    for column in 0..<problem.n {
      work.breakpoints.clear()
      for entry in problem.entries(of: column) {
        let group = Int(problem.columnEntries[entry].group)
        if problem.groups[group].termCount != 1 { continue }
        for row in problem.rows(ofGroup: group) {
          work.breakpoints.append(breakpoint(row, problem.columnEntries[entry].value))
        }
      }
      work.breakpoints.sort {
        if $0.level != $1.level { return $0.level < $1.level }
        return $0.point != $1.point ? $0.point < $1.point : $0.row < $1.row
      }
      var estimate = Estimate()
      var begin = 0
      while begin < work.breakpoints.count {
        var end = begin + 1
        while end < work.breakpoints.count, work.breakpoints[end].level == work.breakpoints[begin].level {
          end += 1
        }
        let chosen = settle(&estimate, by: begin..<end)
        if work.breakpoints[begin].level > 0 {
          best.append((work.breakpoints[begin].level, work.breakpoints[chosen].row))
        }
        begin = end
      }
      work.estimates.append(estimate)
    }
    return best
  }

  private func breakpoint(_ row: Int, _ value: Double) -> Breakpoint {
    let costs = (vertex.rows[row].costDown * value.magnitude, vertex.rows[row].costUp * value.magnitude)
    return Breakpoint(
      point: problem.constants[row] / value, below: value > 0 ? costs.0 : costs.1,
      above: value > 0 ? costs.1 : costs.0,
      level: vertex.rows[row].level, row: Int32(truncatingIfNeeded: row))
  }

  /// Moves a variable to where a level wants it, as far as no level before minds.
  ///
  /// - Parameter members: the level's breakpoints, by point.
  /// - Returns: the breakpoint at which the level alone costs least.
  private func settle(_ estimate: inout Estimate, by members: Range<Int>) -> Int {
    var slope = 0.0
    var low = -Double.infinity
    var high = Double.infinity
    for index in members {
      slope -= work.breakpoints[index].below
      if work.breakpoints[index].below > 0 { low = work.breakpoints[index].point }
      if work.breakpoints[index].above > 0 { high = min(high, work.breakpoints[index].point) }
    }
    let level = work.breakpoints[members.lowerBound].level
    var chosen = members.lowerBound
    while slope < -Tolerances.rate, chosen < members.upperBound {
      slope += work.breakpoints[chosen].below + work.breakpoints[chosen].above
      if slope < -Tolerances.rate { chosen += 1 }
    }
    chosen = min(chosen, members.upperBound - 1)
    if level == 0 {
      (estimate.lower, estimate.upper) = (low, high)
      return chosen
    }
    let point = work.breakpoints[chosen].point
    let mindedFrom =
      estimate.value < low && estimate.value < point
      ? estimate.levelUp : estimate.value > high && estimate.value > point ? estimate.levelDown : level
    if estimate.row < 0 || mindedFrom > level {
      (estimate.value, estimate.row) = (point, work.breakpoints[chosen].row)
    }
    if estimate.levelUp == .max {
      for index in members where work.breakpoints[index].point <= estimate.value {
        estimate.costUp += work.breakpoints[index].above
      }
      if estimate.costUp > 0 { estimate.levelUp = level }
    }
    if estimate.levelDown == .max {
      for index in members where work.breakpoints[index].point >= estimate.value {
        estimate.costDown += work.breakpoints[index].below
      }
      if estimate.costDown > 0 { estimate.levelDown = level }
    }
    return chosen
  }

  // MARK: Rows of several variables

  /// Moves the variables that mind least until rows of several variables hold.
  ///
  /// - Returns: the rows that hold variables where they are then, each after those that its other variables
  ///   wait for.
  private mutating func propagate() -> [(row: Int32, column: Int32)] {
    var supports: [(row: Int32, column: Int32)] = []
    for group in problem.groups.indices.reversed() where problem.groups[group].termCount > 1 {
      guard let sum = estimatedSum(ofGroup: group) else { continue }
      if let support = support(ofGroup: group, at: sum, isUp: true)
        ?? support(ofGroup: group, at: sum, isUp: false)
      {
        supports.append(support)
      }
    }
    // A variable may have been moved on.
    return supports.filter { work.estimates[Int($0.column)].row == $0.row }
  }

  /// The left-hand side of a group's rows, or nil where nothing is known of a variable.
  private func estimatedSum(ofGroup group: Int) -> Double? {
    var sum = 0.0
    for term in problem.terms(ofGroup: group) {
      let estimate = work.estimates[Int(problem.rowTerms[term].column)]
      if estimate.row < 0 { return nil }
      sum += problem.rowTerms[term].value * estimate.value
    }
    return sum
  }

  /// Moves one variable of a group of rows until those hold that are more important than what it costs.
  private mutating func support(
    ofGroup group: Int, at sum: Double, isUp: Bool
  ) -> (row: Int32, column: Int32)? {
    var isNeeded = false
    for row in problem.rows(ofGroup: group) where lack(row, at: sum, isUp: isUp) > 0 { isNeeded = true }
    if !isNeeded { return nil }
    var best: Int?
    var bestLevel: Int32 = 0
    var bestCost = Double.infinity
    for term in problem.terms(ofGroup: group) {
      let value = problem.rowTerms[term].value
      let estimate = work.estimates[Int(problem.rowTerms[term].column)]
      let grows = (value > 0) == isUp
      let level = grows ? estimate.levelUp : estimate.levelDown
      let cost = (grows ? estimate.costUp : estimate.costDown) / value.magnitude
      if level > bestLevel || (level == bestLevel && cost < bestCost) {
        (best, bestLevel, bestCost) = (term, level, cost)
      }
    }
    guard let best else { return nil }
    var distance = 0.0
    var reason: Int?
    for row in problem.rows(ofGroup: group) where vertex.rows[row].level < bestLevel {
      let lack = lack(row, at: sum, isUp: isUp)
      if lack > distance { (distance, reason) = (lack, row) }
    }
    guard let reason else { return nil }
    let column = Int(problem.rowTerms[best].column)
    let value = work.estimates[column].value + (isUp ? distance : -distance) / problem.rowTerms[best].value
    if !(value >= work.estimates[column].lower && value <= work.estimates[column].upper) { return nil }
    let level = vertex.rows[reason].level
    if value > work.estimates[column].value {
      work.estimates[column].levelDown = min(work.estimates[column].levelDown, level)
    } else {
      work.estimates[column].levelUp = min(work.estimates[column].levelUp, level)
    }
    work.estimates[column].value = value
    work.estimates[column].row = Int32(truncatingIfNeeded: reason)
    return (Int32(truncatingIfNeeded: reason), Int32(truncatingIfNeeded: column))
  }

  /// How far a row's left-hand side, `sum`, must go up (or down) for the row to hold.
  @inline(__always)
  private func lack(_ row: Int, at sum: Double, isUp: Bool) -> Double {
    let costs = isUp ? vertex.rows[row].costDown > 0 : vertex.rows[row].costUp > 0
    let distance = isUp ? problem.constants[row] - sum : sum - problem.constants[row]
    return costs && !vertex.rows[row].isDropped && distance > tolerance(of: row) ? distance : 0
  }

  // MARK: The order

  /// The rows in the order in which they are inserted into the start: required equalities, then by level, and
  /// required inequalities last, which rarely hold with equality. Rows that were nonbasic in an earlier
  /// solution come right after the required equalities, so that the start is that solution's vertex as far as
  /// the rows are still there.
  mutating func startingOrder(_ levels: RowsByLevel, wasNonbasic: (Int) -> Bool) -> [Int32] {
    let (ordered, bounds) = (levels.rows, levels.bounds)
    var order: [Int32] = []
    order.reserveCapacity(problem.m)
    var isInserted = [Bool](repeating: false, count: problem.m)
    func insert(_ row: Int32) {
      if isInserted[Int(row)] { return }
      isInserted[Int(row)] = true
      order.append(row)
    }
    for row in ordered[bounds[0]..<bounds[1]] where isRequiredEquality(Int(row)) { insert(row) }
    for row in ordered where wasNonbasic(Int(row)) { insert(row) }
    let best = bestSingleRows()
    let supports = propagate()
    if !supports.isEmpty {
      for column in 0..<problem.n
      where work.estimates[column].row >= 0
        && problem.groups[Int(problem.groupOfRow[Int(work.estimates[column].row)])].termCount == 1
      {
        insert(work.estimates[column].row)
      }
      for support in supports { insert(support.row) }
    }
    var bestRows = [Int32](repeating: 0, count: best.count)
    var place = [Int](repeating: 0, count: bounds.count)
    for (level, _) in best { place[Int(level) + 1] += 1 }
    for level in 1..<place.count { place[level] += place[level - 1] }
    for (level, row) in best {
      bestRows[place[Int(level)]] = row
      place[Int(level)] += 1
    }
    for level in 1..<max(1, bounds.count - 1) where bounds[level] < bounds[level + 1] {
      for row in bestRows[place[level - 1]..<place[level]] { insert(row) }
      for row in ordered[bounds[level]..<bounds[level + 1]] { insert(row) }
    }
    for row in ordered[bounds[0]..<bounds[1]] { insert(row) }
    return order
  }
}
