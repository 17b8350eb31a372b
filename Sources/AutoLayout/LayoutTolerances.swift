// Every tolerance of this module, with what it gates. The solver's own are in Simplex.

/// Tolerances, in points unless said otherwise.
enum LayoutTolerances {
  /// In pixels: how far below a half a solved edge may lie and still round up.
  static let pixelSnap = 1e-6
  /// Another pass is made when a value that was taken from solved frames changed by more.
  static let passConvergence = 1e-3
  /// Content that asks for no more height asks for none.
  static let emptyContent = 1e-3
  /// A text that has the width it asked for fits, whatever rounding the solver added.
  static let textFit = 1e-3
  /// In pixels per point: text measured at this scale is as good as unrounded.
  static let unroundedText = 1000.0
  /// An inset that is smaller stands for the zero that Interface Builder writes as the smallest normal double.
  static let negligibleInset = 1e-6
  /// A coordinate this near to a third of a point was rounded to one.
  static let thirdOfPoint = 0.01
  /// A bar that ends no further above the safe area's bottom edge stands on it.
  static let barAtBottom = 1.0
  /// A stored length that differs by less is the same.
  static let storedLength = 1.0
}
