// Layout margins of the content views of table cells. They depend on the table, the accessory and the build
// of Interface Builder rather than on the view. The numbers are matching constraints to such margins in real
// files.

import SceneModel

/// The margins of a `tableViewCellContentView`, in points.
func cellContentMargins(
  of view: MarginTraits, in document: InterfaceDocument, environment: LayoutEnvironment
) -> EdgeInsets {
  let cell = view.parent
  let outer = cell.flatMap { document[$0].storedRect }
  let vertical = cellVerticalMargin(environment)
  let table = cell.flatMap { document[$0].parent }
  let isNested = table.map { document[$0].parent != nil } ?? (environment.era >= .xcode11)
  var side = tableSideMargin(isNested: isNested, cellWidth: outer?.width, environment)
  // Both preserve the margins of their superviews: 15 (11 sides of 2 projects outside the corpus).
  if !environment.has(.tableMarginsInCells), view.preservesSuperviewMargins,
    let cell, document[cell].preservesSuperviewLayoutMargins
  {
    side = (outer?.width ?? environment.screenSize.width) >= 400 ? 20 : 15
  }
  var margins = EdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
  // The separator is below the content view, but content is still centered in the cell (177 of 177).
  if environment.has(.tableMarginsInCells), let outer,
    let inner = view.storedRect
  {
    let separator = outer.height - inner.height
    if separator > 0, separator <= 1 { margins.bottom -= separator }
  }
  if environment.follows(.accessoriesReplaceMargins), let cell, let content = view.storedRect, let outer,
    content.width < outer.width,
    hasAccessory(document[cell])
  {
    // An accessory that narrows the content view replaces its margin (34 of 36).
    margins.right = 8
  }
  if environment.direction == .rightToLeft { (margins.left, margins.right) = (margins.right, margins.left) }
  guard let own = ownMargins(of: view, environment) else { return margins }
  guard view.preservesSuperviewMargins else { return own }
  // Its own margins are at least the cell's, also above and below (2 of 2 cells of 2 projects).
  if !environment.follows(.ownMarginsOfCellsAreNoLess) { (margins.top, margins.bottom) = (0, 0) }
  return EdgeInsets(
    top: max(own.top, margins.top), left: max(own.left, margins.left),
    bottom: max(own.bottom, margins.bottom), right: max(own.right, margins.right))
}

/// The side margin of a table and of its cells. Up to 16099 on narrow screens, it is 15 points instead of the 16 of
/// root views if the table is not its controller's root view (7 documents of 7; 39 of 39 root tables have 16), and
/// since Xcode 11 also in xibs (6 of 6, but cells of 320 points on wide phones have 16).
private func tableSideMargin(
  isNested: Bool, cellWidth: Double?, _ environment: LayoutEnvironment
) -> Double {
  guard isNested, environment.follows(.nestedTablesHaveOwnMargin), environment.isDocumentsOwn,
    environment.has(.tableMarginsInCells), !environment.has(.uniformCellMargins),
    environment.screenSize.width < 400
  else { return cellSideMargin(cellWidth: cellWidth, environment) }
  return 15
}

/// The margins of a view that has none of its own and no safe area. A table view has those of its cells on either
/// side (one table of 15 points; 8 would be the other views').
func freeMargins(
  of view: MarginTraits, in document: InterfaceDocument, _ environment: LayoutEnvironment
) -> EdgeInsets {
  var margins = StandardMargins.free
  guard view.kind == .tableView, view.parent != nil, environment.has(.tableMarginsInCells),
    environment.follows(.tablesHaveCellMargins)
  else { return margins }
  margins.left = tableSideMargin(isNested: true, cellWidth: view.storedRect?.width, environment)
  margins.right = margins.left
  return margins
}

private func hasAccessory(_ cell: View) -> Bool {
  if case .tableViewCell(let content) = cell.content { return content.accessoryType != nil }
  return false
}

/// 8 before 13500 (33), 11 up to 23999 (197), 15 since then (11).
private func cellVerticalMargin(_ environment: LayoutEnvironment) -> Double {
  if !environment.has(.tableMarginsInCells) { return 8 }
  return environment.era < .xcode26 ? 11 : 15
}

/// 8 before 13500 (61 of 62). Then 20 in wide cells, otherwise 16. Since Xcode 11, 20 on devices of 390 points
/// and more, otherwise 16 (390 of 394). Cells of 320 points and less keep 16 (11 in xibs, 6 in tables of 2
/// projects; those of 344 points have 20). Last with the cell's own width: 14490; first with the device's: 14868.
func cellSideMargin(cellWidth: Double?, _ environment: LayoutEnvironment) -> Double {
  if !environment.has(.tableMarginsInCells) { return 8 }
  let width = cellWidth ?? environment.screenSize.width
  if environment.era < .xcode11 { return width >= 400 ? 20 : 16 }
  if width <= 320 { return 16 }
  return environment.screenSize.width >= 390 ? 20 : 16
}
