// Rows below the end of their table on the canvas. Interface Builder does not lay them out and flags the
// views in them as ambiguous. At run time, they scroll into view and are laid out like all others. One note
// per table explains this, because the scene is correct although Xcode warns.
//
// Measured on rows that start below the table's own end: from 22154 on, Interface Builder flags 34 of 36
// views that constraints place (4 projects), and the built-in labels and images 46 of 54 times (6 projects);
// up to 21701, none of 17 (1 project). A row counts if it starts below the area that bars leave of the table.

import AutoLayout
import SceneDiagnostics
import SceneModel

/// The diagnostics about one layout, given all others about ambiguity.
func offscreenCellDiagnostics(
  _ layout: DocumentLayout, _ others: [Diagnostic], of document: InterfaceDocument
) -> [Diagnostic] {
  guard layout.environment.isDocumentsOwn, document.header.usesAutoLayout, document.header.era >= .xcode15
  else {
    return []
  }
  /// By view: the table whose row contains it, if that row is not laid out.
  var tables = [ViewIndex?](repeating: nil, count: document.views.count)
  var members: [ViewIndex: [ViewIndex]] = [:]
  var order: [ViewIndex] = []
  var known: Set<String>?
  for (i, view) in document.views.enumerated() {
    guard let parent = view.parent else { continue }
    if view.role == .cell, document[parent].kind == .tableView,
      isOffscreen(view, of: parent, layout, document)
    {
      tables[i] = parent
      continue
    }
    guard let table = tables[parent.index] else { continue }
    tables[i] = table
    guard layout.viewFrames[i] != nil, view.verifyAmbiguity != .off,
      isMarked(view, parent, document)
    else { continue }
    let ambiguous =
      known
      ?? Set(others.lazy.filter { $0.rule == LayoutRules.ambiguousLayout }.flatMap(\.allObjects))
    known = ambiguous
    if ambiguous.contains(view.id) { continue }
    if members[table] == nil { order.append(table) }
    members[table, default: []].append(ViewIndex(i))
  }
  return order.map { note(about: members[$0] ?? [], in: $0, document) }
}

/// Whether a row starts below the area that the bars leave of its table.
private func isOffscreen(
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

private func isMarked(_ view: View, _ parent: ViewIndex, _ document: InterfaceDocument) -> Bool {
  guard view.role == .subview else { return false }
  if document[parent].kind == .stackView || !view.translatesAutoresizingMask && !view.hasFixedFrame {
    return true
  }
  guard let row = document[parent].parent, case .tableViewCell(let cell) = document[row].content else {
    return false
  }
  return cell.placesByStyle(view.id)
}

private func note(about views: [ViewIndex], in table: ViewIndex, _ document: InterfaceDocument) -> Diagnostic
{
  let source = document.source
  let name = document.displayName(of: table)
  let reason =
    "of \(name) on the canvas; Interface Builder does not lay out these cells and marks their views as ambiguous"
  let count = views.count == 1 ? "1 view is" : "\(views.count) views are"
  var diagnostic = Diagnostic(
    LayoutRules.ambiguousLayout, "\(count) in cells below the end \(reason)",
    at: source.startTagRange(of: document[table].element), severity: .note)
  diagnostic.option = LayoutRules.offscreenCells
  diagnostic.objectPath = document.objectPath(of: document[table].element)
  diagnostic.objects = views.map { document[$0].id }
  diagnostic.parts = views.map { index in
    let view = document[index]
    return .init(
      view.id, "\(document.displayName(of: index)) is in a cell below the end \(reason)",
      at: source.startTagRange(of: view.element), objectPath: document.objectPath(of: view.element))
  }
  let shown = views.prefix(AnalysisLimits.namedOffscreenViews).map { document.displayName(of: $0) }.joined(
    separator: ", ")
  let more =
    views.count > AnalysisLimits.namedOffscreenViews
    ? " and \(views.count - AnalysisLimits.namedOffscreenViews) more" : ""
  diagnostic.notes = [
    .init("the views: \(shown)\(more)"),
    .init(
      "at run time cells are laid out when they scroll into view; ambiguity in them is reported separately"),
  ]
  diagnostic.help =
    "no change is needed; to silence this note, set “offscreen-cells: off” under ambiguous-layout in .scenec.yml"
  return diagnostic
}
