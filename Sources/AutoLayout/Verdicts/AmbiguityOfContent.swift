// Ambiguous content of scroll views: constraints reach the scrolling content, and leave its size open.

import SceneDiagnostics
import SceneModel
import Simplex

extension AmbiguitySearch {
  /// The finding about the size of what the view at position `k` scrolls; nil for one that does not scroll.
  mutating func contentDiagnostic(_ k: Int) -> Diagnostic? {
    let index = solved.system.views[k]
    guard let content = solved.system.contentSizes.first(where: { $0.view == index }) else { return nil }
    var axes: [(Axis, ValueRange)] = []
    let leftOpen = context.memory.leftOpenByErrors(in: context.document)
    for (i, (axis, variable)) in [(Axis.horizontal, content.width), (.vertical, content.height)].enumerated()
    where isOpen[Int(variable.index)] && !leftOpen[i].contains(index) {
      let range = solved.solver.ranges(ofVariables: [variable])[0]
      guard range.maximum - range.minimum > LayoutTolerances.ambiguity, isOpenBesideErrors(variable) else {
        continue
      }
      axes.append((axis, range))
    }
    guard !axes.isEmpty else { return nil }
    let view = context.document[index]
    // Without subviews that constraints place there is no content to measure: code fills the scroll view.
    let isConstrained = context.document.children(of: index).contains {
      let child = context.view($0)
      return positions[$0] != nil && !child.translatesAutoresizingMask && !child.hasFixedFrame
    }
    if !isConstrained || view.verifyAmbiguity != .always { return nil }
    let what =
      axes.count == 2
      ? "size" : axes[0].0 == .horizontal ? "width" : "height"
    var diagnostic = Diagnostic(
      LayoutRules.ambiguousLayout,
      "scrollable content \(what) of \(context.document.displayName(of: index)) is ambiguous",
      at: context.range(of: index))
    diagnostic.objects = [view.id]
    diagnostic.axes = axes.map(\.0)
    diagnostic.objectPath = context.document.objectPath(of: view.element)
    for (axis, range) in axes {
      diagnostic.notes.append(
        .init("the content’s \(axis == .horizontal ? "width" : "height") \(Self.describe(range))"))
    }
    let edges = axes.map { $0.0 == .horizontal ? "leading and trailing" : "top and bottom" }
    diagnostic.help =
      "connect the content to the scroll view’s \(edges.joined(separator: ", ")) edges by an unbroken chain of constraints"
    return diagnostic
  }
}
