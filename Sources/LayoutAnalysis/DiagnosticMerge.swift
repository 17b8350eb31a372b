// Merges the diagnostics of several environments into one list: equal diagnostics appear once, with their
// environments if they do not appear in all.

import AutoLayout
import SceneDiagnostics
import SceneModel

/// Merges the diagnostics of several layouts of one document.
///
/// Conflicts are equal if they have the same authored constraints, regardless of which member was broken.
/// Other diagnostics are equal if rule, range, objects, constraints and axes are. A diagnostic in every
/// environment lists none, and neither does a `misplaced-view`, which only the document's own environment can
/// have. A `dead-constraint` is kept only if the constraint holds in no environment. A merged diagnostic has
/// the message of the first environment and the highest severity.
///
/// - Returns: the diagnostics in the order of their first layouts. Linear in their number.
public func mergeDiagnostics(_ layouts: [AnalyzedLayout]) -> [Diagnostic] {
  if layouts.count == 1 { return DiagnosticMerge.diagnostics(ofOne: layouts[0]) }
  var merge = DiagnosticMerge()
  for layout in layouts { merge.add(layout) }
  return merge.merged
}

/// The diagnostics of the environments so far.
struct DiagnosticMerge {
  private var indices: [DiagnosticKey: Int] = [:]
  private var diagnostics: [Diagnostic] = []
  /// By index in `diagnostics`: the last environment that was counted, and the number of environments.
  private var counts: [(last: Int, count: Int)] = []
  /// The environments, each with the indices of its diagnostics. Only a diagnostic that not all have lists them.
  private var environments: [(environment: Diagnostic.Environment, diagnostics: [Int32])] = []

  /// Whether an earlier environment has the diagnostic.
  func contains(_ diagnostic: Diagnostic) -> Bool { indices[DiagnosticKey(diagnostic)] != nil }

  mutating func add(_ analyzed: AnalyzedLayout) {
    var members: [Int32] = []
    members.reserveCapacity(analyzed.diagnostics.count)
    // By index, because a loop over the elements copies each.
    for position in analyzed.diagnostics.indices {
      let key = DiagnosticKey(analyzed.diagnostics[position])
      guard let index = indices[key] else {
        indices[key] = diagnostics.count
        members.append(Int32(truncatingIfNeeded: diagnostics.count))
        counts.append((environments.count, 1))
        diagnostics.append(analyzed.diagnostics[position])
        continue
      }
      if counts[index].last == environments.count { continue }
      counts[index] = (environments.count, counts[index].count + 1)
      members.append(Int32(truncatingIfNeeded: index))
      if !diagnostics[index].fixes.isEmpty,
        analyzed.diagnostics[position].message != diagnostics[index].message
      {
        diagnostics[index].fixes.removeAll(where: \.isOfOneEnvironment)
      }
      let severity = analyzed.diagnostics[position].severity
      if severity > diagnostics[index].severity { diagnostics[index].severity = severity }
    }
    environments.append((Diagnostic.Environment(analyzed.layout.environment), members))
  }

  var merged: [Diagnostic] {
    var result = diagnostics
    for (environment, members) in environments {
      for index in members.lazy.map(Int.init)
      where counts[index].count < environments.count && result[index].rule != LayoutRules.misplacedView {
        result[index].environments.append(environment)
      }
    }
    return result.enumerated().lazy.filter { index, diagnostic in
      diagnostic.rule != LayoutRules.deadConstraint || counts[index].count == environments.count
    }.map(\.element)
  }

  /// The diagnostics of a single environment, with a remark if only several environments can prove them.
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
  /// The environment in the form of `--device`.
  package init(_ environment: LayoutEnvironment) {
    let suffix = environment.orientation == .landscape ? ":landscape" : ""
    self.init(id: environment.deviceID + suffix, name: environment.displayName)
  }
}

/// The identity of a diagnostic.
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

  /// Hashes what usually differs: thousands of diagnostics of each environment are looked up.
  func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    if range == nil || objects.count > 1 { hasher.combine(objects) }
    hasher.combine(constraints)
  }
}
