// All tolerances of this module, with their uses. Simplex has the solver's.

/// Tolerances, in points.
enum ItemTolerances {
  /// Another pass is necessary if an inset from solved frames changed by more than this.
  static let passConvergence = 1e-3
}
