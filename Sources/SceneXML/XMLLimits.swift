// Limits on the size and the nesting of input. They are far above anything that Interface Builder writes, and
// low enough to bound time and memory.

/// Limits for one document. A document that exceeds one gets a `limit-exceeded` error.
public struct XMLLimits: Sendable, Hashable {
  /// Bytes of the file (after transcoding). At most 2,147,483,647.
  public var maximumBytes = 64 << 20
  /// Nesting depth of elements. libxml2's own limit is 256; the deepest known real file has 38.
  public var maximumDepth = 200
  /// Attributes per element. libxml2 compares them pairwise; real elements have at most 19.
  public var maximumAttributesPerElement = 256
  /// Elements of the document.
  public var maximumElements = 1_000_000
  /// Bytes of one attribute value as written. Longer texts are in `<string>` elements, which have no such
  /// limit.
  public var maximumAttributeBytes = 1 << 18

  /// The default limits.
  public init() {}

  /// The limits that readers use unless told otherwise.
  public static let `default` = XMLLimits()
}
