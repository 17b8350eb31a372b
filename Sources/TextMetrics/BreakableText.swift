// A text whose characters are measured once and broken into lines of several widths: wrapping texts have another
// width on each device. `textSize` measures and breaks in one pass, for texts of one width.

/// A text with the widths of its characters.
public struct BreakableText: Sendable {
  /// The text.
  public let runs: [TextRun]
  /// By run that is not empty: what it adds to its lines, and the number of scalars up to its end.
  private var parts: [(run: LineBreaker.Run, end: Int)] = []
  private var characters: [Character] = []

  private struct Character {
    let scalar: Unicode.Scalar
    let kind: LineBreakClass
    /// The confidence of the text up to this character.
    let confidence: Confidence
    /// In points.
    let width: Double
  }

  /// The number of characters, which its memory is in proportion to.
  public var count: Int { characters.count }

  /// Measures the characters of a text. Linear.
  public init(_ runs: [TextRun]) {
    self.runs = runs
    let count = runs.reduce(0) { $0 + $1.text.utf8.count }
    characters.reserveCapacity(count)
    var cursor = ClusterCursor()
    measure(
      runs, &cursor, beginRun: { endPart(before: $0) },
      add: { scalar, width, cursor in
        characters.append(
          Character(
            scalar: scalar, kind: LineBreakClass(scalar), confidence: cursor.confidence, width: width))
        return true
      })
    endPart(before: nil)
  }

  private mutating func endPart(before next: LineBreaker.Run?) {
    if !parts.isEmpty { parts[parts.count - 1].end = characters.count }
    if let next { parts.append((next, characters.count)) }
  }

  /// The size of the text: that of `textSize` for the same arguments.
  public func size(
    maximumWidth: Double?, numberOfLines: Int, lineBreakMode: LineBreakMode, scale: Double
  ) -> TextSize {
    var breaker = LineBreaker(maximumWidth, numberOfLines: numberOfLines, lineBreakMode)
    var confidence = ClusterCursor().confidence
    var next = 0
    outer: for part in parts {
      breaker.begin(part.run)
      while next < part.end {
        let character = characters[next]
        next += 1
        if !breaker.add(character.scalar, character.kind, width: character.width) { break outer }
      }
    }
    if next > 0 { confidence = characters[next - 1].confidence }
    return breaker.finish(scale: scale, confidence: confidence)
  }
}
