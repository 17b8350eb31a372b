// Tests the heap and the disjoint sets against simple implementations.

import SceneTestSupport
import Testing

@testable import Simplex

private struct Item: HeapElement, Equatable, Sendable {
  var key: Int

  func isBefore(_ other: Item) -> Bool { key < other.key }
}

@Test func aHeapReturnsItsElementsInOrder() {
  for seed in 0..<200 {
    var random = SeededGenerator(program: seed)
    let keys = (0..<Int.random(in: 0...40, using: &random)).map { _ in Int.random(in: 0...20, using: &random)
    }
    var pushed = BinaryHeap<Item>()
    var ordered = BinaryHeap<Item>()
    for key in keys {
      pushed.push(Item(key: key))
      ordered.append(Item(key: key))
    }
    ordered.order()
    var found: [Int] = []
    while let first = pushed.first {
      found.append(first.key)
      pushed.removeFirst()
    }
    #expect(found == keys.sorted(), "seed \(seed)")
    // Removed elements can still be read, in the order of their removal.
    while ordered.first != nil { ordered.takeFirst() }
    #expect((0..<ordered.takenCount).map { ordered.taken($0).key } == keys.sorted(), "seed \(seed)")
  }
}

@Test func theLeastMemberRepresentsADisjointSet() {
  for seed in 0..<200 {
    var random = SeededGenerator(program: seed)
    var sets = DisjointSets(count: 30)
    var colors = Array(0..<30)
    for _ in 0..<25 {
      let one = Int.random(in: 0..<30, using: &random)
      let other = Int.random(in: 0..<30, using: &random)
      sets.unite(Int32(one), Int32(other))
      let (least, greatest) = (min(colors[one], colors[other]), max(colors[one], colors[other]))
      for member in colors.indices where colors[member] == greatest { colors[member] = least }
    }
    #expect((0..<30).map { Int(sets.leader(of: Int32($0))) } == colors, "seed \(seed)")
  }
}
