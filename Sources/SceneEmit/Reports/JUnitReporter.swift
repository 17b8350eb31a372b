// JUnit XML, for the test views of CI servers: one suite per file, one test case per diagnostic. Errors and
// warnings are failures, a note is a passed case with output, and a file without diagnostics is one passed
// case.

import SceneDiagnostics

struct JUnitReporter: Reporter {
  var header: [UInt8] {
    Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"scenec\">\n".utf8)
  }
  var footer: [UInt8] { Array("</testsuites>\n".utf8) }

  func part(of report: FileReport) -> [UInt8] {
    let failures = report.diagnostics.count { $0.severity > .note }
    let path = XMLText.escaped(report.path)
    var text = "  <testsuite name=\"\(path)\" tests=\"\(max(1, report.diagnostics.count))\""
    text += " failures=\"\(failures)\" errors=\"0\">\n"
    if report.diagnostics.isEmpty {
      text += "    <testcase classname=\"\(path)\" name=\"no findings\"/>\n"
    }
    for d in report.diagnostics {
      let name = ([d.rule.name] + d.objects.prefix(1)).joined(separator: " ")
      text += "    <testcase classname=\"\(path)\" name=\"\(XMLText.escaped(name))\">\n"
      let details = XMLText.content(details(of: d, in: report))
      if d.severity > .note {
        text += "      <failure type=\"\(d.severity.name)\" message=\"\(XMLText.escaped(d.line))\">"
        text += "\(details)</failure>\n"
      } else {
        text += "      <system-out>\(details)</system-out>\n"
      }
      text += "    </testcase>\n"
    }
    return Array((text + "  </testsuite>\n").utf8)
  }

  /// The text of the case: the diagnostic as a compiler prints it, related positions, details.
  private func details(of d: Diagnostic, in report: FileReport) -> String {
    let single = FileReport(path: report.path, file: report.file, diagnostics: [d])
    let lines = String(decoding: XcodeReporter().part(of: single), as: UTF8.self)
    return lines + d.details.map { $0 + "\n" }.joined()
  }
}
