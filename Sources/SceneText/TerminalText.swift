// Text on a terminal: the width of characters, colors, links, and replacements for characters that control the
// terminal.

/// Widths of characters on a terminal, and text that is safe to print.
package enum TerminalText {
  /// The number of cells of a scalar: 0 for combining marks, 2 for East Asian wide characters and emoji,
  /// otherwise 1.
  package static func width(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    return wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// Blocks that are wide in Unicode's East Asian Width. Small gaps of unassigned characters are included.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x2614...0x2615, 0x2648...0x2653,
    0x26CE...0x26CE, 0x2705...0x2705, 0x270A...0x270B, 0x2728...0x2728, 0x274C...0x274C, 0x2753...0x2755,
    0x2795...0x2797, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F004...0x1F004, 0x1F0CF...0x1F0CF,
    0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F200...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C,
    0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3, 0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4,
    0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC, 0x1F4FF...0x1F53D, 0x1F54B...0x1F54E,
    0x1F550...0x1F567, 0x1F57A...0x1F57A, 0x1F595...0x1F596, 0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F,
    0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2, 0x1F6D5...0x1F6D7, 0x1F6DC...0x1F6DF,
    0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7EB, 0x1F7F0...0x1F7F0, 0x1F90C...0x1F93A,
    0x1F93C...0x1F945, 0x1F947...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]

  /// Whether a character moves the cursor, controls the terminal or reorders the line instead of being
  /// displayed.
  package static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The text on one line, with U+FFFD in place of characters that act on the terminal.
  package static func safe(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: acts) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(scalar.value == 0x0A || scalar.value == 0x09 ? " " : acts(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }

  /// A link on a terminal (OSC 8); the text alone without an address. Terminals that do not know the sequence
  /// print the text.
  package static func link(_ text: String, to address: String?) -> String {
    guard let address else { return text }
    return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }
}

/// The escape sequences of a report's colors; all empty without color.
package struct TerminalStyle: Sendable {
  package let reset, bold, error, warning, note, gutter: String

  package init(colored: Bool) {
    reset = colored ? "\u{1B}[0m" : ""
    bold = colored ? "\u{1B}[1m" : ""
    error = colored ? "\u{1B}[1;31m" : ""
    warning = colored ? "\u{1B}[1;33m" : ""
    note = colored ? "\u{1B}[1;36m" : ""
    gutter = colored ? "\u{1B}[1;34m" : ""
  }
}
