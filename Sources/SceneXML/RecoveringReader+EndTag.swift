// Matches the end tags of a broken file to open elements. If names do not match, indentation shows whether an
// end tag is missing or superfluous: Interface Builder indents a tag and its end alike.

import SceneDiagnostics

extension RecoveringReader {
  /// Reads the end tag that starts at `i`.
  mutating func readEndTag() {
    let tag = i
    let name = nameRange(at: offset(i + 2))
    i = Int(name.upper)
    while i < bytes.count, CharacterData.isWhitespace(bytes[i]) { i += 1 }
    if i < bytes.count, bytes[i] == UInt8(ascii: ">") {
      i += 1
    } else if i < bytes.count {
      error(
        "the end tag </\(self.name(at: name.lower))> has no `>`", from: tag, to: Int(name.upper),
        help: "end it with `>`")
      while i < bytes.count, bytes[i] != UInt8(ascii: ">"), bytes[i] != 0x0A, bytes[i] != 0x0D,
        bytes[i] != UInt8(ascii: "<") || column(of: i) == nil
      {
        i += 1
      }
      if i < bytes.count, bytes[i] == UInt8(ascii: ">") { i += 1 }
      // It ends some element, whatever its name is.
      return builder.closeElement(upper: offset(i), hasEndTag: true)
    } else {
      // The error about the end of the file covers this.
      return
    }
    close(name, tag: tag)
  }

  private mutating func close(_ name: SourceRange, tag: Int) {
    guard builder.depth > 0 else {
      if hasLostNesting { return }
      return error(
        "the end tag </\(self.name(at: name.lower))> has no start tag", from: tag, to: i, help: "delete it")
    }
    if !isSpelled(builder.ancestor(0), as: name) {
      let isUnexpected = !unfinished.contains(builder.ancestor(0))
      if let level = level(of: name, tag: tag) {
        if isUnexpected || level > 1 { reportMissingEnds(level, before: name, tag: tag) }
        for _ in 0..<level { builder.closeElement(upper: offset(tag), hasEndTag: false) }
      } else {
        let innermost = openName(0)
        guard isAligned(0, tag), isMisspelling(innermost, name) || !isUnexpected else {
          hasLostNesting = true
          return error(
            "the end tag </\(self.name(at: name.lower))> matches no open element", from: tag, to: i,
            note: .init("the innermost open element is <\(self.name(at: innermost.lower))>", at: innermost),
            help: "delete it, or add the missing start tag")
        }
        if isUnexpected {
          error(
            "<\(self.name(at: innermost.lower))> is closed by </\(self.name(at: name.lower))>",
            from: Int(name.lower),
            to: Int(name.upper),
            note: .init("<\(self.name(at: innermost.lower))> starts here", at: innermost),
            help: "write </\(self.name(at: innermost.lower))>",
            fix: .init("correct the name", edits: [.init(name, self.name(at: innermost.lower))]))
        }
      }
    }
    builder.closeElement(upper: offset(i), hasEndTag: true)
  }

  /// The number of open elements inside the one that the end tag ends; nil if it ends none.
  private func level(of name: SourceRange, tag: Int) -> Int? {
    for level in 0..<builder.depth where isSpelled(builder.ancestor(level), as: name) && isAligned(level, tag)
    {
      return level
    }
    return nil
  }

  /// Whether the start tag of an open element is indented like the end tag. True if the indentation of either
  /// is unknown.
  private func isAligned(_ level: Int, _ tag: Int) -> Bool {
    guard let end = column(of: tag),
      let start = column(of: Int(builder.elements[Int(builder.ancestor(level))].lower))
    else { return true }
    return end == start
  }

  private mutating func reportMissingEnds(_ count: Int, before name: SourceRange, tag: Int) {
    hasLostNesting = true
    let innermost = openName(0)
    var note = Diagnostic.Note("<\(self.name(at: innermost.lower))> starts here", at: innermost)
    if count > 1 { note.message += "; \(count - 1) more enclosing elements are not closed either" }
    error(
      "<\(self.name(at: innermost.lower))> is not closed before </\(self.name(at: name.lower))>", from: tag,
      to: i,
      note: note, help: "add </\(self.name(at: innermost.lower))>, or close its start tag with `/>`")
  }

  private func openName(_ level: Int) -> SourceRange {
    nameRange(at: builder.elements[Int(builder.ancestor(level))].lower + 1)
  }

  private func isSpelled(_ element: Int32, as name: SourceRange) -> Bool {
    let start = Int(builder.elements[Int(element)].lower) + 1
    let end = start + name.count
    return end < bytes.count && CharacterData.endsName(bytes[end])
      && bytes[start..<end].elementsEqual(bytes[Int(name.lower)..<Int(name.upper)])
  }

  /// Whether the names differ by at most two insertions, deletions, replacements or swaps of adjacent
  /// letters.
  private func isMisspelling(_ a: SourceRange, _ b: SourceRange) -> Bool {
    guard a.count <= 64, b.count <= 64, abs(a.count - b.count) <= 2, a.count > 2 else { return false }
    return Spelling.distance(bytes[Int(a.lower)..<Int(a.upper)], bytes[Int(b.lower)..<Int(b.upper)]) <= 2
  }
}
