// Reads a file that libxml2 has rejected: reports every independent error with its position, continues after
// each, and builds the document that the author most likely meant. Only libxml2 decides whether a file is
// well-formed. Takes linear time: every step that looks ahead or back reports an error, and the number of
// errors is limited.
//
// This file contains the state and reads everything between tags. RecoveringReader+StartTag.swift reads start
// tags, RecoveringReader+EndTag.swift end tags, and RecoveringReader+Conflict.swift merge conflicts.

import SceneDiagnostics

struct RecoveringReader {
  /// Reading stops after this many errors of one file.
  static let maximumErrors = 20

  let bytes: UnsafeBufferPointer<UInt8>
  let limits: XMLLimits
  var builder: DocumentBuilder
  var diagnostics: [Diagnostic] = []
  /// The offset of the next byte to read.
  var i = 0
  /// Whether reading has stopped because nothing useful can follow.
  var isStopped = false
  /// The elements that contain a garbled start tag. Errors about their end tags would only repeat that.
  var unfinished: [Int32] = []
  /// Whether the current start tag contains something that cannot be part of a tag.
  var isTagGarbled = false
  /// Whether an end tag was wrong. An error about the end of the file would then only repeat that.
  var hasLostNesting = false
  /// The index of the diagnostic of the merge conflict whose first side is being read.
  var conflict: Int?
  private var hasReportedTextOutside = false

  /// Reads the whole file. Diagnostics come in the order in which they were found.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: XMLLimits
  ) -> (builder: DocumentBuilder, diagnostics: [Diagnostic]) {
    var reader = RecoveringReader(
      bytes: bytes, limits: limits, builder: DocumentBuilder(byteCount: bytes.count))
    reader.read()
    return (reader.builder, reader.diagnostics)
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, limits: XMLLimits, builder: DocumentBuilder) {
    self.bytes = bytes
    self.limits = limits
    self.builder = builder
  }

  private mutating func read() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { i = 3 }
    let start = i
    while i < bytes.count, !isStopped {
      if bytes[i] == UInt8(ascii: "<") { readMarkup(isAtStart: i == start) } else { readText() }
    }
    if !isStopped { reportEnd() }
    builder.closeAll(at: offset(i))
  }

  /// Reports an element that is still open at the end of the file.
  private mutating func reportEnd() {
    if hasLostNesting { return }
    if let innermost = builder.current {
      let element = builder.elements[Int(innermost)]
      error(
        "the file ends inside <\(name(at: element.lower + 1))>", from: bytes.count, to: bytes.count,
        note: .init("<\(name(at: element.lower + 1))> starts here", at: nameRange(at: element.lower + 1)),
        help: "the end of the file is missing; restore it from version control")
    } else if builder.elements.isEmpty, diagnostics.isEmpty {
      error(
        "the file contains no elements", from: bytes.count, to: bytes.count,
        help: "the root element of a scene file is <document>")
    }
  }

  // MARK: Diagnostics

  func offset(_ position: Int) -> UInt32 { UInt32(truncatingIfNeeded: min(position, bytes.count)) }

  /// Records an error. Stops reading after `maximumErrors`.
  mutating func error(
    _ message: String, rule: Rule = SyntaxRules.malformedXML, from lower: Int, to upper: Int,
    note: Diagnostic.Note? = nil, help: String? = nil, fix: Diagnostic.FixIt? = nil
  ) {
    guard !isStopped else { return }
    var diagnostic = Diagnostic(rule, message, at: SourceRange(offset(lower), offset(upper)))
    if let note { diagnostic.notes.append(note) }
    if let fix { diagnostic.fixes.append(fix) }
    diagnostic.help = help
    if diagnostics.count == Self.maximumErrors - 1 {
      diagnostic.notes.append(.init("too many errors: stopped after \(Self.maximumErrors)"))
      isStopped = true
    }
    diagnostics.append(diagnostic)
  }

  /// The name that starts at an offset, for messages. Cut off after 40 characters.
  func name(at lower: UInt32) -> String {
    let range = nameRange(at: lower)
    let text = String(decoding: bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
    return text.count > 40 ? text.prefix(40) + "…" : text
  }

  func nameRange(at lower: UInt32) -> SourceRange {
    var upper = Int(lower)
    while upper < bytes.count, !CharacterData.endsName(bytes[upper]) { upper += 1 }
    return SourceRange(offset(Int(lower)), offset(upper))
  }

  // MARK: Between tags

  func matches(_ text: StaticString, at position: Int) -> Bool {
    let end = position + text.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    return bytes[position..<end].elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The offset of the first `text` at or after `position`.
  func find(_ text: StaticString, from position: Int) -> Int? {
    var position = position
    while position < bytes.count {
      if bytes[position] == text.utf8Start[0], matches(text, at: position) { return position }
      position += 1
    }
    return nil
  }

  private mutating func readMarkup(isAtStart: Bool) {
    let start = i
    if matches("<!--", at: i) {
      readComment()
    } else if matches("<![CDATA[", at: i) {
      guard let end = find("]]>", from: i + 9) else {
        return unterminated("the CDATA section", from: start, length: 9, ending: "]]>")
      }
      if builder.depth == 0 { textOutside(from: start, to: end + 3) }
      i = end + 3
    } else if matches("<!", at: i), matches("<!DOCTYPE", at: i) || bytes.count == i + 2 {
      error(
        "document type declarations are not allowed", rule: SyntaxRules.documentTypeDeclaration, from: i,
        to: min(i + 9, bytes.count),
        help: "delete the declaration; Interface Builder does not write one")
      isStopped = true
    } else if matches("<?", at: i) {
      guard let end = find("?>", from: i + 2) else {
        return unterminated("the processing instruction", from: start, length: 2, ending: "?>")
      }
      if nameRange(at: offset(i + 2)).count >= 3, matches("<?xml", at: i),
        i + 5 < bytes.count, CharacterData.isWhitespace(bytes[i + 5]), !isAtStart,
        conflict == nil || builder.depth > 0, !hasReportedTextOutside
      {
        error(
          "the XML declaration must be the first thing in the file", from: i, to: end + 2,
          help: "delete everything before it")
      }
      i = end + 2
    } else if matches("</", at: i) {
      readEndTag()
    } else if matches("<<<<<<<", at: i), isLineStart(i) {
      startConflict()
    } else if i + 1 < bytes.count, CharacterData.startsName(bytes[i + 1]) {
      readStartTag()
    } else {
      let fix = Diagnostic.FixIt(
        "write `&lt;`", edits: [.init(SourceRange(offset(i), offset(i + 1)), "&lt;")])
      if i + 1 == bytes.count {
        error("the file ends inside a tag", from: i, to: bytes.count, help: "restore it from version control")
        isStopped = true
      } else {
        error(
          "this `<` does not start a tag", from: i, to: i + 1, help: "write `<` in text as `&lt;`", fix: fix)
      }
      i += 1
    }
  }

  private mutating func unterminated(_ what: String, from start: Int, length: Int, ending: String) {
    error(
      "\(what) that starts here is not closed", from: start, to: start + length,
      help: "end it with `\(ending)`")
    isStopped = true
    i = bytes.count
  }

  private mutating func readComment() {
    let start = i
    guard let dashes = find("--", from: i + 4) else {
      return unterminated("the comment", from: start, length: 4, ending: "-->")
    }
    if matches("-->", at: dashes) {
      i = dashes + 3
      return
    }
    guard let end = find("-->", from: dashes) else {
      return unterminated("the comment", from: start, length: 4, ending: "-->")
    }
    error(
      "a comment cannot contain `--`", from: dashes, to: dashes + 2,
      help: "write one hyphen, or put a space between them")
    i = end + 3
  }

  /// Reads up to the next `<`.
  private mutating func readText() {
    let start = i
    var firstCharacter: Int?
    while i < bytes.count, bytes[i] != UInt8(ascii: "<"), !isStopped {
      let byte = bytes[i]
      if !CharacterData.isWhitespace(byte), firstCharacter == nil { firstCharacter = i }
      if conflict != nil, byte == UInt8(ascii: "=") || byte == UInt8(ascii: "|"), isLineStart(i),
        matches("=======", at: i) || matches("|||||||", at: i)
      {
        if firstCharacter == i { firstCharacter = nil }
        skipOtherSide()
        continue
      }
      if byte == UInt8(ascii: "&"), builder.depth > 0 { checkReference() }
      if byte == UInt8(ascii: "]"), matches("]]>", at: i), builder.depth > 0 {
        error("text cannot contain `]]>`", from: i, to: i + 3, help: "write `]]&gt;`")
      }
      i += 1
    }
    if builder.depth == 0, let firstCharacter { textOutside(from: firstCharacter, to: i) }
    if i == start { i += 1 }
  }

  private mutating func textOutside(from lower: Int, to upper: Int) {
    guard !hasReportedTextOutside else { return }
    hasReportedTextOutside = true
    var end = lower
    while end < upper, bytes[end] != 0x0A, bytes[end] != 0x0D, end < lower + 60 { end += 1 }
    while end < upper, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let place = builder.elements.isEmpty ? "before the first tag" : "after the end of the document"
    error("there is text \(place)", from: lower, to: end, help: "delete it")
  }

  /// Reports an `&` that does not start a reference to a character.
  mutating func checkReference() {
    if CharacterData.reference(in: bytes, at: i) != nil { return }
    var end = i + 1
    if end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    while end < bytes.count, end < i + 40, CharacterData.isASCIIAlphanumeric(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";"), end > i + 1 else {
      return error(
        "this `&` does not start a character reference", from: i, to: i + 1,
        help: "write `&` in text as `&amp;`",
        fix: .init("write `&amp;`", edits: [.init(SourceRange(offset(i), offset(i + 1)), "&amp;")]))
    }
    let text = String(decoding: bytes[i...end], as: UTF8.self)
    if bytes[i + 1] == UInt8(ascii: "#") {
      error("`\(text)` is not a character that XML allows", from: i, to: end + 1, help: "delete it")
    } else {
      error(
        "the entity `\(text)` is not defined", from: i, to: end + 1,
        help: "write the character itself or its number, such as `&#160;`")
    }
  }

  // MARK: Lines

  func isLineStart(_ position: Int) -> Bool {
    position == 0 || bytes[position - 1] == 0x0A || bytes[position - 1] == 0x0D
      || (position == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF]))
  }

  /// The indentation of a tag in bytes. Nil if something other than white space precedes it on its line, or
  /// if it is indented by more than 512 bytes.
  func column(of position: Int) -> Int? {
    var start = position
    while start > 0, position - start < 512, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 {
      start -= 1
    }
    return isLineStart(start) ? position - start : nil
  }

  func lineEnd(_ position: Int) -> Int {
    var end = position
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return end
  }
}
