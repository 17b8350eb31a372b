// The advances of one font at one size: selects rows and columns of the tables, blends the optical sizes, and
// adds tracking and kerning.

/// Resolves a font once, then returns advances in constant time without allocation.
struct GlyphAdvances {
  /// The point size.
  let size: Double
  /// The advances of U+0020 to U+007E in em, including tracking.
  private let ascii: [Double]
  /// The system font's cut. It also has the letters beyond ASCII of fonts that have none.
  private let system: SystemFontCut
  /// Added to the advances of the tables, in em.
  let tracking: Double
  private let widthFactor: Double
  /// The advance of ideographs in em. With the system font they are spaced slightly.
  private let fullWidth: Double
  /// The advance of hangul in em.
  private let hangul: Double
  /// Whether a font without a file has ideographs of its own.
  private let hasIdeographs: Bool
  private let fixedAdvance: Double?
  private let kerning: Kerning
  /// Whether letters with marks have the advances of their base letters, because the font's tables have only
  /// those.
  private let usesBaseLetters: Bool
  private let face: FontFace?
  /// Added to the advances of a font file, in em.
  let faceTracking: Double
  /// Whether there is evidence for the font.
  let isCovered: Bool

  /// The kerning table.
  private enum Kerning {
    case none, system
    case packed(PackedFont)
  }

  init(_ font: Font) {
    size = font.usableSize
    face = font.face
    let cut = Cut(font, size: size)
    system = cut.system
    tracking = cut.tracking
    fixedAdvance = cut.fixedAdvance
    kerning = cut.kerning
    var ascii = cut.ascii()
    let eastAsian = cut.eastAsian
    hasIdeographs = eastAsian.ideograph > 0
    hangul = eastAsian.hangul > 0 ? eastAsian.hangul : ScalarWidth.hangulAdvance
    if case .system = cut.design {
      widthFactor = 1
      fullWidth = ScalarWidth.ideographAdvance(size)
      usesBaseLetters = false
    } else {
      usesBaseLetters = true
      widthFactor = GlyphAdvances.widthFactor(of: ascii, cut)
      fullWidth = hasIdeographs ? eastAsian.ideograph : 1
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
      system += cut.system.advance(row: i)
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
    /// The system font's cut: the text cut for a design of another font.
    var system: SystemFontCut
    /// Added to every advance, in em.
    var tracking = 0.0
    var kerning = Kerning.none

    /// - Parameter size: in points. The system font's spacing depends on it.
    init(_ font: Font, size: Double) {
      weight = font.weight
      var displayShare = 0.0
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
        // The bold system font of iOS 7 and 8 is Helvetica Neue Medium, and so is Headline's semibold (6 of 7
        // labels).
        weight = min(weight, .medium)
        tracking = HelveticaNeue.systemTracking(size, weight)
        if let cut = PackedFont.helveticaNeue?.at(weight) {
          design = .packed(cut)
          kerning = .packed(cut)
        }
      case .system:
        // The only width since Xcode 11 is 3.6 % below that of the light cut, which stands for it here.
        if weight == .ultraLight { isCovered = false }
        displayShare = SystemFontCut.displayShare(size, font.era)
        tracking = SystemFontCut.tracking(size, font.era)
        kerning = .system
      case .sanFrancisco(let isDisplay):
        // Without tracking (17 of 18 widths of 5 projects, most of them outside the corpus).
        displayShare = isDisplay ? 1 : 0
        kerning = .system
      case .packed(let cut): kerning = .packed(cut)
      case .systemText: break
      }
      if fixedAdvance != nil {
        kerning = .none
        tracking = 0
      }
      system = SystemFontCut(font.era, weight, displayShare: displayShare)
    }

    /// The advances of hangul and of ideographs in em, of a family with tables; 0 for what it lacks.
    var eastAsian: (hangul: Double, ideograph: Double) {
      guard case .packed(let cut) = design else { return (0, 0) }
      return (cut.family.hangul, cut.family.ideograph)
    }

    /// The advances of U+0020 to U+007E in em, with tracking. The design is looked at once, not per character:
    /// a document's texts in all environments resolve thousands of fonts.
    func ascii() -> [Double] {
      if let fixedAdvance { return [Double](repeating: fixedAdvance, count: 95) }
      switch design {
      case .packed(let cut): return advances { cut.advance($0) }
      case .system, .sanFrancisco, .systemText:
        return advances { system.advance(row: $0) }
      }
    }

    @inline(__always)
    private func advances(_ advance: (Int) -> Double) -> [Double] {
      [Double](unsafeUninitializedCapacity: 95) { buffer, count in
        for i in 0..<95 { buffer.initializeElement(at: i, to: advance(i) * widthFactor + tracking) }
        count = 95
      }
    }
  }

  /// The advance in em, and whether there is evidence for the character.
  func advance(_ scalar: Unicode.Scalar) -> (em: Double, learned: Bool) {
    let value = scalar.value
    if value >= 0x20 && value < 0x7F {
      let i = Int(value &- 0x20)
      let isKnown = face.map { $0.asciiGlyphs[i] > 0 } ?? true
      return (ascii[i], isCovered && isKnown)
    }
    if let face, let em = face.advance(of: scalar), em > 0 { return (em + faceTracking, true) }
    if usesBaseLetters, let i = LatinBase.ascii(of: scalar) { return (ascii[i], isCovered) }
    if case .packed(let cut) = kerning, let em = cut.otherAdvance(scalar) {
      return (em + tracking, isCovered)
    }
    if let row = SystemFontCut.row(value) {
      let em = system.advance(row: row)
      if em > 0 { return (fixedAdvance ?? em * widthFactor + tracking, isCovered && value < 0x180) }
    }
    switch ScalarWidth(scalar) {
    case .zero: return (0, isCovered)
    case .fullWidth: return (fullWidth, isCovered)
    case .hangul: return (hangul, isCovered)
    case .emoji: return (size > 0 ? ScalarWidth.emojiAdvance(size) / size : 0, isCovered)
    case .average(let em): return (fixedAdvance ?? em + tracking, false)
    }
  }

  /// Whether the system draws a character in another font, because this one lacks it. Emoji do not count.
  func lacks(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return false }
    if let face, let em = face.advance(of: scalar), em > 0 { return false }
    if usesBaseLetters, LatinBase.ascii(of: scalar) != nil { return false }
    if let row = SystemFontCut.row(scalar.value), system.advance(row: row) > 0 { return false }
    return switch ScalarWidth(scalar) {
    case .zero, .emoji: false
    case .fullWidth: !hasIdeographs
    // 4 texts of 2 projects in the system font have sizes in pixels.
    case .hangul: false
    case .average: true
    }
  }

  /// The kerning of two scalars in em. Negative values move them closer together. Letters with marks have that
  /// of their base letters (“Türkçe”: 6 of 6 widths at 17 and 18 points).
  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    if let face { return face.kerning(first, second) }
    switch kerning {
    case .none: return 0
    case .system: return system.kerning(first, second)
    case .packed(let cut):
      guard let a = LatinBase.ascii(of: first), let b = LatinBase.ascii(of: second) else { return 0 }
      return cut.kerning(a, b)
    }
  }
}
