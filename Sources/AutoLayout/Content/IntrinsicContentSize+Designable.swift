// The content sizes of designable views, which Interface Builder measured, and the sizes of such labels when
// they wrap.

import SceneModel
import TextMetrics

extension ContentMeasurement {
  /// The content size of a designable view: in each dimension, the size in the document instead of the one
  /// measured here.
  func designable(_ view: View, _ own: IntrinsicContent, _ size: Size) -> IntrinsicContent {
    if case .label(let label) = view.content, environment.follows(.designableLabelsWrap),
      let content = wrapped(label, size)
    {
      return content
    }
    var content = own
    // Interface Builder writes -1 (UIView.noIntrinsicMetric) if the designable has none.
    if size.width >= 0 { content.width = size.width }
    if size.height >= 0 { content.height = size.height }
    (content.heightOffBottom, content.heightInSheet) = (nil, nil)
    content.confidence =
      size.width >= 0 && size.height >= 0 ? .placeholder : max(content.confidence, .placeholder)
    content.dependsOnWidth = false
    return content
  }

  /// A multiline label at the width from an earlier pass. The document has its size on a single line, or with
  /// one line per paragraph (10 of 11 narrower labels, in one project, have the height of their wrapped
  /// lines). Its font is that of its class, so that the widths of words in the label's font are scaled to
  /// that size. Nil if the document's size is not sufficient.
  private func wrapped(_ label: Label, _ size: Size) -> IntrinsicContent? {
    guard label.numberOfLines != 1, size.width > 0, size.height > 0 else { return nil }
    let runs = self.runs(label.attributedText, label.text, font(label.font, defaultSize: 17))
    func measured(_ limit: Double?) -> TextSize {
      wrappedSize(
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

  /// Lines of the system font with a whole point size are not rounded separately.
  private func height(of lines: Int, _ paragraphs: Int, _ size: Size) -> Double {
    var line = size.height / Double(paragraphs)
    let points = (line / Font(size: 1).lineHeight).rounded(.down)
    let whole = Font(size: points).lineHeight
    if line - whole < 1 { line = whole }
    return (line * Double(lines) * environment.scale - LayoutTolerances.textFit).rounded(.up)
      / environment.scale
  }
}
