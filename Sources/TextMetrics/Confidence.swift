// How a size is known: measured in Interface Builder's output, from tables learned on such output, from a
// placeholder in the file, or assumed.

/// How a size is known, from the surest to the least sure.
///
/// `a < b` means that `a` is surer than `b`, so the confidence of something composed is the `max` of its
/// parts.
public enum Confidence: UInt8, Comparable, Hashable, Sendable, CaseIterable {
  /// Measured: Interface Builder stores this very size, whatever the content.
  case measured
  /// Learned: computed from tables fitted to sizes that Interface Builder stored, or from the user's own font
  /// file.
  case learned
  /// Taken from a placeholder intrinsic size or a designable's size in the file.
  case placeholder
  /// Assumed: the font, the characters or the control are not covered by evidence.
  case assumed

  public static func < (a: Confidence, b: Confidence) -> Bool { a.rawValue < b.rawValue }
}
