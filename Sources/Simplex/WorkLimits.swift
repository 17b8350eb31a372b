// All limits on the work of the module. None affects which solution is optimal. If one ends a search, the
// result says so.

/// Limits on what the solver tries, examines and stores.
enum WorkLimits {
  // MARK: Driver

  /// The maximum number of pivots of a solve, and of a search for conflicts, a range or a tie. Programs
  /// usually take at most one pivot per row, seldom a few.
  static func pivots(variables: Int, rows: Int) -> Int { 1000 + 100 * (variables + rows) }
  /// The maximum number of terms visited in triangular solves, per solve, conflict search, range or tie: less
  /// than one second. A layout of a hundred thousand views takes a small part of it.
  static let operations = 200_000_000
  /// The maximum number of changed constants for an update. With more, the program is solved again.
  static let updatedConstants = 64
  /// The maximum number of updates, each of which adds rounding errors to the values, before all are
  /// recomputed from the rows.
  static let updatesBetweenReplays = 256
  /// If a change moves more than this share (one part in …) of the variables, all are processed in order.
  static let shareThatMovesMuch = 4
  /// The number of earlier presolved structures that are kept, one for each set of rows that conflicts broke.
  static let structures = 4
  /// The number of conflict searches whose results are kept, one for each set of constants.
  static let rememberedSearches = 32

  /// The maximum product of variables and rows of a program that is solved in twice the precision.
  static let preciseCoefficients = 4096
  /// The maximum number of steps for a component in twice the precision.
  static func preciseSteps(variables: Int, rows: Int) -> Int { 200 + 20 * (variables + rows) }

  // MARK: Presolve

  /// The maximum number of new terms from one elimination.
  static let fillPerElimination = 64
  /// Rows with more terms than this are indexed for searching terms.
  static let termsSearched = 32
  /// The number of length classes of rows. Longer rows are in the last class, in no order.
  static let lengthClasses = 10
  /// The maximum number of rows of a free variable, and of terms in each, that are compared.
  static let rowsComparedPerColumn = 8
  static let termsComparedPerRow = 16
  /// The maximum number of rows in a component with one variable that is solved without the simplex, which
  /// examines each row fewer times.
  static let rowsOfSingleVariable = 32

  // MARK: Engine

  /// The least number of variables of a component that begins from a shared start.
  static let variablesOfSharedStart = 256
  /// The number of rows in a proof from which the slacks of all rows are computed once for all proofs. Those of
  /// a chain of views have as many rows as there are views before them.
  static let sharesWithoutTable = 16
  /// The maximum number of multiplications per term in the start. A start with much fill-in costs more than
  /// the pivots that it saves.
  static let startEffort = 64
  /// The same without presolve, before the start switches to a sparse order.
  static let startEffortWithoutPresolve = 4
  /// The number of rows from which the start of a search for conflicts is kept for other constants.
  static let rowsOfKeptStart = 256
  /// In longer rows, the last of equally rare columns is the pivot.
  static let termsOfShortRow = 8
  /// A vector with more nonzeros than this share (one part in …) is treated as dense.
  static let denseShare = 16
  /// The number of row replacements after which the factors are recomputed, if the replacements have as many
  /// terms.
  static let replacementsBeforeRefactoring = 50
  /// The number of dual steps, and of replacements in them, before rates or factors are recomputed.
  static let dualStepsTrusted = 64
  /// The number of row replacements up to which rates are confirmed without refactoring. With many rows, most
  /// replacements concern other rows.
  static func replacementsTrusted(variables: Int) -> Int { max(100, variables / 8) }
  /// The number of pivots without progress after which Bland's rule applies.
  static func stalledPivots(variables: Int) -> Int { 2 * variables + 20 }
  /// The maximum number of dual steps to move rows back to the right side of their breakpoints.
  static func dualSteps(violated: Int) -> Int { 20 + 2 * violated }

  // MARK: Analysis

  /// The maximum number of conflicts among rows that are connected by variables. If there are more, the
  /// solution says so. A contradiction between a thousand rows can be stated in a thousand ways.
  static let conflictsPerPart = 32
  /// The effort after which a part is not searched for another conflict, in terms visited in triangular
  /// solves. It limits the search where thousands of rows contradict each other.
  static let effortPerPart = 20_000_000
  /// The effort of proving a conflict exactly, per member, in the same unit.
  static let effortPerMember = 100
  /// The maximum number of rows, per level of a component, that are searched for ties. Each takes two linear
  /// programs.
  static let rowsSearchedForTies = 256

  // MARK: Text

  /// The maximum number of variables in a program's text, so that a number in a file cannot exhaust memory.
  static let variablesInText = 10_000_000
}
