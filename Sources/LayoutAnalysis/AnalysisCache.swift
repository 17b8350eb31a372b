// What the analyses of one document's environments have in common: the findings of roots that are the same in several, proofs
// about ranges, and solvers of cells that size themselves. A finding is taken over only where it would be found again, word by
// word.

import AutoLayout
import SceneDiagnostics
import SceneModel

final class AnalysisCache {
  private var findings: [RootLayout.LayoutNumber: [KnownFindings]] = [:]
  /// By solver: of the rows that it has at present.
  private var proofs: [ObjectIdentifier: (rows: SolvedRoot.RowsID, proofs: RowsProofs)] = [:]

  /// The findings of a layout, and what they hang on besides its number.
  private struct KnownFindings {
    let fillsScreen: ScreenFit
    /// The device that the findings name; nil if none.
    let device: String?
    let diagnostics: [Diagnostic]
  }

  /// Along which axes a root is as long as the screen.
  private struct ScreenFit: Equatable {
    let horizontal: Bool
    let vertical: Bool

    init(_ inputs: RootInputs) {
      horizontal = inputs.fillsScreen(along: .horizontal)
      vertical = inputs.fillsScreen(along: .vertical)
    }
  }

  /// The findings of a layout that is known from another environment.
  func findings(of root: RootLayout, _ context: DiagnosticContext) -> [Diagnostic]? {
    let fillsScreen = ScreenFit(root.inputs)
    return findings[root.number]?.first {
      // What is only outlined names no device.
      $0.fillsScreen == fillsScreen
        && ($0.device == nil || context.outlinesKnown || $0.device == context.environment.displayName)
    }?.diagnostics
  }

  func keep(
    _ diagnostics: [Diagnostic], of root: RootLayout, _ solved: SolvedRoot, _ context: DiagnosticContext
  ) {
    // The members of a conflict say on which device a root is how large.
    let namesDevice = !solved.solution.conflicts.isEmpty && context.document[root.root].role == .root
    findings[root.number, default: []].append(
      KnownFindings(
        fillsScreen: ScreenFit(root.inputs),
        device: namesDevice ? context.environment.displayName : nil, diagnostics: diagnostics))
  }

  /// The proofs about a root's rows, for every solution of them.
  func proofs(of solved: SolvedRoot) -> RowsProofs {
    if let known = proofs[solved.rows.solver], known.rows == solved.rows { return known.proofs }
    let new = RowsProofs()
    proofs[solved.rows.solver] = (solved.rows, new)
    return new
  }
}

/// What is known of the rows of one root, whatever numbers they have.
final class RowsProofs {
  /// Of ranges in earlier environments.
  var ambiguity = AmbiguityProofs()
  /// The root as high as its content asks for, once it was asked for.
  var selfSizingCell: SelfSizingCell?
}

extension RootInputs {
  /// Whether the root is as long as the screen.
  func fillsScreen(along axis: Axis) -> Bool {
    axis == .horizontal
      ? size.width == environment.screenSize.width : size.height == environment.screenSize.height
  }
}
