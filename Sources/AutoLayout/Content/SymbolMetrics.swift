// How large system symbols (SF Symbols) are on screen. Files hold only their outlines, of which the longest side has 128 or
// 64 points; the size follows the font of the configuration. A symbol is placed by an alignment rect as high as a line of
// text, whatever the symbol's own height and scale; its image may be lower or higher than that.

import SceneModel
import TextMetrics

/// The sizes of one system symbol in one configuration, in points.
package struct SymbolMetrics {
  /// The image itself.
  let size: Size
  /// The height of the alignment rect: 20 points at a font of 17, for every symbol (3 heights that symbols gave to what is
  /// tied to them, 12 pairs of frame and constraint).
  let alignmentHeight: Double

  /// How much the image reaches beyond the alignment rect above, and below; negative where it is lower.
  var overhang: Double { (size.height - alignmentHeight) / 2 }

  /// - Parameter scale: `small` (a chevron of 14 points beside one of 17.67), `medium` or `large` (a bin of 24 points in width
  ///   beside 18.6, circles of 26 in height beside 19).
  init(name: String, outline: Size, pointSize: Double, scale: String?) {
    var factor = pointSize / 17
    alignmentHeight = 20 * factor
    switch scale {
    case "small": factor *= 0.78
    case "large": factor *= 1.33
    default: break
    }
    let ratio = outline.height / outline.width
    let height = (Self.area(name) * ratio).squareRoot() * factor
    size = Size(width: height / ratio, height: height)
  }

  /// Symbols are drawn with about the same area, in square points at 17 points: circles 380, wide ones 363 to 398 (5 symbols),
  /// chevrons that point sideways 230 (3 frames).
  private static func area(_ name: String) -> Double {
    switch name {
    case "chevron.right", "chevron.left", "chevron.forward", "chevron.backward": 230
    default: 378
    }
  }
}

extension InterfaceDocument {
  /// The metrics of an image that is a system symbol with an outline; nil for all other images.
  package func symbolMetrics(of image: ImageReference, pointSize: Double, scale: String?) -> SymbolMetrics? {
    guard image.catalog == "system", let outline = images[image.name]?.size,
      max(outline.width, outline.height) >= SymbolMetrics.smallestOutline,
      min(outline.width, outline.height) > 0
    else { return nil }
    return SymbolMetrics(name: image.name, outline: outline, pointSize: pointSize, scale: scale)
  }

  /// The metrics of the symbol that an image view shows.
  package func symbolMetrics(of view: ImageView, _ category: ContentSizeCategory) -> SymbolMetrics? {
    view.image.flatMap {
      symbolMetrics(
        of: $0,
        pointSize: symbolPointSize(view.symbol, besideFont: SymbolMetrics.bodySize, in: self, category),
        scale: view.symbol.scale)
    }
  }
}

extension SymbolMetrics {
  /// The font of a symbol that no configuration gives one.
  static let bodySize = 17.0
  /// Resources with a longest side below this are images of their own size.
  static let smallestOutline = 56.0
}
