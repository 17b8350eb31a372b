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
  mutating func draw(_ screen: RootScreen, of controller: ControllerIndex) {
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
    for bar in screen.bars {
      switch bar.kind {
      case .navigation: drawAssumedNavigationBar(bar, screen, controller)
      case .tab: drawAssumedTabBar(bar, screen, controller)
      case .tool: drawAssumedToolbar(bar, screen, controller)
      }
    }
    if screen.statusBarHeight > 0 { drawStatusBar(screen.size.width, height: screen.statusBarHeight) }
    if screen.isWholeScreen, environment.hasHomeIndicator { drawHomeIndicator(screen.size) }
  }

  /// Draws what Interface Builder shows for a controller whose content is other controllers.
  mutating func drawContainerScreen(_ controller: ControllerIndex, _ size: Size) {
    let content = document[controller]
    rect(
      Rect(x: 0, y: 0, width: size.width, height: size.height), fill: system("systemGroupedBackgroundColor"))
    draw(
      StyledText(
        content.kind.displayName, Font(weight: .semibold, size: 20), system("secondaryLabelColor"), .center),
      in: Rect(x: 8, y: 0, width: size.width - 16, height: size.height))
    for bar in [content.navigationBar, content.tabBar, content.toolbar] {
      guard let bar, let frame = layout.frame(of: bar) else { continue }
      if document[bar].kind == .toolbar, content.isToolbarHidden { continue }
      if document[bar].kind == .navigationBar, content.isNavigationBarHidden { continue }
      if document[bar].kind == .navigationBar, frame.y < 100 {
        // The background reaches under the status bar.
        drawBarBackground(
          document[bar].element, Rect(x: 0, y: 0, width: size.width, height: max(frame.y, 0) + 1),
          lineAtTop: true)
      }
      drawTree(bar, x: frame.x, y: frame.y)
      if document[bar].kind == .tabBar {
        drawTabs(tabs(of: controller).items, selected: 0, frame, tint(of: bar))
      }
    }
    drawStatusBar(size.width, height: environment.screenInsets.top)
    if environment.hasHomeIndicator { drawHomeIndicator(size) }
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
      StyledText(title, Font(weight: .bold, size: 34), titleColor, textStart),
      in: Rect(
        x: bar.frame.x + 16, y: bar.frame.maxY - 50, width: max(bar.frame.width - 32, 0), height: 44))
  }

  private mutating func drawAssumedTabBar(
    _ bar: RootScreen.Bar, _ screen: RootScreen, _ index: ControllerIndex
  ) {
    let owner = tabBarController(of: index)
    let view = owner.flatMap { document[$0].tabBar }
    drawBarBackground(
      view.map { document[$0].element },
      Rect(x: 0, y: bar.frame.y, width: bar.frame.width, height: max(screen.size.height - bar.frame.y, 0)),
      lineAtTop: true)
    guard let owner else { return }
    let (items, children) = tabs(of: owner)
    let selected = children.firstIndex { $0 == index || isRootController(index, of: $0) } ?? 0
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

  // MARK: Containers

  /// The navigation controller whose root this controller is, or else the only one of the document.
  private func navigationController(of index: ControllerIndex) -> ControllerIndex? {
    for segue in document.segues
    where segue.relationship == "rootViewController" && segue.destinationController == index {
      return segue.sourceController
    }
    let all = document.controllers.indices.filter { document.controllers[$0].kind == .navigationController }
    return all.count == 1 ? all.first.map { ControllerIndex($0) } : nil
  }

  private func isRootController(_ index: ControllerIndex, of owner: ControllerIndex) -> Bool {
    document.segues.contains {
      $0.relationship == "rootViewController" && $0.sourceController == owner
        && $0.destinationController == index
    }
  }

  /// The tab bar controller that shows this controller, directly or in a navigation controller.
  private func tabBarController(of index: ControllerIndex) -> ControllerIndex? {
    let all = document.controllers.indices.filter { document.controllers[$0].kind == .tabBarController }
      .map { ControllerIndex($0) }
    let owner = all.first { tabs in
      self.tabs(of: tabs).children.contains { $0 == index || isRootController(index, of: $0) }
    }
    return owner ?? all.first
  }

  /// The tabs of a tab bar controller: their items and their controllers.
  private func tabs(of index: ControllerIndex) -> (items: [BarItem], children: [ControllerIndex]) {
    var items: [BarItem] = []
    var children: [ControllerIndex] = []
    for segue in document.segues
    where segue.relationship == "viewControllers" && segue.sourceController == index {
      guard let child = segue.destinationController else { continue }
      let element = document[child].element
      var item = source.firstChild(of: element, named: .tabBarItem).map(tabItem) ?? BarItem()
      if item.title.isEmpty, item.image == nil { item.title = document.displayName(of: child) }
      items.append(item)
      children.append(child)
    }
    return (items, children)
  }
}
