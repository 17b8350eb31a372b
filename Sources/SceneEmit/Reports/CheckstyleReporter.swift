// Checkstyle XML: a `file` element for each file with diagnostics, an `error` element for each diagnostic.

import SceneDiagnostics

struct CheckstyleReporter: Reporter {
  var header: [UInt8] {
    Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n".utf8)
  }
  var footer: [UInt8] { Array("</checkstyle>\n".utf8) }

  func part(of report: FileReport) -> [UInt8] {
    guard !report.diagnostics.isEmpty else { return [] }
    var text = "  <file name=\"\(XMLText.escaped(report.path))\">\n"
    for d in report.diagnostics {
      text += "    <error"
      if let start = report.place(of: d.range)?.start {
        text += " line=\"\(start.line)\" column=\"\(start.column)\""
      }
      // Checkstyle's severities are error, warning, info and ignore.
      text += " severity=\"\(d.severity == .note ? "info" : d.severity.name)\""
      text += " message=\"\(XMLText.escaped(d.line))\" source=\"scenec.\(d.rule.name)\"/>\n"
    }
    return Array((text + "  </file>\n").utf8)
  }
}
