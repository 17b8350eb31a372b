// The long form of diagnostics for people, in the style of rustc: rule, message, position, source line with
// the range underlined, facts, all fixes, related positions. TextReport has the short form.

import SceneDiagnostics
import SceneText

struct VerboseReport {
  let file: SourceFile?
  let path: String
  let isLinked: Bool
  let style: TerminalStyle
  private(set) var text = ""

  init(file: SourceFile?, path: String, style: ReportStyle) {
    self.file = file
    self.path = path
    isLinked = style.hasLinks
    self.style = TerminalStyle(colored: style.isColored)
  }

  /// Writes a diagnostic and an empty line.
  mutating func write(_ d: Diagnostic) {
    let color = TextReport.color(of: d.severity, style)
    let rule = TerminalText.link(d.rule.name, to: isLinked ? d.rule.page : nil)
    text += "\(color)\(d.severity.name)[\(rule)]\(style.reset)"
    text += "\(style.bold): \(TerminalText.safe(d.message))\(style.reset)\n"
    let margin = margin(of: d)
    if let range = d.range, file != nil {
      writePlace(range, mark: "^", color: color, margin: margin)
    } else {
      text += "\(spaces(margin))\(style.gutter)-->\(style.reset) \(path)\n"
    }
    let facts = facts(of: d)
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

  private func facts(of d: Diagnostic) -> [(label: String, fact: String)] {
    var facts: [(String, String)] = []
    if let object = d.objectPath { facts.append(("in", object)) }
    if !d.allObjects.isEmpty { facts.append(("id", d.allObjects.joined(separator: ", "))) }
    if !d.constraints.isEmpty {
      facts.append(
        (d.constraints.count == 1 ? "constraint" : "constraints", d.constraints.joined(separator: ", ")))
    }
    if !d.environments.isEmpty {
      facts.append(("only on", d.environments.map(\.name).joined(separator: ", ")))
    }
    for note in d.notes where note.range == nil || file == nil { facts.append(("note", note.message)) }
    if d.restsOnAssumedSize { facts.append(("note", "this is based on an assumed text or control size")) }
    if let help = d.help { facts.append(("help", help)) }
    return facts + TextReport.fixes(d.fixes).map { ("fix", $0) }
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

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
