// The findings of several environments as one list: the same finding once, with the environments that show it where not
// all do.

import AutoLayout
import SceneDiagnostics
import SceneModel

/// Merges the diagnostics of several layouts of one document.
///
/// A conflict is the same whichever member was broken: its authored constraints identify it. Other findings are the same
/// when rule, place, objects, constraints and axes are. A finding that shows in every environment names none; a
/// `misplaced-view`, which only the document's own environment can show, names none either. A `dead-constraint` is kept
/// only if it holds in no environment. The words of a merged finding are those of the first environment that shows it, its
/// severity is that of the worst.
///
/// - Returns: the findings in the order in which the layouts show them first. Linear in their number.
public func mergeDiagnostics(_ layouts: [AnalyzedLayout]) -> [Diagnostic] {
  if layouts.count == 1 { return DiagnosticMerge.diagnostics(ofOne: layouts[0]) }
  var merge = DiagnosticMerge()
  for layout in layouts { merge.add(layout) }
  return merge.merged
}

/// The findings of the environments so far.
struct DiagnosticMerge {
  private var indices: [DiagnosticKey: Int] = [:]
  private var diagnostics: [Diagnostic] = []
  /// By index in `diagnostics`: the environment counted last, and how many show it.
  private var counts: [(last: Int, count: Int)] = []
  private var environmentCount = 0

  /// Whether an environment so far shows the finding.
  func contains(_ diagnostic: Diagnostic) -> Bool { indices[DiagnosticKey(diagnostic)] != nil }

  mutating func add(_ analyzed: AnalyzedLayout) {
    let environment = Diagnostic.Environment(analyzed.layout.environment)
    for diagnostic in analyzed.diagnostics {
      let key = DiagnosticKey(diagnostic)
      guard let index = indices[key] else {
        indices[key] = diagnostics.count
        counts.append((environmentCount, 1))
        diagnostics.append(diagnostic)
        diagnostics[diagnostics.count - 1].environments = [environment]
        continue
      }
      if counts[index].last == environmentCount { continue }
      counts[index] = (environmentCount, counts[index].count + 1)
      diagnostics[index].environments.append(environment)
      if diagnostic.message != diagnostics[index].message {
        diagnostics[index].fixes.removeAll(where: \.isOfOneEnvironment)
      }
      diagnostics[index].severity = max(diagnostics[index].severity, diagnostic.severity)
    }
    environmentCount += 1
  }

  var merged: [Diagnostic] {
    var result: [Diagnostic] = []
    result.reserveCapacity(diagnostics.count)
    for (index, diagnostic) in diagnostics.enumerated() {
      let isEverywhere = counts[index].count == environmentCount
      if diagnostic.rule == LayoutRules.deadConstraint, !isEverywhere { continue }
      var diagnostic = diagnostic
      if isEverywhere || diagnostic.rule == LayoutRules.misplacedView { diagnostic.environments = [] }
      result.append(diagnostic)
    }
    return result
  }

  /// The findings of one environment; what only several can show says so.
  static func diagnostics(ofOne analyzed: AnalyzedLayout) -> [Diagnostic] {
    analyzed.diagnostics.map { diagnostic in
      guard diagnostic.rule == LayoutRules.deadConstraint else { return diagnostic }
      var diagnostic = diagnostic
      diagnostic.notes.append(
        .init(
          "only \(analyzed.layout.environment.displayName) was checked; use --all-devices to check the other screens"
        ))
      return diagnostic
    }
  }
}

extension Diagnostic.Environment {
  /// The environment as `--device` takes it.
  package init(_ environment: LayoutEnvironment) {
    let suffix = environment.orientation == .landscape ? ":landscape" : ""
    self.init(id: environment.deviceID + suffix, name: environment.displayName)
  }
}

/// What makes two findings the same.
private struct DiagnosticKey: Hashable {
  var rule: Rule
  var range: SourceRange?
  var objects: [String] = []
  var constraints: [String]
  var axes: [Axis]

  init(_ diagnostic: Diagnostic) {
    rule = diagnostic.rule
    constraints = diagnostic.constraints
    axes = diagnostic.axes
    let isConflict = rule == LayoutRules.conflictingConstraints && !constraints.isEmpty
    if !isConflict {
      range = diagnostic.range
      objects = diagnostic.objects
    }
  }
}
