// Lays a document out in one environment: finds the layout roots, solves each, and follows nested roots (cells, headers)
// downwards. Values only; what they mean (conflicts, ambiguity, misplacement) is judged in LayoutVerdicts.

import SceneDiagnostics
import SceneModel
import Simplex
import TextMetrics

/// Lays `document` out in each environment. Linear in the number of views for layouts that equations determine. What does not
/// depend on the environment is computed once.
///
/// - Parameter isSelected: Which rules the caller wants to hear of; some are looked for only then.
/// - Returns: one layout per environment; none for a document of another platform than iOS. A conflict that an earlier environment shows too has no notes and no fixes in the
///   later ones, and an ambiguous frame has the earlier one's numbers; `mergeVerdicts` keeps the first.
public func layOut(
  _ document: InterfaceDocument, in environments: [LayoutEnvironment],
  isSelected: (Rule) -> Bool = { _ in true }
) -> [DocumentLayout] {
  guard document.header.platform == .iOS else { return [] }
  let shared = LayoutMemory(document, environmentCount: environments.count, isSelected: isSelected)
  return environments.map { environment in
    shared.verdicts.beginEnvironment()
    var layouter = DocumentLayouter(document: document, environment: environment, shared: shared)
    return layouter.run()
  }
}

struct DocumentLayouter {
  let document: InterfaceDocument
  let environment: LayoutEnvironment
  /// What the layouts of all environments have in common.
  let shared: LayoutMemory
  let containers: ContainerMap
  let traits: SharedTraits
  private let rows: RowEnvironment
  private var layout: DocumentLayout
  private let context: VerdictContext
  /// Whether `programs` collects what is solved; see `layoutPrograms`.
  var keepsPrograms = false
  private(set) var programs: [LinearProgram] = []
  /// Roots still to be laid out, with their frames in their parents' coordinates.
  private var pending: [(view: ViewIndex, frame: Rect)] = []

  init(document: InterfaceDocument, environment: LayoutEnvironment, shared: LayoutMemory) {
    self.document = document
    self.environment = environment
    self.shared = shared
    containers = shared.containers(in: environment)
    traits = shared.traits(of: environment)
    rows = shared.rows(of: environment)
    context = VerdictContext(
      document: document, traits: traits.resolution, environment: environment, memory: shared.verdicts)
    layout = DocumentLayout(
      environment: environment, viewFrames: Array(filledWith: nil, count: document.views.count),
      guideFrames: Array(filledWith: nil, count: document.guides.count),
      exactFrames: Array(filledWith: nil, count: document.views.count), contentSizes: [:],
      sizeConfidence: Array(filledWith: nil, count: document.views.count), rootGeometry: [:], diagnostics: [])
  }

  mutating func run() -> DocumentLayout {
    // An embedded controller's view comes after the container view that it fills.
    for view in containers.layoutOrder where !traits.resolution.isExcluded[view.index] {
      if document[view].role == .root {
        solveRoot(view)
      } else {
        addNested(view, frame: topLevelFrame(of: view))
      }
      solvePending()
    }
    addUnlaidRows()
    layout.diagnostics += surroundingsVerdicts(containers, in: document)
    layout.diagnostics += unknownDeviceVerdict(environment, of: document)
    layout.diagnostics += staleFlagVerdicts(layout, of: document)
    layout.diagnostics = document.withoutClaimsAboutLostParts(layout.diagnostics)
    layout.diagnostics.sort { a, b in
      if let x = a.range, let y = b.range, x != y { return x < y }
      return a.rule.name < b.rule.name
    }
    return layout
  }

  /// The frame of a view at the top of its scene that is no root: a bar, or what Interface Builder keeps beside the scene.
  private func topLevelFrame(of view: ViewIndex) -> Rect {
    controllerBarFrame(of: view, in: document, environment: environment, containers: containers)
      ?? document[view].storedRect ?? .zero
  }

  /// What Interface Builder never laid out is not misplaced: stored frames mean nothing there (flagged 0 of 4).
  private mutating func addUnlaidRows() {
    let notes = unlaidRowVerdicts(layout, of: document)
    if notes.isEmpty { return }
    let unlaid = Set(notes.flatMap(\.objects))
    layout.diagnostics.removeAll {
      $0.rule == LayoutRules.misplacedView && $0.objects.first.map(unlaid.contains) == true
    }
    layout.diagnostics += notes
  }

  private mutating func solveRoot(_ view: ViewIndex) {
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
    if geometry.contradictsStoredSize {
      layout.diagnostics += rootMisplacementVerdict(view, geometry.frame, in: document)
    }
    solve(view, frame: geometry.frame, geometry: geometry)
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
    let model = shared.model(of: root, in: rows, traits, fitsHeight: false)
    let surroundings = RootSurroundings(environment: environment, frame: frame, geometry: geometry)
    if let known = model.surround(surroundings) {
      record(known, root, frame)
    } else {
      var solved = model.solve(surroundings)
      if keepsPrograms { programs.append(solved.solver.program) }
      var outcome = outcome(of: solved, frame)
      record(outcome, root, frame)
      outcome.diagnostics = layoutVerdicts(of: &solved, frames: layout.viewFrames, context)
      layout.diagnostics += outcome.diagnostics
      if shared.hasSeveralEnvironments { model.keep(outcome, of: surroundings) }
    }
    addNestedRoots(model.nestedRoots)
  }

  /// Frames relative to their superviews, aligned to pixels.
  private func outcome(of solved: SolvedRoot, _ frame: Rect) -> RootOutcome {
    let system = solved.system
    let values = solved.values
    var outcome = RootOutcome()
    var rects: [(exact: Rect, aligned: Rect)] = []
    rects.reserveCapacity(system.views.count)
    outcome.frames.reserveCapacity(system.views.count)
    outcome.sizeConfidence.reserveCapacity(system.views.count)
    for (k, index) in system.views.enumerated() {
      let insets = system.alignmentInsets[k]
      let rect = solved.rects[k]
      let absolute = Rect(
        x: rect.x - insets.left, y: rect.y - insets.top, width: rect.width + insets.left + insets.right,
        height: rect.height + insets.top + insets.bottom)
      let aligned = alignedToPixels(absolute, scale: environment.scale)
      rects.append((absolute, aligned))
      let content = solved.contents[k]
      outcome.sizeConfidence.append(
        (index, content.width == nil && content.height == nil ? nil : content.confidence))
      if k > 0, let parent = document.views[index.index].parent, let p = system.positions[parent] {
        outcome.frames.append(
          (
            index, relative(absolute, to: rects[p].exact),
            alignedFrame(aligned, relativeTo: rects[p].aligned, scale: environment.scale)
          ))
      }
    }
    for content in system.contentSizes {
      outcome.contentSizes.append(
        (
          content.view,
          Size(width: values[Int(content.width.index)], height: values[Int(content.height.index)])
        ))
    }
    for (guide, rect) in system.guides {
      guard let owner = document.guides[guide.index].owner, let p = system.positions[owner] else { continue }
      let numbers = system.parameters.values
      let left = rect.left.value(values, numbers)
      let top = rect.top.value(values, numbers)
      let absolute = Rect(
        x: left, y: top, width: rect.right.value(values, numbers) - left,
        height: rect.bottom.value(values, numbers) - top)
      outcome.guideFrames.append(
        (
          guide,
          alignedFrame(
            alignedToPixels(absolute, scale: environment.scale), relativeTo: rects[p].aligned,
            scale: environment.scale)
        ))
    }
    return outcome
  }

  private mutating func record(_ outcome: RootOutcome, _ root: ViewIndex, _ frame: Rect) {
    layout.exactFrames[root.index] = frame
    layout.viewFrames[root.index] = frame
    for (view, exact, aligned) in outcome.frames {
      layout.exactFrames[view.index] = exact
      layout.viewFrames[view.index] = aligned
    }
    for (view, confidence) in outcome.sizeConfidence { layout.sizeConfidence[view.index] = confidence }
    for (view, size) in outcome.contentSizes { layout.contentSizes[view] = size }
    for (guide, frame) in outcome.guideFrames { layout.guideFrames[guide.index] = frame }
    layout.diagnostics += outcome.diagnostics
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
    let model = shared.model(of: cell, in: rows, traits, fitsHeight: true)
    let surroundings = RootSurroundings(environment: environment, frame: frame, geometry: nil)
    let height: Double?
    if let known = model.surround(surroundings) {
      height = known.fittingHeight
    } else {
      height = model.solve(surroundings).rects.first?.height
      if shared.hasSeveralEnvironments {
        model.keep(RootOutcome(fittingHeight: height), of: surroundings)
      }
    }
    guard let height, height > LayoutTolerances.passConvergence else { return nil }
    return (height * environment.scale).rounded(.up) / environment.scale
  }

}
