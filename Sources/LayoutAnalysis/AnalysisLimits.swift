// How much work this module does at most, and how much it says at most.

/// Limits of work and of words.
enum AnalysisLimits {
  // MARK: Work

  /// How often a root is solved again to try out fixes, so that a file full of conflicts is still compiled at once. A solve
  /// looks at every row, and finds each of the conflicts anew.
  static func solves(rows: Int, conflicts: Int) -> Int {
    min(96, 2_000_000 / max(1, rows) / max(1, conflicts))
  }
  static let solvesPerConflict = 24
  /// What trying out fixes may cost in one document, in rows looked at: a solve looks at every row once for each conflict.
  static let rowsOfTrials = 8_000_000
  /// How many common members of conflicts are tried out as their cause.
  static let triedCauses = 6
  /// What the search for ambiguous views of a root may spend, in variables looked at: each range costs a look at all of them.
  /// A scene of a thousand views is searched wholly; one with tens of thousands of loose views is not worth minutes.
  static let ambiguitySearch = 40_000_000
  /// The same for the doubt about sizes, which asks whether the frames of misplaced views are settled.
  static let sizeDoubt = 40_000_000
  /// With how many neighbours each view is compared to see whether they overlap.
  static let comparedNeighbours = 64

  // MARK: Words

  /// How many members of a conflict are named: authored ones, and others.
  static let namedMembers = 20
  /// How many fixes a finding has, and how many changes it says to be in vain.
  static let fixes = 8
  static let ineffectiveChanges = 4
  /// Longer sums say less than the notes.
  static let termsOfSum = 12
  /// How many views a list names before it counts the others.
  static let namedTies = 5
  static let namedDependents = 4
  static let namedOffscreenViews = 6
}
