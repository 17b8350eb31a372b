// Anchors: an attribute of an item, typed by what it measures, so that constraints between different things do not compile.

import SceneModel

/// What an anchor measures: a place along the horizontal axis.
public enum HorizontalPosition {}
/// What an anchor measures: a place along the vertical axis.
public enum VerticalPosition {}
/// What an anchor measures: a length.
public enum Dimension {}

/// An edge or center of an item along the horizontal axis.
public typealias LayoutXAxisAnchor = LayoutAnchor<HorizontalPosition>
/// An edge, center or baseline of an item along the vertical axis.
public typealias LayoutYAxisAnchor = LayoutAnchor<VerticalPosition>
/// The width or height of an item.
public typealias LayoutDimension = LayoutAnchor<Dimension>

/// An attribute of an item. Only anchors that measure the same thing can be related.
public struct LayoutAnchor<Measure> {
  /// The item.
  public let item: LayoutItem
  /// What of it.
  public let attribute: LayoutConstraint.Attribute

  private func constraint(
    _ relation: LayoutConstraint.Relation, _ other: LayoutAnchor?, _ multiplier: Double, _ constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// This anchor is another one, plus a distance in points. Not active.
  public func constraint(equalTo anchor: LayoutAnchor, constant: Double = 0) -> LayoutConstraint {
    constraint(.equal, anchor, 1, constant)
  }

  /// This anchor is at least another one, plus a distance in points. Not active.
  public func constraint(greaterThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0) -> LayoutConstraint
  {
    constraint(.greaterThanOrEqual, anchor, 1, constant)
  }

  /// This anchor is at most another one, plus a distance in points. Not active.
  public func constraint(lessThanOrEqualTo anchor: LayoutAnchor, constant: Double = 0) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 1, constant)
  }

  /// The standard distance between two neighbors, in points. UIKit's depends on fonts where anchors are baselines; here it
  /// never does.
  fileprivate static var systemSpacing: Double { 8 }
}

extension LayoutAnchor where Measure == Dimension {
  /// This length is a number of points. Not active.
  public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
    constraint(.equal, nil, 1, constant)
  }

  /// This length is at least a number of points. Not active.
  public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, constant)
  }

  /// This length is at most a number of points. Not active.
  public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, constant)
  }

  /// This length is a multiple of another one, plus points. Not active.
  public func constraint(
    equalTo dimension: LayoutAnchor, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.equal, dimension, multiplier, constant)
  }

  /// This length is at least a multiple of another one, plus points. Not active.
  public func constraint(
    greaterThanOrEqualTo dimension: LayoutAnchor, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, dimension, multiplier, constant)
  }

  /// This length is at most a multiple of another one, plus points. Not active.
  public func constraint(
    lessThanOrEqualTo dimension: LayoutAnchor, multiplier: Double, constant: Double = 0
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, dimension, multiplier, constant)
  }
}

extension LayoutAnchor where Measure == HorizontalPosition {
  /// This anchor follows another one by a multiple of the standard distance. Not active.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(.equal, anchor, 1, Self.systemSpacing * multiplier)
  }

  /// This anchor follows another one by at least a multiple of the standard distance. Not active.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 1, Self.systemSpacing * multiplier)
  }

  /// This anchor follows another one by at most a multiple of the standard distance. Not active.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 1, Self.systemSpacing * multiplier)
  }
}

extension LayoutAnchor where Measure == VerticalPosition {
  /// This anchor is below another one by a multiple of the standard distance. Not active.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(.equal, anchor, 1, Self.systemSpacing * multiplier)
  }

  /// This anchor is below another one by at least a multiple of the standard distance. Not active.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 1, Self.systemSpacing * multiplier)
  }

  /// This anchor is below another one by at most a multiple of the standard distance. Not active.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutAnchor, multiplier: Double = 1
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 1, Self.systemSpacing * multiplier)
  }
}

extension LayoutItem {
  /// The edge at which the writing direction begins.
  public final var leadingAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .leading) }
  /// The edge at which the writing direction ends.
  public final var trailingAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .trailing) }
  /// The left edge.
  public final var leftAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .left) }
  /// The right edge.
  public final var rightAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .right) }
  /// The upper edge.
  public final var topAnchor: LayoutYAxisAnchor { LayoutAnchor(item: self, attribute: .top) }
  /// The lower edge.
  public final var bottomAnchor: LayoutYAxisAnchor { LayoutAnchor(item: self, attribute: .bottom) }
  /// The middle between left and right.
  public final var centerXAnchor: LayoutXAxisAnchor { LayoutAnchor(item: self, attribute: .centerX) }
  /// The middle between top and bottom.
  public final var centerYAnchor: LayoutYAxisAnchor { LayoutAnchor(item: self, attribute: .centerY) }
  /// The width.
  public final var widthAnchor: LayoutDimension { LayoutAnchor(item: self, attribute: .width) }
  /// The height.
  public final var heightAnchor: LayoutDimension { LayoutAnchor(item: self, attribute: .height) }
}

extension View {
  /// The first line of text; the upper edge of a view without text.
  public final var firstBaselineAnchor: LayoutYAxisAnchor {
    LayoutAnchor(item: self, attribute: .firstBaseline)
  }
  /// The last line of text; the lower edge of a view without text.
  public final var lastBaselineAnchor: LayoutYAxisAnchor {
    LayoutAnchor(item: self, attribute: .lastBaseline)
  }
}
