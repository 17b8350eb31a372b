// Interface Builder's spelling of XML: the characters that it escapes, and the form of its start tags.

import SceneDiagnostics
import SceneXML

enum XMLSpelling {
  /// Appends an attribute's value, escaping the same characters as Interface Builder.
  static func appendAttribute(_ value: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var start = 0
    for i in 0..<value.count {
      guard let reference = attributeReference(value[i]) else { continue }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: value[start..<i]))
      append(reference, to: &bytes)
      start = i + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: value[start...]))
  }

  /// Appends character data in Interface Builder's form, with `lineEnding` for each LF.
  static func appendText(
    _ text: UnsafeBufferPointer<UInt8>, lineEnding: LineEnding, to bytes: inout [UInt8]
  ) {
    var start = 0
    for i in 0..<text.count {
      let byte = text[i]
      guard byte < 0x40, let reference = textReference(byte, lineEnding) else { continue }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<i]))
      append(reference, to: &bytes)
      start = i + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// Appends the unescaped text of a comment, a CDATA section or a processing instruction.
  static func appendLines(
    _ text: UnsafeBufferPointer<UInt8>, lineEnding: LineEnding, to bytes: inout [UInt8]
  ) {
    for byte in text {
      if byte == 0x0A { bytes.append(contentsOf: lineEnding.rawValue.utf8) } else { bytes.append(byte) }
    }
  }

  private static func attributeReference(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case 0x0A: "&#10;"
    case 0x09: "&#9;"
    case 0x0D: "&#13;"
    default: nil
    }
  }

  private static func textReference(_ byte: UInt8, _ lineEnding: LineEnding) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case 0x0D: "&#13;"
    case 0x0A:
      switch lineEnding {
      case .lf: nil
      case .crlf: "\r\n"
      case .cr: "\r"
      }
    default: nil
    }
  }

  static func append(_ text: StaticString, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Converts line ends to LF.
  static func normalizedLines(_ raw: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    for i in 0..<raw.count {
      if raw[i] == 0x0D {
        result.append(0x0A)
      } else if raw[i] != 0x0A || i == 0 || raw[i - 1] != 0x0D {
        result.append(raw[i])
      }
    }
    return result
  }

  /// The attributes of a start tag as written; nil if `tag` is not exactly one start tag of an element with
  /// that name.
  static func attributes(
    ofStartTag tag: UnsafeBufferPointer<UInt8>, element name: UnsafeBufferPointer<UInt8>
  ) -> (attributes: [(name: Range<Int>, value: Range<Int>)], isEmptyElement: Bool)? {
    guard tag.count > name.count + 1, tag[0] == UInt8(ascii: "<"), tag[1...].starts(with: name),
      CharacterData.endsName(tag[1 + name.count])
    else { return nil }
    var i = 1 + name.count
    var attributes: [(name: Range<Int>, value: Range<Int>)] = []
    while i < tag.count {
      let gap = i
      while i < tag.count, CharacterData.isWhitespace(tag[i]) { i += 1 }
      if i == tag.count - 1, tag[i] == UInt8(ascii: ">") { return (attributes, false) }
      if i == tag.count - 2, tag[i] == UInt8(ascii: "/"), tag[i + 1] == UInt8(ascii: ">") {
        return (attributes, true)
      }
      let start = i
      while i < tag.count, !CharacterData.endsName(tag[i]) { i += 1 }
      let end = i
      while i < tag.count, CharacterData.isWhitespace(tag[i]) { i += 1 }
      guard start > gap, end > start, i < tag.count, tag[i] == UInt8(ascii: "=") else { return nil }
      i += 1
      while i < tag.count, CharacterData.isWhitespace(tag[i]) { i += 1 }
      guard i < tag.count, tag[i] == UInt8(ascii: "\"") || tag[i] == UInt8(ascii: "'") else { return nil }
      let quote = tag[i]
      i += 1
      let value = i
      while i < tag.count, tag[i] != quote, tag[i] != UInt8(ascii: "<") { i += 1 }
      guard i < tag.count, tag[i] == quote else { return nil }
      attributes.append((start..<end, value..<i))
      i += 1
    }
    return nil
  }
}
