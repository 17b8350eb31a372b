// Draws labels, text fields and text views.

import SceneModel
import SceneXML
import TextMetrics

extension Painter {
  /// The alignment of an element's text. Natural text starts at the leading edge.
  func alignment(of view: View) -> TextAlignment {
    switch source.value(.textAlignment, of: view.element) {
    case "left": .left
    case "right": .right
    case "center": .center
    default: isRightToLeft(view) ? .right : .left
    }
  }

  /// The colors of the runs of an attributed string, or a single color.
  func runColors(
    of element: XMLDocument.ElementID, key: StaticString, count: Int, default color: PictureColor
  ) -> [PictureColor] {
    guard let string = source.child(of: element, key: key) else { return [color] }
    var result: [PictureColor] = []
    for fragment in source.children(of: string) where source.name(of: fragment) == .fragment {
      let attributes = source.firstChild(of: fragment, named: .attributes)
      result.append(attributes.flatMap { colors.color("NSColor", of: $0) } ?? color)
    }
    return result.count == count ? result : [color]
  }

  /// The alignment of the first paragraph of an attributed string; nil if it has none.
  func paragraphAlignment(of element: XMLDocument.ElementID, key: StaticString) -> TextAlignment? {
    guard let string = source.child(of: element, key: key),
      let fragment = source.firstChild(of: string, named: .fragment),
      let attributes = source.firstChild(of: fragment, named: .attributes),
      let style = source.firstChild(of: attributes, named: .paragraphStyle)
    else { return nil }
    switch source.value(.alignment, of: style) {
    case "center": return .center
    case "right": return .right
    case "left": return .left
    default: return nil
    }
  }

  /// The text of a label or text view with its colors and alignment.
  private func styled(_ runs: [TextRun], _ isAttributed: Bool, _ color: PictureColor, _ view: View)
    -> StyledText
  {
    var text = StyledText(runs: runs, colors: [color], alignment(of: view))
    guard isAttributed else { return text }
    text.colors = runColors(of: view.element, key: "attributedText", count: runs.count, default: color)
    text.alignment = paragraphAlignment(of: view.element, key: "attributedText") ?? text.alignment
    return text
  }

  mutating func drawLabel(_ label: Label, _ view: View, _ bounds: Rect) {
    let color = colors.color("textColor", of: view.element) ?? system("labelColor")
    let font = measurement.font(label.font, defaultSize: 17)
    let runs = measurement.runs(label.attributedText, label.text, font)
    var text = styled(runs, label.attributedText != nil, color, view)
    text.numberOfLines = max(0, label.numberOfLines)
    text.lineBreakMode = measurement.lineBreakMode(label.lineBreakMode)
    if label.adjustsFontSizeToFit, text.numberOfLines == 1 { shrink(&text, to: bounds.width, view) }
    draw(text, in: bounds)
  }

  /// Makes a text that is too wide smaller, down to the label's minimum. Smaller sizes of the system font are
  /// relatively wider, so that this takes several steps.
  private func shrink(_ text: inout StyledText, to width: Double, _ view: View) {
    guard width > 0, let size = text.runs.first?.font.size, size > 0 else { return }
    var least = size * min(number(.minimumScaleFactor, of: view.element) ?? Self.leastScale, 1)
    if let points = number(.minimumFontSize, of: view.element) { least = min(max(least, points), size) }
    for _ in 0..<6 {
      let natural = textSize(
        of: text.runs, maximumWidth: nil, numberOfLines: 1, lineBreakMode: .clip, scale: environment.scale)
      guard natural.width > width, let current = text.runs.first?.font.size, current > least else { return }
      let factor = max(width / natural.width, least / current)
      for i in text.runs.indices { text.runs[i].font.size *= factor }
    }
  }

  /// The factor below which a label without a minimum is not drawn, so that pictures stay readable.
  private static let leastScale = 0.5

  mutating func drawTextField(_ field: TextField, _ view: View, _ bounds: Rect) {
    let element = view.element
    var content = bounds
    switch field.borderStyle {
    case "roundedRect":
      if colors.color("backgroundColor", of: element) == nil {
        rect(bounds, fill: system("systemBackgroundColor"), radius: 5)
      }
      outline(bounds, system("systemGray4Color"), radius: 5)
      content = bounds.inset(by: 7, 2)
    case "line":
      outline(bounds, system("labelColor"))
      content = bounds.inset(by: 2, 1)
    case "bezel":
      outline(bounds, system("systemGrayColor"))
      content = bounds.inset(by: 7, 2)
    default: break
    }
    let font = measurement.font(field.font, defaultSize: 17)
    var text: StyledText
    if let string = field.text, !string.isEmpty {
      let shown = field.isSecure ? String(repeating: "•", count: min(string.count, 64)) : string
      text = StyledText(shown, font, colors.color("textColor", of: element) ?? system("labelColor"))
      if field.clearButtonMode == "always" || field.clearButtonMode == "unlessEditing" {
        drawClearButton(content, isRightToLeft(view))
        content = clearing(content, isRightToLeft(view))
      }
    } else {
      text = StyledText(field.placeholder ?? "", font, system("placeholderTextColor"))
    }
    text.alignment = alignment(of: view)
    draw(text, in: content)
  }

  /// The area of a text beside the clear button.
  private func clearing(_ content: Rect, _ isMirrored: Bool) -> Rect {
    Rect(
      x: content.x + (isMirrored ? 22 : 0), y: content.y, width: max(content.width - 22, 0),
      height: content.height)
  }

  private mutating func drawClearButton(_ content: Rect, _ isMirrored: Bool) {
    let x = isMirrored ? content.x + 9 : content.maxX - 9
    circle(x, content.midY, radius: 7, fill: system("systemGray2Color"))
    let y = content.midY
    stroked(
      "M\(shown(x - 2.5)) \(shown(y - 2.5))l5 5m0 -5l-5 5", system("systemBackgroundColor"), width: 1.5)
  }

  mutating func drawTextView(_ content: TextView, _ view: View, _ bounds: Rect) {
    let color = colors.color("textColor", of: view.element) ?? system("labelColor")
    let runs = measurement.runs(of: content)
    var text = styled(runs, content.attributedText != nil, color, view)
    text.numberOfLines = 0
    text.lineBreakMode = .wordWrap
    // UITextView's text container inset and line fragment padding. The last line may be cut.
    var area = bounds.inset(by: 5, 8)
    area.height += 8 + (runs.map(\.font.size).max() ?? 0)
    draw(text, in: area, .top)
  }
}
