// Dynamic Type: the content size categories, and the point size of every text style in each of them.

/// The user's preferred text size, from the smallest to the largest accessibility size;
/// `UIContentSizeCategory`.
public enum ContentSizeCategory: UInt8, CaseIterable, Hashable, Sendable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rawValue < b.rawValue }
}

/// A text style: its names in Interface Builder files, its weight, and its size in each of the twelve
/// categories.
struct TextStyle {
  /// The names after `UICTFontTextStyle`.
  let names: [String]
  let weight: Font.Weight
  /// In points, by `ContentSizeCategory.rawValue`.
  let sizes: [Double]

  /// The published Dynamic Type sizes. Heights stored by Interface Builder confirm those of `large`.
  static let all: [TextStyle] = [
    TextStyle(
      names: ["Title0", "LargeTitle"], weight: .regular,
      sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    TextStyle(names: ["Title1"], weight: .regular, sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    TextStyle(names: ["Title2"], weight: .regular, sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    TextStyle(names: ["Title3"], weight: .regular, sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    TextStyle(
      names: ["Headline"], weight: .semibold, sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    TextStyle(names: ["Body"], weight: .regular, sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    TextStyle(names: ["Callout"], weight: .regular, sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    TextStyle(
      names: ["Subhead", "Subheadline"], weight: .regular,
      sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    TextStyle(
      names: ["Footnote"], weight: .regular, sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    TextStyle(
      names: ["Caption1"], weight: .regular, sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    TextStyle(
      names: ["Caption2"], weight: .regular, sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]
}

extension TextStyle {
  /// The distance between the baselines of a text style's lines, in points: the published leading.
  ///
  /// Measured in the default category: 14 labels of two to six lines in Headline, Body, Subhead, Footnote and
  /// Caption 1 have the height of one line plus this distance for each further line; none against.
  static func linePitch(_ size: Double) -> Double {
    switch size {
    case ..<12: 13
    case ..<13: 16
    case ..<22: size + 5
    case ..<30: size + 6
    case ..<38: size + 7
    case ..<42: size + 8
    case ..<48: size + 8.5
    case ..<55: size + 9
    default: size + 10
    }
  }
}

extension Font {
  /// The system font of a text style by its name in Interface Builder files, such as `UICTFontTextStyleBody`, or
  /// `body` since Xcode 16; nil for any other name.
  public static func textStyle(_ name: String, category: ContentSizeCategory = .large) -> Font? {
    let prefix = "UICTFontTextStyle"
    let short = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    let capitalized = short.prefix(1).uppercased() + short.dropFirst()
    for style in TextStyle.all where style.names.contains(capitalized) {
      var font = Font(weight: style.weight, size: style.sizes[Int(category.rawValue)])
      font.leading = max(0, TextStyle.linePitch(font.size) - font.lineHeight)
      return font
    }
    return nil
  }
}
