// The primal simplex on piecewise linear objectives: from vertex to vertex, until no tight row is worth releasing.
//
// A step passes kinks of the objective as long as it still falls behind them (the long-step rule). The row with the
// best rate enters; after a run of steps that get nowhere, Bland's rule (the first row that pays, the first kink
// met) takes over until one does, so that the walk cannot cycle.

extension Kernel {
  enum Outcome { case optimal, unbounded, pivotLimit, numericalFailure }

  // MARK: Start

  /// Makes rows tight in the given order, as far as they are independent, and moves to their vertex.
  ///
  /// - Parameters:
  ///   - pivots: rows to offer before all others, each with the column that it is to eliminate.
  ///   - effort: multiplications allowed per term of the rows. A start that fills up costs more than the pivots it
  ///     saves.
  /// - Returns: whether all rows have been offered.
  @discardableResult
  mutating func start(
    pivots: [(row: Int32, column: Int32)] = [], offering order: [Int32], effort: Int = 64
  ) -> Bool {
    factor.begin(columns: n)
    for row in 0..<m { rows[row].position = -1 }
    occurrences.reset(to: 0, count: n)
    for column in 0..<n { occurrences[column] = columnStart[column + 1] - columnStart[column] }
    for pivot in pivots where !rows[Int(pivot.row)].isDropped { offer(Int(pivot.row), pivot: pivot.column) }
    let budget = factor.effort + effort * (columnEntries.count + n)
    for row in order {
      let row = Int(row)
      for term in terms(of: row) { occurrences[Int(rowTerms[term].column)] -= 1 }
      if rows[row].isDropped || rows[row].position >= 0 || factor.count == n || factor.effort > budget {
        continue
      }
      offer(row)
    }
    let isComplete = factor.effort <= budget
    finishFactor()
    return isComplete
  }

  /// Makes required equalities tight in place of rows that come later in the given order and that they depend on,
  /// as if the rows had been offered in this order.
  mutating func exchange(preferring order: [Int32]) {
    var place = [Int32](repeating: .max, count: m)
    for (index, row) in order.enumerated() { place[Int(row)] = Int32(truncatingIfNeeded: index) }
    for row in order
    where rows[Int(row)].position < 0 && !rows[Int(row)].isDropped && isRequiredEquality(Int(row)) {
      for term in terms(of: Int(row)) { byColumn.set(Int(rowTerms[term].column), rowTerms[term].value) }
      factor.solveTransposed(&byColumn, into: &byPosition)
      var latest = place[Int(row)]
      var replaced: Int?
      for index in byPosition.indices where byPosition[Int(index)].magnitude > Tolerances.pivot {
        let old = tight[Int(index)]
        let other = old >= 0 ? place[Int(old)] : .max
        if other > latest || (other == .max && replaced == nil) { (latest, replaced) = (other, Int(index)) }
      }
      if let replaced {
        factor.replace(position: replaced, coordinates: byPosition)
        if tight[replaced] >= 0 { rows[Int(tight[replaced])].position = -1 }
        tight[replaced] = row
        rows[Int(row)].position = Int32(truncatingIfNeeded: replaced)
      }
      byPosition.clear()
    }
    computePoint()
  }

  /// Factors the present tight rows anew, the short ones first, which fill least.
  mutating func refactor() {
    let members = tight
    factor.begin(columns: n)
    occurrences.reset(to: 0, count: n)
    for row in members where row >= 0 {
      rows[Int(row)].position = -1
      for term in terms(of: Int(row)) { occurrences[Int(rowTerms[term].column)] += 1 }
    }
    for length in 1...4 {
      for row in members where row >= 0 {
        let row = Int(row)
        let count = terms(of: row).count
        if count == length || (length == 4 && count > 4) {
          for term in terms(of: row) { occurrences[Int(rowTerms[term].column)] -= 1 }
          offer(row)
        }
      }
    }
    finishFactor()
  }

  private mutating func offer(_ row: Int, pivot: Int32 = -1) {
    var largest = 0.0
    for term in terms(of: row) {
      factor.load(Int(rowTerms[term].column), rowTerms[term].value)
      largest = max(largest, rowTerms[term].value.magnitude)
    }
    let place = factor.count
    if factor.accept(largest: largest, occurrences: occurrences, preferred: pivot) {
      tight[place] = Int32(truncatingIfNeeded: row)
      rows[row].position = Int32(truncatingIfNeeded: place)
    }
  }

  /// Holds the variables that no row determines, and moves to the vertex.
  private mutating func finishFactor() {
    rateLevels = 0
    for column in 0..<n where factor.positionOfColumn[column] < 0 {
      factor.load(column, 1)
      let place = factor.count
      if factor.accept(largest: 1, occurrences: occurrences) {
        tight[place] = ~Int32(truncatingIfNeeded: column)
      }
    }
    factor.finish()
    factorizations += 1
    computePoint()
  }

  /// Computes the vertex from the tight rows, without the roundings of the way there.
  mutating func computePoint() {
    byPosition.clear()
    for place in 0..<n {
      let row = tight[place]
      let right = row >= 0 ? rows[Int(row)].constant : x[Int(~row)]
      if right != 0 { byPosition.set(place, right) }
    }
    factor.solve(&byPosition, into: &direction)
    for column in 0..<n { x[column] = direction[column] }
    direction.clear()
    computeSlacks()
  }

  // MARK: Rates

  /// Computes all rates from the counted rows that are not tight, plus a linear objective by column.
  mutating func computeRates(linear: [Double]? = nil) {
    isCorrupt = false
    byColumn.clear()
    if let linear {
      for column in 0..<n where linear[column] != 0 { byColumn.set(column, linear[column]) }
    }
    for row in 0..<m where rows[row].isCounted && rows[row].position < 0 {
      addGradient(of: row, slope(of: row))
    }
    factor.solveTransposed(&byColumn, into: &rateChange)
    for place in 0..<n { rate[place] = rateChange[place] }
    rateChange.clear()
    candidates.removeAll(keepingCapacity: true)
    for place in 0..<n { listedPrice[place] = 0 }
    for place in 0..<n {
      _ = exchangeWithTwin(place)
      reconsider(place)
    }
  }

  mutating func addGradient(of row: Int, _ slope: Double) {
    if slope == 0 { return }
    for term in terms(of: row) { byColumn.add(Int(rowTerms[term].column), slope * rowTerms[term].value) }
  }

  @inline(__always)
  func slope(of row: Int) -> Double { rows[row].isPositive ? rows[row].costUp : -rows[row].costDown }

  // MARK: The walk

  /// After so few replacements the factors are as good as new.
  private static var replacementsTrusted: Int { 100 }

  /// Minimizes the counted rows' costs (plus a linear objective) from the present vertex.
  mutating func minimize(linear: [Double]? = nil) -> Outcome {
    rateLevels = 0
    computeRates(linear: linear)
    var stalled = 0
    var isConfirmed = true
    while true {
      if isCorrupt {
        if factor.replacementCount == 0 { return .numericalFailure }
        refactor()
        computeRates(linear: linear)
        stalled += 1
        continue
      }
      let isCautious = stalled > 2 * n + 20
      guard let (place, isUp) = isCautious ? firstEntering() : bestEntering() else {
        // Rates carried along for many pivots may have drifted: confirm them from the rows.
        if isConfirmed { return .optimal }
        if factor.replacementCount > Self.replacementsTrusted { refactor() }
        computeRates(linear: linear)
        isConfirmed = true
        continue
      }
      if pivots >= pivotLimit { return .pivotLimit }
      switch step(from: place, up: isUp, isCautious: isCautious) {
      case .moved: stalled = 0
      case .stayed: stalled += 1
      case .unbounded:
        // Deviations are bounded below, so that only a linear objective falls for ever: the rate was rounding.
        if linear == nil, correctRate(place, isUp: isUp) { continue }
        return .unbounded
      case .failed:
        isConfirmed = false
        if factor.replacementCount == 0 { return .numericalFailure }
        refactor()
        computeRates(linear: linear)
        stalled += 1
        continue
      }
      isConfirmed = false
      if factor.replacementCount >= 50 && factor.replacementTerms + 50 > factor.terms {
        refactor()
        computeRates(linear: linear)
      }
    }
  }

  /// Computes the rate of the tight row at `place` from the rows that the present direction moves, where coefficients far
  /// apart have left nothing of the one carried along.
  ///
  /// - Returns: false if releasing the row would still pay.
  private mutating func correctRate(_ place: Int, isUp: Bool) -> Bool {
    var sum = 0.0
    var magnitude = 1.0
    for index in change.indices where rows[Int(index)].isCounted {
      let share = slope(of: Int(index)) * change[Int(index)]
      sum += share
      magnitude += share.magnitude
    }
    rate[place] = isUp ? sum : -sum
    let price = isUp ? priceUp(place) : priceDown(place)
    if price < -Tolerances.rate * magnitude { return false }
    if price < 0 { rate[place] -= isUp ? price : -price }
    listedPrice[place] = 0
    return true
  }

  private enum Progress { case moved, stayed, unbounded, failed }

  private mutating func step(from place: Int, up isUp: Bool, isCautious: Bool) -> Progress {
    let sign = isUp ? 1.0 : -1.0
    if !isCautious, exchangeWithTwin(place) {
      reconsider(place)
      return .stayed
    }
    let price = isUp ? priceUp(place) : priceDown(place)
    computeChange(place: place, sign: sign)
    let released = tight[place]
    collectSteps(except: released)
    guard let stop = chooseStop(price: price, isCautious: isCautious) else { return .unbounded }
    let row = Int(stop.row)
    // The coordinates of the stopping row in the tight ones.
    for term in terms(of: row) { byColumn.set(Int(rowTerms[term].column), rowTerms[term].value) }
    factor.solveTransposed(&byColumn, into: &byPosition)
    let pivot = byPosition[place]
    let difference = (pivot - sign * stop.pivot).magnitude
    if pivot.magnitude <= Tolerances.pivot || difference > Tolerances.pivotAgreement * max(1, pivot.magnitude)
    {
      byPosition.clear()
      return .failed
    }
    // Kinks passed on the way change sides, which changes the gradient.
    if stop.passed > 0 {
      for index in 0..<stop.passed {
        let other = Int(steps[steps.count - 1 - index].row)
        let before = slope(of: other)
        rows[other].isPositive.toggle()
        addGradient(of: other, slope(of: other) - before)
      }
      factor.solveTransposed(&byColumn, into: &rateChange)
      for index in rateChange.indices { rate[Int(index)] += rateChange[Int(index)] }
    }
    // The released row now counts by its slope.
    if released >= 0 {
      let old = Int(released)
      rows[old].isPositive = isUp
      if rows[old].isCounted { rate[place] += slope(of: old) }
      rows[old].position = -1
    }
    let share = rate[place] / pivot
    for index in byPosition.indices where index != place {
      rate[Int(index)] -= byPosition[Int(index)] * share
    }
    rate[place] = share
    factor.replace(position: place, coordinates: byPosition)
    if rows[row].isCounted { rate[place] -= slope(of: row) }
    tight[place] = stop.row
    rows[row].position = Int32(truncatingIfNeeded: place)
    for index in byPosition.indices { reconsider(Int(index)) }
    for index in rateChange.indices { reconsider(Int(index)) }
    reconsider(place)
    byPosition.clear()
    rateChange.clear()
    // Move.
    for column in direction.indices { x[Int(column)] += stop.length * direction[Int(column)] }
    for other in change.indices { rows[Int(other)].slack += stop.length * change[Int(other)] }
    if released >= 0 { rows[Int(released)].slack = sign * stop.length }
    rows[row].slack = 0
    pivots += 1
    return stop.length > Tolerances.stepTie ? .moved : .stayed
  }

  /// How x and the slacks change per unit of the tight row's slack.
  mutating func computeChange(place: Int, sign: Double) {
    byPosition.clear()
    byPosition.set(place, sign)
    factor.solve(&byPosition, into: &direction)
    change.clear()
    for index in direction.indices {
      let column = Int(index)
      let speed = direction[column]
      if speed.magnitude <= Tolerances.cancellation {
        direction.set(column, 0)
        continue
      }
      for entry in entries(of: column) {
        let row = Int(columnEntries[entry].row)
        if rows[row].position < 0 { change.add(row, columnEntries[entry].value * speed) }
      }
    }
  }
}
