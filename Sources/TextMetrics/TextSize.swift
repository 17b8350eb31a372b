// The size of a text in one or several fonts, on one line or broken into lines. Where lines break is decided
// in LineBreaker.swift and LineBreakOpportunity.swift; glyph advances come from GlyphAdvances.swift.

/// A stretch of text in one font.
public struct TextRun: Hashable, Sendable {
  /// The characters; line separators begin new lines.
  public var text: String
  /// What measures them.
  public var font: Font
  /// Points added after each character (`NSKern`).
  public var kern = 0.0
  /// Points added between lines, from the paragraph style.
  public var lineSpacing = 0.0
  /// A factor on the height of lines; 0 for none.
  public var lineHeightMultiple = 0.0
  /// Bounds of the height of lines in points; 0 for none.
  public var minimumLineHeight = 0.0
  /// In points; 0 for none.
  public var maximumLineHeight = 0.0

  /// A run without kerning or spacing of its own.
  public init(text: String, font: Font) {
    self.text = text
    self.font = font
  }
}

/// How a text fits into a width, as `UILabel.lineBreakMode`.
public enum LineBreakMode: UInt8, Sendable, CaseIterable {
  /// Break between words or characters, cut off what does not fit, or put an ellipsis in its place.
  case wordWrap, characterWrap, clip, truncateHead, truncateTail, truncateMiddle

  /// Whether an ellipsis stands for what does not fit.
  var truncates: Bool { self == .truncateHead || self == .truncateTail || self == .truncateMiddle }
}

/// The size of a laid-out text in points; width and height are rounded up to whole pixels.
public struct TextSize: Hashable, Sendable {
  /// Of the widest line, in points.
  public var width: Double
  /// Of all lines, in points.
  public var height: Double
  /// Lines that are drawn; 0 for a text without any.
  public var lineCount: Int
  /// From the top edge to the first line's baseline.
  public var firstBaseline: Double
  /// From the top edge to the last line's baseline.
  public var lastBaseline: Double
  /// How sure the size is: as sure as its least sure part.
  public var confidence: Confidence

  /// A size from its parts, which are taken as they are.
  public init(
    width: Double, height: Double, lineCount: Int, firstBaseline: Double, lastBaseline: Double,
    confidence: Confidence
  ) {
    self.width = width
    self.height = height
    self.lineCount = lineCount
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.confidence = confidence
  }
}

/// The width of a text on one line, in points, unrounded. Line separators count nothing.
///
/// Linear in the text, no allocation per character.
public func textWidth(_ text: String, font: Font) -> (width: Double, confidence: Confidence) {
  var line = ClusterCursor()
  let advances = GlyphAdvances(font)
  var width = 0.0
  for scalar in text.unicodeScalars { width += line.next(scalar, advances) }
  return (width * advances.size, line.confidence)
}

/// The size of a text of several runs.
///
/// - Parameters:
///   - maximumWidth: points; nil or not finite means unlimited, so that only line separators end a line.
///   - numberOfLines: the most lines that are kept; 0 means any number.
///   - scale: pixels per point to round up to; 1 for the whole points of older canvases. Kept between 0.01
///     and 1000.
/// - Returns: the size; nothing but zeroes for an empty text.
///
/// Linear in the text up to the last line kept, no allocation per character.
public func textSize(
  of runs: [TextRun], maximumWidth: Double?, numberOfLines: Int, lineBreakMode: LineBreakMode, scale: Double
) -> TextSize {
  let limit = maximumWidth.map { $0.isFinite ? max(0, $0) : Double.infinity } ?? .infinity
  var breaker = LineBreaker(
    limit: numberOfLines == 1 ? .infinity : limit, numberOfLines: max(0, numberOfLines),
    everywhere: lineBreakMode == .characterWrap, truncates: lineBreakMode.truncates)
  var cursor = ClusterCursor()
  var last: (font: Font, advances: GlyphAdvances)?
  outer: for run in runs where !run.text.isEmpty {
    let advances: GlyphAdvances
    if let last, last.font == run.font {
      advances = last.advances
    } else {
      advances = GlyphAdvances(run.font)
      last = (run.font, advances)
      cursor.forget()
    }
    breaker.setRun(run, ellipsis: advances.advance("\u{2026}").em * advances.size)
    for scalar in run.text.unicodeScalars {
      let em = cursor.next(scalar, advances)
      let width = em * advances.size + (em > 0 ? run.kern : 0)
      if !breaker.add(scalar, width: width) { break outer }
    }
  }
  return breaker.finish(
    maximumWidth: limit, scale: scale > 0 ? min(max(scale, 0.01), 1000) : 1, confidence: cursor.confidence)
}

/// Walks over scalars and gives each the width that it adds: kerning with its predecessor, and nothing for
/// what joins it.
struct ClusterCursor {
  private var previous: Unicode.Scalar?
  private var joins = false
  private var flagOpen = false
  private var learned = 0.0
  private var assumed = 0.0

  /// `learned` while nine tenths of the width come from characters with evidence.
  var confidence: Confidence { assumed * 9 > learned ? .assumed : .learned }

  /// The next scalar has another font: no kerning across.
  mutating func forget() { previous = nil }

  /// The width that a scalar adds, in em.
  mutating func next(_ scalar: Unicode.Scalar, _ advances: GlyphAdvances) -> Double {
    let value = scalar.value
    defer { previous = scalar }
    if value >= 0x20 && value < 0x7F {
      joins = false
      flagOpen = false
      let (em, known) = advances.advance(scalar)
      if known { learned += em } else { assumed += em }
      guard let previous else { return em }
      return em + advances.kerning(previous, scalar)
    }
    if value == 0x200D {
      joins = true
      return 0
    }
    if joins {
      joins = false
      return 0
    }
    if value >= 0x1F1E6 && value <= 0x1F1FF {
      flagOpen.toggle()
      if !flagOpen { return 0 }
    } else {
      flagOpen = false
    }
    let (em, known) = advances.advance(scalar)
    if known { learned += em } else { assumed += em }
    guard em > 0, let previous else { return em }
    return em + advances.kerning(previous, scalar)
  }
}
