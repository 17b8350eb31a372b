// Misplaced views: the stored frame is not the one that the constraints give.
//
// Judged only in the document's own environment, where stored frames were solved by Interface Builder, and only of views
// that constraints place. A difference that another size of an uncertain text could explain is not reported.
//
// Where sizes of content share out what constraints leave over, stored frames know more than we do: in stack views and scrolling
// content Interface Builder calls 1 view of 550 misplaced whose stored frame breaks no required rule. Such views are reported
// only if their stored frames contradict a required constraint by themselves. The same holds beside views of custom
// classes, whose content size only their code knows.
//
// What is open has no one frame: of an ambiguous view no number is claimed that its constraints leave open, and in documents
// since Xcode 8.3 (tools 12118) none at all. There Interface Builder marks 1 of 166 ambiguous views of 33 documents as
// misplaced too; up to Xcode 8.2 (tools 11762) it marked all 39 of 4.

import SceneDiagnostics
import SceneModel
import SceneXML
import Simplex
import TextMetrics

/// - Parameter ambiguous: ids of the views whose place or size is open.
func misplacementVerdicts(
  of solved: inout SolvedRoot, ambiguous: Set<String>, _ context: VerdictContext
) -> [Diagnostic] {
  // Where a constraint had to be broken, which one it was decides the frames; fixing that comes first.
  guard context.environment.isDocumentsOwn, solved.solution.conflicts.isEmpty,
    !restsOnGuessedCell(solved, context)
  else { return [] }
  let silencesAmbiguous = context.document.header.toolsVersion >= ambiguityEra && !ambiguous.isEmpty
  var candidates: [(k: Int, stored: Rect, frame: Rect)] = []
  for (k, index) in solved.system.views.enumerated() where k > 0 {
    let parent = context.document[index].parent.flatMap { context.document[$0].storedRect?.size }
    guard let stored = context.document[index].storedRect(in: parent),
      let frame = context.frames[index.index],
      isPlacedByConstraints(k, solved, context), !isHidden(index, context),
      differs(stored, frame, by: leastDifference(of: context.document[index], in: context.document)),
      !isOtherRounding(k, stored, frame, solved, context),
      !(silencesAmbiguous && ambiguous.contains(context.document[index].id))
    else { continue }
    candidates.append((k, stored, frame))
  }
  let marks = formerMarks(of: solved, ambiguous, context)
  if candidates.isEmpty { return marks }
  let stored = StoredFrames(of: solved, in: context.document)
  let reach = ContentReach(of: solved, context)
  candidates.removeAll { candidate in
    let k = candidate.k
    if stored.contradictsConstraint[k] { return false }
    if reach.hasCustomContent { return true }
    return reach.isShared[k] && !stored.contradictsStackView[k]
  }
  if candidates.isEmpty { return marks }
  let doubt = SizeDoubt(of: solved, candidates.map(\.k))
  var diagnostics: [Diagnostic] = []
  for candidate in candidates {
    guard doubt.isBeyondDoubt(candidate.k, stored: candidate.stored, frame: candidate.frame) else { continue }
    let frame = doubt.settled(candidate.k, stored: candidate.stored, frame: candidate.frame)
    diagnostics.append(
      diagnostic(solved.system.views[candidate.k], candidate.stored, frame, in: context.document))
  }
  let claimed = Set(diagnostics.flatMap(\.objects))
  return diagnostics + marks.filter { $0.objects.allSatisfy { !claimed.contains($0) } }
}

/// Whether the root is a cell whose content view stores no frame, as Xcode 6 left it: how much of the cell is left for content,
/// beside accessory and separator, is a guess there (of 17 views of such cells Interface Builder flags none).
private func restsOnGuessedCell(_ solved: SolvedRoot, _ context: VerdictContext) -> Bool {
  solved.system.views.prefix(2).contains { index in
    context.document[index].kind == .tableViewCellContentView && context.document[index].storedRect == nil
  }
}

/// What Interface Builder up to Xcode 8.2 says of ambiguous views beside that they are ambiguous.
private func formerMarks(
  of solved: SolvedRoot, _ ambiguous: Set<String>, _ context: VerdictContext
) -> [Diagnostic] {
  guard context.document.header.toolsVersion < ambiguityEra, !ambiguous.isEmpty else { return [] }
  var diagnostics: [Diagnostic] = []
  for (k, index) in solved.system.views.enumerated() where k > 0 {
    let view = context.document[index]
    guard ambiguous.contains(view.id), isPlacedByConstraints(k, solved, context), !isHidden(index, context)
    else { continue }
    var diagnostic = Diagnostic(
      LayoutRules.misplacedView,
      "the frame of \(context.document.displayName(of: index)) is one of several that the constraints allow",
      at: context.range(of: index), severity: .note)
    diagnostic.objects = [view.id]
    diagnostic.objectPath = context.document.objectPath(of: view.element)
    diagnostic.notes = [
      .init("Interface Builder up to Xcode 8.2 marks it as misplaced, and not only as ambiguous")
    ]
    diagnostic.help = "settle what is ambiguous"
    diagnostics.append(diagnostic)
  }
  return diagnostics
}

/// The build of Xcode 8.3, since which an ambiguous view is not called misplaced as well.
private let ambiguityEra = 12_000

/// Whether the stored frame is merely the other rounding of the same edges: a view of 27 points in the middle of 600 begins
/// at 286.5, and older versions stored 286 on a canvas of whole points where newer ones store 287 (flagged 2 of 14 views).
private func isOtherRounding(
  _ k: Int, _ stored: Rect, _ frame: Rect, _ solved: SolvedRoot, _ context: VerdictContext
) -> Bool {
  guard let parent = context.document[solved.system.views[k]].parent.flatMap({ solved.system.positions[$0] })
  else { return false }
  func exact(_ k: Int) -> Rect {
    let (rect, insets) = (solved.rects[k], solved.system.alignmentInsets[k])
    return Rect(
      x: rect.x - insets.left, y: rect.y - insets.top, width: rect.width + insets.left + insets.right,
      height: rect.height + insets.top + insets.bottom)
  }
  let (inner, outer) = (exact(k), exact(parent))
  let half = 0.5 / context.environment.scale + LayoutTolerances.ambiguity
  return [
    (stored.x, frame.x, inner.x - outer.x), (stored.y, frame.y, inner.y - outer.y),
    (stored.width, frame.width, inner.width), (stored.height, frame.height, inner.height),
  ].allSatisfy { stored, frame, exact in
    (stored - frame).magnitude < LayoutTolerances.misplacement || (stored - exact).magnitude <= half
  }
}

/// Hidden, itself or with an ancestor: nobody sees where it is (Interface Builder flags 0 of 47).
private func isHidden(_ view: ViewIndex, _ context: VerdictContext) -> Bool {
  var current: ViewIndex? = view
  while let index = current {
    if context.view(index).isHidden { return true }
    current = context.document[index].parent
  }
  return false
}

/// Where frames hang on sizes of content that constraints do not fix.
private struct ContentReach {
  /// Whether a view of a custom class takes part, whose content size only its code knows. To take the stored size for that content
  /// does not separate: of 50 views that then still differ, Interface Builder marks 5, all of one document.
  var hasCustomContent = false
  /// By position: in a stack view or in scrolling content, or itself a stack view.
  var isShared: [Bool] = []

  init(of solved: SolvedRoot, _ context: VerdictContext) {
    var positions: [ViewIndex: Int] = [:]
    positions.reserveCapacity(solved.system.views.count)
    for (k, index) in solved.system.views.enumerated() {
      let view = context.document[index]
      positions[index] = k
      if k > 0, view.customClass != nil { hasCustomContent = true }
      let parent = view.parent.flatMap { positions[$0] }
      let inherits = parent.map {
        isShared[$0] || context.document[solved.system.views[$0]].kind == .scrollView
      }
      isShared.append(view.kind == .stackView || inherits == true)
    }
  }
}

/// How much larger the frame of a symbol is than its alignment rect is an estimate: of 4 views in 2 repositories that are off by a
/// point, Interface Builder flags none.
private func leastDifference(of view: View, in document: InterfaceDocument) -> Double {
  guard case .imageView(let image) = view.content, document.symbolMetrics(of: image, .large) != nil else {
    return LayoutTolerances.misplacement
  }
  return LayoutTolerances.symbolFrame
}

private func differs(_ a: Rect, _ b: Rect, by tolerance: Double) -> Bool {
  let differences = [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height]
  return differences.contains { $0.magnitude >= tolerance }
}

/// Whether constraints or a stack view give the view its frame, rather than its mask.
private func isPlacedByConstraints(_ k: Int, _ solved: SolvedRoot, _ context: VerdictContext) -> Bool {
  let index = solved.system.views[k]
  let view = context.view(index)
  guard context.document.header.usesAutoLayout, !view.hasFixedFrame else { return false }
  if let parent = view.parent, context.document[parent].kind == .stackView, view.role == .subview {
    return true
  }
  return !view.translatesAutoresizingMask && view.role == .subview
}

/// The finding about a root view whose stored size is not the one that the bars around it leave.
func rootMisplacementVerdict(_ root: ViewIndex, _ frame: Rect, in document: InterfaceDocument) -> [Diagnostic]
{
  guard document.header.usesAutoLayout, var place = document[root].storedRect else { return [] }
  let stored = place
  (place.width, place.height) = (frame.width, frame.height)
  var finding = diagnostic(root, stored, place, in: document)
  finding.notes = [
    .init("it lies between opaque bars, which leave it a height of \(pointsText(frame.height))")
  ]
  return [finding]
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
  if let rectangle {
    diagnostic.fixes = [
      Diagnostic.FixIt(
        "set the frame to \(rectText(frame))", edits: edits(view, rectangle, frame, source), isVerified: true,
        isSafe: true)
    ]
  }
  return diagnostic
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

/// The numbers of the rectangle that change, and the flag that Interface Builder left.
private func edits(
  _ view: View, _ rectangle: XMLDocument.ElementID, _ frame: Rect, _ source: XMLDocument
) -> [Diagnostic.FixIt.Edit] {
  var edits: [Diagnostic.FixIt.Edit] = []
  if let flag = source.attribute(.misplaced, of: view.element) {
    let bytes = source.file.bytes
    var lower = Int(source.nameRange(of: flag).lower)
    while lower > 0, bytes[lower - 1] == 0x20 || (0x09...0x0D).contains(bytes[lower - 1]) { lower -= 1 }
    edits.append(
      .init(SourceRange(UInt32(truncatingIfNeeded: lower), source.valueRange(of: flag).upper + 1), ""))
  }
  for (name, value) in [
    (XMLName.x, frame.x), (.y, frame.y), (.width, frame.width), (.height, frame.height),
  ] {
    guard let attribute = source.attribute(name, of: rectangle) else { continue }
    let text = storedNumberText(value)
    let range = source.valueRange(of: attribute)
    if source.string(range) != text { edits.append(.init(range, text)) }
  }
  return edits.sorted { $0.range < $1.range }
}
