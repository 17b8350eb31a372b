// Maps names to spellings and back. The list of names is Scripts/generate/xml-names.txt.

extension XMLName {
  /// The name with a spelling, or `unknown`. Costs one hash and usually one comparison.
  public init(_ spelling: UnsafeBufferPointer<UInt8>) {
    self = NameTable.shared.name(of: spelling)
  }

  /// The name with a spelling, or `unknown`.
  public init(_ spelling: String) {
    var spelling = spelling
    self = spelling.withUTF8 { NameTable.shared.name(of: $0) }
  }

  /// How the name is written in a file; empty for `unknown`.
  public var spelling: String { withSpelling { String(decoding: $0, as: UTF8.self) } }

  /// The bytes of the spelling, without allocation; empty for `unknown`.
  public func withSpelling<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    body(NameTable.shared.spelling(of: self))
  }
}

/// All known spellings and an open-addressing hash table of them. Built once per process.
struct NameTable {
  static let shared = NameTable()

  /// The first and the last eight bytes of a spelling, which may overlap, and its length. They are nearly the
  /// whole of most names, so that a lookup is one hash of two words and one comparison.
  struct Key: Equatable {
    let first: UInt64
    let last: UInt64
    let length: Int

    @inline(__always)
    init(first: UInt64, last: UInt64, length: Int) {
      self.first = first
      self.last = last
      self.length = length
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      length = bytes.count
      var word: UInt64 = 0
      for i in 0..<min(8, length) { word |= UInt64(bytes[i]) << UInt64(8 * i) }
      first = word
      if length > 8 {
        word = 0
        for i in 0..<8 { word |= UInt64(bytes[length - 8 + i]) << UInt64(8 * i) }
      }
      last = word
    }

    @inline(__always)
    fileprivate var slot: Int {
      // The multipliers are odd numbers with evenly spread bits: 2⁶⁴ over the golden ratio, and one of xxHash’s.
      let mixed = first &* 0x9E37_79B9_7F4A_7C15 ^ last &* 0xC2B2_AE3D_27D4_EB4F
      return Int(truncatingIfNeeded: mixed >> (64 - NameTable.slotBits))
    }
  }

  private struct Entry {
    var key: Key
    /// `unknown` marks a free slot.
    var name: XMLName
  }

  private static let slotBits: UInt64 = 12
  private static let slotCount = 1 << 12
  private let starts: [UInt16]
  private let lengths: [UInt8]
  private var entries: [Entry]

  private init() {
    let text = UnsafeBufferPointer(
      start: XMLName.spellings.utf8Start, count: XMLName.spellings.utf8CodeUnitCount)
    var starts: [UInt16] = [0]
    var lengths: [UInt8] = [0]
    var i = 0
    while i < text.count {
      let start = i
      while i < text.count, text[i] > 0x20 { i += 1 }
      if i > start {
        starts.append(UInt16(truncatingIfNeeded: start))
        lengths.append(UInt8(truncatingIfNeeded: i - start))
      }
      i += 1
    }
    self.starts = starts
    self.lengths = lengths
    let free = Entry(key: Key(first: 0, last: 0, length: 0), name: .unknown)
    entries = Array(repeating: free, count: Self.slotCount)
    for name in XMLName.allCases.dropFirst() {
      let key = Key(spelling(of: name))
      var slot = key.slot
      while entries[slot].name != .unknown { slot = (slot + 1) & (Self.slotCount - 1) }
      entries[slot] = Entry(key: key, name: name)
    }
  }

  func spelling(of name: XMLName) -> UnsafeBufferPointer<UInt8> {
    let index = Int(name.rawValue)
    return UnsafeBufferPointer(
      start: XMLName.spellings.utf8Start + Int(starts[index]), count: Int(lengths[index]))
  }

  func name(of bytes: UnsafeBufferPointer<UInt8>) -> XMLName { name(Key(bytes), bytes, at: 0) }

  /// The name with a key, or `unknown`.
  ///
  /// - Parameters:
  ///   - bytes: the text that has the name.
  ///   - start: the offset of the name in it.
  @inline(__always)
  func name(_ key: Key, _ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> XMLName {
    var slot = key.slot
    while entries[slot].name != .unknown {
      let entry = entries[slot]
      if entry.key == key, key.length <= 16 || isSpelled(entry.name, bytes, at: start) { return entry.name }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return .unknown
  }

  /// Whether the bytes between the first and the last eight are also those of the name.
  private func isSpelled(_ name: XMLName, _ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let spelling = spelling(of: name)
    var i = 8
    while i + 8 < spelling.count {
      if spelling.word(at: i) != bytes.word(at: start + i) { return false }
      i += 8
    }
    return true
  }
}
