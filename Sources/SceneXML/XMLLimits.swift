// Limits on what is read: far above anything that Interface Builder writes, and low enough to protect the
// machine.

/// Limits of one document. Exceeding one gives a `limit-exceeded` error, never an endless or quadratic run.
public struct XMLLimits: Sendable, Hashable {
  /// Bytes of the file (after transcoding). At most 2,147,483,647.
  public var maximumBytes = 64 << 20
  /// Elements inside each other. libxml2's own limit is 256; the deepest real file known has 38.
  public var maximumDepth = 200
  /// Attributes of one element. libxml2 compares them pairwise; real elements have at most 19.
  public var maximumAttributesPerElement = 256
  /// Elements of the document.
  public var maximumElements = 1_000_000
  /// Bytes of one attribute value as written. Longer texts are in `<string>` elements, which have no such
  /// limit.
  public var maximumAttributeBytes = 1 << 18

  /// The limits that the comments above give reasons for.
  public init() {}

  /// What every reader uses that is told nothing else.
  public static let `default` = XMLLimits()
}
