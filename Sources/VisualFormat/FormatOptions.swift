// The options of a format for all of its items: the alignment across the line, the direction of the line, and
// the edges between which gaps are measured. The names are those of NSLayoutConstraint.FormatOptions.

/// Options of a visual format.
public struct FormatOptions: OptionSet, Sendable, Hashable {
  /// One bit per option.
  public let rawValue: UInt32

  /// Options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// All items have the same left edge.
  public static let alignAllLeft = FormatOptions(rawValue: 1 << 0)
  /// All items have the same right edge.
  public static let alignAllRight = FormatOptions(rawValue: 1 << 1)
  /// All items have the same top edge.
  public static let alignAllTop = FormatOptions(rawValue: 1 << 2)
  /// All items have the same bottom edge.
  public static let alignAllBottom = FormatOptions(rawValue: 1 << 3)
  /// All items have the same leading edge.
  public static let alignAllLeading = FormatOptions(rawValue: 1 << 4)
  /// All items have the same trailing edge.
  public static let alignAllTrailing = FormatOptions(rawValue: 1 << 5)
  /// All items have the same horizontal center.
  public static let alignAllCenterX = FormatOptions(rawValue: 1 << 6)
  /// All items have the same vertical center.
  public static let alignAllCenterY = FormatOptions(rawValue: 1 << 7)
  /// All items have the same last baseline.
  public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 8)
  /// All items have the same first baseline.
  public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 9)
  /// A horizontal line runs in the layout direction. This is the default.
  public static let directionLeadingToTrailing: FormatOptions = []
  /// A horizontal line runs from left to right in every layout direction.
  public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
  /// A horizontal line runs from right to left in every layout direction.
  public static let directionRightToLeft = FormatOptions(rawValue: 1 << 17)
  /// Gaps are measured between edges. This is the default.
  public static let spacingEdgeToEdge: FormatOptions = []
  /// Gaps of a vertical line are measured from the last baseline of an item to the first one of the next.
  public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

  /// The alignments with their attributes, in the order of their bits.
  static let alignments: [(option: FormatOptions, attribute: FormatAttribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
    (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
    (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
    (.alignAllFirstBaseline, .firstBaseline),
  ]

  /// The option with a name in a scene: `alignAllTop`, `directionLeftToRight`, `spacingBaselineToBaseline`.
  /// Nil for any other name.
  public init?(name: String) {
    if let known = Self.alignments.first(where: { $0.attribute.alignmentName == name }) {
      self = known.option
      return
    }
    switch name {
    case "directionLeadingToTrailing", "spacingEdgeToEdge": self = []
    case "directionLeftToRight": self = .directionLeftToRight
    case "directionRightToLeft": self = .directionRightToLeft
    case "spacingBaselineToBaseline": self = .spacingBaselineToBaseline
    default: return nil
    }
  }

  /// All names for ``init(name:)``.
  public static var names: [String] {
    alignments.map(\.attribute.alignmentName) + [
      "directionLeadingToTrailing", "directionLeftToRight", "directionRightToLeft", "spacingEdgeToEdge",
      "spacingBaselineToBaseline",
    ]
  }
}

/// The attributes in constraints of formats.
public enum FormatAttribute: String, Sendable, Hashable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
    firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin

  /// Whether the attribute is vertical.
  public var isVertical: Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin: true
    default: false
    }
  }

  fileprivate var alignmentName: String {
    "alignAll" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}
