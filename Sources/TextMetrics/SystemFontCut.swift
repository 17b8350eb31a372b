// San Francisco, the system font since iOS 9: advances, tracking and kerning by release, weight and size, from
// SystemFontTables+Generated.swift. GlyphAdvances decides which texts have them.

/// A weight of one release of the system font, at the optical size of a text.
struct SystemFontCut {
  /// The advances of the release.
  private let advances: [UInt16]
  private let column: Int
  /// The share of the display cut; the rest is that of the text cut.
  private let displayShare: Double

  private static let columns = 18

  /// A weight in the release of an era. Helvetica Neue's era has the newest release, for the
  /// characters that Helvetica Neue's tables lack.
  init(_ era: SystemFontEra, _ weight: Font.Weight, displayShare: Double) {
    switch era {
    case .sanFranciscoUI: advances = SystemFontTables.advancesSanFranciscoUI
    case .sanFranciscoPro: advances = SystemFontTables.advancesSanFranciscoPro
    case .helveticaNeue, .sanFranciscoVariable: advances = SystemFontTables.advancesSanFranciscoVariable
    }
    column = Int(weight.rawValue)
    self.displayShare = displayShare
  }

  /// The advance in em without tracking; 0 if it is unknown.
  ///
  /// - Parameter row: a row of the tables: that of ``row(_:)``, or U+0020 + `row` up to U+007E.
  func advance(row: Int) -> Double {
    let start = row * SystemFontCut.columns + column
    let text = Double(advances[start])
    if displayShare == 0 { return text * 0.0001 }
    let display = Double(advances[start + SystemFontCut.columns / 2])
    return (text + (display - text) * displayShare) * 0.0001
  }

  /// The row of a scalar in the tables; nil if there is none.
  static func row(_ value: UInt32) -> Int? {
    var start = 0
    for block in SystemFontTables.blocks {
      if value < block.first { return nil }
      if value <= block.last { return start + Int(value - block.first) }
      start += Int(block.last - block.first) + 1
    }
    return nil
  }

  /// The kerning of two characters in em: that of the regular weight, which reproduces the widths of the others
  /// too, except for “Tr” in bold titles (4 of 4 widths of 4 projects outside the corpus). That of Cyrillic mends 10 of 25 widths of 15 projects outside the corpus, by up to 5.5 points, and
  /// worsens two by less than a point.
  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    guard let first = Self.kerningPlace(first), let second = Self.kerningPlace(second) else { return 0 }
    let row = Int(SystemFontKerning.firstClass[first])
    let column = Int(SystemFontKerning.secondClass[second])
    let start = 2 * (row * SystemFontKerning.secondClassCount + column)
    let text = Double(SystemFontKerning.pairs[start])
    let display = Double(SystemFontKerning.pairs[start + 1])
    let kerning = (text + (display - text) * displayShare) / 2048
    let isBold = column >= Int(Font.Weight.bold.rawValue)
    return isBold && first == Self.capitalT && second == Self.smallR ? kerning + 0.04 * displayShare : kerning
  }

  /// The places of “T” and “r” among the characters with kerning.
  private static let (capitalT, smallR) = (0x54 - 0x20, 0x72 - 0x20)

  /// The place of a character among those with kerning: ASCII and Latin letters with marks, Cyrillic.
  @inline(__always)
  private static func kerningPlace(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x400...0x45F: 95 + Int(scalar.value - 0x400)
    case 0x490, 0x491: 191 + Int(scalar.value - 0x490)
    default: LatinBase.ascii(of: scalar)
    }
  }

  /// The share of the display cut at a size in points: a step at 20 points until Xcode 11 (19 of 20 widths of
  /// 20 to 26 points in 8 repositories), and optical sizes between 17 and 28 points since Xcode 12.
  static func displayShare(_ size: Double, _ era: SystemFontEra) -> Double {
    guard era == .sanFranciscoVariable else { return size >= displaySize ? 1 : 0 }
    for (low, high) in zip(opticalSizes, opticalSizes.dropFirst()) where size < high.size {
      return low.share + (high.share - low.share) * max(0, size - low.size) / (high.size - low.size)
    }
    return 1
  }

  /// The share of the display cut by size, between which it is linear. The shares agree with the published
  /// tracking and with 17 of 18 widths in 7 repositories; Scripts/generate/text-tables has them too.
  private static let opticalSizes: [(size: Double, share: Double)] = [
    (17, 0), (18, 0.09), (20, 0.26), (22, 0.53), (24, 0.83), (26, 0.93), (28, 1),
  ]

  /// The least size of the display cut in points, before the system font had optical sizes.
  private static let displaySize = 20.0

  /// The tracking at a size in points, in em.
  static func tracking(_ size: Double, _ era: SystemFontEra) -> Double {
    let table =
      switch era {
      case .sanFranciscoUI: SystemFontTables.trackingSanFranciscoUI
      case .sanFranciscoPro: SystemFontTables.trackingSanFranciscoPro
      case .helveticaNeue, .sanFranciscoVariable: SystemFontTables.trackingSanFranciscoVariable
      }
    // The cuts change at 20 points, so that no size between 19 and 20 has tracking between theirs.
    let whole = era == .sanFranciscoVariable || size < 19 || size > 20 ? size : size.rounded(.down)
    let position = min(max(whole - 6, 0), Double(table.count - 1))
    let low = Int(position)
    let high = min(low + 1, table.count - 1)
    let a = Double(table[low])
    let b = Double(table[high])
    return (a + (b - a) * (position - Double(low))) * 0.0001
  }
}
