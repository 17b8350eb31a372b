// How much work this module does at most, and how much it keeps.

/// Limits of work and of memory.
enum LayoutLimits {
  /// Passes over one root: text wraps at the width of the first, and nested safe areas follow its frames; a third settles what
  /// the second moved. Layouts that do not settle keep the last.
  static let passes = 4
  /// Solutions of one root that are kept for other environments. More than all devices nobody asks for.
  static let solutions = 64
  /// Widths at which the texts of one root are kept: more than come again.
  static let measuredTexts = 1024
}
