// Lays out a document in one environment: finds the layout roots, solves each, and continues with nested
// roots (cells, headers). Computes only frames; LayoutAnalysis reports conflicts, ambiguity and misplacement.

import SceneModel
import Simplex
import TextMetrics

/// Lays out `document` in each environment. Linear in the number of views for layouts that equations
/// determine. Computes values that do not depend on the environment only once.
///
/// - Returns: one layout per environment; none for a platform other than iOS.
public func layOut(
  _ document: InterfaceDocument, in environments: [LayoutEnvironment]
) -> [DocumentLayout] {
  let cache = LayoutCache(document, environmentCount: environments.count)
  return environments.compactMap { cache.layOut(in: $0) { _ in } }
}

extension LayoutCache {
  /// Lays out the document in one environment. Earlier layouts only make it faster.
  ///
  /// - Parameter visit: called with each root after it is laid out.
  /// - Returns: nil for a platform other than iOS.
  package func layOut(in environment: LayoutEnvironment, visit: (RootLayout) -> Void) -> DocumentLayout? {
    guard document.header.platform == .iOS else { return nil }
    var layouter = DocumentLayouter(document, environment, self)
    return layouter.run(visit)
  }
}

private struct DocumentLayouter {
  private let document: InterfaceDocument
  private let environment: LayoutEnvironment
  /// The values that the layouts of all environments share.
  private let cache: LayoutCache
  private let containers: ContainerMap
  private let traits: SharedTraits
  private let solverTraits: Int
  private var layout: DocumentLayout
  /// The remaining roots, with their frames in their parents' coordinates.
  private var pending: [(view: ViewIndex, frame: Rect)] = []

  init(_ document: InterfaceDocument, _ environment: LayoutEnvironment, _ cache: LayoutCache) {
    self.document = document
    self.environment = environment
    self.cache = cache
    containers = cache.containers(in: environment)
    traits = cache.traits(of: environment)
    solverTraits = cache.solverTraits(of: environment)
    layout = DocumentLayout(
      environment: environment, viewFrames: Array(filledWith: nil, count: document.views.count),
      guideFrames: Array(filledWith: nil, count: document.guides.count),
      exactFrames: Array(filledWith: nil, count: document.views.count), contentSizes: [:],
      sizeConfidence: Array(filledWith: nil, count: document.views.count), rootGeometry: [:])
    layout.rootGeometry.reserveCapacity(containers.layoutOrder.count)
  }

  mutating func run(_ visit: (RootLayout) -> Void) -> DocumentLayout {
    // An embedded controller's view follows the container view that it fills.
    for view in containers.layoutOrder where !traits.resolution.isExcluded[view.index] {
      if document[view].role == .root {
        layOutRoot(view, visit)
      } else {
        pending.append((view, topLevelFrame(of: view)))
      }
      layOutPending(visit)
    }
    return layout
  }

  /// The frame of a view at the top of its scene that is not a root: a bar, or a view beside the scene in
  /// Interface Builder.
  private func topLevelFrame(of view: ViewIndex) -> Rect {
    controllerBarFrame(of: view, in: document, environment: environment, containers: containers)
      ?? document[view].storedRect ?? .zero
  }

  private mutating func layOutRoot(_ view: ViewIndex, _ visit: (RootLayout) -> Void) {
    var container: ContainerGeometry?
    if !environment.isDocumentsOwn, let outer = containers.containerView(of: view) {
      container = containerGeometry(outer)
    }
    var geometry = rootGeometry(
      of: view, in: document, environment: environment, containers: containers,
      container: container)
    if geometry.fitsContent, let height = fittingHeight(of: view, width: geometry.frame.width) {
      geometry.frame.height = min(height, geometry.frame.height)
    }
    layout.rootGeometry[view] = geometry
    layOut(view, frame: geometry.frame, geometry: geometry, visit)
  }

  /// The position of a container view in its scene.
  private func containerGeometry(_ view: ViewIndex) -> ContainerGeometry? {
    guard var frame = layout.viewFrames[view.index] else { return nil }
    let size = frame.size
    var top = view
    while let parent = document[top].parent {
      top = parent
      guard document[top].parent != nil else { break }
      frame.x += layout.viewFrames[top.index]?.x ?? 0
      frame.y += layout.viewFrames[top.index]?.y ?? 0
    }
    guard let scene = layout.rootGeometry[top] else {
      return ContainerGeometry(size: size, safeAreaInsets: .zero)
    }
    return ContainerGeometry(
      size: size,
      safeAreaInsets: nestedSafeAreaInsets(
        frame: frame, rootSize: scene.frame.size, rootInsets: scene.safeAreaInsets))
  }

  private mutating func layOutPending(_ visit: (RootLayout) -> Void) {
    var next = 0
    while next < pending.count {
      let item = pending[next]
      next += 1
      layOut(item.view, frame: item.frame, geometry: cellGeometry(item.view, item.frame), visit)
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// The surroundings of a collection view controller's cell; nil for other views, which have none. In Xcode 10, the
  /// status bar is in the margins of all its cells, wherever they are and below which bar (3 of 3 constraints in 2
  /// projects).
  private func cellGeometry(_ view: ViewIndex, _ frame: Rect) -> RootGeometry? {
    guard environment.isDocumentsOwn, environment.era == .xcode10, document.header.usesSafeAreas,
      document[view].kind == .collectionViewCell, let parent = document[view].parent,
      layout.rootGeometry[parent] != nil, environment.follows(.collectionCellsTakeStatusBar)
    else { return nil }
    let inset = environment.windowInsets.top
    let margin = document[view].layoutMargins == nil ? StandardMargins.free.top : 0
    return RootGeometry(
      frame: frame, safeAreaInsets: EdgeInsets(top: inset, left: 0, bottom: 0, right: 0), topGuideLength: 0,
      bottomGuideLength: 0, minimumSideMargin: margin, reasons: [], verticalMargin: margin)
  }

  // MARK: One root

  private mutating func layOut(
    _ root: ViewIndex, frame: Rect, geometry: RootGeometry?, _ visit: (RootLayout) -> Void
  ) {
    let solver = cache.solver(
      of: root, solverTraits, traits, scale: environment.scale, fitsHeight: false)
    let inputs = RootInputs(environment: environment, size: frame.size, geometry: geometry)
    let known = solver.layout(inputs)
    layout.exactFrames[root.index] = frame
    layout.viewFrames[root.index] = frame
    layout.add(known.frames)
    visit(known)
    addNestedRoots(known.nestedRoots)
  }

  /// Adds table rows, collection items, headers and other nested roots, with the frames that their parents
  /// determine.
  private mutating func addNestedRoots(_ views: [ViewIndex]) {
    var next = 0
    while next < views.count {
      guard let parent = document[views[next]].parent else {
        next += 1
        continue
      }
      // The children of one parent are adjacent.
      var end = next + 1
      while end < views.count, document[views[end]].parent == parent { end += 1 }
      pending += frames(of: Array(views[next..<end]), in: parent)
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

  /// The height of a root from its constraints at a width; nil if they do not determine one.
  private func fittingHeight(of root: ViewIndex, width: Double) -> Double? {
    let solver = cache.solver(of: root, solverTraits, traits, scale: environment.scale, fitsHeight: true)
    let inputs = RootInputs(environment: environment, size: Size(width: width, height: 0), geometry: nil)
    return alignedFittingHeight(solver.height(inputs), scale: environment.scale)
  }
}
