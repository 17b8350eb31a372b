// The primal simplex for piecewise linear objectives: moves from vertex to vertex until releasing no nonbasic
// row improves the objective.
//
// A step passes breakpoints of the objective as long as it still decreases after them (the long-step rule).
// The row with the best rate enters. After many steps without progress, Bland's rule (the first improving
// row, the first breakpoint) applies until there is progress, so that the simplex cannot cycle.

extension Kernel {
  enum Outcome { case optimal, unbounded, pivotLimit, numericalFailure }

  // MARK: Rates

  /// Computes all rates from the counted rows that are not nonbasic, plus a linear objective by column.
  mutating func computeRates(linear: [Double]? = nil) {
    work.isCorrupt = false
    work.byColumn.clear()
    if let linear {
      for column in 0..<problem.n where linear[column] != 0 { work.byColumn.set(column, linear[column]) }
    }
    // The rows of a group are adjacent.
    var group = 0
    var slope = 0.0
    for row in work.counted {
      let row = Int(row)
      if !vertex.rows[row].isCounted || vertex.rows[row].position >= 0 { continue }
      if Int(problem.groupOfRow[row]) != group {
        addGradient(ofGroup: group, slope)
        group = Int(problem.groupOfRow[row])
        slope = 0
      }
      slope += self.slope(of: row)
    }
    addGradient(ofGroup: group, slope)
    vertex.factor.solveTransposed(&work.byColumn, into: &work.rateChange)
    // Each of the loops below visits every place.
    vertex.factor.operations &+= 3 &* problem.n
    for place in 0..<problem.n { vertex.rate[place] = work.rateChange[place] }
    work.rateChange.clear()
    work.candidates.clear()
    for place in 0..<problem.n { work.listedPrice[place] = 0 }
    // A row's own cost only adds to its price.
    for place in 0..<problem.n where !(vertex.rate[place].magnitude <= Tolerances.rate) {
      _ = swapDegenerately(place)
      reconsider(place)
    }
  }

  mutating func addGradient(ofGroup group: Int, _ slope: Double) {
    if slope == 0 { return }
    for term in problem.terms(ofGroup: group) {
      work.byColumn.add(Int(problem.rowTerms[term].column), slope * problem.rowTerms[term].value)
    }
  }

  @inline(__always)
  func slope(of row: Int) -> Double {
    vertex.rows[row].isPositive ? vertex.rows[row].costUp : -vertex.rows[row].costDown
  }

  // MARK: Steps

  /// Minimizes the cost of the counted rows (plus a linear objective), starting from the present vertex.
  mutating func minimize(linear: [Double]? = nil) -> Outcome {
    vertex.rateLevels = 0
    // Thousands of levels can exceed the limit without a pivot.
    if vertex.factor.operations >= operationLimit { return .pivotLimit }
    computeRates(linear: linear)
    var stalled = 0
    var isConfirmed = true
    while true {
      if work.isCorrupt {
        if vertex.factor.replacementCount == 0 { return .numericalFailure }
        refactor()
        computeRates(linear: linear)
        stalled += 1
        continue
      }
      let isCautious = stalled > WorkLimits.stalledPivots(variables: problem.n)
      guard let (place, isUp) = isCautious ? firstEntering() : bestEntering() else {
        // Updated rates may have drifted over many pivots, so they are recomputed from the rows once.
        if isConfirmed { return .optimal }
        if vertex.factor.replacementCount > WorkLimits.replacementsTrusted(variables: problem.n) {
          refactor()
        }
        computeRates(linear: linear)
        isConfirmed = true
        continue
      }
      if isSpent { return .pivotLimit }
      switch step(from: place, up: isUp, isCautious: isCautious) {
      case .moved: stalled = 0
      case .stayed: stalled += 1
      case .unbounded:
        // Deviations are bounded below, so that only a linear objective can decrease without limit. Otherwise
        // the rate was a rounding error.
        if linear == nil, correctRate(place, isUp: isUp) { continue }
        return .unbounded
      case .failed:
        isConfirmed = false
        if vertex.factor.replacementCount == 0 { return .numericalFailure }
        refactor()
        computeRates(linear: linear)
        stalled += 1
        continue
      }
      isConfirmed = false
      if vertex.factor.isWorn {
        refactor()
        computeRates(linear: linear)
      }
    }
  }

  /// Recomputes the rate of the nonbasic row at `place` from the rows that the present direction moves.
  /// Necessary if coefficients of very different magnitudes have destroyed the updated rate.
  ///
  /// - Returns: false if releasing the row would still improve the objective.
  private mutating func correctRate(_ place: Int, isUp: Bool) -> Bool {
    var sum = 0.0
    var magnitude = 1.0
    for index in work.change.indices {
      for row in problem.rows(ofGroup: Int(index))
      where vertex.rows[row].isCounted && vertex.rows[row].position < 0 {
        let share = slope(of: row) * work.change[Int(index)]
        sum += share
        magnitude += share.magnitude
      }
    }
    vertex.rate[place] = isUp ? sum : -sum
    let price = isUp ? priceUp(place) : priceDown(place)
    if price < -Tolerances.rate * magnitude { return false }
    if price < 0 { vertex.rate[place] -= isUp ? price : -price }
    work.listedPrice[place] = 0
    return true
  }

  private enum Progress { case moved, stayed, unbounded, failed }

  private mutating func step(from place: Int, up isUp: Bool, isCautious: Bool) -> Progress {
    if !isCautious, swapDegenerately(place) {
      reconsider(place)
      return .stayed
    }
    let sign = isUp ? 1.0 : -1.0
    let price = isUp ? priceUp(place) : priceDown(place)
    computeChange(place: place, sign: sign)
    collectBreakpoints()
    guard let chosen = chooseBlocking(price: price, isCautious: isCautious) else { return .unbounded }
    let blocking = extendedAtZeroSlope(chosen)
    loadCoordinates(of: Int(blocking.row))
    let pivot = work.byPosition[place]
    let difference = (pivot - sign * blocking.pivot).magnitude
    if pivot.magnitude <= Tolerances.pivot || difference > Tolerances.pivotAgreement * max(1, pivot.magnitude)
    {
      work.byPosition.clear()
      return .failed
    }
    passBreakpoints(blocking.passed)
    let released = Int(vertex.nonbasic[place])
    exchange(place, with: blocking.row, pivot: pivot, isUp: isUp)
    move(by: blocking.length)
    if released >= 0 { vertex.rows[released].slack = sign * blocking.length }
    vertex.rows[Int(blocking.row)].slack = 0
    pivots += 1
    return blocking.length > Tolerances.stepTie ? .moved : .stayed
  }

  /// Computes a row's coordinates in the nonbasic rows.
  @inline(__always)
  mutating func loadCoordinates(of row: Int) {
    for term in problem.terms(of: row) {
      work.byColumn.set(Int(problem.rowTerms[term].column), problem.rowTerms[term].value)
    }
    vertex.factor.solveTransposed(&work.byColumn, into: &work.byPosition)
  }

  /// Moves the rows whose breakpoints a step passes to their other side, which changes the rates.
  private mutating func passBreakpoints(_ count: Int) {
    if count == 0 { return }
    for index in 0..<count {
      let row = Int(work.stepBreakpoints.taken(index).row)
      let before = slope(of: row)
      vertex.rows[row].isPositive.toggle()
      addGradient(ofGroup: Int(problem.groupOfRow[row]), slope(of: row) - before)
    }
    vertex.factor.solveTransposed(&work.byColumn, into: &work.rateChange)
    for index in work.rateChange.indices { vertex.rate[Int(index)] += work.rateChange[Int(index)] }
  }

  /// Makes a row, whose coordinates are in `byPosition`, nonbasic in place of the one at `place`, and updates
  /// the rates.
  private mutating func exchange(_ place: Int, with row: Int32, pivot: Double, isUp: Bool) {
    // The released row now counts with its slope.
    let released = Int(vertex.nonbasic[place])
    if released >= 0 {
      vertex.rows[released].isPositive = isUp
      if vertex.rows[released].isCounted { vertex.rate[place] += slope(of: released) }
      vertex.rows[released].position = -1
    }
    let share = vertex.rate[place] / pivot
    for index in work.byPosition.indices where index != place {
      vertex.rate[Int(index)] -= work.byPosition[Int(index)] * share
    }
    vertex.rate[place] = share
    vertex.factor.replace(position: place, coordinates: work.byPosition)
    if vertex.rows[Int(row)].isCounted { vertex.rate[place] -= slope(of: Int(row)) }
    vertex.nonbasic[place] = row
    vertex.rows[Int(row)].position = Int32(truncatingIfNeeded: place)
    for index in work.byPosition.indices { reconsider(Int(index)) }
    for index in work.rateChange.indices { reconsider(Int(index)) }
    reconsider(place)
    work.byPosition.clear()
    work.rateChange.clear()
  }

  /// Moves the point and all slacks along the present direction.
  private mutating func move(by length: Double) {
    for column in work.direction.indices {
      vertex.x[Int(column)] += length * work.direction[Int(column)]
    }
    for index in work.change.indices {
      let distance = length * work.change[Int(index)]
      for row in problem.rows(ofGroup: Int(index)) where vertex.rows[row].position < 0 {
        vertex.rows[row].slack += distance
      }
    }
  }

  /// Computes the change of x and of the slacks per unit of the nonbasic row's slack.
  mutating func computeChange(place: Int, sign: Double) {
    work.byPosition.clear()
    work.byPosition.set(place, sign)
    vertex.factor.solve(&work.byPosition, into: &work.direction)
    work.change.clear()
    for index in work.direction.indices {
      let column = Int(index)
      let speed = work.direction[column]
      if speed.magnitude <= Tolerances.movement {
        work.direction.set(column, 0)
        continue
      }
      for entry in problem.entries(of: column) {
        work.change.add(Int(problem.columnEntries[entry].group), problem.columnEntries[entry].value * speed)
      }
    }
  }
}
