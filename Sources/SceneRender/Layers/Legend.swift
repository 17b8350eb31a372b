// The legend below a picture: what the lines of its layers mean, and its findings in words.

import SceneDiagnostics
import SceneModel
import TextMetrics

/// What a line of a layer means.
public struct LegendEntry: Sendable {
  /// The layers that have such lines.
  public let layers: PictureOptions.Layers
  /// The color of the line.
  let line: PictureColor
  /// Whether the line is dashed.
  public let isDashed: Bool
  /// The meaning.
  public let text: String
  /// Whether a finding has such a line; nil if it does not depend on findings.
  private let isAbout: (@Sendable (Diagnostic) -> Bool)?

  private init(
    _ layers: PictureOptions.Layers, _ line: PictureColor, isDashed: Bool = false, _ text: String,
    isAbout: (@Sendable (Diagnostic) -> Bool)? = nil
  ) {
    (self.layers, self.line, self.isDashed, self.text) = (layers, line, isDashed, text)
    self.isAbout = isAbout
  }

  /// The color of the line: `#rrggbb`.
  public var color: String { line.hex }

  /// The lines of all layers.
  public static let all = [
    LegendEntry(
      [.guides, .margins, .safeArea], LayerColor.guide, isDashed: true, "guide, margin or safe area"),
    LegendEntry(.frames, LayerColor.frame, "frame"),
    LegendEntry(.baselines, LayerColor.baseline, "baseline"),
    LegendEntry(.stored, LayerColor.stored, isDashed: true, "stored frame"),
    LegendEntry(.constraints, LayerColor.constraint, "required constraint"),
    LegendEntry(.constraints, LayerColor.constraint, isDashed: true, "optional constraint"),
    LegendEntry(.findings, LayerColor.conflict, "conflict") { !$0.facts.terms.isEmpty },
    LegendEntry(.findings, LayerColor.ambiguous, isDashed: true, "range of an ambiguous item") {
      !$0.facts.ranges.isEmpty
    },
    LegendEntry(.findings, LayerColor.solved, "misplaced: solved frame") { !$0.facts.frames.isEmpty },
    LegendEntry(.findings, LayerColor.stored, isDashed: true, "misplaced: stored frame") {
      !$0.facts.frames.isEmpty
    },
    LegendEntry(.findings, LayerColor.note, isDashed: true, "other finding", isAbout: \.facts.isEmpty),
  ]

  /// The lines that a picture with layers and findings has.
  static func entries(of layers: PictureOptions.Layers, _ diagnostics: [Diagnostic]) -> [LegendEntry] {
    all.filter { entry in
      guard !entry.layers.isDisjoint(with: layers) else { return false }
      return entry.isAbout.map { diagnostics.contains(where: $0) } ?? true
    }
  }
}

/// The legend of a picture.
struct Legend {
  private let entries: [LegendEntry]
  private var sentences: [(color: PictureColor, text: String)] = []

  /// The maximum number of findings in words.
  private static let mostSentences = 12
  /// The maximum number of lines of one of them.
  private static let mostLines = 3
  private static let lineHeight = 15.0

  init(_ layers: PictureOptions.Layers, _ diagnostics: [Diagnostic]) {
    entries = LegendEntry.entries(of: layers, diagnostics)
    guard layers.contains(.findings) else { return }
    for diagnostic in diagnostics.prefix(Self.mostSentences) { addSentences(diagnostic) }
    let more = diagnostics.count - Self.mostSentences
    if more > 0 { sentences.append((LayerColor.note, "and \(more) more")) }
  }

  private mutating func addSentences(_ diagnostic: Diagnostic) {
    let facts = diagnostic.facts
    let color =
      !facts.terms.isEmpty
      ? LayerColor.conflict
      : !facts.ranges.isEmpty
        ? LayerColor.ambiguous : !facts.frames.isEmpty ? LayerColor.stored : LayerColor.note
    sentences.append((color, "\(diagnostic.rule.name): \(diagnostic.message)"))
    for term in facts.terms {
      sentences.append((color, "– \(term.sentence)\(term.isIgnored ? " (left out of the layout)" : "")"))
    }
  }

  /// The height in a width, in points.
  func height(width: Double) -> Double {
    let lines = sentences.reduce(0) { $0 + Self.lines(of: $1.text, width: width) }
    let rows = rows(width: width).count + lines
    return rows == 0 ? 0 : Double(rows) * Self.lineHeight + 8
  }

  /// The number of lines of a sentence.
  private static func lines(of text: String, width: Double) -> Int {
    let run = TextRun(text: text, font: Font(size: 10))
    let size = textSize(
      of: [run], maximumWidth: width, numberOfLines: mostLines, lineBreakMode: .truncateTail, scale: 1)
    return max(size.lineCount, 1)
  }

  /// The entries in lines.
  private func rows(width: Double) -> [[LegendEntry]] {
    var rows: [[LegendEntry]] = []
    var x = Double.infinity
    for entry in entries {
      let length = 30 + textWidth(entry.text, font: Font(size: 10)).width
      if x + length > width {
        rows.append([])
        x = 0
      }
      rows[rows.count - 1].append(entry)
      x += length + 12
    }
    return rows
  }

  /// Draws the legend with its top left corner at a point.
  func draw(_ painter: inout Painter, x: Double, y: Double, width: Double) {
    guard height(width: width) > 0 else { return }
    let gray = PictureColor(0x7A7A80)
    painter.svg.begin("g")
    painter.svg.attribute("class", word: "legend")
    var line = y + 11
    for row in rows(width: width) {
      var start = x
      for entry in row {
        painter.line(
          start, line - 3.5, start + 22, line - 3.5, entry.line, width: 1.5, isDashed: entry.isDashed)
        painter.drawLine(entry.text, size: 10, gray, x: start + 27, y: line)
        start += 42 + textWidth(entry.text, font: Font(size: 10)).width
      }
      line += Self.lineHeight
    }
    for sentence in sentences {
      let height = Double(Self.lines(of: sentence.text, width: width)) * Self.lineHeight
      var text = StyledText(sentence.text, Font(size: 10), sentence.color)
      text.numberOfLines = Self.mostLines
      painter.draw(text, in: Rect(x: x, y: line - 11, width: width, height: height), .top)
      line += height
    }
    painter.svg.end()
  }
}
