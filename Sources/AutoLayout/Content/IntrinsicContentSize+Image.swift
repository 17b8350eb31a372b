// The sizes of images: those in the document's resources, and of symbols scaled to a font.

import SceneModel
import TextMetrics

extension ContentMeasurement {
  /// The size of an image view is that of its image (144 of 147 whose size neither constraints nor a ratio
  /// fix). Without an image, or if the resources do not list it, the view has no intrinsic size.
  func imageView(_ view: ImageView) -> IntrinsicContent {
    guard let image = view.image else { return .none }
    let (size, confidence) = imageSize(
      image,
      pointSize: symbolPointSize(
        view.symbol, besideFont: SymbolMetrics.bodySize, in: document, environment.textSize),
      view.symbol)
    guard let size else { return .none }
    if environment.follows(.symbolsAlignByTheirLine),
      let symbol = document.symbolMetrics(of: view, environment.textSize)
    {
      var content = IntrinsicContent(
        width: size.width, height: symbol.alignmentHeight, confidence: confidence)
      content.baselines = .centred(symbol.baseline)
      return content
    }
    return IntrinsicContent(width: size.width, height: size.height, confidence: confidence)
  }

  /// The size of an image; nil if the resources do not list it.
  package func imageSize(
    _ image: ImageReference, pointSize: Double, _ symbol: SymbolConfiguration = SymbolConfiguration()
  ) -> (size: Size?, confidence: Confidence) {
    guard let resource = document.images[image.name], let size = resource.size else { return (nil, .assumed) }
    guard let metrics = document.symbolMetrics(of: image, pointSize: pointSize, symbol) else {
      return (size, .measured)
    }
    let scale = environment.scale
    return (
      Size(
        width: (metrics.size.width * scale).rounded() / scale,
        height: (metrics.size.height * scale).rounded() / scale
      ), .assumed
    )
  }
}

/// The point size of the font that a symbol is scaled to. `besideFont` is that of the text beside it.
package func symbolPointSize(
  _ symbol: SymbolConfiguration, besideFont pointSize: Double, in document: InterfaceDocument,
  _ category: ContentSizeCategory
) -> Double {
  if let points = symbol.pointSize, points > 0 { return points }
  guard let font = symbol.font else { return pointSize }
  return resolveFont(font, defaultSize: pointSize, in: document, category: category).size
}
