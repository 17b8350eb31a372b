// What happens when a run is stopped by a signal, or because nobody reads its output: temporary files are
// removed, and the process ends with the same signal, as a shell expects.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Orderly ends of a process.
package enum Interruption {
  /// From now on SIGINT, SIGTERM and SIGHUP remove the temporary files before they end the process, and
  /// writing to a closed pipe, or beyond the size that a file may have, is an error instead of a signal. Call
  /// it before other threads are started: they inherit the mask.
  package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let failed = pthread_create(&thread, nil, { _ in waitForSignal() }, nil)
    if failed != 0 { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
  }

  /// Ends the process as a closed pipe does, whose signal is ignored.
  package static func endByClosedPipe() -> Never { end(by: SIGPIPE) }

  /// Removes temporary files and ends the process as `signal` would have.
  fileprivate static func end(by number: Int32) -> Never {
    TemporaryFiles.removeAll {
      signal(number, SIG_DFL)
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, number)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(number)
      _exit(128 + number)
    }
  }

  /// Removes temporary files and ends the process with a status.
  package static func end(status: Int32) -> Never { TemporaryFiles.removeAll { exit(status) } }

  /// `nohup` and shells' background jobs ignore some signals; that stays so.
  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    // SIG_IGN, which is no function.
    return unsafeBitCast(handler, to: Int.self) == 1
  }
}

/// What the thread does that takes the signals: waits for one, and ends the process by it.
private func waitForSignal() -> Never {
  var signals = sigset_t()
  pthread_sigmask(SIG_BLOCK, nil, &signals)
  var number: Int32 = 0
  while sigwait(&signals, &number) != 0 {}
  Interruption.end(by: number)
}
