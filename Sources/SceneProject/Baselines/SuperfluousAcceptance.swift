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
    remedy:
      "Delete the suppression; shrink the baseline with `scenec lint --write-baseline FILE --shrink-only`.")

  package static let invalidSuppression = Rule(
    "invalid-suppression", .quality, .error,
    summary: "a suppression in the notes of an object cannot be read",
    rationale: """
      A line “scenec:ignore RULE: REASON” in the notes of an object (Document section of the Identity inspector) accepts the \
      findings of the rule about the object. If it has a mistake, it accepts nothing.
      """,
    remedy: "Correct the line: the name of a rule, a colon, and the reason.",
    examples: [
      .init(
        #"<view id="box-00-001"><attributedString key="userComments"><fragment content="scenec:ignore fixed-frame"/></attributedString></view>"#,
        findings: 1),
      .init(
        #"<view id="box-00-001"><attributedString key="userComments"><fragment content="scenec:ignore fixed-frame: placed in code"/></attributedString></view>"#,
        findings: 0),
    ])

  package static let all: [Rule] = [superfluousSuppression, invalidSuppression]
}

/// Which suppressions applied in some files.
package struct SuppressionUse: Sendable {
  /// The suppressions that accepted a finding.
  var used: Set<Suppression.Place> = []
  /// The suppressions whose objects are in the files.
  var known: Set<Suppression.Place> = []
  /// The suppressions whose rule was checked without finding anything about their object.
  var idle: Set<Suppression.Place> = []

  package init() {}

  package static func += (a: inout SuppressionUse, b: SuppressionUse) {
    a.used.formUnion(b.used)
    a.known.formUnion(b.known)
    a.idle.formUnion(b.idle)
  }

  /// Findings about the suppressions of one configuration file, sorted by position.
  package func findings(in file: SourceFile) -> [Diagnostic] {
    idle.subtracting(used).filter { $0.path == file.path }.sorted { $0.range < $1.range }.map(\.superfluous)
  }
}

extension Suppression.Place {
  /// The finding about a suppression that matches nothing.
  var superfluous: Diagnostic {
    var diagnostic = Diagnostic(
      AcceptanceRules.superfluousSuppression,
      "this suppression matches nothing: \(rule) does not report \(subject)", at: range)
    diagnostic.help = "delete the suppression"
    return diagnostic
  }
}

extension Baseline {
  /// A finding about the superfluous entries of one file; nil if there are none.
  ///
  /// - Parameters:
  ///   - match: all findings of the file, compared with this baseline.
  ///   - isChecked: whether a rule was checked in the file.
  package func superfluous(after match: BaselineMatch, isChecked: (Rule) -> Bool) -> Diagnostic? {
    guard let section = match.section.flatMap({ sections[PathKey($0)] }) else { return nil }
    var notes: [Diagnostic.Note] = []
    var count = 0
    for (entry, accepted) in zip(section.entries, match.acceptances) where accepted.count < entry.count {
      if let rule = RuleCatalogue.rule(named: entry.rule), !isChecked(rule) { continue }
      let gone = entry.count - accepted.count
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
    diagnostic.help = "remove what is gone with --write-baseline FILE --shrink-only"
    return diagnostic
  }

  /// Findings about entries for files that no longer exist.
  ///
  /// - Parameters:
  ///   - renamed: the names in the baseline of files that have other names now.
  ///   - exists: whether there is a file at an absolute path.
  package func entriesWithoutFile(renamed: Set<String> = [], _ exists: (String) -> Bool) -> [Diagnostic] {
    sections.values.filter { !renamed.contains($0.name) && !exists(path(of: $0)) }
      .sorted { $0.range < $1.range }.map { section in
        var diagnostic = Diagnostic(
          AcceptanceRules.superfluousSuppression,
          "the baseline lists findings in \(section.name), which does not exist", at: section.range)
        diagnostic.help = "remove what is gone with --write-baseline FILE --shrink-only"
        return diagnostic
      }
  }
}
