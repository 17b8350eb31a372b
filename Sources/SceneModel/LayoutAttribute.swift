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
    guard spelling.count < Self.byLength.count else { return nil }
    for (name, attribute) in Self.byLength[spelling.count]
    where spelling.elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: spelling.count)) {
      self = attribute
      return
    }
    return nil
  }

  /// The names by their lengths, which differ for most of them, so that few are compared.
  private static let byLength: [[(name: StaticString, attribute: LayoutAttribute)]] = {
    let names = allCases.map { ($0.name, $0) } + [("lastBaseline", .lastBaseline)]
    let longest = names.map(\.0.utf8CodeUnitCount).max() ?? 0
    return (0...longest).map { length in names.filter { $0.0.utf8CodeUnitCount == length } }
  }()

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

  /// Whether it is a baseline of text.
  public var isBaseline: Bool { self == .lastBaseline || self == .firstBaseline }
}
