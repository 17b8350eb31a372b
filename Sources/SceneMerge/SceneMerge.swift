// Merges three versions of a document object by object, for git and for people. Reading files and printing conflicts
// is left to the program.

import SceneDiagnostics
import SceneDiff
import SceneXML

/// Merges scene files.
public enum SceneMerge {
  /// Merges the edits from the base to both sides.
  ///
  /// Edits that do not exclude each other are all in the result, and what nobody edited keeps its bytes. At a
  /// conflict the result has what the favored side has. The result can be read whenever the favored side can.
  /// Takes time linear in the sizes of the documents, apart from sorting.
  public static func merge(
    base: XMLDocument, ours: XMLDocument, theirs: XMLDocument, favoring favored: MergeSide = .ours
  ) -> MergeResult {
    let versions = MergeVersions(base: base, ours: ours, theirs: theirs, favoring: favored)
    var orders = MergeOrders()
    // Every round adds orders or is the last. Scenes need at most a few.
    for _ in 0..<24 {
      let count = orders.count
      let presence = Presence(versions, orders)
      if presence.isHopeless { break }
      var tagMerge = TagMerge(versions)
      var tags: [Int: MergedTag] = [:]
      for node in presence.exists.indices where presence.exists[node] {
        tags[node] = tagMerge.merge(node, favoring: orders.favored[node] ?? [])
      }
      for parent in presence.missingParents { orders.kept.insert(parent) }
      ReferenceCheck(versions, presence, tags: tags).extend(&orders)
      if orders.count != count { continue }
      var order = ChildOrder(versions, presence)
      var children: [Int: [Int]] = [:]
      for node in presence.exists.indices where presence.exists[node] {
        let members = order.children(of: node)
        if !members.isEmpty { children[node] = members }
      }
      PropertyCheck(versions, children: children).extend(&orders)
      if orders.count != count { continue }
      var writer = MergeWriter(versions, presence, tags: tags, children: children)
      let bytes = writer.write()
      guard isReadable(bytes, as: versions[favored].document) else { break }
      let conflicts =
        orders.conflicts + presence.conflicts + tagMerge.conflicts + order.conflicts
        + writer.conflicts
      return MergeResult(bytes: bytes, conflicts: ConflictNames(versions).conflicts(conflicts))
    }
    return unmerged(versions)
  }

  /// The favored side, for edits that cannot be combined.
  private static func unmerged(_ versions: MergeVersions) -> MergeResult {
    let conflict = Conflict(kind: .document, node: 0)
    return MergeResult(
      bytes: versions[versions.favored].document.file.bytes,
      conflicts: ConflictNames(versions).conflicts([conflict]))
  }

  /// Whether a result can be read, if the document that it is compared with can.
  private static func isReadable(_ bytes: [UInt8], as document: XMLDocument) -> Bool {
    let (merged, diagnostics) = XMLReader.read(bytes, path: document.file.path)
    guard merged != nil else { return false }
    return !document.isWellFormed || !diagnostics.contains { $0.severity == .error }
  }
}
