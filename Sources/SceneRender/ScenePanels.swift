// Arranges the parts of a picture: the controller's screen and the views beside it, for each layout, from
// left to right, with captions.

import AutoLayout
import SceneDiagnostics
import SceneModel
import TextMetrics

/// One part of a scene.
enum Panel {
  case screen(ControllerIndex, RootScreen)
  /// A controller that has no view of its own.
  case container(ControllerIndex)
  case reference(ControllerIndex)
  case view(ViewIndex, Size)
}

/// A panel at its place in the picture.
private struct PlacedPanel {
  var panel: Panel
  var painter: Int
  /// The area of its content, without the frame of the device.
  var content: Rect
  var caption: String
}

/// A scene in all layouts of a picture.
struct ScenePanels {
  private let scene: SceneIndex
  private var painters: [Painter]
  private let diagnostics: [Diagnostic]
  private var placed: [PlacedPanel] = []
  private var size = Size.zero
  private var legend: (content: Legend, y: Double)?

  /// The space around panels, in points.
  private static let margin = 16.0
  private static let gap = 28.0
  private static let captionHeight = 24.0
  /// The least width of a picture with a legend.
  private static let legendWidth = 360.0
  static let referenceSize = Size(width: 200, height: 64)

  init(_ scene: SceneIndex, _ painters: [Painter], _ diagnostics: [Diagnostic]) {
    self.scene = scene
    self.painters = painters
    self.diagnostics = diagnostics
    arrange()
  }

  private mutating func arrange() {
    var x = Self.margin
    var height = 0.0
    let showsCaptions = painters.first?.options.showsCaptions ?? true
    let top = Self.margin + (showsCaptions ? Self.captionHeight : 0)
    for (index, painter) in painters.enumerated() {
      for panel in painter.panels(of: scene) {
        let size = painter.size(of: panel)
        let bezel = painter.hasFrame(panel) ? Painter.bezel : 0
        let content = Rect(
          x: x + bezel, y: top + bezel, width: max(size.width, 0), height: max(size.height, 0))
        placed.append(
          PlacedPanel(
            panel: panel, painter: index, content: content, caption: painter.caption(of: panel)))
        x = content.maxX + bezel + Self.gap
        height = max(height, content.maxY + bezel)
      }
    }
    size = Size(width: max(x - Self.gap, Self.margin) + Self.margin, height: max(height, top) + Self.margin)
    addLegend()
  }

  /// Makes room for the legend of the layers, which is about all panels.
  private mutating func addLegend() {
    guard let options = painters.first?.options, options.showsLegend, !options.layers.isEmpty else { return }
    let layers = options.layers
    var about: [Diagnostic] = []
    if layers.contains(.findings), let document = painters.first?.document {
      let ids = Set(document.views.filter { $0.scene == scene }.map(\.id))
      about = diagnostics.filter { $0.allObjects.contains(where: ids.contains) }
    }
    let content = Legend(layers, about)
    size.width = max(size.width, Self.legendWidth)
    let height = content.height(width: size.width - 2 * Self.margin)
    guard height > 0 else { return }
    legend = (content, size.height)
    size.height += height + Self.margin
  }

  func svg() -> [UInt8] {
    guard let first = painters.first else { return [] }
    var svg = SVGWriter()
    svg.begin("svg")
    svg.attribute("xmlns", word: "http://www.w3.org/2000/svg")
    svg.attribute("viewBox", [0, 0, size.width, size.height])
    svg.attribute("width", size.width)
    svg.attribute("height", size.height)
    svg.attribute("role", word: "img")
    svg.attribute("aria-label", ScenePicture.name(of: scene, in: first.document))
    svg.attribute("data-scene", first.document[scene].id)
    svg.attribute(
      "font-family",
      first.options.textFitting == .scaling ? FontFaceName.helvetica : FontFaceName.system)
    if first.options.hasBackground {
      var painter = first
      swap(&painter.svg, &svg)
      painter.rect(Rect(x: 0, y: 0, width: size.width, height: size.height), fill: .white)
      swap(&painter.svg, &svg)
    }
    for place in placed {
      var painter = painters[place.painter]
      swap(&painter.svg, &svg)
      painter.draw(place.panel, in: place.content, caption: place.caption, diagnostics)
      swap(&painter.svg, &svg)
    }
    if let legend {
      var painter = first
      swap(&painter.svg, &svg)
      legend.content.draw(
        &painter, x: Self.margin, y: legend.y, width: size.width - 2 * Self.margin)
      swap(&painter.svg, &svg)
    }
    svg.end()
    return svg.bytes
  }
}

extension Painter {
  /// The parts of a scene in this layout.
  func panels(of scene: SceneIndex) -> [Panel] {
    var panels: [Panel] = []
    let content = document[scene]
    if let controller = content.controller {
      if document[controller].kind == .storyboardReference {
        panels.append(.reference(controller))
      } else if let screen = screen(of: controller) {
        panels.append(.screen(controller, screen))
      } else {
        panels.append(.container(controller))
      }
    }
    for view in content.topLevelViews {
      guard let frame = layout.frame(of: view), frame.width > 0 || frame.height > 0 else { continue }
      panels.append(.view(view, frame.size))
    }
    return panels
  }

  func size(of panel: Panel) -> Size {
    switch panel {
    case .screen(_, let screen): screen.size
    case .container(let controller): shownScreen(of: controller)?.screen.size ?? environment.screenSize
    case .reference: ScenePanels.referenceSize
    case .view(_, let size): size
    }
  }

  /// Whether the frame of a device is around the panel.
  func hasFrame(_ panel: Panel) -> Bool {
    switch panel {
    case .screen(_, let screen): screen.isWholeScreen && !environment.deviceID.isEmpty
    case .container: size(of: panel) == environment.screenSize && !environment.deviceID.isEmpty
    case .reference, .view: false
    }
  }

  /// The device and the settings that are not the usual ones.
  func caption(of panel: Panel) -> String {
    switch panel {
    case .view(let view, let size):
      return "\(document.displayName(of: view)) · \(shown(size.width)) × \(shown(size.height))"
    case .reference: return "Storyboard Reference"
    case .screen, .container:
      let size = size(of: panel)
      var parts = [environment.displayName, "\(shown(size.width)) × \(shown(size.height))"]
      if parts[0] == "the canvas" { parts[0] = "Canvas" }
      if environment.direction == .rightToLeft { parts.append("right to left") }
      if environment.textSize != .large, !environment.isDocumentsOwn {
        parts.append("\(environment.textSize)")
      }
      if appearance == .dark { parts.append("dark") }
      return parts.joined(separator: " · ")
    }
  }

  /// Draws a panel in its area of the picture.
  mutating func draw(
    _ panel: Panel, in area: Rect, caption: String, _ diagnostics: [Diagnostic]
  ) {
    svg.begin("g")
    svg.attribute("class", word: "panel")
    svg.attribute("data-device", environment.deviceID)
    svg.translate(area.x, area.y)
    if options.showsCaptions {
      let bezel = hasFrame(panel) ? Self.bezel : 0
      var text = StyledText(caption, Font(size: 12), PictureColor(0x7A7A80))
      text.alignment = .left
      draw(text, in: Rect(x: -bezel, y: -bezel - 22, width: area.width + 2 * bezel, height: 18))
    }
    svg.begin("svg")
    svg.attribute("width", area.width)
    svg.attribute("height", area.height)
    svg.attribute("overflow", word: "hidden")
    preparePlaces()
    drawContent(of: panel, in: area.size)
    drawLayers(diagnostics)
    svg.end()
    if hasFrame(panel) {
      drawDeviceFrame(around: area.size)
    } else {
      outline(
        Rect(x: -1, y: -1, width: area.width + 2, height: area.height + 2), PictureColor(0x8E8E93, 0.6))
    }
    svg.end()
  }

  /// Draws the views of a panel from the top left corner of the current coordinates.
  mutating func drawContent(of panel: Panel, in size: Size) {
    embedding = Embedding()
    switch panel {
    case .screen(let controller, let screen):
      embedding.open = [controller]
      draw(screen, of: controller)
    case .container(let controller):
      embedding.open = [controller]
      drawContainerScreen(controller, size)
    case .reference(let controller): drawReference(controller, size)
    case .view(let view, let size):
      rect(
        Rect(x: 0, y: 0, width: size.width, height: size.height), fill: system("systemBackgroundColor"))
      drawTree(view, x: 0, y: 0)
    }
  }

  private mutating func drawReference(_ controller: ControllerIndex, _ size: Size) {
    let bounds = Rect(x: 0, y: 0, width: size.width, height: size.height)
    rect(bounds, fill: system("secondarySystemBackgroundColor"))
    draw(
      StyledText(
        document.displayName(of: controller), Font(weight: .medium, size: 15), system("labelColor"), .center),
      in: bounds.inset(by: 8))
  }
}
