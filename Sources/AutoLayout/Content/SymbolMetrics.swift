// The sizes of system symbols (SF Symbols) on screen. Files contain only their outlines, whose longest side
// is 128 or 64 points. The size depends on the font of the configuration. The alignment rect of a symbol has
// the height of a line of text, regardless of the symbol's own height and scale. Its image may be shorter or
// taller.

import SceneModel
import TextMetrics

/// The sizes of one system symbol in one configuration, in points.
package struct SymbolMetrics {
  /// The size of the image.
  package let size: Size
  /// The height of the alignment rect: 20 points for a font of 17, for every symbol (3 heights that symbols
  /// gave to views tied to them, 12 pairs of frame and constraint).
  let alignmentHeight: Double
  /// How far the baseline is below the center: that of a line of text with the alignment rect's height (2 of 2
  /// symbols beside labels, at 16 and 17 points).
  let baseline: Double

  /// How far the image extends above and below the alignment rect; negative if it is shorter.
  var overhang: Double { (size.height - alignmentHeight) / 2 }

  /// - Parameter scale: `small` (a chevron of 14 points compared with one of 17.67), `medium` or `large` (a
  ///   trash can with a width of 24 points compared with 18.6, circles with a height of 26 compared with 19);
  ///   others are `medium`.
  init(name: String, outline: Size, pointSize: Double, scale: String?, weight: String?) {
    var factor = pointSize / 17
    alignmentHeight = 20 * factor
    baseline = alignmentHeight / 2 - 0.225 * pointSize
    switch scale {
    case "small": factor *= 0.78
    case "large": factor *= 1.33
    default: break
    }
    let ratio = outline.height / outline.width
    let height = (Self.area(name, weight) * ratio).squareRoot() * factor
    size = Size(width: height / ratio, height: height)
  }

  /// The area of a symbol's image at 17 points, in square points. Most have about the same: circles 380, wide
  /// symbols 363 to 398 (5 symbols). The others come from one to three stored heights each.
  private static func area(_ name: String, _ weight: String?) -> Double {
    switch name {
    case "greaterthan": 200
    case "chevron.right", "chevron.left", "chevron.forward", "chevron.backward", "chevron.up", "chevron.down":
      chevronArea(weight)
    case "play.fill": 253
    case "music.note": 277
    case "lock.fill": 281
    case "arrow.left", "arrow.right": 295
    case "arrow.up": 306
    case "arrow.turn.left.up", "arrow.turn.right.down", "arrow.turn.up.left", "arrow.turn.up.right",
      "person.fill":
      308
    case "plus": 310
    case "flame": 317
    case "key.fill": 319
    case "bookmark.square.fill": 324
    case "bookmark": 328
    case "cloud", "lock", "mic", "person": 330
    case "lock.open": 340
    case "heart": 350
    case "calendar": 356
    case "rectangle.and.paperclip": 388
    case "hand.raised.fill": 400
    case "eye.fill": 410
    case "photo", "xmark.bin", "xmark.bin.fill": 420
    case "hand.thumbsup.fill": 423
    case "link": 427
    case "message": 429
    case "bubble.left.fill", "sun.max": 434
    case "star", "star.fill", "star.lefthalf.fill": 441
    case "dot.radiowaves.left.and.right": 449
    case "arrow.triangle.2.circlepath": 454
    case "cloud.bolt.rain.fill", "cloud.rain": 460
    case "questionmark.diamond", "rectangle.portrait.and.arrow.right": 470
    case "checkmark.seal.fill", "rotate.left.fill", "rotate.right.fill", "tag.fill": 480
    case "icloud.and.arrow.down": 504
    case "person.2": 513
    case "square.and.arrow.down.on.square", "square.and.arrow.down.on.square.fill": 538
    case "cloud.sun.bolt": 645
    default: 378
    }
  }

  /// Of a stroke alone, the width counts: 4 sizes in 3 projects without a weight, 2 with `medium`, one each with
  /// `semibold` and `bold`.
  private static func chevronArea(_ weight: String?) -> Double {
    switch weight {
    case "medium": 230
    case "semibold", "bold", "heavy", "black": 251
    default: 202
    }
  }
}

extension InterfaceDocument {
  /// The metrics of an image that is a system symbol with an outline; nil for other images.
  package func symbolMetrics(
    of image: ImageReference, pointSize: Double, _ symbol: SymbolConfiguration = SymbolConfiguration()
  ) -> SymbolMetrics? {
    guard image.catalog == "system", let outline = images[image.name]?.size,
      max(outline.width, outline.height) >= SymbolMetrics.smallestOutline,
      min(outline.width, outline.height) > 0
    else { return nil }
    return SymbolMetrics(
      name: image.name, outline: outline, pointSize: pointSize, scale: symbol.scale, weight: symbol.weight)
  }

  /// The metrics of the symbol that gives a view its alignment rect: in an image view, or behind a button's title (6
  /// of 6 symbols in 6 projects outside the corpus).
  func aligningSymbol(of view: View, _ category: ContentSizeCategory) -> SymbolMetrics? {
    switch view.content {
    case .imageView(let image): symbolMetrics(of: image, category)
    case .button(let button):
      button.normal.backgroundImage.flatMap {
        symbolMetrics(of: $0, pointSize: SymbolMetrics.bodySize)
      }
    default: nil
    }
  }

  /// The metrics of the symbol in an image view.
  package func symbolMetrics(of view: ImageView, _ category: ContentSizeCategory) -> SymbolMetrics? {
    view.image.flatMap {
      symbolMetrics(
        of: $0,
        pointSize: symbolPointSize(view.symbol, besideFont: SymbolMetrics.bodySize, in: self, category),
        view.symbol)
    }
  }
}

extension SymbolMetrics {
  /// The point size for a symbol without a font.
  package static let bodySize = 17.0
  /// A resource whose longest side is below this is an image with its own size rather than an outline.
  static let smallestOutline = 56.0
}
