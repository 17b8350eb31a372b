// Parses decimal numbers in scene files, and writes them like Interface Builder. Values are parsed from
// bytes, without allocation and independently of the locale. Rejects text that C's `strtod` accepts but the
// format never has: infinities, NaN, hexadecimal numbers, surrounding white space.
//
// Interface Builder writes whole numbers without a point, a zero length as `0.0`, and other values with up to
// 17 significant digits, like C's `%.17g` (0.6 is `0.59999999999999998`). Measured on 40,000 values that are
// not integers.

/// Parses and writes decimal numbers.
package enum DecimalNumber {
  /// The bytes without the blanks at their ends.
  package static func trimmed(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> UnsafeBufferPointer<UInt8> {
    var text = text
    while text.first == UInt8(ascii: " ") { text.removeFirst() }
    while text.last == UInt8(ascii: " ") { text.removeLast() }
    return UnsafeBufferPointer(rebasing: text)
  }

  /// The value of a decimal literal. Nil for anything else, and if the value exceeds the range of finite
  /// doubles.
  package static func value(of text: UnsafeBufferPointer<UInt8>) -> Double? {
    var i = 0
    let isNegative = text.first == UInt8(ascii: "-")
    if isNegative || text.first == UInt8(ascii: "+") { i = 1 }
    var mantissa: UInt64 = 0
    var digits = 0
    var fraction = 0
    var seenPoint = false
    while i < text.count {
      let byte = text[i]
      if byte &- 0x30 < 10 {
        digits += 1
        if digits > 15 { return longValue(of: text) }
        mantissa = mantissa * 10 + UInt64(byte - 0x30)
        if seenPoint { fraction += 1 }
      } else if byte == UInt8(ascii: "."), !seenPoint {
        seenPoint = true
      } else {
        return digits > 0 && byte | 0x20 == UInt8(ascii: "e") ? longValue(of: text) : nil
      }
      i += 1
    }
    guard digits > 0 else { return nil }
    // The mantissa and the power of ten are exact, so that the quotient is the nearest double.
    let magnitude = Double(mantissa) / powersOfTen[fraction]
    return isNegative ? 0 - magnitude : magnitude
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Values with many digits or an exponent: checked here, converted by the standard library.
  private static func longValue(of text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard text.count <= 400 else { return nil }
    for byte in text {
      switch byte {
      case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"),
        UInt8(ascii: "E"):
        continue
      default: return nil
      }
    }
    guard let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite else { return nil }
    return value == 0 ? 0 : value
  }

  /// The spellings of zero: `0` or `0.0`.
  package enum Zero { case whole, withPoint }

  /// Appends Interface Builder's spelling of a finite value.
  package static func append(_ value: Double, zero: Zero, to bytes: inout [UInt8]) {
    let magnitude = value.magnitude
    if value == 0 {
      bytes.append(UInt8(ascii: "0"))
      if zero == .withPoint { bytes.append(contentsOf: [UInt8(ascii: "."), UInt8(ascii: "0")]) }
    } else if magnitude < 1e15, magnitude.rounded(.down) == magnitude {
      if value < 0 { bytes.append(UInt8(ascii: "-")) }
      appendDigits(UInt64(magnitude), to: &bytes)
    } else {
      append(seventeenDigitsOf: value, to: &bytes)
    }
  }

  /// Interface Builder's spelling of a length or coordinate.
  package static func text(ofLength value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, zero: .withPoint, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func appendDigits(_ magnitude: UInt64, to bytes: inout [UInt8]) {
    let start = bytes.count
    var rest = magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }
}
