// How each version of Interface Builder draws text: the system font that measures it, and the size of text
// styles. TextMetrics knows fonts and sizes but no builds.

import TextMetrics

extension SystemFontEra {
  /// The system font that a build of Interface Builder measures labels with.
  ///
  /// Measured: builds before Xcode 7 measure Helvetica Neue. From 20 points on, labels saved by Xcode 7 and 8
  /// have the letters of SF UI (last seen: 12121), later ones the tighter ones of SF Pro (first seen: 13196).
  /// At 17 points, those of Xcode 9 to 11 are wider by 3/1000 em than later ones (last seen: 15505, first
  /// seen: 17156).
  package init(toolsVersion: Int) {
    switch ToolsEra(toolsVersion: toolsVersion) {
    case .xcode5, .xcode6: self = .helveticaNeue
    case .xcode7, .xcode8: self = .sanFranciscoUI
    case .xcode9, .xcode10, .xcode11: self = .sanFranciscoPro
    default: self = .sanFranciscoVariable
    }
  }
}

extension ContentSizeCategory {
  /// The category at which a build of Interface Builder draws text styles.
  ///
  /// Measured by the sizes of labels and buttons: builds before Xcode 8 draw Body and Headline at 16 points,
  /// which is `medium` (25 of 5 projects). Those of Xcode 12.5 to 13 draw all styles at the smallest sizes
  /// (40 of 6 projects, none against), unless the document overrides accessibility settings (7 of 7 in 2 files
  /// of one project, whatever size the override names). The others draw them at the default, `large`.
  package init(toolsVersion: Int, overridesAccessibility: Bool = false) {
    let era = ToolsEra(toolsVersion: toolsVersion)
    if era < .xcode8 {
      self = .medium
    } else if ToolsChange.iOS14PageControls.isIn(toolsVersion), era < .xcode14,
      !overridesAccessibility
    {
      self = .extraSmall
    } else {
      self = .large
    }
  }
}
