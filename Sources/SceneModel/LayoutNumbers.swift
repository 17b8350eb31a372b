// The numbers of layouts: decimals within limits, and multipliers as exact quotients. DecimalNumber parses
// decimals.

import SceneText

/// The largest magnitude of a length, position, multiplier or priority. It is far larger than any screen, and
/// small enough that sums of thousands of them are exact to a hundredth of a point.
package let largestMagnitude = 1e9

/// The value of a decimal literal; nil if `bytes` is not one or if its magnitude exceeds `largestMagnitude`.
package func parseDecimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
  guard let value = DecimalNumber.value(of: bytes), value.magnitude <= largestMagnitude else { return nil }
  return value
}

/// A multiplier: `a:b`, `a/b`, a percentage such as `50%`, or a decimal. A decimal with up to six fraction
/// digits becomes an exact quotient. Blanks around the parts do not count, because Interface Builder keeps a
/// multiplier as it was typed. Nil if it is malformed, zero, or has a zero denominator.
package func parseMultiplier(_ bytes: UnsafeBufferPointer<UInt8>) -> Multiplier? {
  if let separator = bytes.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }) {
    guard let a = parseDecimal(DecimalNumber.trimmed(bytes[..<separator])),
      let b = parseDecimal(DecimalNumber.trimmed(bytes[(separator + 1)...])), b != 0
    else { return nil }
    return reduced(a, b)
  }
  let bytes = DecimalNumber.trimmed(bytes[...])
  if bytes.last == UInt8(ascii: "%") {
    return parseDecimal(DecimalNumber.trimmed(bytes.dropLast())).map { reduced($0, 100) }
  }
  guard let value = parseDecimal(bytes) else { return nil }
  var scale = 1.0
  for _ in 0...6 {
    if (value * scale).rounded() == value * scale {
      return reduced(value * scale, scale)
    }
    scale *= 10
  }
  return Multiplier(value)
}

/// The quotient in lowest terms, if both parts are whole numbers after scaling by a power of ten.
private func reduced(_ a: Double, _ b: Double) -> Multiplier {
  var a = a
  var b = b
  for _ in 0..<6 where a.rounded() != a || b.rounded() != b {
    a *= 10
    b *= 10
  }
  guard let x = Int64(exactly: a), let y = Int64(exactly: b), y != 0 else { return Multiplier(a, over: b) }
  var (g, r) = (x.magnitude, y.magnitude)
  while r != 0 { (g, r) = (r, g % r) }
  guard g > 1 else { return b < 0 ? Multiplier(-a, over: -b) : Multiplier(a, over: b) }
  let divisor = Double(g) * (b < 0 ? -1 : 1)
  return Multiplier(a / divisor, over: b / divisor)
}
