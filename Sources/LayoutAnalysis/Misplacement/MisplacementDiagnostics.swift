// misplaced-view: the stored frame differs from the one that the constraints determine, for all values of
// uncertain numbers.
//
// Checked only in the document's own environment, for which Interface Builder computed the stored frames, and
// only for views that constraints place. A difference is not reported if another size of an uncertain text,
// other insets or contents, or another size of the root explain it (StoredFrameFit).
//
// In stack views, in scrolling content beside stack views, and beside views of custom classes, whose content
// size only their code knows, content sizes determine how the space is divided. Views there are reported only if
// their stored frames themselves contradict a required constraint, or if they are stack views whose size is
// right and whose position is not (Interface Builder flags all 19 of these, in 4 projects; 11 of them although
// another value of an inset would explain the position). If stack views and custom classes come together, none
// is reported (it flags 0 of 846). Scrolling content without stack views is treated like other views (20 of 20
// in 3 projects; beside stack views 0 of 11).
//
// Bars, safe areas, lines of text and rows vary between builds, and all of them vary vertically. A difference
// on the vertical axis alone is therefore reported only for stack views, beside a view that differs on both
// axes, as a view that was dragged does, and where one or two views of the scene contradict a required
// constraint, as after a change of its constant (Interface Builder flags 228 of the 287 views that are
// reported, and 6 of the 34 others).
//
// Differences of up to three points are reported in the first versions, and later where a required constraint has
// the center half a point elsewhere: since Xcode 11.2, Interface Builder marks 10 such views of 7 projects, and not
// 2 of 2.
//
// An ambiguous value has no unique frame: in documents since Xcode 8.3 (tools 12118), ambiguous views are not
// reported, of which Interface Builder flags 7 of 198 as misplaced too. In earlier documents it flags 56 of the
// 64 that the layout places elsewhere (6 projects).

import AutoLayout
import SceneDiagnostics
import SceneModel
import SceneXML
import Simplex
import TextMetrics

/// In a layout with conflicts, only frames are reported that follow from no choice of the constraints that
/// give way (ConflictChoices).
///
/// - Parameter ambiguous: ids of the views whose position or size is ambiguous.
func misplacementDiagnostics(
  of root: RootLayout, _ solved: SolvedRoot, ambiguous: Set<String>, _ context: DiagnosticContext
) -> [Diagnostic] {
  guard context.environment.isDocumentsOwn, !restsOnGuessedCell(solved, context),
    !isOnUnknownCanvas(solved.root, context.document)
  else { return [] }
  let settles = ToolsChange.ambiguousIsNotMisplaced.isIn(context.document.header.toolsVersion)
  var candidates = differences(of: root, solved, context) { !(settles && ambiguous.contains($0)) }
  if candidates.isEmpty { return [] }
  let stored = StoredFrames(of: solved, in: context.document)
  if ToolsChange.toleratesPoints.isIn(context.document.header.toolsVersion) {
    let seesCenters = ToolsChange.deviceMargins.isIn(context.document.header.toolsVersion)
    candidates.removeAll {
      !differs($0.stored, $0.frame, by: AnalysisTolerances.reportedMisplacement)
        && !(seesCenters && stored.isOffCenter[$0.k])
    }
  }
  let reach = ContentReach(of: solved, context)
  candidates.removeAll {
    reach.leavesInDoubt(
      $0.k, contradicts: stored.contradictsConstraint[$0.k], isMoved: hasItsSize($0.stored, $0.frame))
  }
  let choices = ConflictChoices(of: solved, candidates.map(\.k), context)
  if let choices {
    candidates = candidates.compactMap { candidate in
      choices.unexplained(candidate.k, stored: candidate.stored, frame: candidate.frame)
        .map { (candidate.k, candidate.stored, $0) }
    }
  }
  if candidates.isEmpty { return [] }
  let fit = StoredFrameFit(of: solved, to: stored.values, in: context)
  let doubt = SizeUncertainty(of: solved, candidates.map(\.k), claimsWhatIsOpen: !settles)
  let unlaid = UnlaidContent(of: solved, candidates.map(\.stored), context)
  let findings: [MisplacedView] = candidates.compactMap { candidate in
    let (k, stored) = (candidate.k, candidate.stored)
    guard doubt.isBeyondDoubt(k, stored: stored, frame: candidate.frame) else { return nil }
    let frame = doubt.settled(k, stored: stored, frame: candidate.frame)
    let index = solved.state.system.views[k]
    if let parent = context.document[index].parent.flatMap({ solved.state.system.positions[$0] }),
      !(reach.isOuterStack[k] && hasItsSize(stored, frame))
        && fit.explains(k, stored: stored, frame: frame, parent: parent, in: solved)
        || unlaid?.explains(k, stored, parent) == true
    {
      return nil
    }
    var finding = diagnostic(index, stored, frame, in: context.document)
    if !settles, doubt.isOpen(k) {
      finding.notes = [.init("constraints leave part of its frame open; this is where the layout puts it")]
    } else if let choices, !choices.agree(on: k) {
      finding.notes = [.init("constraints conflict here, but the frame differs whichever of them gives way")]
    }
    // Where a layout happens to put a view is nothing to write into the file.
    if !finding.notes.isEmpty { finding.fixes = [] }
    return MisplacedView(k: k, stored: stored, frame: frame, diagnostic: finding)
  }
  return withoutVerticalDoubt(findings, stored, solved, context).map(\.diagnostic)
}

/// The views with other stored frames than solved ones, as far as constraints place them.
private func differences(
  of root: RootLayout, _ solved: SolvedRoot, _ context: DiagnosticContext, where includes: (String) -> Bool
) -> [(k: Int, stored: Rect, frame: Rect)] {
  var found: [(k: Int, stored: Rect, frame: Rect)] = []
  for (k, index) in solved.state.system.views.enumerated() where k > 0 {
    let parent = context.document[index].parent.flatMap { context.document[$0].storedRect?.size }
    guard let stored = context.document[index].storedRect(in: parent),
      case let frame = root.frames.views[k - 1].aligned,
      isPlacedByConstraints(k, solved, context), differs(stored, frame, by: AnalysisTolerances.misplacement),
      !isOtherRounding(k, stored, frame, solved, context), includes(context.document[index].id)
    else { continue }
    found.append((k, stored, frame))
  }
  return found
}

/// The views that are not only off on the vertical axis, and those that are for a known reason.
private func withoutVerticalDoubt(
  _ findings: [MisplacedView], _ stored: StoredFrames, _ solved: SolvedRoot, _ context: DiagnosticContext
) -> [MisplacedView] {
  if findings.contains(where: { $0.differsHorizontally && $0.differsVertically }) { return findings }
  let isIsolated = findings.count <= AnalysisTolerances.isolatedViews
  return findings.filter {
    $0.differsHorizontally || isIsolated && stored.contradictsConstraint[$0.k]
      || context.document[solved.state.system.views[$0.k]].kind == .stackView
      || !differs($0.stored, $0.frame, by: AnalysisTolerances.reportedMisplacement)
  }
}

private struct MisplacedView {
  /// Its position in the system.
  let k: Int
  let stored: Rect
  let frame: Rect
  let diagnostic: Diagnostic

  var differsHorizontally: Bool { differ(stored.x, frame.x) || differ(stored.width, frame.width) }
  var differsVertically: Bool { differ(stored.y, frame.y) || differ(stored.height, frame.height) }

  private func differ(_ a: Double, _ b: Double) -> Bool {
    (a - b).magnitude >= AnalysisTolerances.misplacement
  }
}

/// Whether the root is a cell whose content view has no stored frame, as in Xcode 6. The space that its
/// accessory and separator leave is then a guess (Interface Builder flags none of 17 views in such cells).
private func restsOnGuessedCell(_ solved: SolvedRoot, _ context: DiagnosticContext) -> Bool {
  solved.state.system.views.prefix(2).contains { index in
    context.document[index].kind == .tableViewCellContentView && context.document[index].storedRect == nil
  }
}

/// Whether nothing tells the canvas that the frames were stored for: the root has the size of the square one, but the
/// storyboard is from a time when each has a device (5 of 6 views of one root were stored for a device of 375 points).
private func isOnUnknownCanvas(_ root: ViewIndex, _ document: InterfaceDocument) -> Bool {
  document.header.device == nil && document.header.kind == .storyboard && document.header.era >= .xcode8
    && document[root].storedRect?.size == LayoutEnvironment.squareCanvas
}

/// Whether the stored frame is only another rounding of the same edges: a view of 27 points in the middle of
/// 600 starts at 286.5, and on a canvas with whole points, older versions stored 286 where newer ones store
/// 287 (flagged 2 of 14 views).
private func isOtherRounding(
  _ k: Int, _ stored: Rect, _ frame: Rect, _ solved: SolvedRoot, _ context: DiagnosticContext
) -> Bool {
  guard
    let parent = context.document[solved.state.system.views[k]].parent.flatMap({
      solved.state.system.positions[$0]
    })
  else { return false }
  let (inner, outer) = (solved.frame(k), solved.frame(parent))
  let half = 0.5 / context.environment.scale + AnalysisTolerances.ambiguity
  return [
    (stored.x, frame.x, inner.x - outer.x), (stored.y, frame.y, inner.y - outer.y),
    (stored.width, frame.width, inner.width), (stored.height, frame.height, inner.height),
  ].allSatisfy { stored, frame, exact in
    (stored - frame).magnitude < AnalysisTolerances.misplacement || (stored - exact).magnitude <= half
  }
}

/// Where frames depend on content sizes that constraints do not fix.
private struct ContentReach {
  /// Whether there is a view of a custom class, whose content size only its code knows. Using the stored size
  /// as its content size does not help: of 50 views that then still differ, Interface Builder flags 5, all in
  /// one document.
  var hasCustomContent = false
  /// By position: whether the view is in a stack view or in scrolling content beside one, or is a stack view.
  var isShared: [Bool] = []
  /// By position: a stack view that no other one arranges.
  var isOuterStack: [Bool] = []

  init(of solved: SolvedRoot, _ context: DiagnosticContext) {
    var positions: [ViewIndex: Int] = [:]
    positions.reserveCapacity(solved.state.system.views.count)
    let hasStacks = solved.state.system.views.contains { context.document[$0].kind == .stackView }
    for (k, index) in solved.state.system.views.enumerated() {
      let view = context.document[index]
      positions[index] = k
      if k > 0, view.customClass != nil { hasCustomContent = true }
      let parent = view.parent.flatMap { positions[$0] }
      let inherits = parent.map {
        isShared[$0] || hasStacks && context.document[solved.state.system.views[$0]].kind == .scrollView
      }
      isShared.append(view.kind == .stackView || inherits == true)
      isOuterStack.append(view.kind == .stackView && inherits != true)
    }
  }

  /// Whether content sizes that the file does not hold may explain where a view is.
  ///
  /// - Parameters:
  ///   - contradicts: Whether its stored frame contradicts a required constraint.
  ///   - isMoved: Whether it has its size, so that only its position differs.
  func leavesInDoubt(_ k: Int, contradicts: Bool, isMoved: Bool) -> Bool {
    if isShared[k] && hasCustomContent { return true }
    if contradicts { return false }
    return hasCustomContent || isShared[k] && !(isOuterStack[k] && isMoved)
  }
}

private func hasItsSize(_ a: Rect, _ b: Rect) -> Bool {
  max((a.width - b.width).magnitude, (a.height - b.height).magnitude) < AnalysisTolerances.misplacement
}

private func differs(_ a: Rect, _ b: Rect, by least: Double) -> Bool {
  let differences = [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height]
  return differences.contains { $0.magnitude >= least }
}

/// Whether constraints or a stack view, rather than its mask, determine the view's frame.
private func isPlacedByConstraints(_ k: Int, _ solved: SolvedRoot, _ context: DiagnosticContext) -> Bool {
  let index = solved.state.system.views[k]
  let document = context.document
  guard document.header.usesAutoLayout, !context[index].hasFixedFrame, context[index].role == .subview else {
    return false
  }
  if let parent = context[index].parent, document.views[parent.index].kind == .stackView { return true }
  return !context[index].translatesAutoresizingMask
}

private func diagnostic(
  _ index: ViewIndex, _ stored: Rect, _ frame: Rect, in document: InterfaceDocument
) -> Diagnostic {
  let view = document[index]
  let source = document.source
  let rectangle = source.child(of: view.element, key: "frame")
  var diagnostic = Diagnostic(
    LayoutRules.misplacedView,
    "the frame of \(document.displayName(of: index)) will be different at run time: \(changes(stored, frame))",
    at: rectangle.map { source.range(of: $0) } ?? source.startTagRange(of: view.element))
  diagnostic.objects = [view.id]
  if stored.x != frame.x || stored.width != frame.width { diagnostic.axes.append(.horizontal) }
  if stored.y != frame.y || stored.height != frame.height { diagnostic.axes.append(.vertical) }
  diagnostic.objectPath = document.objectPath(of: view.element)
  diagnostic.facts.frames = [.init(object: view.id, stored: .init(stored), solved: .init(frame))]
  if rectangle != nil {
    diagnostic.fixes = [
      Diagnostic.FixIt(
        "set the frame to \(rectText(frame))",
        edits: document.edits(making: .removeMark(index, .misplaced), .setFrame(index, frame)), isSafe: true)
    ]
  }
  return diagnostic
}

extension Diagnostic.Facts.Rect {
  fileprivate init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

private func rectText(_ rect: Rect) -> String {
  "(\(pointText(rect.x)), \(pointText(rect.y)), \(pointText(rect.width)), \(pointText(rect.height)))"
}

/// “x 20 → 16, width 100 → 104”.
private func changes(_ stored: Rect, _ frame: Rect) -> String {
  let parts = [
    ("x", stored.x, frame.x), ("y", stored.y, frame.y), ("width", stored.width, frame.width),
    ("height", stored.height, frame.height),
  ]
  return parts.filter { pointText($0.1) != pointText($0.2) }
    .map { "\($0.0) \(pointText($0.1)) → \(pointText($0.2))" }.joined(separator: ", ")
}
