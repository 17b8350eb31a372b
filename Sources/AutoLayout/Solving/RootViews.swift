// The views of one layout root that its rows contain, in document order, and the views inside it that are
// separate roots.

import SceneModel

/// The views of a root's tree. A position is an index into `views`.
struct RootViews {
  let root: ViewIndex
  private(set) var views: [ViewIndex] = []
  private(set) var positions: ViewPositions
  /// By position: the parent's position; nil for the root.
  private(set) var parents: [Int?] = []
  /// Views whose subtrees are laid out as separate roots once this one is solved: cells, headers, bar items.
  private(set) var nestedRoots: [ViewIndex] = []

  /// Collects the views. A subtree is contiguous in the document's array, starting with its root.
  init(of root: ViewIndex, in document: InterfaceDocument, _ traits: TraitResolution) {
    self.root = root
    positions = ViewPositions(root: root)
    // Most roots have few views. More are rare enough to grow.
    let room = min(8, document.views.count - root.index)
    views.reserveCapacity(room)
    parents.reserveCapacity(room)
    positions.reserveCapacity(room)
    var i = root.index
    while i < document.views.count {
      var parent: Int?
      if i != root.index {
        guard let outer = document.views[i].parent, outer.index >= root.index else { break }
        parent = positions[outer]
        if parent == nil || traits.isExcluded[i] {
          positions.append(nil)
          i += 1
          continue
        }
        if Self.isNestedRoot(document.views[i].role) {
          positions.append(nil)
          nestedRoots.append(ViewIndex(i))
          i += 1
          continue
        }
      }
      positions.append(views.count)
      parents.append(parent)
      views.append(ViewIndex(i))
      i += 1
    }
  }

  private static func isNestedRoot(_ role: ViewRole) -> Bool {
    switch role {
    case .cell, .tableHeaderView, .tableFooterView, .sectionHeader, .sectionFooter, .barItem, .backgroundView,
      .other, .controllerBar:
      true
    case .subview, .root, .contentView: false
    }
  }
}

/// The positions of the views of a root's tree.
package struct ViewPositions {
  private let first: Int
  /// By view, minus the root's index: its position, or -1. A subtree is contiguous in the document.
  private var values: [Int32] = []

  init(root: ViewIndex) { first = root.index }

  mutating func reserveCapacity(_ count: Int) { values.reserveCapacity(count) }

  /// Appends the position of the next view of the document; nil for a view without rows.
  mutating func append(_ position: Int?) {
    values.append(position.map { Int32(truncatingIfNeeded: $0) } ?? -1)
  }

  package subscript(view: ViewIndex) -> Int? {
    let offset = view.index - first
    guard values.indices.contains(offset), values[offset] >= 0 else { return nil }
    return Int(values[offset])
  }
}
