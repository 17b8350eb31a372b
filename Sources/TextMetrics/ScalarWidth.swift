// The widths of scalars outside the advance tables, by Unicode properties and blocks: zero, a full em, an
// emoji, or the average width of a script.

/// The width of a scalar without a row in the tables.
enum ScalarWidth {
  /// A character that is drawn over its neighbor or joins it: combining marks, joiners, controls, variation
  /// selectors, skin tones.
  case zero
  /// An ideograph, kana or full-width form: about one em.
  case fullWidth
  /// A hangul syllable or letter.
  case hangul
  /// A color emoji.
  case emoji
  /// The average advance of a script, in em.
  case average(Double)

  /// The advance of hangul in em, of the font that iOS has for Korean.
  ///
  /// Measured: 17 of 17 widths of 6 projects outside the corpus within half a point, with San Francisco in four
  /// weights at 11 to 30 points. With other fonts it is assumed.
  static let hangulAdvance = 0.866

  /// The advance of ideographs in em, of the font that iOS has for Chinese and Japanese.
  ///
  /// Measured: 12 widths of 6 projects at 14 to 17 points are from 1.0188 to 1.0196 em. Above, the spacing is a
  /// third of a point: 6 widths of 4 projects at 26 to 35 points.
  static func ideographAdvance(_ size: Double) -> Double {
    size > 0 ? 1 + min(0.0195, 1 / (3 * size)) : 1
  }

  /// The advance of Apple's color emoji, in points.
  ///
  /// Measured: 23 at 17 points, 24 at 18, 34 at 30 (12 labels of 3 projects), 43 at 38, 45 at 40, 50 at 45, 75
  /// at 70; linear between these.
  static func emojiAdvance(_ size: Double) -> Double {
    if size < 18 { return min(size * 1.4, size * 0.965 + 6.25) }
    for (low, high) in zip(emojiAdvances, emojiAdvances.dropFirst()) where size < high.size {
      return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
    }
    return size + 4.9
  }

  private static let emojiAdvances: [(size: Double, points: Double)] = [
    (18, 23.6), (30, 33.8), (38, 42.9), (40, 44.9), (45, 49.7), (70, 74.9),
  ]

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x20 || (value >= 0x7F && value < 0xA0) {
      self = .zero
    } else if ScalarWidth.isHangul(value) {
      self = .hangul
    } else if ScalarWidth.isFullWidth(value) {
      self = .fullWidth
    } else if value >= 0x1F3FB && value <= 0x1F3FF {
      self = .zero
    } else {
      let properties = scalar.properties
      // The keys of a player have no other glyph (2 of 2 labels with ⏺).
      if properties.isEmojiPresentation || properties.isEmoji && (0x23E9...0x23FA).contains(value) {
        self = .emoji
        return
      }
      switch properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .control, .format, .surrogate: self = .zero
      case .lineSeparator, .paragraphSeparator: self = .zero
      case .spaceSeparator: self = .average(ScalarWidth.space(value))
      default: self = .average(ScalarWidth.script(value))
      }
    }
  }

  private static func isHangul(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// Hangul letters, which lie among these, are asked for before.
  private static func isFullWidth(_ value: UInt32) -> Bool {
    switch value {
    case 0x2E80...0x303E, 0x3041...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
      0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// The spaces from U+2000 to U+205F, by their definitions.
  private static func space(_ value: UInt32) -> Double {
    switch value {
    case 0x2000, 0x2002: 0.5
    case 0x2001, 0x2003: 1
    case 0x2004: 1.0 / 3
    case 0x2005: 0.25
    case 0x2006, 0x2009: 1.0 / 6
    case 0x200A: 0.1
    case 0x3000: 1
    default: 0.28
    }
  }

  /// Rough average advances of the fonts that iOS falls back to. There is no evidence for better values, except
  /// for Arabic: four widths of one project, and two of another that would be wider by a tenth.
  private static func script(_ value: UInt32) -> Double {
    switch value {
    case 0x0590...0x05FF: 0.56
    case 0x0600...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: 0.38
    case 0x0900...0x0DFF: 0.60
    case 0x0E00...0x0EFF: 0.56
    case 0x1000...0x109F: 0.65
    // The bullet operator, by two stored widths in 2 projects.
    case 0x2219: 0.42
    case 0xFF61...0xFFDC: 0.5
    // Stars: 17 points at 17 (five labels of one project), and 22.5 at 25 in Xcode 8.
    case 0x2605, 0x2606: 1
    // The check mark: 16 points at 18 and 15.5 at 17 (13 labels of 2 projects).
    case 0x2713: 0.885
    // The angle quotation marks: 6 points at 12 (one label).
    case 0x276E, 0x276F: 0.5
    case 0x2500...0x26FF: 0.80
    case 0x2700...0x27BF: 0.95
    default: 0.62
    }
  }
}
