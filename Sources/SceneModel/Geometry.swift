// Plain geometry in points, with the axes of UIKit: x grows to the right, y downwards.

/// A size in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// A size. Negative lengths are kept, because constraints can lead to them.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size of 0 by 0.
  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle in points, usually in the superview's coordinates.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// A rectangle with a top left corner and a size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// An empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { x }
  /// The top edge.
  public var minY: Double { y }
  /// The right edge; left of `minX` for a negative width.
  public var maxX: Double { x + width }
  /// The bottom edge; above `minY` for a negative height.
  public var maxY: Double { y + height }
  /// The width and the height.
  public var size: Size { Size(width: width, height: height) }
}

/// Distances inwards from the four edges, in points. In directional insets, `left` is leading and `right` is
/// trailing.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the left edge, or the leading one.
  public var left: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the right edge, or the trailing one.
  public var right: Double

  /// Insets, 0 where none is passed.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = EdgeInsets()
}
