// The rows and bounds that a solve leaves out because a conflict was broken at them.

struct DroppedRows: Sendable {
  /// In the order in which they were dropped; bounds as `2 · variable + side`.
  private(set) var rows: [Int32] = []
  private(set) var bounds: [Int32] = []
  private var rowSet: Set<Int32> = []
  private var boundSet: Set<Int32> = []

  var isEmpty: Bool { rows.isEmpty && bounds.isEmpty }

  mutating func drop(row: Int32) {
    if rowSet.insert(row).inserted { rows.append(row) }
  }

  mutating func drop(bound: Int32) {
    if boundSet.insert(bound).inserted { bounds.append(bound) }
  }

  @inline(__always)
  func contains(row: Int) -> Bool { !rows.isEmpty && rowSet.contains(Int32(truncatingIfNeeded: row)) }

  @inline(__always)
  func contains(bound: Int) -> Bool { !bounds.isEmpty && boundSet.contains(Int32(truncatingIfNeeded: bound)) }
}

extension DroppedRows: Equatable {
  static func == (left: DroppedRows, right: DroppedRows) -> Bool {
    left.rows == right.rows && left.bounds == right.bounds
  }
}
