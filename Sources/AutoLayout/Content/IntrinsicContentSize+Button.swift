// The content sizes of buttons: `UIButton` with its edge insets, and `UIButton.Configuration`.

import SceneModel
import TextMetrics

/// The least width of a button without an image and insets, in points, however short its title is (measured).
package let minimumButtonWidth = 30.0

extension ContentMeasurement {
  func button(_ button: Button) -> IntrinsicContent {
    if let configuration = button.configuration { return configured(button, configuration) }
    if let size = builtInButton(button.buttonType) {
      return IntrinsicContent(width: size.width, height: size.height, confidence: .measured)
    }
    let state = button.normal
    // The default font is the system font at 18 points for a custom button, and at 15 for others.
    let font = self.font(button.font, defaultSize: button.buttonType == nil ? 18 : 15)
    let title = title(of: button, font)
    let hasTitle = title.lineCount > 0
    var symbol = state.symbol
    if !hasTitle, !symbol.hasSize, environment.follows(.loneSymbolsAreLarge) {
      symbol.pointSize = SymbolMetrics.bodySize
      // Custom buttons have no symbol configuration of their own (4 of 4 buttons of 4 projects).
      if button.buttonType != nil { symbol.scale = symbol.scale ?? "large" }
    }
    let symbolSize = symbolPointSize(symbol, besideFont: font.size, in: document, environment.textSize)
    let image = state.image.map {
      self.imageSize($0, pointSize: symbolSize, symbol)
    }
    let insets = button.contentEdgeInsets.flatMap { $0.isNegligible ? nil : $0 }
    var content = IntrinsicContent(
      confidence: max(hasTitle ? title.confidence : .measured, image?.confidence ?? .measured))
    let imageSize = image.map { $0.size ?? .zero }
    var width = title.width + (imageSize?.width ?? 0)
    var height = max(title.height, imageSize?.height ?? 0)
    if !hasTitle && (imageSize != nil || insets != nil), environment.follows(.imageButtonsKeepLineHeight) {
      // A button is never lower than the line of an empty title (9 of 9 low images without insets; with
      // insets, a low image and four adjacent buttons with an empty title), but as narrow as its image (28 of
      // 28).
      height = max(height, font.lineHeight.rounded(.up))
    }
    if let insets {
      width += insets.left + insets.right
      height += insets.top + insets.bottom
    } else if hasTitle && imageSize == nil && state.backgroundImage == nil {
      // Without insets and image, a title has padding of 6 points above and below (227 of 227) and a minimum
      // width of 30 points. Beside an image, it has no padding (2 of 2), nor on a background image (one button
      // outside the corpus).
      width = max(width, minimumButtonWidth)
      height += 12
    }
    let background = state.backgroundImage.map { self.imageSize($0, pointSize: font.size) }
    content.confidence = max(content.confidence, background?.confidence ?? .measured)
    if let background = background?.size {
      width = hasTitle || imageSize != nil ? max(width, background.width) : background.width
      height = hasTitle || imageSize != nil ? max(height, background.height) : background.height
    } else if !hasTitle && imageSize == nil && insets == nil {
      width = minimumButtonWidth
      height = font.lineHeight.rounded(.up) + 12
    }
    content.width = max(0, width)
    content.height = max(0, height)
    if hasTitle {
      content.baselines = centredBaseline(font, above: insets?.top ?? 0, below: insets?.bottom ?? 0)
    }
    return content
  }

  /// The size of a button's title. One that may wrap has all the lines that its line breaks give it (2 of 2 buttons
  /// of 2 projects).
  private func title(of button: Button, _ font: Font) -> TextSize {
    let state = button.normal
    let mayWrap = button.lineBreakMode == "wordWrap" || button.lineBreakMode == "characterWrap"
    let wraps = mayWrap && environment.follows(.wrappingTitlesHaveLines)
    return textSize(
      of: runs(state.attributedTitle, state.title, font), maximumWidth: nil, numberOfLines: wraps ? 0 : 1,
      lineBreakMode: wraps ? .wordWrap : .truncateMiddle, scale: 1)
  }

  private func configured(_ button: Button, _ configuration: ButtonConfiguration) -> IntrinsicContent {
    // An info button with a symbol and no text (6 of 6).
    if builtInButton(button.buttonType) != nil, configuration.image == nil, configuration.title == nil,
      configuration.attributedTitle == nil, button.buttonType != "close",
      environment.follows(.infoButtonConfigurations)
    {
      return IntrinsicContent(width: 50, height: 34, confidence: .assumed)
    }
    return self.configuration(configuration, of: button)
  }

  /// The title is centered in the area inside the insets.
  private func centredBaseline(_ font: Font, above top: Double, below bottom: Double)
    -> IntrinsicContent.Baselines
  {
    .centred((top - bottom) / 2 + font.lineHeight.rounded(.up) / 2 - font.descender.rounded())
  }

  /// The size of the buttons with a built-in symbol, by the version of Interface Builder.
  private func builtInButton(_ type: String?) -> Size? {
    switch type {
    case "infoLight", "infoDark", "detailDisclosure", "contactAdd":
      if !has(.iOS13Controls) { return Size(width: 22, height: 22) }
      // The symbol follows the text size of the canvas (2 of 2 buttons of one project).
      if environment.isDocumentsOwn, environment.textSize == .extraSmall,
        environment.follows(.infoButtonsFollowTexts)
      {
        return Size(width: 20, height: 20)
      }
      if era < .xcode14 { return Size(width: 25, height: 24) }
      return environment.scale == 3
        ? Size(width: 25 + 2.0 / 3, height: 25 + 2.0 / 3) : Size(width: 25, height: 25)
    case "close": return Size(width: 30, height: 30)
    default: return nil
    }
  }

  // MARK: UIButton.Configuration

  /// Title, subtitle and image inside the configuration's insets: 7 points above and below, 12 on either side
  /// (14 of 15).
  private func configuration(_ configuration: ButtonConfiguration, of button: Button) -> IntrinsicContent {
    let titleFont = self.titleFont(of: configuration, in: button)
    let titleText = configuration.title ?? (configuration.attributedTitle == nil ? nil : "")
    let defaults = defaultInsets(configuration.buttonSize)
    let insets = configuration.contentInsets ?? defaults
    // A symbol is large without a scale (“default” is a scale: two buttons), and has the height of its line
    // (3 of 3).
    var symbol = configuration.symbol
    symbol.scale = symbol.scale ?? "large"
    let symbolSize = symbolPointSize(
      symbol, besideFont: titleFont.size, in: document, environment.textSize)
    var image = configuration.image.map { self.imageSize($0, pointSize: symbolSize, symbol) }
    if let metrics = configuration.image.flatMap({
      document.symbolMetrics(of: $0, pointSize: symbolSize, symbol)
    }) {
      image?.size?.height = metrics.lineHeight
    }
    let isBeside = configuration.imagePlacement != "top" && configuration.imagePlacement != "bottom"
    let padding = image == nil ? 0 : configuration.imagePadding ?? 0

    var limit: Double?
    if let maximumWidth {
      let taken = insets.left + insets.right + (isBeside ? (image?.size?.width ?? 0) + padding : 0)
      limit = max(0, maximumWidth - taken) + LayoutTolerances.titleFit
    }
    let title = wrappedSize(
      of: runs(configuration.attributedTitle, titleText, titleFont), maximumWidth: limit, numberOfLines: 0,
      lineBreakMode: .wordWrap, scale: environment.scale)
    let subtitle = textSize(
      of: runs(nil, configuration.subtitle, font(nil, defaultSize: 12)), maximumWidth: limit,
      numberOfLines: 0,
      lineBreakMode: .wordWrap, scale: environment.scale)

    var width = max(title.width, subtitle.width)
    var height = title.height + subtitle.height
    if title.lineCount > 0 && subtitle.lineCount > 0 { height += configuration.titlePadding ?? 1 }
    let hasText = height > 0
    if let size = image.map({ $0.size ?? .zero }) {
      if isBeside {
        width += size.width + (hasText ? padding : 0)
        height = max(height, size.height)
      } else {
        width = max(width, size.width)
        height += size.height + (hasText ? padding : 0)
      }
    }
    var content = IntrinsicContent(
      width: max(0, width + insets.left + insets.right), height: max(0, height + insets.top + insets.bottom),
      confidence: max(title.confidence, configuration.buttonSize == nil ? .learned : .assumed),
      dependsOnWidth: title.lineCount > 0)
    content.confidence = max(content.confidence, image?.confidence ?? .measured)
    if title.lineCount == 1 && subtitle.lineCount == 0 && isBeside {
      content.baselines = .centred(
        (insets.top - insets.bottom) / 2 + title.height / 2 - titleFont.descender.rounded())
    }
    return content
  }

  /// The font of a configured title. One without a font has 17 points, and had 14 at first (9 views of 3 projects).
  /// That of the primary button is semibold (3 of 3 buttons of one project).
  private func titleFont(of configuration: ButtonConfiguration, in button: Button) -> Font {
    let isSmall = configuration.buttonSize == "small" || configuration.buttonSize == "mini"
    let defaultSize = has(.largeConfiguredTitles) ? isSmall ? 15.0 : 17 : 14
    var font = self.font(configuration.titleFont ?? button.font, defaultSize: defaultSize)
    if button.role == "primary", configuration.titleFont == nil, button.font == nil {
      font.weight = .semibold
    }
    return font
  }

  /// The default insets by `buttonSize`; only those of the default size are measured.
  private func defaultInsets(_ size: String?) -> EdgeInsets {
    switch size {
    case "mini": EdgeInsets(top: 3, left: 8, bottom: 3, right: 8)
    case "small": EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    case "large": EdgeInsets(top: 15, left: 20, bottom: 15, right: 20)
    default: EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    }
  }
}

extension EdgeInsets {
  /// Interface Builder writes 2.2e-308 for a zero that does not count as absent. Such insets have no effect.
  fileprivate var isNegligible: Bool {
    max(abs(top), abs(left), abs(bottom), abs(right)) < LayoutTolerances.negligibleInset
  }
}
