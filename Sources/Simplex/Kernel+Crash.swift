// The crash: where the variables probably are at the end, so that the rows that hold them there are tight from the start.
//
// A variable is first put where the rows of this variable alone want it, the most important ones first. Rows of several
// variables that do not hold there then move the variable that minds least: a stack grows until its content fits. Going
// through these rows backwards, from the content to what contains it, mostly takes one pass. What comes out is an order
// of rows to offer to the start; no answer depends on its being good.

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
  struct Kink {
    var point: Double
    var below: Double
    var above: Double
    var level: Int32
    var row: Int32
  }

  // MARK: Rows of one variable

  /// Fills `estimates` from the rows of one variable alone.
  ///
  /// - Returns: by level and variable, the row at which the level's cost of this variable alone is least: of several minimum
  ///   widths the largest, of several ideal widths the median.
  private mutating func bestSingleRows() -> [(level: Int32, row: Int32)] {
    estimates.clear()
    estimates.reserveCapacity(n)
    var best: [(level: Int32, row: Int32)] = []
    best.reserveCapacity(n)
    for column in 0..<n {
      kinks.clear()
      for entry in entries(of: column) {
        let group = Int(columnEntries[entry].group)
        if groups[group].termCount != 1 { continue }
        for row in rows(ofGroup: group) { kinks.append(kink(row, columnEntries[entry].value)) }
      }
      kinks.sort {
        if $0.level != $1.level { return $0.level < $1.level }
        return $0.point != $1.point ? $0.point < $1.point : $0.row < $1.row
      }
      var estimate = Estimate()
      var begin = 0
      while begin < kinks.count {
        var end = begin + 1
        while end < kinks.count, kinks[end].level == kinks[begin].level { end += 1 }
        let chosen = settle(&estimate, by: begin..<end)
        if kinks[begin].level > 0 { best.append((kinks[begin].level, kinks[chosen].row)) }
        begin = end
      }
      estimates.append(estimate)
    }
    return best
  }

  private func kink(_ row: Int, _ value: Double) -> Kink {
    let costs = (rows[row].costDown * value.magnitude, rows[row].costUp * value.magnitude)
    return Kink(
      point: constants[row] / value, below: value > 0 ? costs.0 : costs.1,
      above: value > 0 ? costs.1 : costs.0,
      level: rows[row].level, row: Int32(truncatingIfNeeded: row))
  }

  /// Moves a variable to where a level wants it, as far as no level before minds.
  ///
  /// - Parameter members: the level's kinks, by point.
  /// - Returns: the kink at which the level alone costs least.
  private func settle(_ estimate: inout Estimate, by members: Range<Int>) -> Int {
    var slope = 0.0
    var low = -Double.infinity
    var high = Double.infinity
    for index in members {
      slope -= kinks[index].below
      if kinks[index].below > 0 { low = kinks[index].point }
      if kinks[index].above > 0 { high = min(high, kinks[index].point) }
    }
    let level = kinks[members.lowerBound].level
    var chosen = members.lowerBound
    while slope < -Tolerances.rate, chosen < members.upperBound {
      slope += kinks[chosen].below + kinks[chosen].above
      if slope < -Tolerances.rate { chosen += 1 }
    }
    chosen = min(chosen, members.upperBound - 1)
    if level == 0 {
      (estimate.lower, estimate.upper) = (low, high)
      return chosen
    }
    let point = kinks[chosen].point
    let mindedFrom =
      estimate.value < low && estimate.value < point
      ? estimate.levelUp : estimate.value > high && estimate.value > point ? estimate.levelDown : level
    if estimate.row < 0 || mindedFrom > level {
      (estimate.value, estimate.row) = (point, kinks[chosen].row)
    }
    if estimate.levelUp == .max {
      for index in members where kinks[index].point <= estimate.value {
        estimate.costUp += kinks[index].above
      }
      if estimate.costUp > 0 { estimate.levelUp = level }
    }
    if estimate.levelDown == .max {
      for index in members where kinks[index].point >= estimate.value {
        estimate.costDown += kinks[index].below
      }
      if estimate.costDown > 0 { estimate.levelDown = level }
    }
    return chosen
  }

  // MARK: Rows of several variables

  /// Moves the variables that mind least until rows of several variables hold.
  ///
  /// - Returns: the rows that hold variables where they are then, each after those that its other variables wait for.
  private mutating func propagate() -> [(row: Int32, column: Int32)] {
    var supports: [(row: Int32, column: Int32)] = []
    for group in groups.indices.reversed() where groups[group].termCount > 1 {
      guard let sum = estimatedSum(ofGroup: group) else { continue }
      if let support = support(ofGroup: group, at: sum, isUp: true)
        ?? support(ofGroup: group, at: sum, isUp: false)
      {
        supports.append(support)
      }
    }
    // A variable may have been moved on.
    return supports.filter { estimates[Int($0.column)].row == $0.row }
  }

  /// The left-hand side of a group's rows, or nil where nothing is known of a variable.
  private func estimatedSum(ofGroup group: Int) -> Double? {
    var sum = 0.0
    for term in terms(ofGroup: group) {
      let estimate = estimates[Int(rowTerms[term].column)]
      if estimate.row < 0 { return nil }
      sum += rowTerms[term].value * estimate.value
    }
    return sum
  }

  /// Moves one variable of a group of rows until those hold that are more important than what it costs.
  private mutating func support(
    ofGroup group: Int, at sum: Double, isUp: Bool
  ) -> (row: Int32, column: Int32)? {
    var isNeeded = false
    for row in rows(ofGroup: group) where lack(row, at: sum, isUp: isUp) > 0 { isNeeded = true }
    if !isNeeded { return nil }
    var best: Int?
    var bestLevel: Int32 = 0
    var bestCost = Double.infinity
    for term in terms(ofGroup: group) {
      let value = rowTerms[term].value
      let estimate = estimates[Int(rowTerms[term].column)]
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
    for row in rows(ofGroup: group) where rows[row].level < bestLevel {
      let lack = lack(row, at: sum, isUp: isUp)
      if lack > distance { (distance, reason) = (lack, row) }
    }
    guard let reason else { return nil }
    let column = Int(rowTerms[best].column)
    let value = estimates[column].value + (isUp ? distance : -distance) / rowTerms[best].value
    if !(value >= estimates[column].lower && value <= estimates[column].upper) { return nil }
    let level = rows[reason].level
    if value > estimates[column].value {
      estimates[column].levelDown = min(estimates[column].levelDown, level)
    } else {
      estimates[column].levelUp = min(estimates[column].levelUp, level)
    }
    estimates[column].value = value
    estimates[column].row = Int32(truncatingIfNeeded: reason)
    return (Int32(truncatingIfNeeded: reason), Int32(truncatingIfNeeded: column))
  }

  /// How far a row's left-hand side, `sum`, must go up (or down) for the row to hold.
  @inline(__always)
  private func lack(_ row: Int, at sum: Double, isUp: Bool) -> Double {
    let costs = isUp ? rows[row].costDown > 0 : rows[row].costUp > 0
    let distance = isUp ? constants[row] - sum : sum - constants[row]
    return costs && !rows[row].isDropped && distance > tolerance(of: row) ? distance : 0
  }

  // MARK: The order

  /// The rows in the order in which they are offered to the start: required equalities, then by level, and required
  /// inequalities last, which rarely hold with equality. Rows that were tight in an earlier solution come right after
  /// the required equalities, so that the start is that solution's vertex as far as the rows are still there.
  mutating func startingOrder(_ levels: RowsByLevel, wasTight: (Int) -> Bool) -> [Int32] {
    let (ordered, bounds) = (levels.rows, levels.bounds)
    var order: [Int32] = []
    order.reserveCapacity(m)
    var isOffered = [Bool](repeating: false, count: m)
    func offer(_ row: Int32) {
      if isOffered[Int(row)] { return }
      isOffered[Int(row)] = true
      order.append(row)
    }
    for row in ordered[bounds[0]..<bounds[1]] where isRequiredEquality(Int(row)) { offer(row) }
    for row in ordered where wasTight(Int(row)) { offer(row) }
    let best = bestSingleRows()
    let supports = propagate()
    if !supports.isEmpty {
      for column in 0..<n
      where estimates[column].row >= 0 && groups[Int(groupOfRow[Int(estimates[column].row)])].termCount == 1 {
        offer(estimates[column].row)
      }
      for support in supports { offer(support.row) }
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
      for row in bestRows[place[level - 1]..<place[level]] { offer(row) }
      for row in ordered[bounds[level]..<bounds[level + 1]] { offer(row) }
    }
    for row in ordered[bounds[0]..<bounds[1]] { offer(row) }
    return order
  }
}
