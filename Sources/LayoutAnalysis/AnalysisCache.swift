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
    /// In the order in which they were found.
    var findings: [KnownFindings] = []
    /// By the number of the solution: its newest findings in `findings`; -1 for none.
    var newest: [Int32] = []
    /// The proofs for the present rows.
    var proofs: (rows: SolvedRoot.RowsID, proofs: RootProofs)?

    mutating func keep(_ findings: KnownFindings, of solution: Int) {
      var findings = findings
      while newest.count <= solution { newest.append(-1) }
      findings.previous = newest[solution]
      newest[solution] = Int32(truncatingIfNeeded: self.findings.count)
      self.findings.append(findings)
    }

    func findings(of solution: Int, where isSame: (KnownFindings) -> Bool) -> [Diagnostic]? {
      var next = solution < newest.count ? newest[solution] : -1
      while next >= 0 {
        let known = findings[Int(next)]
        if isSame(known) { return known.diagnostics }
        next = known.previous
      }
      return nil
    }
  }

  /// The diagnostics of a layout, and the conditions for reusing them besides its number.
  private struct KnownFindings {
    let rows: SolvedRoot.RowsID
    let fillsScreen: ScreenFit
    /// The device that the diagnostics name; nil if none.
    let device: String?
    let diagnostics: [Diagnostic]
    /// The findings of the same solution before these; -1 for none.
    var previous: Int32 = -1
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
    return roots[number.rows.solver].findings(of: number.solution) {
      // Outlines do not name a device.
      $0.rows == number.rows && $0.fillsScreen == fillsScreen
        && ($0.device == nil || context.outlinesKnown || $0.device == context.environment.displayName)
    }
  }

  func keep(
    _ diagnostics: [Diagnostic], of root: RootLayout, _ solved: SolvedRoot, _ context: DiagnosticContext
  ) {
    // Notes about conflict members name the device that determines a root's size.
    let namesDevice = !solved.state.solution.conflicts.isEmpty && context.document[root.root].role == .root
    let findings = KnownFindings(
      rows: root.number.rows, fillsScreen: ScreenFit(root),
      device: namesDevice ? context.environment.displayName : nil, diagnostics: diagnostics)
    roots[index(of: root.number.rows)].keep(findings, of: root.number.solution)
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

  init(_ rows: RowsProofs) { self.rows = rows }
}

/// Facts about rows that are independent of their numbers.
final class RowsProofs {
  /// Proofs of ranges from earlier environments.
  var ambiguity = AmbiguityProofs()
  /// The root with the height of its content, created on demand.
  var selfSizingCell: SelfSizingCell?
}
