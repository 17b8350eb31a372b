// The content sizes of labels, text fields and text views.

import SceneModel
import TextMetrics

extension ContentMeasurement {
  /// The size of a label is that of its text. If it can have several lines, the text wraps at the preferred
  /// width, or at the width from an earlier pass. A label without a width there has one line, because a preferred
  /// width of 0 means none (2 of 2 labels). An empty label has zero size (30 stored frames, none against).
  func label(_ label: Label, of view: View) -> IntrinsicContent {
    let font = self.font(label.font, defaultSize: 17)
    let wraps = label.numberOfLines != 1
    var limit =
      wraps ? label.preferredMaxLayoutWidth ?? maximumWidth.map { $0 + LayoutTolerances.textFit } : nil
    let hasNoWidth = limit.map { $0 <= 2 * LayoutTolerances.textFit } ?? false
    if hasNoWidth { limit = nil }
    let size = wrappedSize(
      of: runs(label.attributedText, label.text, font), maximumWidth: limit,
      numberOfLines: hasNoWidth ? 1 : label.numberOfLines,
      lineBreakMode: lineBreakMode(label.lineBreakMode),
      scale: environment.scale
    )
    var content = IntrinsicContent(
      width: size.width, height: size.height, confidence: size.confidence,
      dependsOnWidth: wraps && label.preferredMaxLayoutWidth == nil)
    if size.lineCount > 0 {
      content.baselines = .text(first: size.firstBaseline, last: size.height - size.lastBaseline)
    } else if environment.follows(.emptyLabelsHaveBaselines) {
      // Those of a line, so that a label with both of them tied is as high as one.
      let line = textSize(
        of: [TextRun(text: "x", font: font)], maximumWidth: nil, numberOfLines: 1,
        lineBreakMode: .truncateTail, scale: environment.scale)
      content.baselines = .text(first: line.firstBaseline, last: line.height - line.lastBaseline)
    }
    if keepsLibraryHeight(label, font, view) {
      content.height = content.height?.rounded(.up)
    }
    if let offset = label.shadowOffset, size.lineCount > 0, environment.follows(.shadowsWidenLabels) {
      content.width = content.width.map { $0 + abs(offset.width) }
      content.height = content.height.map { $0 + abs(offset.height) }
    }
    return content
  }

  /// Whether a label of one line keeps the height that it has in the library: 21 points, which Interface Builder
  /// does not change if it is close enough to the text's own 20.5 or 20.33. In stack views it recomputes the
  /// height. This is a likelihood, not a rule of builds: 390 of 509 labels at 17 points outside stack views are 21
  /// tall, 0 of 153 inside, and 0 of 11 in views inside; in builds 22154 and 22155, 1 of 8, in 5 projects.
  /// Labels with a text style have the text's height (39 of 62 with Body, in 12 projects against 8).
  private func keepsLibraryHeight(_ label: Label, _ font: Font, _ view: View) -> Bool {
    guard label.numberOfLines == 1, label.attributedText == nil, label.font?.style == nil,
      environment.isDocumentsOwn, environment.has(.pixelHeights), font.size == 17,
      font.family == .system, font.weight == .regular,
      !environment.has(.measuredLabels) || environment.has(.keptLabelHeights),
      environment.follows(.libraryHeights), var ancestor = view.parent
    else { return false }
    while document[ancestor].kind != .stackView {
      guard let next = document[ancestor].parent else { return true }
      ancestor = next
    }
    return false
  }

  /// The mode with a name. A label truncates at the tail by default.
  package func lineBreakMode(_ name: String?) -> LineBreakMode {
    switch name {
    case "wordWrap": .wordWrap
    case "characterWrap": .characterWrap
    case "clip": .clip
    case "headTruncation": .truncateHead
    case "middleTruncation": .truncateMiddle
    default: .truncateTail
    }
  }

  /// The height of a rounded field depends on the version. Since iOS 13, it is 34 points (62 of 62 fields up to
  /// 18 points), or more in large fonts: 45.6 to 45.8 around a line of 35.8 (28 fields of 6 projects). With a line
  /// as its border it is 30 points, or more in the same way (2 fields of one project: 42 around 32.2). Without a
  /// border, it is the line's, and since iOS 13 a point and a half more, in pixels (25.5 at 20 points, 18.5 at 14, 23.33 in
  /// 18 of 30 fields at 18), and at least 22 points for text of 16 points and more (28 of 28). In a text style, it is in
  /// whole points, and no more than the line from 20 points on (2 of 2). Fields whose text is hidden have the line's height
  /// (8 of 8 of 3 projects).
  ///
  /// The width is that of the text or the placeholder plus margins, rounded up to points, since iOS 13 to
  /// pixels. An empty field has the width of a space since then (13 views with rounded fields of 4 projects;
  /// before, two widths). Those of fields without a border come from five widths.
  func textField(_ field: TextField) -> IntrinsicContent {
    let font = self.font(field.font, defaultSize: 17)
    // Unlike in a label, the line of a named font has its gap (2 of 2 fields in Arial).
    let gap = font.family == .system ? 0 : font.lineGap
    let line = (font.lineHeight + gap).rounded(.up)
    let isRecent = has(.iOS13Controls)
    var content = IntrinsicContent(confidence: .measured)
    var margin = 0.0
    switch field.borderStyle {
    case "roundedRect":
      content.height = isRecent ? 34 : 30
      if isRecent, environment.follows(.fontsHeightenFields) {
        content.height = max(34, font.lineHeight + (field.isSecure ? 8 : 9.9))
      }
      margin = isRecent ? 28 : 21
    case "line", "bezel":
      content.height = 30
      if isRecent, environment.follows(.fontsHeightenFields) {
        content.height = max(30, font.lineHeight + 9.75)
      }
      margin = 14
    default:
      content.height = line
      if isRecent, font.family == .system, !field.isSecure {
        content.height = borderlessHeight(field, font, line)
      }
      margin = isRecent ? 0 : 3
    }
    let text = textWidth(field.text ?? "", font: font)
    let placeholder = textWidth(field.placeholder ?? "", font: font)
    var width = max(text.width, placeholder.width)
    if width > 0 {
      content.confidence = max(text.confidence, placeholder.confidence)
    } else if isRecent {
      width = textWidth(" ", font: font).width
    }
    content.width = (isRecent ? environment.roundedUpToPixels(width) : width.rounded(.up)) + margin
    // Before iOS 13, the baseline of a text of 14 points is a point higher (5 of 5 views of one project).
    let isHigh = !isRecent && font.size <= 14
    content.baselines = .centred(
      line / 2 - font.descender.rounded(isHigh ? .up : .toNearestOrAwayFromZero))
    return content
  }

  /// The height of a field without a border in the system font, since iOS 13, as `textField(_:)` describes it.
  private func borderlessHeight(_ field: TextField, _ font: Font, _ line: Double) -> Double {
    if field.font?.style != nil {
      let roomy = (font.lineHeight + 1.5).rounded(.up)
      if font.size < 16 { return environment.era >= .xcode12 ? roomy : line }
      return max(22, font.size < 20 ? roomy : line)
    }
    if font.size < 16, environment.era < .xcode12 { return line }
    let roomy = environment.roundedUpToPixels(environment.roundedUpToPixels(font.lineHeight) + 1.5)
    return font.size < 16 ? roomy : max(22, roomy)
  }

  /// The text of a text view, with the leading of its lines.
  package func runs(of textView: TextView) -> [TextRun] {
    var runs = self.runs(textView.attributedText, textView.text, font(textView.font, defaultSize: 14))
    for i in runs.indices { runs[i].font.leading = runs[i].font.lineGap }
    return runs
  }

  /// The size of a text view that does not scroll is that of its text, plus insets of 8 points above and
  /// below and a padding of 5 on either side, in whole points (10 heights at scales 2 and 3), or, since Xcode 11, as high as
  /// whole pixels make it (3 of 3 heights of 3 projects that tell, two outside the corpus). One that
  /// scrolls has no intrinsic size. Unlike in a label, the last line also has the leading of the others, and
  /// the lines of a named font have a gap (3 of 3 heights).
  func textView(_ textView: TextView) -> IntrinsicContent {
    guard !textView.isScrollEnabled else { return .none }
    let font = self.font(textView.font, defaultSize: 14)
    let runs = self.runs(of: textView)
    let limit = maximumWidth.map { max(0, $0 - 10) + LayoutTolerances.textFit }
    let size = wrappedSize(
      of: runs, maximumWidth: limit, numberOfLines: 0, lineBreakMode: .wordWrap,
      scale: LayoutTolerances.unroundedText)
    // An empty text view shows one line.
    let height =
      size.lineCount > 0 ? size.height + (runs.last?.font.leading ?? 0) : font.lineHeight + font.lineGap
    let text = height - LayoutTolerances.textFit
    var content = IntrinsicContent(
      width: (size.width - LayoutTolerances.textFit).rounded(.up) + 10,
      height: (environment.era >= .xcode11 ? environment.roundedUpToPixels(text) : text.rounded(.up)) + 16,
      confidence: size.confidence, dependsOnWidth: true)
    if size.lineCount > 0 {
      content.baselines = .text(first: 8 + size.firstBaseline, last: 8 + size.height - size.lastBaseline)
    }
    return content
  }
}
