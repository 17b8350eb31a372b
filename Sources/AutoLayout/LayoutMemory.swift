// What the layouts of one document in several environments have in common, computed once: the containers, the order of the
// roots, the resolved variations of each combination of traits, and the built systems.

import SceneDiagnostics
import SceneModel

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

/// What rows may know of an environment; see `LayoutEnvironment.ofRows`.
struct RowEnvironment {
  let environment: LayoutEnvironment
  let number: Int
  /// Pixels per point, which contents are rounded to; for rows that have contents as coefficients.
  let scale: Double
}

final class LayoutMemory {
  /// On the canvas, and at run time.
  private var containers: (canvas: ContainerMap?, runTime: ContainerMap?)
  private let document: InterfaceDocument
  private let facts: DocumentFacts
  /// Nothing is kept for a single one.
  let hasSeveralEnvironments: Bool
  private var traits: [SharedTraits] = []
  private var rowEnvironments: [LayoutEnvironment] = []
  private var models: [Key: RootModel] = [:]
  let verdicts: VerdictMemory

  private struct Key: Hashable {
    var root: ViewIndex
    var traits: Int
    var environment: Int
    var fitsHeight: Bool
    /// 0 for the first model of a root, and for all scales where no row depends on it.
    var scale: Double
  }

  init(_ document: InterfaceDocument, environmentCount: Int, isSelected: (Rule) -> Bool) {
    self.document = document
    verdicts = VerdictMemory(hasSeveralEnvironments: environmentCount > 1, isSelected: isSelected)
    facts = DocumentFacts(document)
    hasSeveralEnvironments = environmentCount > 1
  }

  /// The containers of each controller, in an environment's terms.
  func containers(in environment: LayoutEnvironment) -> ContainerMap {
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

  /// What rows may know of an environment, with its number among those of the document.
  func rows(of environment: LayoutEnvironment) -> RowEnvironment {
    let rows = environment.ofRows(in: facts)
    return RowEnvironment(
      environment: rows, number: hasSeveralEnvironments ? number(of: rows) : 0, scale: environment.scale)
  }

  /// The root's system, from an earlier environment that has the same rows, or new.
  func model(
    of root: ViewIndex, in rows: RowEnvironment, _ traits: SharedTraits, fitsHeight: Bool
  ) -> RootModel {
    func make() -> RootModel {
      RootModel(
        ConstraintSystemBuilder(
          document: document, environment: rows.environment, traits: traits.resolution, root: root,
          fitsHeight: fitsHeight
        ), scale: rows.scale)
    }
    guard hasSeveralEnvironments else { return make() }
    var key = Key(
      root: root, traits: traits.number, environment: rows.number, fitsHeight: fitsHeight, scale: 0)
    if let model = models[key] {
      if !model.hasContentAsCoefficients || model.scale == rows.scale { return model }
      key.scale = rows.scale
      if let model = models[key] { return model }
    }
    let model = make()
    models[key] = model
    return model
  }

  private func number(of rows: LayoutEnvironment) -> Int {
    if let number = rowEnvironments.firstIndex(of: rows) { return number }
    rowEnvironments.append(rows)
    return rowEnvironments.count - 1
  }
}
