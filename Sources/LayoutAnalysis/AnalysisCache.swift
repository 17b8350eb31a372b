// Values that the analyses of a document's environments share: the diagnostics of roots with equal layouts,
// proofs about ranges, and solvers of self-sizing cells. A diagnostic is reused only if the analysis would
// produce exactly the same one again.

import AutoLayout
import SceneDiagnostics
import SceneModel

final class AnalysisCache {
  /// By the number of the root's solver.
  private var roots: [KnownRoot] = []
  /// The proofs about rows that roots share, by their number.
  private var ofSharedRows: [Int: RowsProofs] = [:]

  /// What is known of a root from earlier environments.
  private struct KnownRoot {
    /// In the order in which they were found, up to a limit: a layout that was solved again has another number.
    private var findings: [KnownFindings] = []
    private var diagnosticCount = 0
    /// The proofs for the present rows.
    var proofs: (rows: SolvedRoot.RowsID, proofs: RootProofs)?

    mutating func keep(_ new: KnownFindings) {
      diagnosticCount += new.diagnostics.count
      while findings.count >= AnalysisLimits.keptFindings
        || diagnosticCount > AnalysisLimits.keptDiagnostics && !findings.isEmpty
      {
        diagnosticCount -= findings.removeFirst().diagnostics.count
      }
      findings.append(new)
    }

    func findings(where isSame: (KnownFindings) -> Bool) -> [Diagnostic]? {
      findings.last(where: isSame)?.diagnostics
    }
  }

  /// The diagnostics of a layout, and the conditions for reusing them besides its number.
  private struct KnownFindings {
    let number: RootLayout.LayoutNumber
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
    guard number.rows.solver < roots.count else { return nil }
    let fillsScreen = ScreenFit(root)
    return roots[number.rows.solver].findings {
      // Outlines do not name a device.
      $0.number == number && $0.fillsScreen == fillsScreen
        && ($0.device == nil || context.outlinesKnown || $0.device == context.environment.displayName)
    }
  }

  func keep(
    _ diagnostics: [Diagnostic], of root: RootLayout, _ solved: SolvedRoot, _ context: DiagnosticContext
  ) {
    // Notes about conflict members name the device that determines a root's size.
    let namesDevice = !solved.state.solution.conflicts.isEmpty && context.document[root.root].role == .root
    let findings = KnownFindings(
      number: root.number, fillsScreen: ScreenFit(root),
      device: namesDevice ? context.environment.displayName : nil, diagnostics: diagnostics)
    roots[index(of: root.number.rows)].keep(findings)
  }

  /// The proofs about a root's rows, for all solutions.
  func proofs(of solved: SolvedRoot) -> RootProofs {
    let index = index(of: solved.rows)
    if let (rows, proofs) = roots[index].proofs, rows == solved.rows { return proofs }
    let new = RootProofs(solved.kindOfRows.map { proofs(ofKind: $0) } ?? RowsProofs())
    roots[index].proofs = (solved.rows, new)
    return new
  }

  private func proofs(ofKind kind: Int) -> RowsProofs {
    if let known = ofSharedRows[kind] { return known }
    let new = RowsProofs()
    ofSharedRows[kind] = new
    return new
  }

  private func index(of rows: SolvedRoot.RowsID) -> Int {
    while roots.count <= rows.solver { roots.append(KnownRoot()) }
    return rows.solver
  }
}

/// What is known about the rows of one root.
final class RootProofs {
  /// Shared with roots whose rows are equal.
  let rows: RowsProofs
  /// Whether the root was searched for ambiguous views in an earlier environment.
  var isSearched = false
  /// The root without the canvas's choices, with its own proofs; nil if none is known.
  var withoutCanvasChoices: (bare: RootWithoutCanvasChoices, proofs: RootProofs)?

  init(_ rows: RowsProofs) { self.rows = rows }
}

/// Facts about rows that are independent of their numbers.
final class RowsProofs {
  /// Proofs of ranges from earlier environments.
  var ambiguity = AmbiguityProofs()
  /// The root with the height of its content, created on demand.
  var selfSizingCell: SelfSizingCell?
}
