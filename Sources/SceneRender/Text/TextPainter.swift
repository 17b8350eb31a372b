// Draws text: the lines that the layout measured, at their baselines and with their widths, whatever font
// the viewer has.

import SceneModel
import TextMetrics

/// Where a line starts in its rectangle.
enum TextAlignment: Sendable {
  case left, center, right
}

/// A text with everything that its drawing needs.
struct StyledText {
  var runs: [TextRun]
  /// By run; the last one applies to all further runs.
  var colors: [PictureColor]
  var alignment = TextAlignment.left
  /// 0 for no limit.
  var numberOfLines = 1
  var lineBreakMode = LineBreakMode.truncateTail

  /// A text in one font and color.
  init(
    _ text: String, _ font: Font, _ color: PictureColor, _ alignment: TextAlignment = .left
  ) {
    runs = [TextRun(text: text, font: font)]
    colors = [color]
    self.alignment = alignment
  }

  /// A text with several fonts.
  init(runs: [TextRun], colors: [PictureColor], _ alignment: TextAlignment) {
    self.runs = runs
    self.colors = colors
    self.alignment = alignment
  }

  var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }
}

/// Where a text is in the height of its rectangle.
enum TextPlacement {
  case top, center, bottom
}

extension Painter {
  /// The lines of a text in a width.
  func lines(of text: StyledText, width: Double) -> TextLines {
    textLines(
      of: text.runs, maximumWidth: width + 0.5, numberOfLines: text.numberOfLines,
      lineBreakMode: text.lineBreakMode, scale: environment.scale)
  }

  /// Draws a text in a rectangle. Lines that the height has no room for are left out, except for the first.
  mutating func draw(_ text: StyledText, in rect: Rect, _ placement: TextPlacement = .center) {
    guard !text.isEmpty, rect.width > 0, rect.width.isFinite else { return }
    var text = text
    var lines = lines(of: text, width: rect.width)
    if text.numberOfLines != 1, lines.lines.count > 1, lines.size.height > rect.height + 1 {
      // UIKit truncates at the last line that fits.
      let fitting = max(1, lines.lines.prefix { $0.baseline <= rect.height }.count)
      if fitting < lines.lines.count {
        text.numberOfLines = fitting
        lines = self.lines(of: text, width: rect.width)
      }
    }
    let height = lines.size.height
    var top: Double
    switch placement {
    case .top: top = rect.y
    case .center: top = rect.y + (rect.height - height) / 2
    case .bottom: top = rect.maxY - height
    }
    guard lines.lines.contains(where: { $0.width > rect.width + Self.overhang }) else {
      return draw(lines, text, x: rect.x, y: top, width: rect.width)
    }
    // A line without a place to break is cut at the edges, like in a label.
    top -= rect.y - 2
    svg.begin("svg")
    svg.attribute("x", rect.x)
    svg.attribute("y", rect.y - 2)
    svg.attribute("width", rect.width)
    svg.attribute("height", max(rect.height, height) + 4)
    svg.attribute("overflow", word: "hidden")
    draw(lines, text, x: 0, y: top, width: rect.width)
    svg.end()
  }

  /// The amount by which a line may exceed its rectangle, in points: the rounding of widths to pixels.
  private static let overhang = 0.75

  private mutating func draw(
    _ lines: TextLines, _ text: StyledText, x left: Double, y top: Double, width: Double
  ) {
    for line in lines.lines {
      let length = line.width
      var x: Double
      switch text.alignment {
      case .left: x = left
      case .center: x = left + (width - length) / 2
      case .right: x = left + width - length
      }
      if !places.frames.isEmpty {
        let y = places.y + top + line.baseline
        places.baselines.append((places.x + x, places.x + x + length, y))
        if let view = places.view {
          places.baselinesOfViews[view] = (places.baselinesOfViews[view]?.first ?? y, y)
        }
      }
      for piece in line.pieces {
        let color = text.colors.indices.contains(piece.run) ? text.colors[piece.run] : text.colors.last
        drawPiece(
          piece.text, text.runs[piece.run].font, color ?? system("labelColor"), x: x, y: top + line.baseline,
          width: piece.width)
        x += piece.width
      }
    }
  }

  /// Draws a text on one line without measuring whether it fits, for captions and labels of layers.
  mutating func drawLine(
    _ text: String, size: Double, weight: Font.Weight = .regular, _ color: PictureColor, x: Double, y: Double,
    _ alignment: TextAlignment = .left
  ) {
    let font = Font(weight: weight, size: size)
    let width = textWidth(text, font: font).width
    let start: Double
    switch alignment {
    case .left: start = x
    case .center: start = x - width / 2
    case .right: start = x - width
    }
    drawPiece(text, font, color, x: start, y: y, width: width)
  }

  private mutating func drawPiece(
    _ text: String, _ font: Font, _ color: PictureColor, x: Double, y: Double, width: Double
  ) {
    guard color.alpha > 0, !text.allSatisfy(\.isWhitespace), font.size > 0, width > 0 else { return }
    if text.first?.isWhitespace == true || text.last?.isWhitespace == true {
      // Viewers leave white space at the ends out and stretch the rest over its place.
      let start = text.prefix(while: \.isWhitespace)
      let end = text.reversed().prefix(while: \.isWhitespace).count
      let (before, after) = (
        textWidth(String(start), font: font).width, textWidth(String(text.suffix(end)), font: font).width
      )
      return drawPiece(
        String(text.dropFirst(start.count).dropLast(end)), font, color, x: x + before, y: y,
        width: width - before - after)
    }
    let face = FontFaceName(font)
    svg.begin("text")
    switch options.textFitting {
    case .lengths:
      svg.attribute("x", x)
      svg.attribute("y", y)
      svg.attribute("textLength", width)
      svg.attribute("lengthAdjust", word: "spacingAndGlyphs")
      if let family = face.family { svg.attribute("font-family", family + FontFaceName.fallback) }
    case .scaling:
      let natural = textWidth(text, font: face.helvetica(size: font.size)).width
      svg.attribute("transform", Self.scaling(x: x, y: y, natural > 0 ? width / natural : 1))
    }
    svg.attribute("font-size", min(font.size, Self.largestFontSize))
    if face.weight != 400 { svg.attribute("font-weight", Double(face.weight)) }
    if face.isItalic { svg.attribute("font-style", word: "italic") }
    if text.hasSpacesInARow { svg.attribute("xml:space", word: "preserve") }
    fill(color)
    svg.text(text)
    svg.end()
  }

  /// In points. librsvg ends with a failure at 100,000.
  private static let largestFontSize = 10_000.0

  private static func scaling(x: Double, y: Double, _ factor: Double) -> String {
    "translate(\(shown(x)),\(shown(y))) scale(\(shown(factor)),1)"
  }
}

extension String {
  /// Whether viewers would draw fewer spaces than there are. Browsers look only at the text element itself.
  fileprivate var hasSpacesInARow: Bool {
    var isAfterSpace = false
    for byte in utf8 {
      let isSpace = byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
      if isSpace, isAfterSpace { return true }
      isAfterSpace = isSpace
    }
    return false
  }
}
