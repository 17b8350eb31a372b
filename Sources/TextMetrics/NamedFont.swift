// Fonts other than the system font: the known families, their vertical metrics, and the table with their
// advances.

/// The metrics of a font that a file names.
struct NamedFont: Sendable {
  var vertical: VerticalMetrics
  /// The line gap in em: published for Helvetica Neue (one height of five lines), that of the file for an
  /// open family, 0 for others.
  var lineGap: Double
  /// The space between the lines of a label, in em: that of the file for an open family.
  var leading = 0.0
  /// The table that has this font's advances or similar ones.
  var design: Design
  /// The ratio of the advances to those in the table.
  var width: Double
  /// The single advance of a monospaced font, in em.
  var fixedAdvance: Double?
  var weight: Font.Weight
  /// Whether the family is in the table.
  var isKnown: Bool
  /// Whether the widths are the font's own or as accurate as those of the system font. If not, they are
  /// assumed.
  var isCovered: Bool

  /// The tables of advances.
  enum Design: Sendable {
    /// The system font itself, whose tracking follows the size.
    case system
    /// San Francisco's text or display cut at all sizes, under a name of its own.
    case sanFrancisco(isDisplay: Bool)
    /// The system font's text cut without tracking.
    case systemText
    /// A family with packed tables.
    case packed(PackedFont)
  }

  /// A row of the table of families. `prefix` is matched against the name in lower case without spaces.
  private struct Family {
    let prefix: StaticString
    let ascender: Double
    let descender: Double
    var lineGap = 0.0
    var width = 1.0
    var fixed: Double?
    var design = Design.systemText
    /// The family with packed tables whose advances names have that PackedFont doesn't know.
    var base: StaticString?
    /// Whether widths that are scaled from the system font's were compared with stored ones.
    var isMeasured = false

    /// Whether the family uses the system font's advances.
    var isScaled: Bool {
      if case .systemText = design { return true }
      return false
    }
  }

  /// Longer prefixes come before their own prefixes. Line heights are measured for Helvetica Neue (11 labels
  /// and 20 buttons; of its lightest cut, 2), Avenir (15) and Menlo; the others are the fonts' published
  /// values. Those from American Typewriter to Snell Roundhand, and Arial Rounded's, are what game engines
  /// read from the fonts' files; for Avenir, Avenir Next, Futura, Gill Sans and Menlo they read the values
  /// here. Families without a width have the advances that PackedFont knows (113 of 117 widths within half a
  /// point, of 14 cuts), those of metrically equal fonts among them: 8 of 8 widths of texts with kerning in
  /// Helvetica, Arial, Times New Roman and Palatino. Heights of Times and Palatino are from one file with
  /// lines of 14 and 35 points. Futura's cuts are scaled to three stored widths; one text of the bold one is as
  /// wide as in the system font. The others are estimates.
  private static let families: [Family] = [
    Family(prefix: "helveticaneue-thin", ascender: 0.967, descender: 0.213, lineGap: 0.028),
    Family(prefix: "helveticaneue-ultralight", ascender: 0.933, descender: 0.213, lineGap: 0.028),
    Family(prefix: "helveticaneue-light", ascender: 0.967, descender: 0.213, lineGap: 0.028),
    Family(prefix: "helveticaneue-medium", ascender: 0.976, descender: 0.217, lineGap: 0.028),
    Family(prefix: "helveticaneue-bold", ascender: 0.976, descender: 0.217, lineGap: 0.028),
    Family(
      prefix: "helveticaneue-condensed", ascender: 0.976, descender: 0.217, lineGap: 0.028, width: 0.82,
      base: "helveticaneue"),
    Family(
      prefix: "helveticaneue", ascender: 0.952, descender: 0.213, lineGap: 0.028, base: "helveticaneue"),
    Family(prefix: "helvetica", ascender: 0.92, descender: 0.23, base: "liberationsans"),
    Family(prefix: "arialroundedmt", ascender: 0.946, descender: 0.211),
    Family(prefix: "arial", ascender: 0.905, descender: 0.212, lineGap: 0.033, base: "liberationsans"),
    Family(prefix: "avenirnextcondensed", ascender: 1.0, descender: 0.366, base: "avenirnextcondensed"),
    Family(prefix: "avenirnext", ascender: 1.0, descender: 0.366, base: "avenirnext"),
    Family(prefix: "avenir", ascender: 1.0, descender: 0.366, base: "avenir"),
    Family(prefix: "georgia", ascender: 0.917, descender: 0.219),
    Family(prefix: "times", ascender: 0.891, descender: 0.216, lineGap: 0.042, base: "liberationserif"),
    Family(prefix: "couriernew", ascender: 0.833, descender: 0.300, fixed: 0.6001),
    Family(prefix: "courier", ascender: 0.754, descender: 0.246, fixed: 0.6001),
    Family(prefix: "menlo", ascender: 0.928, descender: 0.236, fixed: 0.602),
    Family(prefix: "sfmono", ascender: 0.952, descender: 0.241, fixed: 0.618),
    Family(prefix: "futura-condensed", ascender: 0.95, descender: 0.25, width: 0.72),
    Family(prefix: "futura-bold", ascender: 1.039, descender: 0.26, lineGap: 0.03),
    Family(
      prefix: "futura", ascender: 1.039, descender: 0.26, lineGap: 0.03, width: 0.95, isMeasured: true),
    Family(prefix: "gillsans", ascender: 0.918, descender: 0.230, width: 0.87),
    Family(prefix: "optima", ascender: 0.919, descender: 0.268, width: 0.90),
    Family(prefix: "palatino", ascender: 0.85, descender: 0.28, base: "p052"),
    Family(prefix: "verdana", ascender: 1.005, descender: 0.21, width: 1.07),
    Family(prefix: "trebuchet", ascender: 0.939, descender: 0.222, width: 0.92),
    // Ideographs fill the line: 8 heights at 17 points, in 2 projects.
    Family(prefix: "hiragino", ascender: 0.88, descender: 0.12),
    Family(prefix: "hiramin", ascender: 0.88, descender: 0.12),
    Family(prefix: "hirakaku", ascender: 0.88, descender: 0.12),
    Family(prefix: "hiramaru", ascender: 0.88, descender: 0.12),
    Family(prefix: "iowanoldstyle", ascender: 1.0, descender: 0.27, width: 0.90),
    Family(prefix: "americantypewriter", ascender: 0.904, descender: 0.25),
    Family(prefix: "applesdgothicneo", ascender: 0.9, descender: 0.3),
    Family(prefix: "baskerville", ascender: 0.898, descender: 0.246),
    Family(prefix: "chalkboardse", ascender: 1.131, descender: 0.283, lineGap: 0.013),
    Family(prefix: "chalkduster", ascender: 0.98, descender: 0.283, lineGap: 0.013),
    Family(prefix: "cochin", ascender: 0.897, descender: 0.25),
    Family(prefix: "dinalternate", ascender: 0.938, descender: 0.227),
    Family(prefix: "dincondensed", ascender: 0.712, descender: 0.288, lineGap: 0.2),
    // From one height: a line of 32 points is 42 points high.
    Family(prefix: "markerfelt-wide", ascender: 1.04, descender: 0.27, base: "markerfelt"),
    // From ten heights in 2 projects, at 17 to 43 points.
    Family(prefix: "kohinoor", ascender: 1.025, descender: 0.375, width: 0.95),
    Family(prefix: "markerfelt", ascender: 0.868, descender: 0.218),
    Family(prefix: "noteworthy", ascender: 1.28, descender: 0.32, lineGap: 0.015),
    Family(prefix: "papyrus", ascender: 0.94, descender: 0.603),
    Family(prefix: "phosphate", ascender: 0.94, descender: 0.26, lineGap: 0.05),
    Family(prefix: "savoyelet", ascender: 0.689, descender: 0.5),
    Family(prefix: "snellroundhand", ascender: 0.938, descender: 0.324),
    // Since iOS 9, PingFang stands for Heiti: a stored title of one line is 1.4 em high.
    Family(prefix: "pingfang", ascender: 1.06, descender: 0.34),
    Family(prefix: "stheiti", ascender: 1.06, descender: 0.34),
    Family(prefix: ".applesystemui", ascender: 0.952148, descender: 0.241211, design: .system),
    Family(
      prefix: ".sfuitext", ascender: 0.952148, descender: 0.241211, design: .sanFrancisco(isDisplay: false)),
    Family(
      prefix: ".sfuidisplay", ascender: 0.952148, descender: 0.241211, design: .sanFrancisco(isDisplay: true)),
    Family(prefix: ".sfui", ascender: 0.952148, descender: 0.241211, design: .system),
    Family(
      prefix: "sfuitext", ascender: 0.952148, descender: 0.241211, design: .sanFrancisco(isDisplay: false)),
    Family(
      prefix: "sfuidisplay", ascender: 0.952148, descender: 0.241211, design: .sanFrancisco(isDisplay: true)),
    Family(prefix: "sfui", ascender: 0.952148, descender: 0.241211, design: .system),
    Family(
      prefix: "sfprotext", ascender: 0.952148, descender: 0.241211, design: .sanFrancisco(isDisplay: false)),
    Family(
      prefix: "sfprodisplay", ascender: 0.952148, descender: 0.241211, design: .sanFrancisco(isDisplay: true)),
    Family(prefix: "sfpro", ascender: 0.952148, descender: 0.241211, design: .system),
  ]

  /// A font that is not part of iOS. The system falls back to Helvetica Neue: labels in missing fonts have
  /// heights of 1.154 to 1.167 times the point size (44 labels) and the widths of Helvetica Neue (11 of 13
  /// texts within a point).
  private static let unknown = Family(prefix: "", ascender: 0.952, descender: 0.213)

  private static let weightWords: [(word: StaticString, weight: Font.Weight)] = [
    ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("semibold", .semibold),
    ("demibold", .semibold), ("demi", .semibold), ("extrabold", .heavy), ("ultrabold", .heavy),
    ("bold", .bold),
    ("heavy", .heavy), ("black", .black), ("medium", .medium), ("light", .light),
  ]

  /// The metrics of the font with this PostScript or family name. Reads at most 200 bytes of the name.
  static func find(_ name: String) -> NamedFont {
    var plain: [UInt8] = []
    plain.reserveCapacity(name.utf8.count)
    for byte in name.utf8.prefix(200) where byte != 0x20 {
      plain.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte & 0x7F)
    }
    let family = family(of: name, plain)
    let mayBePacked = family?.isScaled ?? true
    let packed = mayBePacked ? PackedFont(plain) : nil
    if let packed, family == nil {
      let heights = VerticalMetrics(ascender: packed.family.ascender, descender: packed.family.descender)
      let lineGap = packed.family.lineGap
      return NamedFont(
        vertical: heights, lineGap: lineGap, leading: lineGap, design: .packed(packed), width: 1,
        weight: .regular, isKnown: true, isCovered: !packed.family.areHeightsAssumed)
    }
    let row = family ?? unknown
    let weight = family == nil ? Font.Weight.regular : weight(in: plain)
    var font = NamedFont(
      vertical: VerticalMetrics(ascender: row.ascender, descender: row.descender), lineGap: row.lineGap,
      design: row.design, width: row.width, fixedAdvance: row.fixed, weight: weight, isKnown: family != nil,
      isCovered: family != nil && (row.fixed != nil || row.isMeasured || !row.isScaled || row.base != nil))
    if let packed {
      font.design = .packed(packed)
      font.width = 1
      font.isCovered = true
    } else if family == nil, let substitute = PackedFont.helveticaNeue {
      font.design = .packed(substitute)
    } else if let base = row.base?.withUTF8Buffer({ PackedFont(Array($0)) }) {
      font.design = .packed(base.at(weight))
    }
    return font
  }

  /// The row of a font of iOS. Other fonts have names that begin like these: Futura PT, Avenir LT Std,
  /// Helvetica Neue LT, Gill Sans Nova.
  private static func family(of name: String, _ plain: [UInt8]) -> Family? {
    guard let family = families.first(where: { $0.prefix.isPrefix(of: plain) }) else { return nil }
    return PlatformFonts.contains(name) ? family : nil
  }

  /// The weight of the first of the words that a name contains; regular if it contains none. A single pass,
  /// because most letters begin none of the words.
  private static func weight(in plain: [UInt8]) -> Font.Weight {
    var first = weightWords.count
    for start in plain.indices {
      switch plain[start] {
      case UInt8(ascii: "b"), UInt8(ascii: "d"), UInt8(ascii: "e"), UInt8(ascii: "h"), UInt8(ascii: "l"),
        UInt8(ascii: "m"), UInt8(ascii: "s"), UInt8(ascii: "t"), UInt8(ascii: "u"):
        for k in 0..<first where weightWords[k].word.isPrefix(of: plain, from: start) { first = k }
      default: continue
      }
    }
    return first < weightWords.count ? weightWords[first].weight : .regular
  }
}

extension StaticString {
  /// Whether the bytes from `start` on begin with this text. Most differ in the first byte.
  fileprivate func isPrefix(of bytes: [UInt8], from start: Int = 0) -> Bool {
    guard utf8CodeUnitCount <= bytes.count - start else { return false }
    return withUTF8Buffer { word in
      for i in word.indices where word[i] != bytes[start + i] { return false }
      return true
    }
  }
}
