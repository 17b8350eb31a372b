// Finds attributes by their values, without making a string of any. What the values mean, ids for instance, is
// the caller's affair.

/// Attributes of a document with different values, each at a position from 0, in the order in which they were
/// added.
///
/// A hash table over the bytes of the file. A file cannot be made so that its values collide, because a number
/// that differs from process to process takes part in every hash.
public struct ValueTable: Sendable {
  private struct Entry {
    let attribute: XMLDocument.AttributeID
    let hash: UInt32
  }

  private static let processSeed = UInt64(truncatingIfNeeded: Hasher().finalize())

  private let document: XMLDocument
  private let seed: UInt64
  private var entries: [Entry] = []
  /// Positions in `entries` by hash, −1 where a slot is free: a power of two of them, at most half in use.
  private var slots: [Int32]

  /// An empty table of attributes of a document.
  ///
  /// - Parameter capacity: how many attributes are expected.
  public init(_ document: XMLDocument, capacity: Int = 0) {
    self.document = document
    seed = Self.processSeed
    entries.reserveCapacity(capacity)
    slots = Self.free(for: capacity)
  }

  private static func free(for count: Int) -> [Int32] {
    var size = 16
    while size < 2 * count { size *= 2 }
    return Array(repeating: -1, count: size)
  }

  /// The number of attributes.
  public var count: Int { entries.count }

  /// The value of the attribute at a position.
  public func value(at position: Int) -> String { document.value(of: entries[position].attribute) }

  /// Adds an attribute unless an earlier one has the same value. Returns the position of the earlier one then.
  public mutating func insert(_ attribute: XMLDocument.AttributeID) -> Int? {
    let (hash, found) = document.withValue(of: attribute) { text in
      let hash = self.hash(of: text)
      return (hash, search(text, hash))
    }
    guard found.position == nil else { return found.position }
    slots[found.slot] = Int32(truncatingIfNeeded: entries.count)
    entries.append(Entry(attribute: attribute, hash: hash))
    if 2 * entries.count > slots.count { grow() }
    return nil
  }

  /// The position of the attribute with the same value as any attribute of the document.
  public func position(of attribute: XMLDocument.AttributeID) -> Int? {
    document.withValue(of: attribute) { search($0, hash(of: $0)).position }
  }

  /// The position of the attribute with a value.
  public func position(of value: String) -> Int? {
    var value = value
    return value.withUTF8 { search($0, hash(of: $0)).position }
  }

  /// The position of the attribute with the value, or else the free slot for it.
  private func search(_ text: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> (slot: Int, position: Int?) {
    slots.withUnsafeBufferPointer { slots in
      var slot = Int(hash) & (slots.count - 1)
      while slots[slot] >= 0 {
        let position = Int(slots[slot])
        if entries[position].hash == hash, document.equals(entries[position].attribute, text) {
          return (slot, position)
        }
        slot = (slot + 1) & (slots.count - 1)
      }
      return (slot, nil)
    }
  }

  private mutating func grow() {
    slots = Self.free(for: 2 * entries.count)
    for (position, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: position)
    }
  }

  /// Mixes eight bytes at a time. The last eight may have been mixed before.
  @inline(__always)
  private func hash(of text: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var state = seed ^ UInt64(truncatingIfNeeded: text.count)
    var i = 0
    while i + 8 < text.count {
      state = mixed(state ^ text.word(at: i))
      i += 8
    }
    let last = mixed(state ^ text.word(at: max(0, text.count - 8)))
    return UInt32(truncatingIfNeeded: last ^ last >> 32)
  }

  @inline(__always)
  private func mixed(_ word: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: seed | 1)
    return product.high ^ product.low
  }
}
