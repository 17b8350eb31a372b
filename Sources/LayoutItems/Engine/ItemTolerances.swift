// Every tolerance of this module, with what it gates. The solver's own are in Simplex.

/// Tolerances, in points.
enum ItemTolerances {
  /// Another pass is made when an inset that was taken from solved frames changed by more.
  static let passConvergence = 1e-3
}
