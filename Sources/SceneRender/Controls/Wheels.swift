// Draws pickers and date pickers: wheels with sample rows, since code or the calendar fills them, and
// compact capsules.

import SceneModel
import TextMetrics

extension Painter {
  mutating func drawDatePicker(_ control: Control, _ index: ViewIndex, _ bounds: Rect) {
    if control.style == "compact" { return drawCompactDate(control.datePickerMode, bounds) }
    if control.style == "inline" { return drawCalendar(index, bounds) }
    switch control.datePickerMode {
    case "date":
      drawWheels(
        [
          ["April", "May", "June", "July", "August"], ["7", "8", "9", "10", "11"],
          ["2023", "2024", "2025", "2026", "2027"],
        ], bounds)
    case "time":
      drawWheels(
        [["7", "8", "9", "10", "11"], ["39", "40", "41", "42", "43"], ["", "", "AM", "PM", ""]], bounds)
    case "countDownTimer":
      drawWheels([["", "", "0 hours", "1", "2"], ["", "", "1 min", "2", "3"]], bounds)
    default:
      drawWheels(
        [
          ["Sat Jun 7", "Sun Jun 8", "Mon Jun 9", "Tue Jun 10", "Wed Jun 11"], ["7", "8", "9", "10", "11"],
          ["39", "40", "41", "42", "43"], ["", "", "AM", "PM", ""],
        ], bounds)
    }
  }

  /// Draws columns of rows around a selected one in the middle.
  mutating func drawWheels(_ columns: [[String]], _ bounds: Rect) {
    guard bounds.width > 20, bounds.height > 10 else { return }
    let rowHeight = min(32, bounds.height / 3)
    rect(
      Rect(x: 8, y: bounds.midY - rowHeight / 2, width: bounds.width - 16, height: rowHeight),
      fill: system("tertiarySystemFillColor"), radius: 8)
    let widths = wheelWidths(columns, bounds.width - 16)
    var x = 8.0
    for (c, column) in columns.enumerated() {
      defer { x += widths[c] }
      for (r, row) in column.enumerated() {
        let distance = Double(r - column.count / 2)
        let y = bounds.midY + distance * rowHeight * 0.95 - rowHeight / 2
        guard y >= 0, y + rowHeight <= bounds.height else { continue }
        draw(
          StyledText(
            row, Font(size: distance == 0 ? 21 : 19),
            distance == 0 ? system("labelColor") : system("tertiaryLabelColor"), .center),
          in: Rect(x: x, y: y, width: widths[c], height: rowHeight))
      }
    }
  }

  /// The widths of columns: those of their texts, and equal shares of what is left.
  private func wheelWidths(_ columns: [[String]], _ width: Double) -> [Double] {
    let natural = columns.map { column in
      4 + (column.map { textWidth($0, font: Font(size: 21)).width }.max() ?? 0)
    }
    let sum = natural.reduce(0, +)
    if sum > width { return natural.map { $0 * width / sum } }
    return natural.map { $0 + (width - sum) / Double(max(columns.count, 1)) }
  }

  private mutating func drawCompactDate(_ mode: String?, _ bounds: Rect) {
    var parts: [String] = []
    if mode != "time" { parts.append("Jun 9, 2025") }
    if mode != "date" { parts.append("9:41 AM") }
    var x = 0.0
    let height = min(34, bounds.height)
    for part in parts {
      let width = min(textWidth(part, font: Font(size: 17)).width + 22, max(bounds.width - x, 0))
      let box = Rect(x: x, y: bounds.midY - height / 2, width: width, height: height)
      rect(box, fill: system("tertiarySystemFillColor"), radius: 6)
      draw(StyledText(part, Font(size: 17), system("labelColor"), .center), in: box.inset(by: 2, 0))
      x += width + 6
    }
  }

  private mutating func drawCalendar(_ index: ViewIndex, _ bounds: Rect) {
    let tint = tint(of: index)
    let (columns, rows) = (7, 5)
    let (width, height) = (bounds.width / Double(columns), max(bounds.height - 40, 0) / Double(rows))
    draw(
      StyledText("June 2025", Font(weight: .semibold, size: 17), system("labelColor")),
      in: Rect(x: 12, y: 4, width: max(bounds.width - 24, 0), height: 32))
    for day in 1...30 {
      let (row, column) = ((day - 1) / columns, (day - 1) % columns)
      let box = Rect(
        x: Double(column) * width, y: 40 + Double(row) * height, width: width, height: height)
      let isToday = day == 9
      if isToday { circle(box.midX, box.midY, radius: min(width, height, 40) / 2, fill: tint.faded(0.18)) }
      draw(
        StyledText("\(day)", Font(size: 17), isToday ? tint : system("labelColor"), .center), in: box)
    }
  }
}
