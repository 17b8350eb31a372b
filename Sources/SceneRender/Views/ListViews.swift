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
    let sections = sections(cells)
    if table.isGrouped {
      drawSectionTitles(table, sections, bounds)
      if table.style == "insetGrouped" { roundCorners(sections) }
    } else {
      drawPlainTitles(sections, bounds)
    }
    drawPrototypesTitle(table, sections, bounds)
    guard cells.isEmpty else { return }
    let middle = Rect(x: 0, y: bounds.midY - 22, width: bounds.width, height: 22)
    let gray = system("tertiaryLabelColor")
    draw(StyledText("Table View", Font(weight: .semibold, size: 17), gray, .center), in: middle)
    let kind = table.dataMode == "static" ? "Static Content" : "Prototype Content"
    draw(
      StyledText(kind, Font(size: 13), gray, .center),
      in: Rect(x: 0, y: middle.maxY, width: bounds.width, height: 18))
  }

  /// The cells of a section, in order.
  private struct SectionCells {
    /// Nil for prototypes.
    var section: Int?
    /// The area of the cells.
    var frame: Rect
    var cells: [ViewIndex]
  }

  private func sections(_ cells: [ViewIndex]) -> [SectionCells] {
    var result: [SectionCells] = []
    for cell in cells {
      guard let frame = layout.frame(of: cell), case .tableViewCell(let content) = document[cell].content
      else { continue }
      if let last = result.last, last.section == content.section {
        result[result.count - 1].frame = last.frame.union(frame)
        result[result.count - 1].cells.append(cell)
      } else {
        result.append(SectionCells(section: content.section, frame: frame, cells: [cell]))
      }
    }
    return result
  }

  /// The titles of a section; nil for prototypes.
  private func titles(of section: Int?) -> TableSection? {
    guard let section, document.tableSections.indices.contains(section) else { return nil }
    return document.tableSections[section]
  }

  /// Remembers which corners of the cells are round.
  private mutating func roundCorners(_ sections: [SectionCells]) {
    for section in sections {
      guard let first = section.cells.first, let last = section.cells.last else { continue }
      cellCorners[first.index, default: []].insert(.top)
      cellCorners[last.index, default: []].insert(.bottom)
    }
  }

  private mutating func drawSectionTitles(_ table: TableView, _ sections: [SectionCells], _ bounds: Rect) {
    let font = Font(size: 13)
    let color = system("secondaryLabelColor")
    for section in sections {
      guard let titles = titles(of: section.section) else { continue }
      let frame = section.frame
      let inset = table.style == "insetGrouped" ? frame.x + 16 : 16
      let width = max(bounds.width - 2 * inset, 0)
      if let title = titles.headerTitle, !title.isEmpty {
        // iOS 26 leaves titles as they are.
        let shown = environment.era < .xcode26 ? title.uppercased() : title
        draw(
          StyledText(shown, font, color, textStart),
          in: Rect(x: inset, y: frame.y - 24, width: width, height: 18))
      }
      if let title = titles.footerTitle, !title.isEmpty {
        var text = StyledText(title, font, color, textStart)
        text.numberOfLines = 0
        draw(text, in: Rect(x: inset, y: frame.maxY + 7, width: width, height: 60), .top)
      }
    }
  }

  private mutating func drawPlainTitles(_ sections: [SectionCells], _ bounds: Rect) {
    for section in sections where section.frame.y >= 20 {
      guard let title = titles(of: section.section)?.headerTitle, !title.isEmpty else { continue }
      let box = Rect(x: 0, y: section.frame.y - 28, width: bounds.width, height: 28)
      rect(box, fill: system("secondarySystemBackgroundColor"))
      draw(
        StyledText(title, Font(weight: .semibold, size: 17), system("labelColor"), textStart),
        in: box.inset(by: 16, 0))
    }
  }

  /// Draws the title that the canvas has above prototypes, where the layout leaves room for it.
  private mutating func drawPrototypesTitle(
    _ table: TableView, _ sections: [SectionCells], _ bounds: Rect
  ) {
    guard !environment.isRunTime, table.dataMode != "static", let first = sections.first,
      first.section == nil, first.frame.y >= 20
    else { return }
    let box = Rect(x: 0, y: first.frame.y - 24, width: bounds.width, height: 20)
    draw(
      StyledText(
        "Prototype Cells", Font(weight: .medium, size: 13), system("secondaryLabelColor"), textStart),
      in: box.inset(by: min(first.frame.x + 16, box.width / 2), 0))
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

  /// Draws the line at the bottom of a cell, unless the table has none or the cell ends a rounded section.
  private mutating func drawSeparator(_ index: ViewIndex, _ view: View, _ bounds: Rect) {
    guard let parent = view.parent, case .tableView(let table) = document[parent].content,
      table.separatorStyle != "none", cellCorners[index.index]?.contains(.bottom) != true
    else { return }
    let color =
      colors.color("separatorColor", of: document[parent].element) ?? system("separatorColor")
    let usual = environment.screenSize.width >= 400 ? 20.0 : 16
    let own = separatorInset(of: view.element) ?? separatorInset(of: document[parent].element)
    let left = min(max(own?.left ?? usual, 0), bounds.width)
    let right = min(max(own?.right ?? 0, 0), bounds.width - left)
    let line = Rect(x: left, y: bounds.height - 0.5, width: bounds.width - left - right, height: 0.5)
    rect(line.mirrored(isRightToLeft(view), in: bounds.width), fill: color)
  }

  /// The inset of separators that the file sets for a table or cell.
  private func separatorInset(of element: XMLDocument.ElementID) -> (left: Double, right: Double)? {
    guard let inset = source.child(of: element, key: "separatorInset") else { return nil }
    return (number(.minX, of: inset) ?? 0, number(.maxX, of: inset) ?? 0)
  }

  /// Draws the background of a cell with the round corners of its section.
  mutating func drawCellBackground(_ color: PictureColor, _ bounds: Rect, _ corners: CellCorners) {
    guard bounds.width > 0, bounds.height > 0, color.alpha > 0 else { return }
    let radius = min(CellCorners.radius, bounds.width / 2, bounds.height / 2)
    let (r, w, h) = (shown(radius), shown(bounds.width), shown(bounds.height))
    let (right, bottom) = (shown(bounds.width - radius), shown(bounds.height - radius))
    var path =
      corners.contains(.top)
      ? "M0 \(r)A\(r) \(r) 0 0 1 \(r) 0H\(right)A\(r) \(r) 0 0 1 \(w) \(r)" : "M0 0H\(w)"
    path +=
      corners.contains(.bottom)
      ? "V\(bottom)A\(r) \(r) 0 0 1 \(right) \(h)H\(r)A\(r) \(r) 0 0 1 0 \(bottom)Z" : "V\(h)H0Z"
    filled(path, color)
  }
}

/// The ends of a cell at which a section of a table is round.
struct CellCorners: OptionSet {
  let rawValue: UInt8
  static let top = CellCorners(rawValue: 1)
  static let bottom = CellCorners(rawValue: 2)
  /// In points.
  static let radius = 10.0
}

extension TableView {
  /// Whether sections are groups on a gray background.
  var isGrouped: Bool { style == "grouped" || style == "insetGrouped" }
}
