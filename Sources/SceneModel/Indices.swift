// Handles into the flat arrays of an `InterfaceDocument`. Dense, in document order, and only valid for one
// document.

/// A view of `InterfaceDocument.views`.
public struct ViewIndex: Hashable, Sendable, Comparable {
  /// The position in 32 bits, as stored.
  public let raw: Int32
  /// A handle for a position. Positions are counted from 0; a document has fewer than 2³¹ of anything.
  @inlinable public init(_ raw: Int) { self.raw = Int32(truncatingIfNeeded: raw) }
  /// The position in the document's array.
  @inlinable public var index: Int { Int(raw) }
  /// Document order.
  @inlinable public static func < (a: ViewIndex, b: ViewIndex) -> Bool { a.raw < b.raw }
}

/// A layout guide of `InterfaceDocument.guides`.
public struct GuideIndex: Hashable, Sendable, Comparable {
  /// The position in 32 bits, as stored.
  public let raw: Int32
  /// A handle for a position. Positions are counted from 0; a document has fewer than 2³¹ of anything.
  @inlinable public init(_ raw: Int) { self.raw = Int32(truncatingIfNeeded: raw) }
  /// The position in the document's array.
  @inlinable public var index: Int { Int(raw) }
  /// Document order.
  @inlinable public static func < (a: GuideIndex, b: GuideIndex) -> Bool { a.raw < b.raw }
}

/// A controller of `InterfaceDocument.controllers`.
public struct ControllerIndex: Hashable, Sendable, Comparable {
  /// The position in 32 bits, as stored.
  public let raw: Int32
  /// A handle for a position. Positions are counted from 0; a document has fewer than 2³¹ of anything.
  @inlinable public init(_ raw: Int) { self.raw = Int32(truncatingIfNeeded: raw) }
  /// The position in the document's array.
  @inlinable public var index: Int { Int(raw) }
  /// Document order.
  @inlinable public static func < (a: ControllerIndex, b: ControllerIndex) -> Bool { a.raw < b.raw }
}

/// A constraint of `InterfaceDocument.constraints`.
public struct ConstraintIndex: Hashable, Sendable, Comparable {
  /// The position in 32 bits, as stored.
  public let raw: Int32
  /// A handle for a position. Positions are counted from 0; a document has fewer than 2³¹ of anything.
  @inlinable public init(_ raw: Int) { self.raw = Int32(truncatingIfNeeded: raw) }
  /// The position in the document's array.
  @inlinable public var index: Int { Int(raw) }
  /// Document order.
  @inlinable public static func < (a: ConstraintIndex, b: ConstraintIndex) -> Bool { a.raw < b.raw }
}

/// A scene of `InterfaceDocument.scenes`.
public struct SceneIndex: Hashable, Sendable, Comparable {
  /// The position in 32 bits, as stored.
  public let raw: Int32
  /// A handle for a position. Positions are counted from 0; a document has fewer than 2³¹ of anything.
  @inlinable public init(_ raw: Int) { self.raw = Int32(truncatingIfNeeded: raw) }
  /// The position in the document's array.
  @inlinable public var index: Int { Int(raw) }
  /// Document order.
  @inlinable public static func < (a: SceneIndex, b: SceneIndex) -> Bool { a.raw < b.raw }
}
