// Ambiguous content of scroll views: the constraints of the content do not determine its size.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

extension AmbiguitySearch {
  /// The diagnostic about the content size of the scroll view at position `k`; nil for other views.
  mutating func contentDiagnostic(_ k: Int) -> Diagnostic? {
    let index = views[k]
    guard let size = contentSizes[index] else { return nil }
    var axes: [(Axis, ValueRange)] = []
    for (i, (axis, variable)) in [(Axis.horizontal, size.width), (.vertical, size.height)].enumerated()
    where isOpen[Int(variable.index)] && !leftOpenByErrors[i].contains(index) {
      let range = solved.range(of: [LinearTerm(variable, 1)])
      guard range.maximum - range.minimum > AnalysisTolerances.ambiguity, isOpenBesideErrors(variable) else {
        continue
      }
      axes.append((axis, range))
    }
    guard !axes.isEmpty else { return nil }
    let view = context.document[index]
    guard view.verifyAmbiguity == .always, let content = scrolledContent(of: index) else { return nil }
    var diagnostic = Diagnostic(LayoutRules.ambiguousLayout, "", at: context.range(of: index))
    if content == .none { diagnostic.severity = .note }
    diagnostic.objects = [view.id]
    diagnostic.axes = axes.map(\.0)
    if !context.needsExplanation(diagnostic) { return diagnostic }
    let what =
      axes.count == 2
      ? "size" : axes[0].0 == .horizontal ? "width" : "height"
    diagnostic.message =
      "scrollable content \(what) of \(context.document.displayName(of: index)) is ambiguous"
    diagnostic.objectPath = context.document.objectPath(of: view.element)
    for (axis, range) in axes {
      diagnostic.notes.append(
        .init(Self.describe(range, of: axis == .horizontal ? "content width" : "content height")))
      let length = axis == .horizontal ? size.width : size.height
      var fact = Diagnostic.Facts.Range(
        view.id, axis, isSize: true, range, shift: 0, solved: solved.state.values[Int(length.index)])
      fact.isContent = true
      diagnostic.facts.ranges.append(fact)
    }
    switch content {
    case .constrained: break
    case .fixed:
      diagnostic.notes.append(
        .init("its subviews have fixed frames, which do not set the size of the content"))
    case .none:
      diagnostic.notes.append(
        .init("it has no subviews here; code that adds them sets the size of the content"))
      diagnostic.help = "constrain what code adds to the content layout guide on all four sides"
      return diagnostic
    }
    let edges = axes.map { $0.0 == .horizontal ? "leading and trailing" : "top and bottom" }
    diagnostic.help =
      "connect the content to the scroll view’s \(edges.joined(separator: ", ")) edges with an unbroken chain of constraints"
    return diagnostic
  }

  private enum ScrolledContent {
    case constrained, fixed, none
  }

  /// The views that determine the content size or fail to. Nil without subviews that constraints or fixed
  /// frames place, because code then fills the scroll view (Interface Builder flags none of 31 in 19
  /// projects). If the scroll view has a content layout guide, Interface Builder flags it nevertheless (6 of
  /// 6 in 5 projects, none of those with fixed frames). With fixed frames, it flags both scroll views that
  /// are not fixed themselves, and none of 4 that are.
  private func scrolledContent(of index: ViewIndex) -> ScrolledContent? {
    var fixed = 0
    for child in context.document.children(of: index) where positions[child] != nil {
      if context[child].hasFixedFrame {
        fixed += 1
      } else if !context[child].translatesAutoresizingMask {
        return .constrained
      }
    }
    if context[index].hasFixedFrame { return nil }
    if fixed > 0 { return .fixed }
    let isEmpty = context.document.children(of: index).allSatisfy { positions[$0] == nil }
    let hasContentGuide = context.document.guides.contains { $0.owner == index && $0.kind == .content }
    return isEmpty && hasContentGuide ? ScrolledContent.none : nil
  }
}
