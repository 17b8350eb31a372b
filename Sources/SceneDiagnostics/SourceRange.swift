// A range in a file, in byte offsets. Lines and columns are computed only for printing (`LineTable`).

/// A half-open range of UTF-8 byte offsets in one source file.
public struct SourceRange: Hashable, Sendable, Comparable {
  /// The offset of the first byte.
  public var lower: UInt32
  /// The offset after the last byte; equal to `lower` for an empty range.
  public var upper: UInt32

  /// The range from `lower` up to `upper`; empty if `upper` is less than `lower`.
  @inlinable
  public init(_ lower: UInt32, _ upper: UInt32) {
    self.lower = lower
    self.upper = upper < lower ? lower : upper
  }

  /// The number of bytes.
  @inlinable public var count: Int { Int(upper) - Int(lower) }

  /// Orders by start, then by end.
  @inlinable
  public static func < (a: SourceRange, b: SourceRange) -> Bool {
    a.lower != b.lower ? a.lower < b.lower : a.upper < b.upper
  }
}
