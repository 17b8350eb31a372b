// What is around a root view on its screen: the area that the outermost container fills, and the bars that
// the layout assumes without a view in the document. For pictures; the layout itself needs only insets.

import SceneModel

/// The screen or sheet around one root view, in points from the top left corner of the area.
package struct RootScreen: Sendable {
  /// A bar that a container shows.
  package struct Bar: Sendable {
    /// The kinds of bars.
    package enum Kind: Sendable { case navigation, tab, tool }
    /// The kind of bar.
    package var kind: Kind
    /// Its frame, without the area of the status bar above and the home indicator below.
    package var frame: Rect
    /// Whether content is visible behind it.
    package var isTranslucent: Bool
    /// Whether a navigation bar shows its title below its items.
    package var hasLargeTitle = false
    /// Whether a line of text is above the title.
    package var hasPrompt = false
  }

  /// The size of the area.
  package var size: Size
  /// The root view's frame in the area.
  package var rootFrame: Rect
  /// Whether the area is the whole screen of a device.
  package var isWholeScreen: Bool
  /// Whether the area is a sheet in front of another screen.
  package var isSheet: Bool
  /// The height of the status bar; 0 if none is visible.
  package var statusBarHeight: Double
  /// From back to front.
  package var bars: [Bar] = []
  /// Whether a navigation bar shows a way back.
  package var isPushed = false

  /// An area without bars.
  package init(
    size: Size, rootFrame: Rect, isWholeScreen: Bool = false, isSheet: Bool = false,
    statusBarHeight: Double = 0
  ) {
    self.size = size
    self.rootFrame = rootFrame
    self.isWholeScreen = isWholeScreen
    self.isSheet = isSheet
    self.statusBarHeight = statusBarHeight
  }
}

extension RootGeometry {
  /// The screen around the root view that has this geometry.
  ///
  /// - Parameters:
  ///   - controller: the root's controller; nil for a view without one.
  ///   - containers: the containers of the document in this environment.
  package func screen(
    of root: ViewIndex, in document: InterfaceDocument, environment: LayoutEnvironment,
    containers: ContainerMap
  ) -> RootScreen? {
    guard let index = containers.controllers[root] else { return nil }
    var builder = RootGeometryBuilder(
      root: root, document: document, environment: environment, container: nil)
    builder.controller = document[index]
    if !containers.listensToMetrics[index.index] { builder.controller?.metrics = SimulatedMetrics() }
    builder.surroundings = containers.surroundings[index.index]
    return builder.screen(around: self)
  }
}

extension RootGeometryBuilder {
  fileprivate mutating func screen(around geometry: RootGeometry) -> RootScreen {
    let metrics = BarMetrics(environment)
    let stage = stageArea(metrics)
    var frame = geometry.frame
    if !environment.isDocumentsOwn {
      frame.x -= stage.frame.x
      frame.y -= stage.frame.y
    }
    let isShorter = frame.height < stage.frame.height - 1
    if environment.isDocumentsOwn, frame.y == 0, isShorter, geometry.safeAreaInsets.top == 0,
      let bar = surroundings.navigationBar
    {
      // The file stores where the view is in its superview; it starts below the bar.
      frame.y = stage.insets.top + metrics.height(of: bar, inSheet: stage.isSheet)
    }
    var isEmbedded = false
    if case .embedded = surroundings.stage { isEmbedded = true }
    let fits =
      abs(frame.width - stage.frame.width) < 1 && frame.maxY <= stage.frame.height + 1 && frame.y >= 0
      && !(controller?.metrics.isFreeform == true && abs(frame.height - stage.frame.height) > 1)
    if isEmbedded || !fits {
      return RootScreen(
        size: frame.size, rootFrame: Rect(x: 0, y: 0, width: frame.width, height: frame.height),
        isWholeScreen: false, isSheet: stage.isSheet, statusBarHeight: 0)
    }
    var screen = RootScreen(
      size: stage.frame.size, rootFrame: frame,
      isWholeScreen: !stage.isSheet && abs(stage.frame.width - environment.screenSize.width) < 1
        && abs(stage.frame.height - environment.screenSize.height) < 1,
      isSheet: stage.isSheet, statusBarHeight: 0)
    if !stage.isSheet { screen.statusBarHeight = hidesStatusBar ? 0 : environment.screenInsets.top }
    screen.isPushed = surroundings.isInNavigation
    addBars(to: &screen, stage, metrics)
    return screen
  }

  private func addBars(to screen: inout RootScreen, _ stage: Stage, _ metrics: BarMetrics) {
    let size = stage.frame.size
    if let bar = surroundings.navigationBar {
      let top = stage.isSheet ? 0 : stage.insets.top
      let bottom =
        storedBarBottom(bar, metrics) ?? stage.insets.top + metrics.height(of: bar, inSheet: stage.isSheet)
      let showsLargeTitle =
        bar.hasLargeTitles && controller?.largeTitleDisplayMode != "never" && !listCollapsesLargeTitle
      screen.bars.append(
        RootScreen.Bar(
          kind: .navigation, frame: Rect(x: 0, y: top, width: size.width, height: max(bottom - top, 0)),
          isTranslucent: bar.isTranslucent, hasLargeTitle: showsLargeTitle, hasPrompt: bar.hasPrompt))
    }
    var bottom = size.height - stage.insets.bottom
    if let bar = surroundings.tabBar {
      bottom -= metrics.tabBar
      screen.bars.append(
        RootScreen.Bar(
          kind: .tab, frame: Rect(x: 0, y: bottom, width: size.width, height: metrics.tabBar),
          isTranslucent: bar.isTranslucent))
    }
    if let bar = surroundings.toolbar {
      bottom -= metrics.toolbar
      screen.bars.append(
        RootScreen.Bar(
          kind: .tool, frame: Rect(x: 0, y: bottom, width: size.width, height: metrics.toolbar),
          isTranslucent: bar.isTranslucent))
    }
  }
}
