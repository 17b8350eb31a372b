// Values that the analyses of a document's environments share: the diagnostics of roots with equal layouts,
// proofs about ranges, and solvers of self-sizing cells. A diagnostic is reused only if the analysis would
// produce exactly the same one again.

import AutoLayout
import SceneDiagnostics
import SceneModel

final class AnalysisCache {
  /// By the identity of the root's rows.
  private var roots: [ObjectIdentifier: KnownRoot] = [:]

  /// What is known of a root from earlier environments.
  private final class KnownRoot {
    /// By the number of the solution, which counts from 1.
    var findings: [[KnownFindings]] = []
    /// The proofs for the present rows.
    var proofs: (rows: SolvedRoot.RowsID, proofs: RowsProofs)?
  }

  /// The diagnostics of a layout, and the conditions for reusing them besides its number.
  private struct KnownFindings {
    let rows: SolvedRoot.RowsID
    let fillsScreen: ScreenFit
    /// The device that the diagnostics name; nil if none.
    let device: String?
    let diagnostics: [Diagnostic]
  }

  /// The axes along which a root is as long as the screen.
  private struct ScreenFit: Equatable {
    let horizontal: Bool
    let vertical: Bool

    init(_ root: RootLayout) {
      horizontal = root.fillsScreen(along: .horizontal)
      vertical = root.fillsScreen(along: .vertical)
    }
  }

  /// The diagnostics of a layout that is known from another environment.
  func findings(of root: RootLayout, _ context: DiagnosticContext) -> [Diagnostic]? {
    let number = root.number
    guard let known = roots[number.rows.root]?.findings, number.solution < known.count else { return nil }
    let fillsScreen = ScreenFit(root)
    return known[number.solution].first {
      // Outlines do not name a device.
      $0.rows == number.rows && $0.fillsScreen == fillsScreen
        && ($0.device == nil || context.outlinesKnown || $0.device == context.environment.displayName)
    }?.diagnostics
  }

  func keep(
    _ diagnostics: [Diagnostic], of root: RootLayout, _ solved: SolvedRoot, _ context: DiagnosticContext
  ) {
    // Notes about conflict members name the device that determines a root's size.
    let namesDevice = solved.hasConflicts && context.document[root.root].role == .root
    let findings = KnownFindings(
      rows: root.number.rows, fillsScreen: ScreenFit(root),
      device: namesDevice ? context.environment.displayName : nil, diagnostics: diagnostics)
    let known = known(root.number.rows)
    while known.findings.count <= root.number.solution { known.findings.append([]) }
    known.findings[root.number.solution].append(findings)
  }

  /// The proofs about a root's rows, for all solutions.
  func proofs(of solved: SolvedRoot) -> RowsProofs {
    let root = known(solved.rows)
    if let (rows, proofs) = root.proofs, rows == solved.rows { return proofs }
    let new = RowsProofs()
    root.proofs = (solved.rows, new)
    return new
  }

  private func known(_ rows: SolvedRoot.RowsID) -> KnownRoot {
    if let known = roots[rows.root] { return known }
    let new = KnownRoot()
    roots[rows.root] = new
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
