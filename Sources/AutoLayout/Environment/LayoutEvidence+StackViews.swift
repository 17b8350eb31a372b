// The evidence for behaviors of stack views and their arranged subviews. See LayoutEvidence.swift.

extension LayoutBehavior {
  var stackViewEvidence: LayoutEvidence {
    switch self {
    case .stoppedIndicatorKeepsRoom:
      LayoutEvidence(
        "a stopped activity indicator that hides keeps its room in a stack view", in: "all",
        source: "3 of 3 stacks", 3, 0)
    case .hiddenFollowsVisible:
      LayoutEvidence(
        "a hidden view after two or more visible ones lies at the end of the last, without spacing",
        in: "all",
        source: "7 of 12 views, 3 more at the stack's end", 6, 0)
    case .hiddenEndsAtTheStart:
      LayoutEvidence(
        "a hidden view before the visible ones ends where a stack view that fills begins, in a vertical one if it has a height",
        in: "all", source: "4 of 4 views of 3 projects outside the corpus", 0, 0)
    case .hiddenFillsAcross:
      LayoutEvidence(
        "a hidden view is aligned across its stack view as visible ones are", in: "all",
        source: "36 of 43 views that fill, and one at an edge",
        4, 0)
    case .plainViewsAreFiftyHigh:
      LayoutEvidence(
        "a plain view without subviews is 50 points high in a horizontal stack view", in: "Xcode 11.2 on",
        source: "13 of 20 views", 7, 0)
    case .plainViewsHaveLengths:
      LayoutEvidence(
        "a plain view without subviews counts as 50 points long along its stack view, and as 128 high before",
        in: "Xcode 11.2 on; before",
        source: "stored lengths of 50 points of 6 projects, in one of them also of 0 and 128", 4, 0)
    case .filledViewsHaveHeights:
      LayoutEvidence(
        "a view in a stack view is at least 50 points high, unless its subviews resist or are stack views",
        in: "all",
        source: "103 views of 13 projects in and outside the corpus; around a stack view 0 of 1", 3, 0)
    case .formerPlainViewsAreHigh:
      LayoutEvidence(
        "a plain view without subviews is 128 points high in a horizontal stack view that aligns by fill",
        in: "up to Xcode 11.1",
        source: "one stack outside the corpus", 0, 0)
    case .customViewsAreFiftyHigh:
      LayoutEvidence(
        "a view of a custom class counts as 50 points high in a horizontal stack view that aligns by fill",
        in: "Xcode 11.2 on", source: "one stack outside the corpus", 0, 0)
    case .filledViewsHaveWidths:
      LayoutEvidence(
        "a view that subviews fill is at least 50 points wide along a horizontal stack view", in: "all",
        source: "one stack outside the corpus", 0, 0)
    case .firstFilledViewStretches:
      LayoutEvidence(
        "of several views that subviews fill, the first stretches in a vertical stack view",
        in: "Xcode 13 on",
        source: "one stack outside the corpus", 0, 0)
    case .viewsHaveShares:
      LayoutEvidence(
        "a view without subviews or that they fill counts as 50 points high in a vertical stack view that fills proportionally",
        in: "all; without subviews Xcode 11.2 on",
        source: "4 of 4 stacks of 2 projects, 3 of them outside the corpus", 1, 0)
    case .customViewsFillRows:
      LayoutEvidence(
        "a view of a custom class without a height is as high as its horizontal stack view",
        in: "Xcode 11.2 on",
        source: "10 of 10 views", 2, 0)
    case .emptyLabelsAreSquares:
      LayoutEvidence(
        "an arranged label of one line without a text is a square of 50 points", in: "Xcode 11 on",
        source: "7 of 7 views; 0 of 15 before", 4, 0)
    case .masksKeepLengths:
      LayoutEvidence(
        "an arranged view that has its autoresizing mask keeps its length where nothing else decides it",
        in: "all", source: "7 of 7 views", 1, 0)
    case .imageViewsHaveHeights:
      LayoutEvidence(
        "an arranged image view without an image is 50 points high, and 128 before",
        in: "Xcode 14 on, and in rows of Xcode 10.2; Xcode 11.2 to 13",
        source: "8 image views of 5 projects, 4 of them outside the corpus, none against", 1, 0)
    case .imageViewsFillAcross:
      LayoutEvidence(
        "an image view without an image fills a vertical stack view that is wider than 240 points",
        in: "Xcode 10.2 on", source: "2 of 2 views of 2 projects outside the corpus, and one of 240.5 points",
        0, 0)
    case .firstOfEqualsGivesWay:
      LayoutEvidence(
        "of arranged views with equal priorities, the first stretches or shrinks", in: "all",
        source: "stacks of 13 projects, most of them flagged as ambiguous; one against", 0, 1)
    case .textsShareSpacedStacks:
      LayoutEvidence(
        "labels of several lines share a stack view's width where its gaps are equal as well",
        in: "up to Xcode 12",
        source: "8 of 8 stacks", 2, 0)
    case .configuredTitlesShareStacks:
      LayoutEvidence(
        "buttons with configurations side by side share a stack view's width as labels of several lines do",
        in: "Xcode 13 on", source: "2 of 2 stacks", 2, 0)
    case .nestedLengthsFollowConstraints:
      LayoutEvidence(
        "a stack view in one that fills proportionally is as long as its views' own constraints make it",
        in: "all", source: "2 of 2 stacks outside the corpus, 3 of 3 shares of one", 1, 0)
    case .largerDistancesInStacks:
      LayoutEvidence(
        "constraints between a stack view that fills and its subviews are kept where they state larger distances",
        in: "all", source: "6 of 6 stacks of 5 projects, most outside the corpus", 2, 0)
    default:
      LayoutEvidence(
        "labels of several lines side by side share a stack view's width",
        in: "all; otherwise since Xcode 13",
        source: "constraints that UIKit logs, Open Radar 39275811", 3, 1)
    }
  }
}
