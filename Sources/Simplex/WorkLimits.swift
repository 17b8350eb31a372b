// Every limit on work of the module. None changes what an optimum is; where one ends a search, the result
// says so.

/// How much is tried, looked at or kept, before the solver goes another way or gives up.
enum WorkLimits {
  // MARK: Driver

  /// Pivots of a solve, and of a search for conflicts, a range or a tie. Programs take a pivot or less per
  /// row, seldom a few.
  static func pivots(variables: Int, rows: Int) -> Int { 1000 + 100 * (variables + rows) }
  /// Multiplications of a solve, search, range or tie: about a second. Layouts of a hundred thousand views take
  /// a hundredth.
  static let operations = 1_000_000_000
  /// Changed constants that are followed one by one; more are solved anew.
  static let updatedConstants = 64
  /// Updates, each of which adds its roundings to the values, until all is computed from the rows.
  static let updatesBetweenReplays = 256
  /// A change that moves more than this share (one part in …) of the variables is followed by going through
  /// all.
  static let shareThatMovesMuch = 4
  /// Presolved structures kept beside the present one, one for each set of rows that conflicts have broken.
  static let structures = 4
  /// Searches for conflicts whose results are kept, one for each set of constants.
  static let rememberedSearches = 32

  // MARK: Presolve

  /// New terms that one elimination may make.
  static let fillPerElimination = 64
  /// Rows of more terms are indexed when terms are looked for.
  static let termsSearched = 32
  /// Rows of as many terms or more are eliminated with in no order.
  static let lengthClasses = 10
  /// Rows of a free variable, and terms of each, that are compared with each other.
  static let rowsComparedPerColumn = 8
  static let termsComparedPerRow = 16
  /// Rows of a component of one variable that is solved without the simplex, which does not look at each as
  /// often.
  static let rowsOfSingleVariable = 32

  // MARK: Engine

  /// Multiplications per term that the start may take; one that fills up costs more than the pivots it saves.
  static let startEffort = 64
  /// The same without presolve, before the start changes to a sparse order.
  static let startEffortWithoutPresolve = 4
  /// In a longer row, of equally rare columns the last is the pivot.
  static let termsOfShortRow = 8
  /// A vector with more nonzeros than this share (one part in …) is solved for at every place.
  static let denseShare = 16
  /// Row replacements after which the factors may be renewed, if these have grown as long as they are.
  static let replacementsBeforeRefactoring = 50
  /// Dual steps, and replacements in them, that are trusted before rates or factors are computed anew.
  static let dualStepsTrusted = 64
  /// Row replacements after which rates are confirmed with the factors as they are: of many rows,
  /// replacements mostly concern others.
  static func replacementsTrusted(variables: Int) -> Int { max(100, variables / 8) }
  /// Pivots without progress after which Bland's rule takes over.
  static func stalledPivots(variables: Int) -> Int { 2 * variables + 20 }
  /// Dual steps allowed to bring back rows that are on the wrong side of their breakpoints.
  static func dualSteps(violated: Int) -> Int { 20 + 2 * violated }

  // MARK: Analysis

  /// Conflicts that are found among rows that are connected by variables; where there are more, the solution
  /// says that its conflicts are not all. A contradiction among a thousand rows can be stated in a thousand
  /// ways.
  static let conflictsPerPart = 32
  /// What may be spent on them, in variables looked at by pivots, after which no further one is searched for:
  /// thousands of rows that contradict each other together are searched for fewer.
  static let effortPerPart = 10_000_000
  /// What the exact proof of a conflict takes for each member, in the same unit.
  static let effortPerMember = 100
  /// Rows of a level of a component that are searched for ties, which takes two linear programs for each.
  static let rowsSearchedForTies = 256

  // MARK: Text

  /// Variables of a program's text, so that a number in a file cannot exhaust memory.
  static let variablesInText = 10_000_000
}
