// Big-endian numbers of a font file. A read beyond the end is zero, so no table, however broken, can make a reader trap;
// readers bound their loops themselves.

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

  /// A fixed-point number with 16 bits after the point.
  func fixed(_ offset: Int) -> Double { Double(Int32(truncatingIfNeeded: u32(offset))) / 65536 }

  /// The first of `count` records, in rising order of `key`, whose key is `wanted` or more; `count` if there is none.
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

/// Where a table lies in its file.
struct FontTable: Sendable {
  let start: Int
  let length: Int
}
