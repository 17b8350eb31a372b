// The working memory of presolve and of the split into components. The owner of the structures keeps it from
// one program to the next: layouts are hundreds of small programs one after another.

struct PresolveWorkspace: Sendable {
  /// The rows that the next ones are compared with.
  var last = Presolve.LastParallelRows()
  /// The equations that may be eliminated with.
  var queue = LengthQueue()
  /// The variables that may be replaced by a left-hand side.
  var pending: [Int32] = []
  /// The variables that rows connect.
  var connected = DisjointSets(count: 0)
  /// The rows of the components.
  var kept: [Components.KeptRow] = []
  /// By component: the number of its variables, then of its rows, then the place of its next row.
  var sizes: [Int32] = []
}
