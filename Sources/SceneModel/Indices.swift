// Indices into the arrays of an `InterfaceDocument`. They are dense, in document order, and valid for one
// document only.

/// An index into `InterfaceDocument.views`.
public struct ViewIndex: Hashable, Sendable, Comparable {
  /// The index in 32 bits, as stored.
  public let raw: Int32
  /// An index from an `Int`. A document has fewer than 2³¹ objects of any kind.
  @inlinable public init(_ raw: Int) { self.raw = Int32(truncatingIfNeeded: raw) }
  /// The index as an `Int`.
  @inlinable public var index: Int { Int(raw) }
  /// Document order.
  @inlinable public static func < (a: ViewIndex, b: ViewIndex) -> Bool { a.raw < b.raw }
}

/// An index into `InterfaceDocument.guides`.
public struct GuideIndex: Hashable, Sendable, Comparable {
  /// The index in 32 bits, as stored.
  public let raw: Int32
  /// An index from an `Int`. A document has fewer than 2³¹ objects of any kind.
  @inlinable public init(_ raw: Int) { self.raw = Int32(truncatingIfNeeded: raw) }
  /// The index as an `Int`.
  @inlinable public var index: Int { Int(raw) }
  /// Document order.
  @inlinable public static func < (a: GuideIndex, b: GuideIndex) -> Bool { a.raw < b.raw }
}

/// An index into `InterfaceDocument.controllers`.
public struct ControllerIndex: Hashable, Sendable, Comparable {
  /// The index in 32 bits, as stored.
  public let raw: Int32
  /// An index from an `Int`. A document has fewer than 2³¹ objects of any kind.
  @inlinable public init(_ raw: Int) { self.raw = Int32(truncatingIfNeeded: raw) }
  /// The index as an `Int`.
  @inlinable public var index: Int { Int(raw) }
  /// Document order.
  @inlinable public static func < (a: ControllerIndex, b: ControllerIndex) -> Bool { a.raw < b.raw }
}

/// An index into `InterfaceDocument.constraints`.
public struct ConstraintIndex: Hashable, Sendable, Comparable {
  /// The index in 32 bits, as stored.
  public let raw: Int32
  /// An index from an `Int`. A document has fewer than 2³¹ objects of any kind.
  @inlinable public init(_ raw: Int) { self.raw = Int32(truncatingIfNeeded: raw) }
  /// The index as an `Int`.
  @inlinable public var index: Int { Int(raw) }
  /// Document order.
  @inlinable public static func < (a: ConstraintIndex, b: ConstraintIndex) -> Bool { a.raw < b.raw }
}

/// An index into `InterfaceDocument.scenes`.
public struct SceneIndex: Hashable, Sendable, Comparable {
  /// The index in 32 bits, as stored.
  public let raw: Int32
  /// An index from an `Int`. A document has fewer than 2³¹ objects of any kind.
  @inlinable public init(_ raw: Int) { self.raw = Int32(truncatingIfNeeded: raw) }
  /// The index as an `Int`.
  @inlinable public var index: Int { Int(raw) }
  /// Document order.
  @inlinable public static func < (a: SceneIndex, b: SceneIndex) -> Bool { a.raw < b.raw }
}
