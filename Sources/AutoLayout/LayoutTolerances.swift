// Every tolerance of this module, with what it gates. The solver's own are in Simplex.

/// Tolerances, in points unless said otherwise.
enum LayoutTolerances {
  /// In pixels: how far below a half a solved edge may lie and still round up.
  static let pixelSnap = 1e-6
  /// Another pass is made when a value that was taken from solved frames changed by more.
  static let passConvergence = 1e-3
  /// A text that has the width it asked for fits, whatever rounding the solver added.
  static let textFit = 1e-3
  /// In pixels per point: text measured at this scale is as good as unrounded.
  static let unroundedText = 1000.0
  /// An inset that is smaller stands for the zero that Interface Builder writes as the smallest normal double.
  static let negligibleInset = 1e-6
  /// A bar that ends no further above the safe area's bottom edge stands on it.
  static let barAtBottom = 1.0
  /// A view whose coordinate can move by more is ambiguous.
  static let ambiguity = 0.01
  /// Interface Builder flags no view that is less out of place than a point.
  static let misplacement = 1.0
  /// The same where the image is a symbol, whose frame is estimated.
  static let symbolFrame = 1.5
  /// What the separator of a cell takes of its height, at most (a third or a half; a point on old screens).
  static let separator = 0.5 + 1e-6
  /// Stored frames contradict a constraint that they violate by more: both of its items may be rounded by half a point.
  static let storedContradiction = 1.01
  /// Interface Builder flags no view that is up to a point out of place where the size of a text takes part.
  static let roundedText = 1.01
}
