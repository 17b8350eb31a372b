// Fixtures that contain their expected diagnostics, each below the text that it is about:
//
//     <constraint firstItem="nope" id="c1"/>
// <!--                      ^~~~ error[unknown-reference]: no object has the id “nope” -->
// <!-- = help: … -->
//
// An expectation is a whole line that starts with `<!--` in the first column and continues with carets, with
// column numbers where carets do not fit (`<!-- 1-3 error[…]: … -->`), or with `=`. Expectations are removed
// before the file is read, so that they can be anywhere, even inside a tag. A range over several lines is
// marked to the end of its first line. UPDATE_GOLDENS=1 rewrites them.

import SceneDiagnostics

public struct AnnotatedFixture {
  public let path: String
  /// The file without the expectations.
  public let source: [UInt8]
  private let original: [UInt8]

  public init?(path: String) {
    guard let bytes = Files.read(path) else { return nil }
    self.path = path
    original = bytes
    source = Self.strip(bytes)
  }

  /// Compares the expectations with the diagnostics of a run over `source`. Returns the lines that differ;
  /// empty if there are none. Rewrites the file if goldens are updated.
  public func compare(_ diagnostics: [Diagnostic], in file: SourceFile) -> [String] {
    let actual = Self.annotate(source, diagnostics, file)
    guard actual != original else { return [] }
    if Files.updatesGoldens { Files.write(actual, to: path) }
    let expectedLines = Self.lines(original).map { String(decoding: $0, as: UTF8.self) }
    let actualLines = Self.lines(actual).map { String(decoding: $0, as: UTF8.self) }
    let difference = actualLines.difference(from: expectedLines)
    return difference.map {
      switch $0 {
      case .insert(let line, let text, _): "\(line + 1): found    \(text)"
      case .remove(let line, let text, _): "\(line + 1): expected \(text)"
      }
    }
  }

  // MARK: Text

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
  }

  private static func join(_ lines: [[UInt8]]) -> [UInt8] { Array(lines.joined(separator: [0x0A])) }

  private static func strip(_ bytes: [UInt8]) -> [UInt8] {
    join(lines(bytes).filter { !isExpectation($0) }.map { Array($0) })
  }

  private static func isExpectation(_ line: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
    guard text.hasPrefix("<!--"), text.hasSuffix("-->") else { return false }
    let inner = text.dropFirst(4).drop { $0 == " " }
    if inner.hasPrefix("= ") { return true }
    let mark = inner.prefix { "^~-0123456789".contains($0) }
    guard !mark.isEmpty, inner.dropFirst(mark.count).hasPrefix(" ") else { return false }
    let rest = inner.dropFirst(mark.count + 1)
    return Severity.allCases.contains { rest.hasPrefix($0.name + "[") }
  }

  private static func annotate(_ source: [UInt8], _ diagnostics: [Diagnostic], _ file: SourceFile) -> [UInt8]
  {
    var insertions: [Int: [[UInt8]]] = [:]
    for diagnostic in diagnostics {
      let range = diagnostic.range ?? SourceRange(0, 0)
      let start = file.position(of: range.lower)
      var text = "<!--"
      let width = max(1, self.width(of: range, in: file, start: start))
      if start.column >= 6, start.column < 120 {
        text +=
          String(repeating: " ", count: start.column - 5) + "^"
          + String(repeating: "~", count: min(width, 80) - 1)
      } else {
        text += " \(start.column)-\(start.column + width - 1)"
      }
      text += " \(diagnostic.severity.name)[\(diagnostic.rule.name)]: \(diagnostic.message) -->"
      var block = [Array(text.utf8)]
      if let path = diagnostic.objectPath { block.append(Array("<!-- = in \(path) -->".utf8)) }
      for note in diagnostic.notes {
        let place = note.range.map { "\(describe($0, file)) " } ?? ""
        block.append(Array("<!-- = note: \(place)\(note.message) -->".utf8))
      }
      if let help = diagnostic.help { block.append(Array("<!-- = help: \(help) -->".utf8)) }
      for fix in diagnostic.fixes { block.append(Array("<!-- = fix: \(fix.title) -->".utf8)) }
      insertions[start.line - 1, default: []] += block
    }
    var result: [[UInt8]] = []
    for (index, line) in lines(source).enumerated() {
      result.append(Array(line))
      result += insertions[index] ?? []
    }
    return join(result)
  }

  private static func width(of range: SourceRange, in file: SourceFile, start: LineColumn) -> Int {
    let end = file.position(of: range.upper)
    if end.line == start.line { return end.column - start.column }
    let line = file.line(start.line)
    return line.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) } - start.column + 1
  }

  private static func describe(_ range: SourceRange, _ file: SourceFile) -> String {
    let start = file.position(of: range.lower)
    let end = file.position(of: range.upper)
    let last =
      end.line == start.line ? "\(max(start.column, end.column - 1))" : "\(end.line):\(end.column - 1)"
    return "\(start.line):\(start.column)-\(last)"
  }
}

/// Checks the properties that all diagnostics of a file have: a message, and a range inside the file on
/// character boundaries.
public func checkDiagnostic(_ diagnostic: Diagnostic, in file: SourceFile) -> String? {
  func isBoundary(_ offset: UInt32) -> Bool {
    let offset = Int(offset)
    // A continuation byte after an ASCII character: the file is not valid UTF-8 there.
    return offset == file.bytes.count || file.bytes[offset] & 0xC0 != 0x80 || offset == 0
      || file.bytes[offset - 1] < 0x80
  }
  let ranges =
    [diagnostic.range].compactMap { $0 } + diagnostic.notes.compactMap(\.range)
    + diagnostic.fixes.flatMap { $0.edits.map(\.range) }
  guard diagnostic.range != nil else { return "\(diagnostic.rule.name) has no range" }
  for range in ranges {
    if Int(range.upper) > file.bytes.count { return "\(diagnostic.rule.name): range beyond the file's end" }
    if diagnostic.rule.name != "invalid-encoding", !isBoundary(range.lower) || !isBoundary(range.upper) {
      return "\(diagnostic.rule.name): range cuts a character"
    }
  }
  if diagnostic.message.isEmpty || diagnostic.message.hasSuffix(".") || diagnostic.message.contains("\n") {
    return "\(diagnostic.rule.name): “\(diagnostic.message)” is no one-line message without a full stop"
  }
  return nil
}
