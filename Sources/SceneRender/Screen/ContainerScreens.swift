// Draws controllers whose content is other controllers, and controllers inside container views.

import AutoLayout
import SceneModel
import SceneXML
import TextMetrics

/// The controllers that are being drawn inside others.
struct Embedding {
  /// From the panel's own one on.
  var open: [ControllerIndex] = []
  /// The number inside each other at the moment.
  var depth = 0
  /// The number so far in the panel.
  var count = 0

  /// The greatest number of controllers inside each other. Files can embed controllers in circles.
  static let deepest = 4
  /// The greatest number in a panel. Ten views that embed ten views each are a hundred.
  static let most = 24

  func allows(_ controller: ControllerIndex) -> Bool {
    depth < Self.deepest && count < Self.most && !open.contains(controller)
  }
}

extension Painter {
  /// Draws what Interface Builder shows for a controller whose content is other controllers.
  mutating func drawContainerScreen(_ controller: ControllerIndex, _ size: Size) {
    let content = document[controller]
    rect(
      Rect(x: 0, y: 0, width: size.width, height: size.height), fill: system("systemGroupedBackgroundColor"))
    if content.kind != .splitViewController || !drawColumns(of: controller, size) {
      draw(
        StyledText(
          content.kind.displayName, Font(weight: .semibold, size: 20), system("secondaryLabelColor"), .center),
        in: Rect(x: 8, y: 0, width: size.width - 16, height: size.height))
      drawBars(of: controller, size)
    }
    if size.height >= environment.screenSize.height {
      let bar = content.isNavigationBarHidden ? nil : content.navigationBar
      drawStatusBar(
        size.width, height: environment.screenInsets.top, over: bar.map { document[$0].element })
    }
    if environment.hasHomeIndicator, size == environment.screenSize { drawHomeIndicator(size) }
  }

  // MARK: Bars

  /// Draws the bars of a navigation or tab bar controller, where they are around the controller that it shows.
  private mutating func drawBars(of controller: ControllerIndex, _ size: Size) {
    let content = document[controller]
    let shown = shownScreen(of: controller)
    for bar in [content.navigationBar, content.tabBar, content.toolbar] {
      guard let bar, let frame = layout.frame(of: bar) else { continue }
      let kind = document[bar].kind
      if kind == .toolbar, content.isToolbarHidden { continue }
      if kind == .navigationBar, content.isNavigationBarHidden { continue }
      let around = shown?.screen.bars.first { $0.kind.viewKind == kind }?.frame
      let isAtTop = kind == .navigationBar
      var place = Rect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
      if let around {
        place = Rect(
          x: around.x, y: isAtTop ? around.maxY - frame.height : around.y, width: around.width,
          height: frame.height)
      } else if !isAtTop {
        place.y = size.height - environment.screenInsets.bottom - frame.height
      }
      // The background reaches to the edge of the screen. A bar as wide as the screen draws its own part.
      let isWhole = frame.width > size.width - 1
      let (top, bottom) =
        isAtTop ? (0, isWhole ? place.y : place.maxY) : (isWhole ? place.maxY : place.y, size.height)
      drawBarBackground(
        document[bar].element, Rect(x: 0, y: top, width: size.width, height: max(bottom - top, 0)),
        lineAtTop: isAtTop == isWhole)
      drawTree(bar, x: place.x, y: place.y)
      if kind == .tabBar {
        place.width = size.width
        drawTabs(tabs(of: controller).items, selected: 0, place, tint(of: bar))
      }
    }
    guard content.tabBar == nil, let shown, let bar = shown.screen.bars.first(where: { $0.kind == .tab })
    else { return }
    drawAssumedTabBar(bar, height: shown.screen.size.height, shown.controller)
  }

  // MARK: Columns

  /// Draws the columns of a split view controller beside each other, and returns whether there are any. Where
  /// the screen has room for one only, that is the last.
  private mutating func drawColumns(of controller: ControllerIndex, _ size: Size) -> Bool {
    let columns = columns(of: controller)
    let widths = columns.map { width(ofColumn: $0) }
    guard columns.count > 1, let last = columns.last, let room = widths.last,
      widths.dropLast().contains(where: { $0 < size.width - 1 })
    else { return false }
    var x = 0.0
    if room < size.width - 1 {
      for (column, width) in zip(columns, widths).dropLast() {
        let area = Rect(x: x, y: 0, width: min(width, max(size.width - x, 0)), height: size.height)
        drawColumn(column, area, size)
        x = area.maxX
      }
    }
    drawColumn(last, Rect(x: x, y: 0, width: max(size.width - x, 0), height: size.height), size)
    // Tabs are around all columns.
    let bars = screen(of: shownController(of: last))?.bars ?? []
    if var bar = bars.first(where: { $0.kind == .tab }) {
      bar.frame.width = size.width
      drawAssumedTabBar(bar, height: size.height, controller)
    }
    return true
  }

  private func width(ofColumn column: ControllerIndex) -> Double {
    screen(of: shownController(of: column))?.size.width ?? 320
  }

  private mutating func drawColumn(_ column: ControllerIndex, _ area: Rect, _ size: Size) {
    let place = area.mirrored(environment.direction == .rightToLeft, in: size.width)
    drawEmbedded(column, in: place)
    if area.x > 0 {
      let edge = environment.direction == .rightToLeft ? place.maxX : place.x
      line(edge, 0, edge, size.height, system("separatorColor"))
    }
  }

  // MARK: Embedded controllers

  mutating func drawContainerView(_ index: ViewIndex, _ bounds: Rect) {
    let segue = document.segues.first { $0.sourceView == index && $0.kind == .embed }
    guard let destination = segue?.destinationController else { return drawNamedArea("Container", bounds) }
    drawEmbedded(destination, in: bounds)
  }

  /// Draws a controller inside an area of another one, cut at its edges. Its views have no ids, because they
  /// belong to another scene. A name stands for a controller that is elsewhere or too deep.
  private mutating func drawEmbedded(_ controller: ControllerIndex, in area: Rect) {
    let shown = shownController(of: controller)
    let isSplit = document[shown].kind == .splitViewController
    guard area.width > 0, area.height > 0, embedding.allows(shown), isSplit || screen(of: shown) != nil else {
      svg.begin("g")
      svg.translate(area.x, area.y)
      drawNamedArea(
        document.displayName(of: controller), Rect(x: 0, y: 0, width: area.width, height: area.height))
      svg.end()
      return
    }
    embedding.open.append(shown)
    embedding.depth += 1
    embedding.count += 1
    let outside = (places, coveredHeight)
    places = ViewPlaces()
    svg.begin("svg")
    svg.attribute("class", word: "embedded")
    svg.attribute("x", area.x)
    svg.attribute("y", area.y)
    svg.attribute("width", area.width)
    svg.attribute("height", area.height)
    svg.attribute("overflow", word: "hidden")
    if isSplit {
      drawContainerScreen(shown, area.size)
    } else if let screen = screen(of: shown) {
      draw(screen, of: shown, isColumn: true)
    }
    svg.end()
    (places, coveredHeight) = outside
    embedding.open.removeLast()
    embedding.depth -= 1
  }
}

extension RootScreen.Bar.Kind {
  /// The kind of view that such a bar is.
  fileprivate var viewKind: ViewKind {
    switch self {
    case .navigation: .navigationBar
    case .tab: .tabBar
    case .tool: .toolbar
    }
  }
}
