// Decimal numbers of scene files: the value of a spelling, and the spelling that Interface Builder gives a value.
//
// Interface Builder writes whole numbers without a point, the zero of a length as `0.0`, and other values with up to
// 17 significant digits, as C's `%.17g` does (0.6 is `0.59999999999999998`); only multipliers are written with the
// fewest digits that read back the same. Measured on 40,000 values that are no integers.

import Glibc

package enum NumberSpelling {
  /// The value of a decimal literal; nil for anything else, and for what no finite double comes near.
  static func value(of raw: UnsafeBufferPointer<UInt8>) -> Double? {
    var i = 0
    let isNegative = raw.first == UInt8(ascii: "-")
    if isNegative || raw.first == UInt8(ascii: "+") { i = 1 }
    var mantissa: UInt64 = 0
    var digits = 0
    var fraction = 0
    var seenPoint = false
    while i < raw.count {
      let byte = raw[i]
      if byte &- 0x30 < 10 {
        digits += 1
        if digits > 15 { return longValue(raw) }
        mantissa = mantissa * 10 + UInt64(byte - 0x30)
        if seenPoint { fraction += 1 }
      } else if byte == UInt8(ascii: "."), !seenPoint {
        seenPoint = true
      } else {
        return digits > 0 && byte | 0x20 == UInt8(ascii: "e") ? longValue(raw) : nil
      }
      i += 1
    }
    guard digits > 0 else { return nil }
    // Exact mantissa, exact power of ten: the quotient is the nearest double.
    let magnitude = Double(mantissa) / powersOfTen[fraction]
    return isNegative ? 0 - magnitude : magnitude
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private static func longValue(_ raw: UnsafeBufferPointer<UInt8>) -> Double? {
    guard raw.count <= 400 else { return nil }
    for byte in raw {
      switch byte {
      case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"),
        UInt8(ascii: "E"):
        continue
      default: return nil
      }
    }
    guard let value = Double(String(decoding: raw, as: UTF8.self)), value.isFinite else { return nil }
    return value == 0 ? 0 : value
  }

  /// The value of a number or of a quotient, `a:b` or `a/b`.
  static func ratio(of raw: UnsafeBufferPointer<UInt8>) -> Double? {
    guard let mark = raw.firstIndex(where: { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }) else {
      return value(of: raw)
    }
    guard let numerator = value(of: UnsafeBufferPointer(rebasing: raw[..<mark])),
      let denominator = value(of: UnsafeBufferPointer(rebasing: raw[(mark + 1)...])), denominator != 0
    else { return nil }
    let quotient = numerator / denominator
    return quotient.isFinite ? quotient + 0 : nil
  }

  /// The value of an attribute of a numeric type.
  package static func value(of raw: UnsafeBufferPointer<UInt8>, as type: AttributeType) -> Double? {
    type == .ratio ? ratio(of: raw) : value(of: raw)
  }

  /// Appends the spelling that Interface Builder gives a finite value.
  static func append(_ value: Double, as type: AttributeType, to bytes: inout [UInt8]) {
    let magnitude = value.magnitude
    if value == 0 {
      bytes.append(UInt8(ascii: "0"))
      if type == .real { bytes.append(contentsOf: [UInt8(ascii: "."), UInt8(ascii: "0")]) }
    } else if magnitude < 1e15, magnitude.rounded(.down) == magnitude {
      if value < 0 { bytes.append(UInt8(ascii: "-")) }
      appendDigits(UInt64(magnitude), to: &bytes)
    } else if type == .ratio {
      bytes.append(contentsOf: value.description.utf8)
    } else {
      appendSeventeenDigits(value, to: &bytes)
    }
  }

  private static func appendDigits(_ magnitude: UInt64, to bytes: inout [UInt8]) {
    let start = bytes.count
    var rest = magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  private static func appendSeventeenDigits(_ value: Double, to bytes: inout [UInt8]) {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 40) { buffer in
      let length = withVaList([value]) { vsnprintf(buffer.baseAddress, buffer.count, "%.17g", $0) }
      for character in buffer.prefix(max(0, min(Int(length), buffer.count - 1))) {
        bytes.append(UInt8(bitPattern: character))
      }
    }
  }
}
