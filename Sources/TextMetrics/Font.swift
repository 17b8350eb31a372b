// A font with the attributes that scene files give, and its vertical metrics. GlyphAdvances has the advances.

/// The typeface of the system font, which changed in iOS 9, and again later with its optical sizes.
public enum SystemFontEra: UInt8, Hashable, Sendable {
  /// iOS 7 and 8: Helvetica Neue.
  case helveticaNeue
  /// SF UI Text up to 19 points, SF UI Display from 20: Xcode 7 and 8.
  case sanFranciscoUI
  /// SF Pro Text up to 19 points, SF Pro Display from 20: Xcode 9 to 11.
  case sanFranciscoPro
  /// SF Pro with optical sizes between 17 and 28 points, and tighter spacing at 17: Xcode 12 and later.
  case sanFranciscoVariable
}

/// A font, as in an Interface Builder file.
public struct Font: Hashable, Sendable {
  /// The font apart from its weight and size.
  public enum Family: Hashable, Sendable {
    /// The system font and its variants.
    case system, systemItalic, monospacedDigits, monospaced
    /// A font by its PostScript name ("HelveticaNeue-Light") or family name ("Helvetica Neue").
    case named(String)
  }

  /// The weights of the system font, from light to heavy.
  public enum Weight: UInt8, CaseIterable, Hashable, Sendable, Comparable {
    /// Weights 100 to 900 in steps of 100, as in CSS and OS/2.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    public static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
  }

  /// The font family.
  public var family: Family
  /// The weight of a system font. A named font has its weight in its name.
  public var weight: Weight
  /// The size in points. A size that is not finite or not positive measures as zero.
  public var size: Double
  /// The typeface of `.system` and its variants.
  public var era: SystemFontEra
  /// Points between the descender of a line and the ascender of the next, unrounded. Zero except for text
  /// styles.
  public var leading: Double
  /// The font file's face that measures the font; nil to use the tables.
  public var face: FontFace?

  /// A font measured by the tables. A name that is in no table is measured as an assumed font.
  public init(
    family: Family = .system, weight: Weight = .regular, size: Double,
    era: SystemFontEra = .sanFranciscoVariable,
    leading: Double = 0
  ) {
    self.family = family
    self.weight = weight
    self.size = size
    self.era = era
    self.leading = leading
  }

  /// The size if it can be measured, otherwise 0. At most 100,000 points, so that sums stay finite.
  var usableSize: Double { size > 0 ? min(size, 100_000) : 0 }

  /// The ascender in points, unrounded.
  public var ascender: Double { usableSize * verticalMetrics.ascender }
  /// The descender in points, unrounded and positive.
  public var descender: Double { usableSize * verticalMetrics.descender }
  /// The sum of ascender and descender in points, unrounded: the height of a single line without leading.
  public var lineHeight: Double {
    let extent = extent
    return extent.ascender + extent.descender
  }
  /// Ascender and descender in points, unrounded. Looks the font up once for both.
  var extent: (ascender: Double, descender: Double) {
    let (size, vertical) = (usableSize, verticalMetrics)
    return (size * vertical.ascender, size * vertical.descender)
  }

  /// What the font adds to the advance of every character at this size, in points.
  public var tracking: Double {
    let advances = GlyphAdvances(self)
    return advances.size * (face == nil ? advances.tracking : advances.faceTracking)
  }

  /// The space that a text view, but not a label, adds below a line, in points: the line gap in the font's
  /// metrics.
  public var lineGap: Double {
    guard face == nil, case .named(let name) = family else { return leading }
    return max(leading, NamedFont.find(name).lineGap * usableSize)
  }

  /// In em.
  var verticalMetrics: VerticalMetrics {
    if let face { return VerticalMetrics(ascender: face.ascender, descender: face.descender) }
    return switch family {
    case .system, .systemItalic, .monospacedDigits, .monospaced:
      .sanFrancisco
    case .named(let name): NamedFont.find(name).vertical
    }
  }
}

/// An ascender and a descender in em.
struct VerticalMetrics: Sendable {
  var ascender: Double
  var descender: Double

  /// Measured: 99 of 100 heights of single-line labels are 1.193359 times the point size, rounded up to a
  /// pixel. Helvetica Neue as the system font of iOS 7 and 8 has the same line height.
  static let sanFrancisco = VerticalMetrics(ascender: 0.952148, descender: 0.241211)
}
