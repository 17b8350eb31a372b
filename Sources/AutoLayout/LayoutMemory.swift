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

  init(_ document: InterfaceDocument) {
    hasVariations =
      document.views.contains { !$0.variations.isEmpty }
      || document.constraints.contains { !$0.variations.isEmpty }
    hasToolbars = document.views.contains { $0.kind == .toolbar }
  }
}

/// Variations resolved for one combination of traits.
final class SharedTraits {
  /// Of the combination, among those of the document.
  let number: Int
  let resolution: TraitResolution

  init(number: Int, resolution: TraitResolution) {
    self.number = number
    self.resolution = resolution
  }
}

/// What rows may know of an environment; see `LayoutEnvironment.ofRows`.
struct RowEnvironment {
  let environment: LayoutEnvironment
  let number: Int
}

final class LayoutMemory {
  /// On the canvas, and at run time.
  private var containers: (canvas: ContainerMap?, runTime: ContainerMap?)
  private let document: InterfaceDocument
  private let facts: DocumentFacts
  /// Nothing is kept for a single one.
  let hasSeveralEnvironments: Bool
  private var traits: [(environment: LayoutEnvironment, traits: SharedTraits)] = []
  private var rowEnvironments: [LayoutEnvironment] = []
  private var models: [Key: RootModel] = [:]
  let verdicts: VerdictMemory

  private struct Key: Hashable {
    var root: ViewIndex
    var traits: Int
    var environment: Int
    var fitsHeight: Bool
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
    for known in traits {
      let other = known.environment
      let areSameTraits =
        other.widthClass == environment.widthClass && other.heightClass == environment.heightClass
        && other.idiom == environment.idiom
      if other.isRunTime == environment.isRunTime, areSameTraits || !facts.hasVariations {
        return known.traits
      }
    }
    let new = SharedTraits(
      number: traits.count, resolution: TraitResolution(document, environment: environment))
    traits.append((environment, new))
    return new
  }

  /// What rows may know of an environment, with its number among those of the document.
  func rows(of environment: LayoutEnvironment) -> RowEnvironment {
    let rows = environment.ofRows(in: facts)
    return RowEnvironment(environment: rows, number: hasSeveralEnvironments ? number(of: rows) : 0)
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
        ))
    }
    guard hasSeveralEnvironments else { return make() }
    let key = Key(root: root, traits: traits.number, environment: rows.number, fitsHeight: fitsHeight)
    if let model = models[key] { return model }
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
