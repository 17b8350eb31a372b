// Rows below the end of their table on the canvas. Interface Builder does not lay them out and marks the views in them as
// ambiguous; at run time they scroll into view and are laid out like all others. One note per table says so, since nothing is
// wrong with the scene and yet Xcode warns.
//
// Measured on static tables: from 24000 on (Xcode 26), all 41 constraint-placed views of 27 rows are marked, and before that
// none of 14; from 23500 on, the built-in labels of such rows 31 of 39 times. A row counts when it begins below what bars
// leave of the table.

import SceneDiagnostics
import SceneModel

/// The findings about one layout, given all others about ambiguity.
func unlaidRowVerdicts(_ layout: DocumentLayout, of document: InterfaceDocument) -> [Diagnostic] {
  let toolsVersion = document.header.toolsVersion
  guard layout.environment.isDocumentsOwn, document.header.usesAutoLayout, toolsVersion >= 23_500 else {
    return []
  }
  /// By view: the table whose unlaid row holds it.
  var tables = [ViewIndex?](repeating: nil, count: document.views.count)
  var members: [ViewIndex: [ViewIndex]] = [:]
  var order: [ViewIndex] = []
  var known: Set<String>?
  for (i, view) in document.views.enumerated() {
    guard let parent = view.parent else { continue }
    if view.role == .cell, document[parent].kind == .tableView, isUnlaid(view, of: parent, layout, document) {
      tables[i] = parent
      continue
    }
    guard let table = tables[parent.index] else { continue }
    tables[i] = table
    guard layout.viewFrames[i] != nil, view.verifyAmbiguity != .off,
      isMarked(view, parent, document, toolsVersion)
    else { continue }
    let ambiguous =
      known
      ?? Set(layout.diagnostics.lazy.filter { $0.rule == LayoutRules.ambiguousLayout }.flatMap(\.allObjects))
    known = ambiguous
    if ambiguous.contains(view.id) { continue }
    if members[table] == nil { order.append(table) }
    members[table, default: []].append(ViewIndex(i))
  }
  return order.map { note(about: members[$0] ?? [], in: $0, document) }
}

/// Whether a row begins below what the bars leave of its table.
private func isUnlaid(
  _ row: View, of table: ViewIndex, _ layout: DocumentLayout, _ document: InterfaceDocument
) -> Bool {
  guard let frame = row.storedRect, let size = document[table].storedRect?.size, size.height > 0 else {
    return false
  }
  var bottom = 0.0
  if let geometry = layout.rootGeometry[table] {
    bottom = geometry.safeAreaInsets.bottom
    if layout.environment.doublesScreenInsets { bottom -= layout.environment.screenInsets.bottom }
  }
  return frame.y >= size.height - max(bottom, 0)
}

private func isMarked(
  _ view: View, _ parent: ViewIndex, _ document: InterfaceDocument, _ toolsVersion: Int
) -> Bool {
  guard view.role == .subview else { return false }
  if document[parent].kind == .stackView || !view.translatesAutoresizingMask && !view.hasFixedFrame {
    return toolsVersion >= 24_000
  }
  guard let row = document[parent].parent, case .tableViewCell(let cell) = document[row].content,
    cell.style != nil
  else { return false }
  return view.id == cell.textLabel || view.id == cell.detailTextLabel
}

private func note(about views: [ViewIndex], in table: ViewIndex, _ document: InterfaceDocument) -> Diagnostic
{
  let source = document.source
  let name = document.displayName(of: table)
  let reason =
    "of \(name) on the canvas, where Interface Builder lays nothing out and marks views as ambiguous"
  let count = views.count == 1 ? "1 view stands" : "\(views.count) views stand"
  var diagnostic = Diagnostic(
    LayoutRules.ambiguousLayout, "\(count) in rows below the end \(reason)",
    at: source.startTagRange(of: document[table].element), severity: .note)
  diagnostic.objectPath = document.objectPath(of: document[table].element)
  diagnostic.objects = views.map { document[$0].id }
  diagnostic.parts = views.map { index in
    let view = document[index]
    return .init(
      view.id, "\(document.displayName(of: index)) stands in a row below the end \(reason)",
      at: source.startTagRange(of: view.element), objectPath: document.objectPath(of: view.element))
  }
  let shown = views.prefix(shownNames).map { document.displayName(of: $0) }.joined(separator: ", ")
  let more = views.count > shownNames ? " and \(views.count - shownNames) more" : ""
  diagnostic.notes = [
    .init("they are \(shown)\(more)"),
    .init(
      "at run time rows are laid out when they scroll into view; what is open there is reported by itself"),
  ]
  diagnostic.help =
    "nothing needs to change; “unlaid-rows: off” under ambiguous-layout in .scenec.yml silences this"
  return diagnostic
}

/// How many views the note names.
private let shownNames = 6
