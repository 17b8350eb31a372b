// Every tolerance of the module, with what it gates. No other file holds a literal tolerance.

/// The numbers that separate "zero" from "not zero". Rows are normalized by a power of two so that their
/// largest coefficient lies in 1..<2; unless stated otherwise, values are in points.
enum Tolerances {
  /// A row whose greatest coefficient is below this is rejected.
  static let smallestMagnitude = 1e-12
  /// A required system is called infeasible only if a Farkas combination, evaluated exactly, stays
  /// contradictory when every row taking part is relaxed by this much (in points).
  static let conflict = 1e-6
  /// … but a combination never hides more than this in its most important member, however many rows it has.
  static let largestHiddenExcess = 1.0 / 64
  /// In a certificate, what rounding leaves of the combined left-hand sides is charged at this coordinate: a
  /// program that has only solutions beyond it counts as infeasible.
  static let largestCoordinate = 1e9
  /// A multiplier this near to a fraction, relative to its size, is taken as that fraction …
  static let fraction = 1e-9
  /// … if the common denominator is at most this. A wrong guess is harmless: the proof is checked exactly.
  static let largestDenominator = 720
  /// A row whose slack is at most this is satisfied (primal feasibility).
  static let feasibility = 1e-9
  /// The same, relative to the magnitude of the numbers the slack is the difference of.
  static let relativeFeasibility = 1e-12
  /// A level's rate of change must exceed this to be worth a pivot, or to close a direction (dual
  /// feasibility).
  static let rate = 1e-9
  /// Where no proof of a conflict is found with these, rates down to this are taken for multipliers.
  static let smallestRate = 1e-14
  /// A coefficient at most this is no pivot.
  static let pivot = 1e-9
  /// A dual pivot below this share of the largest of its row is left to the primal simplex.
  static let dualPivot = 1e-5
  /// A pivot computed by row and by column must agree to this share, or the factors are renewed.
  static let pivotAgreement = 1e-6
  /// In elimination, a coefficient at most this share of what it is the difference of is a cancelled one.
  static let cancellation = 1e-12
  /// In a row, a coefficient at most this share of the largest is dropped.
  static let coefficientShare = 1e-12
  /// A variable that changes by at most this per unit of the released row's slack does not move.
  static let movement = 1e-12
  /// In a replaced row's coordinates and in a direction, a share at most this is zero.
  static let coordinate = 1e-12
  /// In Gram–Schmidt, a remainder of at most this share of the vector is rounding, and the vector depends on
  /// the others.
  static let dependence = 1e-6
  /// Weights of two rows in a relation, and responses of one to another, that differ by at most this are
  /// equal.
  static let trade = 1e-6
  /// In factorization, a pivot must be at least this share of the largest candidate of its row.
  static let pivotThreshold = 0.05
  /// Two steps of the ratio test that differ by at most this are one tie, decided by the larger pivot.
  static let stepTie = 1e-11
  /// The final check of a solution against the original rows: this much per row, …
  static let verification = 1e-6
  /// … and this share of the sum of magnitudes of its terms.
  static let relativeVerification = 1e-9
  /// A range at most this wide is one value.
  static let unique = 1e-6
  /// `isActive`: a row whose slack is at most this (in points) holds with equality.
  static let active = 1e-6
}
