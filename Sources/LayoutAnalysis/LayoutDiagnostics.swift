// The diagnostics of a solved root: conflicts, ambiguity, misplacement and layout quality, each in a folder
// with its rules. If a root was not solved, or was solved without some of its constraints, a diagnostic says
// so, and there are none that depend on the missing values.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

/// The diagnostics of one solved root.
///
/// - Parameter cache: what is known from other environments; nil if there is only one environment.
func layoutDiagnostics(
  of root: RootLayout, _ solved: SolvedRoot, _ cache: AnalysisCache?, _ context: DiagnosticContext
) -> [Diagnostic] {
  let outcome = solved.outcome
  switch outcome.status {
  case .optimal, .infeasible: break
  case .iterationLimit: return [unsolved(solved.root, "it takes too many steps", context)]
  case .numericalFailure: return [unsolved(solved.root, "its numbers differ too much in size", context)]
  }
  var diagnostics = outcome.hasConflicts ? conflictDiagnostics(of: solved, context) : []
  let leftOut = leftOutConstraints(outcome.rejectedRows, of: solved, context)
  diagnostics += leftOut
  if !outcome.hasAllConflicts { diagnostics.append(moreConflicts(in: solved, context)) }
  // The frames do not satisfy all the file's constraints, so that diagnostics about them would be wrong.
  if !leftOut.isEmpty || !outcome.hasAllConflicts { return diagnostics }
  let (ambiguity, open) = ambiguityDiagnostics(
    of: solved, hasConflicts: outcome.hasConflicts, cache, context)
  diagnostics += ambiguity
  // A table makes its rows as high as their content, which ends most conflicts in them.
  if !outcome.hasConflicts || !context.isRowSizedAtRunTime(solved.root) {
    diagnostics += misplacementDiagnostics(of: root, solved, ambiguous: open, context)
  }
  let quality = qualityDiagnostics(of: root, solved, ambiguous: open, context)
  // Appending would copy all of them.
  return diagnostics.isEmpty ? quality : diagnostics + quality
}

private func unsolved(_ root: ViewIndex, _ reason: String, _ context: DiagnosticContext) -> Diagnostic {
  let name = context.document.displayName(of: root)
  return context.diagnostic(LayoutRules.unsolvedLayout, "cannot lay out \(name): \(reason)", about: root)
}

/// The note for a root with more conflicts than the solver searches for. They break rows too, so that the
/// frames are not checked.
private func moreConflicts(in solved: SolvedRoot, _ context: DiagnosticContext) -> Diagnostic {
  let name = context.document.displayName(of: solved.root)
  var diagnostic = context.diagnostic(
    LayoutRules.conflictingConstraints,
    "\(name) has more conflicts than are listed; its views were not checked for anything else",
    about: solved.root)
  diagnostic.severity = .note
  diagnostic.help = "resolve the conflicts that are listed, then run again"
  return diagnostic
}

/// The constraints that the solver rejected because a number in them is too large.
private func leftOutConstraints(
  _ rejected: [RowID], of solved: SolvedRoot, _ context: DiagnosticContext
) -> [Diagnostic] {
  if rejected.isEmpty { return [] }
  let document = context.document
  let wording = context.wording()
  return rejected.compactMap { row in
    guard solved.state.system.provenance.indices.contains(Int(row.index)),
      case .authored(let index) = solved.state.system.provenance[Int(row.index)]
    else { return nil }
    var diagnostic = context.diagnostic(
      LayoutRules.unsolvedLayout,
      "this constraint was left out, as its numbers are too large to calculate with: \(wording.formula(index))",
      about: solved.root)
    diagnostic.range = document.source.startTagRange(of: document[index].element)
    diagnostic.constraints = [document[index].id]
    return diagnostic
  }
}

extension DiagnosticContext {
  /// A diagnostic about a view as a whole.
  fileprivate func diagnostic(_ rule: Rule, _ message: String, about view: ViewIndex) -> Diagnostic {
    var diagnostic = Diagnostic(rule, message, at: range(of: view))
    diagnostic.objects = [document[view].id]
    diagnostic.objectPath = document.objectPath(of: document[view].element)
    return diagnostic
  }
}
