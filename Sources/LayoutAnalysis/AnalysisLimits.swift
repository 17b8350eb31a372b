// The limits on this module's work and on the length of its output.

/// Limits on work and output.
enum AnalysisLimits {
  // MARK: Work

  /// The maximum number of solves for trying fixes in a root, so that a file with many conflicts is still
  /// compiled quickly. A solve examines every row, and finds each conflict again.
  static func solves(rows: Int, conflicts: Int) -> Int {
    min(96, 2_000_000 / max(1, rows) / max(1, conflicts))
  }
  static let solvesPerConflict = 24
  /// The cost limit for trying fixes in one document, in rows examined: a solve examines every row once per
  /// conflict.
  static let rowsOfTrials = 8_000_000
  /// The maximum number of common conflict members that are tried as the cause.
  static let triedCauses = 6
  /// The cost limit for searching a root for ambiguous views, in variables examined: each range examines all
  /// of them. A scene with a thousand views is searched completely; one with tens of thousands of loose views
  /// is not worth minutes.
  static let ambiguitySearch = 40_000_000
  /// The same limit for checking whether the frames of misplaced views are determined.
  static let sizeDoubt = 40_000_000
  /// The same limit, in rows, for solving a root without each of the constraints in conflict: a quarter of a
  /// second.
  static let conflictChoices = 100_000
  /// The maximum number of neighbors that each view is compared with to find overlaps.
  static let comparedNeighbours = 64

  /// The change of a constant to find what it moves, in points.
  static let trialStep = 0.25
  /// The maximum number of redundant rows that an explanation of a number replaces.
  static let exchangedRows = 16
  /// The maximum number of numbers in an explanation.
  static let explainedNumbers = 64

  // MARK: Output

  /// The maximum number of listed members of a conflict, separately for authored ones and others.
  static let namedMembers = 20
  /// The maximum number of members of a conflict that are listed as values.
  static let termFacts = 200
  /// The maximum number of fixes of a diagnostic, and of changes listed as ineffective.
  static let fixes = 8
  static let ineffectiveChanges = 4
  /// Longer sums are less readable than the notes.
  static let termsOfSum = 12
  /// The maximum number of listed views. The others are counted.
  static let namedTies = 5
  static let namedDependents = 4
  static let namedOffscreenViews = 6
  /// The number of layouts of a root whose diagnostics are kept for environments with the same layout, and of
  /// diagnostics in them.
  static let keptFindings = 12
  static let keptDiagnostics = 40_000
}
