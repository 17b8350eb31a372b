// Views whose size or position follows the size of an ambiguous ancestor. They get no diagnostics of their
// own, because nothing is wrong with their own constraints, but the ancestor's diagnostic lists them.
// Interface Builder flags them as ambiguous too, because their frames are not unique.

import AutoLayout
import SceneDiagnostics
import SceneModel

/// The views that follow each diagnostic, collected from the root inwards.
struct DependentViews {
  struct DependentView {
    var k: Int
    var openness: AxisOpenness
    /// The index of the diagnostic.
    var finding: Int
    /// Whether the size follows, or only the position.
    var isSize: Bool
    var axis: Axis { openness.axis }
  }
  private(set) var found: [DependentView] = []
  /// By position and axis: the diagnostic about the ambiguous size, which is the view's own or the one that
  /// it follows.
  private var findings: [Int: [Axis: Int]] = [:]
  private var current: (k: Int, parent: Int?) = (0, nil)
  private var openSizes: [Axis] = []

  mutating func begin(_ k: Int, parent: Int?) {
    current = (k, parent)
    openSizes = []
  }

  /// Records the ambiguity of the current view along an axis. Views inside a view whose size follows may
  /// follow too.
  mutating func note(_ axis: AxisOpenness) {
    if axis.size.isOpen {
      openSizes.append(axis.axis)
      return
    }
    guard axis.size.follows || axis.position.follows, let parent = current.parent,
      let finding = findings[parent]?[axis.axis]
    else { return }
    if axis.size.follows { findings[current.k, default: [:]][axis.axis] = finding }
    found.append(
      DependentView(k: current.k, openness: axis, finding: finding, isSize: axis.size.follows))
  }

  /// Adds the current view, with its ambiguity along these axes, to the diagnostics about its container's
  /// size along the same axes.
  ///
  /// - Returns: whether there are such diagnostics.
  mutating func follow(_ axes: [AxisOpenness]) -> Bool {
    guard let parent = current.parent, axes.allSatisfy({ findings[parent]?[$0.axis] != nil }) else {
      return false
    }
    for open in axes {
      guard let finding = findings[parent]?[open.axis] else { continue }
      if open.size.isOpen { findings[current.k, default: [:]][open.axis] = finding }
      found.append(
        DependentView(k: current.k, openness: open, finding: finding, isSize: open.size.isOpen))
    }
    return true
  }

  /// Records that the current view has a diagnostic of its own.
  mutating func found(_ k: Int, at finding: Int) {
    found.removeAll { $0.k == k }
    for axis in openSizes { findings[k, default: [:]][axis] = finding }
  }
}

extension AmbiguitySearch {
  func addDependentViews(_ dependents: DependentViews, to diagnostics: inout [Diagnostic]) {
    var members: [Int: [DependentViews.DependentView]] = [:]
    for dependent in dependents.found { members[dependent.finding, default: []].append(dependent) }
    // Outlines need no names.
    for (index, dependents) in members where context.needsExplanation(diagnostics[index]) {
      for dependent in dependents {
        diagnostics[index].facts.ranges += rangeFacts(dependent.k, dependent.openness)
      }
      var seen: Set<Int> = []
      addParts(dependents.filter { seen.insert($0.k).inserted }, to: &diagnostics[index])
    }
  }

  /// Lists views in the diagnostic that they follow.
  private func addParts(_ dependents: [DependentViews.DependentView], to finding: inout Diagnostic) {
    let document = context.document
    guard let owner = finding.objects.first else { return }
    let subject = views.first { document[$0].id == owner }.map { document.displayName(of: $0) } ?? owner
    finding.parts = [.init(owner, finding.message, at: finding.range, objectPath: finding.objectPath)]
    for dependent in dependents {
      let index = views[dependent.k]
      let name = document.displayName(of: index)
      let length = dependent.axis == .horizontal ? "width" : "height"
      let text =
        dependent.isSize
        ? "the \(length) of \(name) depends on the \(length) of \(subject), which is ambiguous"
        : "the \(dependent.axis.name) position of \(name) depends on the \(length) of \(subject), which is ambiguous"
      finding.parts.append(
        .init(
          document[index].id, text,
          at: context.range(of: index), objectPath: document.objectPath(of: document[index].element)))
    }
    var names = dependents.prefix(AnalysisLimits.namedDependents).map {
      document.displayName(of: views[$0.k])
    }
    if names.count < dependents.count { names.append("\(dependents.count - names.count) more views") }
    let list = names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " : ""
    let verb = names.count > 1 ? "are" : "is"
    finding.notes.append(
      .init("inside it, \(list)\(names[names.count - 1]) \(verb) ambiguous for the same reason"))
  }
}
