// Ties: views that can trade size with each other because their content priorities are equal. Diagnostics
// list them with the priority that would resolve the ambiguity.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

extension AmbiguitySearch {
  mutating func addTies(_ k: Int, _ axes: [AxisOpenness], to diagnostic: inout Diagnostic) {
    let found = ties ?? solved.searchTies()
    if ties == nil, !found.isComplete {
      diagnostic.notes.append(
        .init(
          "the search for equal priorities in this scene was cut short: too many constraints depend on each other"
        ))
    }
    ties = found
    let index = solved.state.system.views[k]
    var groups: [TieGroup] = []
    for tie in found.ties {
      let sources = [tie.first, tie.second].map { solved.state.system.provenance[Int($0.index)] }
      guard case .optional(let points) = solved.state.solver.program.priority(of: tie.first) else { continue }
      switch (sources[0], sources[1]) {
      case (.contentHugging(let a, let axis), .contentHugging(let b, _))
      where a != b && (a == index || b == index):
        TieGroup.add([a, b], axis, "hugging", points, to: &groups)
      case (.compressionResistance(let a, let axis), .compressionResistance(let b, _))
      where a != b && (a == index || b == index):
        TieGroup.add([a, b], axis, "compression resistance", points, to: &groups)
      default: break
      }
    }
    for group in groups where diagnostic.axes.contains(group.axis) {
      addTies(group, of: index, to: &diagnostic)
    }
  }

  /// Views that can trade size with each other, because their priorities are equal.
  private struct TieGroup {
    /// In the order of their rows.
    var views: [ViewIndex]
    var axis: Axis
    var what: String
    var points: Double

    static func add(
      _ pair: [ViewIndex], _ axis: Axis, _ what: String, _ points: Double, to groups: inout [TieGroup]
    ) {
      guard
        let known = groups.firstIndex(where: { $0.axis == axis && $0.what == what && $0.points == points })
      else {
        groups.append(TieGroup(views: pair, axis: axis, what: what, points: points))
        return
      }
      for view in pair where !groups[known].views.contains(view) { groups[known].views.append(view) }
    }
  }

  private func addTies(_ group: TieGroup, of view: ViewIndex, to diagnostic: inout Diagnostic) {
    let views = group.views
    let named = Array(
      views.count > AnalysisLimits.namedTies + 1 ? views.prefix(AnalysisLimits.namedTies) : views[...])
    var wording = context.wording()
    wording.distinguish(named)
    var names = named.map { wording.name($0) }
    if named.count < views.count { names.append("\(views.count - named.count) more views") }
    let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    diagnostic.notes.append(
      .init(
        "the \(group.axis.name) \(group.what) priorities of \(list) are \(views.count == 2 ? "both" : "all") \(pointText(group.points))",
        at: context.range(of: views.first { $0 != view } ?? view)))
    let other = group.points >= 1000 ? group.points - 1 : group.points + 1
    let verb = group.what == "hugging" ? "stretches" : "shrinks"
    let first = group.points >= 1000 ? names[0] : names[names.count - 1]
    diagnostic.help =
      views.count == 2
      ? "set the \(group.axis.name) \(group.what) priority of \(names[0]) to \(pointText(other)), so that \(first) \(verb) first"
      : "give them different \(group.axis.name) \(group.what) priorities, so that it is clear which \(verb) first"
  }
}
