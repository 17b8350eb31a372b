// `path:line:column: warning: message [rule]`, the format that Xcode, editors and log parsers understand.
// Related positions follow as notes.

import SceneDiagnostics
import SceneText

struct XcodeReporter: Reporter {
  func part(of report: FileReport) -> [UInt8] {
    var text = ""
    for d in report.diagnostics {
      text +=
        "\(place(d.range, in: report)): \(d.severity.name): \(d.line) [\(d.rule.name)]\n"
      for note in d.notes where note.range != nil {
        text += "\(place(note.range, in: report)): note: \(TerminalText.safe(note.message))\n"
      }
    }
    return Array(text.utf8)
  }

  private func place(_ range: SourceRange?, in report: FileReport) -> String {
    let path = TerminalText.safe(report.path)
    guard let start = report.place(of: range)?.start else { return path }
    return "\(path):\(start.line):\(start.column)"
  }
}
