// Plain geometry in points. Interface Builder's and UIKit's axes: x grows to the right, y downwards.

/// A size in points.
public struct Size: Hashable, Sendable {
  /// To the right.
  public var width: Double
  /// Downwards.
  public var height: Double

  /// A size; negative lengths are kept, for constraints can lead to them.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Nothing in either direction.
  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle in points, in the coordinates of whatever the context names (usually the superview).
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// To the right.
  public var width: Double
  /// Downwards.
  public var height: Double

  /// A rectangle by its upper left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Nothing at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { x }
  /// The upper edge.
  public var minY: Double { y }
  /// The right edge; left of `minX` for a negative width.
  public var maxX: Double { x + width }
  /// The lower edge; above `minY` for a negative height.
  public var maxY: Double { y + height }
  /// Width and height.
  public var size: Size { Size(width: width, height: height) }
}

/// Distances inwards from the four edges, in points. `left` stands for leading where the source is
/// directional.
public struct EdgeInsets: Hashable, Sendable {
  /// From the upper edge.
  public var top: Double
  /// From the left edge, or the leading one.
  public var left: Double
  /// From the lower edge.
  public var bottom: Double
  /// From the right edge, or the trailing one.
  public var right: Double

  /// Insets, none if nothing is said.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = EdgeInsets()
}
