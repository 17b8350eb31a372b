// Draws views whose content is outside the document: maps, web pages, embedded controllers, effects, and
// elements without a known kind.

import SceneModel
import SceneXML
import TextMetrics

extension Painter {
  mutating func drawOther(_ index: ViewIndex, _ view: View, _ bounds: Rect) {
    switch view.kind {
    case .mapView: drawMap(bounds)
    case .webView: drawNamedArea("Web View", bounds, over: colors.color("backgroundColor", of: view.element))
    case .containerView: drawContainerView(index, bounds)
    case .visualEffectView: drawEffect(view, bounds)
    case .other where view.firstChild == nil && view.role == .subview:
      drawNamedArea(source.spelling(of: view.element), bounds)
    default: break
    }
  }

  /// Draws an area that something else fills, with its name.
  ///
  /// - Parameter background: the color below it, on which the name must be readable.
  mutating func drawNamedArea(_ name: String, _ bounds: Rect, over background: PictureColor? = nil) {
    rect(bounds, fill: PictureColor(0x8E8E93, 0.12))
    outline(bounds, PictureColor(0x8E8E93, 0.45))
    var color = system("secondaryLabelColor")
    if let background, background.alpha > 0.5 {
      color = (background.brightness > 0.5 ? PictureColor.black : .white).faded(0.6)
    }
    draw(StyledText(name, Font(size: 13), color, .center), in: bounds.inset(by: 4))
  }

  private mutating func drawMap(_ bounds: Rect) {
    let isDark = appearance == .dark
    rect(bounds, fill: isDark ? PictureColor(0x26332B) : PictureColor(0xE8EFDC))
    let road = isDark ? PictureColor(0x4A5550) : .white
    let (w, h) = (bounds.width, bounds.height)
    svg.begin("svg")
    svg.attribute("width", w)
    svg.attribute("height", h)
    svg.attribute("overflow", word: "hidden")
    filled(
      polyline([(w * 0.62, 0), (w, 0), (w, h * 0.45), (w * 0.8, h * 0.3)], isClosed: true),
      isDark ? PictureColor(0x1B3346) : PictureColor(0xAAD3F0))
    stroked(polyline([(0, h * 0.7), (w * 0.4, h * 0.55), (w, h * 0.75)]), road, width: 5)
    stroked(polyline([(w * 0.25, 0), (w * 0.4, h * 0.55), (w * 0.3, h)]), road, width: 4)
    stroked(polyline([(0, h * 0.25), (w * 0.3, h * 0.2), (w * 0.7, h)]), road, width: 3)
    svg.end()
    draw(
      StyledText("Map", Font(size: 13), system("secondaryLabelColor"), .center), in: bounds)
  }

  private mutating func drawEffect(_ view: View, _ bounds: Rect) {
    let effect = source.firstChild(of: view.element, named: .blurEffect)
    let style = effect.flatMap { source.value(.style, of: $0) }?.lowercased() ?? ""
    let isDark = style.contains("dark") || (appearance == .dark && !style.contains("light"))
    guard effect != nil else { return }
    rect(bounds, fill: isDark ? PictureColor(0x1C1C1E, 0.75) : PictureColor(0xF9F9F9, 0.8))
  }
}
