// What the layouts of one document in several environments have in common, computed once: the containers, the order of the
// roots, the resolved variations of each combination of traits, and the built systems.

import SceneModel
import TextMetrics

/// What a document holds, as far as it decides what an environment can change.
struct DocumentFacts {
  /// Whether views or constraints have variations by size class or idiom.
  let hasVariations: Bool
  /// Toolbars are higher above a home indicator.
  let hasToolbars: Bool
  /// Whether the document's own canvas may have other rows than devices.
  let hasCanvasRows: Bool

  init(_ document: InterfaceDocument) {
    hasVariations =
      document.views.contains { !$0.variations.isEmpty }
      || document.constraints.contains { !$0.variations.isEmpty }
    hasToolbars = document.views.contains { $0.kind == .toolbar }
    hasCanvasRows = document.views.contains { Self.mayDifferOnCanvas($0, document) }
  }

  /// A built-in cell style stands as it is stored on the canvas alone, and only there a stack view shows a label without a text.
  private static func mayDifferOnCanvas(_ view: View, _ document: InterfaceDocument) -> Bool {
    switch view.content {
    case .tableViewCell(let cell): return cell.style != nil
    case .label(let label):
      guard let parent = view.parent, document[parent].kind == .stackView else { return false }
      // What else than its text may say that it has no size.
      if view.customClass != nil || view.placeholderWidth != .absent || view.placeholderHeight != .absent {
        return true
      }
      return label.attributedText?.allSatisfy(\.text.isEmpty) ?? (label.text ?? "").isEmpty
    default: return false
    }
  }
}

/// Variations resolved for one combination of traits.
final class SharedTraits {
  /// Of the combination, among those of the document.
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

/// What solvers of roots may depend on: environments that agree in it share them.
struct SolverTraits: Hashable {
  let rows: RowTraits
  /// Toolbars are higher above a home indicator.
  let hasHomeIndicator: Bool
  /// What texts are measured with.
  let fonts: FontLibrary?

  init(_ environment: LayoutEnvironment, of document: DocumentFacts) {
    rows = RowTraits(environment, of: document)
    hasHomeIndicator = document.hasToolbars && environment.hasHomeIndicator
    fonts = environment.fonts
  }
}

/// What layouts of one document share. Nothing in it can be seen in a layout.
package final class LayoutCache {
  /// On the canvas, and at run time.
  private var containers: (canvas: ContainerMap?, runTime: ContainerMap?)
  let document: InterfaceDocument
  private let facts: DocumentFacts
  /// Nothing is kept for a single one.
  let hasSeveralEnvironments: Bool
  private var traits: [SharedTraits] = []
  private var solverTraits: [SolverTraits] = []
  private var solvers: [Key: (solver: RootSolver, scale: Double)] = [:]

  private struct Key: Hashable {
    var root: ViewIndex
    var traits: Int
    var solverTraits: Int
    var fitsHeight: Bool
    /// 0 for the first solver of a root, and for all scales where no row depends on it.
    var scale: Double
  }

  package init(_ document: InterfaceDocument, environmentCount: Int) {
    self.document = document
    facts = DocumentFacts(document)
    hasSeveralEnvironments = environmentCount > 1
  }

  /// The containers of each controller, in an environment's terms.
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

  /// The document as an environment's traits show it.
  package func traitResolution(in environment: LayoutEnvironment) -> TraitResolution {
    traits(of: environment).resolution
  }

  /// What the roots' solvers may know of an environment, by its number among those of the document.
  func solverTraits(of environment: LayoutEnvironment) -> Int {
    let traits = SolverTraits(environment, of: facts)
    if let number = solverTraits.firstIndex(of: traits) { return number }
    solverTraits.append(traits)
    return solverTraits.count - 1
  }

  /// The root's solver, from an earlier environment that has the same rows, or new.
  ///
  /// - Parameter scale: Pixels per point, which contents are rounded to; for rows that have contents as coefficients.
  func solver(
    of root: ViewIndex, _ solverTraits: Int, _ traits: SharedTraits, scale: Double, fitsHeight: Bool
  ) -> RootSolver {
    func make() -> RootSolver {
      RootSolver(
        of: root, in: document, environment: self.solverTraits[solverTraits].rows, traits: traits.resolution,
        fitsHeight: fitsHeight, keepsSolutions: hasSeveralEnvironments)
    }
    guard hasSeveralEnvironments else { return make() }
    var key = Key(
      root: root, traits: traits.number, solverTraits: solverTraits, fitsHeight: fitsHeight, scale: 0)
    if let known = solvers[key] {
      if !known.solver.hasContentAsCoefficients || known.scale == scale { return known.solver }
      key.scale = scale
      if let known = solvers[key] { return known.solver }
    }
    let solver = make()
    solvers[key] = (solver, scale)
    return solver
  }
}
