// Scans JSON byte by byte: structure, strings (valid UTF-8, paired surrogates), numbers. Appends values to
// JSONText's list.

import SceneXML

struct JSONScanner {
  var nodes: [JSONText.Node] = []
  private let maximumValues: Int
  /// The open objects and arrays, outermost first.
  private var open: [Int] = []
  private var position = 0

  init(maximumValues: Int) {
    self.maximumValues = maximumValues
  }

  /// Scans a whole text. Returns the first error, or nil.
  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> JSONProblem? {
    do throws(JSONProblem) {
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
      skipSpace(bytes)
      try scanValue(bytes)
      while let container = open.last {
        let isObject = nodes[container].kind == .object
        skipSpace(bytes)
        guard position < bytes.count else {
          throw problem("the text ends inside \(nodes[container].kind.name)")
        }
        let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        let isFirst = nodes.count == container + 1
        if bytes[position] == closing {
          position += 1
          close()
          continue
        }
        if !isFirst {
          guard bytes[position] == UInt8(ascii: ",") else {
            throw problem("expected “,” or “\(isObject ? "}" : "]")”")
          }
          position += 1
          skipSpace(bytes)
        }
        if isObject { try scanKey(bytes) }
        try scanValue(bytes)
      }
      skipSpace(bytes)
      if position < bytes.count { throw problem("nothing may follow the value") }
      return nil
    } catch {
      return error
    }
  }

  private func problem(_ message: String) -> JSONProblem { JSONProblem(message: message, offset: position) }

  private mutating func skipSpace(_ bytes: UnsafeBufferPointer<UInt8>) {
    while position < bytes.count, CharacterData.isWhitespace(bytes[position]) { position += 1 }
  }

  private mutating func append(
    _ kind: JSONText.Kind, from lower: Int, to upper: Int, hasEscapes: Bool = false
  ) throws(JSONProblem) {
    guard nodes.count < maximumValues else {
      throw problem("the text holds more than \(maximumValues) values and names")
    }
    nodes.append(
      JSONText.Node(
        kind: kind, hasEscapes: hasEscapes, lower: UInt32(truncatingIfNeeded: lower),
        upper: UInt32(truncatingIfNeeded: upper), next: UInt32(truncatingIfNeeded: nodes.count + 1)))
  }

  private mutating func close() {
    guard let container = open.popLast() else { return }
    nodes[container].upper = UInt32(truncatingIfNeeded: position)
    nodes[container].next = UInt32(truncatingIfNeeded: nodes.count)
  }

  private mutating func scanKey(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONProblem) {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      throw problem("expected the name of a member in quotes")
    }
    try scanString(bytes)
    skipSpace(bytes)
    guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else { throw problem("expected “:”") }
    position += 1
    skipSpace(bytes)
  }

  private mutating func scanValue(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONProblem) {
    guard position < bytes.count else { throw problem("the text ends where a value is expected") }
    switch bytes[position] {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard open.count < JSONText.maximumDepth else {
        throw problem("values are nested deeper than \(JSONText.maximumDepth) levels")
      }
      open.append(nodes.count)
      try append(bytes[position] == UInt8(ascii: "{") ? .object : .array, from: position, to: position + 1)
      position += 1
    case UInt8(ascii: "\""): try scanString(bytes)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try scanNumber(bytes)
    case UInt8(ascii: "t"): try scanWord(bytes, "true", .true)
    case UInt8(ascii: "f"): try scanWord(bytes, "false", .false)
    case UInt8(ascii: "n"): try scanWord(bytes, "null", .null)
    default: throw problem("expected a value")
    }
  }

  private mutating func scanWord(
    _ bytes: UnsafeBufferPointer<UInt8>, _ word: StaticString, _ kind: JSONText.Kind
  ) throws(JSONProblem) {
    let expected = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard bytes[position...].starts(with: expected) else { throw problem("expected a value") }
    try append(kind, from: position, to: position + expected.count)
    position += expected.count
  }

  private mutating func scanNumber(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONProblem) {
    let start = position
    func isDigit(_ i: Int) -> Bool { i < bytes.count && bytes[i] &- 0x30 < 10 }
    var i = start
    if bytes[i] == UInt8(ascii: "-") { i += 1 }
    guard isDigit(i) else { throw problem("expected a number") }
    if bytes[i] == UInt8(ascii: "0"), isDigit(i + 1) { throw problem("a number does not start with “0”") }
    while isDigit(i) { i += 1 }
    if i < bytes.count, bytes[i] == UInt8(ascii: ".") {
      guard isDigit(i + 1) else { throw problem("digits must follow the decimal point") }
      i += 1
      while isDigit(i) { i += 1 }
    }
    if i < bytes.count, bytes[i] | 0x20 == UInt8(ascii: "e") {
      i += 1
      if i < bytes.count, bytes[i] == UInt8(ascii: "+") || bytes[i] == UInt8(ascii: "-") { i += 1 }
      guard isDigit(i) else { throw problem("digits must follow the exponent’s “e”") }
      while isDigit(i) { i += 1 }
    }
    try append(.number, from: start, to: i)
    position = i
  }

  /// Scans from the opening quotation mark to after the closing one.
  private mutating func scanString(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONProblem) {
    let lower = position + 1
    var hasEscapes = false
    position = lower
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        try append(.string, from: lower, to: position, hasEscapes: hasEscapes)
        position += 1
        return
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try scanEscape(bytes)
      case 0..<0x20: throw problem("a control character must be written as an escape")
      case 0x20..<0x80: position += 1
      default:
        let length = CharacterCheck.scalarLength(bytes, at: position)
        guard length > 0 else { throw problem("the byte is not valid UTF-8 here") }
        position += length
      }
    }
    position = max(lower - 1, 0)
    throw problem("the string is not closed")
  }

  private mutating func scanEscape(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONProblem) {
    guard position + 1 < bytes.count else { throw problem("the text ends inside an escape") }
    switch bytes[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"):
      guard let code = Self.hexadecimal(bytes, at: position + 2) else {
        throw problem("four hexadecimal digits must follow “\\u”")
      }
      guard code & 0xF800 == 0xD800 else {
        position += 6
        return
      }
      guard code & 0xFC00 == 0xD800, position + 7 < bytes.count, bytes[position + 6] == UInt8(ascii: "\\"),
        bytes[position + 7] == UInt8(ascii: "u"), let low = Self.hexadecimal(bytes, at: position + 8),
        low & 0xFC00 == 0xDC00
      else { throw problem("unpaired surrogate") }
      position += 12
    default: throw problem("unknown escape")
    }
  }

  static func hexadecimal(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[start..<start + 4] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - 0x30)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    return value
  }
}
