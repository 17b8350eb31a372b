// The layers over the views of a panel, each a group of its own, so that a page can show and hide it. This
// file has the order, what layers have in common, and where items of constraints are.

import AutoLayout
import SceneDiagnostics
import SceneModel
import SceneXML
import TextMetrics

/// The colors of layers. They are the same in both appearances.
enum LayerColor {
  static let guide = PictureColor(0xE0322B)
  static let frame = PictureColor(0x0A84FF)
  static let constraint = PictureColor(0x1E6BE0)
  static let conflict = PictureColor(0xE0322B)
  static let ambiguous = PictureColor(0xE58A00)
  static let stored = PictureColor(0xB8860B)
  static let solved = PictureColor(0x2E9E4F)
  static let baseline = PictureColor(0xAF52DE)
  static let note = PictureColor(0x8E5BD9)
}

extension Painter {
  /// Starts to keep the places of views, if a layer or the caller needs them.
  mutating func preparePlaces(always: Bool = false) {
    places = ViewPlaces()
    if always || !options.layers.isEmpty {
      places.frames = Array(repeating: nil, count: document.views.count)
    }
  }

  /// Draws the chosen layers over a panel.
  mutating func drawLayers(_ diagnostics: [Diagnostic]) {
    guard !options.layers.isEmpty else { return }
    let found = findings(diagnostics)
    for (name, layer) in PictureOptions.Layers.named where options.layers.contains(layer) {
      svg.begin("g")
      svg.attribute("class", "layer \(name)")
      switch layer {
      case .safeArea: drawSafeAreas()
      case .margins: drawMargins()
      case .guides: drawGuides()
      case .frames: drawFrames()
      case .baselines: drawBaselines()
      case .stored: drawStoredFrames()
      case .constraints: drawConstraints(found)
      case .findings: drawFindings(found)
      default: drawIDs()
      }
      svg.end()
    }
  }

  /// Draws a dashed outline around an area, and a name at its top left corner.
  mutating func dashed(_ area: Rect, _ color: PictureColor, name: String = "", width: Double = 1) {
    guard area.width.isFinite, area.height.isFinite else { return }
    beginRect(area)
    svg.attribute("fill", word: "none")
    stroke(color, width: width, isDashed: true)
    svg.end()
    if !name.isEmpty { drawTag(name, x: area.x + 2, y: area.y + 9, color) }
  }

  /// Draws small text on a light plate, so that it is readable over views.
  mutating func drawTag(
    _ text: String, x: Double, y: Double, _ color: PictureColor, _ alignment: TextAlignment = .left
  ) {
    let width = textWidth(text, font: Font(size: 8)).width
    let start = alignment == .center ? x - width / 2 : alignment == .right ? x - width : x
    rect(
      Rect(x: start - 1, y: y - 7.5, width: width + 2, height: 9.5), fill: PictureColor(0xFFFFFF, 0.85),
      radius: 2)
    drawLine(text, size: 8, color, x: start, y: y)
  }

  /// The place of an item of a constraint in the panel; nil if it is not drawn.
  func place(of item: ItemReference) -> Rect? {
    switch item {
    case .view(let index): return place(of: index)
    case .guide(let index): return place(of: index)
    case .unresolved: return nil
    }
  }

  func place(of view: ViewIndex) -> Rect? {
    places.frames.indices.contains(view.index) ? places.frames[view.index] : nil
  }

  func place(of guide: GuideIndex) -> Rect? {
    guard let owner = document[guide].owner, let outer = place(of: owner),
      let frame = layout.frame(of: guide)
    else { return nil }
    return Rect(x: outer.x + frame.x, y: outer.y + frame.y, width: frame.width, height: frame.height)
  }

  /// The place of the view with an id.
  func place(ofID id: String) -> Rect? {
    if case .view(let index)? = document.objects[id] { return place(of: index) }
    if case .guide(let index)? = document.objects[id] { return place(of: index) }
    return nil
  }

  /// The views of the panel in drawing order, with their places.
  var placedViews: [(view: ViewIndex, frame: Rect)] {
    places.frames.enumerated().compactMap { index, frame in frame.map { (ViewIndex(index), $0) } }
  }
}
