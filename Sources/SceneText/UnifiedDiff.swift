// The difference between two texts, in the format of `diff -u` and `git apply`.

/// Unified diffs.
public enum UnifiedDiff {
  private static let context = 3

  /// The diff of two texts; empty if they are equal. Takes linear time for edits within lines, such as fixes.
  /// The general case takes time proportional to the length times the number of differing lines.
  public static func text(from old: [UInt8], to new: [UInt8], path: String) -> [UInt8] {
    guard old != new else { return [] }
    let (a, b) = (lines(old), lines(new))
    let hunks = hunks(edits(a, b))
    // git ends a name with white space by a tab.
    let name = shown(path) + (path.utf8.contains(0x20) ? "\t" : "")
    var text: [UInt8] = Array("--- a/\(name)\n+++ b/\(name)\n".utf8)
    for hunk in hunks {
      let removed = hunk.count { $0.kind != .insertion }
      let inserted = hunk.count { $0.kind != .removal }
      guard let first = hunk.first else { continue }
      text += Array("@@ -\(start(first.oldLine, removed)) +\(start(first.newLine, inserted)) @@\n".utf8)
      for edit in hunk {
        text.append(edit.kind.mark)
        let line = edit.kind == .insertion ? b[edit.newLine] : a[edit.oldLine]
        text += line
        if line.last != 0x0A { text += Array("\n\\ No newline at end of file\n".utf8) }
      }
    }
    return text
  }

  private enum Kind {
    case same, removal, insertion

    var mark: UInt8 {
      switch self {
      case .same: UInt8(ascii: " ")
      case .removal: UInt8(ascii: "-")
      case .insertion: UInt8(ascii: "+")
      }
    }
  }

  private struct Edit {
    var kind: Kind
    /// The 0-based line of the edit in each text.
    var oldLine: Int
    var newLine: Int
  }

  /// The lines, including their line ends.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  private static func edits(_ a: [ArraySlice<UInt8>], _ b: [ArraySlice<UInt8>]) -> [Edit] {
    var removed = [Bool](repeating: false, count: a.count)
    var inserted = [Bool](repeating: false, count: b.count)
    if a.count == b.count {
      for i in a.indices where a[i] != b[i] { (removed[i], inserted[i]) = (true, true) }
    } else {
      for change in b.difference(from: a) {
        switch change {
        case .remove(let offset, _, _): removed[offset] = true
        case .insert(let offset, _, _): inserted[offset] = true
        }
      }
    }
    var edits: [Edit] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      let start = (i, j)
      while i < a.count, removed[i] {
        edits.append(Edit(kind: .removal, oldLine: i, newLine: j))
        i += 1
      }
      while j < b.count, inserted[j] {
        edits.append(Edit(kind: .insertion, oldLine: i, newLine: j))
        j += 1
      }
      guard (i, j) == start else { continue }
      edits.append(Edit(kind: .same, oldLine: i, newLine: j))
      i += 1
      j += 1
    }
    return edits
  }

  /// Groups edits into hunks with context. Hunks that touch are merged.
  private static func hunks(_ edits: [Edit]) -> [[Edit]] {
    var hunks: [Range<Int>] = []
    for i in edits.indices where edits[i].kind != .same {
      let range = max(0, i - context)..<min(edits.count, i + context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks.map { Array(edits[$0]) }
  }

  private static func start(_ line: Int, _ count: Int) -> String {
    // An empty range is stated with the line before it.
    count == 1 ? "\(line + 1)" : "\(count == 0 ? line : line + 1),\(count)"
  }

  private static func shown(_ path: String) -> String {
    let safe = TerminalText.safe(path)
    return safe.utf8.first == UInt8(ascii: "/") ? String(safe.dropFirst()) : safe
  }
}
