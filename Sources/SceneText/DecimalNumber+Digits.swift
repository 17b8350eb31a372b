// The 17 significant digits of a number, as C's `%.17g` writes them, computed from its exact value:
// independent of the locale, and the same on every system.

extension DecimalNumber {
  /// Appends a finite number other than zero, with up to 17 significant digits, and an exponent for very
  /// large and small numbers.
  static func append(seventeenDigitsOf value: Double, to bytes: inout [UInt8]) {
    guard value.isFinite, value != 0 else { return bytes.append(UInt8(ascii: "0")) }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var (digits, exponent) = exactDigits(of: value.magnitude)
    round(&digits, &exponent, to: 17)
    while digits.count > 1, digits.last == 0 { digits.removeLast() }
    let text = digits.map { UInt8(ascii: "0") + $0 }
    let point = UInt8(ascii: ".")
    if exponent < -4 || exponent >= 17 {
      bytes.append(text[0])
      if text.count > 1 { bytes += [point] + text[1...] }
      bytes += [UInt8(ascii: "e"), UInt8(ascii: exponent < 0 ? "-" : "+")]
      if exponent.magnitude < 10 { bytes.append(UInt8(ascii: "0")) }
      bytes += String(exponent.magnitude).utf8
    } else if exponent < 0 {
      bytes += "0.".utf8
      bytes += Array(repeating: UInt8(ascii: "0"), count: -exponent - 1) + text
    } else if text.count <= exponent + 1 {
      bytes += text + Array(repeating: UInt8(ascii: "0"), count: exponent + 1 - text.count)
    } else {
      bytes += text[...exponent] + [point] + text[(exponent + 1)...]
    }
  }

  /// All digits of a positive number, and the power of ten of the first one: value = d.ddd… × 10^exponent.
  private static func exactDigits(of value: Double) -> (digits: [UInt8], exponent: Int) {
    // value = significand × 2^power, exactly.
    let isNormal = value.exponentBitPattern > 0
    var significand = value.significandBitPattern | (isNormal ? 1 << 52 : 0)
    var power = Int(max(value.exponentBitPattern, 1)) - 1075
    let zeros = significand.trailingZeroBitCount
    significand >>= UInt64(zeros)
    power += zeros
    // With a negative power, significand × 5^−power has the value's digits.
    var number: [UInt32] = [UInt32(truncatingIfNeeded: significand), UInt32(significand >> 32)]
    raise(&number, by: power < 0 ? 5 : 2, to: Int(power.magnitude))
    var digits: [UInt8] = []
    digits.reserveCapacity(64)
    while number.contains(where: { $0 != 0 }) {
      var part = divide(&number, by: 1_000_000_000)
      for _ in 0..<9 {
        digits.append(UInt8(part % 10))
        part /= 10
      }
    }
    while digits.count > 1, digits.last == 0 { digits.removeLast() }
    digits.reverse()
    return (digits, digits.count - 1 + min(power, 0))
  }

  /// Rounds to the nearest; rounds ties to an even last digit.
  private static func round(_ digits: inout [UInt8], _ exponent: inout Int, to count: Int) {
    guard digits.count > count else { return }
    let rest = digits[count...]
    let isOverHalf = rest[count] > 5 || (rest[count] == 5 && rest.dropFirst().contains { $0 != 0 })
    let isHalf = rest[count] == 5 && !isOverHalf
    digits.removeSubrange(count...)
    guard isOverHalf || (isHalf && digits[count - 1] % 2 == 1) else { return }
    var place = count - 1
    while place >= 0, digits[place] == 9 {
      digits[place] = 0
      place -= 1
    }
    if place >= 0 {
      digits[place] += 1
    } else {
      digits = [1]
      exponent += 1
    }
  }

  /// Multiplies by a power of 2 or 5. Combines twelve factors at a time, because 5^12 fits in a word.
  private static func raise(_ number: inout [UInt32], by factor: UInt64, to power: Int) {
    let twelfth = (0..<12).reduce(1 as UInt64) { product, _ in product * factor }
    for _ in 0..<(power / 12) { multiply(&number, by: twelfth) }
    for _ in 0..<(power % 12) { multiply(&number, by: factor) }
  }

  /// The words are little-endian.
  private static func multiply(_ number: inout [UInt32], by factor: UInt64) {
    var carry: UInt64 = 0
    for i in number.indices {
      let product = UInt64(number[i]) * factor + carry
      number[i] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { number.append(UInt32(truncatingIfNeeded: carry)) }
  }

  /// Divides in place and returns the remainder.
  private static func divide(_ number: inout [UInt32], by divisor: UInt64) -> UInt64 {
    var remainder: UInt64 = 0
    for i in number.indices.reversed() {
      let part = remainder << 32 | UInt64(number[i])
      number[i] = UInt32(truncatingIfNeeded: part / divisor)
      remainder = part % divisor
    }
    while number.count > 1, number.last == 0 { number.removeLast() }
    return remainder
  }
}
