// The XML declaration, the encoding and the line ends of a document.

import SceneDiagnostics

/// The `<?xml version=… encoding=… standalone=…?>` line, with its values as written.
public struct XMLDeclaration: Sendable {
  /// Such as `1.0`.
  public var version: String
  /// The encoding's name as written; nil if it is not stated.
  public var encoding: String?
  /// `standalone="yes"` or `"no"`; nil if it is not stated.
  public var isStandalone: Bool?
  /// From `<?xml` to `?>`.
  public var range: SourceRange
  /// The encoding's name without its quotes.
  public var encodingRange: SourceRange?

  /// Reads the declaration at the start of the bytes (after a byte-order mark); nil if there is none.
  package init?(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
    let opening: StaticString = "<?xml"
    let head = UnsafeBufferPointer(start: opening.utf8Start, count: opening.utf8CodeUnitCount)
    guard bytes.count > start + 5, bytes[start..<start + 5].elementsEqual(head),
      CharacterData.isWhitespace(bytes[start + 5])
    else { return nil }
    var i = start + 5
    version = ""
    range = SourceRange(0, 0)
    while i < bytes.count {
      while i < bytes.count, CharacterData.isWhitespace(bytes[i]) { i += 1 }
      if i + 1 < bytes.count, bytes[i] == UInt8(ascii: "?"), bytes[i + 1] == UInt8(ascii: ">") {
        range = SourceRange(UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: i + 2))
        return
      }
      let nameStart = i
      while i < bytes.count, !CharacterData.endsName(bytes[i]), bytes[i] != UInt8(ascii: "?") { i += 1 }
      let name = String(decoding: bytes[nameStart..<i], as: UTF8.self)
      while i < bytes.count, CharacterData.isWhitespace(bytes[i]) || bytes[i] == UInt8(ascii: "=") { i += 1 }
      guard i < bytes.count, i > nameStart, bytes[i] == UInt8(ascii: "\"") || bytes[i] == UInt8(ascii: "'")
      else { return nil }
      let quote = bytes[i]
      i += 1
      let valueStart = i
      while i < bytes.count, bytes[i] != quote {
        guard bytes[i] != UInt8(ascii: "<"), bytes[i] != UInt8(ascii: ">") else { return nil }
        i += 1
      }
      let value = String(decoding: bytes[valueStart..<i], as: UTF8.self)
      switch name {
      case "version": version = value
      case "encoding":
        guard
          value.utf8.allSatisfy({ CharacterData.continuesName($0) && $0 < 0x80 && $0 != UInt8(ascii: ":") })
        else { return nil }
        encoding = value
        encodingRange = SourceRange(UInt32(truncatingIfNeeded: valueStart), UInt32(truncatingIfNeeded: i))
      case "standalone": isStandalone = value == "yes" ? true : value == "no" ? false : nil
      default: break
      }
      i += 1
    }
    return nil
  }
}

/// The supported encodings.
public enum SourceEncoding: String, Sendable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"
}

/// How lines end.
public enum LineEnding: String, Sendable {
  case lf = "\n"
  case crlf = "\r\n"
  case cr = "\r"

  /// The first line end in the bytes; LF if there is none.
  init(firstOf bytes: [UInt8]) {
    self = .lf
    for (i, byte) in bytes.enumerated() {
      if byte == 0x0A { return }
      if byte == 0x0D {
        self = i + 1 < bytes.count && bytes[i + 1] == 0x0A ? .crlf : .cr
        return
      }
    }
  }
}
