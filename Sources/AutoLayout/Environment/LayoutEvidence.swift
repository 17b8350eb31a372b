// The evidence for each behavior of Interface Builder's canvas: a sentence, the versions, the source, and the
// number of projects in the corpus for and against it. `Scripts/evaluate/evidence` counts again and writes
// `Documentation/Evidence.md`. The numbers here are those from when the behavior was added.

/// The evidence for one behavior.
package struct LayoutEvidence: Sendable {
  /// A description of the behavior.
  package let statement: String
  /// The versions of Interface Builder that have it.
  package let eras: String
  /// What was counted, or another source.
  package let source: String
  /// The number of projects in which more views match with the behavior than without it, and the reverse. With fewer than three
  /// in support, the table of evidence calls the behavior assumed.
  package let projects: (supporting: Int, opposing: Int)

  init(_ statement: String, in eras: String, source: String, _ supporting: Int, _ opposing: Int) {
    self.statement = statement
    self.eras = eras
    self.source = source
    projects = (supporting, opposing)
  }
}

extension LayoutBehavior {
  /// The evidence for the behavior.
  package var evidence: LayoutEvidence {
    switch self {
    case .stoppedIndicatorKeepsRoom, .hiddenFollowsVisible, .hiddenEndsAtTheStart, .hiddenFillsAcross,
      .plainViewsAreFiftyHigh, .plainViewsHaveLengths, .formerPlainViewsAreHigh, .customViewsAreFiftyHigh,
      .filledViewsHaveHeights, .filledViewsHaveWidths, .viewsHaveShares, .firstFilledViewStretches,
      .customViewsFillRows,
      .emptyLabelsAreSquares, .masksKeepLengths, .textsShareStacks, .textsShareSpacedStacks,
      .configuredTitlesShareStacks, .nestedLengthsFollowConstraints,
      .largerDistancesInStacks, .firstOfEqualsGivesWay, .imageViewsHaveHeights,
      .imageViewsFillAcross:
      stackViewEvidence
    case .libraryHeights, .smallTitles, .tallSearchBars, .tallBarsInSheets, .symbolsAlignByTheirLine,
      .toolbarsFillHomeIndicator, .designableLabelsWrap, .earlyTallSliders, .shadowsWidenLabels,
      .fontsHeightenFields, .emptyLabelsHaveBaselines, .datePickersAreCompact, .substitutedTextsAreWhole:
      contentEvidence
    case .infoButtonConfigurations, .infoButtonsFollowTexts, .imageButtonsKeepLineHeight,
      .loneSymbolsAreLarge, .baselinesKeepHeights, .wrappingTitlesHaveLines:
      buttonEvidence
    case .marginsOfRoots, .formerMarginsLeaveOutSafeArea, .nestedTablesHaveOwnMargin,
      .accessoriesReplaceMargins, .collectionContentTakesCellMargins, .stackViewsHaveNoMargins,
      .tablesHaveCellMargins, .ownMarginsOfCellsAreNoLess:
      marginEvidence
    case .rowsAreAsWideAsTheirTable, .statedRowHeights, .crowdedRootsLetGoOfBottoms: rowEvidence
    default: rootEvidence
    }
  }

  private var contentEvidence: LayoutEvidence {
    switch self {
    case .libraryHeights:
      LayoutEvidence(
        "a label of one line at 17 points is 21 points high, but in stack views and with a text style",
        in: "Xcode 8.2 on",
        source: "390 of 509 labels; 0 of 153 in stack views", 7, 4)
    case .smallTitles:
      LayoutEvidence(
        "Title1 has 26 points, Title2 20 and LargeTitle 30 (32 up to Xcode 9.4)", in: "Xcode 9.3 to 11.0",
        source: "9 of 9 heights, and 4 of 4 outside the corpus; for Title2 one label there", 3, 0)
    case .tallSearchBars:
      LayoutEvidence(
        "search bars are 56 points high", in: "Xcode 9 on", source: "8 of 8 bars; 44 in 5 of 5 before", 3, 0)
    case .tallBarsInSheets:
      LayoutEvidence(
        "a navigation bar that constraints place in a sheet is 56 points high", in: "Xcode 11 to 16",
        source: "14 of 14 in sheets, 0 of 11 elsewhere", 2, 0)
    case .symbolsAlignByTheirLine:
      LayoutEvidence(
        "a system symbol is placed by a line of text, not by its image", in: "Xcode 11 on",
        source: "3 heights, 12 pairs of frame and constraint", 7, 0)
    case .designableLabelsWrap:
      LayoutEvidence(
        "a designable label of several lines wraps; the size that the file has for it is that of one line",
        in: "all", source: "10 of 11 labels", 1, 0)
    case .earlyTallSliders:
      LayoutEvidence(
        "sliders are 34 points high", in: "Xcode 16.3 to 16.4", source: "7 of 8 sliders", 1, 1)
    case .substitutedTextsAreWhole:
      LayoutEvidence(
        "a text with characters that its font lacks has a size in whole points, at three pixels a point",
        in: "Xcode 14 on", source: "11 of 12 texts of 2 projects, one outside the corpus; 0 of 4 in hangul",
        0, 0)
    case .datePickersAreCompact:
      LayoutEvidence(
        "a date picker without a style is compact, unless it counts down", in: "Xcode 13 on",
        source: "2 of 2 date pickers outside the corpus; 1 of 3 in Xcode 12", 0, 0)
    case .shadowsWidenLabels:
      LayoutEvidence(
        "a label's shadow adds its offset to the size", in: "all",
        source: "3 of 3 heights, and 4 of 4 outside the corpus", 1, 0)
    case .emptyLabelsHaveBaselines:
      LayoutEvidence(
        "a label without a text has the baselines of a line", in: "all",
        source: "9 of 9 labels, and 4 of 4 outside the corpus", 4, 0)
    case .fontsHeightenFields:
      LayoutEvidence(
        "a rounded text field is at least 10 points higher than its line", in: "Xcode 11 on",
        source: "28 of 28 fields outside the corpus", 0, 0)
    default:
      LayoutEvidence(
        "toolbars at the bottom of screens with a home indicator are 49 points high", in: "Xcode 11 on",
        source: "107 of 109 bars from Xcode 12 on, and one of Xcode 11.7 outside the corpus", 3, 0)
    }
  }

  private var buttonEvidence: LayoutEvidence {
    switch self {
    case .infoButtonConfigurations:
      LayoutEvidence(
        "an info button with a configuration is 50 by 34 points", in: "Xcode 13 on", source: "6 of 6 buttons",
        1, 0)
    case .infoButtonsFollowTexts:
      LayoutEvidence(
        "info buttons are 20 points wide and high where text styles have their smallest sizes",
        in: "Xcode 12.5 to 13", source: "2 of 2 buttons outside the corpus", 0, 0)
    case .imageButtonsKeepLineHeight:
      LayoutEvidence(
        "a button with an image and no title is as high as a line of its font at least", in: "all",
        source: "9 of 9 low images", 12, 0)
    case .loneSymbolsAreLarge:
      LayoutEvidence(
        "a system symbol alone in a button, without a size, has 17 points, and is large in one of type system",
        in: "Xcode 11 on",
        source: "9 of 9 buttons, 4 of 4 custom ones outside the corpus", 1, 0)
    case .wrappingTitlesHaveLines:
      LayoutEvidence(
        "a button whose title may wrap has the size of all lines between its line breaks", in: "all",
        source: "one button and one outside the corpus", 1, 0)
    default:
      LayoutEvidence(
        "a button with both baselines at that of another view keeps its height where no constraint requires one",
        in: "all", source: "3 of 3 buttons of 3 projects outside the corpus", 0, 0)
    }
  }

  private var marginEvidence: LayoutEvidence {
    switch self {
    case .marginsOfRoots:
      LayoutEvidence(
        "controllers' views have margins of 20 from 400 points on since Xcode 7, views of xibs of 8 up to Xcode 8.2",
        in: "Xcode 7 to 8.2", source: "33 of 35 and 11 of 11 constraints", 6, 0)
    case .formerMarginsLeaveOutSafeArea:
      LayoutEvidence(
        "margins do not include the safe area", in: "up to Xcode 8", source: "8 of 8 views; 0 of 44 since",
        13, 0)
    case .nestedTablesHaveOwnMargin:
      LayoutEvidence(
        "cells of tables that are no root view have margins of 15 points on narrow screens",
        in: "Xcode 9.2 to 11.7", source: "7 of 7 documents; 0 of 39 root tables", 13, 0)
    case .accessoriesReplaceMargins:
      LayoutEvidence(
        "an accessory that narrows a cell's content view leaves it a margin of 8 points", in: "all",
        source: "34 of 36 constraints", 14, 0)
    case .tablesHaveCellMargins:
      LayoutEvidence(
        "a table view has the side margins of its cells", in: "Xcode 9.2 on",
        source: "one table outside the corpus", 0, 0)
    case .ownMarginsOfCellsAreNoLess:
      LayoutEvidence(
        "the margins that a cell's content view has of its own are at least the cell's, above and below as well",
        in: "all", source: "2 of 2 cells with less; 6 of 6 keep more", 2, 0)
    case .stackViewsHaveNoMargins:
      LayoutEvidence(
        "a stack view has no margins but those in the file", in: "all",
        source: "2 of 2 stacks, and 2 of 2 outside the corpus", 2, 0)
    default:
      LayoutEvidence(
        "the content view of a collection view's cell takes the cell's margins", in: "Xcode 11 on",
        source: "5 of 5 cells", 1, 0)
    }
  }

  private var rowEvidence: LayoutEvidence {
    switch self {
    case .rowsAreAsWideAsTheirTable:
      LayoutEvidence(
        "rows are laid out as wide as their table, whatever width they store", in: "up to Xcode 6",
        source: "rows of 6 projects", 5, 0)
    case .crowdedRootsLetGoOfBottoms:
      LayoutEvidence(
        "in a root of a xib that is too low or too high, constraints to the bottom give way, not heights",
        in: "all",
        source:
          "20 of 26 cells of 20 projects, most outside the corpus, and 2 of 2 other views; none is worse",
        5, 0)
    default:
      LayoutEvidence(
        "a row's own height outweighs the one that its cell has stored", in: "all", source: "70 views", 4, 0)
    }
  }
}
