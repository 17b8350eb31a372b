// A file's bytes and its name, with the line table that printing needs. Reads nothing from disk.

/// The text of one input, as it was read, and the name that messages print for it.
public final class SourceFile: Sendable {
  /// The path as the user gave it, or `<stdin>`.
  public let path: String
  /// The bytes, UTF-8. A file in another encoding holds the transcoded text.
  public let bytes: [UInt8]
  /// Whether reports may show its lines. Not those of a file that is none of ours: a link in a project from elsewhere could lead to
  /// anything that the user can read.
  public let isShown: Bool
  /// Lines of `bytes`.
  public let lines: LineTable
  /// How many characters begin before each 1,024th byte; empty where no line is long enough to need it.
  private let characterCounts: [UInt32]
  private static let checkpointDistance = 1024

  /// Scans the bytes once for line ends.
  public init(path: String, bytes: [UInt8], isShown: Bool = true) {
    self.path = path
    self.isShown = isShown
    self.bytes = bytes
    lines = LineTable(bytes)
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

  /// The number of characters that begin in `start..<end`.
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

  /// Line and column of a byte offset. An offset past the end counts as the end; a byte-order mark has no width.
  public func position(of offset: UInt32) -> LineColumn {
    let offset = Int(min(offset, UInt32(clamping: bytes.count)))
    let line = lines.lineIndex(of: UInt32(clamping: offset))
    var start = Int(lines.starts[line])
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, offset) }
    return LineColumn(line: line + 1, column: 1 + (start < offset ? characterCount(start, offset) : 0))
  }

  /// The bytes of a 1-based line without its line end.
  public func line(_ number: Int) -> ArraySlice<UInt8> {
    guard number >= 1, number <= lines.starts.count else { return [] }
    let start = Int(lines.starts[number - 1])
    var end = number < lines.starts.count ? Int(lines.starts[number]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return bytes[start..<end]
  }
}
