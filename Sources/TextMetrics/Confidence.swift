// The source of a size: measured in Interface Builder's output, computed from tables of fonts,
// taken from a placeholder in the file, or assumed.

/// The source of a size, from the most to the least reliable.
///
/// `a < b` means that `a` is more reliable than `b`, so that the confidence of a combined size is the `max`
/// of its parts.
public enum Confidence: UInt8, Comparable, Hashable, Sendable, CaseIterable {
  /// Measured: Interface Builder stores this size regardless of the content.
  case measured
  /// Learned: computed from tables of the font, or from the user's font file.
  case learned
  /// Taken from a placeholder intrinsic size or from a designable's size in the file.
  case placeholder
  /// Assumed: there is no evidence for the font, the characters or the control.
  case assumed

  public static func < (a: Confidence, b: Confidence) -> Bool { a.rawValue < b.rawValue }
}
