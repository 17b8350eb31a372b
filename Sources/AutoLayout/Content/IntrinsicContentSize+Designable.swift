// The content sizes that Interface Builder measured for designable views, and what they come to in labels that wrap.

import SceneModel
import TextMetrics

extension ContentMeasurement {
  /// What a designable view asks for: the size in the document instead of what its class would measure, dimension by dimension.
  func designable(_ view: View, _ own: IntrinsicContent, _ size: Size) -> IntrinsicContent {
    if case .label(let label) = view.content, environment.follows(.designableLabelsWrap),
      let content = wrapped(label, size)
    {
      return content
    }
    var content = own
    // Interface Builder writes -1 (UIView.noIntrinsicMetric) where the designable has none.
    if size.width >= 0 { content.width = size.width }
    if size.height >= 0 { content.height = size.height }
    (content.heightOffBottom, content.heightInSheet) = (nil, nil)
    content.confidence =
      size.width >= 0 && size.height >= 0 ? .placeholder : max(content.confidence, .placeholder)
    content.dependsOnWidth = false
    return content
  }

  /// A label of several lines at the width that an earlier pass gave it. The document has its size on one line, or on one for
  /// each paragraph (10 of 11 labels narrower than that, in one project, are as high as their lines come to). Its font is the
  /// class's own: words are as wide as in the label's font, scaled to that size. Nil where that does not tell.
  private func wrapped(_ label: Label, _ size: Size) -> IntrinsicContent? {
    guard label.numberOfLines != 1, size.width > 0, size.height > 0 else { return nil }
    let runs = self.runs(label.attributedText, label.text, font(label.font, defaultSize: 17))
    func measured(_ limit: Double?) -> TextSize {
      textSize(
        of: runs, maximumWidth: limit, numberOfLines: label.numberOfLines, lineBreakMode: .wordWrap,
        scale: LayoutTolerances.unroundedText)
    }
    let natural = measured(nil)
    guard natural.lineCount > 0, natural.width > 0 else { return nil }
    var content = IntrinsicContent(
      width: size.width, height: size.height, confidence: .placeholder, dependsOnWidth: true)
    if let maximumWidth, maximumWidth < size.width - LayoutTolerances.textFit {
      let factor = natural.width / size.width
      let text = measured((maximumWidth + LayoutTolerances.textFit) * factor)
      content.width = text.width / factor
      content.height = height(of: text.lineCount, natural.lineCount, size)
      content.confidence = .learned
    }
    let ascender = natural.firstBaseline / natural.height * size.height
    let descender = (natural.height - natural.lastBaseline) / natural.height * size.height
    content.baselines = .text(first: ascender, last: descender)
    return content
  }

  /// Lines of the system font at whole points are not rounded one by one.
  private func height(of lines: Int, _ paragraphs: Int, _ size: Size) -> Double {
    var line = size.height / Double(paragraphs)
    let points = (line / Font(size: 1).lineHeight).rounded(.down)
    let whole = Font(size: points).lineHeight
    if line - whole < 1 { line = whole }
    return (line * Double(lines) * environment.scale - LayoutTolerances.textFit).rounded(.up)
      / environment.scale
  }
}
