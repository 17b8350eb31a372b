// Values that the analyses of a document's environments share: the diagnostics of roots with equal layouts,
// proofs about ranges, and solvers of self-sizing cells. A diagnostic is reused only if the analysis would
// produce exactly the same one again.

import AutoLayout
import SceneDiagnostics
import SceneModel

final class AnalysisCache {
  private var findings: [RootLayout.LayoutNumber: [KnownFindings]] = [:]
  /// By solver: the proofs for its present rows.
  private var proofs: [ObjectIdentifier: (rows: SolvedRoot.RowsID, proofs: RowsProofs)] = [:]

  /// The diagnostics of a layout, and the conditions for reusing them besides its number.
  private struct KnownFindings {
    let fillsScreen: ScreenFit
    /// The device that the diagnostics name; nil if none.
    let device: String?
    let diagnostics: [Diagnostic]
  }

  /// The axes along which a root is as long as the screen.
  private struct ScreenFit: Equatable {
    let horizontal: Bool
    let vertical: Bool

    init(_ inputs: RootInputs) {
      horizontal = inputs.fillsScreen(along: .horizontal)
      vertical = inputs.fillsScreen(along: .vertical)
    }
  }

  /// The diagnostics of a layout that is known from another environment.
  func findings(of root: RootLayout, _ context: DiagnosticContext) -> [Diagnostic]? {
    let fillsScreen = ScreenFit(root.inputs)
    return findings[root.number]?.first {
      // Outlines do not name a device.
      $0.fillsScreen == fillsScreen
        && ($0.device == nil || context.outlinesKnown || $0.device == context.environment.displayName)
    }?.diagnostics
  }

  func keep(
    _ diagnostics: [Diagnostic], of root: RootLayout, _ solved: SolvedRoot, _ context: DiagnosticContext
  ) {
    // Notes about conflict members name the device that determines a root's size.
    let namesDevice = !solved.solution.conflicts.isEmpty && context.document[root.root].role == .root
    findings[root.number, default: []].append(
      KnownFindings(
        fillsScreen: ScreenFit(root.inputs),
        device: namesDevice ? context.environment.displayName : nil, diagnostics: diagnostics))
  }

  /// The proofs about a root's rows, for all solutions.
  func proofs(of solved: SolvedRoot) -> RowsProofs {
    if let known = proofs[solved.rows.solver], known.rows == solved.rows { return known.proofs }
    let new = RowsProofs()
    proofs[solved.rows.solver] = (solved.rows, new)
    return new
  }
}

/// Facts about the rows of one root that are independent of their numbers.
final class RowsProofs {
  /// Proofs of ranges from earlier environments.
  var ambiguity = AmbiguityProofs()
  /// The root with the height of its content, created on demand.
  var selfSizingCell: SelfSizingCell?
}

extension RootInputs {
  /// Whether the root is as long as the screen.
  func fillsScreen(along axis: Axis) -> Bool {
    axis == .horizontal
      ? size.width == environment.screenSize.width : size.height == environment.screenSize.height
  }
}
