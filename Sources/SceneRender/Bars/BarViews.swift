// Draws bars: those that are views of the document, and the contents of navigation bars, tab bars and
// toolbars wherever they are.

import SceneModel
import SceneXML
import TextMetrics

extension Painter {
  mutating func drawBar(_ index: ViewIndex, _ view: View, _ bounds: Rect) {
    let items = source.firstChild(of: view.element, named: .items)
    let tint = tint(of: index)
    switch view.kind {
    case .searchBar: drawSearchBar(view, bounds)
    case .toolbar:
      drawBarBackground(view.element, bounds, lineAtTop: true)
      if let items { drawToolbarItems(barItems(of: items), bounds, tint) }
    case .tabBar:
      drawBarBackground(view.element, bounds, lineAtTop: true)
      if let items {
        let tabs = source.children(of: items).filter { source.name(of: $0) == .tabBarItem }.map(tabItem)
        drawTabs(tabs, selected: 0, bounds, tint)
      }
    default:
      drawBarBackground(view.element, bounds, lineAtTop: false)
      var row = bounds
      if row.height > 60 { row = Rect(x: 0, y: bounds.maxY - 44, width: bounds.width, height: 44) }
      if let item = items.flatMap({ source.firstChild(of: $0, named: .navigationItem) }) {
        drawNavigationItem(item, title: nil, row: row, tint, titleColor: barTitleColor(view.element))
      }
    }
  }

  /// Draws the background of a bar and the line at its edge.
  ///
  /// - Parameter element: the bar's element; nil for a bar that the layout assumes.
  mutating func drawBarBackground(_ element: XMLDocument.ElementID?, _ bounds: Rect, lineAtTop: Bool) {
    var color = element.flatMap { colors.color("barTintColor", of: $0) }
    if color == nil, let element {
      for key in ["standardAppearance", "scrollEdgeAppearance"] as [StaticString] {
        guard color == nil, let appearance = source.child(of: element, key: key) else { continue }
        color = colors.color("backgroundColor", of: appearance)
      }
    }
    let isDark = appearance == .dark || isBlack(element)
    rect(bounds, fill: color ?? (isDark ? PictureColor(0x1D1D1D, 0.94) : PictureColor(0xF9F9F9, 0.94)))
    rect(
      Rect(x: bounds.x, y: lineAtTop ? bounds.y : bounds.maxY - 0.5, width: bounds.width, height: 0.5),
      fill: isDark ? PictureColor(0xFFFFFF, 0.15) : PictureColor(0x000000, 0.3))
  }

  /// The color of a navigation bar's title that the file sets.
  func barTitleColor(_ element: XMLDocument.ElementID?) -> PictureColor {
    guard let element else { return system("labelColor") }
    for child in source.children(of: element) where source.name(of: child) == .textAttributes {
      if let color = colors.color("textColor", of: child) { return color }
    }
    return isBlack(element) ? .white : system("labelColor")
  }

  /// Whether a bar is dark in both appearances.
  func isBlack(_ bar: XMLDocument.ElementID?) -> Bool {
    bar.flatMap { source.value(.barStyle, of: $0) }?.hasPrefix("black") == true
  }

  // MARK: Navigation items

  /// Draws the buttons and the title of a navigation item in a row of a bar.
  ///
  /// - Parameters:
  ///   - item: nil if the controller has none.
  ///   - title: the title if the item has none.
  mutating func drawNavigationItem(
    _ item: XMLDocument.ElementID?, title: String?, row: Rect, _ tint: PictureColor,
    titleColor: PictureColor, hasBackButton: Bool = false, showsTitle: Bool = true
  ) {
    let isMirrored = environment.direction == .rightToLeft
    var leading: [BarItem] = []
    var trailing: [BarItem] = []
    var titleView: ViewIndex?
    var ownTitle: String?
    if let item {
      ownTitle = source.value(.title, of: item)
      for child in source.children(of: item) {
        switch source.value(.key, of: child) {
        case "leftBarButtonItem": leading = [barItem(child)]
        case "rightBarButtonItem": trailing = [barItem(child)]
        case "titleView": titleView = viewIndex(of: child)
        default:
          if source.spelling(of: child) == "leftBarButtonItems" { leading = barItems(of: child) }
          if source.name(of: child) == .rightBarButtonItems { trailing = barItems(of: child) }
        }
      }
    }
    var start = row.x + 16
    if hasBackButton, leading.isEmpty {
      let x = isMirrored ? row.maxX - 14 : row.x + 14
      let step = isMirrored ? 8.0 : -8
      stroked(
        "M\(shown(x - step / 2)) \(shown(row.midY - 9))l\(shown(step)) 9l\(shown(-step)) 9", tint, width: 2.5)
      start += 16
    }
    for item in leading { start += drawBarItem(item, at: start, isFromStart: true, row, tint) + 12 }
    var end = row.maxX - 16
    for item in trailing { end -= drawBarItem(item, at: end, isFromStart: false, row, tint) + 12 }
    if let titleView, let frame = layout.frame(of: titleView) {
      drawTree(titleView, x: row.midX - frame.width / 2, y: row.midY - frame.height / 2)
      return
    }
    guard showsTitle, let text = (ownTitle ?? title).map(onOneLine), !text.isEmpty else { return }
    let font = Font(weight: .semibold, size: 17)
    let width = textWidth(text, font: font).width
    let room = isMirrored ? (row.maxX + row.x - end, row.maxX + row.x - start) : (start, end)
    var box = Rect(x: row.midX - width / 2, y: row.y, width: width, height: row.height)
    if box.x < room.0 || box.maxX > room.1 {
      box.x = room.0
      box.width = max(room.1 - room.0, 0)
    }
    draw(StyledText(text, font, titleColor, .center), in: box)
  }

  /// A text with single spaces in place of line breaks, and none at its ends.
  func onOneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Draws one item and returns its width. Positions are mirrored if the interface runs from right to left.
  private mutating func drawBarItem(
    _ item: BarItem, at position: Double, isFromStart: Bool, _ row: Rect, _ tint: PictureColor
  ) -> Double {
    let isMirrored = environment.direction == .rightToLeft
    let width = width(of: item)
    var x = isFromStart ? position : position - width
    if isMirrored { x = row.maxX + row.x - x - width }
    let color = item.color.flatMap(colors.color) ?? tint
    if let view = item.customView {
      let height = layout.frame(of: view)?.height ?? 0
      drawTree(view, x: x, y: row.midY - height / 2)
    } else if let image = item.image {
      drawImage(
        image, in: Rect(x: x, y: row.midY - 11, width: width, height: 22), tint: color, mode: "scaleAspectFit"
      )
    } else if item.space == nil, !item.isFlexible {
      draw(
        StyledText(item.title, Font(weight: item.isBold ? .semibold : .regular, size: 17), color),
        in: Rect(x: x, y: row.y, width: width, height: row.height))
    }
    return width
  }

  private func width(of item: BarItem) -> Double {
    if let view = item.customView { return layout.frame(of: view)?.width ?? 0 }
    if item.isFlexible { return 0 }
    if let space = item.space { return max(space, 0) }
    if item.image != nil { return 22 }
    return textWidth(item.title, font: Font(weight: item.isBold ? .semibold : .regular, size: 17)).width + 0.5
  }

  // MARK: Toolbars and tabs

  mutating func drawToolbarItems(_ items: [BarItem], _ bounds: Rect, _ tint: PictureColor) {
    let flexible = Double(items.filter(\.isFlexible).count)
    let gap = 12.0
    let widths = items.map { width(of: $0) }
    let used = widths.reduce(0, +) + gap * Double(max(items.count - 1, 0)) + 32
    let stretch = flexible > 0 ? max(bounds.width - used, 0) / flexible : 0
    let row = Rect(x: bounds.x, y: bounds.y, width: bounds.width, height: min(bounds.height, 49))
    var x = bounds.x + 16
    for (k, item) in items.enumerated() {
      if item.isFlexible {
        x += stretch + gap
        continue
      }
      _ = drawBarItem(item, at: x, isFromStart: true, row, tint)
      x += widths[k] + gap
    }
  }

  mutating func drawTabs(_ tabs: [BarItem], selected: Int, _ bounds: Rect, _ tint: PictureColor) {
    let shownTabs = tabs.prefix(5)
    guard !shownTabs.isEmpty else { return }
    let width = bounds.width / Double(shownTabs.count)
    for (k, tab) in shownTabs.enumerated() {
      let box = Rect(
        x: bounds.x + Double(k) * width, y: bounds.y, width: width, height: min(bounds.height, 49)
      )
      .mirrored(environment.direction == .rightToLeft, in: bounds.width + 2 * bounds.x)
      let color = k == selected ? tint : system("systemGrayColor")
      if let image = tab.image {
        drawImage(
          image, in: Rect(x: box.midX - 12, y: box.y + 5, width: 24, height: 24), tint: color,
          mode: "scaleAspectFit")
      }
      draw(
        StyledText(tab.title, Font(weight: .medium, size: 10), color, .center),
        in: Rect(x: box.x + 2, y: box.y + 32, width: box.width - 4, height: 14))
    }
  }

  // MARK: Search bars

  private mutating func drawSearchBar(_ view: View, _ bounds: Rect) {
    if source.value(.searchBarStyle, of: view.element) != "minimal" {
      drawBarBackground(view.element, bounds, lineAtTop: false)
    }
    let height = min(36, max(bounds.height - 8, 0))
    var field = Rect(x: 8, y: bounds.midY - height / 2, width: max(bounds.width - 16, 0), height: height)
    if isOn(.showsCancelButton, of: view.element) {
      let width = textWidth("Cancel", font: Font(size: 17)).width
      draw(
        StyledText("Cancel", Font(size: 17), tint(of: view.parent)),
        in: Rect(x: bounds.width - 8 - width, y: 0, width: width + 1, height: bounds.height))
      field.width = max(field.width - width - 8, 0)
    }
    rect(field, fill: system("tertiarySystemFillColor"), radius: 10)
    let color = system("secondaryLabelColor")
    let glass = Rect(x: field.x + 8, y: field.midY - 8, width: 16, height: 16)
    drawSymbol("magnifyingglass", in: glass.mirrored(isRightToLeft(view), in: bounds.width), color)
    let text = source.value(.text, of: view.element).flatMap { $0.isEmpty ? nil : $0 }
    let box = Rect(x: field.x + 30, y: field.y, width: max(field.width - 36, 0), height: field.height)
    draw(
      StyledText(
        text ?? source.value(.placeholder, of: view.element) ?? "Search", Font(size: 17),
        text == nil ? color : system("labelColor"), isRightToLeft(view) ? .right : .left),
      in: box.mirrored(isRightToLeft(view), in: bounds.width))
  }
}
