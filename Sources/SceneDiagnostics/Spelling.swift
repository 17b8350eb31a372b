// How far words are from each other, for “did you mean”.

/// Distances between words.
public enum Spelling {
  /// The least number of bytes inserted, deleted or replaced between two words. O(product of the lengths).
  public static func distance(_ a: some Collection<UInt8>, _ b: some Collection<UInt8>) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let change = diagonal + (x == y ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }

  /// The least number of UTF-8 bytes inserted, deleted or replaced between two words.
  public static func distance(_ a: String, _ b: String) -> Int { distance(a.utf8, b.utf8) }
}
