// The size of a text in one or several fonts, on one line or broken into lines. LineBreaker.swift and
// LineBreakOpportunity.swift decide where lines break. GlyphAdvances.swift has the advances.

/// A run of text in one font.
public struct TextRun: Hashable, Sendable {
  /// The characters. Line separators start new lines.
  public var text: String
  /// The font that measures the run.
  public var font: Font
  /// Points added after each character (`NSKern`).
  public var kern = 0.0
  /// Points added between lines, from the paragraph style.
  public var lineSpacing = 0.0
  /// A factor on the line height; 0 for none.
  public var lineHeightMultiple = 0.0
  /// The minimum line height in points; 0 for none.
  public var minimumLineHeight = 0.0
  /// The maximum line height in points; 0 for none.
  public var maximumLineHeight = 0.0

  /// A run without additional kerning or spacing.
  public init(text: String, font: Font) {
    self.text = text
    self.font = font
  }
}

/// How a text is fitted into a width; `UILabel.lineBreakMode`.
public enum LineBreakMode: UInt8, Sendable, CaseIterable {
  /// Break between words, break between characters, cut off, or truncate with an ellipsis.
  case wordWrap, characterWrap, clip, truncateHead, truncateTail, truncateMiddle

  /// Whether an ellipsis replaces the text that does not fit.
  var truncates: Bool { self == .truncateHead || self == .truncateTail || self == .truncateMiddle }
}

/// The size of a laid-out text in points. Width and height are rounded up to whole pixels.
public struct TextSize: Hashable, Sendable {
  /// The width of the widest line, in points.
  public var width: Double
  /// The height of all lines, in points.
  public var height: Double
  /// The number of visible lines; 0 for an empty text.
  public var lineCount: Int
  /// The distance from the top edge to the first line's baseline, in points.
  public var firstBaseline: Double
  /// The distance from the top edge to the last line's baseline, in points.
  public var lastBaseline: Double
  /// The confidence of the size, which is that of its least reliable part.
  public var confidence: Confidence

  /// A size with the given parts.
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

/// The width of a text on one line, in points, unrounded. Line separators have no width.
///
/// Linear in the text, without allocation per character.
public func textWidth(_ text: String, font: Font) -> (width: Double, confidence: Confidence) {
  var line = ClusterCursor()
  let advances = GlyphAdvances(font)
  var width = 0.0
  for scalar in text.unicodeScalars { width += line.next(scalar, advances) }
  return (width * advances.size, line.confidence)
}

/// The size of a text with several runs.
///
/// - Parameters:
///   - maximumWidth: in points; nil or not finite for no limit. Then only line separators end lines.
///   - numberOfLines: the maximum number of visible lines; 0 for no limit.
///   - scale: pixels per point for rounding up; 1 for the whole points of older canvases. Clamped to 0.01 to
/// 1000.
/// - Returns: the size; all zero for an empty text.
///
/// Linear in the text up to the last visible line, without allocation per character.
public func textSize(
  of runs: [TextRun], maximumWidth: Double?, numberOfLines: Int, lineBreakMode: LineBreakMode, scale: Double
) -> TextSize {
  var breaker = LineBreaker(maximumWidth, numberOfLines: numberOfLines, lineBreakMode)
  var cursor = ClusterCursor()
  measure(
    runs, &cursor, beginRun: { breaker.begin($0) },
    add: { scalar, width, _ in breaker.add(scalar, LineBreakClass(scalar), width: width) })
  return breaker.finish(scale: scale, confidence: cursor.confidence)
}

extension TextRun {
  /// Whether the system draws some of the text in another font, because the run's own lacks a character. Linear.
  public var needsSubstituteFont: Bool {
    // Most texts have no character with a longer code than two bytes.
    guard text.utf8.contains(where: { $0 >= 0xD6 }) else { return false }
    let advances = GlyphAdvances(font)
    return text.unicodeScalars.contains { advances.lacks($0) }
  }
}

/// Walks over the scalars of a text with several runs, and over their widths in points, until `add` returns
/// false.
@inline(__always)
func measure(
  _ runs: [TextRun], _ cursor: inout ClusterCursor, beginRun: (LineBreaker.Run) -> Void,
  add: (Unicode.Scalar, Double, ClusterCursor) -> Bool
) {
  var last: (font: Font, advances: GlyphAdvances)?
  for run in runs where !run.text.isEmpty {
    let advances: GlyphAdvances
    if let last, last.font == run.font {
      advances = last.advances
    } else {
      advances = GlyphAdvances(run.font)
      last = (run.font, advances)
      cursor.forget()
    }
    beginRun(LineBreaker.Run(run, ellipsis: advances.advance("\u{2026}").em * advances.size))
    for scalar in run.text.unicodeScalars {
      let em = cursor.next(scalar, advances)
      if !add(scalar, em * advances.size + (em > 0 ? run.kern : 0), cursor) { return }
    }
  }
}

/// Walks over scalars and returns the width that each adds, including the kerning with its predecessor; zero
/// for scalars that join it.
struct ClusterCursor {
  private var previous: Unicode.Scalar?
  private var joins = false
  private var flagOpen = false
  private var learned = 0.0
  private var assumed = 0.0

  /// `learned` if at least nine tenths of the width come from characters with evidence.
  var confidence: Confidence { assumed * 9 > learned ? .assumed : .learned }

  /// Starts a run in another font, without kerning across the boundary.
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
    if value == 0xFE0F, let previous { return growthToEmoji(of: previous, advances) }
    let (em, known) = advances.advance(scalar)
    if known { learned += em } else { assumed += em }
    guard em > 0, let previous else { return em }
    return em + advances.kerning(previous, scalar)
  }

  /// How much wider a character is as an emoji, which a variation selector makes it (2 of 2 texts in 2 projects).
  private func growthToEmoji(of scalar: Unicode.Scalar, _ advances: GlyphAdvances) -> Double {
    let properties = scalar.properties
    guard properties.isEmoji, !properties.isEmojiPresentation, advances.size > 0 else { return 0 }
    return max(0, ScalarWidth.emojiAdvance(advances.size) / advances.size - advances.advance(scalar).em)
  }
}
