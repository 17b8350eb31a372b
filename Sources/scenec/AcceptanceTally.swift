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
  private var superfluous: [Diagnostic] = []
  /// The sections of the baseline that were used, by their names.
  private var sections: Set<String> = []

  /// Adds the findings of one file, compared with the baseline.
  mutating func add(_ match: BaselineMatch, _ baseline: Baseline, isChecked: (Rule) -> Bool) {
    if let finding = baseline.superfluous(after: match, isChecked: isChecked) { superfluous.append(finding) }
    if let section = match.section { sections.insert(section) }
  }

  static func += (a: inout AcceptanceTally, b: AcceptanceTally) {
    a.suppressions += b.suppressions
    a.superfluous += b.superfluous
    a.sections.formUnion(b.sections)
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
      let unknown = configuration.configuration.unknownObjects(suppressions)
      let idle = plan.isConfigured ? suppressions.findings(in: configuration.file) : []
      add(configuration.file, unknown + idle, configuration.rules, configuration.failingSeverity)
    }
    guard plan.isConfigured else { return reports }
    if let baseline {
      let findings = superfluous + baseline.entriesWithoutFile(renamed: sections, FileAccess.exists)
      let first = plan.configurations.first
      add(
        baseline.file, findings.sorted { ($0.range?.lower ?? 0) < ($1.range?.lower ?? 0) },
        first?.rules ?? plan.selection,
        first?.failingSeverity ?? plan.files.map(\.failingSeverity).min() ?? .error)
    }
    return reports
  }
}
