// Which nodes the merged document has, and in which node each of them is. What one side removed and the other left
// alone goes. What one side removed and the other changed is a conflict, told once for the outermost node.

import SceneXML

/// Decisions of a later step that an earlier one has to respect.
struct MergeOrders {
  /// Nodes that stay although a side removed them.
  var kept: Set<Int> = []
  /// Nodes that go although a side has them.
  var dropped: Set<Int> = []
  /// Attributes that have the value of the favored side, by node.
  var favored: [Int: Set<String>] = [:]
  /// The conflicts that led to these orders.
  var conflicts: [Conflict] = []

  var count: Int { kept.count + dropped.count + favored.reduce(0) { $0 + $1.value.count } }
}

/// The nodes of the merged document.
struct Presence {
  /// By node.
  private(set) var exists: [Bool]
  /// The node around each node that exists, −1 for the root.
  private(set) var parent: [Int]
  /// Nodes that stay although a side removed them, because of a conflict.
  private(set) var isHeld: [Bool]
  private(set) var conflicts: [Conflict] = []
  /// Nodes that have to stay because a node in them does.
  private(set) var missingParents: [Int] = []
  /// Whether moves of both sides went in circles that could not be undone.
  private(set) var isHopeless = false

  private let versions: MergeVersions
  private let orders: MergeOrders

  init(_ versions: MergeVersions, _ orders: MergeOrders) {
    self.versions = versions
    self.orders = orders
    exists = [Bool](repeating: false, count: versions.count)
    parent = [Int](repeating: -1, count: versions.count)
    isHeld = [Bool](repeating: false, count: versions.count)
    for node in exists.indices { exists[node] = versions.ours.has(node) && versions.theirs.has(node) }
    decide(of: .ours)
    decide(of: .theirs)
    for node in exists.indices where node > 0 && exists[node] { parent[node] = place(of: node) }
    breakCircles()
    dropEmptyLists()
  }

  // MARK: Existence

  /// Decides about the nodes that only this side has, from the outside in.
  private mutating func decide(of side: MergeSide) {
    let version = versions[side]
    let other = versions[side.other]
    let changed = versions.changes(of: side)
    for element in version.document.elements.dropFirst() {
      let node = version.node(of: element)
      guard !other.has(node) else { continue }
      // The nearest element around it that can be removed on its own.
      var around = version.document.parent(of: element)
      while let current = around, versions.isList[version.node(of: current)] {
        around = version.document.parent(of: current)
      }
      let owner = around.map { version.node(of: $0) } ?? 0
      if orders.dropped.contains(node) || !exists[owner] { continue }
      if orders.kept.contains(node) || isHeld[owner] {
        exists[node] = true
        isHeld[node] = true
      } else if !versions.base.has(node) || versions.isList[node] {
        exists[node] = true
      } else if changed[node] {
        exists[node] = side == versions.favored
        isHeld[node] = exists[node]
        conflicts.append(Conflict(kind: .removedAndChanged, node: node, remover: side.other))
      }
    }
  }

  // MARK: Places

  /// The node around a node that exists.
  private mutating func place(of node: Int) -> Int {
    let (ours, theirs) = (versions.ours.parent(node), versions.theirs.parent(node))
    guard let ours, let theirs else { return ours ?? theirs ?? 0 }
    var choice = versions.favored == .ours ? ours : theirs
    if ours != theirs {
      let base = versions.base.parent(node)
      if base == ours {
        choice = theirs
      } else if base == theirs {
        choice = ours
      } else {
        conflicts.append(Conflict(kind: .moved, node: node))
      }
    }
    if exists[choice] { return choice }
    for other in [ours, theirs] where exists[other] { return other }
    missingParents.append(versions.favored == .ours ? ours : theirs)
    return 0
  }

  /// Undoes moves of the other side that put nodes into each other.
  private mutating func breakCircles() {
    for _ in 0..<8 {
      let circle = nodesInCircles()
      if circle.isEmpty { return }
      for node in circle {
        guard let old = versions[versions.favored].parent(node), old != parent[node] else { continue }
        parent[node] = old
        if versions.isObject[node] { conflicts.append(Conflict(kind: .moved, node: node)) }
      }
    }
    isHopeless = !nodesInCircles().isEmpty
  }

  /// The nodes from which no way leads to the root, in the order of their numbers.
  private func nodesInCircles() -> [Int] {
    // 0 is unknown, 1 on the present way, 2 reaches the root, 3 does not.
    var state = [UInt8](repeating: 0, count: exists.count)
    state[0] = 2
    var result: [Int] = []
    for start in exists.indices where exists[start] && state[start] == 0 {
      var way: [Int] = []
      var current = start
      while current >= 0, state[current] == 0 {
        state[current] = 1
        way.append(current)
        current = exists[current] ? parent[current] : -1
      }
      let reaches = current >= 0 && state[current] == 2
      for node in way {
        state[node] = reaches ? 2 : 3
        if !reaches { result.append(node) }
      }
    }
    return result.sorted()
  }

  /// Removes lists that a side removed and lists that the edits of both sides emptied together. One that is empty
  /// in a side stays.
  private mutating func dropEmptyLists() {
    var members = [Int](repeating: 0, count: exists.count)
    for node in exists.indices where exists[node] && parent[node] >= 0 { members[parent[node]] += 1 }
    var empty = exists.indices.filter { exists[$0] && versions.isList[$0] && members[$0] == 0 }
    while let list = empty.popLast() {
      let isInBoth = versions.ours.has(list) && versions.theirs.has(list)
      guard exists[list], isInBoth ? versions.wasFilled(list) : versions.base.has(list) else { continue }
      exists[list] = false
      let around = parent[list]
      guard around >= 0 else { continue }
      members[around] -= 1
      if members[around] == 0, versions.isList[around] { empty.append(around) }
    }
  }
}
