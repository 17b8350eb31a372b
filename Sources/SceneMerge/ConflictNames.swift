// Turns conflicts about nodes into conflicts about objects and their properties.

import SceneDiff
import SceneXML

/// Names the objects and properties of conflicts.
struct ConflictNames {
  private let versions: MergeVersions
  private let trees: [MergeSide: ObjectTree]
  private let base: ObjectTree
  /// Ids by node of an object.
  private let ids: [Int: String]

  init(_ versions: MergeVersions) {
    self.versions = versions
    base = ObjectTree(versions.base.document)
    trees = [.ours: ObjectTree(versions.ours.document), .theirs: ObjectTree(versions.theirs.document)]
    var ids: [Int: String] = [:]
    for (id, node) in versions.objects { ids[node] = id }
    self.ids = ids
  }

  /// Conflicts in the order of the nodes, which is that of the base and then of what was added.
  func conflicts(_ conflicts: [Conflict]) -> [MergeConflict] {
    let order = conflicts.indices.sorted { (conflicts[$0].node, $0) < (conflicts[$1].node, $1) }
    var seen: Set<MergeConflict> = []
    return order.map { named(conflicts[$0]) }.filter { seen.insert($0).inserted }
  }

  private func named(_ conflict: Conflict) -> MergeConflict {
    var (path, owner): ([String], Int) = ([], conflict.node)
    if let version = version(with: conflict.node) {
      while owner != 0, !versions.isObject[owner], let element = version.element(owner),
        let around = version.parent(owner)
      {
        path.append(Self.segment(of: element, in: version.document))
        owner = around
      }
    }
    path.reverse()
    if !conflict.attribute.isEmpty { path.append(conflict.attribute) }
    var result = MergeConflict(
      kind: conflict.kind, object: summary(of: owner), path: path.joined(separator: "."), base: conflict.base,
      ours: conflict.ours, theirs: conflict.theirs, other: conflict.other.map(summary),
      removed: conflict.removed.map(summary),
      remover: conflict.remover)
    if conflict.kind == .moved {
      result.base = place(of: conflict.node, in: versions.base)
      result.ours = place(of: conflict.node, in: versions.ours)
      result.theirs = place(of: conflict.node, in: versions.theirs)
    }
    return result
  }

  /// The first version that has a node.
  private func version(with node: Int) -> MergeVersion? {
    [versions[versions.favored], versions[versions.favored.other], versions.base].first { $0.has(node) }
  }

  private static func segment(of element: XMLDocument.ElementID, in document: XMLDocument) -> String {
    document.value(.key, of: element) ?? document.spelling(of: element)
  }

  /// The object that contains a node.
  private func place(of node: Int, in version: MergeVersion) -> String? {
    var current = version.parent(node)
    while let around = current, around != 0, !versions.isObject[around] { current = version.parent(around) }
    return current.map { DiffText.called(summary(of: $0)) }
  }

  private func summary(of node: Int) -> ObjectSummary {
    let key = node == 0 ? "document" : (ids[node] ?? "").replacing("\u{0}", with: " #")
    let ordered = [versions.favored, versions.favored.other]
    for tree in ordered.compactMap({ trees[$0] }) + [base] {
      if let position = tree.object(id: key) { return tree.summary(of: position) }
    }
    return base.summary(of: 0)
  }
}
