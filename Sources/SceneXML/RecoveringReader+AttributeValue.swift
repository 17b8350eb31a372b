// Reads attribute values in a broken file: finds the end of a value without a closing quotation mark, and
// reports characters that a value cannot contain.

import SceneDiagnostics

extension RecoveringReader {
  /// Reads from the opening quotation mark at `i` past the closing one. Returns the end of the value.
  mutating func readQuotedValue(of name: SourceRange) -> Int {
    let open = i
    let quote = bytes[i]
    var hasRawAngle = false
    i += 1
    while i < bytes.count, bytes[i] != quote, !isStopped {
      if bytes[i] == UInt8(ascii: "&") { checkReference() }
      if bytes[i] == UInt8(ascii: "<"), !hasRawAngle {
        guard closesPlausibly(from: i, quote) else { return endUnclosedValue(of: name, open: open) }
        hasRawAngle = true
        error(
          "an attribute value cannot contain `<`", from: i, to: i + 1, help: "write `&lt;`",
          fix: .init("write `&lt;`", edits: [.init(SourceRange(offset(i), offset(i + 1)), "&lt;")]))
      }
      i += 1
    }
    guard i < bytes.count else {
      if !isStopped {
        error(
          "the file ends inside the value of `\(self.name(at: name.lower))`", from: bytes.count,
          to: bytes.count,
          note: .init("the value starts here", at: SourceRange(offset(open), offset(open + 1))),
          help: "the end of the file is missing; restore it from version control")
        isStopped = true
      }
      return bytes.count
    }
    let upper = i
    i += 1
    // `id="a class="b"`: the quotation mark that ends this value was meant to open the next one.
    if upper > open + 1, bytes[upper - 1] == UInt8(ascii: "="), i < bytes.count,
      CharacterData.startsName(bytes[i]) || CharacterData.isASCIIAlphanumeric(bytes[i]),
      let space = bytes[(open + 1)..<upper].lastIndex(where: CharacterData.isWhitespace)
    {
      i = space
      unclosed(name, open: open)
      return space
    }
    return upper
  }

  /// Whether the value ends on this line, with a quotation mark that a tag can continue after.
  private func closesPlausibly(from position: Int, _ quote: UInt8) -> Bool {
    var end = position
    while end < bytes.count, bytes[end] != quote {
      if bytes[end] == 0x0A || bytes[end] == 0x0D { return false }
      end += 1
    }
    guard end + 1 < bytes.count, bytes[end - 1] != UInt8(ascii: "=") else { return false }
    let next = bytes[end + 1]
    return CharacterData.isWhitespace(next) || next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
  }

  /// Ends the value before the first `>` or line end in it, else at the `<`.
  private mutating func endUnclosedValue(of name: SourceRange, open: Int) -> Int {
    let angle = i
    var end = open + 1
    while end < angle, bytes[end] != UInt8(ascii: ">"), bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    if end < angle, bytes[end] == UInt8(ascii: ">"), end > open + 1, bytes[end - 1] == UInt8(ascii: "/") {
      end -= 1
    }
    i = end
    unclosed(name, open: open)
    return end
  }

  private mutating func unclosed(_ name: SourceRange, open: Int) {
    error(
      "the value of `\(self.name(at: name.lower))` has no closing quotation mark", from: open, to: i,
      help: "add a quotation mark after the value")
  }
}
