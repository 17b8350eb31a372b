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
private struct NameTable {
  static let shared = NameTable()

  private static let slotCount = 4096
  private let names: [XMLName]
  private let starts: [UInt16]
  private let lengths: [UInt8]
  /// Index into `names`; 0, the index of `unknown`, marks a free slot.
  private var slots: [UInt16]

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
    self.names = XMLName.allCases
    self.starts = starts
    self.lengths = lengths
    self.slots = Array(repeating: 0, count: Self.slotCount)
    for index in 1..<starts.count {
      let bytes = UnsafeBufferPointer(
        rebasing: text[Int(starts[index])..<Int(starts[index]) + Int(lengths[index])])
      var slot = Self.hash(bytes)
      while slots[slot] != 0 { slot = (slot + 1) & (Self.slotCount - 1) }
      slots[slot] = UInt16(truncatingIfNeeded: index)
    }
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int((hash ^ (hash >> 15)) & UInt32(slotCount - 1))
  }

  func spelling(of name: XMLName) -> UnsafeBufferPointer<UInt8> {
    let index = Int(name.rawValue)
    return UnsafeBufferPointer(
      start: XMLName.spellings.utf8Start + Int(starts[index]), count: Int(lengths[index]))
  }

  func name(of bytes: UnsafeBufferPointer<UInt8>) -> XMLName {
    guard bytes.count > 0, bytes.count <= 255 else { return .unknown }
    var slot = Self.hash(bytes)
    while slots[slot] != 0 {
      let name = names[Int(slots[slot])]
      if isEqual(spelling(of: name), bytes) { return name }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return .unknown
  }

  /// Faster than `elementsEqual` for words of ten bytes.
  private func isEqual(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    guard a.count == b.count else { return false }
    for i in 0..<a.count where a[i] != b[i] { return false }
    return true
  }
}
