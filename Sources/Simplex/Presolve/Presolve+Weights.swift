// Scales the weights of a level's rows if they differ extremely from one per point.
//
// Only the ratios within a level matter, because levels are optimized one by one. But rates are compared with
// tolerances: if a unit of slack costs a billion, the rounding error of a zero rate looks like a cost and
// closes rows that lower levels need; if it costs a billionth, no step seems worthwhile.

extension Presolve {
  /// The exponents of two between which a level's greatest weight may be.
  static let weightExponents = -10...10

  static func isUsual(weight: Double) -> Bool {
    weight.isNormal && weightExponents.contains(Int(weight.exponent))
  }

  /// Multiplies the weights of each optional level by a power of two, which is exact, so that the greatest is
  /// in the usual range. The weights of required rows are kept, because they measure violations in points.
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
