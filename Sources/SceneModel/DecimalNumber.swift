// Reads the decimal numbers of the format from bytes, without allocating and without locale. Refuses what the format
// never writes and C's `strtod` would take: infinities, NaN, hexadecimal, surrounding space.

/// The largest magnitude that a length, position, multiplier or priority may have. Far beyond any screen, and small
/// enough that sums of thousands of them stay exact to a hundredth of a point.
package let largestMagnitude = 1e9

/// The value of a decimal literal, or nil when `bytes` is not one or its magnitude is over `largestMagnitude`.
package func parseDecimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
  var i = 0
  var negative = false
  if i < bytes.count, bytes[i] == UInt8(ascii: "-") || bytes[i] == UInt8(ascii: "+") {
    negative = bytes[i] == UInt8(ascii: "-")
    i += 1
  }
  var mantissa: UInt64 = 0
  var digits = 0
  var fractionDigits = 0
  var seenPoint = false
  while i < bytes.count {
    let byte = bytes[i]
    if byte >= 0x30, byte <= 0x39 {
      digits += 1
      if mantissa < 900_000_000_000_000 {
        mantissa = mantissa * 10 + UInt64(byte - 0x30)
        if seenPoint { fractionDigits += 1 }
      } else {
        return parseLongDecimal(bytes)
      }
    } else if byte == UInt8(ascii: "."), !seenPoint {
      seenPoint = true
    } else {
      return byte | 0x20 == UInt8(ascii: "e") && digits > 0 ? parseLongDecimal(bytes) : nil
    }
    i += 1
  }
  guard digits > 0 else { return nil }
  // Both operands are exact (the mantissa is below 2^53, the power at most 10^15), so the quotient is the nearest double.
  let value = Double(mantissa) / powersOfTen[fractionDigits]
  guard value <= largestMagnitude else { return nil }
  return negative && value != 0 ? -value : value
}

private let powersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
]

/// Seventeen digits and exponents: checked here, converted by the standard library.
private func parseLongDecimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
  guard bytes.count <= 400 else { return nil }
  for byte in bytes {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"),
      UInt8(ascii: "E"):
      continue
    default: return nil
    }
  }
  guard let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite,
    abs(value) <= largestMagnitude
  else { return nil }
  return value == 0 ? 0 : value
}

/// A multiplier as the format spells it: `a:b`, `a/b`, or a decimal. A decimal of up to six fraction digits becomes an
/// exact quotient. Nil when malformed, zero, or with a zero denominator.
package func parseMultiplier(_ bytes: UnsafeBufferPointer<UInt8>) -> Multiplier? {
  if let separator = bytes.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }) {
    guard let a = parseDecimal(UnsafeBufferPointer(rebasing: bytes[..<separator])),
      let b = parseDecimal(UnsafeBufferPointer(rebasing: bytes[(separator + 1)...])), b != 0
    else { return nil }
    return reduced(a, b)
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

/// Lowest terms, where both parts are whole numbers after scaling by a power of ten.
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
