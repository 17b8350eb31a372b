// The human-readable text of Apple's ibtool, which build-log parsers understand: a comment that names the
// kind, then `path:object: warning: message [rule]`. Apple prints a number in the brackets, we print the
// rule's name.

import SceneDiagnostics
import SceneText

struct IbtoolReporter: Reporter {
  func part(of report: FileReport) -> [UInt8] {
    var text = ""
    for (severity, kind) in [(Severity.error, "errors"), (.warning, "warnings"), (.note, "notices")] {
      let findings = report.diagnostics.filter { $0.severity == severity }
      guard !findings.isEmpty else { continue }
      text += "/* com.apple.ibtool.document.\(kind) */\n"
      let word = severity == .note ? "notice" : severity.name
      for d in findings {
        text += TerminalText.safe(report.path)
        if let object = d.objects.first { text += ":\(TerminalText.safe(object))" }
        text += ": \(word): \(d.line) [\(d.rule.name)]\n"
      }
    }
    return Array(text.utf8)
  }
}
