// The versions of Interface Builder that saved documents, and the changes between its builds. All comparisons
// of builds are here. The metrics themselves are where they are used, as a `switch` over the era or a query
// for one change.
//
// To add a metric that changed with a major version, switch over `environment.era` where the metric is
// computed. To add one that changed within a version, add a case to `ToolsChange`: its raw value is the first
// known build with the new value (or the version's round number if no file is in between), and its comment
// gives the last known build with the old value and the first with the new one.

import SceneModel

/// A major version of Xcode. The raw value is a build (`toolsVersion`) between the last one of the preceding
/// version and the first of this one.
package enum ToolsEra: Int, CaseIterable, Comparable, Sendable {
  case xcode5 = 0
  case xcode6 = 5_500
  /// 7702 and 7706 are its betas.
  case xcode7 = 8_000
  case xcode8 = 10_500
  case xcode9 = 12_500
  case xcode10 = 14_200
  case xcode11 = 14_800
  case xcode12 = 17_000
  case xcode13 = 19_000
  case xcode14 = 21_000
  case xcode15 = 22_000
  case xcode16 = 23_500
  case xcode26 = 24_000

  /// The era of a build, as in `LayoutEnvironment.toolsVersion`.
  package init(toolsVersion: Int) {
    self = Self.allCases.last { $0.rawValue <= toolsVersion } ?? .xcode5
  }

  package static func < (a: ToolsEra, b: ToolsEra) -> Bool { a.rawValue < b.rawValue }

  /// Development builds have number 32700. Their canvases are like those of Xcode 14 and 15 (34 documents).
  static func comparableBuild(_ toolsVersion: Int) -> Int { toolsVersion >= 32_000 ? 22_000 : toolsVersion }
}

/// A change within a major version. The raw value is the first build with it.
package enum ToolsChange: Int, Sendable {
  /// The frames of cells' content views are stored, and root views have system margins. Last without: 8191;
  /// first with: 9052.
  case systemMargins = 9_000
  /// A view that is off by a point or three is not flagged as misplaced: 0 of 21 in the first builds, 33 of 47
  /// before. Last without: 9532; first with: 10116.
  case toleratesPoints = 10_000
  /// Heights of labels are whole pixels. Last without: 11201; first with: 11542.
  case pixelHeights = 11_500
  /// An ambiguous view is not also flagged as misplaced, views of xibs have the margins of controllers' views,
  /// and the content view of a row that its constraints contradict is flagged. Last without: 11762; first with:
  /// 12118.
  case ambiguousIsNotMisplaced = 12_000
  /// Margins include the safe area. Last without: 12121; first with: 13122.
  case marginsIncludeSafeArea = 13_000
  /// Roots in container views have the insets of a full screen. Last without: 12121; first with: 13196.
  case insetsInContainers = 13_150
  /// Safe areas end at the stored bar of the navigation controller. Last without: 13178; first with: 13189.
  case storedBars = 13_189
  /// Cells' content views take the margins of their table. Last without: 13196; first with: 13528.
  case tableMarginsInCells = 13_500
  /// The largest text styles are smaller than published, until `deviceMargins`. Last without: 12120; first
  /// with: 13771.
  case smallTitles = 13_700
  /// Views without a size have one across stack views that do not fill them. Last without: 13196; first with:
  /// 14490.
  case lengthsAcrossStacks = 14_400
  /// A large title above a table or collection view is small, above a table view until Xcode 26. Last without:
  /// 14490; first with: 15705; last with: 23504; first without: 24506.
  case smallTitlesAboveLists = 14_800
  /// Text fields, steppers, segmented controls and built-in buttons look like in iOS 13. Last without: 14800;
  /// first with: 14810.
  case iOS13Controls = 14_810
  /// Cells' margins depend on the device, and phones with a home button have no status bar. Last without: 14868;
  /// first with: 15400.
  case deviceMargins = 15_000
  /// Cells on narrow screens have the margin of root views in any position. Last without: 16097; first with:
  /// 17147.
  case uniformCellMargins = 16_100
  /// Progress views are 4 points high. Last without: 16097; first with: 17147.
  case thickProgressViews = 17_100
  /// Page controls look as in iOS 14. Last without: 17701; first with: 18121.
  case iOS14PageControls = 18_000
  /// The content view of a storyboard's row with another height according to its constraints is not flagged. Last
  /// without: 17701; first with: 19529.
  case contentViewsKeepRowHeight = 18_500
  /// The title of a button's configuration without a font has 17 points rather than 14. Last without: 20037;
  /// first with: 21701.
  case largeConfiguredTitles = 21_000
  /// Home-button devices have a status bar again. Last without: 21507; first with: 21701.
  case statusBarAboveHomeButtons = 21_600
  /// The screen's insets are counted once less in views presented over the full screen. Last without: 21507;
  /// first with: 21701.
  case presentedScreensLackInsets = 21_601
  /// Labels are measured anew, until `keptLabelHeights`. Last without: 21701; first with: 22154.
  case measuredLabels = 22_100
  /// Labels keep the height that they have in the library again. Last without: 22155; first with: 22505.
  case keptLabelHeights = 22_300
  /// The screen's insets are counted twice above home indicators. Last without: 23504; first with: 23727.
  case doubledScreenInsets = 23_700
  /// Sliders are 34 points high. Last without: 23504; first with: 23727.
  case tallSliders = 23_701
}

extension ToolsChange {
  /// Whether a build has the change.
  package func isIn(_ toolsVersion: Int) -> Bool { rawValue <= toolsVersion }
}

extension LayoutEnvironment {
  /// The version of Interface Builder whose canvas is laid out.
  package var era: ToolsEra { ToolsEra(toolsVersion: toolsVersion) }

  /// Whether the canvas has a change.
  package func has(_ change: ToolsChange) -> Bool { change.isIn(toolsVersion) }
}

extension DocumentHeader {
  /// The version of Interface Builder that saved the document.
  package var era: ToolsEra { ToolsEra(toolsVersion: toolsVersion) }
}

/// A length on the canvas that had other values in earlier versions of Interface Builder, in points.
struct LengthHistory: Sendable {
  /// The length in current systems.
  private(set) var latest: Double
  private let first: Double
  private var changes: [(build: Int, length: Double)] = []

  init(_ first: Double) {
    self.first = first
    latest = first
  }

  func since(_ era: ToolsEra, _ length: Double) -> LengthHistory { changed(at: era.rawValue, to: length) }

  func since(_ change: ToolsChange, _ length: Double) -> LengthHistory {
    changed(at: change.rawValue, to: length)
  }

  func length(in toolsVersion: Int) -> Double {
    changes.last { $0.build <= toolsVersion }?.length ?? first
  }

  private func changed(at build: Int, to length: Double) -> LengthHistory {
    var copy = self
    copy.changes.append((build, length))
    copy.latest = length
    return copy
  }
}
