// Counts the findings that suppressions and the baseline of a run accept, and reports entries that match
// nothing.

import SceneCompiler
import SceneDiagnostics
import SceneEmit
import SceneProject
import SceneSystem

struct AcceptanceTally: Sendable {
  var suppressions = SuppressionUse()
  /// Findings about baseline entries, in the order of the files.
  var superfluous: [Diagnostic] = []

  static func += (a: inout AcceptanceTally, b: AcceptanceTally) {
    a.suppressions += b.suppressions
    a.superfluous += b.superfluous
  }

  /// The findings by file, each with its failing severity.
  func reports(
    _ plan: RunPlan, baseline: Baseline?
  ) -> [(findings: FileReport, failingSeverity: Severity)] {
    var reports: [(findings: FileReport, failingSeverity: Severity)] = []
    func add(_ file: SourceFile, _ diagnostics: [Diagnostic], _ rules: RuleSelection, _ failing: Severity) {
      let selected = diagnostics.filter { rules.isSelected($0.rule) }.map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.severity = rules.severity(of: diagnostic)
        return diagnostic
      }
      if selected.isEmpty { return }
      reports.append(
        (FileReport(path: FileAccess.displayed(file.path), file: file, diagnostics: selected), failing))
    }
    for configuration in plan.configurations {
      add(
        configuration.file, suppressions.findings(in: configuration.file), configuration.rules,
        configuration.failingSeverity)
    }
    if let baseline {
      let findings = superfluous + baseline.entriesWithoutFile(FileAccess.exists)
      let first = plan.configurations.first
      add(
        baseline.file, findings.sorted { ($0.range?.lower ?? 0) < ($1.range?.lower ?? 0) },
        first?.rules ?? plan.selection,
        first?.failingSeverity ?? plan.files.map(\.failingSeverity).min() ?? .error)
    }
    return reports
  }
}
