// The findings of several environments as one list: the same finding once, with the environments that show it where not
// all do.

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
public func mergeVerdicts(_ layouts: [DocumentLayout]) -> [Diagnostic] {
  guard layouts.count > 1 else { return layouts.first.map(verdictsOfOne) ?? [] }
  var places: [VerdictKey: Int] = [:]
  var merged: [Diagnostic] = []
  /// By place in `merged`: the environment counted last, and how many show it.
  var counts: [(last: Int, count: Int)] = []
  for (number, layout) in layouts.enumerated() {
    for diagnostic in layout.diagnostics {
      let key = VerdictKey(diagnostic)
      guard let place = places[key] else {
        places[key] = merged.count
        counts.append((number, 1))
        merged.append(diagnostic)
        merged[merged.count - 1].environments = [layout.environment.displayName]
        continue
      }
      if counts[place].last == number { continue }
      counts[place] = (number, counts[place].count + 1)
      merged[place].environments.append(layout.environment.displayName)
      if diagnostic.message != merged[place].message {
        merged[place].fixes.removeAll(where: \.isOfOneEnvironment)
      }
      merged[place].severity = max(merged[place].severity, diagnostic.severity)
    }
  }
  var result: [Diagnostic] = []
  result.reserveCapacity(merged.count)
  for (place, diagnostic) in merged.enumerated() {
    let isEverywhere = counts[place].count == layouts.count
    if diagnostic.rule == LayoutRules.deadConstraint, !isEverywhere { continue }
    var diagnostic = diagnostic
    if isEverywhere || diagnostic.rule == LayoutRules.misplacedView { diagnostic.environments = [] }
    result.append(diagnostic)
  }
  return result
}

/// The findings of one environment; what only several can show says so.
private func verdictsOfOne(_ layout: DocumentLayout) -> [Diagnostic] {
  layout.diagnostics.map { diagnostic in
    guard diagnostic.rule == LayoutRules.deadConstraint else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.notes.append(
      .init(
        "only \(layout.environment.displayName) was looked at; --all-devices shows whether it holds on another screen"
      ))
    return diagnostic
  }
}

/// What makes two findings the same.
private struct VerdictKey: Hashable {
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

extension LayoutEnvironment {
  /// How people call it: “iPhone SE (3rd generation) in landscape”.
  public var displayName: String {
    let name = Device.named(deviceID)?.name ?? (deviceID.isEmpty ? "the canvas" : deviceID)
    return orientation == .landscape ? "\(name) in landscape" : name
  }
}
