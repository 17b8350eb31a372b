// The page that is served, and those who wait for the next one.

import Foundation

/// The current page and its number. Pages are counted from 1, as `scenec preview` counts them.
actor PublishedPage {
  private var bytes = Data()
  private var number = 0
  private var waiting: [UUID: CheckedContinuation<Void, Never>] = [:]

  var current: Data { bytes }

  /// Replaces the page and wakes all who wait.
  func publish(_ page: Data) {
    bytes = page
    number += 1
    let woken = waiting.values
    waiting = [:]
    for continuation in woken { continuation.resume() }
  }

  /// Whether there is a page with another number, now or within some seconds.
  func differs(from known: Int, within seconds: Double) async -> Bool {
    if number != known { return true }
    let id = UUID()
    let limit = Task {
      try await Task.sleep(for: .seconds(seconds))
      wake(id)
    }
    await withCheckedContinuation { waiting[id] = $0 }
    limit.cancel()
    return number != known
  }

  private func wake(_ id: UUID) { waiting.removeValue(forKey: id)?.resume() }
}
