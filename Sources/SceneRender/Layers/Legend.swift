// The legend below a picture: what the lines of its layers mean, and its findings in words.

import SceneDiagnostics
import SceneModel
import TextMetrics

/// The legend of a picture.
struct Legend {
  private struct Entry {
    var color: PictureColor
    var isDashed: Bool
    var text: String
  }

  private var entries: [Entry] = []
  private var sentences: [(color: PictureColor, text: String)] = []

  /// The maximum number of findings in words.
  private static let mostSentences = 12
  /// The maximum number of lines of one of them.
  private static let mostLines = 3
  private static let lineHeight = 15.0

  init(_ layers: PictureOptions.Layers, _ diagnostics: [Diagnostic]) {
    func add(_ layer: PictureOptions.Layers, _ color: PictureColor, isDashed: Bool = false, _ text: String) {
      if layers.contains(layer) { entries.append(Entry(color: color, isDashed: isDashed, text: text)) }
    }
    if !layers.isDisjoint(with: [.guides, .margins, .safeArea]) {
      entries.append(Entry(color: LayerColor.guide, isDashed: true, text: "guide, margin or safe area"))
    }
    add(.frames, LayerColor.frame, "frame")
    add(.baselines, LayerColor.baseline, "baseline")
    add(.stored, LayerColor.stored, isDashed: true, "stored frame")
    add(.constraints, LayerColor.constraint, "required constraint")
    add(.constraints, LayerColor.constraint, isDashed: true, "optional constraint")
    guard layers.contains(.findings) else { return }
    if diagnostics.contains(where: { !$0.facts.terms.isEmpty }) {
      add(.findings, LayerColor.conflict, "conflict")
    }
    if diagnostics.contains(where: { !$0.facts.ranges.isEmpty }) {
      add(.findings, LayerColor.ambiguous, isDashed: true, "range of an ambiguous item")
    }
    if diagnostics.contains(where: { !$0.facts.frames.isEmpty }) {
      add(.findings, LayerColor.solved, "misplaced: solved frame")
      add(.findings, LayerColor.stored, isDashed: true, "misplaced: stored frame")
    }
    if diagnostics.contains(where: \.facts.isEmpty) {
      add(.findings, LayerColor.note, isDashed: true, "other finding")
    }
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
  private func rows(width: Double) -> [[Entry]] {
    var rows: [[Entry]] = []
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
        if entry.isDashed {
          painter.dashedLine(start, line - 3.5, start + 22, line - 3.5, entry.color, width: 1.5)
        } else {
          painter.line(start, line - 3.5, start + 22, line - 3.5, entry.color, width: 1.5)
        }
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
