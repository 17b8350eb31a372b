// The text of a diagnostic for formats that have a single line or paragraph for it, and the escaping of XML.

import SceneDiagnostics
import SceneText

extension Diagnostic {
  /// The message with its devices and, if it depends on an assumed size, a remark. One line.
  var line: String {
    var text = TerminalText.safe(message)
    if !environments.isEmpty {
      text += " (on \(TerminalText.safe(environments.map(\.name).joined(separator: "; "))) only)"
    }
    if restsOnAssumedSize { text += " (based on an assumed text or control size)" }
    return text
  }

  /// Details beyond the message and its position, one per line: the object, notes without a position, help.
  var details: [String] {
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
  /// The path without a leading `./`, like services name the files of a repository. With it, annotations
  /// would not find their file, and fingerprints would depend on how a run was started.
  var plainPath: String {
    var rest = path.utf8[...]
    while rest.starts(with: "./".utf8) { rest = rest.dropFirst(2).drop { $0 == UInt8(ascii: "/") } }
    return rest.isEmpty ? path : String(decoding: rest, as: UTF8.self)
  }

  /// The positions of the first character and after the last one; nil for a diagnostic about the whole file.
  func place(of range: SourceRange?) -> (start: LineColumn, end: LineColumn)? {
    guard let file, let range else { return nil }
    return (file.position(of: range.lower), file.position(of: range.upper))
  }
}

/// Text inside XML.
enum XMLText {
  /// Escapes an attribute's value in double quotes. Line ends and tabs become references, so that the value
  /// keeps them. Characters that XML 1.0 does not allow become U+FFFD.
  static func escaped(_ text: String) -> String { escaped(text, keepsLines: false) }

  /// Escapes character data between tags. Line feeds stay as they are.
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
        // A terminal would interpret the control characters that XML allows.
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
