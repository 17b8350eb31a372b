// GitLab Code Quality: a JSON array whose fingerprints tell the service which diagnostics are new. A
// fingerprint depends on the file, the rule and the objects, so that it does not change when Xcode moves lines
// or when numbers change.

import SceneDiagnostics
import SceneText

struct GitLabReporter: Reporter {
  var header: [UInt8] { Array("[\n".utf8) }
  var separator: [UInt8] { Array(",\n".utf8) }
  var footer: [UInt8] { Array("\n]\n".utf8) }

  func part(of report: FileReport) -> [UInt8] {
    var parts: [[UInt8]] = []
    let fingerprints = Fingerprint.all(of: report.diagnostics, path: report.plainPath)
    for (d, fingerprint) in zip(report.diagnostics, fingerprints) {
      var json = JSONWriter(style: .compact, capacity: 512)
      json.beginObject()
      json.member("description", ([d.line] + d.details + [d.rule.page]).joined(separator: "\n"))
      json.member("check_name", d.rule.name)
      json.member("fingerprint", fingerprint.hexadecimal)
      json.member("severity", Self.severity(d.severity))
      json.key("location")
      json.beginObject()
      json.member("path", report.plainPath)
      let place = report.place(of: d.range)
      json.key("lines")
      json.beginObject()
      json.member("begin", place?.start.line ?? 1)
      json.member("end", place?.end.line ?? 1)
      json.endObject()
      json.endObject()
      json.endObject()
      parts.append(json.bytes)
    }
    return Array(parts.joined(separator: separator))
  }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
