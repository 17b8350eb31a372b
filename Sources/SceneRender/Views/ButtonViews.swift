// Draws buttons: those with edge insets, those with a configuration, and UIKit's built-in symbols.

import AutoLayout
import SceneModel
import SceneXML
import TextMetrics

/// The image and the texts of a button, before they are placed.
private struct ButtonParts {
  var image: ImageReference?
  var imageSize = Size.zero
  var title: StyledText?
  var subtitle: StyledText?
  /// Points between image and title.
  var padding = 0.0
  /// Points between title and subtitle.
  var titlePadding = 1.0
  /// `leading`, `trailing`, `top`, `bottom`.
  var placement = "leading"
  var color: PictureColor
}

extension Painter {
  mutating func drawButton(_ button: Button, _ index: ViewIndex, _ view: View, _ bounds: Rect) {
    if let configuration = button.configuration {
      return drawConfigured(configuration, button, index, view, bounds)
    }
    let state = source.children(of: view.element).first {
      source.name(of: $0) == .state && source.value(.key, of: $0) == "normal"
    }
    var color = button.buttonType == nil ? PictureColor.white : tint(of: index)
    if let own = state.flatMap({ colors.color("titleColor", of: $0) }) { color = own }
    if !isOn(.enabled, of: view.element, default: true) { color = system("tertiaryLabelColor") }
    if drawBuiltIn(button.buttonType, bounds, tint(of: index)) { return }
    if let image = button.normal.backgroundImage {
      drawImage(image, in: bounds, tint: color, mode: "scaleToFill")
    }
    let font = measurement.font(button.font, defaultSize: button.buttonType == nil ? 18 : 15)
    let runs = measurement.runs(button.normal.attributedTitle, button.normal.title, font)
    var parts = ButtonParts(color: color)
    parts.image = button.normal.image
    parts.imageSize = imageSize(button.normal.image, button.normal.symbol, font)
    var title = StyledText(runs: runs, colors: [color], .center)
    if button.normal.attributedTitle != nil, let state {
      title.colors = runColors(of: state, key: "attributedTitle", count: runs.count, default: color)
    }
    title.lineBreakMode = measurement.lineBreakMode(button.lineBreakMode ?? "middleTruncation")
    if title.lineBreakMode == .wordWrap || title.lineBreakMode == .characterWrap { title.numberOfLines = 0 }
    if !title.isEmpty { parts.title = title }
    let insets = button.contentEdgeInsets ?? .zero
    place(parts, in: bounds.inset(by: insets), of: bounds, view, moving: button)
  }

  private func imageSize(_ image: ImageReference?, _ symbol: SymbolConfiguration, _ font: Font) -> Size {
    guard let image else { return .zero }
    let points = symbolPointSize(symbol, besideFont: font.size, in: document, environment.textSize)
    let size = measurement.imageSize(image, pointSize: points, symbol).size
    return size ?? Size(width: 20, height: 20)
  }

  /// Draws the parts beside or below each other, at the content's alignment.
  private mutating func place(
    _ parts: ButtonParts, in area: Rect, of bounds: Rect, _ view: View, moving button: Button?
  ) {
    var parts = parts
    parts.imageSize.width = min(parts.imageSize.width, max(area.width, 0))
    parts.imageSize.height = min(parts.imageSize.height, max(area.height, 0))
    let isVertical = parts.placement == "top" || parts.placement == "bottom"
    let padding = parts.image != nil && parts.title != nil ? parts.padding : 0
    let room = area.width - (isVertical ? 0 : parts.imageSize.width + padding)
    let title = parts.title.map { lines(of: $0, width: max(room, 0)) }
    let subtitle = parts.subtitle.map { lines(of: $0, width: max(room, 0)) }
    let titleWidth = title?.lines.map(\.width).max() ?? 0
    let textWidth = min(max(titleWidth, subtitle?.lines.map(\.width).max() ?? 0), max(room, 0))
    var textHeight = title?.size.height ?? 0
    if let subtitle { textHeight += subtitle.size.height + (title == nil ? 0 : parts.titlePadding) }
    let content = Size(
      width: isVertical
        ? max(textWidth, parts.imageSize.width) : textWidth + parts.imageSize.width + padding,
      height: isVertical
        ? textHeight + parts.imageSize.height + padding : max(textHeight, parts.imageSize.height))
    let box = aligned(content, in: area, view)
    var image = Rect(
      x: box.x, y: box.midY - parts.imageSize.height / 2, width: parts.imageSize.width,
      height: parts.imageSize.height)
    var text = Rect(
      x: box.maxX - textWidth, y: box.midY - textHeight / 2, width: textWidth, height: textHeight)
    switch parts.placement {
    case "top", "bottom":
      let isAbove = parts.placement == "top"
      image.x = box.midX - image.width / 2
      image.y = isAbove ? box.y : box.maxY - image.height
      text.x = box.midX - textWidth / 2
      text.y = isAbove ? box.maxY - textHeight : box.y
    default:
      if (parts.placement == "trailing") != isRightToLeft(view) {
        image.x = box.maxX - image.width
        text.x = box.x
      }
    }
    image = image.moved(by: button?.imageEdgeInsets)
    text = text.moved(by: button?.titleEdgeInsets)
    // Insets can move the parts over the edges.
    let leaves = min(text.x, image.x) < -0.75 || max(text.maxX, image.maxX) > bounds.width + 0.75
    if leaves {
      svg.begin("svg")
      svg.attribute("width", bounds.width)
      svg.attribute("height", bounds.height)
      svg.attribute("overflow", word: "hidden")
    }
    if let reference = parts.image {
      drawImage(reference, in: image, tint: parts.color, mode: "scaleAspectFit")
    }
    drawTexts(parts, title?.size.height, subtitle?.size.height, in: text)
    if leaves { svg.end() }
  }

  /// Draws the title and the subtitle below it, which have these heights.
  private mutating func drawTexts(
    _ parts: ButtonParts, _ titleHeight: Double?, _ subtitleHeight: Double?, in area: Rect
  ) {
    var area = area
    if let part = parts.title, let titleHeight {
      draw(part, in: Rect(x: area.x, y: area.y, width: area.width, height: titleHeight))
      area.y += titleHeight + parts.titlePadding
    }
    if let part = parts.subtitle, let subtitleHeight {
      draw(part, in: Rect(x: area.x, y: area.y, width: area.width, height: subtitleHeight))
    }
  }

  /// The place of a control's content by its alignment attributes.
  private func aligned(_ size: Size, in area: Rect, _ view: View) -> Rect {
    var box = area.centered(size)
    let isMirrored = isRightToLeft(view)
    switch source.value(.contentHorizontalAlignment, of: view.element) {
    case "left": box.x = area.x
    case "right": box.x = area.maxX - size.width
    case "leading": box.x = isMirrored ? area.maxX - size.width : area.x
    case "trailing": box.x = isMirrored ? area.x : area.maxX - size.width
    default: break
    }
    switch source.value(.contentVerticalAlignment, of: view.element) {
    case "top": box.y = area.y
    case "bottom": box.y = area.maxY - size.height
    default: break
    }
    return box
  }

  // MARK: Configurations

  private mutating func drawConfigured(
    _ configuration: ButtonConfiguration, _ button: Button, _ index: ViewIndex, _ view: View, _ bounds: Rect
  ) {
    guard let element = source.firstChild(of: view.element, named: .buttonConfiguration) else { return }
    let tint = tint(of: index)
    let base = colors.color("baseBackgroundColor", of: element)
    var color = colors.color("baseForegroundColor", of: element)
    var background: PictureColor?
    switch configuration.style {
    case "filled", "borderedProminent":
      background = base ?? tint
      color = color ?? .white
    case "tinted", "borderedTinted": background = (base ?? tint).faded(0.18)
    case "gray", "bordered": background = base ?? system("tertiarySystemFillColor")
    default: background = base
    }
    if let own = source.child(of: element, key: "background").flatMap({
      colors.color("backgroundColor", of: $0)
    }) {
      background = own
    }
    if let background { rect(bounds, fill: background, radius: radius(configuration, bounds)) }
    let foreground = color ?? tint
    let isSmall = configuration.buttonSize == "small" || configuration.buttonSize == "mini"
    let font = measurement.font(configuration.titleFont ?? button.font, defaultSize: isSmall ? 15 : 17)
    var parts = ButtonParts(color: foreground)
    parts.image = configuration.image
    parts.imageSize = imageSize(configuration.image, configuration.symbol, font)
    parts.placement = configuration.imagePlacement ?? "leading"
    parts.padding = configuration.imagePadding ?? 0
    parts.titlePadding = configuration.titlePadding ?? 1
    let runs = measurement.runs(configuration.attributedTitle, configuration.title, font)
    var title = StyledText(runs: runs, colors: [foreground], .center)
    if configuration.attributedTitle != nil {
      title.colors = runColors(
        of: element, key: "attributedTitle", count: runs.count, default: foreground)
    }
    title.numberOfLines = 0
    if !title.isEmpty { parts.title = title }
    if let text = configuration.subtitle, !text.isEmpty {
      var subtitle = StyledText(text, measurement.font(nil, defaultSize: 12), foreground, .center)
      subtitle.numberOfLines = 0
      parts.subtitle = subtitle
    }
    if parts.image == nil, parts.title == nil, drawBuiltIn(button.buttonType, bounds, foreground) { return }
    let insets =
      configuration.contentInsets.map {
        isRightToLeft(view) ? EdgeInsets(top: $0.top, left: $0.right, bottom: $0.bottom, right: $0.left) : $0
      } ?? EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    place(parts, in: bounds.inset(by: insets), of: bounds, view, moving: nil)
  }

  /// The corner radius by `cornerStyle`, in points (UIKit's values at the default size).
  private func radius(_ configuration: ButtonConfiguration, _ bounds: Rect) -> Double {
    switch configuration.cornerStyle {
    case "capsule": bounds.height / 2
    case "large": 8.5
    case "medium": 6
    case "small": 4
    default: 6
    }
  }

  // MARK: Built-in symbols

  /// Draws the symbol of a button type that has one. Returns whether it has.
  private mutating func drawBuiltIn(_ type: String?, _ bounds: Rect, _ tint: PictureColor) -> Bool {
    let (x, y) = (bounds.midX, bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2 - 1.5
    guard radius > 2 else { return false }
    switch type {
    case "infoLight", "infoDark", "detailDisclosure":
      outline(bounds.centered(Size(width: 2 * radius, height: 2 * radius)), tint, width: 1.5, radius: radius)
      stroked("M\(shown(x)) \(shown(y - 1.5))v\(shown(radius * 0.55))", tint, width: 1.7)
      circle(x, y - radius * 0.5, radius: 1.3, fill: tint)
    case "contactAdd":
      outline(bounds.centered(Size(width: 2 * radius, height: 2 * radius)), tint, width: 1.5, radius: radius)
      stroked(
        "M\(shown(x - radius / 2)) \(shown(y))h\(shown(radius))M\(shown(x)) \(shown(y - radius / 2))v\(shown(radius))",
        tint, width: 1.5)
    case "close":
      circle(x, y, radius: radius, fill: system("tertiarySystemFillColor"))
      let arm = shown(radius * 0.7)
      stroked(
        "M\(shown(x - radius * 0.35)) \(shown(y - radius * 0.35))l\(arm) \(arm)m0 -\(arm)l-\(arm) \(arm)",
        system("secondaryLabelColor"), width: 2)
    default: return false
    }
    return true
  }
}

extension Rect {
  /// The rectangle moved by the difference of opposite insets, like the title and image of a button.
  fileprivate func moved(by insets: EdgeInsets?) -> Rect {
    guard let insets else { return self }
    return Rect(
      x: x + (insets.left - insets.right) / 2, y: y + (insets.top - insets.bottom) / 2, width: width,
      height: height)
  }
}
