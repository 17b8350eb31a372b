// Draws segues as arrows by kind, and the arrow of the entry point.

import SceneModel
import TextMetrics

/// A point on the canvas.
private typealias Point = (x: Double, y: Double)

extension Painter {
  /// Draws the entry point and all segues between scenes on the canvas.
  mutating func drawSegues(between scenes: [CanvasScene]) {
    var frames: [ControllerIndex: CanvasScene] = [:]
    for scene in scenes {
      if let controller = document[scene.scene].controller { frames[controller] = scene }
    }
    if let id = document.header.initialViewController, case .controller(let index)? = document.objects[id],
      let scene = frames[index]
    {
      drawEntry(scene.frame)
    }
    for segue in document.segues {
      guard let source = segue.sourceController.flatMap({ frames[$0] }) else { continue }
      let trigger = place(ofTrigger: segue, in: source)
      svg.begin("g")
      svg.attribute("class", word: "segue")
      svg.attribute("data-kind", segue.kind.word)
      if !segue.id.isEmpty { svg.attribute("data-id", segue.id) }
      if segue.kind == .unwind {
        drawUnwind(trigger ?? source.frame, in: source.frame)
      } else if let destination = segue.destinationController.flatMap({ frames[$0] }),
        destination.scene != source.scene
      {
        drawArrow(segue, from: source.frame, trigger: trigger, to: destination.frame)
      }
      svg.end()
    }
  }

  /// The place of the view that triggers a segue; nil if a controller or a bar item does.
  private func place(ofTrigger segue: Segue, in scene: CanvasScene) -> Rect? {
    guard case .view(let index)? = document.objects[segue.source], scene.places.indices.contains(index.index)
    else { return nil }
    return scene.places[index.index]
  }

  private static let ink = PictureColor(0x6E6E76)

  private mutating func drawEntry(_ frame: Rect) {
    let y = frame.midY
    svg.begin("g")
    svg.attribute("class", word: "entry-point")
    stroked(
      "M\(shown(frame.x - 64)) \(shown(y))H\(shown(frame.x - 12))", Self.ink, width: 6)
    filled(
      polyline([(frame.x - 18, y - 12), (frame.x - 18, y + 12), (frame.x - 2, y)], isClosed: true), Self.ink)
    svg.end()
  }

  private mutating func drawUnwind(_ trigger: Rect, in frame: Rect) {
    let x = min(max(trigger.midX, frame.x + 20), frame.maxX - 20)
    stroked("M\(shown(x)) \(shown(frame.maxY + 2))v22", Self.ink, width: 3)
    drawKind(.unwind, relationship: nil, x: x, y: frame.maxY + 40)
  }

  /// Draws a curve between two scenes, from the side that faces the destination.
  private mutating func drawArrow(_ segue: Segue, from source: Rect, trigger: Rect?, to destination: Rect) {
    var start: Point
    var end: Point
    var (first, second): (Point, Point)
    if destination.x >= source.maxX || destination.maxX <= source.x {
      let isForward = destination.x >= source.maxX
      let y = min(max(trigger?.midY ?? source.midY, source.y + 10), source.maxY - 10)
      start = (isForward ? source.maxX : source.x, y)
      end = (isForward ? destination.x : destination.maxX, destination.midY)
      let reach = max(abs(end.x - start.x) / 2, 20) * (isForward ? 1 : -1)
      (first, second) = ((start.x + reach, start.y), (end.x - reach, end.y))
    } else {
      let isDown = destination.midY >= source.midY
      start = (source.midX, isDown ? source.maxY : source.y)
      end = (destination.midX, isDown ? destination.y - 36 : destination.maxY)
      let reach = max(abs(end.y - start.y) / 2, 20) * (isDown ? 1 : -1)
      (first, second) = ((start.x, start.y + reach), (end.x, end.y - reach))
    }
    let path =
      "M\(shown(start.x)) \(shown(start.y))C\(shown(first.x)) \(shown(first.y)) \(shown(second.x)) \(shown(second.y)) \(shown(end.x)) \(shown(end.y))"
    svg.begin("path")
    svg.attribute("d", path)
    svg.attribute("fill", word: "none")
    stroke(Self.ink, width: 3)
    if segue.kind == .relationship || segue.kind == .embed { svg.attribute("stroke-dasharray", word: "10 6") }
    svg.end()
    let isHorizontal = first.y == start.y
    let direction = isHorizontal ? (end.x > start.x ? 1.0 : -1) : (end.y > start.y ? 1.0 : -1)
    filled(
      isHorizontal
        ? polyline(
          [(end.x - 14 * direction, end.y - 9), (end.x - 14 * direction, end.y + 9), end], isClosed: true)
        : polyline(
          [(end.x - 9, end.y - 14 * direction), (end.x + 9, end.y - 14 * direction), end], isClosed: true),
      Self.ink)
    if let trigger { circle(trigger.midX, trigger.midY, radius: 5, fill: LayerColor.frame.faded(0.8)) }
    // The middle of a cubic curve.
    let middle = (
      x: (start.x + 3 * first.x + 3 * second.x + end.x) / 8,
      y: (start.y + 3 * first.y + 3 * second.y + end.y) / 8
    )
    drawKind(segue.kind, relationship: segue.relationship, x: middle.x, y: middle.y)
    if let identifier = segue.identifier, !identifier.isEmpty {
      drawLine(identifier, size: 15, Self.ink, x: middle.x, y: middle.y + 34, .center)
    }
  }

  /// Draws the sign of a kind of segue in a circle.
  private mutating func drawKind(_ kind: Segue.Kind, relationship: String?, x: Double, y: Double) {
    circle(x, y, radius: 17, fill: Self.ink)
    circle(x, y, radius: 14.5, fill: .white)
    let ink = Self.ink
    func box(_ width: Double, _ height: Double) -> Rect {
      Rect(x: x - width / 2, y: y - height / 2, width: width, height: height)
    }
    switch kind {
    case .show, .push: stroked(polyline([(x - 3, y - 6), (x + 4, y), (x - 3, y + 6)]), ink, width: 3)
    case .showDetail:
      outline(box(18, 14), ink, width: 2)
      line(x - 3, y - 7, x - 3, y + 7, ink, width: 2)
    case .presentation, .modal: outline(box(16, 12), ink, width: 2.5)
    case .popover:
      outline(Rect(x: x - 8, y: y - 8, width: 16, height: 11), ink, width: 2)
      filled(polyline([(x - 4, y + 3), (x + 4, y + 3), (x, y + 8)], isClosed: true), ink)
    case .embed:
      outline(box(18, 18), ink, width: 2)
      rect(box(8, 8), fill: ink)
    case .relationship:
      circle(x, y, radius: 7, fill: ink)
      circle(x, y, radius: 4, fill: .white)
    case .unwind:
      stroked(polyline([(x - 7, y - 7), (x - 7, y + 7), (x + 1, y + 7)]), ink, width: 2)
      stroked(polyline([(x - 7, y - 7), (x + 1, y - 7)]), ink, width: 2)
      stroked(
        polyline([(x - 2, y), (x + 7, y)]) + polyline([(x + 3, y - 4), (x + 7, y), (x + 3, y + 4)]), ink,
        width: 2)
    case .custom, .unknown:
      drawLine("{}", size: 15, weight: .bold, ink, x: x, y: y + 5, .center)
    }
  }
}

extension Segue.Kind {
  /// The kind in one word, as files spell it.
  fileprivate var word: String {
    switch self {
    case .relationship: "relationship"
    case .show: "show"
    case .showDetail: "showDetail"
    case .presentation: "presentation"
    case .popover: "popoverPresentation"
    case .embed: "embed"
    case .unwind: "unwind"
    case .custom: "custom"
    case .push: "push"
    case .modal: "modal"
    case .unknown: "unknown"
    }
  }
}
