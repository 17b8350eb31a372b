// Ends the process when a signal stops it or when nobody reads its output: removes temporary files, then ends
// with the same signal, as shells expect.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Ends the process in an orderly way.
package enum Interruption {
  /// Makes SIGINT, SIGTERM and SIGHUP remove the temporary files before they end the process. Makes writing
  /// to a closed pipe, or beyond the file size limit, an error instead of a signal. Call this before starting
  /// threads, because they inherit the signal mask.
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

  /// Ends the process like SIGPIPE, which is ignored.
  package static func endByClosedPipe() -> Never { end(by: SIGPIPE) }

  /// Removes temporary files and ends the process with a signal.
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

  /// Removes temporary files and ends the process with an exit status.
  package static func end(status: Int32) -> Never { TemporaryFiles.removeAll { exit(status) } }

  /// Whether the signal is ignored, as with `nohup` and in background jobs of shells. It then stays ignored.
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
    // SIG_IGN is not a function that can be compared.
    return unsafeBitCast(handler, to: Int.self) == 1
  }
}

/// The body of the thread that receives signals: waits for one and ends the process with it.
private func waitForSignal() -> Never {
  var signals = sigset_t()
  pthread_sigmask(SIG_BLOCK, nil, &signals)
  var number: Int32 = 0
  while sigwait(&signals, &number) != 0 {}
  Interruption.end(by: number)
}
