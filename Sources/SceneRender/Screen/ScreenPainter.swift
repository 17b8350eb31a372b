// Draws a controller's scene: its root view on the screen that surrounds it, with the status bar and the
// bars that the layout assumes.

import AutoLayout
import SceneModel
import SceneXML
import TextMetrics

extension Painter {
  /// The screen around a controller's root view; nil for a controller without a view.
  func screen(of controller: ControllerIndex) -> RootScreen? {
    guard let root = document[controller].rootView, let frame = layout.frame(of: root) else { return nil }
    if let geometry = layout.rootGeometry[root],
      let screen = geometry.screen(of: root, in: document, environment: environment, containers: containers)
    {
      return screen
    }
    return RootScreen(
      size: frame.size, rootFrame: Rect(x: 0, y: 0, width: frame.width, height: frame.height),
      isWholeScreen: false, isSheet: false, statusBarHeight: 0)
  }

  /// Draws a controller's screen from the top left corner of the current coordinates.
  ///
  /// - Parameter isColumn: whether the screen is part of another one, which has the status bar, the home
  ///   indicator and the tabs.
  mutating func draw(_ screen: RootScreen, of controller: ControllerIndex, isColumn: Bool = false) {
    rect(
      Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height),
      fill: system("systemBackgroundColor"))
    if let root = document[controller].rootView {
      if let geometry = layout.rootGeometry[root] {
        coveredHeight = screen.rootFrame.y + max(geometry.safeAreaInsets.top, geometry.topGuideLength)
      }
      drawTree(root, x: screen.rootFrame.x, y: screen.rootFrame.y)
    }
    coveredHeight = 0
    for bar in screen.bars where bar.kind != .tab || !isColumn {
      switch bar.kind {
      case .navigation: drawAssumedNavigationBar(bar, screen, controller)
      case .tab: drawAssumedTabBar(bar, height: screen.size.height, controller)
      case .tool: drawAssumedToolbar(bar, screen, controller)
      }
    }
    guard !isColumn else { return }
    // A popover is lower than the screen.
    if screen.statusBarHeight > 0, screen.size.height >= environment.screenSize.height {
      let hasBar = screen.bars.contains { $0.kind == .navigation }
      let bar = hasBar ? navigationController(of: controller).flatMap { document[$0].navigationBar } : nil
      drawStatusBar(
        screen.size.width, height: screen.statusBarHeight, over: bar.map { document[$0].element })
    }
    if screen.isWholeScreen, environment.hasHomeIndicator { drawHomeIndicator(screen.size) }
  }

  // MARK: Assumed bars

  private mutating func drawAssumedNavigationBar(
    _ bar: RootScreen.Bar, _ screen: RootScreen, _ index: ControllerIndex
  ) {
    let controller = document[index]
    let owner = navigationController(of: index)
    let view = owner.flatMap { document[$0].navigationBar }
    let element = view.map { document[$0].element }
    // The background reaches under the status bar.
    drawBarBackground(
      element, Rect(x: 0, y: 0, width: bar.frame.width, height: bar.frame.maxY), lineAtTop: false)
    let item = source.firstChild(of: controller.element, named: .navigationItem)
    let titleColor = barTitleColor(element)
    var row = bar.frame
    if bar.hasPrompt, let prompt = controller.prompt {
      draw(
        StyledText(prompt, Font(size: 13), titleColor, .center),
        in: Rect(x: row.x + 16, y: row.y + 4, width: max(row.width - 32, 0), height: 22))
      row.y += 30
    }
    row.height = min(max(bar.frame.maxY - row.y, 0), 44)
    let showsLarge = bar.hasLargeTitle && bar.frame.height > 90
    if !showsLarge { row.y = bar.frame.maxY - row.height }
    let isRoot = owner.map { isRootController(index, of: $0) } ?? false
    drawNavigationItem(
      item, title: controller.title, row: row, tint(of: view), titleColor: titleColor,
      hasBackButton: screen.isPushed && !isRoot, showsTitle: !showsLarge)
    guard showsLarge, let title = item.flatMap({ source.value(.title, of: $0) }) ?? controller.title else {
      return
    }
    draw(
      StyledText(onOneLine(title), Font(weight: .bold, size: 34), titleColor, textStart),
      in: Rect(
        x: bar.frame.x + 16, y: bar.frame.maxY - 50, width: max(bar.frame.width - 32, 0), height: 44))
  }

  /// Draws the tabs around a controller on a screen of a height.
  mutating func drawAssumedTabBar(_ bar: RootScreen.Bar, height: Double, _ index: ControllerIndex) {
    let owner = tabBarController(of: index)
    let view = owner.flatMap { document[$0].tabBar }
    drawBarBackground(
      view.map { document[$0].element },
      Rect(x: 0, y: bar.frame.y, width: bar.frame.width, height: max(height - bar.frame.y, 0)),
      lineAtTop: true)
    guard let owner else { return }
    let (items, children) = tabs(of: owner)
    let selected = children.firstIndex { isInside(index, of: $0) } ?? 0
    drawTabs(items, selected: selected, bar.frame, tint(of: view))
  }

  private mutating func drawAssumedToolbar(
    _ bar: RootScreen.Bar, _ screen: RootScreen, _ index: ControllerIndex
  ) {
    let below = screen.bars.contains { $0.kind == .tab } ? bar.frame.maxY : screen.size.height
    drawBarBackground(
      nil, Rect(x: 0, y: bar.frame.y, width: bar.frame.width, height: max(below - bar.frame.y, 0)),
      lineAtTop: true)
    guard let items = source.firstChild(of: document[index].element, named: .toolbarItems) else { return }
    drawToolbarItems(barItems(of: items), bar.frame, tint(of: document[index].rootView))
  }
}
