// The inputs of all analyses in one environment: the document with its variations, the environment, the
// selected rules, and facts that are computed once per document.

import AutoLayout
import SceneDiagnostics
import SceneModel

/// A class, because a document and its variations contain many arrays, and each rule and root has a context
/// of its own.
final class DiagnosticContext {
  let document: InterfaceDocument
  let traits: TraitResolution
  let environment: LayoutEnvironment
  /// The quality rules that the caller selected.
  let rules: QualityRules
  let facts: DiagnosticFacts
  let trials: TrialBudget
  /// The diagnostics of other environments, if equal ones only need outlines.
  private let explained: DiagnosticMerge?

  init(
    document: InterfaceDocument, traits: TraitResolution, environment: LayoutEnvironment, rules: QualityRules,
    facts: DiagnosticFacts, trials: TrialBudget, explained: DiagnosticMerge?
  ) {
    self.document = document
    self.traits = traits
    self.environment = environment
    self.rules = rules
    self.facts = facts
    self.trials = trials
    // Diagnostics of the document's own environment are always complete, because flags are compared with
    // them.
    self.explained = environment.isDocumentsOwn ? nil : explained
  }

  /// Whether some diagnostics may be outlines (range, objects and severity), because another environment has
  /// their text.
  var outlinesKnown: Bool { explained != nil }

  /// Whether an outlined diagnostic needs notes and fixes.
  func needsExplanation(_ outline: Diagnostic) -> Bool {
    explained.map { !$0.contains(outline) } ?? true
  }

  /// The view with its variations applied.
  @inline(__always)
  func view(_ index: ViewIndex) -> View { traits.views[index.index] }

  /// The same without a copy, for reading one member. Copying a view retains six references.
  subscript(index: ViewIndex) -> View {
    @inline(__always) _read { yield traits.views[index.index] }
  }

  func wording() -> ConstraintWording {
    ConstraintWording(document: document, traits: traits, environment: environment)
  }

  /// Whether a root is a row or item, which its table or collection can make as large as its content.
  func isRow(_ root: ViewIndex) -> Bool {
    switch document[root].kind {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: true
    default: false
    }
  }

  /// Whether a root is a self-sizing cell.
  func isSelfSizing(_ root: ViewIndex) -> Bool {
    guard document[root].kind == .tableViewCell else { return false }
    if case .tableViewCell(let cell) = document[root].content, let height = cell.rowHeight, height > 0 {
      return false
    }
    guard let parent = document[root].parent else { return true }
    if case .tableView(let table) = document[parent].content, let height = table.rowHeight {
      return height < 0
    }
    return false
  }

  /// The start tag of a view's element. It is long, but contains all its attributes.
  func range(of view: ViewIndex) -> SourceRange {
    document.source.startTagRange(of: document[view].element)
  }
}

/// The remaining cost for trying fixes, in rows examined.
final class TrialBudget {
  private var rows = AnalysisLimits.rowsOfTrials

  /// Whether a trial with that cost may be made. If so, counts it.
  func take(_ cost: Int) -> Bool {
    guard rows > 0 else { return false }
    rows -= cost
    return true
  }
}

/// Facts about the document for the diagnostics of all environments, computed on demand.
final class DiagnosticFacts {
  private let document: InterfaceDocument

  init(_ document: InterfaceDocument) { self.document = document }

  /// By axis: the views of constraints that cannot be read, or that refer to unknown objects. These errors
  /// are reported at the constraints.
  private(set) lazy var leftOpenByErrors: [Set<ViewIndex>] = Axis.allCases.map { axis in
    var views: Set<ViewIndex> = []
    for constraint in document.constraints
    where constraint.isBroken && (constraint.firstAttribute?.axis ?? axis) == axis {
      views.formUnion(constraint.views)
    }
    return views
  }

  private lazy var outletDestinations = Set(
    document.connections.lazy.filter { $0.kind != .action }.map(\.destination))

  /// Whether an outlet refers to the object with the id, so that code may change it.
  func isOutlet(_ id: String) -> Bool { outletDestinations.contains(id) }
}
