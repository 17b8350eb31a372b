// Anchors: attributes of items, with the kind of attribute as a type, so that invalid combinations do not
// compile.

import SceneModel

/// The measure of anchors that are positions along the horizontal axis.
public enum HorizontalPosition {}
/// The measure of anchors that are positions along the vertical axis.
public enum VerticalPosition {}
/// The measure of anchors that are lengths.
public enum Dimension {}

/// An edge or center of an item along the horizontal axis.
public typealias LayoutXAxisAnchor = LayoutAnchor<HorizontalPosition>
/// An edge, center or baseline of an item along the vertical axis.
public typealias LayoutYAxisAnchor = LayoutAnchor<VerticalPosition>
/// The width or height of an item.
public typealias LayoutDimension = LayoutAnchor<Dimension>

/// An attribute of an item. Only anchors with the same measure can be related.
public struct LayoutAnchor<Measure> {
  /// The item.
  public let item: LayoutItem
  /// The attribute of the item.
  public let attribute: LayoutConstraint.Attribute

  private func constraint(
    _ relation: LayoutConstraint.Relation, _ other: LayoutAnchor?, _ multiplier: Double, _ constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// An inactive constraint that this anchor equals another one plus a distance in points.
  public func constraint(equalTo anchor: LayoutAnchor, constant: Double = 0) -> LayoutConstraint {
    constraint(.equal, anchor, 1, constant)
  }

  /// An inactive constraint that this anchor is at least another one plus a distance in points.
  public func constraint(greaterThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0) -> LayoutConstraint
  {
    constraint(.greaterThanOrEqual, anchor, 1, constant)
  }

  /// An inactive constraint that this anchor is at most another one plus a distance in points.
  public func constraint(lessThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 1, constant)
  }

  /// The standard spacing in points. UIKit's depends on fonts if the anchors are baselines; this one never
  /// does.
  fileprivate static var systemSpacing: Double { 8 }
}

extension LayoutAnchor where Measure == Dimension {
  /// An inactive constraint that this length equals a number of points.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    constraint(.equal, nil, 1, constant)
  }

  /// An inactive constraint that this length is at least a number of points.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, constant)
  }

  /// An inactive constraint that this length is at most a number of points.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, constant)
  }

  /// An inactive constraint that this length equals a multiple of another one plus points.
  public func constraint(
    equalTo dimension: LayoutAnchor, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.equal, dimension, multiplier, constant)
  }

  /// An inactive constraint that this length is at least a multiple of another one plus points.
  public func constraint(
    greaterThanOrEqualTo dimension: LayoutAnchor, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, dimension, multiplier, constant)
  }

  /// An inactive constraint that this length is at most a multiple of another one plus points.
  public func constraint(
    lessThanOrEqualTo dimension: LayoutAnchor, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, dimension, multiplier, constant)
  }
}

extension LayoutAnchor where Measure == HorizontalPosition {
  /// An inactive constraint that this anchor is after another one by a multiple of the standard spacing.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(.equal, anchor, 1, Self.systemSpacing * multiplier)
  }

  /// An inactive constraint that this anchor is after another one by at least a multiple of the standard
  /// spacing.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 1, Self.systemSpacing * multiplier)
  }

  /// An inactive constraint that this anchor is after another one by at most a multiple of the standard
  /// spacing.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 1, Self.systemSpacing * multiplier)
  }
}

extension LayoutAnchor where Measure == VerticalPosition {
  /// An inactive constraint that this anchor is below another one by a multiple of the standard spacing.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(.equal, anchor, 1, Self.systemSpacing * multiplier)
  }

  /// An inactive constraint that this anchor is below another one by at least a multiple of the standard
  /// spacing.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 1, Self.systemSpacing * multiplier)
  }

  /// An inactive constraint that this anchor is below another one by at most a multiple of the standard
  /// spacing.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 1, Self.systemSpacing * multiplier)
  }
}

extension LayoutItem {
  /// The leading edge, by the layout direction.
  public final var leadingAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .leading) }
  /// The trailing edge, by the layout direction.
  public final var trailingAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .trailing) }
  /// The left edge.
  public final var leftAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .left) }
  /// The right edge.
  public final var rightAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .right) }
  /// The top edge.
  public final var topAnchor: LayoutYAxisAnchor { LayoutAnchor(item: self, attribute: .top) }
  /// The bottom edge.
  public final var bottomAnchor: LayoutYAxisAnchor { LayoutAnchor(item: self, attribute: .bottom) }
  /// The horizontal center.
  public final var centerXAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .centerX) }
  /// The vertical center.
  public final var centerYAnchor: LayoutYAxisAnchor { LayoutAnchor(item: self, attribute: .centerY) }
  /// The width.
  public final var widthAnchor: LayoutDimension { LayoutAnchor(item: self, attribute: .width) }
  /// The height.
  public final var heightAnchor: LayoutDimension { LayoutAnchor(item: self, attribute: .height) }
}

extension View {
  /// The baseline of the first line of text; the top edge of a view without text.
  public final var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutAnchor(item: self, attribute: .firstBaseline)
  }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public final var lastBaselineAnchor: LayoutYAxisAnchor {
    LayoutAnchor(item: self, attribute: .lastBaseline)
  }
}
