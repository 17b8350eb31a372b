// Writes scalar values: words, strings with escapes, and numbers.

extension JSONWriter {
  mutating func write(literal: StaticString) {
    append(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Writes a word that needs no escapes, in quotation marks.
  @inline(__always)
  mutating func write(word: StaticString) {
    let length = word.utf8CodeUnitCount
    write(atMost: length + 2) { end in
      end[0] = UInt8(ascii: "\"")
      (end + 1).update(from: word.utf8Start, count: length)
      end[length + 1] = UInt8(ascii: "\"")
      return length + 2
    }
  }

  mutating func write(quoted string: String) {
    var string = string
    string.withUTF8 { write(quoted: $0) }
  }

  mutating func write(quoted utf8: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    var start = 0
    for i in 0..<utf8.count where Self.mayNeedEscape(utf8[i]) {
      var scalar = utf8[i]
      var length = 1
      if scalar == 0xC2 {
        // U+0080 to U+009F, which terminals interpret like control characters below U+0020.
        guard i + 1 < utf8.count, (0x80..<0xA0).contains(utf8[i + 1]) else { continue }
        scalar = utf8[i + 1]
        length = 2
      }
      append(UnsafeBufferPointer(rebasing: utf8[start..<i]))
      write(escaped: scalar)
      start = i + length
    }
    append(UnsafeBufferPointer(rebasing: utf8[start...]))
    append(UInt8(ascii: "\""))
  }

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F || byte == 0xC2
  }

  private mutating func write(escaped byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0D: append(UInt8(ascii: "r"))
    case 0x09: append(UInt8(ascii: "t"))
    default:
      write(literal: "u00")
      append(UInt8(ascii: "0") + byte >> 4)
      let low = byte & 0xF
      append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
    }
  }

  mutating func write(_ integer: Int) {
    if integer < 0 { append(UInt8(ascii: "-")) }
    write(integer.magnitude)
  }

  private mutating func write(_ magnitude: UInt) {
    write(atMost: PlainNumber.mostBytes) { PlainNumber.write(magnitude, to: $0) }
  }

  mutating func write(_ number: Double) {
    if let plain = PlainNumber(number) {
      write(atMost: PlainNumber.mostBytes) { plain.write(to: $0) }
    } else if number.isFinite {
      var digits = number.description
      digits.withUTF8 { append($0) }
    } else {
      write(literal: "null")
    }
  }
}

/// A whole or half number. Nearly all numbers of a layout are; the standard library writes the others.
struct PlainNumber {
  let isNegative: Bool
  let whole: UInt
  let hasHalf: Bool

  /// Nil for numbers with another fraction, and for numbers that are too large or not finite.
  @inline(__always)
  init?(_ number: Double) {
    let magnitude = number.magnitude
    guard magnitude < 1e16 else { return nil }
    whole = UInt(magnitude)
    let fraction = magnitude - Double(whole)
    guard fraction == 0 || fraction == 0.5 else { return nil }
    isNegative = number < 0
    hasHalf = fraction != 0
  }

  /// The length of the largest 64-bit number with a sign and “.5”.
  static let mostBytes = mostDigits + 3
  private static let mostDigits = 20

  @inline(__always)
  func write(to start: UnsafeMutablePointer<UInt8>) -> Int {
    var end = start
    if isNegative {
      end[0] = UInt8(ascii: "-")
      end += 1
    }
    end += Self.write(whole, to: end)
    if hasHalf {
      end[0] = UInt8(ascii: ".")
      end[1] = UInt8(ascii: "5")
      end += 2
    }
    return end - start
  }

  @inline(__always)
  static func write(_ magnitude: UInt, to start: UnsafeMutablePointer<UInt8>) -> Int {
    var digits = 1
    var limit: UInt = 10
    while magnitude >= limit, digits < mostDigits {
      digits += 1
      limit = limit &* 10
    }
    var rest = magnitude
    var place = digits
    while place > 0 {
      place -= 1
      let quotient = rest / 10
      start[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest - 10 * quotient)
      rest = quotient
    }
    return digits
  }
}
