// Stale flags: `misplaced="YES"` and `ambiguous="YES"` that Interface Builder left on views that are neither.
// Checked only in the document's own environment, and only for views whose stored frame equals the solved one:
// if the frames differ, the flag may be right. Views in bars are not checked, because bars place them.
// Ambiguity flags are checked only where constraints place the view, and not in cells, stack views and scrolling
// content (all but 5 of the 158 flags that have no finding are there). A view that a constraint of a conflict
// refers to has no frame that its constraints determine, so that the flag may be about the one that gives way.

import AutoLayout
import SceneDiagnostics
import SceneModel
import SceneXML

/// The diagnostics about flags, given all others of the layout.
func staleFlagDiagnostics(
  _ layout: DocumentLayout, _ others: [Diagnostic], of document: InterfaceDocument
) -> [Diagnostic] {
  guard layout.environment.isDocumentsOwn, document.header.usesAutoLayout else { return [] }
  var diagnostics: [Diagnostic] = []
  var ambiguous: Set<String>?
  var inConflict: Set<ViewIndex>?
  for (i, view) in document.views.enumerated() where view.isFlaggedMisplaced || view.isFlaggedAmbiguous {
    guard let stored = view.storedRect, let frame = layout.viewFrames[i], agrees(stored, frame) else {
      continue
    }
    let index = ViewIndex(i)
    if view.isFlaggedMisplaced, view.role == .subview || view.role == .root {
      let concerned = inConflict ?? viewsInConflict(others, document)
      inConflict = concerned
      if !concerned.contains(index) {
        diagnostics += stale(
          .misplaced, "misplaced", "its stored frame matches its constraints", index, document)
      }
    }
    guard view.isFlaggedAmbiguous, isPlaced(view, document), !sharesRoom(view, document) else { continue }
    let concerned =
      ambiguous
      ?? Set(others.lazy.filter { $0.rule == LayoutRules.ambiguousLayout }.flatMap(\.allObjects))
    ambiguous = concerned
    if !concerned.contains(view.id) {
      diagnostics += stale(.ambiguous, "ambiguous", "its constraints determine its frame", index, document)
    }
  }
  return diagnostics
}

/// The views that the constraints of conflicts refer to.
private func viewsInConflict(_ others: [Diagnostic], _ document: InterfaceDocument) -> Set<ViewIndex> {
  let constraints = Set(
    others.lazy.filter { $0.rule == LayoutRules.conflictingConstraints }.flatMap(\.constraints))
  if constraints.isEmpty { return [] }
  var views: Set<ViewIndex> = []
  for constraint in document.constraints where !constraint.id.isEmpty && constraints.contains(constraint.id) {
    views.formUnion(constraint.views)
  }
  return views
}

/// Whether constraints or a stack view place the view, so that its frame says something about them.
private func isPlaced(_ view: View, _ document: InterfaceDocument) -> Bool {
  guard view.role == .subview, !view.hasFixedFrame, let parent = view.parent else { return false }
  return !view.translatesAutoresizingMask || document[parent].kind == .stackView
}

/// Whether the view is in a row, in a stack view or in scrolling content. What Interface Builder marks there hangs on more than the
/// constraints: on heights that the table decides, and on priorities that views share.
private func sharesRoom(_ view: View, _ document: InterfaceDocument) -> Bool {
  var current: View? = view
  while let place = current {
    switch place.kind {
    case .stackView, .scrollView, .tableViewCell, .collectionViewCell, .collectionReusableView: return true
    default: current = place.parent.map { document[$0] }
    }
  }
  return false
}

private func agrees(_ a: Rect, _ b: Rect) -> Bool {
  let differences = [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height]
  return differences.allSatisfy { $0.magnitude < AnalysisTolerances.misplacement }
}

private func stale(
  _ mark: DocumentChange.Mark, _ word: String, _ reason: String, _ index: ViewIndex,
  _ document: InterfaceDocument
) -> [Diagnostic] {
  let edits = document.edits(making: .removeMark(index, mark))
  guard let removal = edits.first?.range else { return [] }
  // Excludes the space before the attribute, which the fix also removes.
  let source = document.source
  let name = source.attribute(mark == .misplaced ? .misplaced : .ambiguous, of: document[index].element)
  let lower = name.map { source.nameRange(of: $0).lower } ?? removal.lower
  var diagnostic = Diagnostic(
    LayoutRules.staleFlag, "the view is flagged as \(word), but \(reason)",
    at: SourceRange(lower, removal.upper))
  diagnostic.objects = [document[index].id]
  diagnostic.objectPath = document.objectPath(of: document[index].element)
  diagnostic.fixes = [.init("remove the flag", edits: edits, isSafe: true)]
  return [diagnostic]
}
