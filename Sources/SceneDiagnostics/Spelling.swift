// The edit distance of words, and suggestions for misspelled words.

/// Edit distances and suggestions for “did you mean”.
public enum Spelling {
  /// The least number of insertions, deletions, replacements and swaps of adjacent bytes that turn one word
  /// into the other (the restricted Damerau–Levenshtein distance). O(product of the lengths).
  public static func distance(
    _ a: some RandomAccessCollection<UInt8>, _ b: some RandomAccessCollection<UInt8>
  ) -> Int {
    distance(Array(a), Array(b), atMost: .max) ?? 0
  }

  /// The edit distance of the words in UTF-8.
  public static func distance(_ a: String, _ b: String) -> Int { distance(Array(a.utf8), Array(b.utf8)) }

  /// The edit distance; nil if it is above a limit, which the first letters usually show.
  private static func distance(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
    var beforeLast = Array(0...b.count)
    var (last, row) = (beforeLast, beforeLast)
    for i in a.indices {
      row[0] = i + 1
      for j in b.indices {
        var least = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, beforeLast[j - 1] + 1) }
        row[j + 1] = least
      }
      // A row follows from the two before it and is nowhere nearer than both.
      if row.allSatisfy({ $0 > limit }), last.allSatisfy({ $0 > limit }) { return nil }
      swap(&beforeLast, &last)
      swap(&last, &row)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }

  /// The candidate that `word` is most likely a misspelling of: one that differs only in the case of ASCII
  /// letters, or else the nearest within `allowance` (by default a quarter of the letters plus one), or else
  /// the only one that starts with it. Nil if there is none. Prefers the first of equally near candidates.
  /// Ignores words longer than 80 bytes.
  public static func suggestion(
    for word: String, among candidates: some Sequence<String>, allowance: Int? = nil
  ) -> String? {
    let bytes = Array(word.utf8)
    guard bytes.count <= 80 else { return nil }
    let allowance = allowance ?? 1 + bytes.count / 4
    let lowercased = bytes.map(lowercased)
    let letters = letters(bytes)
    var nearest: (candidate: String, distance: Int)?
    for candidate in candidates where abs(candidate.utf8.count - bytes.count) <= allowance {
      if candidate.utf8.lazy.map(Self.lowercased).elementsEqual(lowercased) { return candidate }
      let limit = min(allowance, nearest.map { $0.distance - 1 } ?? .max)
      // An edit replaces at most one letter by another. This leaves few candidates.
      if (letters ^ Self.letters(candidate.utf8)).nonzeroBitCount > 2 * limit { continue }
      if let distance = distance(Array(candidate.utf8), bytes, atMost: limit) {
        nearest = (candidate, distance)
      }
    }
    if let nearest { return nearest.candidate }
    guard bytes.count >= 3 else { return nil }
    let longer = candidates.filter { $0.utf8.lazy.map(Self.lowercased).starts(with: lowercased) }
    return longer.count == 1 ? longer[0] : nil
  }

  /// A bit for each letter of a word.
  private static func letters(_ word: some Sequence<UInt8>) -> UInt64 {
    word.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  /// “did you mean “x”?”, or nil without a suggestion.
  public static func question(
    for word: String, among candidates: some Sequence<String>, allowance: Int? = nil
  ) -> String? {
    suggestion(for: word, among: candidates, allowance: allowance).map { "did you mean “\($0)”?" }
  }
}
