// JSON lines: one object per diagnostic and line, in the form of the diagnostics in `compile`'s output.

import SceneText

struct JSONLinesReporter: Reporter {
  func part(of report: FileReport) -> [UInt8] {
    var bytes: [UInt8] = []
    for diagnostic in report.diagnostics {
      var json = JSONWriter(style: .compact, capacity: 512)
      DiagnosticsJSON.write(diagnostic, in: report.file, path: report.path, to: &json)
      bytes += json.bytes
      bytes.append(0x0A)
    }
    return bytes
  }
}
