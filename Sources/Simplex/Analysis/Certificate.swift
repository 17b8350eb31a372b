// Proves in exact arithmetic, on the original rows, that required rows contradict each other.
//
// The multipliers come from floating point. If they are multiples of a small fraction, they are replaced by
// exact ones, and the combination of the left-hand sides is exactly zero. If they are not (a coefficient such
// as 0.333333 is a quotient of large numbers), the rest of the combination is charged at the largest
// coordinate that a solution can have. The result depends only on exact sums in both cases.

/// A member of a possible conflict: a row of the program, or `~(2 · variable + side)` for a bound.
struct ConflictMember {
  var source: Int32
  /// Its Farkas multiplier.
  var multiplier: Double
}

/// Multipliers of rows that prove a contradiction: `Σ multiplier · lhs = 0` but `Σ multiplier · constant >
/// 0`, by more than the tolerance of the rows.
struct Certificate: Sendable {
  /// The members, in the order of the multipliers.
  private(set) var sources: [Int32]
  private(set) var multipliers: [Double]
  /// `Σ multiplier · constant`.
  private(set) var gap: Double
  /// What the gap must exceed. It does not depend on the constants.
  private let threshold: Dyadic

  /// - Returns: nil if the rows can be satisfied with each of them relaxed by the conflict tolerance.
  init?(_ members: [ConflictMember], of program: LinearProgram) {
    guard let first = members.first?.multiplier.magnitude, first > 0, first.isFinite else { return nil }
    let relative = members.map { $0.multiplier / first }
    // In a conflict with a thousand members, the smallest multiplier may be the unit that the others are
    // multiples of.
    var least = Double.infinity
    for multiplier in relative where multiplier != 0 { least = min(least, multiplier.magnitude) }
    let candidates = [
      Self.fractions(of: relative), Self.fractions(of: relative.map { $0 / least }), relative,
    ]
    for candidate in candidates {
      guard let candidate else { continue }
      // A multiplier that was rounding has become zero: the others prove the contradiction without that member.
      let needed = members.indices.filter { candidate[$0] != 0 }
      let (rows, multipliers) = (needed.map { members[$0] }, needed.map { candidate[$0] })
      guard let threshold = Self.threshold(multipliers, rows, program) else { continue }
      var proof = Certificate(
        sources: rows.map(\.source), multipliers: multipliers, gap: 0, threshold: threshold)
      if proof.holds(in: program) {
        self = proof
        return
      }
    }
    return nil
  }

  private init(sources: [Int32], multipliers: [Double], gap: Double, threshold: Dyadic) {
    (self.sources, self.multipliers, self.gap, self.threshold) = (sources, multipliers, gap, threshold)
  }

  /// The multipliers times their common denominator, if that is small.
  private static func fractions(of multipliers: [Double]) -> [Double]? {
    for denominator in 1...Tolerances.largestDenominator {
      let scale = Double(denominator)
      let fits = multipliers.allSatisfy {
        let scaled = $0 * scale
        return (scaled - scaled.rounded()).magnitude <= Tolerances.fraction * max(1, scaled.magnitude)
      }
      if fits { return multipliers.map { ($0 * scale).rounded() } }
    }
    return nil
  }

  /// What the gap of the combination must exceed: the errors in the combined left-hand sides, and the
  /// tolerance of the rows. Nil if a multiplier has the wrong sign.
  private static func threshold(
    _ multipliers: [Double], _ members: [ConflictMember], _ program: LinearProgram
  ) -> Dyadic? {
    var give = ExactSum()
    var (greatest, greatestRounded) = (0.0, Dyadic.zero)
    var combination: [Int32: ExactSum] = [:]
    for (member, multiplier) in zip(members, multipliers) {
      var scale = 1.0
      if member.source < 0 {
        let bound = ~member.source
        // The multiplier of a lower bound must be positive, that of an upper bound negative.
        if (multiplier > 0) != (bound % 2 == 0) { return nil }
        combination[bound / 2, default: ExactSum()].add(multiplier, times: 1)
      } else {
        let row = program.rows[Int(member.source)]
        if row.relation == .lessThanOrEqual && multiplier > 0 { return nil }
        if row.relation == .greaterThanOrEqual && multiplier < 0 { return nil }
        scale = row.deviationScale
        for term in program.terms(of: Int(member.source)) {
          combination[program.termVariable[term], default: ExactSum()]
            .add(multiplier, times: program.termCoefficient[term])
        }
      }
      give.add(multiplier.magnitude, times: scale)
      if let weight = ExactSum.product(multiplier.magnitude, scale) {
        greatest = max(greatest, weight)
      } else {
        let weight = Dyadic(multiplier).magnitude * Dyadic(scale)
        if weight > greatestRounded { greatestRounded = weight }
      }
    }
    var remainder = Dyadic.zero
    for sum in combination.values where !sum.isZero { remainder += sum.value.magnitude }
    let perRow = Dyadic(Tolerances.conflict) * give.value
    let weight = Dyadic(greatest)
    let hidden =
      Dyadic(Tolerances.largestHiddenExcess) * (greatestRounded > weight ? greatestRounded : weight)
    var threshold = perRow > hidden ? hidden : perRow
    threshold += remainder * Dyadic(Tolerances.largestCoordinate)
    return threshold
  }

  /// Sets the gap for the program's present constants. Linear in the number of members.
  ///
  /// - Parameter program: the program of the proof, possibly with other constants.
  /// - Returns: whether it still proves the contradiction.
  mutating func holds(in program: LinearProgram) -> Bool {
    // With twice the precision of a double, the sum almost always decides.
    var sum = CompensatedSum()
    for (source, multiplier) in zip(sources, multipliers) {
      sum.add(multiplier, times: Self.constant(of: source, program))
    }
    gap = sum.value
    let limit = threshold.approximation
    let doubt = sum.error + (limit.magnitude + sum.value.magnitude) * 4 * Double.ulpOfOne
    if (sum.value - limit).magnitude > doubt { return sum.value > limit }
    var exact = Dyadic.zero
    for (source, multiplier) in zip(sources, multipliers) {
      exact += Dyadic(multiplier) * Dyadic(Self.constant(of: source, program))
    }
    return exact > threshold
  }

  private static func constant(of source: Int32, _ program: LinearProgram) -> Double {
    if source >= 0 { return program.rows[Int(source)].constant }
    let variable = Int(~source / 2)
    return ~source % 2 == 0 ? program.lower[variable] : program.upper[variable]
  }
}

/// A sum of products whose rounding errors are added up, too, so that it has twice the precision of a double.
private struct CompensatedSum {
  private var high = 0.0
  private var low = 0.0
  private var magnitude = 0.0
  private var count = 0.0

  mutating func add(_ factor: Double, times other: Double) {
    if other == 0 { return }
    let product = factor * other
    let sum = high + product
    let part = sum - high
    low += (high - (sum - part)) + (product - part) + (-product).addingProduct(factor, other)
    high = sum
    magnitude += product.magnitude
    count += 1
  }

  var value: Double { high + low }

  /// A bound on the error of the value beyond the rounding of the last addition; infinite if products are too
  /// large or too small for one.
  var error: Double {
    let isInRange = magnitude.isFinite && magnitude > Double.leastNormalMagnitude / Double.ulpOfOne
    let share = count * Double.ulpOfOne
    return isInRange || count == 0 ? 2 * share * share * magnitude : .infinity
  }
}

extension Conflict {
  /// The conflict that a certificate proves.
  ///
  /// - Parameter broken: the source of the member that is dropped.
  init(_ proof: Certificate, broken: Int32, of program: LinearProgram) {
    let sources = proof.sources
    var order = Array(sources.indices)
    order.sort { left, right in
      let (l, r) = (sources[left], sources[right])
      if (l < 0) != (r < 0) { return l >= 0 }
      return l < 0 ? ~l < ~r : l < r
    }
    var (largest, ofBroken) = (0.0, 0.0)
    for (source, multiplier) in zip(sources, proof.multipliers) {
      largest = max(largest, multiplier.magnitude)
      if source == broken { ofBroken = multiplier.magnitude }
    }
    let scale = broken < 0 ? 1 : program.rows[Int(broken)].deviationScale
    self.init(
      rows: order.filter { sources[$0] >= 0 }.map { RowID(index: sources[$0]) },
      bounds: order.filter { sources[$0] < 0 }.map {
        let bound = ~sources[$0]
        return VariableBound(variable: Variable(index: bound / 2), side: bound % 2 == 0 ? .lower : .upper)
      },
      multipliers: order.map { proof.multipliers[$0] / largest },
      broken: broken < 0 ? nil : RowID(index: broken), excess: proof.gap / (ofBroken * scale))
  }
}
