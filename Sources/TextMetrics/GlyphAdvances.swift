// The advances of one font at one size: selects rows and columns of the tables, blends the optical sizes, and
// adds tracking and kerning.

/// Resolves a font once, then returns advances in constant time without allocation.
struct GlyphAdvances {
  /// The point size.
  let size: Double
  /// The advances of U+0020 to U+007E in em, including tracking.
  private let ascii: [Double]
  private let textColumn: Int
  private let displayShare: Double
  private let tracking: Double
  private let widthFactor: Double
  /// The advance of ideographs in em. With the system font they are spaced slightly (three labels of three
  /// projects).
  private let fullWidth: Double
  private let fixedAdvance: Double?
  private let kerning: Kerning
  private let face: FontFace?
  private let faceTracking: Double
  /// Whether there is evidence for the font.
  let isCovered: Bool

  private static let columns = 18

  /// The kerning table.
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
    var ascii = cut.ascii()
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

  /// The ratio of the widths of the letters a to z in a design and in the system font. It also applies to
  /// letters beyond ASCII.
  private static func widthFactor(of ascii: [Double], _ cut: Cut) -> Double {
    var own = 0.0
    var system = 0.0
    for i in 0x41..<0x5B {
      own += ascii[i] - cut.tracking
      system += table(row: i, column: Int(cut.weight.rawValue), cut.displayShare)
    }
    return system > 0 ? own / system : 1
  }

  /// The cut of a design for a font, and its spacing.
  private struct Cut {
    var design = NamedFont.Design.system
    var weight: Font.Weight
    /// The width of a condensed or extended cut relative to the table.
    var widthFactor = 1.0
    /// The advance of a monospaced font, in em.
    var fixedAdvance: Double?
    var isCovered = true
    /// The share of the system font's display cut.
    var displayShare = 0.0
    /// Added to every advance, in em.
    var tracking = 0.0
    var kerning = Kerning.none

    /// - Parameter size: in points. The system font's spacing depends on it.
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
        // The bold system font of iOS 7 and 8 is Helvetica Neue Medium, and so is Headline's semibold (6 of 7
        // labels).
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

    /// The advances of U+0020 to U+007E in em, with tracking. The design is looked at once, not per character:
    /// a document's texts in all environments resolve thousands of fonts.
    func ascii() -> [Double] {
      if let fixedAdvance { return [Double](repeating: fixedAdvance, count: 95) }
      switch design {
      case .helvetica: return twoCuts(HelveticaAdvances.regular, HelveticaAdvances.bold, boldShare)
      case .times: return twoCuts(OpenFontAdvances.times, OpenFontAdvances.timesBold, boldShare)
      case .palatino: return twoCuts(OpenFontAdvances.palatino, OpenFontAdvances.palatinoBold, boldShare)
      case .avenir: return twoCuts(BrowserAdvances.avenir, BrowserAdvances.avenirBold, boldShare)
      case .avenirNext:
        return twoCuts(
          BrowserAdvances.avenirNext, BrowserAdvances.avenirNextBold, GlyphAdvances.avenirNextShare(weight))
      case .georgia: return twoCuts(BrowserAdvances.georgia, BrowserAdvances.georgiaBold, boldShare)
      case .open(let cut): return advances { cut.advance($0) }
      case .helveticaNeue: return advances { HelveticaNeue.advance($0, weight) }
      case .system, .systemText:
        return advances { GlyphAdvances.table(row: $0, column: Int(weight.rawValue), displayShare) }
      }
    }

    @inline(__always)
    private func advances(_ advance: (Int) -> Double) -> [Double] {
      [Double](unsafeUninitializedCapacity: 95) { buffer, count in
        for i in 0..<95 { buffer.initializeElement(at: i, to: advance(i) * widthFactor + tracking) }
        count = 95
      }
    }

    /// The advances in a family with a regular and a bold cut. Other weights are interpolated or extrapolated.
    private func twoCuts(_ regular: [UInt16], _ bold: [UInt16], _ share: Double) -> [Double] {
      advances { i in
        let light = Double(regular[i])
        return (light + (Double(bold[i]) - light) * share) * 0.0001
      }
    }

    /// The position of the weight between regular (0) and bold (1).
    private var boldShare: Double { weight >= .bold ? 1 : weight > .regular ? 0.5 : 0 }
  }

  /// The advance in em, and whether there is evidence for the character.
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

  /// The kerning of two scalars in em. Negative values move them closer together.
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

  /// The position of a weight of Avenir Next between regular (0) and bold (1). From two stored widths for
  /// ultra light, four for medium, one for demi bold, three for heavy; the others follow the series.
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

  /// The row of a scalar in the tables; nil if there is none.
  private static func row(_ value: UInt32) -> Int? {
    var start = 0
    for block in SystemFontTables.blocks {
      if value < block.first { return nil }
      if value <= block.last { return start + Int(value - block.first) }
      start += Int(block.last - block.first) + 1
    }
    return nil
  }

  /// The share of the display cut at a size: a step at 20 points, or since iOS 13 a ramp from 17 to 28.
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
