// Heights of bars and offsets of sheets, by the build of Interface Builder whose canvas is laid out, with the number of
// views of real files that agree. What a controller shows is ContainerMap's part; what it comes to, RootGeometry's.

import SceneModel

/// Heights that hold on one screen in one orientation, in points.
struct BarMetrics {
  var isPad: Bool
  /// Phones in landscape draw lower bars.
  var isCompactHeight: Bool
  /// The build of Interface Builder; 0 for files that state none.
  var toolsVersion: Int

  init(_ environment: LayoutEnvironment) {
    isPad = environment.idiom == "pad"
    isCompactHeight = !isPad && environment.orientation == .landscape && environment.heightClass == .compact
    toolsVersion = environment.toolsVersion
  }

  /// A navigation bar at the top of a window. 44 (166 of 168), 54 from 24000 on (2), 32 on phones in landscape (7).
  var navigationBar: Double {
    if isCompactHeight { return 32 }
    return toolsVersion >= 24_000 ? 54 : 44
  }

  /// A navigation bar at the top of a sheet: 56 (42 bars), 70 from 24000 on (2).
  var navigationBarInSheet: Double {
    if toolsVersion >= 24_000 { return 70 }
    return isCompactHeight ? 44 : 56
  }

  /// What a large title adds to a navigation bar: bars of 96 points (12).
  var largeTitle: Double { isCompactHeight ? 0 : 52 }

  /// What a prompt adds to a navigation bar (UIKit's figure).
  var prompt: Double { 30 }

  /// A navigation bar with what it shows.
  func height(of bar: Surroundings.NavigationBar, inSheet: Bool) -> Double {
    (inSheet ? navigationBarInSheet : navigationBar) + (bar.hasLargeTitles ? largeTitle : 0)
      + (bar.hasPrompt ? prompt : 0)
  }

  /// A tab bar above the home indicator: 49 (14). Phones in landscape: 32 (UIKit's figure).
  var tabBar: Double { isCompactHeight ? 32 : 49 }

  /// A toolbar above the home indicator: 44 before Xcode 11 (4), 49 since (9).
  var toolbar: Double {
    if isCompactHeight { return 32 }
    return toolsVersion < 15_000 ? 44 : 49
  }

  /// Whether presented controllers appear as sheets: since Xcode 11, unless they ask for the full screen.
  var presentsSheets: Bool { toolsVersion >= Self.sheetEra }

  /// The first builds of Xcode 11, whose canvas shows presented controllers as sheets (2 roots of 14868).
  static let sheetEra = 14_800

  /// Distance of a sheet's top edge from the window's, in points. Home-button phones 20 (41 roots); others 54 (64), 10
  /// in 21000 to 23999 (2), the status bar's height from 24000 on (3).
  func sheetTop(statusBar: Double, hasHomeIndicator: Bool) -> Double {
    if isCompactHeight { return 0 }
    guard hasHomeIndicator else { return 20 }
    if toolsVersion >= 24_000 { return statusBar }
    return toolsVersion >= 21_000 ? 10 : 54
  }

  /// Whether sheets have no bottom inset: in 21000 to 23999 (2 of 2); before, the home indicator's (9).
  var sheetsEndAboveIndicator: Bool { (21_000..<24_000).contains(toolsVersion) }

  /// Sheets on pads, in points (UIKit's figures at the default text size).
  static let padFormSheet = Size(width: 540, height: 620)
  static let padPageSheetWidth = 704.0
  static let padPageSheetMargin = 44.0
  /// A popover without a preferred size (UIKit's figure).
  static let popover = Size(width: 320, height: 480)
  /// The primary column of a split view (UIKit's figure).
  static let primaryColumnWidth = 320.0
}
