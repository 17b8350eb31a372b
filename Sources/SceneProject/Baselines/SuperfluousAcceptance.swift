// Reports suppressions and baseline entries that match no finding any more, so that they do not hide the same
// fault when it comes back. A suppression is checked over all files of a run. If no file contains its object,
// it is not reported, because that file may not be part of the run.

import SceneDiagnostics
import SceneSystem

/// The rule about accepted findings that no longer exist.
package enum AcceptanceRules {
  package static let superfluousSuppression = Rule(
    "superfluous-suppression", .quality, .warning,
    summary: "a suppression or a baseline entry matches nothing",
    rationale: """
      Its finding is gone. If the entry stays, it hides the same problem when it comes back. A suppression is checked if its \
      object is in the checked files and its rule is on. Baseline entries are checked for each checked file and for files that \
      no longer exist. Runs with their own devices, orientations or text sizes check neither.
      """,
    remedy: "Delete the suppression; regenerate the baseline with `scenec lint --write-baseline`.")

  package static let all: [Rule] = [superfluousSuppression]
}

/// Which suppressions applied in some files.
package struct SuppressionUse: Sendable {
  /// The suppressions that accepted a finding.
  var used: Set<Suppression.Place> = []
  /// The suppressions whose rule was checked without finding anything about their object.
  var idle: Set<Suppression.Place> = []

  package init() {}

  package static func += (a: inout SuppressionUse, b: SuppressionUse) {
    a.used.formUnion(b.used)
    a.idle.formUnion(b.idle)
  }

  /// Findings about the suppressions of one configuration file, sorted by position.
  package func findings(in file: SourceFile) -> [Diagnostic] {
    idle.subtracting(used).filter { $0.path == file.path }.sorted { $0.range < $1.range }.map { place in
      var diagnostic = Diagnostic(
        AcceptanceRules.superfluousSuppression,
        "this suppression matches nothing: \(place.rule) does not report \(place.subject)",
        at: place.range)
      diagnostic.help = "delete the suppression"
      return diagnostic
    }
  }
}

extension Baseline {
  /// A finding about the superfluous entries of one file; nil if there are none.
  ///
  /// - Parameters:
  ///   - diagnostics: all findings of the file, including accepted ones.
  ///   - isChecked: whether a rule was checked in the file.
  package func superfluous(
    among diagnostics: [Diagnostic], path: String, isChecked: (Rule) -> Bool
  ) -> Diagnostic? {
    guard let section = sections[PathKey(Self.name(of: path, from: folder))] else { return nil }
    var left: [Fingerprint: Int] = [:]
    for diagnostic in diagnostics { left[Fingerprint(diagnostic), default: 0] += 1 }
    var notes: [Diagnostic.Note] = []
    var count = 0
    for entry in section.entries {
      let found = min(left[entry.fingerprint] ?? 0, entry.count)
      left[entry.fingerprint, default: 0] -= found
      guard found < entry.count else { continue }
      if let rule = RuleCatalogue.rule(named: entry.rule), !isChecked(rule) { continue }
      let gone = entry.count - found
      let (sum, isTooLarge) = count.addingReportingOverflow(gone)
      count = isTooLarge ? .max : sum
      notes.append(
        .init("\(gone > 1 ? "\(gone) times " : "")\(entry.rule): \(entry.message)", at: entry.range))
    }
    guard count > 0 else { return nil }
    let (what, be) = count == 1 ? ("1 finding", "is") : ("\(count) findings", "are")
    var diagnostic = Diagnostic(
      AcceptanceRules.superfluousSuppression,
      "the baseline lists \(what) in \(section.name) that \(be) gone", at: section.range)
    diagnostic.notes = notes
    diagnostic.help = "regenerate the baseline with --write-baseline"
    return diagnostic
  }

  /// Findings about entries for files that no longer exist.
  ///
  /// - Parameter exists: whether there is a file at an absolute path.
  package func entriesWithoutFile(_ exists: (String) -> Bool) -> [Diagnostic] {
    sections.values.filter { section in
      let path =
        section.name.hasPrefix("/") ? section.name : "/" + (folder + [section.name]).joined(separator: "/")
      return !exists(path)
    }.sorted { $0.range < $1.range }.map { section in
      var diagnostic = Diagnostic(
        AcceptanceRules.superfluousSuppression,
        "the baseline lists findings in \(section.name), which does not exist", at: section.range)
      diagnostic.help = "regenerate the baseline with --write-baseline"
      return diagnostic
    }
  }
}
