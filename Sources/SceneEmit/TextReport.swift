// Diagnostics for people, in the style of rustc: rule, message, position, source line with the range
// underlined, related positions, help. The caller selects and sorts them.

import SceneDiagnostics
import SceneText

/// Writes diagnostics as text.
public enum TextReport {
  /// The UTF-8 text of the diagnostics, with an empty line after each; empty if there are none.
  ///
  /// - Parameters:
  ///   - file: the text that the ranges refer to; nil if it could not be read. Then no source is shown.
  ///   - colored: whether to write escape sequences for colors.
  public static func text(
    of diagnostics: [Diagnostic], in file: SourceFile?, path: String, colored: Bool
  ) -> [UInt8] {
    var report = Report(file: file, path: TerminalText.safe(path), style: TerminalStyle(colored: colored))
    for diagnostic in diagnostics { report.write(diagnostic) }
    return Array(report.text.utf8)
  }
}

private struct Report {
  let file: SourceFile?
  let path: String
  let style: TerminalStyle
  var text = ""

  mutating func write(_ d: Diagnostic) {
    let color = color(of: d.severity)
    text += "\(color)\(d.severity.name)[\(d.rule.name)]\(style.reset)"
    text += "\(style.bold): \(TerminalText.safe(d.message))\(style.reset)\n"
    let margin = margin(of: d)
    if let range = d.range, file != nil {
      writePlace(range, mark: "^", color: color, margin: margin)
    } else {
      text += "\(spaces(margin))\(style.gutter)-->\(style.reset) \(path)\n"
    }

    var facts: [(String, String)] = []
    if let object = d.objectPath { facts.append(("in", object)) }
    if !d.environments.isEmpty {
      facts.append(("only on", d.environments.map(\.name).joined(separator: ", ")))
    }
    for note in d.notes where note.range == nil || file == nil { facts.append(("note", note.message)) }
    if d.restsOnAssumedSize { facts.append(("note", "this is based on an assumed text or control size")) }
    if let help = d.help { facts.append(("help", help)) }
    facts += fixes(d.fixes).map { ("fix", $0) }
    if !facts.isEmpty, d.range != nil, file != nil {
      text += "\(spaces(margin)) \(style.gutter)|\(style.reset)\n"
    }
    for (label, fact) in facts {
      text += "\(spaces(margin)) \(style.gutter)=\(style.reset) \(style.bold)\(label)\(style.reset): "
      text += "\(TerminalText.safe(fact))\n"
    }

    for note in d.notes {
      guard let range = note.range, file != nil else { continue }
      text += "\(style.note)note\(style.reset): \(TerminalText.safe(note.message))\n"
      writePlace(range, mark: "-", color: style.note, margin: margin)
    }
    text += "\n"
  }

  /// One line per group of alternative fixes for the same part.
  private func fixes(_ fixes: [Diagnostic.FixIt]) -> [String] {
    var lines: [String] = []
    var place = fixes.startIndex
    while place < fixes.endIndex {
      let first = fixes[place]
      var end = place + 1
      while end < fixes.endIndex, first.target != nil, fixes[end].target == first.target,
        fixes[end].isVerified == first.isVerified
      {
        end += 1
      }
      let changes = fixes[place..<end].map(\.change)
      place = end
      var line = first.title
      if let target = first.target, let last = changes.last, changes.count > 1 {
        line = "\(target): \(changes.dropLast().joined(separator: ", ")) or \(last)"
      }
      lines.append(first.isVerified == true ? "\(line) (verified)" : line)
    }
    return lines
  }

  /// Writes `--> file:line:column` and the line with the range underlined.
  private mutating func writePlace(_ range: SourceRange, mark: Character, color: String, margin: Int) {
    guard let file else { return }
    let position = file.position(of: range.lower)
    let gutter = "\(spaces(margin)) \(style.gutter)|\(style.reset)"
    text += "\(spaces(margin))\(style.gutter)-->\(style.reset) \(path):\(position.line):\(position.column)\n"
    guard file.isShown else { return }
    let excerpt = SourceExcerpt(range, in: file)
    let number = String(excerpt.line)
    text += "\(gutter)\n"
    text += "\(style.gutter)\(number)\(spaces(margin - number.utf8.count)) |\(style.reset) \(excerpt.text)\n"
    text += "\(gutter) \(spaces(excerpt.indent))"
    text += "\(color)\(String(repeating: mark, count: excerpt.length))\(style.reset)\n"
  }

  /// The width of the largest line number in the diagnostic.
  private func margin(of d: Diagnostic) -> Int {
    guard let file else { return 1 }
    var highest = 1
    for range in [d.range] + d.notes.map(\.range) {
      if let range { highest = max(highest, file.position(of: range.lower).line) }
    }
    return String(highest).utf8.count
  }

  private func color(of severity: Severity) -> String {
    switch severity {
    case .error: style.error
    case .warning: style.warning
    case .note: style.note
    }
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
