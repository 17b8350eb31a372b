// What the layouts of one document in several environments have in common, computed once: the containers, the order of the
// roots, the resolved variations of each combination of traits, and the built systems.

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
struct SharedTraits {
  /// Of the combination, among those of the document.
  let number: Int
  let resolution: TraitResolution
}

final class LayoutMemory {
  let containers: ContainerMap
  /// An embedded controller's view comes after the container view that it fills.
  let layoutOrder: [ViewIndex]
  private let document: InterfaceDocument
  private let facts: DocumentFacts
  /// Nothing is kept for a single environment.
  private let keepsModels: Bool
  private var traits: [(environment: LayoutEnvironment, traits: SharedTraits)] = []
  private var rowEnvironments: [LayoutEnvironment] = []
  private var models: [Key: RootModel] = [:]

  private struct Key: Hashable {
    var root: ViewIndex
    var traits: Int
    var environment: Int
    var fitsHeight: Bool
  }

  init(_ document: InterfaceDocument, environmentCount: Int) {
    self.document = document
    containers = ContainerMap(document)
    layoutOrder = containers.layoutOrder(of: document)
    facts = DocumentFacts(document)
    keepsModels = environmentCount > 1
  }

  /// The variations that apply in an environment.
  func traits(of environment: LayoutEnvironment) -> SharedTraits {
    for known in traits {
      let other = known.environment
      if !facts.hasVariations
        || (other.widthClass == environment.widthClass && other.heightClass == environment.heightClass
          && other.idiom == environment.idiom)
      {
        return known.traits
      }
    }
    let new = SharedTraits(
      number: traits.count, resolution: TraitResolution(document, environment: environment))
    traits.append((environment, new))
    return new
  }

  /// The root's system, from an earlier environment that has the same, or new. The caller gives it back by `keep`, so that it
  /// is changed in place.
  func takeModel(
    of root: ViewIndex, in environment: LayoutEnvironment, _ traits: SharedTraits, fitsHeight: Bool
  ) -> RootModel {
    let rows = environment.ofRows(in: facts)
    if keepsModels, let model = models.removeValue(forKey: key(root, rows, traits, fitsHeight)) {
      return model
    }
    return RootModel(
      ConstraintSystemBuilder(
        document: document, environment: rows, traits: traits.resolution, root: root, fitsHeight: fitsHeight))
  }

  func keep(
    _ model: consuming RootModel, of root: ViewIndex, in environment: LayoutEnvironment,
    _ traits: SharedTraits,
    fitsHeight: Bool
  ) {
    if keepsModels { models[key(root, environment.ofRows(in: facts), traits, fitsHeight)] = model }
  }

  private func key(
    _ root: ViewIndex, _ rows: LayoutEnvironment, _ traits: SharedTraits, _ fitsHeight: Bool
  ) -> Key {
    Key(root: root, traits: traits.number, environment: number(of: rows), fitsHeight: fitsHeight)
  }

  private func number(of rows: LayoutEnvironment) -> Int {
    if let number = rowEnvironments.firstIndex(of: rows) { return number }
    rowEnvironments.append(rows)
    return rowEnvironments.count - 1
  }
}
