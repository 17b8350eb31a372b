// Lays a document out in one environment: finds the layout roots, solves each, and follows nested roots (cells, headers)
// downwards. Values only; what they mean (conflicts, ambiguity, misplacement) is judged in LayoutVerdicts.

import SceneDiagnostics
import SceneModel
import Simplex
import TextMetrics

/// Lays `document` out in each environment. Linear in the number of views for layouts that equations determine.
///
/// Only iOS documents are laid out; the views of other platforms keep their stored frames.
public func layOut(_ document: InterfaceDocument, in environments: [LayoutEnvironment]) -> [DocumentLayout] {
  let shared = LayoutMemory(document, environmentCount: environments.count)
  return environments.map { environment in
    var layouter = DocumentLayouter(document: document, environment: environment, shared: shared)
    return layouter.run()
  }
}

struct DocumentLayouter {
  let document: InterfaceDocument
  let environment: LayoutEnvironment
  /// What the layouts of all environments have in common.
  let shared: LayoutMemory
  let traits: SharedTraits
  private var layout: DocumentLayout
  /// Roots still to be laid out, with their frames in their parents' coordinates.
  private var pending: [(view: ViewIndex, frame: Rect)] = []

  init(document: InterfaceDocument, environment: LayoutEnvironment, shared: LayoutMemory) {
    self.document = document
    self.environment = environment
    self.shared = shared
    traits = shared.traits(of: environment)
    layout = DocumentLayout(
      environment: environment, viewFrames: Array(repeating: nil, count: document.views.count),
      guideFrames: Array(repeating: nil, count: document.guides.count),
      exactFrames: Array(repeating: nil, count: document.views.count), contentSizes: [:],
      sizeConfidence: Array(repeating: nil, count: document.views.count), rootGeometry: [:], diagnostics: [])
  }

  mutating func run() -> DocumentLayout {
    guard document.header.platform == .iOS else {
      keepStoredFrames()
      return layout
    }
    // An embedded controller's view comes after the container view that it fills.
    for view in shared.layoutOrder where !traits.resolution.isExcluded[view.index] {
      if document[view].role == .root {
        solveRoot(view)
      } else {
        addNested(view, frame: document[view].storedRect ?? .zero)
      }
      solvePending()
    }
    layout.diagnostics += unlaidRowVerdicts(layout, of: document)
    layout.diagnostics += staleFlagVerdicts(layout, of: document)
    layout.diagnostics.sort { a, b in
      if let x = a.range, let y = b.range, x != y { return x < y }
      return a.rule.name < b.rule.name
    }
    return layout
  }

  private mutating func solveRoot(_ view: ViewIndex) {
    var size: Size?
    if !environment.isDocumentsOwn, let container = shared.containers.containerView(of: view) {
      size = layout.viewFrames[container.index]?.size
    }
    let geometry = rootGeometry(
      of: view, in: document, environment: environment, containers: shared.containers,
      containerSize: size)
    layout.rootGeometry[view] = geometry
    solve(view, frame: geometry.frame, geometry: geometry)
  }

  private mutating func solvePending() {
    var next = 0
    while next < pending.count {
      let item = pending[next]
      next += 1
      solve(item.view, frame: item.frame, geometry: nil)
    }
    pending.removeAll(keepingCapacity: true)
  }

  private mutating func addNested(_ view: ViewIndex, frame: Rect) {
    pending.append((view, frame))
  }

  // MARK: One root

  private mutating func solve(_ root: ViewIndex, frame: Rect, geometry: RootGeometry?) {
    var (solved, nested) = solved(root, frame: frame, geometry: geometry, fitsHeight: false)
    record(solved, frame: frame)
    layout.diagnostics += layoutVerdicts(
      of: &solved, in: document, traits: traits.resolution, environment: environment,
      frames: layout.viewFrames)
    addNestedRoots(nested)
  }

  private func solved(
    _ root: ViewIndex, frame: Rect, geometry: RootGeometry?, fitsHeight: Bool
  ) -> (root: SolvedRoot, nested: [ViewIndex]) {
    var model = shared.takeModel(of: root, in: environment, traits, fitsHeight: fitsHeight)
    let solved = model.solve(RootSurroundings(environment: environment, frame: frame, geometry: geometry))
    let nested = model.nestedRoots
    shared.keep(model, of: root, in: environment, traits, fitsHeight: fitsHeight)
    return (solved, nested)
  }

  private mutating func record(_ solved: SolvedRoot, frame: Rect) {
    let system = solved.system
    var exact: [Rect] = []
    var aligned: [Rect] = []
    exact.reserveCapacity(system.views.count)
    aligned.reserveCapacity(system.views.count)
    var positions: [ViewIndex: Int] = [:]
    positions.reserveCapacity(system.views.count)
    for (k, index) in system.views.enumerated() {
      positions[index] = k
      let insets = system.alignmentInsets[k]
      let rect = solved.rects[k]
      let absolute = Rect(
        x: rect.x - insets.left, y: rect.y - insets.top, width: rect.width + insets.left + insets.right,
        height: rect.height + insets.top + insets.bottom)
      exact.append(absolute)
      aligned.append(alignedToPixels(absolute, scale: environment.scale))
      layout.sizeConfidence[index.index] =
        solved.contents[k].width == nil && solved.contents[k].height == nil
        ? nil : solved.contents[k].confidence
      if k == 0 {
        layout.exactFrames[index.index] = frame
        layout.viewFrames[index.index] = frame
      } else if let parent = document.views[index.index].parent, let p = positions[parent] {
        layout.exactFrames[index.index] = relative(absolute, to: exact[p])
        layout.viewFrames[index.index] = alignedFrame(
          aligned[k], relativeTo: aligned[p], scale: environment.scale)
      }
    }
    for content in system.contentSizes {
      layout.contentSizes[content.view] = Size(
        width: solved.solution.values[Int(content.width.index)],
        height: solved.solution.values[Int(content.height.index)])
    }
    for (guide, rect) in system.guides {
      guard let owner = document.guides[guide.index].owner, let p = positions[owner] else { continue }
      let values = solved.solution.values
      let numbers = system.parameters.values
      let left = rect.left.value(values, numbers)
      let top = rect.top.value(values, numbers)
      let absolute = Rect(
        x: left, y: top, width: rect.right.value(values, numbers) - left,
        height: rect.bottom.value(values, numbers) - top)
      layout.guideFrames[guide.index] = alignedFrame(
        alignedToPixels(absolute, scale: environment.scale), relativeTo: aligned[p],
        scale: environment.scale)
    }
  }

  private func relative(_ rect: Rect, to parent: Rect) -> Rect {
    Rect(x: rect.x - parent.x, y: rect.y - parent.y, width: rect.width, height: rect.height)
  }

  /// Rows, items, headers and whatever else hangs in this root as a layout of its own, with the frames that their parents
  /// give them.
  private mutating func addNestedRoots(_ views: [ViewIndex]) {
    var next = 0
    while next < views.count {
      guard let parent = document[views[next]].parent else {
        next += 1
        continue
      }
      // Children of one parent follow each other.
      var end = next + 1
      while end < views.count, document[views[end]].parent == parent { end += 1 }
      for (view, frame) in frames(of: Array(views[next..<end]), in: parent) { addNested(view, frame: frame) }
      next = end
    }
  }

  private func frames(of children: [ViewIndex], in parent: ViewIndex) -> [(view: ViewIndex, frame: Rect)] {
    let size = layout.viewFrames[parent.index]?.size ?? .zero
    switch document[parent].kind {
    case .tableView:
      let table = TableLayout(document: document, environment: environment, table: parent, size: size)
      return table.frames(of: children) { cell, width in fittingHeight(of: cell, width: width) }
    case .collectionView:
      return CollectionLayout(document: document, environment: environment, collection: parent, size: size)
        .frames(of: children)
    default:
      return children.compactMap { child in document[child].storedRect.map { (child, $0) } }
    }
  }

  /// The height that a cell's constraints ask for at a width; nil where they ask for none.
  private func fittingHeight(of cell: ViewIndex, width: Double) -> Double? {
    let frame = Rect(x: 0, y: 0, width: width, height: 0)
    guard
      let height = solved(cell, frame: frame, geometry: nil, fitsHeight: true).root.rects.first?.height,
      height > LayoutTolerances.passConvergence
    else { return nil }
    return (height * environment.scale).rounded(.up) / environment.scale
  }

  private mutating func keepStoredFrames() {
    for (i, view) in document.views.enumerated() {
      layout.viewFrames[i] = view.storedRect
      layout.exactFrames[i] = view.storedRect
    }
  }
}
