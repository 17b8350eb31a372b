// The evidence for behaviors of root views: bars, safe areas, sizes. See LayoutEvidence.swift.

extension LayoutBehavior {
  var rootEvidence: LayoutEvidence {
    switch self {
    case .storedBarsGiveInsets:
      LayoutEvidence(
        "the inset under a translucent navigation bar is where the controller's own bar ends, as stored",
        in: "Xcode 9 on", source: "239 of 246 scenes", 2, 0)
    case .staleRootsLieBetweenBars:
      LayoutEvidence(
        "a root view that begins below an opaque bar lies between the bars, though the screen's height is stored",
        in: "all", source: "8 of 8 files", 1, 0)
    case .popoversFillPhones:
      LayoutEvidence(
        "a popover of the screen's height is a full window on phones", in: "up to Xcode 10",
        source: "3 of 3 scenes", 2, 0)
    case .freeformRootsStandAtTheTop:
      LayoutEvidence(
        "a freeform view with a safe area is at the top left of the screen", in: "Xcode 9 on",
        source: "6 of 6 scenes", 5, 0)
    case .lowViewsStandAlone:
      LayoutEvidence(
        "a view of less than 70 % of the screen's height is shown without a status bar",
        in: "up to Xcode 10",
        source: "6 of 6 views, and 4 of 4 outside the corpus", 9, 0)
    case .barsCoverXibViews:
      LayoutEvidence(
        "a simulated navigation bar covers a view of a xib", in: "Xcode 9 on", source: "4 of 4 files", 1, 0)
    case .statusBarCanBeSwitchedOff:
      LayoutEvidence(
        "simulated metrics can switch the status bar off", in: "up to Xcode 10",
        source: "17 of 17 scenes; 0 of 3 since", 7, 1)
    case .screenInsetsCountTwice:
      LayoutEvidence(
        "status bar and home indicator are counted twice in full-screen windows", in: "Xcode 16.2 on",
        source: "42 of 42 safe areas", 7, 0)
    case .presentedScreensLackInsets:
      LayoutEvidence(
        "insets of the screen are counted once less in a view presented over the full screen",
        in: "Xcode 14.3 on", source: "8 of 8 scenes of 6 projects outside the corpus", 0, 0)
    case .noSpacingToSafeAreas:
      LayoutEvidence(
        "the standard spacing is none to a safe area and 8 points to a layout guide", in: "all",
        source: "6 of 6 and 2 of 2 constraints", 6, 0)
    case .formerCanvasesAreStale:
      LayoutEvidence(
        "a root stored as 600 by 600 points in a document with a device is laid out on the device's screen",
        in: "Xcode 8 on", source: "1 of 1 root", 1, 0)
    case .embeddedRootsHaveNoInsets:
      LayoutEvidence(
        "roots in container views have no insets", in: "up to Xcode 9.2",
        source: "4 of 4 scenes; 0 of 14 since", 2, 0)
    case .smallTitlesAboveLists:
      LayoutEvidence(
        "a large title is small above a table or collection view that is the root view's first subview",
        in: "Xcode 11 to 16; above collection views also since",
        source: "4 of 4 scenes, and 6 of 6 outside the corpus; 0 of 1 tables in 14490 and in 24506", 1, 0)
    case .storedFramesLieBelowBars:
      LayoutEvidence(
        "a root view stored below a bar, down to the end of the screen, lies below it, whatever the bar's translucency",
        in: "all", source: "1 of 1 scene", 1, 0)
    case .collectionCellsTakeStatusBar:
      LayoutEvidence(
        "in collection view controllers, the top margins of cells include the status bar", in: "Xcode 10",
        source: "3 of 3 constraints", 2, 0)
    case .cedillasHeightenLargeTitles:
      LayoutEvidence(
        "a large title with an “ş” is higher by about the descent of its font", in: "Xcode 13 on",
        source: "13 of 13 scenes of 7 projects outside the corpus", 0, 0)
    default:
      LayoutEvidence(
        "a collection view's cell at the top level of a xib has a safe area", in: "all", source: "3 cells", 2,
        0)
    }
  }
}
