// The cells and reusable views that a table or a collection gets from its document by reuse identifier.
// Shared by the rules about reuse identifiers.

import SceneDiagnostics
import SceneModel
import SceneXML

/// One prototype: a cell that code dequeues.
struct Prototype {
  var view: ViewIndex
  /// The table or collection view.
  var container: ViewIndex
  /// Nil or empty if the cell has none.
  var identifier: String?
  /// Cells and supplementary views have separate name spaces.
  var isCell: Bool
}

extension Findings {
  /// The prototypes in document order. Excludes static cells and top-level cells of xibs.
  func prototypes() -> [Prototype] {
    var prototypes: [Prototype] = []
    for (index, view) in document.views.enumerated() {
      guard let container = view.parent else { continue }
      switch (view.content, document[container].content) {
      case (.tableViewCell(let cell), .tableView(let table)):
        guard table.dataMode != "static", cell.section == nil else { continue }
        prototypes.append(
          Prototype(
            view: ViewIndex(index), container: container, identifier: cell.reuseIdentifier,
            isCell: view.role == .cell))
      case (.collectionViewCell(let cell), .collectionView):
        prototypes.append(
          Prototype(
            view: ViewIndex(index), container: container, identifier: cell.reuseIdentifier,
            isCell: view.role == .cell))
      default: continue
      }
    }
    return prototypes
  }
}
