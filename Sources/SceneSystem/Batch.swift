// Runs one function over many inputs on several threads and hands the results over in input order. Knows
// nothing of scenes. Which thread takes which input is left to chance; what is handed over, and in which
// order, never is.

import Synchronization

/// A run over many inputs.
public enum Batch {
  /// The number of cores that are online.
  public static var coreCount: Int { Threads.coreCount }

  /// Calls `process` once for each index of `sizes`, on up to `jobs` threads, and `deliver` with each result
  /// in ascending order of the indices, one call at a time.
  ///
  /// Inputs that are large enough to hold up the end of the run are begun first; all others follow in order,
  /// so that results wait for their turn only while one of those is at work.
  ///
  /// - Parameter sizes: how much work each input is, in any unit.
  public static func run<Result: Sendable>(
    sizes: [Int], jobs: Int, process: @escaping @Sendable (Int) -> Result,
    deliver: @escaping @Sendable (Int, Result) -> Void
  ) {
    let jobs = max(1, min(jobs, sizes.count))
    guard jobs > 1 else {
      for i in sizes.indices { deliver(i, process(i)) }
      return
    }
    let order = schedule(sizes, jobs: jobs)
    let started = Atomic<Int>(0)
    let queue = Locked(DeliveryQueue<Result>(count: sizes.count))
    Threads.run(jobs) {
      while true {
        let turn = started.wrappingAdd(1, ordering: .relaxed).oldValue
        guard turn < order.count else { return }
        let result = process(order[turn])
        queue.withLock { $0.complete(order[turn], result, deliver) }
      }
    }
  }

  /// The order in which inputs are begun. An input counts as large when it alone is over a fiftieth of a
  /// thread's share.
  static func schedule(_ sizes: [Int], jobs: Int) -> [Int] {
    let total = sizes.reduce(0) { $0.addingReportingOverflow($1).partialValue }
    let limit = max(1, total / (50 * jobs))
    let large = sizes.indices.filter { sizes[$0] > limit }.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
    return large + sizes.indices.filter { sizes[$0] <= limit }
  }
}

/// Results that wait for those before them.
private struct DeliveryQueue<Result: Sendable>: Sendable {
  private var waiting: [Result?]
  private var next = 0

  init(count: Int) { waiting = Array(repeating: nil, count: count) }

  mutating func complete(_ index: Int, _ result: Result, _ deliver: (Int, Result) -> Void) {
    waiting[index] = result
    while next < waiting.count, let ready = waiting[next] {
      waiting[next] = nil
      deliver(next, ready)
      next += 1
    }
  }
}
