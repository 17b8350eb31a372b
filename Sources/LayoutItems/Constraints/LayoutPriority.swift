// The priority of a constraint.

/// A priority from 1 to 1000. A constraint with 1000 is required. No number of constraints with a lower
/// priority outweighs one with a higher priority.
public struct LayoutPriority: Sendable, Hashable, Comparable {
  /// The value, from 1 to 1000.
  public let rawValue: Double

  /// A priority. Values are clamped to 1 to 1000; NaN becomes 1000.
  public init(_ rawValue: Double) {
    self.rawValue = rawValue >= 1 ? min(rawValue, 1000) : rawValue < 1 ? 1 : 1000
  }

  /// The constraint must be satisfied; otherwise it is part of a conflict.
  public static let required = LayoutPriority(1000)
  /// The default compression resistance of views.
  public static let defaultHigh = LayoutPriority(750)
  /// The default content hugging of views.
  public static let defaultLow = LayoutPriority(250)
  /// The priority of fitting sizes.
  public static let fittingSizeLevel = LayoutPriority(50)

  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A priority as a literal.
  public init(floatLiteral value: Double) { self.init(value) }

  /// A priority as a literal.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}
