// What every analysis of one environment looks at: the document with its variations, the environment, the rules that are
// asked for, and what is found once per document.

import AutoLayout
import SceneDiagnostics
import SceneModel

/// A class, because a document and its variations are many arrays, and each rule and each root has a context of its own.
final class DiagnosticContext {
  let document: InterfaceDocument
  let traits: TraitResolution
  let environment: LayoutEnvironment
  /// The rules about quality that the caller wants to hear of.
  let rules: QualityRules
  let facts: DiagnosticFacts
  let trials: TrialBudget
  /// The findings of other environments, where it is enough to outline what they show too.
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
    // Only what the document's own environment says is read on: flags are held against it.
    self.explained = environment.isDocumentsOwn ? nil : explained
  }

  /// Whether some findings may be outlines: the place, the objects and the severity, as another environment has the words.
  var outlinesKnown: Bool { explained != nil }

  /// Whether a finding that is outlined so far needs its notes and fixes.
  func needsExplanation(_ outline: Diagnostic) -> Bool {
    explained.map { !$0.contains(outline) } ?? true
  }

  /// The view with its variations applied.
  @inline(__always)
  func view(_ index: ViewIndex) -> View { traits.views[index.index] }

  /// The same, lent: for readers of one member. A view has six members that a copy must count.
  subscript(index: ViewIndex) -> View {
    @inline(__always) _read { yield traits.views[index.index] }
  }

  func wording() -> ConstraintWording {
    ConstraintWording(document: document, traits: traits, environment: environment)
  }

  /// Whether a root is a row or an item, which its table or collection may make as large as its content asks for.
  func isRow(_ root: ViewIndex) -> Bool {
    switch document[root].kind {
    case .tableViewCell, .collectionViewCell, .collectionReusableView: true
    default: false
    }
  }

  /// Whether a root is a cell that is as high as its content wants.
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

  /// The start tag of a view's element: long, but the one place where all its attributes stand.
  func range(of view: ViewIndex) -> SourceRange {
    document.source.startTagRange(of: document[view].element)
  }
}

/// What trying out fixes may still cost, in rows looked at.
final class TrialBudget {
  private var rows = AnalysisLimits.rowsOfTrials

  /// Whether a trial of that cost may be made; then it counts.
  func take(_ cost: Int) -> Bool {
    guard rows > 0 else { return false }
    rows -= cost
    return true
  }
}

/// What the diagnostics of every environment ask of the document, found when it is first asked for.
final class DiagnosticFacts {
  private let document: InterfaceDocument

  init(_ document: InterfaceDocument) { self.document = document }

  /// By axis, the views of constraints that cannot be read, or that name what does not exist. These errors are reported at
  /// the constraints.
  private(set) lazy var leftOpenByErrors: [Set<ViewIndex>] = Axis.allCases.map { axis in
    var views: Set<ViewIndex> = []
    for constraint in document.constraints
    where constraint.isBroken && (constraint.firstAttribute?.axis ?? axis) == axis {
      if case .view(let view) = constraint.firstItem { views.insert(view) }
      if case .view(let view)? = constraint.secondItem { views.insert(view) }
    }
    return views
  }

  private lazy var outletDestinations = Set(
    document.connections.lazy.filter { $0.kind != .action }.map(\.destination))

  /// Whether an outlet leads to the object of that id, so that code may change it.
  func isOutlet(_ id: String) -> Bool { outletDestinations.contains(id) }
}
