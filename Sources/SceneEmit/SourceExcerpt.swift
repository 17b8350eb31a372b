// One line of a file with a range underlined, for reports. Handles tabs, wide and combining characters, and
// lines of any length. VerboseReport positions the excerpt.

import SceneDiagnostics
import SceneText

/// A window of a source line, and the cells in it that a range covers.
package struct SourceExcerpt {
  /// The line number, from 1.
  package let line: Int
  /// The visible text before the range, in it, and after it.
  package let parts: (before: String, marked: String, after: String)
  /// The number of cells before the range.
  let indent: Int
  /// The number of cells that the range covers, at least 1.
  let length: Int

  /// The visible part of the line, ready to print.
  var text: String {
    var text = parts.before + parts.marked + parts.after
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The maximum number of cells in the window.
  static let maximumWidth = 120

  /// The line in which `range` begins. A range over several lines is underlined to the end of its first line.
  ///
  /// Reads only a few windows around the range, so that a line of megabytes takes no longer than a short one.
  package init(_ range: SourceRange, in file: SourceFile) {
    let position = file.position(of: range.lower)
    line = position.line
    let bytes = file.line(position.line)
    let lower = min(max(Int(range.lower), bytes.startIndex), bytes.endIndex)
    let upper = min(max(Int(range.upper), lower), bytes.endIndex)
    let reach = Self.maximumWidth * 4
    // Does not exceed the start of the range, which may be inside ill-formed UTF-8.
    let start = min(lower, Self.boundary(max(bytes.startIndex, lower - reach), in: bytes, file: file))
    let end = min(bytes.endIndex, lower + reach * 2)
    let window = Window(
      before: Self.cells(bytes[start..<lower]),
      marked: Self.cells(bytes[lower..<max(lower, min(upper, end))]),
      after: Self.cells(bytes[max(lower, min(upper, end))..<end]), startsInside: start > bytes.startIndex,
      endsInside: end < bytes.endIndex)
    let shown = window.shown(width: Self.maximumWidth)
    parts = (shown.before.joined(), shown.marked.joined(), shown.after.joined())
    indent = shown.before.count
    length = max(1, shown.marked.count)
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

/// The cells around a range, and the choice of those that are shown.
private struct Window {
  var before: [String]
  var marked: [String]
  var after: [String]
  /// Whether the line continues before and after these cells.
  var startsInside: Bool
  var endsInside: Bool

  /// The whole line if it fits, at first without its indentation. Otherwise the range in the middle; of a
  /// range that is itself too long, the beginning and the id.
  func shown(width: Int) -> (before: [String], marked: [String], after: [String]) {
    var before = before[...]
    if !startsInside, before.count + marked.count + after.count > width || endsInside {
      before = before.drop { $0.allSatisfy { $0 == " " } }
    }
    if !startsInside, !endsInside, before.count + marked.count + after.count <= width {
      return (Array(before), marked, after)
    }
    let spare = max(0, width - marked.count)
    let left = min(before.count, max(spare / 2, spare - after.count))
    let isCut = startsInside || left < before.count
    let head = (isCut ? ["…"] : []) + before.suffix(left)
    if marked.count > width { return (head, shortened(marked, width: width - left), []) }
    let right = min(after.count, spare - left)
    let isLeft = endsInside || right < after.count
    return (head, marked, after.prefix(right) + (isLeft ? ["…"] : []))
  }

  /// The beginning of a long start tag, and its id.
  private func shortened(_ cells: [String], width: Int) -> [String] {
    guard let id = Self.id(in: cells), id.upperBound > width, id.count + 3 < width / 2 else {
      return cells.prefix(width) + ["…"]
    }
    let isWhole = !endsInside && cells.count - id.upperBound <= 2
    let tail = isWhole ? Array(cells[id.lowerBound...]) : cells[id] + ["…"]
    return cells.prefix(width - tail.count - 1) + ["…"] + tail
  }

  /// The attribute ` id="…"`.
  private static func id(in cells: [String]) -> Range<Int>? {
    let name = [" ", "i", "d", "=", "\""]
    guard let start = cells.indices.first(where: { cells[$0...].starts(with: name) }) else { return nil }
    let value = start + name.count
    return cells[value...].firstIndex(of: "\"").map { start..<($0 + 1) }
  }
}
