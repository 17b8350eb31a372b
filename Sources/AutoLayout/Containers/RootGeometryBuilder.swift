// The surroundings of a root view in points: its size, the bars that cover it, the lengths of its guides, its
// system margins. ContainerMap finds the containers and bars, and BarMetrics has their heights.
// RootGeometryBuilder+TopLevelView handles views without a controller.

import SceneModel

/// Computes the surroundings of one root view: a controller's view, a bar, or a top-level view.
struct RootGeometryBuilder {
  /// A controller's root view, one of its bars, or a view without a controller.
  let root: ViewIndex
  let document: InterfaceDocument
  let environment: LayoutEnvironment
  let container: ContainerGeometry?
  var controller: Controller?
  var surroundings = PresentationContext()
  var reasons: [String] = []
  /// Whether the scene is reachable in several ways, one of which was chosen.
  var hasChoice = false

  init(
    root: ViewIndex, document: InterfaceDocument, environment: LayoutEnvironment,
    container: ContainerGeometry?
  ) {
    self.root = root
    self.document = document
    self.environment = environment
    self.container = container
  }

  // MARK: Controllers

  /// The inset of the bars at each side, and whether the root view extends under them or ends there.
  private struct Edges {
    var inset = 0.0
    /// Whether the root view ends where the bar starts.
    var shortens = false
  }

  mutating func controllerView() -> RootGeometry {
    let metrics = BarMetrics(environment)
    let stage = stageArea(metrics)
    var insets = freeInsets(stage)
    var top = Edges(inset: insets.top)
    if let bar = surroundings.navigationBar {
      top.inset =
        storedBarBottom(bar, metrics) ?? top.inset + metrics.height(of: bar, inSheet: stage.isSheet)
      let extends = controller?.edgesForExtendedLayout.contains(.top) ?? true
      top.shortens = !extends || (!bar.isTranslucent && controller?.extendedLayoutIncludesOpaqueBars != true)
    }
    if controller?.metrics.isFreeform == true, controller?.edgesForExtendedLayout.contains(.top) == false,
      !environment.hasHomeIndicator
    {
      // A view that extends under no bars also starts below the status bar (2 widgets), but not below a notch (one).
      top.shortens = true
    }
    var bottom = Edges(inset: insets.bottom)
    if let bar = surroundings.tabBar {
      bottom.inset += metrics.tabBar
      bottom.shortens = isBetween(bar, extends: .bottom)
    }
    if let bar = surroundings.toolbar {
      bottom.inset += metrics.toolbar
      bottom.shortens = bottom.shortens || isBetween(bar, extends: .bottom)
    }
    let frame = rootFrame(stage, &top, &bottom)
    insets.top = top.shortens ? 0 : top.inset
    insets.bottom = bottom.shortens ? 0 : bottom.inset
    return RootGeometry(
      frame: frame, safeAreaInsets: insets, topGuideLength: insets.top, bottomGuideLength: insets.bottom,
      minimumSideMargin: minimumSideMargin(width: frame.width), reasons: reasons,
      isSheet: stage.isSheet)
  }

  /// The frame of a bar of the controller itself. Tab bars extend to the edge; navigation bars and toolbars
  /// start at the safe area.
  mutating func barFrame(_ bar: View) -> Rect {
    let metrics = BarMetrics(environment)
    let stage = stageArea(metrics)
    // Up to Xcode 8, a controller's own bars start at the top edge (219 of 219 in 45 projects).
    let isAtEdge = environment.isDocumentsOwn && !environment.has(.marginsIncludeSafeArea)
    var frame = Rect(x: 0, y: isAtEdge ? 0 : stage.insets.top, width: stage.frame.width, height: 0)
    switch bar.kind {
    case .tabBar:
      frame.height = metrics.tabBar + stage.insets.bottom
      frame.y = stage.frame.height - frame.height
    case .toolbar:
      frame.height = metrics.toolbar
      let below = surroundings.tabBar == nil ? 0 : metrics.tabBar
      frame.y = stage.frame.height - stage.insets.bottom - below - frame.height
    default:
      var own = PresentationContext.NavigationBar()
      if case .bar(let content) = bar.content { own.hasLargeTitles = content.hasLargeTitles }
      frame.height = metrics.height(of: own, inSheet: stage.isSheet)
    }
    return frame
  }

  private func isBetween(_ bar: PresentationContext.BottomBar, extends edge: EdgeSet) -> Bool {
    let extends = controller?.edgesForExtendedLayout.contains(edge) ?? true
    return !extends || (!bar.isTranslucent && controller?.extendedLayoutIncludesOpaqueBars != true)
  }

  struct Stage {
    /// In the coordinates of the window or of the container view.
    var frame: Rect
    /// The insets from the status bar and the hardware.
    var insets: EdgeInsets
    var isSheet = false
  }

  /// The area that the outermost container fills.
  mutating func stageArea(_ metrics: BarMetrics) -> Stage {
    let screen = simulatedScreen()
    var insets = environment.windowInsets
    if hidesStatusBar { insets.top = 0 }
    let window = Stage(frame: Rect(x: 0, y: 0, width: screen.width, height: screen.height), insets: insets)
    switch surroundings.stage {
    case .window: return window
    case .presented(let style):
      guard metrics.presentsSheets, Self.isSheet(style) else {
        var stage = window
        if Self.fillsScreen(style) { stage.insets = environment.presentedInsets }
        return stage
      }
      return sheet(style, in: window, metrics)
    case .popover
    where !metrics.isPad && !metrics.presentsSheets && environment.isDocumentsOwn
      && fillsStage(screen) && environment.follows(.popoversFillPhones):
      // Up to Xcode 10, a full window (3 scenes of 2 projects).
      return window
    case .popover where !metrics.isPad && metrics.presentsSheets && controller?.metrics.isFreeform != true:
      // Phones show popovers as sheets.
      surroundings.stage = .presented(style: nil)
      return stageArea(metrics)
    case .popover:
      let size = controller?.freeformSize ?? BarMetrics.popover
      var insets = EdgeInsets.zero
      if metrics.presentsSheets, controller?.metrics.isFreeform != true {
        insets.top = BarMetrics.popoverArrow
      }
      return Stage(frame: Rect(x: 0, y: 0, width: size.width, height: size.height), insets: insets)
    case .embedded(let view): return embeddedStage(in: view, window)
    case .splitColumn(let column):
      guard metrics.isPad else { return window }
      var frame = window.frame
      switch column {
      case .primary, .supplementary: frame.width = min(frame.width, BarMetrics.primaryColumnWidth)
      case .secondary where environment.orientation == .landscape:
        frame.x = min(frame.width, BarMetrics.primaryColumnWidth)
        frame.width -= frame.x
      case .secondary: break
      }
      return Stage(frame: frame, insets: insets)
    }
  }

  /// The area of a sheet, or the window if the stored root fills it.
  private mutating func sheet(_ style: String?, in window: Stage, _ metrics: BarMetrics) -> Stage {
    let screen = Size(width: window.frame.width, height: window.frame.height)
    if metrics.isPad { return Stage(frame: padSheet(style, in: screen), insets: .zero, isSheet: true) }
    if fillsStage(screen) {
      reasons.append("full screen, according to its stored height")
      return window
    }
    reasons.append("presented as a sheet")
    var insets = environment.screenInsets
    // The canvas that counts the status bar twice counts it once in a sheet without its own bar (1).
    if !environment.doublesScreenInsets || surroundings.navigationBar != nil { insets.top = 0 }
    if metrics.sheetsEndAboveIndicator { insets.bottom = 0 }
    let y = metrics.sheetTop(
      statusBar: environment.screenInsets.top, hasHomeIndicator: environment.hasHomeIndicator)
    return Stage(
      frame: Rect(x: 0, y: y, width: screen.width, height: max(screen.height - y, 0)), insets: insets,
      isSheet: true)
  }

  /// The area of a container view.
  ///
  /// Since Xcode 9.4, the canvas shows the guides of a full screen (14 of 14). Earlier versions show none (4 of 4 in 2
  /// projects), unless the root is as high as the screen (9 views of 1 project). Since Xcode 11, it shows no home indicator
  /// (2 of 2; 0 of 2 before). On a device, only insets that overlap the container count.
  private func embeddedStage(in view: ViewIndex?, _ window: Stage) -> Stage {
    let screen = Size(width: window.frame.width, height: window.frame.height)
    var insets = window.insets
    if !environment.isDocumentsOwn || environment.era >= .xcode11 { insets.bottom = 0 }
    if environment.isDocumentsOwn, !environment.has(.insetsInContainers), !fillsStage(screen),
      environment.follows(.embeddedRootsHaveNoInsets)
    {
      insets = .zero
    }
    if let container { insets = container.safeAreaInsets }
    let size = container?.size ?? view.flatMap { document[$0].storedRect?.size } ?? screen
    return Stage(frame: Rect(x: 0, y: 0, width: size.width, height: size.height), insets: insets)
  }

  /// Whether the stored root view is as tall as the whole screen, in the document's own environment.
  private func fillsStage(_ screen: Size) -> Bool {
    guard environment.isDocumentsOwn, let stored = document[root].storedRect else { return false }
    return abs(stored.height - screen.height) < 1
  }

  /// Whether the simulated metrics hide the status bar. Interface Builder ignores this since Xcode 11 (3 of
  /// 3; 17 of 17 before), and devices do too.
  var hidesStatusBar: Bool {
    !surroundings.showsStatusBar && environment.isDocumentsOwn
      && environment.follows(.statusBarCanBeSwitchedOff)
      && environment.era < .xcode11
  }

  /// The root view's frame. In the document's own environment, the stored size is an input, unless it is
  /// outdated, and determines whether the root is between the bars or under them.
  private func rootFrame(_ stage: Stage, _ top: inout Edges, _ bottom: inout Edges) -> Rect {
    let takenTop = top.shortens ? top.inset : 0
    let takenBottom = bottom.shortens ? bottom.inset : 0
    let screen = stage.frame
    var frame = screen
    frame.y += takenTop
    frame.height = max(screen.height - takenTop - takenBottom, 0)
    if let size = controller?.freeformSize, controller?.metrics.isFreeform == true {
      frame.width = size.width
      frame.height = size.height
    }
    guard environment.isDocumentsOwn, let stored = document[root].storedRect, stored.width > 0,
      stored.height > 0
    else { return frame }
    if isBetweenOpaqueBars(top, bottom, stage), abs(stored.width - frame.width) < 1,
      abs(stored.height - frame.height) >= LayoutTolerances.storedLength,
      abs(stored.height - screen.height) >= LayoutTolerances.storedLength
    {
      return frame
    }
    if top.shortens, abs(stored.y - takenTop) < 1, stored.y > 0,
      abs(stored.height - screen.height) < 1, case .window = surroundings.stage,
      environment.follows(.staleRootsLieBetweenBars)
    {
      // Only the stored height equals the whole screen's (8 files).
      return frame
    }
    if isBelow(top, stored, stage), environment.follows(.storedFramesLieBelowBars) { top.shortens = true }
    if isFormerCanvas(stored.size), environment.follows(.formerCanvasesAreStale) { return frame }
    if abs(stored.height - screen.height) < 1 {
      top.shortens = false
      bottom.shortens = false
    }
    return stored
  }

  /// Whether the stored frame begins below the top bar and ends where the screen does, as under an opaque bar.
  /// Files in the format of Xcode 6 do not always say that the bar is opaque (one scene, none against).
  private func isBelow(_ top: Edges, _ stored: Rect, _ stage: Stage) -> Bool {
    guard case .window = surroundings.stage, top.inset > 0 else { return false }
    return abs(stored.y - top.inset) < 1 && abs(stored.maxY - stage.frame.height) < 1
  }

  /// Whether a root still has the stored size of the square canvas.
  private func isFormerCanvas(_ size: Size) -> Bool {
    guard case .window = surroundings.stage, document.header.device != nil else { return false }
    return size == LayoutEnvironment.squareCanvas && controller?.metrics.isFreeform == false
      && controller?.freeformSize == nil
  }

  /// Whether only bars that end the view determine its height: on a screen of the document, and with only one
  /// way to the scene. All 74 views of such controllers in documents with a device have that height, except
  /// for 4 that are flagged as misplaced.
  private func isBetweenOpaqueBars(_ top: Edges, _ bottom: Edges, _ stage: Stage) -> Bool {
    guard top.shortens || bottom.shortens,
      case .window = surroundings.stage, !stage.isSheet, !hasChoice,
      document.header.device != nil, let controller
    else { return false }
    return !controller.metrics.isFreeform && controller.freeformSize == nil
  }
}
