// The intrinsic content size and baselines of a view: the entry point, placeholder sizes, and alignment
// rects. Texts, buttons, images and other controls have separate files.

import SceneModel
import TextMetrics

/// A view's intrinsic content size and baselines, in points relative to its alignment rect.
package struct IntrinsicContent: Equatable {
  /// Nil if the content has no width.
  package var width: Double?
  package var height: Double?
  package var confidence: Confidence = .assumed
  /// Whether the text wraps, so that its height depends on the view's width.
  package var dependsOnWidth = false
  /// A bar's height if it is not at the bottom of the screen and the height then differs.
  var heightOffBottom: Double?
  /// A bar's height in a sheet, if it differs.
  var heightInSheet: Double?
  package var baselines: Baselines = .edges

  /// The positions of the first and last baselines.
  package enum Baselines: Equatable {
    /// Without text, the first baseline is the top edge, and the last one is the bottom edge.
    case edges
    /// The distance of the first baseline from the top edge, and of the last one from the bottom edge.
    case text(first: Double, last: Double)
    /// The distance of the baseline of a vertically centered line below the center.
    case centred(Double)
  }

  static let none = IntrinsicContent()

  /// Whether the size may change after the view's frame is known.
  var followsFrame: Bool { dependsOnWidth || heightOffBottom != nil }
}

/// Measures a view's content. `maximumWidth` is the width of a text in an earlier pass, nil in the first.
///
/// On the canvas, a placeholder intrinsic size, or the size that Interface Builder measured for a designable
/// view, replaces the content's own in each dimension. At run time, only the latter does, because it is what
/// the class returned.
///
/// - Parameter texts: the texts that were measured at other widths.
package func intrinsicContent(
  of index: ViewIndex, _ view: View, in document: InterfaceDocument, environment: LayoutEnvironment,
  maximumWidth: Double?, texts: KeptTexts? = nil
) -> IntrinsicContent {
  var measurement = ContentMeasurement(
    document: document, environment: environment, maximumWidth: maximumWidth)
  if maximumWidth != nil, let texts { measurement.kept = (texts, index) }
  var content = measurement.content(of: view)
  if view.customClass != nil, let size = document.designableSizes[view.id] {
    content = measurement.designable(view, content, size)
  }
  if !environment.isRunTime {
    content.replace(byWidth: view.placeholderWidth, height: view.placeholderHeight)
  }
  return content
}

extension IntrinsicContent {
  /// The confidence is that of the less certain dimension: a placeholder for one dimension does not affect
  /// the other.
  fileprivate mutating func replace(
    byWidth placeholderWidth: PlaceholderDimension, height placeholderHeight: PlaceholderDimension
  ) {
    if placeholderWidth == .absent && placeholderHeight == .absent { return }
    (heightOffBottom, heightInSheet) = (nil, nil)
    let isWhole = placeholderWidth != .absent && placeholderHeight != .absent
    confidence = isWhole ? .placeholder : max(confidence, .placeholder)
    switch placeholderWidth {
    case .absent: break
    case .points(let points): width = points
    case .none: width = nil
    }
    switch placeholderHeight {
    case .absent: return
    case .points(let points): height = points
    case .none: height = nil
    }
    dependsOnWidth = false
  }
}

/// The inputs of a measurement besides the view.
package struct ContentMeasurement {
  let document: InterfaceDocument
  let environment: LayoutEnvironment
  let maximumWidth: Double?
  /// Whether to measure like on a machine without the app's own fonts.
  var lacksOwnFonts = false
  /// The texts that were measured at other widths, and the measured view; nil if nothing is kept.
  fileprivate(set) var kept: (texts: KeptTexts, view: ViewIndex)?

  package init(document: InterfaceDocument, environment: LayoutEnvironment, maximumWidth: Double? = nil) {
    self.document = document
    self.environment = environment
    self.maximumWidth = maximumWidth
  }

  /// The version of Interface Builder whose controls are measured.
  var era: ToolsEra { environment.era }

  func has(_ change: ToolsChange) -> Bool { environment.has(change) }

  func content(of view: View) -> IntrinsicContent {
    switch view.content {
    case .label(let label): self.label(label, of: view)
    case .button(let button): self.button(button)
    case .imageView(let imageView): self.imageView(imageView)
    case .textField(let field): textField(field)
    case .textView(let textView): self.textView(textView)
    case .segmentedControl(let control): segmentedControl(control)
    default: self.control(view)
    }
  }

  /// The font for a description, with the environment's text size.
  package func font(_ description: FontDescription?, defaultSize: Double) -> Font {
    if let title = formerTitle(description) { return title.resolved(in: environment.fonts) }
    let font = resolveFont(
      description, defaultSize: defaultSize, in: document, category: environment.textSize)
    return lacksOwnFonts ? font.fallback : font.resolved(in: environment.fonts)
  }

  /// A title as earlier canvases drew it. Until Xcode 8, Title1 is light, as in iOS 9 and 10 (a width of one
  /// label outside the corpus). Xcode 9.3 to 10 draw the largest titles as for the text size Small: Title1 at
  /// 26 points, LargeTitle at 32 and later 30 (13 of 13 heights in 6 projects, three of them outside the corpus),
  /// and Title2 at 20 (a height and a width of one label outside the corpus).
  private func formerTitle(_ description: FontDescription?) -> Font? {
    guard environment.isDocumentsOwn, environment.textSize == .large, let style = description?.style else {
      return nil
    }
    if environment.era < .xcode9 {
      guard style == "UICTFontTextStyleTitle1" else { return nil }
      var font = resolveFont(description, defaultSize: 28, in: document, category: .large)
      font.weight = .light
      return font
    }
    guard environment.has(.smallTitles), !environment.has(.deviceMargins), environment.follows(.smallTitles)
    else { return nil }
    switch style {
    case "UICTFontTextStyleTitle1", "UICTFontTextStyleTitle2":
      return resolveFont(description, defaultSize: 26, in: document, category: .small)
    case "UICTFontTextStyleTitle0", "UICTFontTextStyleLargeTitle":
      var font = resolveFont(description, defaultSize: 32, in: document, category: .small)
      if environment.era >= .xcode10 {
        font.size = 30
        font.leading = 0
      }
      return font
    default: return nil
    }
  }

  /// The size of the text that the view wraps at its width, which other environments measure again.
  func wrappedSize(
    of runs: [TextRun], maximumWidth: Double?, numberOfLines: Int, lineBreakMode: LineBreakMode, scale: Double
  ) -> TextSize {
    let scale = hasWholeSize(runs, scale) ? 1 : scale
    if maximumWidth != nil, let kept, let text = kept.texts.text(of: kept.view, runs) {
      return text.size(
        maximumWidth: maximumWidth, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, scale: scale)
    }
    return textSize(
      of: runs, maximumWidth: maximumWidth, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
      scale: scale)
  }

  /// Whether a text has a size in whole points: from Xcode 14 on at three pixels a point, if the system draws some of it
  /// in a font that replaces its own (11 of 12 texts of 2 projects; none of another in Xcode 12).
  private func hasWholeSize(_ runs: [TextRun], _ scale: Double) -> Bool {
    scale == 3 && environment.isDocumentsOwn && environment.era >= .xcode14
      && environment.follows(.substitutedTextsAreWhole) && runs.contains(where: \.needsSubstituteFont)
  }

  /// The runs of an attributed text, or a single run of plain text. A run in the system font without a size
  /// has 13 points, the default on macOS, because Interface Builder writes such fonts with their macOS names
  /// (7 labels of 7).
  package func runs(_ attributed: [AttributedFragment]?, _ text: String?, _ font: Font) -> [TextRun] {
    guard let attributed else { return [TextRun(text: text ?? "", font: font)] }
    return attributed.map { fragment in
      var run = TextRun(
        text: fragment.text, font: fragment.font.map { self.font($0, defaultSize: 13) } ?? font)
      run.kern = fragment.kern
      run.lineSpacing = fragment.lineSpacing
      run.lineHeightMultiple = fragment.lineHeightMultiple
      run.minimumLineHeight = fragment.minimumLineHeight
      run.maximumLineHeight = fragment.maximumLineHeight
      return run
    }
  }
}

/// The distances by which the frame extends beyond the alignment rect, in points. Measured on constraints to
/// other views: slider 155 of 155 and none since Xcode 26 (8 of 8), switch 99 of 100, segmented control 35 of
/// 35. A system symbol is aligned by its line of text.
func alignmentRectInsets(
  of view: View, in document: InterfaceDocument, _ environment: RowTraits
) -> EdgeInsets {
  switch view.kind {
  case .slider where environment.era >= .xcode26: .zero
  case .slider: EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  case .switchControl: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  case .segmentedControl: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  case .imageView, .button:
    if environment.follows(.symbolsAlignByTheirLine),
      let overhang = document.aligningSymbol(of: view, environment.textSize)?.overhang
    {
      EdgeInsets(top: overhang, bottom: overhang)
    } else {
      .zero
    }
  default: .zero
  }
}
