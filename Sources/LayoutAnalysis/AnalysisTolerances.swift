// Every tolerance of this module, with what it gates. Those of layouts are AutoLayout's, the solver's own Simplex's.

/// Tolerances, in points unless said otherwise.
enum AnalysisTolerances {
  /// A view whose coordinate can move by more is ambiguous.
  static let ambiguity = 0.01
  /// Interface Builder flags no view that is less out of place than a point.
  static let misplacement = 1.0
  /// What the separator of a cell takes of its height, at most (a third or a half; a point on old screens).
  static let separator = 0.5 + 1e-6
  /// A stored frame that is less far off is not reported: of 72 such views Interface Builder marks 11, as small differences come
  /// from sizes of contents and from rounding.
  static let reportedMisplacement = 4.0
  /// Insets that a safe area, a margin or a guide may have, in points: bars with large titles are about 150 points tall.
  static let insets = -1.0...250.0
  /// Stored frames contradict a constraint that they violate by more: both of its items may be rounded by half a point.
  static let storedContradiction = 1.01
  /// Interface Builder flags no view that is up to a point out of place where the size of a text takes part.
  static let roundedText = 1.01

  // MARK: Sizes of content

  /// What a learned size may be off: a point and a few percent.
  static func learnedError(of points: Double) -> Double { 1 + points * 0.03 }
  /// An assumed size may be anything near.
  static func assumedError(of points: Double) -> Double { 4 + points * 0.3 }
  /// What a line of text leaves free above and below its letters, as a share of its height.
  static let emptyShareOfLine = 0.25

  // MARK: Overlapping views

  /// Frames may share so many points without anybody seeing it: texts and controls have empty edges.
  static let touch = 4.0
  /// How much of a view lies within a field that it belongs to, at least, and within a button.
  static let shareInField = 0.5
  static let shareInButton = 0.95
  /// Two views of which so much is shared take the same place.
  static let shareOfSamePlace = 0.8

  // MARK: Other sizes of a root

  /// How much larger a root is made to see whether constraints hold by luck.
  static let nudge = 8.0
  /// How many times what a text lacks its root is made larger: it may share the room with others.
  static let canvasGrowth = 8.0
  /// More than lies between the narrowest phone and the widest tablet.
  static let farLarger = 1200.0
  /// Shares of the size: as a screen in a split is to the whole one, and a phone to a tablet.
  static let smallerRoots = [0.6, 0.3]
}
