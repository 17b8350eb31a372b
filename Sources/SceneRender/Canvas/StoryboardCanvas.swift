// The overview of a storyboard: all scenes where Interface Builder's canvas has them. SegueArrows draws what
// connects them.

import AutoLayout
import SceneDiagnostics
import SceneModel
import SceneXML
import TextMetrics

/// A scene at its place on the canvas.
struct CanvasScene {
  var scene: SceneIndex
  var panel: Panel
  /// The area of the screen.
  var frame: Rect
  /// The places of its views on the canvas.
  var places: [Rect?] = []
}

/// A storyboard in one layout.
struct StoryboardCanvas {
  private var painter: Painter
  private let diagnostics: [Diagnostic]
  private(set) var scenes: [CanvasScene] = []
  private var bounds = Rect.zero

  /// The space around the scenes, in points.
  private static let margin = 80.0
  private static let titleHeight = 34.0
  /// The longest side of the picture where it is shown, in points. The picture itself has no scale.
  private static let longestSide = 1600.0
  /// The largest coordinate that is taken from a file.
  private static let farthest = 100_000.0

  init(_ painter: Painter, _ diagnostics: [Diagnostic]) {
    self.painter = painter
    self.diagnostics = diagnostics
    place()
  }

  /// Interface Builder stores places for a canvas of 600 × 600 points, whatever the size of the screens: with
  /// a device, they are to be multiplied by its size (whole points in documents for three sizes of screens).
  private mutating func place() {
    let document = painter.document
    let screen = painter.environment.screenSize
    let hasDevice = document.header.device != nil
    let (fx, fy) = hasDevice ? (screen.width / 600, screen.height / 600) : (1, 1)
    var lost: [CanvasScene] = []
    for index in document.scenes.indices {
      let scene = SceneIndex(index)
      guard let panel = painter.panels(of: scene).first else { continue }
      let size = painter.size(of: panel)
      var frame = Rect(x: 0, y: 0, width: max(size.width, 1), height: max(size.height, 1))
      if let point = location(of: document[scene]) {
        (frame.x, frame.y) = (point.x * fx, point.y * fy)
        scenes.append(CanvasScene(scene: scene, panel: panel, frame: frame))
      } else {
        lost.append(CanvasScene(scene: scene, panel: panel, frame: frame))
      }
    }
    // Scenes without a place are in a row below the others.
    let bottom = scenes.map(\.frame.maxY).max() ?? 0
    var x = scenes.map(\.frame.x).min() ?? 0
    for var scene in lost {
      (scene.frame.x, scene.frame.y) = (x, bottom + 2 * Self.margin)
      x = scene.frame.maxX + Self.margin
      scenes.append(scene)
    }
    guard var area = scenes.first?.frame else { return }
    for scene in scenes { area = area.union(scene.frame) }
    bounds = area.inset(by: -Self.margin)
  }

  private func location(of scene: Scene) -> (x: Double, y: Double)? {
    guard let point = painter.source.child(of: scene.element, key: "canvasLocation"),
      let x = painter.number(.x, of: point), let y = painter.number(.y, of: point),
      max(abs(x), abs(y)) <= Self.farthest
    else { return nil }
    return (x, y)
  }

  mutating func svg() -> [UInt8] {
    let scale = min(1, Self.longestSide / max(bounds.width, bounds.height, 1))
    painter.svg.begin("svg")
    painter.svg.attribute("xmlns", word: "http://www.w3.org/2000/svg")
    painter.svg.attribute("viewBox", [bounds.x, bounds.y, bounds.width, bounds.height])
    painter.svg.attribute("width", bounds.width * scale)
    painter.svg.attribute("height", bounds.height * scale)
    painter.svg.attribute("role", word: "img")
    painter.svg.attribute("aria-label", word: "Storyboard")
    painter.svg.attribute(
      "font-family",
      painter.options.textFitting == .scaling ? FontFaceName.helvetica : FontFaceName.system)
    painter.rect(bounds, fill: painter.appearance == .dark ? PictureColor(0x1E1E20) : PictureColor(0xECECEE))
    for index in scenes.indices { draw(index) }
    painter.drawSegues(between: scenes)
    painter.svg.end()
    return painter.svg.bytes
  }

  private mutating func draw(_ index: Int) {
    let scene = scenes[index]
    let document = painter.document
    let frame = scene.frame
    painter.svg.begin("g")
    painter.svg.attribute("class", word: "scene")
    painter.svg.attribute("data-scene", document[scene.scene].id)
    if let controller = document[scene.scene].controller {
      painter.svg.attribute("data-id", document[controller].id)
    }
    let title = StyledText(
      ScenePicture.name(of: scene.scene, in: document), Font(weight: .medium, size: 22),
      PictureColor(0x7A7A80),
      .center)
    painter.draw(
      title, in: Rect(x: frame.x - 20, y: frame.y - Self.titleHeight, width: frame.width + 40, height: 30))
    painter.preparePlaces(always: true)
    painter.drawOnCanvas(scene.panel, in: frame, diagnostics)
    scenes[index].places = painter.places.frames.map { place in
      place.map {
        Rect(x: $0.x + frame.x, y: $0.y + frame.y, width: $0.width, height: $0.height)
      }
    }
    painter.svg.end()
  }
}

extension Painter {
  /// Draws a panel at its place on the canvas, without caption and device.
  fileprivate mutating func drawOnCanvas(_ panel: Panel, in frame: Rect, _ diagnostics: [Diagnostic]) {
    svg.begin("svg")
    svg.attribute("x", frame.x)
    svg.attribute("y", frame.y)
    svg.attribute("width", frame.width)
    svg.attribute("height", frame.height)
    svg.attribute("overflow", word: "hidden")
    drawContent(of: panel, in: frame.size)
    drawLayers(diagnostics)
    svg.end()
    outline(frame.inset(by: -1), PictureColor(0x8E8E93), radius: 2)
  }
}
