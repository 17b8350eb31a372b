// The sizes of system symbols (SF Symbols) on screen. Files contain only their outlines, whose longest side
// is 128 or 64 points. The size depends on the font of the configuration. The alignment rect of a symbol has
// the height of a line of text, regardless of the symbol's own height, and less in the large scale. Its image
// may be shorter or taller.

import SceneModel
import TextMetrics

/// The sizes of one system symbol in one configuration, in points.
package struct SymbolMetrics {
  /// The size of the image.
  package let size: Size
  /// The height of a line of text with the symbol: 20 points for a font of 17.
  let lineHeight: Double
  /// The height of the alignment rect: that of the line (3 heights that symbols gave to views tied to them, 12 pairs
  /// of frame and constraint), and 18.65 points for a large symbol of 17 (7 symbols in 3 projects: their frames
  /// extend beyond the constraints by 4.3 to 9 points).
  let alignmentHeight: Double
  /// How far the baseline is below the center: that of the line (2 of 2 symbols beside labels, at 16 and 17 points).
  let baseline: Double

  /// How far the image extends above and below the alignment rect; negative if it is shorter.
  var overhang: Double { (size.height - alignmentHeight) / 2 }

  /// - Parameter scale: `small`, `medium` or `large`, which differ as the three circles on Apple's templates do (in
  ///   `large`, a trash can is 24 points wide compared with 18.6, a cross 22.3, a circle 25.7); others are `medium`.
  init(name: String, outline: Size, pointSize: Double, scale: String?, weight: String?) {
    lineHeight = 20 * pointSize / 17
    alignmentHeight = scale == "large" ? 18.65 * pointSize / 17 : lineHeight
    baseline = lineHeight / 2 - 0.225 * pointSize
    let factor: Double =
      switch scale {
      case "small": Self.smallScale
      case "large": Self.largeScale
      default: 1
      }
    let ratio = outline.height / outline.width
    var width = pointSize * factor
    if let area = Self.area(name, weight) {
      width *= (area / ratio).squareRoot() / 17
    } else if let advance = SymbolAdvances.regular(name) {
      width *= advance / Self.smallScale * SymbolAdvances.growth(name, weight)
    } else {
      width *= (Self.usualArea / ratio).squareRoot() / 17 * SymbolAdvances.growth(name, weight)
    }
    size = Size(width: width, height: width * ratio)
  }

  /// The scales compared with the medium one.
  private static let smallScale = 0.7898
  private static let largeScale = 1.2786
  /// The area of the image of most symbols at 17 points, in square points: circles 380, wide ones 363 to 398 (5
  /// symbols).
  private static let usualArea = 378.0

  /// The area of a symbol's image at 17 points, in square points, from one to three stored sizes each; nil if it is
  /// not known. It goes before the advance, which is that of a later release: the two differ by up to half a point.
  private static func area(_ name: String, _ weight: String?) -> Double? {
    switch name {
    case "greaterthan": 200
    case "chevron.right", "chevron.left", "chevron.forward", "chevron.backward", "chevron.up", "chevron.down":
      chevronArea(weight)
    case "lock.fill": 281
    case "infinity": 296
    case "arrow.up": 306
    case "arrow.turn.left.up", "arrow.turn.right.down", "arrow.turn.up.left", "arrow.turn.up.right": 308
    case "plus": 310
    case "flame": 317
    case "key.fill": 319
    case "bookmark.square.fill": 324
    case "bookmark": 328
    case "mic": 330
    case "lock.open": 340
    case "applewatch.watchface": 344
    case "calendar": 356
    case "repeat": 359
    case "hand.thumbsup.fill", "hand.thumbsdown.fill": 371
    case "envelope": 374
    case "magnifyingglass", "qrcode": 378
    case "rectangle.and.paperclip": 388
    case "airplayaudio": 397
    case "shuffle": 400
    case "arrowshape.down.fill": 402
    case "eye.fill": 410
    case "gearshape": 416
    case "photo": 420
    case "link": 427
    case "message", "message.fill": 429
    case "bubble.left.fill": 434
    case "star.lefthalf.fill": 441
    case "quote.bubble": 442
    case "arrow.triangle.2.circlepath", "arrow.2.circlepath": 454
    case "cloud.bolt.rain.fill": 460
    case "questionmark.diamond": 470
    case "volume.3.fill": 473
    case "rotate.left.fill", "rotate.right.fill": 480
    case "icloud.and.arrow.down": 504
    case "square.and.arrow.down.on.square", "square.and.arrow.down.on.square.fill": 538
    case "cloud.sun.bolt": 645
    default: nil
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
