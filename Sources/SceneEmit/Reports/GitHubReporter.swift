// Workflow commands of GitHub Actions, which become annotations in a pull request's diff. Columns are written
// only for a range within one line, because GitHub ignores an annotation whose columns are on different
// lines.

import SceneDiagnostics
import SceneText

struct GitHubReporter: Reporter {
  func part(of report: FileReport) -> [UInt8] {
    var text = ""
    for d in report.diagnostics {
      // GitHub's word for a note is “notice”.
      var properties = ["file=\(Self.property(TerminalText.safe(report.plainPath)))"]
      if let (start, end) = report.place(of: d.range) {
        properties.append("line=\(start.line)")
        properties.append("endLine=\(end.line)")
        if start.line == end.line {
          properties.append("col=\(start.column)")
          properties.append("endColumn=\(max(start.column, end.column - 1))")
        }
      }
      properties.append("title=\(Self.property(d.rule.name))")
      let message = ([d.line] + d.details + [d.rule.page]).joined(separator: "\n")
      text += "::\(d.severity == .note ? "notice" : d.severity.name) \(properties.joined(separator: ","))"
      text += "::\(Self.data(message))\n"
    }
    return Array(text.utf8)
  }

  /// Encodes the text after the second `::`: percent signs and line ends.
  static func data(_ text: String) -> String { encoded(text, colonsAndCommas: false) }

  /// Encodes a property's value: also colons and commas.
  static func property(_ text: String) -> String { encoded(text, colonsAndCommas: true) }

  private static func encoded(_ text: String, colonsAndCommas: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where colonsAndCommas: result += "%3A"
      case "," where colonsAndCommas: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
