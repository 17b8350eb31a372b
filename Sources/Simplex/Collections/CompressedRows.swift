// Adjacency lists in compressed row form (CSR), such as the rows that contain each variable.

/// Lists of integers in one array.
struct CompressedRows: Sendable {
  private var start: [Int32] = [0]
  private var members: [Int32] = []

  init() {}

  /// - Parameter fill: passes (list, member) to its argument for every member. Called twice, and must pass
  ///   the same members each time.
  init(count: Int, _ fill: ((Int32, Int32) -> Void) -> Void) {
    start = [Int32](filledWith: 0, count: count + 1)
    fill { list, _ in start[Int(list) + 1] += 1 }
    for list in 0..<count { start[list + 1] += start[list] }
    members = [Int32](filledWith: 0, count: Int(start[count]))
    var place = start
    fill { list, member in
      members[Int(place[Int(list)])] = member
      place[Int(list)] += 1
    }
  }

  subscript(list: Int) -> ArraySlice<Int32> { members[Int(start[list])..<Int(start[list + 1])] }
}
