// Open families that apps use, measured without their files: the advances of ASCII in each common cut, pair
// kerning, heights. The figures are in OpenFontTables+Generated.swift.

/// One family of `OpenFontTables`. Texts are packed: nothing is decoded before a scene names the family.
struct OpenFontFamily: Sendable {
  /// In lower case, without spaces and hyphens.
  let name: StaticString
  /// In em, those of the regular cut, as below.
  let ascender: Double
  /// In em, a positive number.
  let descender: Double
  /// In em.
  let lineGap: Double
  /// The class of each character of ASCII as the first of a pair, as the second, and the kerning by first and
  /// second class.
  let kerning: (first: StaticString, second: StaticString, pairs: StaticString)
  /// Two characters per cut: a digit for the weight in hundreds, then “i” for an italic one.
  let cuts: StaticString
  /// Per cut and character from U+0020 to U+007E two digits to the base 91: 1/4000 em. A monospaced family
  /// has one advance.
  let advances: StaticString
}

/// One cut of an open family.
struct OpenFont: Sendable {
  let family: OpenFontFamily
  private let cut: Int

  /// The cut that a name means: a family of the tables and words for a weight or a slant, nothing else.
  ///
  /// - Parameter plain: the name in lower case, without spaces.
  init?(_ plain: [UInt8]) {
    let name = plain.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    var best: (length: Int, family: OpenFontFamily, style: Style)?
    for family in OpenFontTables.families {
      let length = family.name.utf8CodeUnitCount
      guard length > best?.length ?? 0, length <= name.count,
        family.name.withUTF8Buffer({ name.starts(with: $0) }), let style = Style(name[length...])
      else { continue }
      best = (length, family, style)
    }
    guard let best else { return nil }
    family = best.family
    cut = Self.cut(best.style, in: best.family)
  }

  /// The cut of the slant whose weight is nearest, or else any of the nearest weight.
  private static func cut(_ style: Style, in family: OpenFontFamily) -> Int {
    family.cuts.withUTF8Buffer { cuts in
      var best = (distance: Int.max, cut: 0)
      for i in 0..<cuts.count / 2 {
        let distance =
          2 * (Int(cuts[2 * i]) - 0x30 - style.weight).magnitude
          + ((cuts[2 * i + 1] == UInt8(ascii: "i")) == style.isItalic ? 0 : 100)
        if distance < best.distance { best = (Int(distance), i) }
      }
      return best.cut
    }
  }

  /// In em, of the scalar U+0020 + `i`; `i` is at most 94.
  func advance(_ i: Int) -> Double {
    family.advances.withUTF8Buffer { digits in
      let place = digits.count == 2 ? 0 : 2 * (95 * cut + i)
      guard place + 1 < digits.count else { return 0 }
      return Double(91 * Self.value(digits[place]) + Self.value(digits[place + 1])) / 4000
    }
  }

  /// What the advance of the scalar U+0020 + `first` grows by before U+0020 + `second`, in em; both are at
  /// most 94.
  func kerning(_ first: Int, _ second: Int) -> Double {
    let row = Self.value(at: first, in: family.kerning.first)
    let column = Self.value(at: second, in: family.kerning.second)
    guard let row, let column, let columns = Self.classCount(family.kerning.second),
      let value = Self.value(at: row * columns + column, in: family.kerning.pairs)
    else { return 0 }
    return Double(value - 45) / 250
  }

  private static func classCount(_ classes: StaticString) -> Int? {
    classes.withUTF8Buffer { $0.max().map { value($0) + 1 } }
  }

  private static func value(at i: Int, in text: StaticString) -> Int? {
    text.withUTF8Buffer { i < $0.count ? value($0[i]) : nil }
  }

  /// The digits are the printable characters from “#” on without the backslash, which a literal would have to
  /// escape.
  private static func value(_ digit: UInt8) -> Int { Int(digit) - (digit > 0x5C ? 36 : 35) }
}

/// What the rest of a font's name says of the cut.
private struct Style {
  /// From 1, thin, to 9, black.
  var weight = 4
  var isItalic = false

  /// Nil for words that are no plain weight or slant.
  init?(_ words: ArraySlice<UInt8>) {
    var rest = words
    for slant: StaticString in ["italic", "oblique", "it"] where Self.ends(rest, slant) {
      rest = rest.dropLast(slant.utf8CodeUnitCount)
      isItalic = true
      break
    }
    // A cut of a variable font may be called by the file's name with its own.
    if Self.starts(rest, "regular") { rest = rest.dropFirst(7) }
    if rest.isEmpty { return }
    guard
      let found = Self.weights.first(where: {
        Self.ends(rest, $0.word) && rest.count == $0.word.utf8CodeUnitCount
      })
    else { return nil }
    weight = found.weight
  }

  private static let weights: [(word: StaticString, weight: Int)] = [
    ("hairline", 1), ("thin", 1), ("ultralight", 2), ("extralight", 2), ("light", 3), ("book", 4),
    ("medium", 5),
    ("semibold", 6), ("demibold", 6), ("demi", 6), ("bold", 7), ("extrabold", 8), ("ultrabold", 8),
    ("heavy", 8),
    ("black", 9),
  ]

  private static func starts(_ text: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { text.starts(with: $0) }
  }

  private static func ends(_ text: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { text.suffix($0.count).elementsEqual($0) }
  }
}
