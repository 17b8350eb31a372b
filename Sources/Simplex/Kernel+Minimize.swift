// The primal simplex on piecewise linear objectives: from vertex to vertex, until no tight row is worth releasing.
//
// A step passes kinks of the objective as long as it still falls behind them (the long-step rule). The row with the
// best rate enters; after a run of steps that get nowhere, Bland's rule (the first row that pays, the first kink
// met) takes over until one does, so that the walk cannot cycle.

extension Kernel {
  enum Outcome { case optimal, unbounded, pivotLimit, numericalFailure }

  // MARK: Rates

  /// Computes all rates from the counted rows that are not tight, plus a linear objective by column.
  mutating func computeRates(linear: [Double]? = nil) {
    isCorrupt = false
    byColumn.clear()
    if let linear {
      for column in 0..<n where linear[column] != 0 { byColumn.set(column, linear[column]) }
    }
    // Rows of a group come one after the other.
    var group = 0
    var slope = 0.0
    for row in counted {
      let row = Int(row)
      if !rows[row].isCounted || rows[row].position >= 0 { continue }
      if Int(groupOfRow[row]) != group {
        addGradient(ofGroup: group, slope)
        group = Int(groupOfRow[row])
        slope = 0
      }
      slope += self.slope(of: row)
    }
    addGradient(ofGroup: group, slope)
    factor.solveTransposed(&byColumn, into: &rateChange)
    for place in 0..<n { rate[place] = rateChange[place] }
    rateChange.clear()
    candidates.clear()
    for place in 0..<n { listedPrice[place] = 0 }
    // What a row costs itself only adds to its price.
    for place in 0..<n where !(rate[place].magnitude <= Tolerances.rate) {
      _ = exchangeWithTwin(place)
      reconsider(place)
    }
  }

  mutating func addGradient(ofGroup group: Int, _ slope: Double) {
    if slope == 0 { return }
    for term in terms(ofGroup: group) {
      byColumn.add(Int(rowTerms[term].column), slope * rowTerms[term].value)
    }
  }

  @inline(__always)
  func slope(of row: Int) -> Double { rows[row].isPositive ? rows[row].costUp : -rows[row].costDown }

  // MARK: The walk

  /// After so few replacements the factors are as good as new: of many rows, replacements mostly concern other ones.
  private var replacementsTrusted: Int { max(100, n / 8) }

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
        if factor.replacementCount > replacementsTrusted { refactor() }
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
    for index in change.indices {
      for row in rows(ofGroup: Int(index)) where rows[row].isCounted && rows[row].position < 0 {
        let share = slope(of: row) * change[Int(index)]
        sum += share
        magnitude += share.magnitude
      }
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
    collectSteps()
    guard var stop = chooseStop(price: price, isCautious: isCautious) else { return .unbounded }
    stop = prolonged(stop)
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
        addGradient(ofGroup: Int(groupOfRow[other]), slope(of: other) - before)
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
    for index in change.indices {
      let distance = stop.length * change[Int(index)]
      for other in rows(ofGroup: Int(index)) where rows[other].position < 0 { rows[other].slack += distance }
    }
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
        change.add(Int(columnEntries[entry].group), columnEntries[entry].value * speed)
      }
    }
  }
}
