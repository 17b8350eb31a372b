// Longest increasing subsequences: what has to move if a list gets another order.

/// Increasing subsequences of lists.
package enum Subsequence {
  /// The indices of the values outside one longest increasing subsequence. O(n log n).
  package static func outsideLongestIncreasing(_ values: [Int]) -> [Int] {
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for i in values.indices {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < values[i] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[i] = tails[low - 1] }
      if low == tails.count { tails.append(i) } else { tails[low] = i }
    }
    var inside = [Bool](repeating: false, count: values.count)
    var current = tails.last ?? -1
    while current >= 0 {
      inside[current] = true
      current = previous[current]
    }
    return values.indices.filter { !inside[$0] }
  }
}
