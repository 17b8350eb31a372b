// Stale flags: `misplaced="YES"` and `ambiguous="YES"` that Interface Builder left on views which are neither. Judged only
// in the document's own environment, and only of views whose stored frame is the solved one: where frames differ, the flag
// may be right.

import SceneDiagnostics
import SceneModel
import SceneXML

/// The findings about flags, given all others of the layout.
func staleFlagVerdicts(_ layout: DocumentLayout, of document: InterfaceDocument) -> [Diagnostic] {
  guard layout.environment.isDocumentsOwn, document.header.usesAutoLayout else { return [] }
  var diagnostics: [Diagnostic] = []
  var ambiguous: Set<String>?
  for (i, view) in document.views.enumerated() where view.isFlaggedMisplaced || view.isFlaggedAmbiguous {
    guard let stored = view.storedRect, let frame = layout.viewFrames[i], agrees(stored, frame) else {
      continue
    }
    if view.isFlaggedMisplaced {
      diagnostics += stale(.misplaced, "misplaced", "its stored frame is the solved one", view, document)
    }
    guard view.isFlaggedAmbiguous else { continue }
    let concerned =
      ambiguous
      ?? Set(layout.diagnostics.lazy.filter { $0.rule == LayoutRules.ambiguousLayout }.flatMap(\.allObjects))
    ambiguous = concerned
    if !concerned.contains(view.id) {
      diagnostics += stale(.ambiguous, "ambiguous", "its constraints leave nothing open", view, document)
    }
  }
  return diagnostics
}

private func agrees(_ a: Rect, _ b: Rect) -> Bool {
  let differences = [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height]
  return differences.allSatisfy { $0.magnitude < LayoutTolerances.misplacement }
}

private func stale(
  _ name: XMLName, _ word: String, _ reason: String, _ view: View, _ document: InterfaceDocument
) -> [Diagnostic] {
  let source = document.source
  guard let attribute = source.attribute(name, of: view.element) else { return [] }
  let removal = source.removalRange(of: attribute)
  var diagnostic = Diagnostic(
    LayoutRules.staleFlag, "the view is marked as \(word), but \(reason)",
    at: SourceRange(source.nameRange(of: attribute).lower, removal.upper))
  diagnostic.objects = [view.id]
  diagnostic.objectPath = document.objectPath(of: view.element)
  diagnostic.fixes = [.init("remove the mark", edits: [.init(removal, "")], isVerified: true, isSafe: true)]
  return [diagnostic]
}
