// Big-endian numbers of a font file. Reading beyond the end returns zero, so that no malformed table can
// cause a trap. Callers bound their own loops.

/// The bytes of a font file, read by absolute offsets.
struct FontBytes: Sendable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var count: Int { bytes.count }

  func u8(_ offset: Int) -> Int {
    offset >= 0 && offset < bytes.count ? Int(bytes[offset]) : 0
  }

  func u16(_ offset: Int) -> Int {
    guard offset >= 0, offset < bytes.count - 1 else { return 0 }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func i16(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: u16(offset))) }

  func u32(_ offset: Int) -> Int { u16(offset) << 16 | u16(offset + 2) }

  /// A signed number with 1, 2 or 4 bytes.
  func signed(_ offset: Int, _ size: Int) -> Int {
    switch size {
    case 1: Int(Int8(truncatingIfNeeded: u8(offset)))
    case 2: i16(offset)
    default: Int(Int32(truncatingIfNeeded: u32(offset)))
    }
  }

  /// A fixed-point number with 16 fraction bits.
  func fixed(_ offset: Int) -> Double { Double(Int32(truncatingIfNeeded: u32(offset))) / 65536 }

  /// The index of the first of `count` records, sorted by `key`, whose key is at least `wanted`; `count` if
  /// there is none.
  func firstRecord(count: Int, notBelow wanted: Int, key: (Int) -> Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if key(middle) < wanted { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// The position of a table in its file.
struct FontTable: Sendable {
  let start: Int
  let length: Int
}

/// The table directory of one face of a file.
struct FontDirectory {
  let bytes: FontBytes
  private let tables: [Int: FontTable]

  /// Nil if no font starts at `offset`.
  init?(_ bytes: FontBytes, at offset: Int) {
    let version = bytes.u32(offset)
    // The signatures of TrueType outlines, Apple's TrueType fonts and CFF outlines.
    guard version == 0x0001_0000 || version == 0x7472_7565 || version == 0x4F54_544F else { return nil }
    self.bytes = bytes
    var tables: [Int: FontTable] = [:]
    for i in 0..<min(bytes.u16(offset + 4), 256) {
      let record = offset + 12 + 16 * i
      let (tag, start) = (bytes.u32(record), bytes.u32(record + 8))
      guard start < bytes.count, tables[tag] == nil else { continue }
      tables[tag] = FontTable(start: start, length: min(bytes.u32(record + 12), bytes.count - start))
    }
    self.tables = tables
  }

  subscript(tag: StaticString) -> FontTable? {
    tables[tag.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }]
  }

  /// The table directories of a file; a font collection has several.
  static func all(in bytes: FontBytes) -> [FontDirectory] {
    guard bytes.u32(0) == 0x7474_6366 else { return FontDirectory(bytes, at: 0).map { [$0] } ?? [] }
    return (0..<min(bytes.u32(8), maximumFaces)).compactMap {
      FontDirectory(bytes, at: bytes.u32(12 + 4 * $0))
    }
  }

  private static let maximumFaces = 64
}
