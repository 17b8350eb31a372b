// Draws trees of views: order, positions, hidden views, opacity, clipping, backgrounds. What a view of a kind
// looks like inside is in the files about kinds.

import SceneModel
import SceneXML

/// Where views are in the coordinates of their panel.
struct ViewPlaces {
  /// By `ViewIndex`; nil for a view that is not drawn. Empty unless a layer needs it.
  var frames: [Rect?] = []
  /// The origin of the view that is being drawn.
  var x = 0.0
  var y = 0.0
  /// The baselines of the texts so far: a start, an end and a height.
  var baselines: [(from: Double, to: Double, y: Double)] = []
  /// The view that is being drawn.
  var view: ViewIndex?
  /// The first and the last baseline of views with text.
  var baselinesOfViews: [ViewIndex: (first: Double, last: Double)] = [:]
}

extension Painter {
  private enum Step {
    case enter(ViewIndex, Place)
    /// Ends this many elements.
    case leave(Int)
  }

  /// The place of a superview: the origin of its content, and whether it is inside scrolling content.
  private struct Place {
    var x: Double
    var y: Double
    var scrolls = false
  }

  /// Draws a view with its subviews. Its frame's origin is at `x` and `y`, which is not always where its
  /// superview has it: a root is where its screen has it.
  mutating func drawTree(_ root: ViewIndex, x: Double, y: Double) {
    guard let frame = layout.frame(of: root) else { return }
    let outside = (places.x, places.y, places.view)
    defer { (places.x, places.y, places.view) = outside }
    var steps = [Step.enter(root, Place(x: outside.0, y: outside.1))]
    while let step = steps.popLast() {
      switch step {
      case .leave(let count): for _ in 0..<count { svg.end() }
      case .enter(let index, let place):
        guard var own = layout.frame(of: index) else { continue }
        if index == root { own = Rect(x: x, y: y, width: frame.width, height: frame.height) }
        enter(index, own, place, &steps)
      }
    }
  }

  private mutating func enter(_ index: ViewIndex, _ frame: Rect, _ place: Place, _ steps: inout [Step]) {
    let view = view(index)
    guard !traits.isExcluded[index.index], !view.isHidden else { return }
    let alpha = number(.alpha, of: view.element) ?? 1
    guard alpha > 0 else { return }
    var inside = Place(x: place.x + frame.x, y: place.y + frame.y, scrolls: place.scrolls)
    (places.x, places.y, places.view) = (inside.x, inside.y, index)
    if places.frames.indices.contains(index.index) {
      places.frames[index.index] = Rect(x: inside.x, y: inside.y, width: frame.width, height: frame.height)
    }
    svg.begin("g")
    svg.attribute("class", word: view.kind.className)
    if embedding.depth == 0 {
      if !view.id.isEmpty { svg.attribute("data-id", view.id) }
      svg.attribute("data-size", [frame.width, frame.height])
    }
    svg.translate(frame.x, frame.y)
    if alpha < 1 { svg.attribute("opacity", max(alpha, 0)) }
    let bounds = Rect(x: 0, y: 0, width: max(frame.width, 0), height: max(frame.height, 0))
    let layer = layers[view.id]
    drawBackground(of: index, view, bounds, layer)
    var open = 1
    if clips(view, layer) {
      svg.begin("svg")
      svg.attribute("width", bounds.width)
      svg.attribute("height", bounds.height)
      svg.attribute("overflow", word: "hidden")
      open += 1
    }
    let shift = scrollOffset(of: view, inside, height: bounds.height)
    if view.kind.scrolls { inside.scrolls = true }
    if shift > 0 {
      svg.begin("g")
      svg.translate(0, shift)
      open += 1
      inside.y += shift
      places.y += shift
    }
    drawContent(of: index, view, bounds)
    if let layer, layer.borderWidth > 0 {
      let color = layer.borderColor.flatMap(colors.color) ?? .black
      outline(bounds, color, width: layer.borderWidth, radius: layer.cornerRadius)
    }
    steps.append(.leave(open))
    steps += childrenInDrawingOrder(of: index, view).reversed().map { .enter($0, inside) }
  }

  /// How far the content of a scroll view starts below its top edge, because bars cover that part.
  private func scrollOffset(of view: View, _ place: Place, height: Double) -> Double {
    guard view.kind.scrolls, !place.scrolls, place.y >= 0, place.y < coveredHeight,
      source.value(.contentInsetAdjustmentBehavior, of: view.element) != "never"
    else { return 0 }
    return min(coveredHeight - place.y, height)
  }

  /// Subviews from back to front: backgrounds behind everything else, headers of sections before cells.
  private func childrenInDrawingOrder(of index: ViewIndex, _ view: View) -> [ViewIndex] {
    var behind: [ViewIndex] = []
    var children: [ViewIndex] = []
    for child in document.children(of: index) {
      if document[child].role == .backgroundView { behind.append(child) } else { children.append(child) }
    }
    return behind + children
  }

  private func clips(_ view: View, _ layer: LayerProperties?) -> Bool {
    switch view.kind {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: isOn(.clipsSubviews, of: view.element) || layer?.masksToBounds == true
    }
  }

  // MARK: Backgrounds

  private mutating func drawBackground(
    of index: ViewIndex, _ view: View, _ bounds: Rect, _ layer: LayerProperties?
  ) {
    guard let color = colors.color("backgroundColor", of: view.element) ?? defaultBackground(of: index, view)
    else { return }
    if let corners = cellCorners[index.index] {
      drawCellBackground(color, bounds, corners)
    } else {
      rect(bounds, fill: color, radius: layer?.cornerRadius ?? 0)
    }
  }

  /// The background of a view whose file sets none; nil if it is transparent.
  private func defaultBackground(of index: ViewIndex, _ view: View) -> PictureColor? {
    switch view.kind {
    case .tableView:
      if case .tableView(let table) = view.content, table.isGrouped {
        return system("systemGroupedBackgroundColor")
      }
      return system("systemBackgroundColor")
    case .textView: return system("systemBackgroundColor")
    case .tableViewCell:
      guard let table = view.parent, case .tableView(let content) = document[table].content,
        content.isGrouped
      else { return nil }
      return system("secondarySystemGroupedBackgroundColor")
    default: return nil
    }
  }

  // MARK: Kinds

  private mutating func drawContent(of index: ViewIndex, _ view: View, _ bounds: Rect) {
    switch view.content {
    case .label(let label): drawLabel(label, view, bounds)
    case .button(let button): drawButton(button, index, view, bounds)
    case .imageView(let image): drawImageView(image, index, view, bounds)
    case .textField(let field): drawTextField(field, view, bounds)
    case .textView(let text): drawTextView(text, view, bounds)
    case .segmentedControl(let control): drawSegmentedControl(control, view, bounds)
    case .tableView(let table): drawTable(table, index, bounds)
    case .tableViewCell(let cell): drawCell(cell, index, view, bounds)
    case .bar: drawBar(index, view, bounds)
    case .control(let control): drawControl(control, index, view, bounds)
    default: drawOther(index, view, bounds)
    }
  }

  private mutating func drawControl(_ control: Control, _ index: ViewIndex, _ view: View, _ bounds: Rect) {
    switch view.kind {
    case .switchControl: drawSwitch(view, bounds)
    case .slider: drawSlider(control, index, view, bounds)
    case .stepper: drawStepper(bounds)
    case .progressView: drawProgressView(index, view, bounds)
    case .pageControl: drawPageControl(control, view, bounds)
    case .activityIndicator: drawActivityIndicator(control, view, bounds)
    case .datePicker: drawDatePicker(control, index, bounds)
    case .pickerView:
      drawWheels([["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]], bounds)
    default: break
    }
  }
}

extension ViewKind {
  /// The class of the view's group in a picture.
  var className: StaticString {
    switch self {
    case .label: "label"
    case .button: "button"
    case .imageView: "image-view"
    case .textField: "text-field"
    case .textView: "text-view"
    case .stackView: "stack-view"
    case .scrollView: "scroll-view"
    case .tableView: "table-view"
    case .tableViewCell: "table-view-cell"
    case .collectionView: "collection-view"
    case .collectionViewCell: "collection-view-cell"
    case .switchControl: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .segmentedControl: "segmented-control"
    case .progressView: "progress-view"
    case .activityIndicator: "activity-indicator"
    case .pageControl: "page-control"
    case .pickerView: "picker-view"
    case .datePicker: "date-picker"
    case .searchBar: "search-bar"
    case .toolbar: "toolbar"
    case .tabBar: "tab-bar"
    case .navigationBar: "navigation-bar"
    case .containerView: "container-view"
    case .visualEffectView: "visual-effect-view"
    case .mapView: "map-view"
    case .webView: "web-view"
    default: "view"
    }
  }
}
