// Tests exact sums and products, against integers and against identities that rounding would break.

import SceneTestSupport
import Testing

@testable import Simplex

@Test func sumsAndProductsOfIntegersAreExact() {
  for seed in 0..<2000 {
    var random = SeededGenerator(program: seed)
    let a = Int64.random(in: -(1 << 30)...(1 << 30), using: &random)
    let b = Int64.random(in: -(1 << 30)...(1 << 30), using: &random)
    #expect((Dyadic(Double(a)) + Dyadic(Double(b))).approximation == Double(a + b))
    #expect((Dyadic(Double(a)) - Dyadic(Double(b))).approximation == Double(a - b))
    let product = Dyadic(Double(a)) * Dyadic(Double(b))
    #expect((product - Dyadic(Double(a * b / 1024) * 1024) - Dyadic(Double(a * b % 1024))).isZero)
    #expect((Dyadic(Double(a)) > Dyadic(Double(b))) == (a > b))
  }
}

@Test func nothingIsRounded() {
  let huge = Dyadic(1e300)
  let tiny = Dyadic(Double.leastNonzeroMagnitude)
  #expect((huge + tiny - huge).approximation == Double.leastNonzeroMagnitude)
  #expect((huge * tiny - tiny * huge).isZero)
  // No double equals a third. Three of the nearest one differ from 1 by 2⁻⁵⁴.
  let third = Dyadic(1.0 / 3)
  #expect((Dyadic(1) - third - third - third).approximation == 0x1p-54)
  // (a + b)² = a² + 2ab + b².
  for seed in 0..<500 {
    var random = SeededGenerator(program: seed)
    let a = Dyadic(Double.random(in: -1e9...1e9, using: &random))
    let b = Dyadic(Double.random(in: -1e-9...1e-9, using: &random))
    let difference = (a + b) * (a + b) - (a * a + Dyadic(2) * a * b + b * b)
    #expect(difference.isZero, "seed \(seed)")
  }
}

@Test func doublesRoundTrip() {
  for value: Double in [
    0, 1, -1, 0.1, -1.0 / 3, .leastNonzeroMagnitude * 1000, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    61.0 / 3,
  ] {
    #expect(Dyadic(value).approximation == value)
  }
  #expect(Dyadic(.nan).isZero)
  #expect(Dyadic(.infinity).isZero)
}

@Test func sumsOfProductsAreExact() {
  for seed in 0..<400 {
    var random = SeededGenerator(seed: UInt64(seed))
    var (sum, expected) = (ExactSum(), Dyadic.zero)
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      // Small integers, numbers that a double has to round, and numbers that are far apart.
      let numbers = (0..<2).map { _ -> Double in
        switch Int.random(in: 0..<4, using: &random) {
        case 0: Double.random(in: -1...1, using: &random)
        case 1: Double(sign: .plus, exponent: Int.random(in: -600...400, using: &random), significand: 1.5)
        default: Double(Int.random(in: -4...4, using: &random))
        }
      }
      sum.add(numbers[0], times: numbers[1])
      expected += Dyadic(numbers[0]) * Dyadic(numbers[1])
    }
    #expect((sum.value - expected).isZero && sum.isZero == expected.isZero, "seed \(seed)")
  }
}
