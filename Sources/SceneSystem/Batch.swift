// Runs one function over many inputs on several threads and delivers the results in input order. Knows
// nothing about scenes. The assignment of inputs to threads varies between runs; the delivered results and
// their order do not.

import Synchronization

/// Processes many inputs in parallel.
public enum Batch {
  /// The number of online processor cores.
  public static var coreCount: Int { Threads.coreCount }

  /// Calls `process` once for each index of `sizes`, on up to `jobs` threads, and calls `deliver` with each
  /// result in ascending order of the indices, one call at a time.
  ///
  /// Inputs that are large enough to delay the end of the run are started first. All others are started in
  /// order, so that results wait only for the large ones.
  ///
  /// - Parameter sizes: the amount of work of each input, in any unit.
  public static func run<Result: Sendable>(
    sizes: [Int], jobs: Int, process: @escaping @Sendable (Int) -> Result,
    deliver: @escaping @Sendable (Int, Result) -> Void
  ) {
    run(sizes: sizes, jobs: jobs, state: {}, process: { process($1) }, deliver: deliver)
  }

  /// The same with a state for each thread, such as memory that `process` uses again for the next input.
  /// Results must not depend on it.
  ///
  /// - Parameter state: creates the state of a thread.
  package static func run<State, Result: Sendable>(
    sizes: [Int], jobs: Int, state: @escaping @Sendable () -> State,
    process: @escaping @Sendable (inout State, Int) -> Result,
    deliver: @escaping @Sendable (Int, Result) -> Void
  ) {
    let jobs = max(1, min(jobs, sizes.count))
    guard jobs > 1 else {
      var own = state()
      for i in sizes.indices { deliver(i, process(&own, i)) }
      return
    }
    let order = schedule(sizes, jobs: jobs)
    let started = Atomic<Int>(0)
    let queue = Locked(DeliveryQueue<Result>(count: sizes.count))
    Threads.run(jobs) {
      var own = state()
      while true {
        let turn = started.wrappingAdd(1, ordering: .relaxed).oldValue
        guard turn < order.count else { return }
        let result = process(&own, order[turn])
        queue.withLock { $0.complete(order[turn], result, deliver) }
      }
    }
  }

  /// The order in which inputs are started. An input is large if it exceeds a fiftieth of a thread's share.
  static func schedule(_ sizes: [Int], jobs: Int) -> [Int] {
    let total = sizes.reduce(0) { $0.addingReportingOverflow($1).partialValue }
    let limit = max(1, total / (50 * jobs))
    let large = sizes.indices.filter { sizes[$0] > limit }.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
    return large + sizes.indices.filter { sizes[$0] <= limit }
  }
}

/// Results that wait for preceding ones.
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
