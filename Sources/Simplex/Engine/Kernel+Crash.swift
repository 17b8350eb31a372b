// The crash: estimates the final values of the variables, so that the rows that determine them are nonbasic
// from the start.
//
// First, each variable is put where its single-variable rows want it, the most important ones first. Violated
// rows with several variables then move the variable with the lowest cost: a sum grows until its parts fit.
// These rows are processed backwards, from the parts to the sums, because programs usually state sums first.
// One pass is usually enough. The result is an order for inserting rows into the start. Every order leads to
// the same objectives, ranges and ties; if the optimal face is more than a point, the order decides which of
// its points is reached.

extension Kernel {
  /// The estimated value of a variable.
  struct Estimate {
    var value = 0.0
    /// The row that determines the value, or −1.
    var row: Int32 = -1
    /// The first level in which an increase costs something, and its cost; the same for a decrease.
    var levelUp = Int32.max
    var levelDown = Int32.max
    var costUp = 0.0
    var costDown = 0.0
    /// Required bounds.
    var lower = -Double.infinity
    var upper = Double.infinity
  }

  /// The breakpoint of a row with one variable, where its cost is zero, and its cost per unit below and above
  /// that.
  struct Breakpoint {
    var point: Double
    var below: Double
    var above: Double
    var level: Int32
    var row: Int32
  }

  // MARK: Rows of one variable

  /// Computes `estimates` from the rows with one variable.
  ///
  /// - Returns: by level and variable, the row at which the level's cost for this variable alone is least:
  ///   the largest of several lower bounds, the median of several ideal values.
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

  /// Moves a variable to its optimum in a level, as far as earlier levels permit.
  ///
  /// - Parameter members: the level's breakpoints, sorted by point.
  ///
  /// - Returns: the breakpoint with the level's least cost.
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

  /// Moves the variables with the lowest cost until rows with several variables are satisfied.
  ///
  /// - Returns: the rows that determine variables, each after those that determine its other variables.
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
    // A variable may have been moved again.
    return supports.filter { work.estimates[Int($0.column)].row == $0.row }
  }

  /// The left-hand side of a group's rows; nil if the value of a variable is unknown.
  private func estimatedSum(ofGroup group: Int) -> Double? {
    var sum = 0.0
    for term in problem.terms(ofGroup: group) {
      let estimate = work.estimates[Int(problem.rowTerms[term].column)]
      if estimate.row < 0 { return nil }
      sum += problem.rowTerms[term].value * estimate.value
    }
    return sum
  }

  /// Moves one variable of a group until those of its rows are satisfied that are more important than the
  /// cost.
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

  /// How far a row's left-hand side, `sum`, must increase (or decrease) to satisfy the row.
  @inline(__always)
  private func lack(_ row: Int, at sum: Double, isUp: Bool) -> Double {
    let costs = isUp ? vertex.rows[row].costDown > 0 : vertex.rows[row].costUp > 0
    let distance = isUp ? problem.constants[row] - sum : sum - problem.constants[row]
    return costs && !vertex.rows[row].isDropped && distance > tolerance(of: row) ? distance : 0
  }

  // MARK: The order

  /// The order in which rows are inserted into the start: required equalities, then by level, and last
  /// required inequalities, which rarely hold with equality. Rows that were nonbasic in an earlier solution
  /// directly follow the required equalities, so that the start is that solution's vertex as far as its rows
  /// still exist.
  mutating func startingOrder(_ levels: RowsByLevel, wasNonbasic: (Int) -> Bool) -> [Int32] {
    let (ordered, bounds) = (levels.rows, levels.bounds)
    var order: [Int32] = []
    order.reserveCapacity(problem.m)
    var isInserted = [Bool](filledWith: false, count: problem.m)
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
    var bestRows = [Int32](filledWith: 0, count: best.count)
    var place = [Int](filledWith: 0, count: bounds.count)
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
