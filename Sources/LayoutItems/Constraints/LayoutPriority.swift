// How important a constraint is.

/// A priority from 1 to 1000. A constraint of 1000 is required; of others, no number of constraints of a lower priority
/// outweighs one of a higher.
public struct LayoutPriority: Sendable, Hashable, Comparable {
  /// The number.
  public let rawValue: Double

  /// A priority; numbers outside of 1 to 1000 are brought inside, and what is no number counts as 1000.
  public init(_ rawValue: Double) {
    self.rawValue = rawValue >= 1 ? min(rawValue, 1000) : rawValue < 1 ? 1 : 1000
  }

  /// The constraint holds, or conflicts with others.
  public static let required = LayoutPriority(1000)
  /// What views resist being compressed at.
  public static let defaultHigh = LayoutPriority(750)
  /// What views hug their contents at.
  public static let defaultLow = LayoutPriority(250)
  /// What a view is shrunk to fit at.
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
