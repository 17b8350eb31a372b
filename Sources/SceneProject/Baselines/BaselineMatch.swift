// Compares the findings of a file with a baseline. A finding is accepted by its rule, objects, constraints,
// axes and environments, not by its words and numbers, so that a baseline outlives rewritten files, other
// names of files, and other text metrics.

import SceneDiagnostics
import SceneSystem

/// The findings of one file, compared with a baseline.
public struct BaselineMatch: Sendable {
  /// The findings that are not accepted, in order.
  public private(set) var findings: [Diagnostic]
  /// The number of accepted findings.
  public private(set) var accepted = 0
  /// The name of the file's section in the baseline; nil if there is none. It is another name than the file's
  /// if the file was renamed.
  package private(set) var section: String?
  /// By entry of the section: the findings that it accepts.
  private(set) var acceptances: [[Diagnostic]] = []

  /// The maximum number of alike entries that are tried for a finding.
  private static let triedEntries = 200

  /// By finding: whether it is not accepted.
  package private(set) var areNew: [Bool]

  /// Compares findings with others, which accept them as the entries of a baseline would.
  package init(_ diagnostics: [Diagnostic], accepting others: [Diagnostic]) {
    var section = Baseline.Section(name: "", range: SourceRange(0, 0))
    for other in others { section.add(Baseline.Entry(other)) }
    self.init(diagnostics, section)
  }

  init(_ diagnostics: [Diagnostic], _ section: Baseline.Section?) {
    findings = diagnostics
    areNew = Array(repeating: true, count: diagnostics.count)
    guard let section else { return }
    self.section = section.name
    var acceptances: [[Diagnostic]] = Array(repeating: [], count: section.entries.count)
    var left = diagnostics.indices.filter { diagnostics[$0].rule.canBeTurnedOff }
    for likeness in Likeness.allCases {
      left.removeAll { index in
        let diagnostic = diagnostics[index]
        let candidates = section.index[Baseline.Key(diagnostic)] ?? []
        var tried = 0
        let match = candidates.first { candidate in
          let entry = section.entries[candidate]
          guard tried < Self.triedEntries, acceptances[candidate].count < entry.count else { return false }
          tried += 1
          return entry.isAlike(diagnostic, likeness)
        }
        guard let match else { return false }
        acceptances[match].append(diagnostic)
        areNew[index] = false
        accepted += 1
        return true
      }
    }
    self.acceptances = acceptances
    if accepted > 0 { findings = zip(diagnostics, areNew).filter(\.1).map(\.0) }
  }
}

/// How much a finding is like an entry, the most first.
private enum Likeness: CaseIterable {
  /// The same objects, axes and environments, and the same message.
  case same
  /// The same objects, axes and environments.
  case equal
  /// A part of the objects and axes, and an environment in common.
  case partial
}

extension Baseline.Key {
  /// The key under which the entries for a finding are found.
  init(_ diagnostic: Diagnostic) {
    self.init(
      rule: diagnostic.rule.name,
      subject: diagnostic.constraints.min() ?? diagnostic.objects.first ?? "")
  }
}

extension Baseline.Entry {
  fileprivate func isAlike(_ d: Diagnostic, _ likeness: Likeness) -> Bool {
    guard constraints.isEmpty == d.constraints.isEmpty, Set(constraints) == Set(d.constraints) else {
      return false
    }
    switch likeness {
    case .same: return message == d.message && isAlike(d, .equal)
    case .equal:
      return objects == d.objects && axes == d.axes.map(\.name) && environments == d.environments.map(\.id)
    case .partial:
      // Which objects a conflict names first, and along which axes a frame differs, depends on numbers.
      if constraints.isEmpty, !Set(d.objects).isSubset(of: objects) { return false }
      let isFrame = !d.facts.frames.isEmpty
      if !axes.isEmpty, !isFrame, !Set(d.axes.map(\.name)).isSubset(of: axes) { return false }
      return environments.isEmpty || d.environments.isEmpty
        || !Set(d.environments.map(\.id)).isDisjoint(with: environments)
    }
  }
}

extension Baseline {
  /// The findings of a file, compared with the entries of the file, or of a file that no longer exists and
  /// had findings about the same objects.
  public func match(_ diagnostics: [Diagnostic], path: String) -> BaselineMatch {
    let key = PathKey(Self.name(of: path, from: folder))
    return BaselineMatch(diagnostics, sections[key] ?? formerSection(of: diagnostics))
  }

  /// The section of a missing file that shares the most findings. If several do, the first by name.
  private func formerSection(of diagnostics: [Diagnostic]) -> Section? {
    if missing.isEmpty { return nil }
    var counts: [PathKey: Int] = [:]
    for diagnostic in diagnostics {
      for key in missing[Key(diagnostic)] ?? [] { counts[key, default: 0] += 1 }
    }
    let best = counts.compactMap { key, count in sections[key].map { (section: $0, count: count) } }.max {
      $0.count != $1.count ? $0.count < $1.count : FilePaths.precedes($1.section.name, $0.section.name)
    }
    return best?.section
  }
}
