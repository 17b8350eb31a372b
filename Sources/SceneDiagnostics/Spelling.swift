// The edit distance of words, and suggestions for misspelled words.

/// Edit distances and suggestions for “did you mean”.
public enum Spelling {
  /// The least number of insertions, deletions, replacements and swaps of adjacent bytes that turn one word
  /// into the other (the restricted Damerau–Levenshtein distance). O(product of the lengths).
  public static func distance(
    _ a: some RandomAccessCollection<UInt8>, _ b: some RandomAccessCollection<UInt8>
  ) -> Int {
    let (a, b) = (Array(a), Array(b))
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        var least = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, beforeLast[j - 1] + 1) }
        row.append(least)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }

  /// The edit distance of the words in UTF-8.
  public static func distance(_ a: String, _ b: String) -> Int { distance(Array(a.utf8), Array(b.utf8)) }

  /// The candidate that `word` is most likely a misspelling of: one that differs only in case, or else the
  /// nearest within `allowance` (by default a quarter of the letters plus one), or else the only one that
  /// starts with it. Nil if there is none. Prefers the first of equally near candidates. Ignores words longer
  /// than 80 bytes.
  public static func suggestion(
    for word: String, among candidates: some Sequence<String>, allowance: Int? = nil
  ) -> String? {
    guard word.utf8.count <= 80 else { return nil }
    let allowance = allowance ?? 1 + word.utf8.count / 4
    let lowercased = word.lowercased()
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      guard abs(candidate.utf8.count - word.utf8.count) <= allowance else { continue }
      let distance = candidate.lowercased() == lowercased ? 0 : distance(candidate, word)
      guard distance <= allowance, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    if let best { return best.candidate }
    let longer = candidates.filter { $0.lowercased().hasPrefix(lowercased) }
    return longer.count == 1 && word.utf8.count >= 3 ? longer[0] : nil
  }

  /// “did you mean “x”?”, or nil without a suggestion.
  public static func question(
    for word: String, among candidates: some Sequence<String>, allowance: Int? = nil
  ) -> String? {
    suggestion(for: word, among: candidates, allowance: allowance).map { "did you mean “\($0)”?" }
  }
}
