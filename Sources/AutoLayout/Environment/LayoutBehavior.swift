// What Interface Builder's canvas does that no documentation says, one name each, so that its evidence can be counted again: a
// layout that ignores a behaviour shows what it wins and loses on real files. LayoutEvidence.swift says what is known of each.
//
// To add one, add a case here, ask `environment.follows(_:)` where the code takes it in, and describe it in LayoutEvidence.

/// One behaviour.
package enum LayoutBehavior: UInt8, CaseIterable, Sendable {
  // Stack views
  case stoppedIndicatorKeepsRoom, hiddenFollowsVisible, hiddenFillsAcross, plainViewsAreFiftyHigh
  case customViewsFillRows, emptyLabelsAreSquares, masksKeepLengths, textsShareStacks
  case textsShareSpacedStacks, configuredTitlesShareStacks
  // Sizes of contents
  case libraryHeights, smallTitles, tallSearchBars, tallBarsInSheets, infoButtonConfigurations
  case imageButtonsKeepLineHeight, symbolsAlignByTheirLine, toolbarsFillHomeIndicator
  case designableLabelsWrap, earlyTallSliders
  // Root views and safe areas
  case storedBarsGiveInsets, staleRootsLieBetweenBars, popoversFillPhones
  case freeformRootsStandAtTheTop, lowViewsStandAlone, barsCoverXibViews, statusBarCanBeSwitchedOff
  case screenInsetsCountTwice, noSpacingToSafeAreas, collectionCellsHaveSafeAreas
  // Margins
  case marginsOfRoots, formerMarginsLeaveOutSafeArea, nestedTablesHaveOwnMargin, accessoriesReplaceMargins
  case collectionContentTakesCellMargins
  // Rows of tables
  case rowsAreAsWideAsTheirTable, statedRowHeights
}

/// A set of behaviours.
package struct LayoutBehaviors: OptionSet, Sendable, Hashable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package init(_ behavior: LayoutBehavior) { rawValue = 1 << UInt64(behavior.rawValue) }
}

extension LayoutEnvironment {
  /// Whether the layout takes a behaviour in.
  @inline(__always)
  package func follows(_ behavior: LayoutBehavior) -> Bool {
    ignored.rawValue & (1 << UInt64(behavior.rawValue)) == 0
  }
}
