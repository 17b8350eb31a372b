// Working vectors for solves whose result has few nonzeros, and sets of indices that are emptied in order.

/// A dense array of values with a list of the places that may not be zero.
struct SparseVector: Sendable {
  private(set) var values: [Double] = []
  /// Every nonzero is listed, once; a listed value may have become zero.
  private(set) var indices: [Int32] = []
  private var isListed: [Bool] = []

  mutating func reset(count: Int) {
    values.reset(to: 0, count: count)
    isListed.reset(to: false, count: count)
    indices.removeAll(keepingCapacity: true)
  }

  subscript(index: Int) -> Double { values[index] }

  mutating func set(_ index: Int, _ value: Double) {
    list(index)
    values[index] = value
  }

  mutating func add(_ index: Int, _ value: Double) {
    list(index)
    values[index] += value
  }

  private mutating func list(_ index: Int) {
    if !isListed[index] {
      isListed[index] = true
      indices.append(Int32(truncatingIfNeeded: index))
    }
  }

  mutating func clear() {
    for index in indices {
      values[Int(index)] = 0
      isListed[Int(index)] = false
    }
    indices.removeAll(keepingCapacity: true)
  }
}

/// A set of small integers that gives up its least or greatest member quickly: a bit per integer, and a bit per word.
struct IndexSet: Sendable {
  private var words: [UInt64] = []
  private var summary: [UInt64] = []

  mutating func reset(count: Int) {
    words.reset(to: 0, count: count / 64 + 1)
    summary.reset(to: 0, count: count / 4096 + 1)
  }

  /// Makes room for members below `count`, keeping those there are.
  mutating func grow(count: Int) {
    while words.count < count / 64 + 1 { words.append(0) }
    while summary.count < count / 4096 + 1 { summary.append(0) }
  }

  mutating func insert(_ index: Int) {
    words[index >> 6] |= 1 << UInt64(index & 63)
    summary[index >> 12] |= 1 << UInt64((index >> 6) & 63)
  }

  /// Takes out the least member. `hint` is a block that no lesser member is in, and is moved along.
  mutating func popFirst(hint: inout Int) -> Int? {
    while hint < summary.count {
      if summary[hint] != 0 {
        let word = hint << 6 | summary[hint].trailingZeroBitCount
        let bit = words[word].trailingZeroBitCount
        remove(word, bit)
        return word << 6 | bit
      }
      hint += 1
    }
    return nil
  }

  /// Takes out the greatest member. `hint` is a block that no greater member is in, and is moved along.
  mutating func popLast(hint: inout Int) -> Int? {
    while hint >= 0 {
      if summary[hint] != 0 {
        let word = hint << 6 | (63 - summary[hint].leadingZeroBitCount)
        let bit = 63 - words[word].leadingZeroBitCount
        remove(word, bit)
        return word << 6 | bit
      }
      hint -= 1
    }
    return nil
  }

  private mutating func remove(_ word: Int, _ bit: Int) {
    words[word] &= ~(1 << UInt64(bit))
    if words[word] == 0 { summary[word >> 6] &= ~(1 << UInt64(word & 63)) }
  }

  var blockCount: Int { summary.count }
}
