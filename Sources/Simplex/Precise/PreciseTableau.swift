// The simplex method for one small component in twice the precision of a double, as a dense tableau.
//
// Like the kernel, it moves between vertices of rows with one breakpoint each, and has levels and barriers.
// It starts where all variables are zero, and expresses each row by the variables and rows that hold. It is
// simple and slow; PreciseSolver decides when it is worth its time.

/// A component's rows, each expressed by the members (variables and rows) that are zero.
struct PreciseTableau {
  /// A row, as in the kernel.
  struct Row {
    /// The kernel's row.
    let source: Int
    let level: Int32
    let costUp: Double
    let costDown: Double
    /// The largest value that counts as zero.
    let tolerance: Double
    var isBlockedUp = false
    var isBlockedDown = false
    /// Whether it counts in the current objective, and on which side of its breakpoint it is.
    var isCounted = false
    var isPositive = false
    /// Whether the row is ignored because a conflict was broken at it.
    var isDropped = false

    var slope: Double { isCounted ? (isPositive ? costUp : -costDown) : 0 }
  }

  /// The numbers of variables and of rows. A member is a variable, or `n` plus a row.
  let n: Int
  var m: Int { rows.count }
  var rows: [Row] = []
  /// By place: the members that are not zero, and those that are.
  private(set) var basic: [Int] = []
  private(set) var nonbasic: [Int]
  /// By basic place: its value, and its coefficients by nonbasic place.
  private(set) var values: [DoubleDouble] = []
  private var coefficients: [DoubleDouble] = []
  /// By coefficient: a bound on its rounding error.
  private var errors: [Double] = []
  /// By nonbasic place: the change of the objective per unit, without the cost of the row itself, and the sum
  /// of the magnitudes that it is the sum of.
  private(set) var rates: [(rate: DoubleDouble, noise: Double)] = []
  private(set) var steps = 0
  private var stepLimit = 0

  enum Outcome { case optimal, failure }

  /// - Parameters:
  ///   - kernel: a loaded component; not changed.
  ///   - relief: by row, how far it may be off without a cost; empty for not at all. An equation becomes two
  ///     inequalities.
  init(_ kernel: inout Kernel, relief: [Double] = []) {
    n = kernel.problem.n
    nonbasic = Array(0..<n)
    for row in 0..<kernel.problem.m {
      let it = kernel.vertex.rows[row]
      let width = relief.isEmpty ? 0 : relief[row]
      let constant = DoubleDouble(kernel.problem.constants[row])
      if it.costUp > 0 && it.costDown > 0 && width == 0 {
        append(row, constant, up: it.costUp, down: it.costDown, &kernel)
        continue
      }
      if it.costDown > 0 { append(row, constant + DoubleDouble(-width), up: 0, down: it.costDown, &kernel) }
      if it.costUp > 0 { append(row, constant + DoubleDouble(width), up: it.costUp, down: 0, &kernel) }
      if it.costUp == 0 && it.costDown == 0 { append(row, constant, up: 0, down: 0, &kernel) }
    }
    stepLimit = WorkLimits.preciseSteps(variables: n, rows: m)
  }

  private mutating func append(
    _ source: Int, _ constant: DoubleDouble, up: Double, down: Double, _ kernel: inout Kernel
  ) {
    let start = coefficients.count
    coefficients += [DoubleDouble](repeating: .zero, count: n)
    errors += [Double](repeating: 0, count: n)
    for term in kernel.problem.terms(of: source) {
      let column = start + Int(kernel.problem.rowTerms[term].column)
      coefficients[column] = coefficients[column] + DoubleDouble(kernel.problem.rowTerms[term].value)
    }
    basic.append(n + rows.count)
    values.append(-constant)
    rows.append(
      Row(
        source: source, level: kernel.vertex.rows[source].level, costUp: up, costDown: down,
        tolerance: (1 + constant.magnitude) * Tolerances.preciseZero,
        isPositive: constant.isZero ? down > 0 : constant.high < 0))
  }

  /// The value of each variable.
  var point: [Double] {
    var point = [Double](repeating: 0, count: n)
    for place in 0..<m where basic[place] < n { point[basic[place]] = values[place].high }
    return point
  }

  /// The deviation of a row in its level's unit.
  func cost(of row: Int) -> Double {
    guard !rows[row].isDropped, let place = basic.firstIndex(of: n + row) else { return 0 }
    let value = values[place].high
    if value.magnitude <= rows[row].tolerance { return 0 }
    return value > 0 ? value * rows[row].costUp : -value * rows[row].costDown
  }

  // MARK: Objectives

  /// Minimizes the cost of the rows together.
  mutating func minimize(_ members: [Int]) -> Outcome {
    for row in members where !rows[row].isDropped { rows[row].isCounted = true }
    defer { for row in members { rows[row].isCounted = false } }
    // No cost is negative, so that a rate whose direction nothing blocks is rounding.
    var isRounding = [Bool](repeating: false, count: n)
    while let entering = cheapest(isRounding) {
      steps += 1
      guard steps <= stepLimit else { return .failure }
      if let leaving = blocking(entering.place, entering.isUp) {
        exchange(leaving.place, entering.place, by: leaving.length, isUp: entering.isUp)
        isRounding.reset(to: false, count: n)
      } else {
        isRounding[entering.place] = true
      }
    }
    return .optimal
  }

  /// The nonbasic member to release, and its direction; nil at the minimum.
  private mutating func cheapest(_ isRounding: [Bool]) -> (place: Int, isUp: Bool)? {
    rates = (0..<n).map { _ in (.zero, 0) }
    for place in 0..<m where basic[place] >= n {
      let slope = rows[basic[place] - n].slope
      if slope == 0 { continue }
      for other in 0..<n where !coefficients[place * n + other].isZero {
        let share = coefficients[place * n + other] * DoubleDouble(slope)
        rates[other].rate = .cancelling(rates[other].rate, share)
        rates[other].noise += share.magnitude
      }
    }
    var best: (place: Int, isUp: Bool)?
    var least = 0.0
    // After many steps Bland's rule, which cannot run in circles.
    let takesFirst = steps > stepLimit / 2
    for place in 0..<n where !isRounding[place] {
      let member = nonbasic[place]
      let row = member < n ? nil : rows[member - n]
      for isUp in [true, false] {
        if let row, !row.isDropped, isUp ? row.isBlockedUp : row.isBlockedDown { continue }
        let own = row.map { $0.isCounted ? (isUp ? $0.costUp : $0.costDown) : 0 } ?? 0
        let change = (isUp ? rates[place].rate : -rates[place].rate) + DoubleDouble(own)
        if change.high >= -(rates[place].noise + own) * Tolerances.preciseCancellation { continue }
        if takesFirst {
          if best.map({ member < nonbasic[$0.place] }) ?? true { best = (place, isUp) }
        } else if change.high < least {
          (least, best) = (change.high, (place, isUp))
        }
      }
    }
    return best
  }

  /// The basic row that first reaches its breakpoint, and how far the released member moves until then.
  private func blocking(_ released: Int, _ isUp: Bool) -> (place: Int, length: DoubleDouble)? {
    var largest = 0.0
    for place in 0..<m { largest = max(largest, coefficients[place * n + released].magnitude) }
    var best: (place: Int, length: DoubleDouble)?
    for place in 0..<m where basic[place] >= n {
      let row = rows[basic[place] - n]
      let coefficient = coefficients[place * n + released]
      if row.isDropped || coefficient.magnitude <= largest * Tolerances.preciseCancellation { continue }
      let isRising = (coefficient.high > 0) == isUp
      let length: DoubleDouble
      if isRising != row.isPositive {
        length = toBreakpoint(place, coefficient)
      } else if isRising ? row.isBlockedUp : row.isBlockedDown {
        length = .zero
      } else {
        continue
      }
      guard let known = best else {
        best = (place, length)
        continue
      }
      let difference = (length + -known.length).high
      let isTie = difference.magnitude <= known.length.magnitude * Tolerances.preciseZero
      let isLarger =
        steps > stepLimit / 2
        ? basic[place] < basic[known.place]
        : coefficient.magnitude > coefficients[known.place * n + released].magnitude
      if isTie ? isLarger : difference < 0 { best = (place, length) }
    }
    return best
  }

  private func toBreakpoint(_ place: Int, _ coefficient: DoubleDouble) -> DoubleDouble {
    let length = values[place] / coefficient
    return length.high < 0 ? -length : length
  }

  // MARK: Steps

  /// Moves the nonbasic member by a length, and exchanges it with the basic one that is zero then.
  private mutating func exchange(_ leaving: Int, _ entering: Int, by length: DoubleDouble, isUp: Bool) {
    let step = isUp ? length : -length
    if !step.isZero {
      for place in 0..<m where !coefficients[place * n + entering].isZero {
        values[place] = .cancelling(values[place], coefficients[place * n + entering] * step)
      }
    }
    let pivotPlace = leaving * n + entering
    let (pivot, pivotError) = (coefficients[pivotPlace], errors[pivotPlace])
    for other in 0..<n {
      let index = leaving * n + other
      let value = other == entering ? DoubleDouble(1) / pivot : -(coefficients[index] / pivot)
      let relative = Tolerances.preciseRounding + pivotError / pivot.magnitude
      errors[index] = value.magnitude * relative + (other == entering ? 0 : errors[index] / pivot.magnitude)
      coefficients[index] = value
    }
    for place in 0..<m where place != leaving {
      let (factor, factorError) = (coefficients[place * n + entering], errors[place * n + entering])
      if factor.isZero { continue }
      for other in 0..<n {
        let (index, source) = (place * n + other, leaving * n + other)
        let share = factor * coefficients[source]
        let error =
          factor.magnitude * errors[source] + factorError * coefficients[source].magnitude
          + share.magnitude * Tolerances.preciseRounding
        if other == entering {
          (coefficients[index], errors[index]) = (share, error)
        } else if !share.isZero {
          let sum = DoubleDouble.cancelling(coefficients[index], share)
          errors[index] += error
          // Taken for a rate, what is left by rounding would close a direction.
          coefficients[index] = sum.magnitude <= errors[index] ? .zero : sum
        }
      }
    }
    values[leaving] = step
    swap(&basic[leaving], &nonbasic[entering])
    if basic[leaving] >= n { rows[basic[leaving] - n].isPositive = isUp }
  }

  /// Makes a row hold at its present value.
  mutating func relax(_ row: Int) {
    if let place = basic.firstIndex(of: n + row) { values[place] = .zero }
  }
}
