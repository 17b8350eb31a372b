// Draws images: embedded ones from asset catalogs on demand, simple outlines for the most common symbols,
// and placeholders with the image's name for all others.

import AutoLayout
import SceneModel
import SceneXML
import TextMetrics

extension Painter {
  mutating func drawImageView(_ content: ImageView, _ index: ViewIndex, _ view: View, _ bounds: Rect) {
    guard let image = content.image else {
      // An empty image view, which code fills.
      guard colors.color("backgroundColor", of: view.element) == nil else { return }
      return drawPlaceholder("", in: bounds)
    }
    var area = bounds
    if image.catalog == "system" {
      let points = symbolPointSize(
        content.symbol, besideFont: SymbolMetrics.bodySize, in: document, environment.textSize)
      let size =
        measurement.imageSize(image, pointSize: points, content.symbol).size
        ?? bounds.size
      area = placed(size, in: bounds, mode: source.value(.contentMode, of: view.element))
    }
    drawImage(
      image, in: area, tint: tint(of: index),
      mode: source.value(.contentMode, of: view.element) ?? "scaleToFill")
  }

  /// The area of an image of a size by a content mode.
  private func placed(_ size: Size, in bounds: Rect, mode: String?) -> Rect {
    guard size.width > 0, size.height > 0 else { return bounds }
    switch mode {
    case "scaleAspectFit", "scaleAspectFill":
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let factor = mode == "scaleAspectFit" ? min(x, y) : max(x, y)
      return bounds.centered(Size(width: size.width * factor, height: size.height * factor))
    case "center": return bounds.centered(size)
    default: return bounds
    }
  }

  mutating func drawImage(_ image: ImageReference, in area: Rect, tint: PictureColor, mode: String) {
    guard area.width > 0, area.height > 0 else { return }
    if image.catalog == "system" { return drawSymbol(image.name, in: area, tint) }
    if options.embedsImages, let file = assets.image(image.name, appearance) {
      svg.begin("image")
      svg.attribute("x", area.x)
      svg.attribute("y", area.y)
      svg.attribute("width", area.width)
      svg.attribute("height", area.height)
      switch mode {
      case "scaleAspectFit": break
      case "scaleAspectFill": svg.attribute("preserveAspectRatio", word: "xMidYMid slice")
      case "center", "top", "bottom", "left", "right": break
      default: svg.attribute("preserveAspectRatio", word: "none")
      }
      svg.attribute("href", "data:\(file.mediaType);base64,\(Base64Text.encode(file.bytes))")
      svg.end()
      return
    }
    drawPlaceholder(image.name, in: area)
  }

  /// Draws a placeholder with a name, if there is room for it.
  mutating func drawPlaceholder(_ name: String, in area: Rect) {
    guard area.width > 0, area.height > 0 else { return }
    let isDark = appearance == .dark
    let fill = isDark ? PictureColor(0x6D8196, 0.35) : PictureColor(0x9DB2C8, 0.35)
    let line = isDark ? PictureColor(0xA9BED4, 0.6) : PictureColor(0x6B86A3, 0.6)
    let radius = min(4, area.width / 4, area.height / 4)
    rect(area, fill: fill, radius: radius)
    outline(area, line, radius: radius)
    let side = min(area.width, area.height)
    let hasName = !name.isEmpty && area.width >= 40 && area.height >= 12
    if side >= 16 {
      drawLandscape(in: area, side: min(side * 0.4, 48), isRaised: hasName && side >= 44, line)
    }
    guard hasName, side >= 44 || area.width >= 60, !(side >= 16 && side < 44) else { return }
    var text = StyledText(
      name, Font(size: 11), isDark ? PictureColor(0xC8D6E4) : PictureColor(0x3D556E), .center)
    text.lineBreakMode = .truncateMiddle
    if side >= 44 {
      let below = Rect(
        x: area.x + 3, y: area.midY + min(side * 0.2, 24), width: area.width - 6, height: 14)
      draw(text, in: below)
    } else {
      draw(text, in: area.inset(by: 3, 0))
    }
  }

  /// Draws mountains and a sun, which stand for any picture.
  private mutating func drawLandscape(in area: Rect, side: Double, isRaised: Bool, _ color: PictureColor) {
    let (width, height) = (side, side * 0.7)
    let x = area.midX - width / 2
    let y = area.midY - height / 2 - (isRaised ? 6 : 0)
    let bottom = y + height
    filled(
      polyline(
        [
          (x, bottom), (x + width * 0.36, y + height * 0.25), (x + width * 0.6, y + height * 0.68),
          (x + width * 0.74, y + height * 0.5), (x + width, bottom),
        ], isClosed: true), color)
    circle(x + width * 0.78, y + height * 0.2, radius: width * 0.09, fill: color)
  }

  // MARK: Symbols

  /// Draws a symbol as lines. Only those whose shape their name says are known; a frame stands for others.
  mutating func drawSymbol(_ name: String, in area: Rect, _ color: PictureColor) {
    let side = min(area.width, area.height)
    guard side > 0 else { return }
    let words = name.split(separator: ".").map(String.init)
    let isFilled = words.contains("fill")
    var inner = area.inset(by: side * 0.12)
    var ink = color
    if words.contains("circle") || words.contains("square") {
      let radius = words.contains("circle") ? side / 2 : side * 0.2
      let box = area.centered(Size(width: side, height: side))
      if isFilled {
        rect(box, fill: color, radius: radius)
        ink = color.brightness > 0.85 ? .black : .white
      } else {
        outline(box, color, width: max(side * 0.07, 1), radius: radius)
      }
      inner = box.inset(by: side * 0.28)
      if words.first == "circle" || words.first == "square" { return }
    }
    if let path = SymbolPath.path(words, in: inner) {
      return stroked(path, ink, width: max(side * 0.09, 1))
    }
    if inner.width != area.inset(by: side * 0.12).width { return }
    outline(area.inset(by: side * 0.08), color, width: max(side * 0.06, 1), radius: side * 0.22)
    guard let letter = words.first?.first(where: \.isLetter) else { return }
    draw(
      StyledText(String(letter).uppercased(), Font(weight: .medium, size: side * 0.5), color, .center),
      in: area)
  }
}

/// The shapes of common symbols.
enum SymbolPath {
  /// Path data for a symbol by the words of its name; nil if the shape is unknown.
  static func path(_ words: [String], in r: Rect) -> String? {
    let (x, y, w, h) = (r.x, r.y, r.width, r.height)
    func p(_ points: (Double, Double)...) -> String {
      polyline(points.map { (x + $0.0 * w, y + $0.1 * h) })
    }
    switch words.first {
    case "chevron":
      // The symbol's own area is narrow or flat; a square one leaves room at two sides.
      let isTight = max(w, h) > 1.25 * min(w, h)
      let (near, far) = isTight ? (0.0, 1.0) : (0.23, 0.77)
      switch words.dropFirst().first {
      case "right", "forward": return p((near, 0), (far, 0.5), (near, 1))
      case "left", "backward": return p((far, 0), (near, 0.5), (far, 1))
      case "up": return p((0, far), (0.5, near), (1, far))
      default: return p((0, near), (0.5, far), (1, near))
      }
    case "arrow":
      switch words.dropFirst().first {
      case "right", "forward": return p((0, 0.5), (1, 0.5)) + p((0.6, 0.15), (1, 0.5), (0.6, 0.85))
      case "left", "backward": return p((1, 0.5), (0, 0.5)) + p((0.4, 0.15), (0, 0.5), (0.4, 0.85))
      case "up": return p((0.5, 1), (0.5, 0)) + p((0.15, 0.4), (0.5, 0), (0.85, 0.4))
      case "down": return p((0.5, 0), (0.5, 1)) + p((0.15, 0.6), (0.5, 1), (0.85, 0.6))
      default: return nil
      }
    case "plus": return p((0.5, 0), (0.5, 1)) + p((0, 0.5), (1, 0.5))
    case "minus": return p((0, 0.5), (1, 0.5))
    case "xmark", "multiply": return p((0, 0), (1, 1)) + p((1, 0), (0, 1))
    case "checkmark": return p((0, 0.55), (0.35, 0.9), (1, 0.1))
    case "line", "text", "list":
      return p((0, 0.15), (1, 0.15)) + p((0, 0.5), (1, 0.5)) + p((0, 0.85), (1, 0.85))
    case "star":
      return polyline(
        (0..<10).map { k in
          let point = Self.star[k]
          return (x + w / 2 + point.0 * w / 2, y + h / 2 + point.1 * h / 2)
        }, isClosed: true)
    case "magnifyingglass":
      let radius = shown(min(w, h) * 0.36)
      let ring =
        "a\(radius) \(radius) 0 1 0 \(shown(min(w, h) * 0.72)) 0a\(radius) \(radius) 0 1 0 -\(shown(min(w, h) * 0.72)) 0"
      return "M\(shown(x + w * 0.04)) \(shown(y + h * 0.4))" + ring + p((0.66, 0.66), (1, 1))
    case "ellipsis":
      return p((0.05, 0.5), (0.06, 0.5)) + p((0.5, 0.5), (0.51, 0.5)) + p((0.94, 0.5), (0.95, 0.5))
    default: return nil
    }
  }

  /// The corners of a star on the unit circle, alternating with those of its inner pentagon.
  private static let star: [(Double, Double)] = [
    (0, -1), (0.235, -0.324), (0.951, -0.309), (0.38, 0.124), (0.588, 0.809), (0, 0.4),
    (-0.588, 0.809), (-0.38, 0.124), (-0.951, -0.309), (-0.235, -0.324),
  ]
}
