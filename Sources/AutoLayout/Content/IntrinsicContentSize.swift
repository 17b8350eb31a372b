// What size a view's own content asks for, and where its baselines are: the entry point, placeholder sizes, and the
// alignment rects. Texts, buttons, images and other controls have files of their own.

import SceneModel
import TextMetrics

/// A view's intrinsic content size and baselines, of its alignment rect, in points.
package struct IntrinsicContent: Equatable {
  /// Nil where the content asks for no width.
  package var width: Double?
  package var height: Double?
  package var confidence: Confidence = .assumed
  /// Text that wraps: the height depends on the width that the view gets.
  package var dependsOnWidth = false
  /// A bar's height where it does not stand at the bottom of the screen, if that is another.
  var heightOffBottom: Double?
  /// A bar's height in a sheet, if that is another.
  var heightInSheet: Double?
  package var baselines: Baselines = .edges

  /// Where the first and last line of text stand.
  package enum Baselines: Equatable {
    /// No text: the first baseline is the top edge, the last one the bottom edge.
    case edges
    /// Distance of the first baseline from the top edge, and of the last from the bottom edge.
    case text(first: Double, last: Double)
    /// One line, centred vertically: the baseline's distance below the vertical centre.
    case centred(Double)
  }

  static let none = IntrinsicContent()

  /// Whether the size may be another once the view's frame is known.
  var followsFrame: Bool { dependsOnWidth || heightOffBottom != nil }
}

/// Measures a view's content. `maximumWidth` is the width that a text has found in an earlier pass, nil in the first.
///
/// On the canvas a placeholder intrinsic size, or the size that Interface Builder measured for a designable view, stands
/// instead of the content's own, dimension by dimension. At run time only the latter does: it is what the class asked for.
package func intrinsicContent(
  of index: ViewIndex, _ view: View, in document: InterfaceDocument, environment: LayoutEnvironment,
  maximumWidth: Double?
) -> IntrinsicContent {
  let measurement = ContentMeasurement(
    document: document, environment: environment, maximumWidth: maximumWidth)
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
  /// The size is as sure as its less sure dimension: a placeholder for one leaves the other in doubt.
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

/// What a measurement of content depends on besides the view.
struct ContentMeasurement {
  let document: InterfaceDocument
  let environment: LayoutEnvironment
  let maximumWidth: Double?
  /// As on a machine that has none of the fonts that the app brings along.
  var lacksOwnFonts = false

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

  /// The font that a description names, at the environment's text size.
  func font(_ description: FontDescription?, defaultSize: Double) -> Font {
    if let title = smallTitle(description) { return title.resolved(in: environment.fonts) }
    let font = resolveFont(
      description, defaultSize: defaultSize, in: document, category: environment.textSize)
    return lacksOwnFonts ? font.fallback : font.resolved(in: environment.fonts)
  }

  /// The canvas of Xcode 9.4 and 10 draws the two largest titles smaller than the published sizes: Title1 at 26 points, LargeTitle
  /// at 32 and then 30 (9 of 9 heights in 3 projects).
  private func smallTitle(_ description: FontDescription?) -> Font? {
    guard environment.isDocumentsOwn, environment.textSize == .large, environment.has(.smallTitles),
      !environment.has(.deviceMargins), environment.follows(.smallTitles), let style = description?.style
    else { return nil }
    switch style {
    case "UICTFontTextStyleTitle1":
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

  /// The runs of an attributed text, or the one run of a plain one. A run in the system font without a size has the Mac's 13
  /// points: Interface Builder writes such fonts by their Mac names (7 labels of 7).
  func runs(_ attributed: [AttributedFragment]?, _ text: String?, _ font: Font) -> [TextRun] {
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

/// How much larger the frame is than the alignment rect, on each side, in points. Measured on constraints to other views:
/// slider 155 of 155 and none since Xcode 26 (8 of 8), switch 99 of 100, segmented control 35 of 35. A system symbol is
/// placed by its line of text.
func alignmentRectInsets(
  of view: View, in document: InterfaceDocument, _ environment: RowTraits
) -> EdgeInsets {
  switch view.kind {
  case .slider where environment.era >= .xcode26: .zero
  case .slider: EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
  case .switchControl: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  case .segmentedControl: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  case .imageView:
    if case .imageView(let image) = view.content, environment.follows(.symbolsAlignByTheirLine),
      let overhang = document.symbolMetrics(of: image, environment.textSize)?.overhang
    {
      EdgeInsets(top: overhang, bottom: overhang)
    } else {
      .zero
    }
  default: .zero
  }
}
