// One line of a file with a range underlined, for reports. Handles tabs, wide and combining characters, and
// lines of any length. TextReport positions the excerpt.

import SceneDiagnostics
import SceneText

/// A window of a source line, and the cells in it that a range covers.
struct SourceExcerpt {
  /// The visible part of the line, ready to print.
  let text: String
  /// The number of cells before the range.
  let indent: Int
  /// The number of cells that the range covers, at least 1.
  let length: Int
  /// The line number, from 1.
  let line: Int

  /// The maximum number of cells in the window.
  static let maximumWidth = 120

  /// The line in which `range` begins. A range over several lines is underlined to the end of its first line.
  ///
  /// Reads only a few windows around the range, so that a line of megabytes takes no longer than a short one.
  init(_ range: SourceRange, in file: SourceFile) {
    let position = file.position(of: range.lower)
    line = position.line
    let bytes = file.line(position.line)
    let lower = min(max(Int(range.lower), bytes.startIndex), bytes.endIndex)
    let upper = min(max(Int(range.upper), lower), bytes.endIndex)

    // If the line does not fit, the window starts a third of its width before the range.
    let reach = Self.maximumWidth * 4
    // Does not exceed the start of the range, which may be inside ill-formed UTF-8.
    let windowStart = min(lower, Self.boundary(max(bytes.startIndex, lower - reach), in: bytes, file: file))
    let windowEnd = min(bytes.endIndex, lower + reach * 2)
    let before = Self.cells(bytes[windowStart..<lower])
    let marked = Self.cells(bytes[lower..<max(lower, min(upper, windowEnd))])
    let after = Self.cells(bytes[max(lower, min(upper, windowEnd))..<windowEnd])

    var shownBefore = before[...]
    var startsInside = windowStart > bytes.startIndex
    // Indentation is dropped first to make room.
    let content = before.count + min(marked.count, Self.maximumWidth / 2) + after.count
    if content > Self.maximumWidth || startsInside {
      let room = max(Self.maximumWidth / 3, Self.maximumWidth - marked.count - after.count)
      if before.count > room {
        shownBefore = before[(before.count - room)...]
        startsInside = true
      }
    }
    let prefix = startsInside ? "…" : ""
    let room = max(1, Self.maximumWidth - shownBefore.count)
    let shownMarked = marked.prefix(room)
    let shownAfter = after.prefix(room - shownMarked.count)
    let isCut =
      shownMarked.count < marked.count || shownAfter.count < after.count || windowEnd < bytes.endIndex

    var text = prefix
    for cell in shownBefore { text += cell }
    for cell in shownMarked { text += cell }
    for cell in shownAfter { text += cell }
    if isCut {
      text += "…"
    } else {
      while text.last == " " { text.removeLast() }
    }
    self.text = text
    indent = prefix.count + shownBefore.count
    length = max(1, shownMarked.count)
  }

  /// The start of the character at `offset`, so that a window does not begin inside a character. Not before
  /// the start of the line.
  private static func boundary(_ offset: Int, in bytes: ArraySlice<UInt8>, file: SourceFile) -> Int {
    var offset = offset
    if offset == 0, file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return min(3, bytes.endIndex) }
    while offset < bytes.endIndex, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    return min(offset, bytes.endIndex)
  }

  /// The text cell by cell. A wide character fills two cells, the second of which is empty. A combining mark
  /// joins the preceding cell. A tab becomes four spaces, and a control character becomes U+FFFD.
  private static func cells(_ bytes: ArraySlice<UInt8>) -> [String] {
    var cells: [String] = []
    cells.reserveCapacity(bytes.count)
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar == "\t" {
        cells += ["    ", "", "", ""]
      } else if TerminalText.acts(scalar) {
        cells.append("\u{FFFD}")
      } else {
        switch TerminalText.width(of: scalar) {
        case 0:
          if cells.isEmpty { cells.append(" ") }
          cells[cells.count - 1].unicodeScalars.append(scalar)
        case 2: cells += [String(scalar), ""]
        default: cells.append(String(scalar))
        }
      }
    }
    return cells
  }
}
