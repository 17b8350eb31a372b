// Heights of bars and offsets of sheets, by the build of Interface Builder whose canvas is laid out, with the
// number of matching views in real files. ContainerMap finds the bars of a controller, and RootGeometry
// combines their heights.

import SceneModel

/// The heights for one screen in one orientation, in points.
struct BarMetrics {
  var isPad: Bool
  /// Whether the bars are compact, as on phones in landscape.
  var isCompactHeight: Bool
  private var era: ToolsEra
  /// The additional height of a large title with an “ş”: about the descent of its font, 8 in Xcode 13 (2 of 2
  /// projects) and 8.2 rounded up to pixels since then (5 of 5, two of them with stored bars). “ı” and letters
  /// without marks have none (3 titles).
  private(set) var cedilla: Double

  init(_ environment: LayoutEnvironment) {
    isPad = environment.idiom == "pad"
    isCompactHeight = !isPad && environment.orientation == .landscape && environment.heightClass == .compact
    era = environment.era
    cedilla =
      era < .xcode13 || isCompactHeight || !environment.follows(.cedillasHeightenLargeTitles)
      ? 0 : era < .xcode14 ? 8 : environment.roundedUpToPixels(8.2)
  }

  /// A navigation bar at the top of a window: 44 (515 of 524 stored bars, in 60 projects and more), 54 since
  /// Xcode 26 (26 of 28, in 6 projects), 32 on phones in landscape (7).
  var navigationBar: Double {
    if isCompactHeight { return 32 }
    return era >= .xcode26 ? 54 : 44
  }

  /// The bottom of a navigation bar in a sheet: 56 (47 bars in 10 projects). In Xcode 26, a bar of 54 starts
  /// at 16 (2 in one project).
  var navigationBarInSheet: Double {
    if era >= .xcode26 { return 70 }
    return isCompactHeight ? 44 : 56
  }

  /// The additional height for a large title: bars have 96 points (42 in 15 projects), and 106 in Xcode 26
  /// (22 in 3).
  var largeTitle: Double { isCompactHeight ? 0 : 52 }

  /// The additional offset of a bar with a large title in a sheet of Xcode 26, which starts at 20 instead of
  /// 16 (11 bars in one project).
  private var largeTitleOffsetInSheet: Double { era >= .xcode26 ? 4 : 0 }

  /// Whether a bar was stored with a large title that has an “ş”.
  func hasCedilla(storedHeight: Double) -> Bool {
    cedilla > 0 && abs(storedHeight - navigationBar - largeTitle - cedilla) < 0.5
  }

  /// The additional height for a prompt (UIKit's value).
  var prompt: Double { 30 }

  /// The height of a navigation bar with its title and prompt.
  func height(of bar: PresentationContext.NavigationBar, inSheet: Bool) -> Double {
    (inSheet ? navigationBarInSheet : navigationBar)
      + (bar.hasLargeTitles ? largeTitle + (bar.titleHasCedilla ? cedilla : 0) : 0)
      + (bar.hasLargeTitles && inSheet ? largeTitleOffsetInSheet : 0) + (bar.hasPrompt ? prompt : 0)
  }

  /// The height of a tab bar above the home indicator: 49 (14). On phones in landscape: 32 (UIKit's value).
  var tabBar: Double { isCompactHeight ? 32 : 49 }

  /// The height of a toolbar above the home indicator: 44 before Xcode 11 (4, the last in 14460), 49
  /// since then (10, the first in 14868).
  var toolbar: Double {
    if isCompactHeight { return 32 }
    return era >= .xcode11 ? 49 : 44
  }

  /// Whether presented controllers are shown as sheets: since Xcode 11 (2 roots of 14868), unless they are
  /// full screen.
  var presentsSheets: Bool { era >= .xcode11 }

  /// The distance of a sheet's top edge from the window's, in points. 20 on phones with a home button (41
  /// roots). On others, 54 (64), 10 in 21000 to 23999 (2), and the status bar's height from 24000 on (3).
  func sheetTop(statusBar: Double, hasHomeIndicator: Bool) -> Double {
    if isCompactHeight { return 0 }
    guard hasHomeIndicator else { return 20 }
    if era >= .xcode26 { return statusBar }
    return era >= .xcode14 ? 10 : 54
  }

  /// Whether sheets have no bottom inset: since Xcode 14 (2 of 2; 3 of 3 in Xcode 26). Before, it was the
  /// home indicator's (9).
  var sheetsEndAboveIndicator: Bool { era >= .xcode14 }

  /// Sheets on iPads, in points (UIKit's values at the default text size).
  static let padFormSheet = Size(width: 540, height: 620)
  static let padPageSheetWidth = 704.0
  static let padPageSheetMargin = 44.0
  /// A popover without a preferred size (UIKit's value).
  static let popover = Size(width: 320, height: 480)
  /// The arrow of a popover, which its safe area leaves out on top (2 of 2 scenes of 2 projects).
  static let popoverArrow = 13.0
  /// The width of a split view's primary column (UIKit's value).
  static let primaryColumnWidth = 320.0
}
