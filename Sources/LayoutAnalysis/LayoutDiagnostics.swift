// What a solved root shows: conflicts, ambiguity, misplacement and layout quality, as diagnostics. Each has a folder of its
// own; the rules are beside them.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

/// The findings of one solved root.
///
/// - Parameter proofs: those of other environments about the same rows; nil where there is only one environment.
func layoutDiagnostics(
  of root: RootLayout, _ solved: SolvedRoot, _ proofs: RowsProofs?, _ context: DiagnosticContext
) -> [Diagnostic] {
  switch solved.solution.status {
  case .optimal, .infeasible: break
  case .iterationLimit: return [unsolved(solved.root, "it takes too many steps", context)]
  case .numericalFailure: return [unsolved(solved.root, "its numbers differ too much in size", context)]
  }
  var diagnostics = conflictDiagnostics(of: solved, context)
  let (ambiguity, open) = ambiguityDiagnostics(of: solved, proofs, context)
  diagnostics += ambiguity
  diagnostics += misplacementDiagnostics(of: root, solved, ambiguous: open, context)
  diagnostics += qualityDiagnostics(of: root, solved, ambiguous: open, context)
  return diagnostics
}

private func unsolved(_ root: ViewIndex, _ reason: String, _ context: DiagnosticContext) -> Diagnostic {
  let document = context.document
  var diagnostic = Diagnostic(
    LayoutRules.unsolvedLayout,
    "cannot lay out \(document.displayName(of: root)): \(reason)",
    at: context.range(of: root))
  diagnostic.objects = [document[root].id]
  diagnostic.objectPath = document.objectPath(of: document[root].element)
  return diagnostic
}
