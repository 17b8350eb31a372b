// Undocumented behaviors of Interface Builder's canvas. Each has a name, so that its evidence can be counted:
// ignoring it in a layout shows which views of real files it improves and worsens. LayoutEvidence.swift has
// the evidence.
//
// To add a behavior, add a case here, ask `environment.follows(_:)` where the code applies it, and describe
// it in LayoutEvidence.

/// An undocumented behavior of the canvas.
package enum LayoutBehavior: CaseIterable, Sendable {
  // Stack views
  case stoppedIndicatorKeepsRoom, hiddenFollowsVisible, hiddenEndsAtTheStart, hiddenFillsAcross,
    plainViewsAreFiftyHigh
  case plainViewsHaveLengths, formerPlainViewsAreHigh, customViewsAreFiftyHigh
  case filledViewsHaveHeights, filledViewsHaveWidths, viewsHaveShares, firstFilledViewStretches
  case customViewsFillRows, emptyLabelsAreSquares, masksKeepLengths, textsShareStacks
  case textsShareSpacedStacks, configuredTitlesShareStacks, nestedLengthsFollowConstraints
  case largerDistancesInStacks, firstOfEqualsGivesWay, imageViewsHaveHeights
  case imageViewsFillAcross
  // Sizes of contents
  case libraryHeights, smallTitles, tallSearchBars, tallBarsInSheets, infoButtonConfigurations
  case imageButtonsKeepLineHeight, symbolsAlignByTheirLine, toolbarsFillHomeIndicator
  case designableLabelsWrap, earlyTallSliders, loneSymbolsAreLarge, shadowsWidenLabels, fontsHeightenFields
  case emptyLabelsHaveBaselines, datePickersAreCompact, substitutedTextsAreWhole
  case baselinesKeepHeights, wrappingTitlesHaveLines, infoButtonsFollowTexts
  // Root views and safe areas
  case storedBarsGiveInsets, staleRootsLieBetweenBars, popoversFillPhones
  case freeformRootsStandAtTheTop, lowViewsStandAlone, barsCoverXibViews, statusBarCanBeSwitchedOff
  case screenInsetsCountTwice, noSpacingToSafeAreas, collectionCellsHaveSafeAreas, embeddedRootsHaveNoInsets
  case formerCanvasesAreStale, smallTitlesAboveLists, cedillasHeightenLargeTitles
  case presentedScreensLackInsets, storedFramesLieBelowBars, collectionCellsTakeStatusBar
  // Margins
  case marginsOfRoots, formerMarginsLeaveOutSafeArea, nestedTablesHaveOwnMargin, accessoriesReplaceMargins
  case collectionContentTakesCellMargins, stackViewsHaveNoMargins, tablesHaveCellMargins
  case ownMarginsOfCellsAreNoLess
  // Rows of tables
  case rowsAreAsWideAsTheirTable, statedRowHeights, crowdedRootsLetGoOfBottoms
}

extension LayoutEnvironment {
  /// Whether the layout reproduces a behavior.
  @inline(__always)
  package func follows(_ behavior: LayoutBehavior) -> Bool { behavior != ignoredBehavior }
}
