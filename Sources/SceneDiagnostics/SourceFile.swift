// A file's bytes and name, with the line table for printing. Reads nothing from disk.

/// The text of one input and its name in messages.
public final class SourceFile: Sendable {
  /// The path as the user gave it, or `<stdin>`.
  public let path: String
  /// The UTF-8 bytes. For a file in another encoding, the transcoded text.
  public let bytes: [UInt8]
  /// Whether reports may show its lines. False for files that are not scenes: in a foreign project, a link
  /// could lead to any file that the user can read.
  public let isShown: Bool
  /// The line table of `bytes`.
  public let lines: LineTable
  /// The number of characters before each 1,024th byte; empty if no line is long enough to need it.
  private let characterCounts: [UInt32]
  private static let checkpointDistance = 1024

  /// Creates a file and scans its bytes for line ends.
  public convenience init(path: String, bytes: [UInt8], isShown: Bool = true) {
    self.init(path: path, bytes: bytes, isShown: isShown, lineStarts: nil)
  }

  /// - Parameter lineStarts: the offset of each line's first byte, if it is known.
  package init(path: String, bytes: [UInt8], isShown: Bool, lineStarts: [UInt32]?) {
    self.path = path
    self.isShown = isShown
    self.bytes = bytes
    lines = lineStarts.map { LineTable(starts: $0, byteCount: bytes.count) } ?? LineTable(bytes)
    characterCounts = lines.longestLine > 4 * Self.checkpointDistance ? Self.countCharacters(bytes) : []
  }

  private static func countCharacters(_ bytes: [UInt8]) -> [UInt32] {
    var counts: [UInt32] = []
    counts.reserveCapacity(bytes.count / checkpointDistance + 1)
    var count: UInt32 = 0
    for (i, byte) in bytes.enumerated() {
      if i % checkpointDistance == 0 { counts.append(count) }
      if byte & 0xC0 != 0x80 { count &+= 1 }
    }
    return counts
  }

  /// The number of characters that start in `start..<end`.
  private func characterCount(_ start: Int, _ end: Int) -> Int {
    var (first, count) = (start, 0)
    let (low, high) = (start / Self.checkpointDistance + 1, end / Self.checkpointDistance)
    if low < high, high < characterCounts.count {
      count = Int(characterCounts[high]) - Int(characterCounts[low])
      count += characterCount(start, low * Self.checkpointDistance)
      first = high * Self.checkpointDistance
    }
    for i in first..<end where bytes[i] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// The line and column of a byte offset. Offsets beyond the end are treated as the end. A byte-order mark
  /// has no width.
  public func position(of offset: UInt32) -> LineColumn {
    let offset = Int(min(offset, UInt32(clamping: bytes.count)))
    let line = lines.lineIndex(of: UInt32(clamping: offset))
    var start = Int(lines.starts[line])
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, offset) }
    return LineColumn(line: line + 1, column: 1 + (start < offset ? characterCount(start, offset) : 0))
  }

  /// The bytes of a line, counted from 1, without its line end.
  public func line(_ number: Int) -> ArraySlice<UInt8> {
    guard number >= 1, number <= lines.starts.count else { return [] }
    let start = Int(lines.starts[number - 1])
    var end = number < lines.starts.count ? Int(lines.starts[number]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[start..<end]
  }
}
