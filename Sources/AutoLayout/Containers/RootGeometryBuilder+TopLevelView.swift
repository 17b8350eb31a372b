// The surroundings of a top-level view without a controller.

import SceneModel

extension RootGeometryBuilder {
  /// The surroundings of a view without a controller. Interface Builder shows it at the top left of the
  /// document's screen, or of a window with its own size if it does not fit, and the bottom inset is the part
  /// that overlaps (44 of 44). Cells and other views inside scrolling content have no insets. On another
  /// device, a view that fills the document's own screen fills that device's. For any other view the position
  /// is unknown, and it has no insets.
  func topLevelView() -> RootGeometry {
    let view = document[root]
    var frame = view.storedRect ?? .zero
    let isFreeform = document.viewMetrics[root]?.isFreeform == true
    var fitsContent = false
    // A view with one zero length is intended (one has 600 × 0 points). A view without any size was never
    // laid out.
    if frame.width <= 0 && frame.height <= 0 {
      let size = document.freeformSizes[root] ?? environment.screenSize
      frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
      fitsContent = document.freeformSizes[root] == nil && (isFreeform || !document.controllers.isEmpty)
    }
    let isCell =
      switch view.kind {
      case .tableViewCell: true
      case .collectionViewCell, .collectionReusableView: !environment.follows(.collectionCellsHaveSafeAreas)
      default: false
      }
    var hasUnknownPlacement = false
    if !environment.isDocumentsOwn {
      if !isFreeform, !isCell, fillsOwnScreen(frame.size) {
        frame.width = environment.screenSize.width
        frame.height = environment.screenSize.height
      } else {
        hasUnknownPlacement = true
      }
    }
    var insets = EdgeInsets.zero
    if !isCell, !hasUnknownPlacement {
      var window = simulatedScreen()
      if frame.width > window.width || frame.height > window.height { window = frame.size }
      insets = environment.windowInsets
      if hidesStatusBar || isShownAlone(frame.size) { insets.top = 0 }
      if let bar = surroundings.navigationBar, environment.follows(.barsCoverXibViews) {
        // A simulated bar (4 of 4).
        insets.top += BarMetrics(environment).height(of: bar, inSheet: false)
      }
      insets = nestedSafeAreaInsets(
        frame: Rect(x: 0, y: 0, width: frame.width, height: frame.height), rootSize: window,
        rootInsets: insets)
    }
    return RootGeometry(
      frame: frame, safeAreaInsets: insets, topGuideLength: insets.top, bottomGuideLength: insets.bottom,
      minimumSideMargin: minimumSideMargin(width: frame.width), reasons: reasons,
      verticalMargin: verticalMargin, fitsContent: fitsContent)
  }

  /// 8 up to Xcode 8.2 (5 of 5 constraints in 3 projects), none since then (33 of 34).
  private var verticalMargin: Double {
    !environment.has(.ambiguousIsNotMisplaced) && environment.follows(.marginsOfRoots) ? 8 : 0
  }

  /// Whether Interface Builder shows a low view by itself, without the status bar: up to Xcode 10, those with
  /// less than 70 % of the screen's height (10 of 10 views of 44 to 440 points; 2 of 570 have the status bar's
  /// inset). Never since then.
  func isShownAlone(_ size: Size) -> Bool {
    environment.isDocumentsOwn && environment.era < .xcode11 && environment.follows(.lowViewsStandAlone)
      && size.height < environment.screenSize.height * 0.7
  }

  /// Whether a stored size is that of the document's own screen.
  private func fillsOwnScreen(_ size: Size) -> Bool {
    let own = LayoutEnvironment.own(document).screenSize
    return abs(size.width - own.width) < 1 && abs(size.height - own.height) < 1
  }
}
