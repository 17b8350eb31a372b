// Heights of bars and offsets of sheets, by the build of Interface Builder whose canvas is laid out, with the number of
// views of real files that agree. What a controller shows is ContainerMap's part; what it comes to, RootGeometry's.

import SceneModel

/// Heights that hold on one screen in one orientation, in points.
struct BarMetrics {
  var isPad: Bool
  /// Phones in landscape draw lower bars.
  var isCompactHeight: Bool
  private var era: ToolsEra
  /// Whether toolbars above a home indicator are as high as tab bars.
  private var hasTallToolbars: Bool

  init(_ environment: LayoutEnvironment) {
    isPad = environment.idiom == "pad"
    isCompactHeight = !isPad && environment.orientation == .landscape && environment.heightClass == .compact
    era = environment.era
    hasTallToolbars = environment.has(.deviceMargins)
  }

  /// A navigation bar at the top of a window: 44 (515 of 524 stored bars, in 60 projects and more), 54 from Xcode 26 on (26 of 28, in
  /// 6 projects), 32 on phones in landscape (7).
  var navigationBar: Double {
    if isCompactHeight { return 32 }
    return era >= .xcode26 ? 54 : 44
  }

  /// A navigation bar at the top of a sheet: 56 (47 bars in 10 projects); in Xcode 26 one of 54 begins at 16 (2 in one project).
  var navigationBarInSheet: Double {
    if era >= .xcode26 { return 70 }
    return isCompactHeight ? 44 : 56
  }

  /// What a large title adds to a navigation bar: bars of 96 points (42 in 15 projects), of 106 in Xcode 26 (22 in 3).
  var largeTitle: Double { isCompactHeight ? 0 : 52 }

  /// How much lower a bar with a large title begins in a sheet of Xcode 26: at 20 instead of 16 (11 bars in one project).
  private var largeTitleOffsetInSheet: Double { era >= .xcode26 ? 4 : 0 }

  /// What a prompt adds to a navigation bar (UIKit's figure).
  var prompt: Double { 30 }

  /// A navigation bar with what it shows.
  func height(of bar: PresentationContext.NavigationBar, inSheet: Bool) -> Double {
    (inSheet ? navigationBarInSheet : navigationBar) + (bar.hasLargeTitles ? largeTitle : 0)
      + (bar.hasLargeTitles && inSheet ? largeTitleOffsetInSheet : 0) + (bar.hasPrompt ? prompt : 0)
  }

  /// A tab bar above the home indicator: 49 (14). Phones in landscape: 32 (UIKit's figure).
  var tabBar: Double { isCompactHeight ? 32 : 49 }

  /// A toolbar above the home indicator: 44 before Xcode 11 (4), 49 since (9).
  var toolbar: Double {
    if isCompactHeight { return 32 }
    return hasTallToolbars ? 49 : 44
  }

  /// Whether presented controllers appear as sheets: since Xcode 11 (2 roots of 14868), unless they ask for the full screen.
  var presentsSheets: Bool { era >= .xcode11 }

  /// Distance of a sheet's top edge from the window's, in points. Home-button phones 20 (41 roots); others 54 (64), 10
  /// in 21000 to 23999 (2), the status bar's height from 24000 on (3).
  func sheetTop(statusBar: Double, hasHomeIndicator: Bool) -> Double {
    if isCompactHeight { return 0 }
    guard hasHomeIndicator else { return 20 }
    if era >= .xcode26 { return statusBar }
    return era >= .xcode14 ? 10 : 54
  }

  /// Whether sheets have no bottom inset: since Xcode 14 (2 of 2; 3 of 3 in Xcode 26); before, the home indicator's (9).
  var sheetsEndAboveIndicator: Bool { era >= .xcode14 }

  /// Sheets on pads, in points (UIKit's figures at the default text size).
  static let padFormSheet = Size(width: 540, height: 620)
  static let padPageSheetWidth = 704.0
  static let padPageSheetMargin = 44.0
  /// A popover without a preferred size (UIKit's figure).
  static let popover = Size(width: 320, height: 480)
  /// The primary column of a split view (UIKit's figure).
  static let primaryColumnWidth = 320.0
}
