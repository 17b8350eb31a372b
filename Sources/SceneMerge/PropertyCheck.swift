// Properties that a merged element would have twice, because both sides replaced one by another element: an image view
// by a button, a color by nil. The favored side's stays.

import SceneXML

/// Finds properties that are set twice.
struct PropertyCheck {
  private let versions: MergeVersions
  private let children: [Int: [Int]]

  init(_ versions: MergeVersions, children: [Int: [Int]]) {
    self.versions = versions
    self.children = children
  }

  /// Drops the other side's elements.
  func extend(_ orders: inout MergeOrders) {
    let favored = versions[versions.favored]
    for parent in children.keys.sorted() {
      var first: [String: Int] = [:]
      var repeated: [(key: String, node: Int)] = []
      for node in children[parent] ?? [] {
        guard let key = key(of: node) else { continue }
        if let other = first[key] {
          // A version that has both is left alone.
          if ![versions.ours, versions.theirs].contains(where: { $0.has(other) && $0.has(node) }) {
            repeated.append((key, node))
          }
        } else {
          first[key] = node
        }
      }
      for (key, node) in repeated {
        guard let other = first[key] else { continue }
        let dropped = favored.has(node) ? other : node
        guard !favored.has(dropped), orders.dropped.insert(dropped).inserted else { continue }
        var conflict = Conflict(kind: .property, node: dropped == node ? other : node)
        let (kept, gone) = (name(of: conflict.node), name(of: dropped))
        (conflict.ours, conflict.theirs) = versions.favored == .ours ? (kept, gone) : (gone, kept)
        orders.conflicts.append(conflict)
      }
    }
  }

  private func located(_ node: Int) -> (document: XMLDocument, element: XMLDocument.ElementID)? {
    for version in [versions.ours, versions.theirs] {
      if let element = version.element(node) { return (version.document, element) }
    }
    return nil
  }

  private func name(of node: Int) -> String? { located(node).map { $0.document.spelling(of: $0.element) } }

  private func key(of node: Int) -> String? {
    guard let (document, element) = located(node), let key = document.value(.key, of: element) else {
      return nil
    }
    switch document.name(of: element) {
    case .variation, .state, .mask: return "\(document.spelling(of: element)) \(key)"
    default: return key
    }
  }
}
