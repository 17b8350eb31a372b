// Counts findings by rule, for `--statistics`.

import SceneDiagnostics

struct RuleStatistics: Sendable {
  private struct Count {
    var severity: Severity
    var findings: Int
    var files: Int
  }

  private var counts: [String: Count] = [:]

  /// Counts a finding of the only file that these statistics are about.
  mutating func count(_ diagnostic: Diagnostic) {
    let name = diagnostic.rule.name
    counts[name, default: Count(severity: .note, findings: 0, files: 1)].findings += 1
    if let known = counts[name]?.severity, known < diagnostic.severity {
      counts[name]?.severity = diagnostic.severity
    }
  }

  static func += (a: inout RuleStatistics, b: RuleStatistics) {
    a.counts.merge(b.counts) {
      Count(
        severity: max($0.severity, $1.severity), findings: $0.findings + $1.findings,
        files: $0.files + $1.files)
    }
  }

  /// One line per rule, the most severe and most frequent ones first: “12  error  duplicate-id  in 3 files”.
  var table: String {
    let sorted = counts.sorted { a, b in
      if a.value.severity != b.value.severity { return a.value.severity > b.value.severity }
      if a.value.findings != b.value.findings { return a.value.findings > b.value.findings }
      return a.key < b.key
    }
    let digits = sorted.map { String($0.value.findings).utf8.count }.max() ?? 0
    let width = sorted.map(\.key.utf8.count).max() ?? 0
    return sorted.map { name, count in
      let number = String(count.findings)
      let severity = count.severity.name
      return spaces(digits - number.utf8.count) + number + "  " + severity
        + spaces(9 - severity.utf8.count) + name + spaces(width - name.utf8.count + 2)
        + "in \(Tally.plural(count.files, "file"))\n"
    }.joined()
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
