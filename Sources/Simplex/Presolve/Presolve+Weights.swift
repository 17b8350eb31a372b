// The weights of a level's rows, where they are out of all proportion to a point.
//
// Only the proportions within a level count, as levels are compared one by one. But rates are compared with
// tolerances: where a unit of slack costs a billion, what rounding leaves of a zero rate looks like a cost,
// and closes rows that lower levels need; where it costs a billionth, nothing seems worth a step.

extension Presolve {
  /// The powers of two between which a level's greatest weight may lie.
  static let weightExponents = -10...10

  static func isUsual(weight: Double) -> Bool {
    weight.isNormal && weightExponents.contains(Int(weight.exponent))
  }

  /// Multiplies the weights of each optional level by a power of two, which rounds nothing, so that the
  /// greatest is not out of all proportion. The weights of required rows stay: they say how far a row is off
  /// in points.
  mutating func equalizeWeights() {
    if weights.isEmpty { fillWeights() }
    var largest = [Double](repeating: 0, count: priorities.count + 1)
    for row in rows.indices {
      let level = Int(rows[row].level)
      if level < largest.count { largest[level] = max(largest[level], weights[row]) }
    }
    let factors = largest.map { weight -> Double in
      if Self.isUsual(weight: weight) || !weight.isNormal { return 1 }
      let exponent = Int(weight.exponent)
      let nearest = min(max(exponent, Self.weightExponents.lowerBound), Self.weightExponents.upperBound)
      return Double(sign: .plus, exponent: nearest - exponent, significand: 1)
    }
    for row in rows.indices {
      let level = rows[row].level
      if level != Self.requiredLevel, Int(level) < factors.count { weights[row] *= factors[Int(level)] }
    }
  }
}
