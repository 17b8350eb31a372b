// The text of a finding for formats with room for one line or paragraph, and the escaping of XML formats.

import SceneDiagnostics
import SceneText

extension Diagnostic {
  /// The message with what limits it: where it shows, and whether it rests on an assumed size. One line.
  var line: String {
    var text = TerminalText.safe(message)
    if !environments.isEmpty {
      text += " (on \(TerminalText.safe(environments.map(\.name).joined(separator: "; "))) only)"
    }
    if restsOnAssumedSize { text += " (based on an assumed text or control size)" }
    return text
  }

  /// What is known beyond the message and its place, one fact per line: the object, facts that stand nowhere in the
  /// file, what to do.
  var facts: [String] {
    var lines: [String] = []
    if let objectPath { lines.append("in \(objectPath)") }
    for note in notes where note.range == nil { lines.append("note: \(note.message)") }
    if let help { lines.append("help: \(help)") }
    for fix in fixes {
      lines.append("fix: \(fix.title)" + (fix.isVerified == true ? " (verified)" : ""))
    }
    return lines.map { TerminalText.safe($0) }
  }
}

extension FileReport {
  /// The path without `./` before it, as services know the files of a repository: with it, annotations find no file, and
  /// fingerprints change with how a run was started.
  var plainPath: String {
    var rest = path.utf8[...]
    while rest.starts(with: "./".utf8) { rest = rest.dropFirst(2).drop { $0 == UInt8(ascii: "/") } }
    return rest.isEmpty ? path : String(decoding: rest, as: UTF8.self)
  }

  /// Line and column of the first character and of the one after the last; nil for a finding about the whole file.
  func place(of range: SourceRange?) -> (start: LineColumn, end: LineColumn)? {
    guard let file, let range else { return nil }
    return (file.position(of: range.lower), file.position(of: range.upper))
  }
}

/// Text inside XML.
enum XMLText {
  /// For an attribute's value in double quotes, where line ends and tabs become references, which the value keeps.
  /// Characters that XML 1.0 cannot hold become U+FFFD.
  static func escaped(_ text: String) -> String { escaped(text, keepsLines: false) }

  /// For character data between tags: line feeds stay as they are.
  static func content(_ text: String) -> String { escaped(text, keepsLines: true) }

  private static func escaped(_ text: String, keepsLines: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += keepsLines ? "\n" : "&#10;"
      case "\r": result += "&#13;"
      case "\t": result += "&#9;"
      default:
        let isLegal = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        // A terminal that shows the report would obey the control characters that XML allows.
        if (0x7F..<0xA0).contains(scalar.value) {
          result += "&#\(scalar.value);"
        } else {
          result.unicodeScalars.append(isLegal ? scalar : "\u{FFFD}")
        }
      }
    }
    return result
  }
}
