// Sparse data: the terms of a row, working vectors for solves with few nonzeros, and sets of indices that are
// removed in order; and an extension for reusing the storage of arrays.

/// A coefficient of a row.
struct RowTerm: Sendable {
  var column: Int32
  var value: Double
}

/// A dense array of values with a list of the indices whose values may not be zero.
struct SparseVector: Sendable {
  private struct Place: Sendable {
    var value = 0.0
    var isListed = false
  }

  private var places: [Place] = []
  /// Lists every nonzero once. A listed value may have become zero.
  private(set) var indices: [Int32] = []

  var count: Int { places.count }

  mutating func reset(count: Int) {
    places.reset(to: Place(), count: count)
    indices.clear()
  }

  @inline(__always)
  subscript(index: Int) -> Double { places[index].value }

  /// Whether the value has been set since the vector was last cleared.
  @inline(__always)
  func isListed(_ index: Int) -> Bool { places[index].isListed }

  @inline(__always)
  mutating func set(_ index: Int, _ value: Double) {
    let isListed = places[index].isListed
    places[index] = Place(value: value, isListed: true)
    if !isListed { indices.append(Int32(truncatingIfNeeded: index)) }
  }

  @inline(__always)
  mutating func add(_ index: Int, _ value: Double) {
    let old = places[index]
    places[index] = Place(value: old.value + value, isListed: true)
    if !old.isListed { indices.append(Int32(truncatingIfNeeded: index)) }
  }

  mutating func clear() {
    if indices.isEmpty { return }
    for index in indices { places[Int(index)] = Place() }
    indices.clear()
  }
}

/// A set of small integers that finds its smallest or largest member quickly: one bit per integer, and one
/// bit per word.
struct IndexSet: Sendable {
  /// One bit per word of the set, followed by the words.
  private var bits: [UInt64] = []
  private var summaryCount = 0

  mutating func reset(count: Int) {
    summaryCount = count / 4096 + 1
    bits.reset(to: 0, count: summaryCount + count / 64 + 1)
  }

  /// Makes room for members below `count` and keeps the present ones.
  mutating func grow(count: Int) {
    if count / 4096 + 1 > summaryCount {
      let more = max(summaryCount, count / 4096 + 1 - summaryCount)
      bits.insert(contentsOf: repeatElement(0, count: more), at: summaryCount)
      summaryCount += more
    }
    while bits.count < summaryCount + count / 64 + 1 { bits.append(0) }
  }

  mutating func insert(_ index: Int) {
    bits[summaryCount + (index >> 6)] |= 1 << UInt64(index & 63)
    bits[index >> 12] |= 1 << UInt64((index >> 6) & 63)
  }

  /// Removes the smallest member. `hint` is a block before which there are no members. It is advanced.
  mutating func popFirst(hint: inout Int) -> Int? {
    while hint < summaryCount {
      let summary = bits[hint]
      if summary != 0 {
        let word = hint << 6 | summary.trailingZeroBitCount
        return remove(word, bits[summaryCount + word].trailingZeroBitCount)
      }
      hint += 1
    }
    return nil
  }

  /// Removes the largest member. `hint` is a block after which there are no members. It is moved back.
  mutating func popLast(hint: inout Int) -> Int? {
    while hint >= 0 {
      let summary = bits[hint]
      if summary != 0 {
        let word = hint << 6 | (63 - summary.leadingZeroBitCount)
        return remove(word, 63 - bits[summaryCount + word].leadingZeroBitCount)
      }
      hint -= 1
    }
    return nil
  }

  @inline(__always)
  private mutating func remove(_ word: Int, _ bit: Int) -> Int {
    let rest = bits[summaryCount + word] & ~(1 << UInt64(bit))
    bits[summaryCount + word] = rest
    if rest == 0 { bits[word >> 6] &= ~(1 << UInt64(word & 63)) }
    return word << 6 | bit
  }

  var blockCount: Int { summaryCount }
}

// A layout has hundreds of components with a few variables each, and every array is reused for each of them.
extension Array {
  /// Empties the array and keeps its storage.
  @inline(__always)
  mutating func clear() { if !isEmpty { removeAll(keepingCapacity: true) } }

  /// `count` copies of `value`. Unlike `init(repeating:count:)`, it is specialized for each type, and does not
  /// look up the type's metadata.
  init(filledWith value: Element, count: Int) {
    self = []
    append(contentsOf: repeatElement(value, count: count))
  }

  /// Fills the array with `count` copies of `value` and keeps its storage.
  mutating func reset(to value: Element, count: Int) {
    if self.count > count { removeLast(self.count - count) }
    if !isEmpty { withUnsafeMutableBufferPointer { $0.update(repeating: value) } }
    if self.count < count { append(contentsOf: repeatElement(value, count: count - self.count)) }
  }
}
