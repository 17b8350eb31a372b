// Draws tables and their cells: separators, titles of sections, accessories. The labels of built-in cell
// styles are views of their own.

import SceneModel
import SceneXML
import TextMetrics

extension Painter {
  mutating func drawTable(_ table: TableView, _ index: ViewIndex, _ bounds: Rect) {
    let cells = document.children(of: index).filter {
      document[$0].role == .cell && layout.frame(of: $0) != nil
    }
    if table.style == "insetGrouped" || table.style == "grouped" { drawSectionTitles(table, cells, bounds) }
    if table.style != "insetGrouped", table.style != "grouped" { drawPlainTitles(cells, bounds) }
    guard cells.isEmpty else { return }
    draw(
      StyledText("Table View", Font(weight: .semibold, size: 17), system("tertiaryLabelColor"), .center),
      in: bounds)
  }

  /// The area of a section's cells, with its first and last cell.
  private func sections(_ cells: [ViewIndex]) -> [(section: Int, frame: Rect)] {
    var result: [(section: Int, frame: Rect)] = []
    for cell in cells {
      guard let frame = layout.frame(of: cell), case .tableViewCell(let content) = document[cell].content,
        let section = content.section
      else { continue }
      if let last = result.last, last.section == section {
        result[result.count - 1].frame = last.frame.union(frame)
      } else {
        result.append((section, frame))
      }
    }
    return result
  }

  private mutating func drawSectionTitles(_ table: TableView, _ cells: [ViewIndex], _ bounds: Rect) {
    let font = Font(size: 13)
    let color = system("secondaryLabelColor")
    for (section, frame) in sections(cells) where document.tableSections.indices.contains(section) {
      let titles = document.tableSections[section]
      let inset = table.style == "insetGrouped" ? frame.x + 16 : 16
      let width = max(bounds.width - 2 * inset, 0)
      if let title = titles.headerTitle, !title.isEmpty {
        draw(
          StyledText(title, font, color, textStart),
          in: Rect(x: inset, y: frame.y - 24, width: width, height: 18))
      }
      if let title = titles.footerTitle, !title.isEmpty {
        var text = StyledText(title, font, color, textStart)
        text.numberOfLines = 0
        draw(text, in: Rect(x: inset, y: frame.maxY + 7, width: width, height: 60), .top)
      }
    }
  }

  private mutating func drawPlainTitles(_ cells: [ViewIndex], _ bounds: Rect) {
    for (section, frame) in sections(cells) where document.tableSections.indices.contains(section) {
      guard let title = document.tableSections[section].headerTitle, !title.isEmpty, frame.y >= 20 else {
        continue
      }
      let box = Rect(x: 0, y: frame.y - 28, width: bounds.width, height: 28)
      rect(box, fill: system("secondarySystemBackgroundColor"))
      draw(
        StyledText(title, Font(weight: .semibold, size: 17), system("labelColor"), textStart),
        in: box.inset(by: 16, 0))
    }
  }

  /// Where text starts in this environment.
  var textStart: TextAlignment { environment.direction == .rightToLeft ? .right : .left }

  // MARK: Cells

  mutating func drawCell(_ cell: TableViewCell, _ index: ViewIndex, _ view: View, _ bounds: Rect) {
    drawSeparator(index, view, bounds)
    drawContentConfiguration(cell, view, bounds)
    guard let accessory = cell.accessoryType else { return }
    let isMirrored = isRightToLeft(view)
    let gray = system("systemGray3Color")
    let tint = tint(of: index)
    func place(_ distance: Double) -> Double { isMirrored ? distance : bounds.width - distance }
    let y = bounds.midY
    switch accessory {
    case "disclosureIndicator": drawChevron(place(20), y, isMirrored, gray)
    case "checkmark":
      let x = place(22)
      stroked("M\(shown(x - 6)) \(shown(y))l4 5l9 -11", tint, width: 2)
    case "detailButton": drawDetail(place(24), y, tint)
    case "detailDisclosureButton":
      drawChevron(place(20), y, isMirrored, gray)
      drawDetail(place(46), y, tint)
    default: break
    }
  }

  /// Draws the texts and the image of a list content configuration, which is no view of the document.
  private mutating func drawContentConfiguration(_ cell: TableViewCell, _ view: View, _ bounds: Rect) {
    guard let element = source.child(of: view.element, key: "contentConfiguration") else { return }
    let side = min(environment.screenSize.width >= 400 ? 20.0 : 16, bounds.width / 4)
    let taken = cell.accessoryType == nil ? side : side + 24
    let isMirrored = isRightToLeft(view)
    var area = Rect(x: side, y: 0, width: max(bounds.width - side - taken, 0), height: bounds.height)
    if let image = source.value(.image, of: element), !image.isEmpty {
      let box = Rect(x: area.x, y: bounds.midY - 12, width: 24, height: 24)
      drawImage(
        ImageReference(name: image, catalog: source.value(.catalog, of: element)),
        in: box.mirrored(isMirrored, in: bounds.width), tint: tint(of: view.parent), mode: "scaleAspectFit")
      (area.x, area.width) = (area.x + 40, max(area.width - 40, 0))
    }
    let start: TextAlignment = isMirrored ? .right : .left
    let text = StyledText(
      source.value(.text, of: element) ?? "", measurement.font(nil, defaultSize: 17), system("labelColor"),
      start)
    let secondary = source.value(.secondaryText, of: element) ?? ""
    let isBeside = isOn(.prefersSideBySideTextAndSecondaryText, of: element)
    var detail = StyledText(
      secondary, measurement.font(nil, defaultSize: isBeside ? 17 : 12), system("secondaryLabelColor"), start)
    var first = area
    if !secondary.isEmpty, isBeside {
      detail.alignment = isMirrored ? .left : .right
      draw(detail, in: area.mirrored(isMirrored, in: bounds.width))
    } else if !secondary.isEmpty {
      first = Rect(x: area.x, y: bounds.midY - 20, width: area.width, height: 21)
      let below = Rect(x: area.x, y: first.maxY + 2, width: area.width, height: 15)
      draw(detail, in: below.mirrored(isMirrored, in: bounds.width))
    }
    draw(text, in: first.mirrored(isMirrored, in: bounds.width))
  }

  private mutating func drawChevron(_ x: Double, _ y: Double, _ isMirrored: Bool, _ color: PictureColor) {
    let step = isMirrored ? -5.0 : 5
    stroked(
      "M\(shown(x - step / 2)) \(shown(y - 5))l\(shown(step)) 5l\(shown(-step)) 5", color, width: 2)
  }

  private mutating func drawDetail(_ x: Double, _ y: Double, _ color: PictureColor) {
    outline(Rect(x: x - 10, y: y - 10, width: 20, height: 20), color, width: 1.5, radius: 10)
    stroked("M\(shown(x)) \(shown(y - 1))v5", color, width: 1.7)
    circle(x, y - 4.5, radius: 1.2, fill: color)
  }

  /// Draws the line at the bottom of a cell, unless the table has none.
  private mutating func drawSeparator(_ index: ViewIndex, _ view: View, _ bounds: Rect) {
    guard let parent = view.parent, case .tableView(let table) = document[parent].content,
      table.separatorStyle != "none"
    else { return }
    let color =
      colors.color("separatorColor", of: document[parent].element) ?? system("separatorColor")
    let inset = min(environment.screenSize.width >= 400 ? 20.0 : 16, bounds.width)
    let line = Rect(
      x: inset, y: bounds.height - 0.5, width: bounds.width - inset, height: 0.5)
    rect(line.mirrored(isRightToLeft(view), in: bounds.width), fill: color)
  }
}
