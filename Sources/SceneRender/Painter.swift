// The state of a picture in the making: the document, one layout of it, colors, fonts, and the SVG so far.
// The folders beside it have extensions that draw views by kind, screens, bars and layers.

import AutoLayout
import SceneModel
import SceneText
import SceneXML
import TextMetrics

/// Draws one layout of a document.
struct Painter {
  let document: InterfaceDocument
  let layout: DocumentLayout
  let traits: TraitResolution
  let containers: ContainerMap
  let measurement: ContentMeasurement
  let colors: ColorReader
  let options: PictureOptions
  let appearance: PictureOptions.Appearance
  let assets: PictureAssets
  /// `layer` properties that runtime attributes set, by the view's id.
  let layers: [String: LayerProperties]
  var svg = SVGWriter()
  /// The height at the top of the panel that bars cover. Scrolling content starts below it.
  var coveredHeight = 0.0
  /// Where the views of the panel are, for layers.
  var places = ViewPlaces()
  /// The controllers that are being drawn inside others.
  var embedding = Embedding()
  /// The rounded corners of cells, by `ViewIndex`.
  var cellCorners: [Int: CellCorners] = [:]

  init(
    _ document: InterfaceDocument, _ layout: DocumentLayout, _ options: PictureOptions,
    _ appearance: PictureOptions.Appearance, _ assets: PictureAssets
  ) {
    self.document = document
    self.layout = layout
    self.options = options
    self.appearance = appearance
    self.assets = assets
    traits = TraitResolution(document, environment: layout.environment)
    containers = ContainerMap(document, isRunTime: layout.environment.isRunTime)
    measurement = ContentMeasurement(document: document, environment: layout.environment)
    colors = ColorReader(document.source, appearance, assets)
    layers = LayerProperties.all(of: document)
  }

  var environment: LayoutEnvironment { layout.environment }
  var source: XMLDocument { document.source }

  /// A view with the variations of this environment.
  func view(_ index: ViewIndex) -> View { traits.views[index.index] }

  // MARK: Attributes

  /// A decimal attribute; nil if it is absent or malformed.
  func number(_ name: XMLName, of element: XMLDocument.ElementID) -> Double? {
    source.attribute(name, of: element).flatMap { source.withValue(of: $0, DecimalNumber.value) }
  }

  /// Whether an attribute is YES.
  func isOn(_ name: XMLName, of element: XMLDocument.ElementID, default value: Bool = false) -> Bool {
    source.attribute(name, of: element).map { source.equals($0, "YES") } ?? value
  }

  /// The direction in which a view arranges its own content.
  func isRightToLeft(_ view: View) -> Bool {
    switch view.semanticContentAttribute {
    case "forceRightToLeft": true
    case "forceLeftToRight", "playback", "spatial": false
    default: environment.direction == .rightToLeft
    }
  }

  // MARK: Colors

  /// UIKit's color with a name, in this appearance.
  func system(_ name: String) -> PictureColor { colors.system(name) }

  /// The tint color that a view has or inherits.
  func tint(of index: ViewIndex?) -> PictureColor {
    var current = index
    while let i = current {
      let view = document[i]
      if let color = colors.color("tintColor", of: view.element) { return color }
      current = view.parent
    }
    return colors.globalTint ?? system("tintColor")
  }

  // MARK: Shapes

  /// Adds a fill to the element that was just begun.
  mutating func fill(_ color: PictureColor) {
    svg.attribute("fill", color.hex)
    if color.alpha < 1 { svg.attribute("fill-opacity", color.alpha) }
  }

  /// Adds an outline to the element that was just begun.
  mutating func stroke(_ color: PictureColor, width: Double = 1, isDashed: Bool = false) {
    svg.attribute("stroke", color.hex)
    if color.alpha < 1 { svg.attribute("stroke-opacity", color.alpha) }
    if width != 1 { svg.attribute("stroke-width", width) }
    if isDashed { svg.attribute("stroke-dasharray", word: "4 3") }
  }

  /// Draws a filled rectangle. Does nothing without an area or a visible color.
  mutating func rect(_ rect: Rect, fill color: PictureColor, radius: Double = 0) {
    guard rect.width > 0, rect.height > 0, color.alpha > 0 else { return }
    beginRect(rect, radius: radius)
    fill(color)
    svg.end()
  }

  /// Draws the outline of a rectangle, inside its edges.
  mutating func outline(_ rect: Rect, _ color: PictureColor, width: Double = 1, radius: Double = 0) {
    guard rect.width > width, rect.height > width else { return }
    beginRect(rect.inset(by: width / 2), radius: max(radius - width / 2, 0))
    svg.attribute("fill", word: "none")
    stroke(color, width: width)
    svg.end()
  }

  /// Begins a rectangle, without ending it.
  mutating func beginRect(_ rect: Rect, radius: Double = 0) {
    svg.begin("rect")
    if rect.x != 0 { svg.attribute("x", rect.x) }
    if rect.y != 0 { svg.attribute("y", rect.y) }
    svg.attribute("width", max(rect.width, 0))
    svg.attribute("height", max(rect.height, 0))
    if radius > 0 { svg.attribute("rx", min(radius, rect.width / 2, rect.height / 2)) }
  }

  /// Draws a filled circle.
  mutating func circle(_ x: Double, _ y: Double, radius: Double, fill color: PictureColor) {
    svg.begin("circle")
    svg.attribute("cx", x)
    svg.attribute("cy", y)
    svg.attribute("r", max(radius, 0))
    fill(color)
    svg.end()
  }

  /// Draws a line.
  mutating func line(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: PictureColor, width: Double = 1,
    isDashed: Bool = false
  ) {
    svg.begin("line")
    svg.attribute("x1", x1)
    svg.attribute("y1", y1)
    svg.attribute("x2", x2)
    svg.attribute("y2", y2)
    stroke(color, width: width, isDashed: isDashed)
    svg.end()
  }

  /// Draws a path without fill, with round ends.
  mutating func stroked(_ path: String, _ color: PictureColor, width: Double) {
    svg.begin("path")
    svg.attribute("d", path)
    svg.attribute("fill", word: "none")
    stroke(color, width: width)
    svg.attribute("stroke-linecap", word: "round")
    svg.attribute("stroke-linejoin", word: "round")
    svg.end()
  }

  /// Draws a filled path.
  mutating func filled(_ path: String, _ color: PictureColor) {
    svg.begin("path")
    svg.attribute("d", path)
    fill(color)
    svg.end()
  }
}

extension Rect {
  /// The rectangle without a margin on each side.
  func inset(by margin: Double) -> Rect { inset(by: margin, margin) }

  /// The rectangle without margins at the sides, and above and below.
  func inset(by horizontal: Double, _ vertical: Double) -> Rect {
    Rect(
      x: x + horizontal, y: y + vertical, width: width - 2 * horizontal, height: height - 2 * vertical)
  }

  /// The rectangle inside insets.
  func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }

  /// A rectangle of a size in the middle of this one.
  func centered(_ size: Size) -> Rect {
    Rect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The smallest rectangle around both.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle from the edge that text starts at: mirrored in a width if it runs from right to left.
  func mirrored(_ isMirrored: Bool, in width: Double) -> Rect {
    isMirrored ? Rect(x: width - maxX, y: y, width: self.width, height: height) : self
  }
}
