// A font as scene files name it, and its vertical metrics. Advances are in GlyphAdvances.swift.

/// Which face the system font is: it changed with iOS 9, and its optical sizes later.
public enum SystemFontEra: UInt8, Hashable, Sendable {
  /// iOS 7 and 8: Helvetica Neue.
  case helveticaNeue
  /// SF UI Text up to 19 points, SF UI Display from 20: Xcode 7 and 8.
  case sanFranciscoUI
  /// SF Pro, whose optical size goes over from Text to Display between 17 and 28 points: Xcode 9 to 11.
  case sanFranciscoPro
  /// The same as a variable font, spaced closer at 17 points: Xcode 12 and later.
  case sanFranciscoVariable
}

/// A font as an Interface Builder file names it.
public struct Font: Hashable, Sendable {
  /// Which font, apart from its weight and size.
  public enum Family: Hashable, Sendable {
    /// The system's own.
    case system, systemItalic, monospacedDigits, monospaced
    /// A font by its PostScript name ("HelveticaNeue-Light") or family name ("Helvetica Neue").
    case named(String)
  }

  /// The weights of the system font, in rising order.
  public enum Weight: UInt8, CaseIterable, Hashable, Sendable, Comparable {
    /// 100 to 900 in steps of 100, as fonts number them.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    public static func < (a: Weight, b: Weight) -> Bool { a.rawValue < b.rawValue }
  }

  /// Which font.
  public var family: Family
  /// Of the system's fonts; a named font has its weight in its name.
  public var weight: Weight
  /// Points. A size that is not finite or not positive measures as zero.
  public var size: Double
  /// The face of `.system` and its kin.
  public var era: SystemFontEra
  /// Points between the descender of a line and the ascender of the next, unrounded. Only text styles have
  /// any.
  public var leading: Double
  /// The font file's face that measures it, where the user has one; nil for the tables.
  public var face: FontFace?

  /// A font measured by the tables. Nothing is looked up: a name that no table knows measures as an assumed
  /// font.
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

  /// The size if it is one that can be measured, else 0; at most 100,000 points, so that sums stay finite.
  var usableSize: Double { size > 0 ? min(size, 100_000) : 0 }

  /// Points above the baseline, unrounded.
  public var ascender: Double { usableSize * verticalMetrics.ascender }
  /// Points below the baseline, unrounded, a positive number.
  public var descender: Double { usableSize * verticalMetrics.descender }
  /// Ascender + descender, in points, unrounded: the height of a single line, without leading.
  public var lineHeight: Double { ascender + descender }

  /// The space below a line that a text view adds and a label does not, in points: the line gap of the font's
  /// own metrics.
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

/// Ascender and descender in em.
struct VerticalMetrics: Sendable {
  var ascender: Double
  var descender: Double

  /// Measured: 99 of 100 heights of single-line labels are 1.193359 times the point size, rounded up to a
  /// pixel. The system's Helvetica Neue of iOS 7 and 8 has the same line height.
  static let sanFrancisco = VerticalMetrics(ascender: 0.952148, descender: 0.241211)
}
