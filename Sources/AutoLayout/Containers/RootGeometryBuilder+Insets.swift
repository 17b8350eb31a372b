// The insets of a root view from the status bar, the hardware and a stored navigation bar, and its system
// margins.

import SceneModel

extension RootGeometryBuilder {
  /// The stored bottom edge of a navigation controller's own bar. In Interface Builder's own canvas it is the
  /// inset of translucent bars (since Xcode 9; 239 of 246), minus 52 points for a screen with a
  /// small title.
  func storedBarBottom(_ bar: PresentationContext.NavigationBar, _ metrics: BarMetrics) -> Double? {
    guard environment.isDocumentsOwn, environment.has(.storedBars), bar.isTranslucent, !bar.hasPrompt,
      environment.follows(.storedBarsGiveInsets), var bottom = bar.storedBottom
    else { return nil }
    // The stored bar may be that of another screen, whose title has an “ş” (2 bars of 104.5 and 104.33). Where
    // no screen's has one, the bar itself is higher (3 screens of one project).
    if bar.storedTitleMayHaveCedilla, metrics.hasCedilla(storedHeight: bar.storedHeight) {
      bottom -= metrics.cedilla
    }
    if controller?.largeTitleDisplayMode == "never" || listCollapsesLargeTitle, bar.storedHeight > 90 {
      return bottom - 52
    }
    return bar.hasLargeTitles && bar.titleHasCedilla ? bottom + metrics.cedilla : bottom
  }

  /// Whether the canvas shows the title of the bar small, since the root view's first subview is a table view, up
  /// to Xcode 16, or a collection view.
  /// Above scroll views the title stays large. Only the canvas does so: an app starts with a large title.
  var listCollapsesLargeTitle: Bool {
    guard environment.isDocumentsOwn, environment.has(.smallTitlesAboveLists),
      environment.follows(.smallTitlesAboveLists)
    else { return false }
    for first in document.children(of: root) {
      switch document[first].content {
      case .tableView: return environment.era < .xcode26
      case .collectionView: return true
      default: return false
      }
    }
    return false
  }

  /// The insets of the view from the status bar and the hardware. On a device other than the document's own,
  /// the position of a freeform view that is smaller than its stage is unknown; only bars in the document
  /// imply that it touches an edge.
  func freeInsets(_ stage: Stage) -> EdgeInsets {
    var insets = stage.insets
    if environment.isDocumentsOwn { return freeformInsets(stage) ?? insets }
    guard controller?.metrics.isFreeform == true,
      let size = controller?.freeformSize
    else { return insets }
    if size.width < stage.frame.width - 1 { (insets.left, insets.right) = (0, 0) }
    if size.height < stage.frame.height - 1 {
      if surroundings.navigationBar == nil { insets.top = 0 }
      if surroundings.tabBar == nil, surroundings.toolbar == nil { insets.bottom = 0 }
    }
    return insets
  }

  /// On the canvas, a freeform view with a safe area is at the top left of the screen, like views without a
  /// controller, and only insets that overlap it count (4 scenes of 4 projects). One with layout guides has
  /// the whole insets. Nil for all other views.
  func freeformInsets(_ stage: Stage) -> EdgeInsets? {
    guard environment.follows(.freeformRootsStandAtTheTop), case .window = surroundings.stage,
      let controller, controller.topGuide == nil, isFreeform(controller),
      surroundings.navigationBar == nil, surroundings.tabBar == nil, surroundings.toolbar == nil,
      let size = document[root].storedRect?.size, size.width > 0, size.height > 0
    else { return nil }
    var insets = stage.insets
    if isShownAlone(size) { insets.top = 0 }
    let window = stage.frame.size
    return nestedSafeAreaInsets(
      frame: Rect(x: 0, y: 0, width: size.width, height: size.height),
      rootSize: Size(width: max(window.width, size.width), height: max(window.height, size.height)),
      rootInsets: insets)
  }

  /// Whether a controller's view has a size of its own: the file says so, or, since Xcode 11, states just the size
  /// that the view has (2 scenes of 2 projects; one of Xcode 10 has the whole insets).
  private func isFreeform(_ controller: Controller) -> Bool {
    if controller.metrics.isFreeform { return true }
    guard environment.era >= .xcode11, let size = controller.freeformSize else { return false }
    return size == document[root].storedRect?.size
  }

  /// 20 points in root views of 400 points and more (472 of 480 constraints in 20 projects and more), else 16
  /// (795 of 820). In Xcode 6, always 16 in controllers' views (85 of 90). In xibs up to Xcode 8.2, 8 (11 of
  /// 11 in 3 projects).
  func minimumSideMargin(width: Double) -> Double {
    if let controller, !controller.viewRespectsSystemMinimumLayoutMargins { return 0 }
    if environment.follows(.marginsOfRoots) {
      if controller == nil, !environment.has(.ambiguousIsNotMisplaced) { return 8 }
      return environment.era >= .xcode7 && width >= 400 ? 20 : 16
    }
    if !environment.has(.systemMargins) { return controller == nil ? 8 : 16 }
    return width >= 400 ? 20 : 16
  }
}
