// The sizes of images: those of the document's resources, and symbols scaled to a font.

import SceneModel
import TextMetrics

extension ContentMeasurement {
  /// An image view is as large as its image (144 of 147 with a size that neither constraints nor a ratio fix); without one, or
  /// with one that the resources do not list, it asks for no size.
  func imageView(_ view: ImageView) -> IntrinsicContent {
    guard let image = view.image else { return .none }
    let (size, confidence) = imageSize(
      image, pointSize: view.symbolPointSize ?? 17, symbolScale: view.symbolScale)
    guard let size else { return .none }
    return IntrinsicContent(width: size.width, height: size.height, confidence: confidence)
  }

  /// The size of an image, nil where the resources have none.
  ///
  /// Resources give system symbols as outlines of up to 64 or 128 points. On screen their size follows the font: at 17 points a
  /// symbol is 0.155 of that outline, give or take a tenth (12 symbols).
  func imageSize(
    _ image: ImageReference, pointSize: Double, symbolScale: String? = nil
  ) -> (size: Size?, confidence: Confidence) {
    guard let resource = document.images[image.name], let size = resource.size else { return (nil, .assumed) }
    let longest = max(size.width, size.height)
    guard image.catalog == "system", longest >= 56 else { return (size, .measured) }
    var factor = 20 / longest * pointSize / 17
    switch symbolScale {
    case "small": factor *= 0.78
    case "large": factor *= 1.28
    default: break
    }
    let scale = environment.scale
    return (
      Size(
        width: (size.width * factor * scale).rounded() / scale,
        height: (size.height * factor * scale).rounded() / scale
      ), .assumed
    )
  }
}
