// Reads the start tags of a broken file: every recognizable part becomes an attribute, every other part an
// error.

import SceneDiagnostics

extension RecoveringReader {
  /// Reads the tag that starts at `i`. The byte after the `<` starts a name.
  mutating func readStartTag() {
    let tag = i
    let nameRange = nameRange(at: offset(i + 1))
    i = Int(nameRange.upper)
    checkName(nameRange, of: "element")
    guard builder.depth > 0 || builder.elements.isEmpty else {
      error(
        "a second root element starts here", from: tag, to: i,
        note: .init("the document ended here", at: endOfRoot),
        help: "delete what follows the end of the document")
      isStopped = true
      return
    }
    guard builder.depth < limits.maximumDepth else {
      error(
        "elements are nested more than \(limits.maximumDepth) levels deep", rule: SyntaxRules.limitExceeded,
        from: tag,
        to: i, help: "check the tool that generated this file; Interface Builder never nests views this deep")
      isStopped = true
      return
    }
    guard builder.elements.count < limits.maximumElements else {
      error(
        "the document has more than \(limits.maximumElements) elements", rule: SyntaxRules.limitExceeded,
        from: tag,
        to: i, help: "split the document")
      isStopped = true
      return
    }
    let element = builder.elements.count
    builder.openElement(
      XMLName(UnsafeBufferPointer(rebasing: bytes[Int(nameRange.lower)..<i])), lower: offset(tag),
      startTagUpper: offset(i))
    let isEmpty = readAttributes(tag: tag, name: nameRange)
    builder.elements[element].startTagUpper = offset(i)
    builder.elements[element].upper = offset(i)
    if isEmpty { builder.closeElement(upper: offset(i), hasEndTag: false) }
  }

  private var endOfRoot: SourceRange? {
    guard let upper = builder.elements.first?.upper else { return nil }
    return SourceRange(upper > 0 ? upper - 1 : 0, upper)
  }

  private mutating func checkName(_ range: SourceRange, of what: String) {
    let text = bytes[Int(range.lower)..<Int(range.upper)]
    guard let bad = text.firstIndex(where: { !CharacterData.continuesName($0) }) else { return }
    error(
      "the \(what)’s name contains an invalid character", from: bad, to: bad + 1,
      help: "names consist of letters, digits, `-`, `_` and `.`")
  }

  /// Reports something that cannot be part of a tag. Reports only the first per tag, because later ones
  /// usually follow from it.
  private mutating func garbled(_ message: String, from lower: Int, to upper: Int, help: String) {
    guard !isTagGarbled else { return }
    isTagGarbled = true
    if let current = builder.current { unfinished.append(current) }
    error(message, from: lower, to: upper, help: help)
  }

  /// Reads to the end of the tag. Returns whether the tag ends with `/>`.
  private mutating func readAttributes(tag: Int, name: SourceRange) -> Bool {
    let first = builder.attributes.count
    isTagGarbled = false
    var hasSlash = false
    while i < bytes.count, !isStopped {
      let gap = i
      while i < bytes.count, CharacterData.isWhitespace(bytes[i]) { i += 1 }
      guard i < bytes.count else { break }
      switch bytes[i] {
      case UInt8(ascii: ">"):
        i += 1
        return false
      case UInt8(ascii: "/"):
        i += 1
        if i < bytes.count, bytes[i] == UInt8(ascii: ">") {
          i += 1
          return true
        }
        hasSlash = true
        if i < bytes.count {
          garbled("this `/` does not end the tag", from: i - 1, to: i, help: "write `/>`")
        }
      case UInt8(ascii: "<"):
        if endsTag(name) { return hasSlash }
      case let byte where CharacterData.startsName(byte):
        readAttribute(afterGapAt: gap, first: first, name: name)
      default:
        let start = i
        i += 1
        skipJunk()
        garbled(
          "this is not an attribute", from: start, to: i, help: "write attributes as name=\"value\"")
      }
    }
    if !isStopped { reportEnd(insideTag: tag, name: name) }
    return false
  }

  /// Whether the `<` at `i` starts the next tag, so that the current tag has no end. Otherwise skips the `<`.
  private mutating func endsTag(_ name: SourceRange) -> Bool {
    if column(of: i) == nil {
      garbled(
        "a `<` is inside the start tag of <\(self.name(at: name.lower))>", from: i, to: i + 1,
        help: "delete it")
      i += 1
      return false
    }
    garbled(
      "the start tag of <\(self.name(at: name.lower))> has no `>`", from: Int(name.lower) - 1,
      to: Int(name.upper), help: "end it with `>` or `/>`")
    return true
  }

  /// Reads an attribute, or skips text that only looks like one.
  ///
  /// - Parameters:
  ///   - gap: the offset of the white space before the attribute.
  ///   - first: the index of the tag's first attribute.
  private mutating func readAttribute(afterGapAt gap: Int, first: Int, name: SourceRange) {
    if gap == i, !startsAttribute(at: i) {
      skipJunk()
      garbled(
        "text follows the closing quotation mark", from: gap, to: i,
        help: "delete it, or write quotation marks inside the value as `&quot;`")
      return
    }
    if gap == i, !isTagGarbled {
      error("a space is missing before this attribute", from: i, to: Int(nameRange(at: offset(i)).upper))
    }
    readAttribute(after: first)
    if builder.attributes.count - first > limits.maximumAttributesPerElement {
      error(
        "the element has more than \(limits.maximumAttributesPerElement) attributes",
        rule: SyntaxRules.limitExceeded, from: Int(name.lower) - 1, to: Int(name.upper),
        help: "check the tool that generated this file")
      isStopped = true
    }
  }

  private mutating func reportEnd(insideTag tag: Int, name: SourceRange) {
    error(
      "the file ends inside the start tag of <\(self.name(at: name.lower))>", from: bytes.count,
      to: bytes.count,
      note: .init("the tag starts here", at: SourceRange(offset(tag), name.upper)),
      help: "the end of the file is missing; restore it from version control")
    isStopped = true
  }

  /// Skips to the next position where an attribute may start or the tag may end.
  private mutating func skipJunk() {
    while i < bytes.count, !CharacterData.isWhitespace(bytes[i]), bytes[i] != UInt8(ascii: ">"),
      bytes[i] != UInt8(ascii: "<"), bytes[i] != UInt8(ascii: "/")
    {
      i += 1
    }
  }

  /// Whether `name="` is at a position.
  private func startsAttribute(at position: Int) -> Bool {
    var end = Int(nameRange(at: offset(position)).upper)
    while end < bytes.count, CharacterData.isWhitespace(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "=") else { return false }
    end += 1
    while end < bytes.count, CharacterData.isWhitespace(bytes[end]) { end += 1 }
    return end < bytes.count && (bytes[end] == UInt8(ascii: "\"") || bytes[end] == UInt8(ascii: "'"))
  }

  /// Reads one attribute whose name starts at `i`. `builder.attributes[first...]` are the tag's attributes so
  /// far.
  private mutating func readAttribute(after first: Int) {
    let name = nameRange(at: offset(i))
    i = Int(name.upper)
    if !isTagGarbled { checkName(name, of: "attribute") }
    while i < bytes.count, CharacterData.isWhitespace(bytes[i]) { i += 1 }
    guard i < bytes.count, bytes[i] == UInt8(ascii: "=") else {
      if i < bytes.count, bytes[i] != UInt8(ascii: "<") || column(of: i) != nil {
        garbled(
          "the attribute `\(self.name(at: name.lower))` has no value", from: Int(name.lower),
          to: Int(name.upper), help: "write \(self.name(at: name.lower))=\"…\", or delete it")
      }
      return
    }
    i += 1
    while i < bytes.count, CharacterData.isWhitespace(bytes[i]) { i += 1 }
    guard i < bytes.count else { return }
    let lower: Int
    let upper: Int
    if bytes[i] == UInt8(ascii: "\"") || bytes[i] == UInt8(ascii: "'") {
      lower = i + 1
      upper = readQuotedValue(of: name)
    } else {
      lower = i
      while i < bytes.count, !CharacterData.endsName(bytes[i]) { i += 1 }
      upper = i
      garbled(
        "the value of `\(self.name(at: name.lower))` has no opening quotation mark", from: lower, to: upper,
        help: "put it in quotation marks")
      if i < bytes.count, bytes[i] == UInt8(ascii: "\"") || bytes[i] == UInt8(ascii: "'") { i += 1 }
    }
    append(name, lower, upper, after: first)
  }

  private mutating func append(_ name: SourceRange, _ lower: Int, _ upper: Int, after first: Int) {
    let spelling = UnsafeBufferPointer(rebasing: bytes[Int(name.lower)..<Int(name.upper)])
    let known = XMLName(spelling)
    for index in first..<builder.attributes.count {
      let other = builder.attributes[index]
      guard other.name == known else { continue }
      let range = nameRange(at: other.nameLower)
      guard known != .unknown || bytes[Int(range.lower)..<Int(range.upper)].elementsEqual(spelling) else {
        continue
      }
      if isTagGarbled { return }
      return error(
        "the attribute `\(self.name(at: name.lower))` is set twice", from: Int(name.lower),
        to: Int(name.upper),
        note: .init("first set here", at: range), help: "delete one of them")
    }
    var needsDecoding = false
    for byte in bytes[lower..<upper] where byte == UInt8(ascii: "&") || byte < 0x20 { needsDecoding = true }
    builder.attributes.append(
      AttributeRecord(
        name: known, needsDecoding: needsDecoding, nameLower: name.lower, valueLower: offset(lower),
        valueUpper: offset(upper)))
  }
}
