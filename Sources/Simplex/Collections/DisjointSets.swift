// Disjoint sets of small integers (union-find): which variables rows connect, which conflicts share members.

/// Sets of the integers below a count, each led by its least member.
package struct DisjointSets: Sendable {
  private var parent: [Int32]

  /// Every integer below `count` in a set of its own.
  package init(count: Int) { parent = [Int32](0..<Int32(truncatingIfNeeded: count)) }

  /// The number of integers.
  package var count: Int { parent.count }

  /// The least member of an integer's set.
  @inline(__always)
  package mutating func leader(of member: Int32) -> Int32 {
    var member = member
    while parent[Int(member)] != member {
      // Halves the way for the next one who asks.
      parent[Int(member)] = parent[Int(parent[Int(member)])]
      member = parent[Int(member)]
    }
    return member
  }

  /// Unites the set led by `leader` with the set of `member`.
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
