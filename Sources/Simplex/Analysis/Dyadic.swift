// Exact arithmetic on doubles as integers times powers of two. For proofs, not for solving.

/// The exact number `± magnitude · 2^exponent`. Sums and products of doubles are never rounded.
struct Dyadic: Sendable {
  private var isNegative = false
  /// In base 2³², the lowest limb first, without leading zeros; empty for zero.
  private var limbs: [UInt32] = []
  private var exponent = 0

  static let zero = Dyadic()

  init() {}

  /// The exact value of a finite double; zero for any other.
  init(_ value: Double) {
    guard value.isFinite, value != 0 else { return }
    // |value| = significand · 2^exponent, where the significand is an integer of at most 53 bits.
    let bits = value.significandBitPattern
    let significand = value.isSubnormal ? bits : bits | (1 << UInt64(Double.significandBitCount))
    let power = value.isSubnormal ? Double.leastNonzeroMagnitude.exponent : value.exponent
    isNegative = value < 0
    exponent = Int(power) - (value.isSubnormal ? 0 : Double.significandBitCount)
    limbs = [UInt32(truncatingIfNeeded: significand), UInt32(truncatingIfNeeded: significand >> 32)]
    trim()
  }

  var isZero: Bool { limbs.isEmpty }

  var magnitude: Dyadic {
    var result = self
    result.isNegative = false
    return result
  }

  private mutating func trim() {
    while limbs.last == 0 { limbs.removeLast() }
    var low = 0
    while low < limbs.count, limbs[low] == 0 { low += 1 }
    if low > 0 {
      limbs.removeFirst(low)
      exponent += 32 * low
    }
    if limbs.isEmpty {
      isNegative = false
      exponent = 0
    }
  }

  static func * (left: Dyadic, right: Dyadic) -> Dyadic {
    if left.isZero || right.isZero { return .zero }
    var result = Dyadic()
    result.isNegative = left.isNegative != right.isNegative
    result.exponent = left.exponent + right.exponent
    result.limbs = [UInt32](filledWith: 0, count: left.limbs.count + right.limbs.count)
    for i in left.limbs.indices {
      var carry: UInt64 = 0
      for j in right.limbs.indices {
        // The maximum is (2³² − 1)² + 2 · (2³² − 1) = 2⁶⁴ − 1.
        let sum = UInt64(left.limbs[i]) * UInt64(right.limbs[j]) + UInt64(result.limbs[i + j]) + carry
        result.limbs[i + j] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
      result.limbs[i + right.limbs.count] = UInt32(truncatingIfNeeded: carry)
    }
    result.trim()
    return result
  }

  static prefix func - (value: Dyadic) -> Dyadic {
    var result = value
    if !value.isZero { result.isNegative.toggle() }
    return result
  }

  static func - (left: Dyadic, right: Dyadic) -> Dyadic { left + (-right) }

  static func + (left: Dyadic, right: Dyadic) -> Dyadic {
    if left.isZero { return right }
    if right.isZero { return left }
    let exponent = min(left.exponent, right.exponent)
    let a = left.shifted(to: exponent)
    let b = right.shifted(to: exponent)
    var result = Dyadic()
    result.exponent = exponent
    if left.isNegative == right.isNegative {
      result.isNegative = left.isNegative
      result.limbs = sum(a, b)
    } else if isLess(a, b) {
      result.isNegative = right.isNegative
      result.limbs = difference(b, a)
    } else {
      result.isNegative = left.isNegative
      result.limbs = difference(a, b)
    }
    result.trim()
    return result
  }

  static func += (left: inout Dyadic, right: Dyadic) { left = left + right }

  static func > (left: Dyadic, right: Dyadic) -> Bool {
    let difference = left - right
    return !difference.isZero && !difference.isNegative
  }

  /// The limbs for a lower exponent.
  private func shifted(to lower: Int) -> [UInt32] {
    let bits = exponent - lower
    let shift = UInt32(truncatingIfNeeded: bits % 32)
    var result = [UInt32](filledWith: 0, count: bits / 32)
    if shift == 0 { return result + limbs }
    var carry: UInt32 = 0
    for limb in limbs {
      result.append(limb << shift | carry)
      carry = limb >> (32 - shift)
    }
    result.append(carry)
    return result
  }

  private static func sum(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var carry: UInt64 = 0
    for index in 0..<max(a.count, b.count) {
      let total = UInt64(index < a.count ? a[index] : 0) + UInt64(index < b.count ? b[index] : 0) + carry
      result.append(UInt32(truncatingIfNeeded: total))
      carry = total >> 32
    }
    result.append(UInt32(truncatingIfNeeded: carry))
    return result
  }

  /// `a − b`, where `a` is at least `b`.
  private static func difference(_ a: [UInt32], _ b: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var borrow: Int64 = 0
    for index in 0..<max(a.count, b.count) {
      var total = Int64(index < a.count ? a[index] : 0) - Int64(index < b.count ? b[index] : 0) - borrow
      borrow = total < 0 ? 1 : 0
      if total < 0 { total += 1 << 32 }
      result.append(UInt32(truncatingIfNeeded: total))
    }
    return result
  }

  private static func isLess(_ a: [UInt32], _ b: [UInt32]) -> Bool {
    var index = max(a.count, b.count) - 1
    while index >= 0 {
      let left = index < a.count ? a[index] : 0
      let right = index < b.count ? b[index] : 0
      if left != right { return left < right }
      index -= 1
    }
    return false
  }

  /// The nearest double, except for the last bit.
  var approximation: Double {
    var result = 0.0
    for index in limbs.indices.suffix(4) {
      result += Double(sign: .plus, exponent: exponent + 32 * index, significand: Double(limbs[index]))
    }
    return isNegative ? -result : result
  }
}
