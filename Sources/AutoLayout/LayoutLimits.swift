// The limits on this module's work and memory.

/// Limits on work and memory.
enum LayoutLimits {
  /// Passes over one root: text wraps at the width from the first, and nested safe areas depend on its
  /// frames; a third pass settles what the second moved. A view that a safe area pushes out of it settles more slowly,
  /// by half of the rest in each pass. If a layout does not settle, the last pass counts.
  static let passes = 8
  /// The maximum number of terms visited in triangular solves for the values near broken constraints. If this
  /// is not enough, the frames are those of the layout without these constraints.
  static let operationsNearBrokenRows = 40_000_000
  /// The number of solutions of one root that are kept for other environments. More than one for each device
  /// is rarely requested.
  static let solutions = 64
  /// The same for a root of few views. Solving it takes less time than memory that is used for the first time,
  /// and devices of equal widths are close to each other in the list of devices.
  static let solutionsOfSmallRoots = 12
  /// The number of views up to which a root is small.
  static let viewsOfSmallRoots = 64
  /// The number of variables up to which roots with equal rows share a solver. Larger roots may start from a
  /// solution of their own (`RootStart`).
  static let variablesOfSharedRows = 200
  /// The number of widths for which the texts of one root are kept. Usually fewer recur.
  static let measuredTexts = 1024
  /// The number of characters of a document's texts that are kept with their widths, 16 bytes each.
  static let keptCharacters = 2_000_000
  /// The number of characters that take as much memory as a run.
  static let charactersOfRun = 16
}
