// Numbers with twice the precision of a double, as a sum of two of them. For the small programs whose numbers
// are too far apart, or too nearly dependent, for doubles.

/// The number `high + low`, with about 106 bits, where `low` is at most half of the last place of `high`.
struct DoubleDouble: Sendable {
  private(set) var high: Double
  private(set) var low: Double

  static let zero = DoubleDouble(0)

  init(_ value: Double) { (high, low) = (value, 0) }

  /// The exact sum of two doubles, of which the first has the larger magnitude.
  private init(_ large: Double, plus small: Double) {
    high = large + small
    low = small - (high - large)
  }

  var isZero: Bool { high == 0 }
  var magnitude: Double { high.magnitude }

  static prefix func - (value: DoubleDouble) -> DoubleDouble {
    var result = value
    (result.high, result.low) = (-value.high, -value.low)
    return result
  }

  static func + (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let (sum, error) = twoSum(left.high, right.high)
    let (lowSum, lowError) = twoSum(left.low, right.low)
    let part = DoubleDouble(sum, plus: error + lowSum)
    return DoubleDouble(part.high, plus: part.low + lowError)
  }

  static func * (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let product = left.high * right.high
    let error = (-product).addingProduct(left.high, right.high)
    return DoubleDouble(product, plus: error + (left.high * right.low + left.low * right.high))
  }

  static func / (left: DoubleDouble, right: DoubleDouble) -> DoubleDouble {
    let first = left.high / right.high
    var rest = left + -(right * DoubleDouble(first))
    let second = rest.high / right.high
    rest = rest + -(right * DoubleDouble(second))
    let part = DoubleDouble(first, plus: second)
    return part + DoubleDouble(rest.high / right.high)
  }

  /// The sum; zero if it is only the rounding error of the two.
  static func cancelling(_ left: DoubleDouble, _ right: DoubleDouble) -> DoubleDouble {
    let sum = left + right
    return sum.magnitude <= right.magnitude * Tolerances.preciseCancellation ? zero : sum
  }

  private static func twoSum(_ left: Double, _ right: Double) -> (sum: Double, error: Double) {
    let sum = left + right
    let part = sum - left
    return (sum, (left - (sum - part)) + (right - part))
  }
}
