// Font families that are measured without their files: the advances of ASCII in each common cut, those of signs
// and Cyrillic in the regular one, pair kerning, line heights. OpenFontTables+Generated.swift has open-source
// families that apps use, PlatformFontTables+Generated.swift those of iOS, CommercialFontTables+Generated.swift
// commercial ones that apps often name without having the files in the repository.

/// One family of the tables. Its texts are packed and decoded only if a scene uses the family.
struct PackedFontFamily: Sendable {
  /// In lower case, without spaces and hyphens.
  let name: StaticString
  /// The ascender in em. This and the next two values are those of the regular cut.
  let ascender: Double
  /// The descender in em, positive.
  let descender: Double
  /// The line gap in em.
  let lineGap: Double
  /// The class of each ASCII character as the first and as the second of a pair, and the kerning by both
  /// classes.
  let kerning: (first: StaticString, second: StaticString, pairs: StaticString)
  /// Two characters per cut: a digit for the weight in hundreds, then “i” for an italic one.
  let cuts: StaticString
  /// For each cut, two base-91 digits per character from U+0020 to U+007E, in 1/4000 em. A monospaced family
  /// has a single advance.
  let advances: StaticString
  /// Two base-91 digits per character of `PackedFont.otherRanges`: its advance in the regular cut, in 1/4000 em; 0
  /// if the family lacks it. Empty if none is known.
  var others: StaticString = ""
  /// The advance of hangul in em; 0 if the family has none.
  var hangul = 0.0
  /// The advance of ideographs and kana in em; 0 if the family has none.
  var ideograph = 0.0
  /// Whether the family has cuts that the tables lack, so that a cut stands only for weights next to its own.
  var hasMoreCuts = false
  /// Whether the heights are those of the substitute for missing fonts, because the font's own are not
  /// known or, for a font of iOS, in NamedFont.
  var areHeightsAssumed = false

  /// Whether all cuts have the same single advance.
  var isMonospaced: Bool { advances.utf8CodeUnitCount == 2 }

  /// The families of all tables.
  static let all = OpenFontTables.families + PlatformFontTables.families + CommercialFontTables.families

  /// The places in `all` of the families whose names begin with a letter from “a” on.
  static let byInitial: [[Int]] = {
    var places = [[Int]](repeating: [], count: 26)
    for (place, family) in all.enumerated() {
      let initial = Int(family.name.utf8Start.pointee) - 0x61
      if places.indices.contains(initial) { places[initial].append(place) }
    }
    return places
  }()
}

/// One cut of a family in the tables.
struct PackedFont: Sendable {
  /// The place of the family in `PackedFontFamily.all`. The family itself would be copied with every row of
  /// NamedFont's table, which can hold a font, whenever a name is looked up.
  private let place: Int
  private let cut: Int

  var family: PackedFontFamily { PackedFontFamily.all[place] }

  /// The regular cut of Helvetica Neue, the system font of iOS 7 and 8 and the substitute for missing fonts.
  static let helveticaNeue = PackedFont(Array("helveticaneue".utf8))

  /// The cut with a name that consists of a family in the tables and the words of a style. Nil for other
  /// names.
  ///
  /// - Parameter plain: the name in lower case, without spaces.
  init?(_ plain: [UInt8]) {
    let name = Self.renamed(plain).filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    guard let first = name.first, case let initial = Int(first) - 0x61,
      PackedFontFamily.byInitial.indices.contains(initial)
    else { return nil }
    var best: (length: Int, place: Int, style: Style)?
    for place in PackedFontFamily.byInitial[initial] {
      let word = PackedFontFamily.all[place].name
      let length = word.utf8CodeUnitCount
      guard length > best?.length ?? 0, length <= name.count,
        word.withUTF8Buffer({ name.starts(with: $0) }), let style = Style(name[length...])
      else { continue }
      best = (length, place, style)
    }
    guard let best, let cut = Self.cut(best.style, in: PackedFontFamily.all[best.place]) else { return nil }
    self.init(place: best.place, cut: cut)
  }

  /// The name with that of the family in the tables. Releases of a family can have other names.
  private static func renamed(_ plain: [UInt8]) -> [UInt8] {
    for (other, key) in otherNames where other.withUTF8Buffer({ plain.starts(with: $0) }) {
      return key.withUTF8Buffer { Array($0) } + plain.dropFirst(other.utf8CodeUnitCount)
    }
    return plain
  }

  private static let otherNames: [(StaticString, StaticString)] = [
    ("muli-", "mulish-"), ("circular-", "circularstd-"), ("gtwalsheim-", "gtwalsheimpro-"),
    ("proximanovaa-", "proximanova-"), ("proximanovat-", "proximanova-"), ("brandon_", "brandongrotesque-"),
    ("trebuchet-", "trebuchetms-"),
    ("notosanscjkjp-", "notosanskr-"), ("notosanscjkkr-", "notosanskr-"), ("notosanscjksc-", "notosanskr-"),
    ("notosanscjktc-", "notosanskr-"), ("notosanshk-", "notosanskr-"), ("notosansjp-", "notosanskr-"),
    ("notosanssc-", "notosanskr-"), ("notosanstc-", "notosanskr-"),
  ]

  private init(place: Int, cut: Int) {
    self.place = place
    self.cut = cut
  }

  /// The upright cut with the weight nearest to this one.
  func at(_ weight: Font.Weight) -> PackedFont {
    let hundreds =
      switch weight {
      case .ultraLight: 2
      case .thin: 1
      default: Int(weight.rawValue) + 1
      }
    return PackedFont(place: place, cut: Self.cut(Style(weight: hundreds), in: family) ?? cut)
  }

  /// The cut with the given slant and the nearest weight, or else any cut with the nearest weight. Nil if the
  /// tables lack the cut.
  private static func cut(_ style: Style, in family: PackedFontFamily) -> Int? {
    family.cuts.withUTF8Buffer { cuts in
      var best = (distance: Int.max, cut: 0)
      for i in 0..<cuts.count / 2 {
        let distance =
          2 * (Int(cuts[2 * i]) - 0x30 - style.weight).magnitude
          + ((cuts[2 * i + 1] == UInt8(ascii: "i")) == style.isItalic ? 0 : 100)
        if distance < best.distance { best = (Int(distance), i) }
      }
      return family.hasMoreCuts && best.distance % 100 > 2 ? nil : best.cut
    }
  }

  /// The advance of the scalar U+0020 + `i` in em, where `i` is at most 94.
  func advance(_ i: Int) -> Double {
    family.advances.withUTF8Buffer { digits in
      let place = family.isMonospaced ? 0 : 2 * (95 * cut + i)
      guard place + 1 < digits.count else { return 0 }
      return Double(91 * Self.value(digits[place]) + Self.value(digits[place + 1])) / 4000
    }
  }

  /// The characters beyond ASCII that the tables of families have, in order: signs, letters that are no base letter
  /// with a mark, and Cyrillic. Scripts/generate/packed_fonts.py has the same.
  private static let otherRanges: [ClosedRange<UInt32>] = [
    0xA1...0xBF, 0xC6...0xC6, 0xD0...0xD0, 0xD7...0xD7, 0xDE...0xDF, 0xE6...0xE6, 0xF0...0xF0, 0xF7...0xF7,
    0xFE...0xFE, 0x110...0x111, 0x131...0x131, 0x152...0x153, 0x400...0x45F, 0x490...0x491,
    0x2013...0x2014, 0x2018...0x201A, 0x201C...0x201E, 0x2020...0x2022, 0x2026...0x2026, 0x2030...0x2030,
    0x2039...0x203A, 0x20AC...0x20AC, 0x20BD...0x20BD, 0x2116...0x2116, 0x2122...0x2122, 0x2190...0x2193,
    0x2212...0x2212,
  ]

  /// The advance of a sign or a Cyrillic letter in em; nil if the tables lack it. Other cuts than the regular one
  /// have its advance in proportion to their letters a to z: off by 0.02 em on average (64,017 characters).
  func otherAdvance(_ scalar: Unicode.Scalar) -> Double? {
    if family.others.utf8CodeUnitCount == 0 { return nil }
    var first = 0
    for range in Self.otherRanges {
      if range.contains(scalar.value) {
        let place = 2 * (first + Int(scalar.value - range.lowerBound))
        guard let high = Self.value(at: place, in: family.others),
          let low = Self.value(at: place + 1, in: family.others), high + low > 0
        else { return nil }
        let em = Double(91 * high + low) / 4000
        let regular = at(.regular)
        return cut == regular.cut ? em : em * lowercaseWidth / regular.lowercaseWidth
      }
      first += range.count
    }
    return nil
  }

  /// The sum of the advances of the letters a to z, in em.
  private var lowercaseWidth: Double { (0x41..<0x5B).reduce(0) { $0 + advance($1) } }

  /// The change of the advance of U+0020 + `first` before U+0020 + `second`, in em. Both are at most 94.
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

  /// The digits are the printable characters of ASCII, except the quotation mark and the backslash, which would need
  /// an escape in a literal, and the letters D and X.
  private static func value(_ digit: UInt8) -> Int {
    let leftOut =
      (digit > UInt8(ascii: "\"") ? 1 : 0) + (digit > UInt8(ascii: "D") ? 1 : 0)
      + (digit > UInt8(ascii: "X") ? 1 : 0) + (digit > UInt8(ascii: "\\") ? 1 : 0)
    return Int(digit) - 0x20 - leftOut
  }
}

/// The style in the rest of a font's name.
private struct Style {
  /// From 1 (thin) to 9 (black).
  var weight = 4
  var isItalic = false

  init(weight: Int) { self.weight = weight }

  /// Nil for other words than those of a style. The last weight counts, because the name of a variable font's
  /// instance begins with that of the file's own cut (MontserratThin-Bold, NunitoSans-12ptExtraLight_Bold).
  init?(_ words: ArraySlice<UInt8>) {
    var rest = words
    while let byte = rest.first {
      let digits = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }
      guard digits.isEmpty else {
        // MuseoSans-500. Other numbers are part of a version.
        if digits.count == 3, byte > 0x30, digits.dropFirst().allSatisfy({ $0 == 0x30 }) {
          weight = Int(byte) - 0x30
        }
        rest = rest[digits.endIndex...]
        continue
      }
      guard let (word, meaning) = Self.words.first(where: { Self.starts(rest, $0.word) }) else { return nil }
      switch meaning {
      case .weight(let hundreds): weight = hundreds
      case .slant: isItalic = true
      case .nothing: break
      }
      rest = rest.dropFirst(word.utf8CodeUnitCount)
    }
  }

  private enum Meaning {
    case weight(Int)
    case slant
    /// Part of a variable font's name, or of a version.
    case nothing
  }

  /// Longer words come before those that they begin with.
  private static let words: [(word: StaticString, meaning: Meaning)] = [
    ("regular", .weight(4)), ("bold", .weight(7)), ("medium", .weight(5)), ("semibold", .weight(6)),
    ("light", .weight(3)), ("italic", .slant), ("book", .weight(4)), ("black", .weight(9)),
    ("thin", .weight(1)), ("hairline", .weight(1)), ("ultralight", .weight(2)), ("extralight", .weight(2)),
    ("demibold", .weight(6)), ("demi", .weight(6)), ("extrabold", .weight(8)), ("ultrabold", .weight(8)),
    ("heavy", .weight(8)), ("extrabld", .weight(8)), ("sbold", .weight(6)), ("bld", .weight(7)),
    ("med", .weight(5)), ("reg", .weight(4)), ("wide", .weight(7)), ("lt", .weight(3)), ("md", .weight(5)),
    ("bd", .weight(7)), ("oblique", .slant), ("it", .slant), ("roman", .nothing), ("wght", .nothing),
    ("demilight", .weight(3)), ("opsz", .nothing), ("otf", .nothing), ("pt", .nothing), ("rc", .nothing),
    // The cuts of Nanum Square.
    ("eb", .weight(8)), ("b", .weight(7)), ("l", .weight(3)), ("r", .weight(4)), ("v", .nothing),
  ]

  private static func starts(_ text: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { text.starts(with: $0) }
  }
}
