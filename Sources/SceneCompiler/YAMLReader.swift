// Reads the part of YAML that configuration files are written in, into a tree in which every value knows its place:
// mappings and lists by indentation, `[…]` and `{…}` within a line, plain and quoted words, comments. Anchors, tags, block
// texts and several documents in one file are refused by name. (A full YAML library would bring Foundation along, which
// doubles the program's size and its time to start for a file of ten lines.)

import SceneDiagnostics

/// A value of a YAML text.
public struct YAMLNode: Sendable {
  public enum Value: Sendable {
    /// Nothing after a key, `~` or `null`.
    case null
    /// A plain or quoted word.
    case scalar(String, isQuoted: Bool)
    case list([YAMLNode])
    /// In the order of the text; no key twice.
    case mapping([(key: String, keyRange: SourceRange, value: YAMLNode)])
  }

  public var value: Value
  /// From its first to after its last byte.
  public var range: SourceRange
}

/// What is wrong with a text, and where.
struct YAMLError: Error {
  var message: String
  var range: SourceRange
}

/// Parses one text. Linear in its length; nesting is limited.
struct YAMLReader {
  private let bytes: [UInt8]
  private var lines: [Line] = []
  private var next = 0

  /// A line with something on it.
  private struct Line {
    var indent: Int
    /// Of the content, without indentation, comment and trailing white space.
    var start: Int
    var end: Int
  }

  private static let maximumDepth = 32

  /// The text's value; an empty text is null.
  static func read(_ bytes: [UInt8]) throws(YAMLError) -> YAMLNode {
    var reader = YAMLReader(bytes: bytes)
    try reader.findLines()
    guard let first = reader.lines.first else { return YAMLNode(value: .null, range: SourceRange(0, 0)) }
    let node = try reader.block(indent: first.indent, depth: 0)
    if reader.next < reader.lines.count {
      let line = reader.lines[reader.next]
      throw reader.error("the indentation fits no line above", line.start, line.end)
    }
    return node
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private func error(_ message: String, _ lower: Int, _ upper: Int) -> YAMLError {
    YAMLError(message: message, range: range(lower, upper))
  }

  private func range(_ lower: Int, _ upper: Int) -> SourceRange {
    SourceRange(UInt32(truncatingIfNeeded: lower), UInt32(truncatingIfNeeded: upper))
  }

  // MARK: Lines

  private mutating func findLines() throws(YAMLError) {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      var content = start
      while content < end, bytes[content] == 0x20 { content += 1 }
      let stop = contentEnd(content, end)
      if stop > content {
        if bytes[content] == 0x09 {
          throw error("indent with spaces: YAML allows no tabs here", content, content + 1)
        }
        let text = bytes[content..<stop]
        if !text.elementsEqual("---".utf8) || !lines.isEmpty {
          if content == start, text.elementsEqual("---".utf8) || text.elementsEqual("...".utf8) {
            throw error("several documents in one file are not supported", content, stop)
          }
          lines.append(Line(indent: content - start, start: content, end: stop))
        }
      }
      start = end + 1
    }
  }

  /// The end of a line's content: before a comment, outside of quotes, and without white space.
  private func contentEnd(_ start: Int, _ end: Int) -> Int {
    var quote: UInt8?
    var i = start
    var stop = end
    while i < end {
      let byte = bytes[i]
      if let open = quote {
        if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") {
          i += 1
        } else if byte == open {
          quote = nil
        }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        if i == start || isSpace(bytes[i - 1]) || isOpening(bytes[i - 1]) { quote = byte }
      } else if byte == UInt8(ascii: "#"), i == start || isSpace(bytes[i - 1]) {
        stop = i
        break
      }
      i += 1
    }
    while stop > start, isSpace(bytes[stop - 1]) { stop -= 1 }
    return stop
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
  private func isOpening(_ byte: UInt8) -> Bool { "[{,:-".utf8.contains(byte) }

  // MARK: Blocks

  /// The lines from `next` on that are indented as far as `indent`.
  private mutating func block(indent: Int, depth: Int) throws(YAMLError) -> YAMLNode {
    let line = lines[next]
    guard depth < Self.maximumDepth else { throw error("values are nested too deeply", line.start, line.end) }
    if isItem(line) { return try list(indent: indent, depth: depth) }
    if keyEnd(line.start, line.end) != nil { return try mapping(indent: indent, depth: depth) }
    next += 1
    return try inline(line.start, line.end, depth: depth)
  }

  private func isItem(_ line: Line) -> Bool {
    bytes[line.start] == UInt8(ascii: "-") && (line.end == line.start + 1 || isSpace(bytes[line.start + 1]))
  }

  private mutating func list(indent: Int, depth: Int) throws(YAMLError) -> YAMLNode {
    var nodes: [YAMLNode] = []
    let start = lines[next].start
    var end = start
    while next < lines.count, lines[next].indent == indent, isItem(lines[next]) {
      var content = lines[next].start + 1
      while content < lines[next].end, isSpace(bytes[content]) { content += 1 }
      let node: YAMLNode
      if content >= lines[next].end {
        let place = lines[next].start
        next += 1
        if next < lines.count, lines[next].indent > indent {
          node = try block(indent: lines[next].indent, depth: depth + 1)
        } else {
          node = YAMLNode(value: .null, range: range(place, place + 1))
        }
      } else {
        // What follows the dash is a block of its own, indented as far as it stands.
        lines[next].indent += content - lines[next].start
        lines[next].start = content
        node = try block(indent: lines[next].indent, depth: depth + 1)
      }
      end = Int(node.range.upper)
      nodes.append(node)
    }
    return YAMLNode(value: .list(nodes), range: range(start, end))
  }

  private mutating func mapping(indent: Int, depth: Int) throws(YAMLError) -> YAMLNode {
    var entries: [(key: String, keyRange: SourceRange, value: YAMLNode)] = []
    var keys: Set<String> = []
    let start = lines[next].start
    var end = start
    while next < lines.count, lines[next].indent == indent, !isItem(lines[next]) {
      let line = lines[next]
      guard let colon = keyEnd(line.start, line.end) else {
        throw error("a key and a colon are expected", line.start, line.end)
      }
      let key = try inline(line.start, colon, depth: depth + 1)
      guard case .scalar(let name, _) = key.value else {
        throw error("a key must be a word", line.start, colon)
      }
      guard keys.insert(name).inserted else {
        throw YAMLError(message: "the key “\(name)” stands twice", range: key.range)
      }
      next += 1
      var content = colon + 1
      while content < line.end, isSpace(bytes[content]) { content += 1 }
      let value: YAMLNode
      if content < line.end {
        value = try inline(content, line.end, depth: depth + 1)
      } else if next < lines.count,
        lines[next].indent > indent || lines[next].indent == indent && isItem(lines[next])
      {
        value = try block(indent: lines[next].indent, depth: depth + 1)
      } else {
        value = YAMLNode(value: .null, range: key.range)
      }
      end = max(end, Int(value.range.upper))
      entries.append((name, key.range, value))
    }
    return YAMLNode(value: .mapping(entries), range: range(start, end))
  }

  /// The colon after a key: outside of quotes and brackets, before white space or the end.
  private func keyEnd(_ start: Int, _ end: Int) -> Int? {
    var i = start
    if i < end, bytes[i] == UInt8(ascii: "\"") || bytes[i] == UInt8(ascii: "'") {
      let quote = bytes[i]
      i += 1
      while i < end, bytes[i] != quote { i += bytes[i] == UInt8(ascii: "\\") ? 2 : 1 }
      i += 1
    } else if i < end, bytes[i] == UInt8(ascii: "[") || bytes[i] == UInt8(ascii: "{") {
      return nil
    }
    while i < end {
      if bytes[i] == UInt8(ascii: ":"), i + 1 == end || isSpace(bytes[i + 1]) { return i }
      i += 1
    }
    return nil
  }

  // MARK: Within a line

  private func inline(_ start: Int, _ end: Int, depth: Int) throws(YAMLError) -> YAMLNode {
    var cursor = start
    let node = try flow(&cursor, end, isNested: false, depth: depth)
    skipSpace(&cursor, end)
    if cursor < end { throw error("unexpected text after the value", cursor, end) }
    return node
  }

  private func skipSpace(_ cursor: inout Int, _ end: Int) {
    while cursor < end, isSpace(bytes[cursor]) { cursor += 1 }
  }

  private func flow(_ cursor: inout Int, _ end: Int, isNested: Bool, depth: Int) throws(YAMLError) -> YAMLNode
  {
    skipSpace(&cursor, end)
    guard depth < Self.maximumDepth else { throw error("values are nested too deeply", cursor, end) }
    guard cursor < end else { throw error("a value is expected", max(0, end - 1), end) }
    let start = cursor
    switch bytes[cursor] {
    case UInt8(ascii: "["):
      cursor += 1
      var nodes: [YAMLNode] = []
      while try !closes(UInt8(ascii: "]"), &cursor, end, start, isFirst: nodes.isEmpty) {
        nodes.append(try flow(&cursor, end, isNested: true, depth: depth + 1))
      }
      return YAMLNode(value: .list(nodes), range: range(start, cursor))
    case UInt8(ascii: "{"):
      cursor += 1
      var entries: [(key: String, keyRange: SourceRange, value: YAMLNode)] = []
      var keys: Set<String> = []
      while try !closes(UInt8(ascii: "}"), &cursor, end, start, isFirst: entries.isEmpty) {
        let key = try flow(&cursor, end, isNested: true, depth: depth + 1)
        guard case .scalar(let name, _) = key.value, keys.insert(name).inserted else {
          throw YAMLError(message: "a key must be a word that stands once", range: key.range)
        }
        skipSpace(&cursor, end)
        guard cursor < end, bytes[cursor] == UInt8(ascii: ":") else {
          throw error("a colon is expected", cursor, min(cursor + 1, end))
        }
        cursor += 1
        entries.append((name, key.range, try flow(&cursor, end, isNested: true, depth: depth + 1)))
      }
      return YAMLNode(value: .mapping(entries), range: range(start, cursor))
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try quoted(&cursor, end)
    case UInt8(ascii: "&"),
      UInt8(ascii: "*") where isAlias(cursor, end), UInt8(ascii: "!"):
      throw error("anchors, aliases and tags are not supported; quote a text that begins so", start, end)
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      throw error("texts over several lines are not supported; write the text in quotes", start, end)
    default: return plain(&cursor, end, isNested: isNested)
    }
  }

  /// `*name`; `*` and `**/…` are patterns of paths.
  private func isAlias(_ cursor: Int, _ end: Int) -> Bool {
    guard cursor + 1 < end else { return false }
    let following = bytes[cursor + 1]
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(following | 0x20)
  }

  /// Steps over the comma before an element, or over the bracket that ends the list.
  private func closes(
    _ bracket: UInt8, _ cursor: inout Int, _ end: Int, _ start: Int, isFirst: Bool
  ) throws(YAMLError) -> Bool {
    skipSpace(&cursor, end)
    guard cursor < end else { throw error("the bracket is not closed in its line", start, end) }
    if !isFirst, bytes[cursor] == UInt8(ascii: ",") {
      cursor += 1
      skipSpace(&cursor, end)
      guard cursor < end else { throw error("the bracket is not closed in its line", start, end) }
    } else if !isFirst, bytes[cursor] != bracket {
      throw error("a comma is expected", cursor, cursor + 1)
    }
    guard bytes[cursor] == bracket else { return false }
    cursor += 1
    return true
  }

  private func plain(_ cursor: inout Int, _ end: Int, isNested: Bool) -> YAMLNode {
    let start = cursor
    while cursor < end {
      let byte = bytes[cursor]
      if isNested {
        if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") { break }
        if byte == UInt8(ascii: ":"), cursor + 1 == end || isSpace(bytes[cursor + 1]) { break }
      }
      cursor += 1
    }
    var stop = cursor
    while stop > start, isSpace(bytes[stop - 1]) { stop -= 1 }
    let text = String(decoding: bytes[start..<stop], as: UTF8.self)
    let isNull = text == "~" || text == "null" || text.isEmpty
    return YAMLNode(value: isNull ? .null : .scalar(text, isQuoted: false), range: range(start, stop))
  }

  private func quoted(_ cursor: inout Int, _ end: Int) throws(YAMLError) -> YAMLNode {
    let start = cursor
    let quote = bytes[cursor]
    cursor += 1
    var text: [UInt8] = []
    while cursor < end {
      let byte = bytes[cursor]
      if byte == quote {
        guard quote == UInt8(ascii: "'"), cursor + 1 < end, bytes[cursor + 1] == quote else {
          cursor += 1
          return YAMLNode(
            value: .scalar(String(decoding: text, as: UTF8.self), isQuoted: true), range: range(start, cursor)
          )
        }
        cursor += 1
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        cursor += 1
        guard cursor < end else { break }
        switch bytes[cursor] {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(bytes[cursor])
        default: throw error("only \\n, \\r, \\t, \\\" and \\\\ can be written so", cursor - 1, cursor + 1)
        }
        cursor += 1
        continue
      }
      text.append(bytes[cursor])
      cursor += 1
    }
    throw error("the quote is not closed in its line", start, end)
  }
}
