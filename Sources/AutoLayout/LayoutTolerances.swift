// All tolerances of this module, with their uses. Simplex has the solver's.

/// Tolerances, in points unless stated otherwise.
enum LayoutTolerances {
  /// In pixels: how far below a half pixel a solved edge is still rounded up.
  static let pixelSnap = 1e-6
  /// Another pass is necessary if a value from solved frames changed by more than this.
  static let passConvergence = 1e-3
  /// Content with at most this height counts as empty.
  static let emptyContent = 1e-3
  /// A text fits its own width within this, despite rounding errors of the solver.
  static let textFit = 1e-3
  /// The title of a configured button does not wrap in an area that is too narrow by less than this, the margin of
  /// error of its width.
  static let titleFit = 0.51
  /// In pixels per point: a scale at which measured text is practically unrounded.
  static let unroundedText = 1000.0
  /// An inset below this stands for the zero that Interface Builder writes as the smallest normal double.
  static let negligibleInset = 1e-6
  /// A coordinate within this distance of a third of a point was rounded to it.
  static let thirdOfPoint = 0.01
  /// A bar that ends at most this far above the bottom edge of the safe area is at the bottom.
  static let barAtBottom = 1.0
  /// A length on the canvas that a view exceeds by less than this may decide its layout, and a preference that it
  /// misses by as much does.
  static let canvasLength = 0.01
  /// Stored lengths that differ by less than this are equal.
  static let storedLength = 1.0
}
