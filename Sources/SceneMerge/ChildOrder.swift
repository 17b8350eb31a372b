// The order of the nodes in a merged node: the favored side's, with what the other side added or moved put after the
// node that it follows there.

import SceneDiff

/// Orders children.
struct ChildOrder {
  let versions: MergeVersions
  let presence: Presence
  private(set) var conflicts: [Conflict] = []

  init(_ versions: MergeVersions, _ presence: Presence) {
    self.versions = versions
    self.presence = presence
  }

  /// The children of a node that exists. Takes time linear in their number, apart from finding moves.
  mutating func children(of node: Int) -> [Int] {
    func present(_ version: MergeVersion) -> [Int] {
      version.children(node).filter { presence.exists[$0] && presence.parent[$0] == node }
    }
    let first = present(versions[versions.favored])
    let second = present(versions[versions.favored.other])
    if first == second || second.isEmpty { return first }
    if first.isEmpty { return second }
    let base = versions.base.children(node)
    var rank: [Int: Int] = [:]
    for (place, child) in base.enumerated() { rank[child] = place }
    let (inFirst, inSecond) = (Set(first), Set(second))
    let movedInSecond = moves(first, second, rank, inFirst, inSecond, of: node)
    let fixed = movedInSecond.first
    // What the first side added stays next to what it follows.
    let added = Set(first.filter { rank[$0] == nil && !inSecond.contains($0) })
    var list = LinkedNodes(first.filter { !movedInSecond.second.contains($0) })
    var last: Int?
    for child in second {
      if !inFirst.contains(child) || movedInSecond.second.contains(child) {
        var place = last
        while let next = list.node(after: place), added.contains(next) { place = next }
        list.insert(child, after: place)
      }
      if !fixed.contains(child) { last = child }
    }
    return list.nodes
  }

  /// The common children that each side moved. If both moved the same one, or all at once, the first side's order
  /// counts.
  private mutating func moves(
    _ first: [Int], _ second: [Int], _ rank: [Int: Int], _ inFirst: Set<Int>, _ inSecond: Set<Int>,
    of node: Int
  ) -> (first: Set<Int>, second: Set<Int>) {
    let a = first.filter { inSecond.contains($0) && rank[$0] != nil }
    let b = second.filter { inFirst.contains($0) && rank[$0] != nil }
    if a == b { return ([], []) }
    func moved(_ nodes: [Int]) -> Set<Int> {
      Set(Subsequence.outsideLongestIncreasing(nodes.compactMap { rank[$0] }).map { nodes[$0] })
    }
    let (mine, yours) = (moved(a), moved(b))
    if !mine.isDisjoint(with: yours), isOrderVisible(in: node) {
      conflicts.append(Conflict(kind: .order, node: node))
    }
    return (mine, yours.subtracting(mine))
  }

  /// Later subviews cover earlier ones; constraints have no order.
  private func isOrderVisible(in node: Int) -> Bool {
    let version = versions[versions.favored]
    guard let element = version.element(node) else { return false }
    switch version.document.name(of: element) {
    case .constraints, .connections, .scenes, .objects, .resources, .dependencies: return false
    default: return true
    }
  }
}

/// Nodes in a list that grows in the middle.
private struct LinkedNodes {
  private var following: [Int: Int] = [:]
  private var first: Int?

  init(_ nodes: [Int]) {
    first = nodes.first
    for (node, next) in zip(nodes, nodes.dropFirst()) { following[node] = next }
  }

  /// The node after one, or the first.
  func node(after node: Int?) -> Int? {
    guard let node else { return first }
    return following[node]
  }

  mutating func insert(_ node: Int, after previous: Int?) {
    if let previous {
      following[node] = following[previous]
      following[previous] = node
    } else {
      following[node] = first
      first = node
    }
  }

  var nodes: [Int] {
    var result: [Int] = []
    var current = first
    while let node = current {
      result.append(node)
      current = following[node]
    }
    return result
  }
}
