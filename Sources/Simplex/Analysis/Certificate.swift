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
struct Certificate {
  var multipliers: [Double]
  /// `Σ multiplier · constant`.
  var gap: Double

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
      guard let candidate, let gap = Self.gap(candidate, members, program) else { continue }
      multipliers = candidate
      self.gap = gap
      return
    }
    return nil
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

  /// The gap of the combination; nil if it does not prove a conflict.
  private static func gap(_ multipliers: [Double], _ members: [ConflictMember], _ program: LinearProgram)
    -> Double?
  {
    var gap = Dyadic.zero
    var give = Dyadic.zero
    var greatest = Dyadic.zero
    var combination: [Int32: Dyadic] = [:]
    for (member, multiplier) in zip(members, multipliers) {
      let y = Dyadic(multiplier)
      var scale = Dyadic(1)
      if member.source < 0 {
        let bound = ~member.source
        let variable = Int(bound / 2)
        // The multiplier of a lower bound must be positive, that of an upper bound negative.
        if (multiplier > 0) != (bound % 2 == 0) { return nil }
        gap += y * Dyadic(bound % 2 == 0 ? program.lower[variable] : program.upper[variable])
        combination[bound / 2, default: .zero] += y
      } else {
        let row = program.rows[Int(member.source)]
        if row.relation == .lessThanOrEqual && multiplier > 0 { return nil }
        if row.relation == .greaterThanOrEqual && multiplier < 0 { return nil }
        scale = Dyadic(row.deviationScale)
        gap += y * Dyadic(row.constant)
        for term in program.terms(of: Int(member.source)) {
          combination[program.termVariable[term], default: .zero] += y * Dyadic(program.termCoefficient[term])
        }
      }
      let weight = y.magnitude * scale
      give += weight
      if weight > greatest { greatest = weight }
    }
    var remainder = Dyadic.zero
    for value in combination.values { remainder += value.magnitude }
    let exactGap = gap
    gap += -(remainder * Dyadic(Tolerances.largestCoordinate))
    let perRow = Dyadic(Tolerances.conflict) * give
    let hidden = Dyadic(Tolerances.largestHiddenExcess) * greatest
    let threshold = perRow > hidden ? hidden : perRow
    return gap > threshold ? exactGap.approximation : nil
  }
}
