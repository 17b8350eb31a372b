// Diagnostics for people: two or three lines each, with the place, the message, the object and what to do.
// VerboseReport writes everything. The caller selects and sorts the diagnostics.

import SceneDiagnostics
import SceneText

/// Writes diagnostics as text.
public enum TextReport {
  /// The UTF-8 text of the diagnostics; empty if there are none.
  ///
  /// - Parameter file: the text that the ranges refer to; nil if it could not be read.
  public static func text(
    of diagnostics: [Diagnostic], in file: SourceFile?, path: String, style: ReportStyle = ReportStyle()
  ) -> [UInt8] {
    var text = ""
    if style.isVerbose {
      var report = VerboseReport(file: file, path: TerminalText.safe(path), style: style)
      for diagnostic in diagnostics { report.write(diagnostic) }
      text = report.text
    } else {
      let report = ShortReport(file: file, path: TerminalText.safe(path), style: style)
      for diagnostic in diagnostics { text += report.lines(of: diagnostic) }
    }
    return Array(text.utf8)
  }

  /// The fixes on one line each, with alternatives for the same part combined.
  static func fixes(_ fixes: [Diagnostic.FixIt]) -> [String] {
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

  static func color(of severity: Severity, _ style: TerminalStyle) -> String {
    switch severity {
    case .error: style.error
    case .warning: style.warning
    case .note: style.note
    }
  }
}

private struct ShortReport {
  let file: SourceFile?
  let path: String
  let isLinked: Bool
  let style: TerminalStyle

  /// The maximum number of ids and devices that are named.
  private static let named = 3

  init(file: SourceFile?, path: String, style: ReportStyle) {
    self.file = file
    self.path = path
    isLinked = style.hasLinks
    self.style = TerminalStyle(colored: style.isColored)
  }

  func lines(of d: Diagnostic) -> String {
    var place = path
    if let range = d.range, let file {
      let start = file.position(of: range.lower)
      place += ":\(start.line):\(start.column)"
    }
    let rule = TerminalText.link(d.rule.name, to: isLinked ? d.rule.page : nil)
    var text = "\(style.bold)\(place):\(style.reset) \(TextReport.color(of: d.severity, style))"
    text += "\(d.severity.name):\(style.reset) \(style.bold)\(TerminalText.safe(d.message))\(style.reset)"
    text += " [\(rule)]\n"
    let subject = subject(of: d)
    if !subject.isEmpty { text += "  \(TerminalText.safe(subject))\n" }
    if let (label, advice) = advice(on: d) {
      text += "  \(style.bold)\(label):\(style.reset) \(TerminalText.safe(advice))\n"
    }
    return text
  }

  /// The object with its id, the constraints, the devices.
  private func subject(of d: Diagnostic) -> String {
    var parts: [String] = []
    if let path = d.objectPath { parts.append(path) }
    if let first = d.parts.first, first.objectPath != d.objectPath {
      // The path is that of something that contains all of them.
      parts.append(Self.list(d.parts.map(\.object)))
    } else if let object = d.objects.first {
      parts = [parts.isEmpty ? object : "\(parts[0]) (\(object))"]
    }
    if !d.constraints.isEmpty {
      let noun = d.constraints.count == 1 ? "constraint" : "constraints"
      parts.append("\(noun) \(Self.list(d.constraints))")
    }
    if !d.environments.isEmpty { parts.append("only on \(Self.list(d.environments.map(\.name)))") }
    if d.restsOnAssumedSize { parts.append("based on an assumed size") }
    return parts.joined(separator: "; ")
  }

  /// “a, b, c and 2 more”.
  private static func list(_ words: [String]) -> String {
    let left = words.count - named
    return words.prefix(named).joined(separator: ", ") + (left > 0 ? " and \(left) more" : "")
  }

  /// The first fix, or else the help.
  private func advice(on d: Diagnostic) -> (label: String, text: String)? {
    guard let first = d.fixes.first else { return d.help.map { ("help", $0) } }
    let text = first.isVerified == true ? "\(first.title) (verified)" : first.title
    let others = d.fixes.count - 1
    return ("fix", others > 0 ? "\(text); \(others) other\(others == 1 ? "" : "s") with --verbose" : text)
  }
}
