// What happens when a run is stopped from outside: by a signal, or because nobody reads its output any more. Temporary
// files go, and the process ends by the same signal, as a shell expects.

import Glibc

/// Orderly ends of a process.
package enum Interruption {
  /// From now on SIGINT, SIGTERM and SIGHUP remove the temporary files before they end the process, and writing to a
  /// closed pipe, or beyond the size that a file may have, is an error instead of a signal. Call it before other threads are started: they inherit the mask.
  package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) { sigaddset(&signals, number) }
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var thread = pthread_t()
    let failed = pthread_create(
      &thread, nil,
      { _ in
        var signals = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &signals)
        var number: Int32 = 0
        while sigwait(&signals, &number) != 0 {}
        Interruption.end(by: number)
      }, nil)
    if failed != 0 { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
  }

  /// Removes temporary files and ends the process as `signal` would have.
  package static func end(by number: Int32) -> Never {
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
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }
}
