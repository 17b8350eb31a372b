// What a solved root shows: conflicts, ambiguity, misplacement and layout quality, as diagnostics. Each verdict has its own
// file; the rules are beside them.

import SceneDiagnostics
import SceneModel
import Simplex

/// What every verdict of one environment looks at. A class, because a document and its variations are many arrays, and each rule
/// and each root has a context of its own.
final class VerdictContext {
  let document: InterfaceDocument
  let traits: TraitResolution
  let environment: LayoutEnvironment
  /// What the run wants to know, and what earlier environments have told.
  let memory: VerdictMemory
  /// By `ViewIndex`: frames in superview coordinates, aligned to pixels; as far as they are known.
  fileprivate(set) var frames: [Rect?] = []

  init(
    document: InterfaceDocument, traits: TraitResolution, environment: LayoutEnvironment,
    memory: VerdictMemory
  ) {
    self.document = document
    self.traits = traits
    self.environment = environment
    self.memory = memory
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

/// The findings of one solved root.
///
/// - Parameter frames: by `ViewIndex`, those of this root's views among them.
func layoutVerdicts(
  of solved: inout SolvedRoot, frames: [Rect?], _ context: VerdictContext
) -> [Diagnostic] {
  context.frames = frames
  // The frames of the next root are to be written where these are.
  defer { context.frames = [] }
  switch solved.solution.status {
  case .optimal, .infeasible: break
  case .iterationLimit: return [unsolved(solved.root, "it takes too many steps", context)]
  case .numericalFailure: return [unsolved(solved.root, "its numbers are too far apart", context)]
  }
  var diagnostics = conflictVerdicts(of: solved, context)
  let (ambiguity, open) = ambiguityVerdicts(of: solved, context)
  diagnostics += ambiguity
  diagnostics += misplacementVerdicts(of: &solved, ambiguous: open, context)
  diagnostics += qualityVerdicts(of: solved, ambiguous: open, context)
  return diagnostics
}

private func unsolved(_ root: ViewIndex, _ reason: String, _ context: VerdictContext) -> Diagnostic {
  let document = context.document
  var diagnostic = Diagnostic(
    LayoutRules.unsolvedLayout,
    "the layout of \(document.displayName(of: root)) was not calculated: \(reason)",
    at: context.range(of: root))
  diagnostic.objects = [document[root].id]
  diagnostic.objectPath = document.objectPath(of: document[root].element)
  return diagnostic
}
