// The attributes that a constraint can relate, their spelling in XML, and the combinations that Auto Layout
// allows.

import SceneDiagnostics

/// An attribute of an item: an edge, a dimension, a center or a baseline.
public enum LayoutAttribute: UInt8, Sendable, Hashable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case lastBaseline, firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// What an attribute measures. Attributes with different measures cannot be related.
  public enum Measure: Sendable, Hashable {
    /// A length along either axis. Widths may be related to heights.
    case dimension
    /// A position along the horizontal axis.
    case horizontalPosition
    /// A position along the vertical axis.
    case verticalPosition
  }

  /// The spelling in XML. `baseline`, the old name of `lastBaseline`, is also read.
  public var spelling: String { name.description }

  private var name: StaticString {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "baseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }

  /// Nil for a spelling that Interface Builder does not know.
  public init?(spelling: String) {
    var spelling = spelling
    guard let attribute = spelling.withUTF8({ Self(spelling: $0) }) else { return nil }
    self = attribute
  }

  /// The same from UTF-8.
  init?(spelling: UnsafeBufferPointer<UInt8>) {
    guard let (attribute, name) = Self.candidate(for: spelling), name.utf8CodeUnitCount == spelling.count
    else {
      return nil
    }
    for i in spelling.indices where spelling[i] != name.utf8Start[i] { return nil }
    self = attribute
  }

  /// The only attribute that can have a spelling, by its length, its first letter and where necessary another
  /// one, and the whole spelling to compare with.
  private static func candidate(
    for spelling: UnsafeBufferPointer<UInt8>
  ) -> (attribute: Self, name: StaticString)? {
    guard let first = spelling.first else { return nil }
    let attribute: Self
    switch (spelling.count, first) {
    case (3, _): attribute = .top
    case (4, _): attribute = .left
    case (5, UInt8(ascii: "w")): attribute = .width
    case (5, _): attribute = .right
    case (6, UInt8(ascii: "h")): attribute = .height
    case (6, _): attribute = .bottom
    case (7, UInt8(ascii: "l")): attribute = .leading
    case (7, _): attribute = spelling[6] == UInt8(ascii: "X") ? .centerX : .centerY
    case (8, UInt8(ascii: "t")): attribute = .trailing
    case (8, _): attribute = .lastBaseline
    case (9, _): attribute = .topMargin
    case (10, _): attribute = .leftMargin
    case (11, _): attribute = .rightMargin
    case (12, UInt8(ascii: "l")): return (.lastBaseline, "lastBaseline")
    case (12, _): attribute = .bottomMargin
    case (13, UInt8(ascii: "l")): attribute = .leadingMargin
    case (13, _): attribute = .firstBaseline
    case (14, _): attribute = .trailingMargin
    case (20, _):
      attribute = spelling[6] == UInt8(ascii: "X") ? .centerXWithinMargins : .centerYWithinMargins
    default: return nil
    }
    return (attribute, attribute.name)
  }

  /// The axis of the attribute. Baselines are vertical.
  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  /// What the attribute measures.
  public var measure: Measure {
    switch self {
    case .width, .height: .dimension
    default: axis == .horizontal ? .horizontalPosition : .verticalPosition
    }
  }

  /// Whether it is a leading or trailing attribute, which swaps sides in right-to-left layouts.
  public var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is a left or right attribute, which never swaps sides.
  public var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the attribute is measured from the item's layout margins.
  public var isMargin: Bool { rawValue >= LayoutAttribute.leftMargin.rawValue }

  /// Whether it is a center, of the item or of the area within its margins.
  public var isCenter: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }

  /// Whether it is a baseline of text.
  public var isBaseline: Bool { self == .lastBaseline || self == .firstBaseline }
}
