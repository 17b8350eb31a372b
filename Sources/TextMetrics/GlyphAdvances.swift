// The advances of one font at one size: which rows and columns of the tables apply, how the optical cuts mix,
// the tracking of the size, and the kerning of a pair.

/// Resolves a font once, then answers advances in constant time and without allocation.
struct GlyphAdvances {
  /// Points.
  let size: Double
  /// The advance of one scalar in em, tracking included, for U+0020 to U+007E.
  private let ascii: [Double]
  private let textColumn: Int
  private let displayShare: Double
  private let tracking: Double
  private let widthFactor: Double
  /// In em, of ideographs: those beside the system font are spaced a little (three labels of three projects).
  private let fullWidth: Double
  private let fixedAdvance: Double?
  private let kerning: Kerning
  private let face: FontFace?
  private let faceTracking: Double
  /// Whether the tables hold evidence about this font at all.
  let isCovered: Bool

  private static let columns = 18

  /// Which pairs are drawn together.
  private enum Kerning {
    case none, system, helvetica
    case open(OpenFont)
  }

  init(_ font: Font) {
    size = font.usableSize
    face = font.face
    let cut = Cut(font, size: size)
    textColumn = Int(cut.weight.rawValue)
    displayShare = cut.displayShare
    tracking = cut.tracking
    fixedAdvance = cut.fixedAdvance
    kerning = cut.kerning
    var ascii = (0..<95).map { i in
      cut.fixedAdvance
        ?? GlyphAdvances.advance(of: i, in: cut.design, cut.weight, cut.displayShare) * cut.widthFactor
        + cut.tracking
    }
    if case .system = cut.design {
      widthFactor = 1
      fullWidth = 1.02
    } else {
      widthFactor = GlyphAdvances.widthFactor(of: ascii, cut)
      fullWidth = 1
    }
    if font.family == .monospacedDigits {
      let zero = ascii[0x10]
      for i in 0x10...0x19 { ascii[i] = zero }
    }
    if let face = font.face {
      let faceTracking = face.tracking(at: size)
      for i in 0..<95 where face.asciiGlyphs[i] > 0 {
        ascii[i] = face.asciiAdvances[i] + faceTracking
      }
      self.faceTracking = faceTracking
      isCovered = true
    } else {
      faceTracking = 0
      isCovered = cut.isCovered
    }
    self.ascii = ascii
  }

  /// How much wider the letters a to z of a design are than the system font's. Letters beyond ASCII take the same factor.
  private static func widthFactor(of ascii: [Double], _ cut: Cut) -> Double {
    var own = 0.0
    var system = 0.0
    for i in 0x41..<0x5B {
      own += ascii[i] - cut.tracking
      system += table(row: i, column: Int(cut.weight.rawValue), cut.displayShare)
    }
    return system > 0 ? own / system : 1
  }

  /// The cut of a design that a font names, and how it is spaced.
  private struct Cut {
    var design = NamedFont.Design.system
    var weight: Font.Weight
    /// Of a condensed or extended cut, against the table.
    var widthFactor = 1.0
    /// In em, for a font whose characters are all as wide.
    var fixedAdvance: Double?
    var isCovered = true
    /// How much of the system font's display cut is mixed in.
    var displayShare = 0.0
    /// In em.
    var tracking = 0.0
    var kerning = Kerning.none

    /// - Parameter size: In points; the system font's spacing depends on it.
    init(_ font: Font, size: Double) {
      weight = font.weight
      switch font.family {
      case .system, .monospacedDigits, .systemItalic: break
      case .monospaced: fixedAdvance = 0.618
      case .named(let name):
        let named = NamedFont.find(name)
        weight = named.weight == .regular ? font.weight : named.weight
        widthFactor = named.width
        fixedAdvance = named.fixedAdvance
        isCovered = named.isCovered
        design = named.design
      }
      switch design {
      case .system where font.era == .helveticaNeue:
        design = .helveticaNeue
        kerning = .helvetica
        tracking = HelveticaNeue.systemTracking(size)
        // The system's bold of iOS 7 and 8 is Helvetica Neue Medium, Headline's semibold as well (6 of 7 labels).
        weight = min(weight, .medium)
      case .system:
        displayShare = GlyphAdvances.displayShare(size, font.era)
        tracking = GlyphAdvances.tracking(size, font.era)
        kerning = .system
      case .helveticaNeue, .avenir, .avenirNext: kerning = .helvetica
      case .open(let cut): kerning = .open(cut)
      case .systemText, .helvetica, .times, .palatino, .georgia: break
      }
      if fixedAdvance != nil {
        kerning = .none
        tracking = 0
      }
    }
  }

  /// The advance in em of the scalar U+0020 + `i`, without tracking, as a design's table has it.
  private static func advance(
    of i: Int, in design: NamedFont.Design, _ weight: Font.Weight, _ displayShare: Double
  ) -> Double {
    switch design {
    case .helvetica, .times, .palatino, .avenir, .avenirNext, .georgia: twoCuts(design, i, weight)
    case .open(let cut): cut.advance(i)
    case .helveticaNeue: HelveticaNeue.advance(i, weight)
    case .system, .systemText: table(row: i, column: Int(weight.rawValue), displayShare)
    }
  }

  /// The advance in em, and whether the evidence holds the character.
  func advance(_ scalar: Unicode.Scalar) -> (em: Double, learned: Bool) {
    let value = scalar.value
    if value >= 0x20 && value < 0x7F {
      let i = Int(value &- 0x20)
      let isKnown = face.map { $0.asciiGlyphs[i] > 0 } ?? (SystemFontTables.evidence[i] > 0)
      return (ascii[i], isCovered && isKnown)
    }
    if let face, let em = face.advance(of: scalar), em > 0 { return (em + faceTracking, true) }
    if let row = GlyphAdvances.row(value) {
      let em = GlyphAdvances.table(row: row, column: textColumn, displayShare)
      if em > 0 { return (fixedAdvance ?? em * widthFactor + tracking, isCovered && value < 0x180) }
    }
    switch ScalarWidth(scalar) {
    case .zero: return (0, isCovered)
    case .fullWidth: return (fullWidth, isCovered)
    case .emoji: return (size > 0 ? ScalarWidth.emojiAdvance(size) / size : 0, isCovered)
    case .average(let em): return (fixedAdvance ?? em + tracking, false)
    }
  }

  /// Kerning between two scalars in em; negative draws them together.
  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    if let face { return face.kerning(first, second) }
    let a = first.value &- 0x20
    let b = second.value &- 0x20
    guard a < 95, b < 95 else { return 0 }
    switch kerning {
    case .none: return 0
    case .helvetica: return HelveticaNeue.kerning(first.value, second.value)
    case .open(let cut): return cut.kerning(Int(a), Int(b))
    case .system: break
    }
    let row = Int(SystemFontTables.firstKerningClass[Int(a)])
    let column = Int(SystemFontTables.secondKerningClass[Int(b)])
    return Double(SystemFontTables.kerning[row * SystemFontTables.secondKerningClassCount + column]) * 0.001
  }

  private static func table(row: Int, column: Int, _ displayShare: Double) -> Double {
    let start = row * columns + column
    let text = Double(SystemFontTables.advances[start])
    if displayShare == 0 { return text * 0.0001 }
    let display = Double(SystemFontTables.advances[start + columns / 2])
    return (text + (display - text) * displayShare) * 0.0001
  }

  /// Of a family with a regular and a bold cut; the others lie between or beyond.
  private static func twoCuts(_ design: NamedFont.Design, _ i: Int, _ weight: Font.Weight) -> Double {
    let (regular, bold) =
      switch design {
      case .times: (OpenFontAdvances.times[i], OpenFontAdvances.timesBold[i])
      case .palatino: (OpenFontAdvances.palatino[i], OpenFontAdvances.palatinoBold[i])
      case .avenir: (BrowserAdvances.avenir[i], BrowserAdvances.avenirBold[i])
      case .avenirNext: (BrowserAdvances.avenirNext[i], BrowserAdvances.avenirNextBold[i])
      case .georgia: (BrowserAdvances.georgia[i], BrowserAdvances.georgiaBold[i])
      default: (HelveticaAdvances.regular[i], HelveticaAdvances.bold[i])
      }
    let share =
      if case .avenirNext = design { avenirNextShare(weight) } else {
        weight >= .bold ? 1.0 : weight > .regular ? 0.5 : 0
      }
    return (Double(regular) + (Double(bold) - Double(regular)) * share) * 0.0001
  }

  /// How far a cut of Avenir Next stands from regular, bold being 1: by two stored widths for ultra light,
  /// four for medium, one for demi bold, three for heavy; the others follow the series.
  private static func avenirNextShare(_ weight: Font.Weight) -> Double {
    switch weight {
    case .ultraLight, .thin: -0.4
    case .light: -0.1
    case .regular: 0
    case .medium: 0.07
    case .semibold: 0.5
    case .bold: 1
    case .heavy, .black: 1.85
    }
  }

  /// The row of a scalar in the tables, or nil.
  private static func row(_ value: UInt32) -> Int? {
    var start = 0
    for block in SystemFontTables.blocks {
      if value < block.first { return nil }
      if value <= block.last { return start + Int(value - block.first) }
      start += Int(block.last - block.first) + 1
    }
    return nil
  }

  /// How much of the display cut is in a size: a step at 20 points, or since iOS 13 a ramp from 17 to 28.
  private static func displayShare(_ size: Double, _ era: SystemFontEra) -> Double {
    switch era {
    case .helveticaNeue, .sanFranciscoUI: size >= 20 ? 1 : 0
    case .sanFranciscoPro, .sanFranciscoVariable: min(1, max(0, (size - 17) / 11))
    }
  }

  private static func tracking(_ size: Double, _ era: SystemFontEra) -> Double {
    let table =
      switch era {
      case .sanFranciscoUI: SystemFontTables.trackingSanFranciscoUI
      case .sanFranciscoPro: SystemFontTables.trackingSanFranciscoPro
      case .helveticaNeue, .sanFranciscoVariable: SystemFontTables.trackingSanFranciscoVariable
      }
    let position = min(max(size - 6, 0), Double(table.count - 1))
    let low = Int(position)
    let high = min(low + 1, table.count - 1)
    let a = Double(table[low])
    let b = Double(table[high])
    return (a + (b - a) * (position - Double(low))) * 0.0001
  }
}
