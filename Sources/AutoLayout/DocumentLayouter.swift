// Lays a document out in one environment: finds the layout roots, solves each, and follows nested roots (cells, headers)
// downwards. Frames only; what they mean (conflicts, ambiguity, misplacement) is said in LayoutAnalysis.

import SceneModel
import Simplex
import TextMetrics

/// Lays `document` out in each environment. Linear in the number of views for layouts that equations determine. What does not
/// depend on the environment is computed once.
///
/// - Returns: one layout per environment; none for a document of another platform than iOS.
public func layOut(
  _ document: InterfaceDocument, in environments: [LayoutEnvironment]
) -> [DocumentLayout] {
  let cache = LayoutCache(document, environmentCount: environments.count)
  return environments.compactMap { cache.layOut(in: $0) { _ in } }
}

extension LayoutCache {
  /// Lays the document out in one environment. What was laid out before only makes it faster.
  ///
  /// - Parameter visit: Is shown each root once it is laid out.
  /// - Returns: nil for a document of another platform than iOS.
  package func layOut(in environment: LayoutEnvironment, visit: (RootLayout) -> Void) -> DocumentLayout? {
    guard document.header.platform == .iOS else { return nil }
    var layouter = DocumentLayouter(document, environment, self)
    return layouter.run(visit)
  }
}

private struct DocumentLayouter {
  private let document: InterfaceDocument
  private let environment: LayoutEnvironment
  /// What the layouts of all environments have in common.
  private let cache: LayoutCache
  private let containers: ContainerMap
  private let traits: SharedTraits
  private let solverTraits: Int
  private var layout: DocumentLayout
  /// Roots still to be laid out, with their frames in their parents' coordinates.
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
  }

  mutating func run(_ visit: (RootLayout) -> Void) -> DocumentLayout {
    // An embedded controller's view comes after the container view that it fills.
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

  /// The frame of a view at the top of its scene that is no root: a bar, or what Interface Builder keeps beside the scene.
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

  /// Where a container view is in its scene.
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
      layOut(item.view, frame: item.frame, geometry: nil, visit)
    }
    pending.removeAll(keepingCapacity: true)
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

  /// The height that a root's constraints ask for at a width; nil where they ask for none.
  private func fittingHeight(of root: ViewIndex, width: Double) -> Double? {
    let solver = cache.solver(of: root, solverTraits, traits, scale: environment.scale, fitsHeight: true)
    let inputs = RootInputs(environment: environment, size: Size(width: width, height: 0), geometry: nil)
    return alignedFittingHeight(solver.height(inputs), scale: environment.scale)
  }
}
