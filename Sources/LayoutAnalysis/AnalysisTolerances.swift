// All tolerances of this module, with their uses. AutoLayout has those of layouts, and Simplex the solver's.

/// Tolerances, in points unless stated otherwise.
enum AnalysisTolerances {
  /// A view is ambiguous if a coordinate can move by more than this.
  static let ambiguity = 0.01
  /// Interface Builder flags no view that is misplaced by less than a point.
  static let misplacement = 1.0
  /// The maximum height of a cell's separator (a third or a half; a point on old screens).
  static let separator = 0.5 + 1e-6
  /// Smaller differences of stored frames are not reported since `ToolsChange.toleratesPoints`: Interface
  /// Builder flags 7 of 105 such views, because small differences come from content sizes and rounding.
  static let reportedMisplacement = 3.5
  /// At most this many views that are off on the vertical axis alone look like the effect of one change.
  static let isolatedViews = 2
  /// The range of a safe area, margin or guide, in points. Bars with large titles are about 150 points tall.
  static let insets = -1.0...250.0
  /// A side margin that root views up to this width never have (0 of 47 constraints in root views of 320 and 375
  /// points); wider ones may.
  static let (wideMargin, narrowRoot) = (20.0, 375.0)
  /// Stored frames contradict a constraint if they violate it by more than this. Both of its items may be
  /// rounded by half a point.
  static let storedContradiction = 1.01
  /// Interface Builder flags no view that is misplaced by at most a point if a text size is involved.
  static let roundedText = 1.01

  /// A constraint whose slack is smaller is tight. Smaller movements are rounding errors.
  static let tight = 1e-4

  // MARK: Sizes of content

  /// The error of a learned size: half a point and a percent. Of 1,466 free widths outside the fit 88 % are
  /// within half a point (Documentation/TextMetrics.md).
  static func learnedError(of points: Double) -> Double { 0.5 + points * 0.01 }
  /// What a text may lack before it is called cut off. It is wider than the error, because a size that only
  /// just suffices is common and rarely seen.
  static func clippedText(of points: Double) -> Double { 1 + points * 0.03 }
  /// The error of an assumed size, which is only a rough estimate.
  static func assumedError(of points: Double) -> Double { 4 + points * 0.3 }
  /// The error of the height of a view that keeps the one it had when it was last laid out.
  static let keptHeightError = 100.0
  /// The empty space above and below the letters of a line, as a share of its height.
  static let emptyShareOfLine = 0.25

  // MARK: Overlapping views

  /// Frames can overlap by this much without a visible overlap, because texts and controls have empty edges.
  static let touch = 4.0
  /// The minimum share of a view that is inside the field that it belongs to, and inside a button.
  static let shareInField = 0.5
  static let shareInButton = 0.95
  /// Two views with at least this shared area are in the same place.
  static let shareOfSamePlace = 0.8

  // MARK: Other sizes of a root

  /// The amount by which a root is enlarged to see whether constraints hold by chance.
  static let nudge = 8.0
  /// The factor by which a root is enlarged relative to the space that a text lacks, because it may share the
  /// space.
  static let canvasGrowth = 8.0
  /// More than the difference between the narrowest phone and the widest iPad.
  static let farLarger = 1200.0
  /// Shares of the size, such as an iPad split compared with the whole screen, or a phone compared with an
  /// iPad.
  static let smallerRoots = [0.6, 0.3]
}
