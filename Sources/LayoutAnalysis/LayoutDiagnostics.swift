// What a solved root shows: conflicts, ambiguity, misplacement and layout quality, as diagnostics. Each has a folder of its
// own; the rules are beside them. Where a root was not solved, or not as the file says, the finding says so, and what cannot
// be known then is not claimed.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

/// The diagnostics of one solved root.
///
/// - Parameter proofs: proofs from other environments about the same rows; nil if there is only one
///   environment.
func layoutDiagnostics(
  of root: RootLayout, _ solved: SolvedRoot, _ proofs: RowsProofs?, _ context: DiagnosticContext
) -> [Diagnostic] {
  switch solved.solution.status {
  case .optimal, .infeasible: break
  case .iterationLimit: return [unsolved(solved.root, "it takes too many steps", context)]
  case .numericalFailure: return [unsolved(solved.root, "its numbers differ too much in size", context)]
  }
  var diagnostics = conflictDiagnostics(of: solved, context)
  let leftOut = leftOutConstraints(of: solved, context)
  diagnostics += leftOut
  if !solved.solution.hasAllConflicts { diagnostics.append(moreConflicts(in: solved, context)) }
  // The frames are not those of the file's constraints: nothing follows from them.
  if !leftOut.isEmpty || !solved.solution.hasAllConflicts { return diagnostics }
  let (ambiguity, open) = ambiguityDiagnostics(of: solved, proofs, context)
  diagnostics += ambiguity
  diagnostics += misplacementDiagnostics(of: root, solved, ambiguous: open, context)
  diagnostics += qualityDiagnostics(of: root, solved, ambiguous: open, context)
  return diagnostics
}

private func unsolved(_ root: ViewIndex, _ reason: String, _ context: DiagnosticContext) -> Diagnostic {
  let name = context.document.displayName(of: root)
  return context.diagnostic(LayoutRules.unsolvedLayout, "cannot lay out \(name): \(reason)", about: root)
}

/// Conflicts are searched for until there are enough: those that were not found break rows all the same.
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

/// Constraints that the solver has set aside, as a number in them is beyond what it calculates with.
private func leftOutConstraints(of solved: SolvedRoot, _ context: DiagnosticContext) -> [Diagnostic] {
  let document = context.document
  let wording = context.wording()
  return solved.solver.program.rejectedRows.compactMap { row in
    guard solved.system.provenance.indices.contains(Int(row.index)),
      case .authored(let index) = solved.system.provenance[Int(row.index)]
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
  /// A finding about a view as a whole.
  fileprivate func diagnostic(_ rule: Rule, _ message: String, about view: ViewIndex) -> Diagnostic {
    var diagnostic = Diagnostic(rule, message, at: range(of: view))
    diagnostic.objects = [document[view].id]
    diagnostic.objectPath = document.objectPath(of: document[view].element)
    return diagnostic
  }
}
