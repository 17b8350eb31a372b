// The lines of a text as they are drawn: which characters each has, where it starts and how wide it is.
// LineBreaker decides where lines break, so that drawn lines are those that were measured. What a drawing of
// them looks like is the caller's.

/// A part of a line in one font.
package struct TextPiece: Sendable {
  /// The characters, without line separators.
  package var text: String
  /// The index of the run that it is from.
  package var run: Int
  /// In points, kerning included.
  package var width: Double
}

/// One line of a text.
package struct TextLine: Sendable {
  /// From left to right.
  package var pieces: [TextPiece]
  /// The distance of the baseline from the top edge of the text, in points.
  package var baseline: Double
  /// In points, without trailing spaces.
  package var width: Double { pieces.reduce(0) { $0 + $1.width } }
}

/// A text in lines.
package struct TextLines: Sendable {
  /// The visible lines from top to bottom.
  package var lines: [TextLine]
  /// The size that `textSize` has for the same arguments, except for truncated lines.
  package var size: TextSize
}

/// The lines of a text in a width. The arguments are those of `textSize`. Lines that do not fit end with an
/// ellipsis if the mode says so.
package func textLines(
  of runs: [TextRun], maximumWidth: Double, numberOfLines: Int, lineBreakMode: LineBreakMode, scale: Double
) -> TextLines {
  var text = MeasuredText(runs)
  let isSingle = numberOfLines == 1
  let limit =
    isSingle && (lineBreakMode.truncates || lineBreakMode == .clip) ? .infinity : max(0, maximumWidth)
  var breaker = LineBreaker(
    limit: limit, numberOfLines: max(0, numberOfLines), everywhere: lineBreakMode == .characterWrap,
    truncates: false, recordsEnds: true)
  var run = -1
  var consumed = 0
  while let scalar = text.scalar(at: consumed) {
    if scalar.run != run {
      run = scalar.run
      breaker.begin(LineBreaker.Run(runs[run], ellipsis: 0))
    }
    consumed += 1
    if !breaker.add(scalar.scalar, LineBreakClass(scalar.scalar), width: scalar.width) { break }
  }
  let size = breaker.finish(scale: scale, confidence: text.confidence)
  let ends = breaker.ends ?? []
  let shift = ends.first.map { size.firstBaseline - $0.baseline } ?? 0
  var lines: [TextLine] = []
  lines.reserveCapacity(ends.count)
  var start = 0
  for (index, end) in ends.enumerated() {
    var range = start..<max(start, end.scalars)
    var pieces: [TextPiece]?
    if lineBreakMode.truncates, index + 1 == ends.count {
      pieces = text.truncated(from: range, limit: maximumWidth, lineBreakMode)
    }
    text.trim(&range)
    lines.append(TextLine(pieces: pieces ?? text.pieces(range), baseline: end.baseline + shift))
    start = end.scalars
  }
  return TextLines(lines: lines, size: size)
}

/// The scalars of a text with their widths, measured as far as they are needed.
private struct MeasuredText {
  struct Scalar {
    var scalar: Unicode.Scalar
    var run: Int
    var width: Double
  }

  let runs: [TextRun]
  private var scalars: [Scalar] = []
  private var nextRun = 0
  private var rest: String.UnicodeScalarView.Iterator?
  private var advances: GlyphAdvances?
  private var cursor = ClusterCursor()

  init(_ runs: [TextRun]) { self.runs = runs }

  var confidence: Confidence { cursor.confidence }

  /// The scalar at a position; nil behind the end.
  mutating func scalar(at position: Int) -> Scalar? {
    while scalars.count <= position {
      guard var iterator = rest, let advances else {
        guard nextRun < runs.count else { return nil }
        rest = runs[nextRun].text.unicodeScalars.makeIterator()
        advances = GlyphAdvances(runs[nextRun].font)
        cursor.forget()
        nextRun += 1
        continue
      }
      guard let scalar = iterator.next() else {
        rest = nil
        continue
      }
      rest = iterator
      let em = cursor.next(scalar, advances)
      scalars.append(
        Scalar(
          scalar: scalar, run: nextRun - 1,
          width: em * advances.size + (em > 0 ? runs[nextRun - 1].kern : 0)))
    }
    return scalars[position]
  }

  /// Leaves out the spaces and separators at the end of a line.
  func trim(_ range: inout Range<Int>) {
    var end = range.upperBound
    while end > range.lowerBound, scalars[end - 1].scalar.properties.isWhitespace { end -= 1 }
    range = range.lowerBound..<end
  }

  func width(_ range: Range<Int>) -> Double { scalars[range].reduce(0) { $0 + $1.width } }

  func pieces(_ range: Range<Int>) -> [TextPiece] {
    var pieces: [TextPiece] = []
    for scalar in scalars[range] where LineBreakClass(scalar.scalar) != .newline {
      if pieces.last?.run != scalar.run { pieces.append(TextPiece(text: "", run: scalar.run, width: 0)) }
      pieces[pieces.count - 1].text.unicodeScalars.append(scalar.scalar)
      pieces[pieces.count - 1].width += scalar.width
    }
    return pieces
  }

  /// The last visible line with an ellipsis in place of what does not fit; nil if all fits.
  ///
  /// - Parameter line: the part that fits in whole words.
  mutating func truncated(
    from line: Range<Int>, limit: Double, _ mode: LineBreakMode
  ) -> [TextPiece]? {
    // The paragraph from the line's start, as far as it can matter.
    var end = line.lowerBound
    var total = 0.0
    while let scalar = scalar(at: end), LineBreakClass(scalar.scalar) != .newline,
      end - line.lowerBound < Self.longestParagraph
    {
      total += scalar.width
      end += 1
    }
    var whole = line.lowerBound..<end
    trim(&whole)
    total = width(whole)
    let hasMore = scalar(at: end) != nil && scalar(at: end + 1) != nil
    guard total > limit + Self.overhang || hasMore, !whole.isEmpty else { return nil }
    let font = runs[scalars[whole.lowerBound].run].font
    let (em, _) = GlyphAdvances(font).advance("\u{2026}")
    let room = limit - em * font.usableSize
    let headRoom = mode == .truncateTail ? room : mode == .truncateHead ? 0 : room / 2
    var head = whole.lowerBound
    var used = 0.0
    while head < whole.upperBound, used + scalars[head].width <= headRoom {
      used += scalars[head].width
      head += 1
    }
    var tail = whole.upperBound
    if mode != .truncateTail {
      while tail > head, used + scalars[tail - 1].width <= room {
        used += scalars[tail - 1].width
        tail -= 1
      }
    }
    var first = whole.lowerBound..<head
    trim(&first)
    var result = pieces(first)
    result.append(
      TextPiece(text: "\u{2026}", run: scalars[whole.lowerBound].run, width: em * font.usableSize))
    return result + pieces(tail..<whole.upperBound)
  }

  /// The maximum number of scalars of a paragraph that are looked at for truncation.
  private static let longestParagraph = 2000
  /// The amount by which a line may exceed the limit, in points: the rounding of stored widths.
  private static let overhang = 0.51
}
