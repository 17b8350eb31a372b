// An exact sum of products of doubles. The numbers of layouts are small, so that it is usually the sum of a few
// integers; a Dyadic, which allocates, takes over where a double would have to be rounded.

struct ExactSum {
  private var double = 0.0
  private var rest = Dyadic.zero

  /// The exact value.
  var value: Dyadic { rest.isZero ? Dyadic(double) : Dyadic(double) + rest }

  /// Whether the value is exactly zero.
  var isZero: Bool { rest.isZero ? double == 0 : value.isZero }

  /// Adds the product of two finite numbers.
  mutating func add(_ factor: Double, times other: Double) {
    guard let product = Self.product(factor, other) else {
      rest += Dyadic(factor) * Dyadic(other)
      return
    }
    let sum = double + product
    let part = sum - double
    // The rounding error of the sum, as in CompensatedSum.
    if sum.isFinite, (double - (sum - part)) + (product - part) == 0 {
      double = sum
    } else {
      rest += Dyadic(product)
    }
  }

  /// The product of two finite numbers; nil if a double has no room for it.
  static func product(_ factor: Double, _ other: Double) -> Double? {
    let product = factor * other
    if factor == 0 || other == 0 { return 0 }
    // Below, the rounding error might be too small for a double.
    let isInRange = product.isFinite && product.magnitude > Double.leastNormalMagnitude / Double.ulpOfOne
    guard isInRange else { return nil }
    return (-product).addingProduct(factor, other) == 0 ? product : nil
  }
}
