// Greedy line breaking, one scalar at a time in constant space. If the next glyph does not fit, a line ends
// at its last opportunity, or within a word if it has none. It also ends at every line separator.

/// Breaks a stream of scalars into lines and sums their sizes.
struct LineBreaker {
  private let limit: Double
  private let maximumWidth: Double
  private let numberOfLines: Int
  private let everywhere: Bool
  private let truncates: Bool

  private var font = LineMetrics()
  // The current line: its advance with and without trailing spaces, and its largest metrics up to the last
  // opportunity (head) and after it (tail).
  private var advance = 0.0
  private var inked = 0.0
  private var head = LineMetrics()
  private var tail = LineMetrics()
  private var breakAdvance = 0.0
  private var breakInked = 0.0
  private var hasBreak = false
  private var isEmpty = true
  private var previous = LineBreakClass.newline
  private var previousIsReturn = false
  private var sawText = false
  /// The width of an ellipsis in the current font, and the width of the longest start of the current line
  /// that an ellipsis fits behind, including the ellipsis. Both in points.
  private var ellipsis = 0.0
  private var truncated = 0.0

  /// What is known of the first of two lines, so that its last word can follow the one below.
  private var lastWord = LastWord()

  /// Where the lines end, for callers that draw them; nil for callers that only measure.
  private(set) var ends: [LineEnd]?
  private var count = 0
  private var breakCount = 0

  private var lines = 0
  private var gap = 0.0
  private var width = 0.0
  private var height = 0.0
  private var firstAscender = 0.0
  private var lastDescender = 0.0

  /// The amount by which a glyph may exceed the limit. It covers rounding in sums of advances and is far
  /// below a pixel.
  private static let overhang = 1e-6

  /// - Parameters:
  ///   - everywhere: whether a line may break between any two characters.
  ///   - truncates: whether the last visible line ends with an ellipsis if the text is longer.
  ///   - recordsEnds: whether to keep where the lines end.
  init(limit: Double, numberOfLines: Int, everywhere: Bool, truncates: Bool, recordsEnds: Bool = false) {
    if recordsEnds { ends = [] }
    self.limit = limit
    self.numberOfLines = numberOfLines
    self.everywhere = everywhere
    self.truncates = truncates
    maximumWidth = .infinity
  }

  /// A breaker with the arguments of `textSize`.
  init(_ maximumWidth: Double?, numberOfLines: Int, _ mode: LineBreakMode) {
    self.maximumWidth = maximumWidth.map { $0.isFinite ? max(0, $0) : Double.infinity } ?? .infinity
    limit = numberOfLines == 1 ? .infinity : self.maximumWidth
    self.numberOfLines = max(0, numberOfLines)
    everywhere = mode == .characterWrap
    truncates = mode.truncates
  }

  /// What a run adds to its lines.
  struct Run {
    fileprivate var font: LineMetrics
    /// The width of an ellipsis in its font, in points.
    fileprivate let ellipsis: Double

    init(_ run: TextRun, ellipsis: Double) {
      self.ellipsis = ellipsis
      let extent = run.font.extent
      font = LineMetrics(ascender: extent.ascender, descender: extent.descender, gap: run.font.leading)
      let natural = font.ascender + font.descender
      var height = natural
      if run.lineHeightMultiple > 0 { height *= run.lineHeightMultiple }
      height = max(height, run.minimumLineHeight)
      if run.maximumLineHeight > 0 { height = min(height, run.maximumLineHeight) }
      // A different line height changes the space above the baseline.
      font.ascender += height - natural
      font.gap += run.lineSpacing
    }
  }

  /// Begins the run of the following glyphs.
  mutating func begin(_ run: Run) { (font, ellipsis) = (run.font, run.ellipsis) }

  /// Adds a scalar with its class and its width in points. Returns false if all visible lines are full.
  mutating func add(_ scalar: Unicode.Scalar, _ kind: LineBreakClass, width glyph: Double) -> Bool {
    sawText = true
    count += 1
    if kind == .newline { return addSeparator(scalar) }
    previousIsReturn = false
    if !isEmpty && kind != .space {
      let opportunity =
        previous == .space ? kind != .combining : LineBreakClass.allowsBreak(between: previous, and: kind)
      if opportunity || (everywhere && kind != .combining) { addOpportunity() }
    }
    let before = advance
    advance += glyph
    tail.grow(font)
    if kind != .space { inked = advance }
    if truncates && advance + ellipsis <= limit { truncated = advance + ellipsis }
    if inked > limit + LineBreaker.overhang && kind != .space {
      if truncates && lines + 1 == numberOfLines {
        // The line continues up to the ellipsis, even within a word (2 labels of 2).
        head.grow(tail)
        endLine(inked: truncated > 0 ? truncated : min(inked, limit), at: count)
        return false
      }
      if hasBreak {
        truncated = 0
        if lines == 0 {
          lastWord.isAlone = true
          lastWord.ends = breakCount
        }
        endLine(inked: min(breakAdvance, max(breakInked, limit)), at: breakCount)
        advance -= breakAdvance
        inked -= breakAdvance
        head = LineMetrics()
        hasBreak = false
        if isFull { return false }
      }
      if inked > limit + LineBreaker.overhang && before > 0 && advance > glyph && glyph > 0 {
        head.grow(tail)
        endLine(inked: advance - glyph, at: count - 1)
        startLine()
        advance = glyph
        inked = glyph
        tail = font
        if isFull { return false }
      }
    }
    isEmpty = false
    if kind != .combining { previous = kind }
    return true
  }

  /// Notes that the line can end before the present scalar.
  private mutating func addOpportunity() {
    lastWord.isAlone = false
    if lines == 0, previous == .space, !everywhere {
      lastWord.before = lastWord.after
      lastWord.after = (advance, inked, count - 1)
    }
    head.grow(tail)
    tail = LineMetrics()
    breakAdvance = advance
    breakInked = inked
    breakCount = count - 1
    hasBreak = true
  }

  /// Ends a line at a line separator. A line feed after a carriage return belongs to it.
  private mutating func addSeparator(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value == 0x0A && previousIsReturn {
      previousIsReturn = false
      return true
    }
    previousIsReturn = scalar.value == 0x0D
    tail.grow(font)
    head.grow(tail)
    endLine(inked: min(advance, max(inked, limit)), at: count)
    startLine()
    previous = .newline
    return !isFull
  }

  private var isFull: Bool { numberOfLines > 0 && lines >= numberOfLines }

  /// - Parameter end: the number of scalars before the line's end.
  private mutating func endLine(inked: Double, at end: Int) {
    ends?.append(LineEnd(scalars: end, baseline: height + gap + head.ascender))
    if lines == 0 { firstAscender = head.ascender }
    lines += 1
    width = max(width, inked)
    height += gap + head.ascender + head.descender
    gap = head.gap
    lastDescender = head.descender
  }

  private mutating func startLine() {
    advance = 0
    inked = 0
    truncated = 0
    head = LineMetrics()
    tail = head
    hasBreak = false
    isEmpty = true
  }

  /// Ends the last line and rounds the size. A text that ends with a line separator has an empty last line.
  /// Trailing spaces count in a line's width as far as they fit: at line breaks (12 labels of 13) and at the
  /// end of a paragraph (4 of 4).
  ///
  /// - Parameter scale: pixels per point, clamped to 0.01 to 1000; 1 if it is not positive.
  mutating func finish(scale: Double, confidence: Confidence) -> TextSize {
    let scale = scale > 0 ? min(max(scale, 0.01), 1000) : 1
    guard sawText else {
      return TextSize(
        width: 0, height: 0, lineCount: 0, firstBaseline: 0, lastBaseline: 0, confidence: confidence)
    }
    if !isFull {
      tail.grow(font)
      head.grow(tail)
      if lines == 1, let pushed = pushedWidths() {
        width = pushed.first
        endLine(inked: pushed.last, at: count)
      } else {
        endLine(inked: min(advance, max(inked, limit)), at: count)
      }
    }
    let total = LineBreaker.roundUp(height, scale)
    let last = total - lastDescender.rounded()
    let first = lines == 1 ? last : LineBreaker.nearest(firstAscender, scale)
    return TextSize(
      width: min(LineBreaker.roundUp(width, scale), maximumWidth), height: total, lineCount: lines,
      firstBaseline: first, lastBaseline: last, confidence: confidence)
  }

  /// The widths of two lines of which the last would be a single word: the word before it follows it, as with
  /// UIKit's `NSParagraphStyle.LineBreakStrategy.pushOut` (labels of 5 projects, two of them outside the corpus, none
  /// against). Labels of three lines are not changed (2 of 2). Nil if that does not fit, or if it is not so.
  private mutating func pushedWidths() -> (first: Double, last: Double)? {
    guard lastWord.isAlone, let before = lastWord.before, let after = lastWord.after,
      after.count == lastWord.ends
    else { return nil }
    let word = after.advance - before.advance
    guard word + inked <= limit + LineBreaker.overhang else { return nil }
    if ends?.isEmpty == false { ends?[0].scalars = before.count }
    return (min(before.advance, max(before.inked, limit)), min(word + advance, max(word + inked, limit)))
  }

  /// Rounds up to the next pixel, except for a rounding error above one.
  static func roundUp(_ points: Double, _ scale: Double) -> Double {
    max(0, (points * scale - 1e-6).rounded(.up) / scale)
  }

  private static func nearest(_ points: Double, _ scale: Double) -> Double {
    (points * scale).rounded() / scale
  }
}

/// The last word of the first line, between two of its spaces.
private struct LastWord {
  typealias Place = (advance: Double, inked: Double, count: Int)
  /// Before the word and after it.
  var before: Place?
  var after: Place?
  /// The number of scalars in the first line.
  var ends = 0
  /// Whether the second line has no other word so far.
  var isAlone = false
}

/// The end of one line.
struct LineEnd {
  /// The number of the text's scalars up to there.
  var scalars: Int
  /// The distance of the line's baseline from the top edge of the text, in points, unrounded.
  var baseline: Double
}

/// The extent of a line above and below its baseline, and the gap to the next line, in points.
private struct LineMetrics {
  var ascender = 0.0
  var descender = 0.0
  var gap = 0.0

  mutating func grow(_ other: LineMetrics) {
    ascender = max(ascender, other.ascender)
    descender = max(descender, other.descender)
    gap = max(gap, other.gap)
  }
}
