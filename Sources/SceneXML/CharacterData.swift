// Character classes, references and line ends of XML 1.0 (sections 2.2, 2.3, 2.11, 3.3.3, 4.1). Only the five
// predefined entities exist, because document type declarations are rejected.

package enum CharacterData {
  package enum Kind {
    /// Line ends and tabs become spaces.
    case attributeValue
    /// CRLF and CR become LF.
    case text
  }

  /// Resolves references and normalizes line ends. Keeps a reference that it cannot resolve as written.
  package static func decode(_ raw: UnsafeBufferPointer<UInt8>, as kind: Kind) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    var i = 0
    while i < raw.count {
      let byte = raw[i]
      switch byte {
      case UInt8(ascii: "&"):
        if let reference = reference(in: raw, at: i) {
          appendUTF8(reference.scalar, to: &result)
          i = reference.end
          continue
        }
        result.append(byte)
      case 0x0D:
        if i + 1 < raw.count, raw[i + 1] == 0x0A { i += 1 }
        result.append(kind == .text ? 0x0A : 0x20)
      case 0x09, 0x0A:
        result.append(kind == .text ? byte : 0x20)
      default:
        result.append(byte)
      }
      i += 1
    }
    return result
  }

  /// The character of the reference that starts at `start` (an ampersand), and the offset after its
  /// semicolon. Nil if this is not a reference to a character that XML allows.
  package static func reference(
    in bytes: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    var i = start + 1
    guard i < bytes.count else { return nil }
    if bytes[i] == UInt8(ascii: "#") {
      i += 1
      var radix: UInt32 = 10
      if i < bytes.count, bytes[i] == UInt8(ascii: "x") {
        radix = 16
        i += 1
      }
      let digits = i
      var value: UInt32 = 0
      while i < bytes.count, let digit = digit(bytes[i]), digit < radix {
        value = min(value * radix + digit, 0x110000)
        i += 1
      }
      guard i > digits, i < bytes.count, bytes[i] == UInt8(ascii: ";"), isCharacter(value),
        let scalar = Unicode.Scalar(value)
      else { return nil }
      return (scalar, i + 1)
    }
    for (name, scalar) in predefined {
      let end = i + name.utf8CodeUnitCount
      guard end < bytes.count, bytes[end] == UInt8(ascii: ";") else { continue }
      let spelling = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
      if bytes[i..<end].elementsEqual(spelling) { return (scalar, end + 1) }
    }
    return nil
  }

  private static let predefined: [(StaticString, Unicode.Scalar)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
  ]

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  package static func appendUTF8(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: UTF8.encode(scalar)!)
  }

  /// Whether XML 1.0 allows the code point in a document.
  package static func isCharacter(_ value: UInt32) -> Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  package static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  /// Whether the byte ends a name in a start tag.
  package static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: false
    }
  }

  /// Whether a name may start with the byte. True for all non-ASCII bytes: only libxml2 checks their classes.
  package static func startsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: ":"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// Whether a name may contain the byte after its first one.
  package static func continuesName(_ byte: UInt8) -> Bool {
    startsName(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  static func isASCIIAlphanumeric(_ byte: UInt8) -> Bool {
    continuesName(byte) && byte < 0x80 && byte != UInt8(ascii: ":") && byte != UInt8(ascii: "_")
      && byte != UInt8(ascii: "-") && byte != UInt8(ascii: ".")
  }
}
