// All tolerances of the module, with their uses. No other file contains literal tolerances.

/// The limits below which numbers count as zero. Rows are normalized by a power of two so that their largest
/// coefficient is in 1..<2. Unless stated otherwise, values are in points.
enum Tolerances {
  /// A row whose greatest coefficient is below this is rejected.
  static let smallestMagnitude = 1e-12
  /// Required rows are infeasible only if a Farkas combination, evaluated exactly, is still contradictory
  /// when every row in it is relaxed by this much (in points).
  static let conflict = 1e-6
  /// The maximum amount by which a combination may relax its most important member, regardless of the number
  /// of rows.
  static let largestHiddenExcess = 1.0 / 64
  /// In a certificate, rounding errors in the combined left-hand sides are charged at this coordinate. A
  /// program that has only solutions beyond it counts as infeasible.
  static let largestCoordinate = 1e9
  /// A multiplier that is this close to a fraction, relative to its size, is replaced by it.
  static let fraction = 1e-9
  /// The largest common denominator of such fractions. A wrong guess is harmless, because the proof is
  /// checked exactly.
  static let largestDenominator = 720
  /// A row is satisfied if its slack is at most this (primal feasibility).
  static let feasibility = 1e-9
  /// The same, relative to the magnitude of the numbers whose difference is the slack.
  static let relativeFeasibility = 1e-12
  /// A level's rate must exceed this to be worth a pivot, or to close a direction (dual feasibility).
  static let rate = 1e-9
  /// Rates that rounding might take for zero, or for more.
  static let doubtfulRate = 1e-13...1e-7
  /// If there is no proof of a conflict with the above limit, rates down to this are used as multipliers.
  static let smallestRate = 1e-14
  /// A coefficient that is at most this is not used as a pivot.
  static let pivot = 1e-9
  /// If a dual pivot is below this share of the largest in its row, the primal simplex takes over.
  static let dualPivot = 1e-5
  /// The relative difference between a pivot computed by row and by column above which the factors are
  /// recomputed.
  static let pivotAgreement = 1e-6
  /// In elimination, a coefficient is zero if it is at most this share of the numbers whose difference it is.
  static let cancellation = 1e-12
  /// A coefficient that is at most this share of the largest in its row is dropped.
  static let coefficientShare = 1e-12
  /// A variable does not move if it changes by at most this per unit of the released row's slack.
  static let movement = 1e-12
  /// In a replaced row's coordinates and in a direction, a relative value of at most this is zero.
  static let coordinate = 1e-12
  /// In Gram–Schmidt, a vector depends on the others if its remainder is at most this share of it.
  static let dependence = 1e-6
  /// The weights of two rows in a relation, and their responses to each other, are equal if they differ by at
  /// most this.
  static let trade = 1e-6
  /// Members of a conflict have to give way by equally many points if these differ by at most this share.
  static let shareTie = 1e-6
  /// In factorization, a pivot must be at least this share of the largest candidate in its row.
  static let pivotThreshold = 0.05
  /// Two steps of the ratio test that differ by at most this are a tie, which the larger pivot decides.
  static let stepTie = 1e-11
  /// The absolute tolerance per row in the final check of a solution against the original rows.
  static let verification = 1e-6
  /// The same, relative to the sum of the magnitudes of its terms.
  static let relativeVerification = 1e-9
  /// If a row's numbers differ by this factor or more, a small program is solved in twice the precision.
  static let farApart = 1e-3
  /// In twice the precision, a slack is zero if it is at most this share of its constant, and two steps that
  /// differ by this share are a tie.
  static let preciseZero = 1e-18
  /// In twice the precision, a row belongs to a conflict if its multiplier exceeds this share of the largest.
  static let preciseRate = 1e-24
  /// In twice the precision, a rate or coefficient is zero if it is at most this share of the numbers whose
  /// difference it is.
  static let preciseCancellation = 1e-26
  /// The relative rounding error of an operation in twice the precision, with some room.
  static let preciseRounding = 1e-31
  /// A range that is at most this wide is a unique value.
  static let unique = 1e-6
  /// `isActive`: a row holds with equality if its slack is at most this (in points).
  static let active = 1e-6
}
