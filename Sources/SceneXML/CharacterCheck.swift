// Finds bytes that XML does not allow: ill-formed UTF-8, control characters, noncharacters. One pass over the
// file, only for files that libxml2 has rejected.

import SceneDiagnostics

package enum CharacterCheck {
  /// Returns at most three diagnostics, one per run of adjacent bad bytes. The last one states how many more
  /// there are.
  static func check(_ bytes: UnsafeBufferPointer<UInt8>) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var further = 0
    var i = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while i < bytes.count {
      let length = validLength(bytes, at: i)
      if length > 0 {
        i += length
        continue
      }
      let lower = i
      while i < bytes.count, validLength(bytes, at: i) == 0 { i += brokenLength(bytes, at: i) }
      guard diagnostics.count < 3 else {
        further += 1
        continue
      }
      diagnostics.append(describe(bytes, lower, i))
    }
    if further > 0 {
      diagnostics[diagnostics.count - 1].notes.append(.init("and at \(further) more places"))
    }
    return diagnostics
  }

  private static func describe(
    _ bytes: UnsafeBufferPointer<UInt8>, _ lower: Int, _ upper: Int
  ) -> Diagnostic {
    let range = SourceRange(UInt32(truncatingIfNeeded: lower), UInt32(truncatingIfNeeded: upper))
    let byte = bytes[lower]
    var diagnostic: Diagnostic
    if byte == 0 {
      let count = upper - lower
      diagnostic = Diagnostic(
        SyntaxRules.malformedXML, count == 1 ? "unexpected NUL byte" : "\(count) unexpected NUL bytes",
        at: range)
      diagnostic.help = "restore the file from version control: this is what an interrupted write leaves"
    } else if byte < 0x20 || scalarLength(bytes, at: lower) > 0 {
      var code = UInt32(byte)
      let length = scalarLength(bytes, at: lower)
      if length > 1 { code = decode(bytes, at: lower, length) }
      diagnostic = Diagnostic(
        SyntaxRules.malformedXML, "the character U+\(hexadecimal(code, digits: 4)) is not allowed in XML",
        at: range)
      diagnostic.help = "delete it"
    } else {
      diagnostic = Diagnostic(
        SyntaxRules.invalidEncoding,
        "the byte 0x\(hexadecimal(UInt32(byte), digits: 2)) is not valid UTF-8 here",
        at: range)
      diagnostic.help = "save the file as UTF-8"
    }
    return diagnostic
  }

  static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  /// The length of the character at `i`; 0 if XML allows no character there.
  static func validLength(_ bytes: UnsafeBufferPointer<UInt8>, at i: Int) -> Int {
    let byte = bytes[i]
    if byte < 0x80 { return CharacterData.isCharacter(UInt32(byte)) ? 1 : 0 }
    let length = scalarLength(bytes, at: i)
    return length > 0 && CharacterData.isCharacter(decode(bytes, at: i, length)) ? length : 0
  }

  /// The number of bytes to skip at a bad byte: the whole character if it is well-formed but not allowed,
  /// else 1.
  private static func brokenLength(_ bytes: UnsafeBufferPointer<UInt8>, at i: Int) -> Int {
    max(1, scalarLength(bytes, at: i))
  }

  /// The length of the well-formed UTF-8 sequence at `i`, or 0 if there is none (Unicode, table 3-7).
  package static func scalarLength(_ bytes: UnsafeBufferPointer<UInt8>, at i: Int) -> Int {
    let byte = bytes[i]
    func follows(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      i + offset < bytes.count && range.contains(bytes[i + offset])
    }
    switch byte {
    case 0..<0x80: return 1
    case 0xC2...0xDF: return follows(1) ? 2 : 0
    case 0xE0: return follows(1, 0xA0...0xBF) && follows(2) ? 3 : 0
    case 0xED: return follows(1, 0x80...0x9F) && follows(2) ? 3 : 0
    case 0xE1...0xEF: return follows(1) && follows(2) ? 3 : 0
    case 0xF0: return follows(1, 0x90...0xBF) && follows(2) && follows(3) ? 4 : 0
    case 0xF1...0xF3: return follows(1) && follows(2) && follows(3) ? 4 : 0
    case 0xF4: return follows(1, 0x80...0x8F) && follows(2) && follows(3) ? 4 : 0
    default: return 0
    }
  }

  private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at i: Int, _ length: Int) -> UInt32 {
    var value = UInt32(bytes[i])
    if length > 1 { value &= 0x7F >> UInt32(length) }
    for offset in 1..<max(1, length) { value = value << 6 | UInt32(bytes[i + offset] & 0x3F) }
    return value
  }
}
