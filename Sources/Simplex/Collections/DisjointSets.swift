// Disjoint sets of small integers (union-find), such as variables that rows connect, or conflicts that share
// members.

/// Disjoint sets of the integers below a count. The smallest member of a set is its leader.
package struct DisjointSets: Sendable {
  private var parent: [Int32]

  /// Creates a set for each integer below `count`.
  package init(count: Int) { parent = [Int32](0..<Int32(truncatingIfNeeded: count)) }

  /// Separates all sets again, for each integer below `count`.
  mutating func reset(count: Int) {
    parent.clear()
    parent.reserveCapacity(count)
    for member in 0..<count { parent.append(Int32(truncatingIfNeeded: member)) }
  }

  /// The number of integers.
  package var count: Int { parent.count }

  /// The smallest member of the set with an integer.
  @inline(__always)
  package mutating func leader(of member: Int32) -> Int32 {
    var member = member
    while parent[Int(member)] != member {
      // Path halving, which shortens the path for later lookups.
      parent[Int(member)] = parent[Int(parent[Int(member)])]
      member = parent[Int(member)]
    }
    return member
  }

  /// Unites the set with the leader `leader` and the set of `member`.
  ///
  /// - Returns: the leader of both.
  @inline(__always)
  @discardableResult
  package mutating func unite(leader: Int32, with member: Int32) -> Int32 {
    let other = self.leader(of: member)
    if other < leader {
      parent[Int(leader)] = other
      return other
    }
    parent[Int(other)] = leader
    return leader
  }

  /// Unites the sets of two integers.
  package mutating func unite(_ one: Int32, _ other: Int32) { unite(leader: leader(of: one), with: other) }
}
