// Converts byte offsets to lines and columns, for printing only. Knows nothing about XML.

/// A position as people and editors count it.
public struct LineColumn: Hashable, Sendable {
  /// 1-based line. Lines end with LF, CRLF or a lone CR.
  public var line: Int
  /// 1-based column, counted in Unicode scalars (clang and rustc print the same).
  public var column: Int

  /// A position with a line and a column.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The start offsets of all lines of a file. Built in one pass; a lookup is a binary search.
public struct LineTable: Sendable {
  /// The offset of each line's first byte; never empty.
  public let starts: [UInt32]
  /// The length of the longest line in bytes, including its line end.
  public let longestLine: Int

  /// Finds the line ends of a text in one pass.
  public init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    // Real files have a line per 95 bytes.
    starts.reserveCapacity(bytes.count / 80 + 2)
    var i = 0
    while let next = bytes.withUnsafeBufferPointer({ Self.nextLine(in: $0, from: i) }) {
      starts.append(UInt32(truncatingIfNeeded: next))
      i = next
    }
    self.init(starts: starts, byteCount: bytes.count)
  }

  /// A table of known lines.
  init(starts: [UInt32], byteCount: Int) {
    self.starts = starts
    var longest = byteCount - Int(starts[starts.count - 1])
    for i in 1..<max(1, starts.count) { longest = max(longest, Int(starts[i]) - Int(starts[i - 1])) }
    longestLine = longest
  }

  /// The offset after the next line end; nil if there is none.
  @inline(__always)
  private static func nextLine(in buffer: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var i = start
    while i < buffer.count {
      // Skips eight bytes at a time, up to the first byte that may end a line.
      while i + 8 <= buffer.count {
        let free = bytesBeforeLineEnd(in: buffer, at: i)
        i += free
        if free < 8 { break }
      }
      guard i < buffer.count else { return nil }
      let byte = buffer[i]
      i += 1
      if byte == 0x0A { return i }
      if byte == 0x0D { return i < buffer.count && buffer[i] == 0x0A ? i + 1 : i }
    }
    return nil
  }

  /// The number of bytes, of the next eight, before the first one below 0x0E (LF and CR are below).
  /// Subtracting 0x0E from such a byte borrows from its high bit. A borrow affects only later bytes, so that
  /// the first one is found correctly.
  @inline(__always)
  private static func bytesBeforeLineEnd(in buffer: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
    let word = UInt64(
      littleEndian: UnsafeRawBufferPointer(buffer).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    let ones: UInt64 = 0x0101_0101_0101_0101
    let low = (word &- ones &* 0x0E) & ~word & (ones &* 0x80)
    return low.trailingZeroBitCount / 8
  }

  /// The 0-based line that contains `offset`.
  public func lineIndex(of offset: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
