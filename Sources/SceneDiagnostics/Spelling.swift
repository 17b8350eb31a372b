// The edit distance of words, and the word that was probably meant.

/// Distances between words, for “did you mean”.
public enum Spelling {
  /// The least number of bytes inserted, deleted, replaced or swapped with their neighbor between two words
  /// (the restricted distance of Damerau and Levenshtein). O(product of the lengths).
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

  /// The distance of the words' UTF-8.
  public static func distance(_ a: String, _ b: String) -> Int { distance(Array(a.utf8), Array(b.utf8)) }

  /// The candidate that `word` most likely stands for: one that differs in case alone, else the nearest, when
  /// few of its letters differ (at most `allowance`; without one a quarter of them and one more), else the
  /// only one that begins with it; nil if there is none. The first of equally near ones. No word is longer
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

  /// “did you mean “x”?”, or nothing.
  public static func question(
    for word: String, among candidates: some Sequence<String>, allowance: Int? = nil
  ) -> String? {
    suggestion(for: word, among: candidates, allowance: allowance).map { "did you mean “\($0)”?" }
  }
}
