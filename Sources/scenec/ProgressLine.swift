// Shows the progress of a run on one line of the terminal: files, rate, findings. Writes nothing if standard
// error is not a terminal.

import SceneCompiler
import SceneSystem

/// A line that is rewritten in place, at most ten times per second.
final class ProgressLine: Sendable {
  private struct State {
    var done = 0
    var lastDrawn: UInt64
    var isDrawn = false
  }

  private let total: Int
  private let isShown: Bool
  private let started = MonotonicClock.now()
  private let state: Locked<State>
  private static let interval: UInt64 = 100_000_000

  init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown && total > 1 && Terminal.isCapable(.error)
    state = Locked(State(lastDrawn: started))
  }

  /// Reports that one more file is done; `findings` is the sum so far.
  func advance(findings: Int) {
    guard isShown else { return }
    state.withLock { state in
      state.done += 1
      let now = MonotonicClock.now()
      guard now &- state.lastDrawn >= Self.interval else { return }
      state.lastDrawn = now
      state.isDrawn = true
      let rate = UInt64(state.done) * 1_000_000_000 / max(1, now &- started)
      Terminal.write(
        "\r\u{1B}[K\(state.done)/\(total) files, \(rate)/s, \(findings) findings", to: .error)
    }
  }

  /// Erases the line, so that other text can be written.
  func clear() {
    guard isShown else { return }
    state.withLock { state in
      if state.isDrawn { Terminal.write("\r\u{1B}[K", to: .error) }
      state.isDrawn = false
    }
  }
}
