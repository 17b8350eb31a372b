// Values that the layouts of a document in several environments share: the containers, the order of the
// roots, the resolved variations for each combination of traits, and the built systems. Computed once.

import SceneModel
import TextMetrics

/// Properties of a document that determine which parts of an environment affect its layout.
struct DocumentFacts {
  /// Whether views or constraints have variations by size class or idiom.
  let hasVariations: Bool
  /// Whether there are toolbars, which are taller above a home indicator.
  let hasToolbars: Bool
  /// Whether the document's own canvas may have other rows than devices.
  let hasCanvasRows: Bool

  init(_ document: InterfaceDocument) {
    // By index, because iterating would copy every view.
    let (views, constraints) = (document.views, document.constraints)
    hasVariations =
      views.indices.contains { !views[$0].variations.isEmpty }
      || constraints.indices.contains { !constraints[$0].variations.isEmpty }
    hasToolbars = views.indices.contains { views[$0].kind == .toolbar }
    hasCanvasRows = views.indices.contains { Self.mayDifferOnCanvas($0, document) }
  }

  /// Whether a view's rows may differ on the canvas: a built-in cell style has its stored frames only there,
  /// and a stack view shows a label without text only there.
  private static func mayDifferOnCanvas(_ index: Int, _ document: InterfaceDocument) -> Bool {
    switch document.views[index].content {
    case .tableViewCell(let cell): return cell.style != nil
    case .label(let label):
      let view = document.views[index]
      guard let parent = view.parent, document[parent].kind == .stackView else { return false }
      // Other attributes that may give it a size.
      if view.customClass != nil || view.placeholderWidth != .absent || view.placeholderHeight != .absent {
        return true
      }
      return label.attributedText?.allSatisfy(\.text.isEmpty) ?? (label.text ?? "").isEmpty
    default: return false
    }
  }
}

/// The resolved variations for one combination of traits.
final class SharedTraits {
  /// The number of the combination within the document.
  let number: Int
  let resolution: TraitResolution
  private let environment: LayoutEnvironment

  init(number: Int, environment: LayoutEnvironment, resolution: TraitResolution) {
    self.number = number
    self.environment = environment
    self.resolution = resolution
  }

  /// Whether another environment has the same variations.
  fileprivate func hold(in other: LayoutEnvironment, _ facts: DocumentFacts) -> Bool {
    guard environment.isRunTime == other.isRunTime else { return false }
    return !facts.hasVariations
      || environment.widthClass == other.widthClass && environment.heightClass == other.heightClass
        && environment.idiom == other.idiom
  }
}

/// The parts of an environment that the solvers of roots depend on. Environments with equal traits share
/// solvers.
struct SolverTraits: Hashable {
  let rows: RowTraits
  /// Whether toolbars are taller because of a home indicator.
  let hasHomeIndicator: Bool
  /// The fonts that texts are measured with.
  let fonts: FontLibrary?

  init(_ environment: LayoutEnvironment, of document: DocumentFacts) {
    rows = RowTraits(environment, of: document)
    hasHomeIndicator = document.hasToolbars && environment.hasHomeIndicator
    fonts = environment.fonts
  }
}

/// The state that layouts of one document share. It does not affect any layout.
package final class LayoutCache {
  /// The containers on the canvas and at run time.
  private var containers: (canvas: ContainerMap?, runTime: ContainerMap?)
  let document: InterfaceDocument
  private let facts: DocumentFacts
  /// Nothing is kept for a single environment.
  let hasSeveralEnvironments: Bool
  private var traits: [SharedTraits] = []
  private var solverTraits: [SolverTraits] = []
  /// The solvers of each root. An array, because every root in every environment looks here, and few have more
  /// than two solvers.
  private var solversOfRoot: [[KnownSolver]]
  private var solverCount = 0
  private let memory: LayoutMemory
  /// Nil for a single environment.
  private let sharing: RootSharing?

  private struct KnownSolver {
    let solver: RootSolver
    let traits: Int
    let solverTraits: Int
    let fitsHeight: Bool
    let scale: Double
  }

  package init(
    _ document: InterfaceDocument, environmentCount: Int, memory: LayoutMemory = LayoutMemory()
  ) {
    self.document = document
    self.memory = memory
    facts = DocumentFacts(document)
    hasSeveralEnvironments = environmentCount > 1
    sharing = environmentCount > 1 ? RootSharing() : nil
    solversOfRoot = Array(repeating: [], count: environmentCount > 1 ? document.views.count : 0)
  }

  /// The containers of each controller in an environment.
  package func containers(in environment: LayoutEnvironment) -> ContainerMap {
    if environment.isRunTime {
      if let map = containers.runTime { return map }
      let map = ContainerMap(document, isRunTime: true)
      containers.runTime = map
      return map
    }
    if let map = containers.canvas { return map }
    let map = ContainerMap(document)
    containers.canvas = map
    return map
  }

  /// The variations that apply in an environment.
  func traits(of environment: LayoutEnvironment) -> SharedTraits {
    if let known = traits.first(where: { $0.hold(in: environment, facts) }) { return known }
    let new = SharedTraits(
      number: traits.count, environment: environment,
      resolution: TraitResolution(document, environment: environment))
    traits.append(new)
    return new
  }

  /// The document with the variations of an environment.
  package func traitResolution(in environment: LayoutEnvironment) -> TraitResolution {
    traits(of: environment).resolution
  }

  /// The number of an environment's solver traits within the document.
  func solverTraits(of environment: LayoutEnvironment) -> Int {
    let traits = SolverTraits(environment, of: facts)
    if let number = solverTraits.firstIndex(of: traits) { return number }
    solverTraits.append(traits)
    return solverTraits.count - 1
  }

  /// The root's solver: that of an earlier environment with the same rows, or a new one.
  ///
  /// - Parameter scale: pixels per point, to which contents are rounded. Matters for rows with contents as
  ///   coefficients.
  func solver(
    of root: ViewIndex, _ solverTraits: Int, _ traits: SharedTraits, scale: Double, fitsHeight: Bool
  ) -> RootSolver {
    if hasSeveralEnvironments {
      let known = solversOfRoot[root.index].firstIndex {
        $0.traits == traits.number && $0.solverTraits == solverTraits && $0.fitsHeight == fitsHeight
          && ($0.scale == scale || !$0.solver.hasContentAsCoefficients)
      }
      if let known { return solversOfRoot[root.index][known].solver }
    }
    let solver = RootSolver(
      of: root, in: document, environment: self.solverTraits[solverTraits].rows, traits: traits.resolution,
      fitsHeight: fitsHeight, sharing: sharing, number: solverCount,
      memory: memory)
    guard hasSeveralEnvironments else { return solver }
    solverCount += 1
    solversOfRoot[root.index].append(
      KnownSolver(
        solver: solver, traits: traits.number, solverTraits: solverTraits, fitsHeight: fitsHeight,
        scale: scale))
    return solver
  }
}
