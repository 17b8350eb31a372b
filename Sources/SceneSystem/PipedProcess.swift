// Starts another program that runs along with this one and reads from a pipe.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A running program whose standard input is a pipe; its other streams are those of this process.
package struct PipedProcess: ~Copyable {
  private let process: pid_t
  private let input: Int32

  /// Starts a program. Signals that this process handles or ignores have their default effect in it.
  package init(_ path: String, _ arguments: [String]) throws(FileError) {
    var ends: (Int32, Int32) = (0, 0)
    let failed = withUnsafeMutablePointer(to: &ends) {
      $0.withMemoryRebound(to: Int32.self, capacity: 2) { pipe($0) }
    }
    guard failed == 0 else { throw .last }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, ends.0, 0)
    posix_spawn_file_actions_addclose(&actions, ends.0)
    posix_spawn_file_actions_addclose(&actions, ends.1)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var process = pid_t()
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    let status = posix_spawn(&process, path, &actions, &attributes, &words, environ)
    close(ends.0)
    guard status == 0 else {
      close(ends.1)
      errno = status
      throw .last
    }
    _ = fcntl(ends.1, F_SETFD, FD_CLOEXEC)
    (self.process, input) = (process, ends.1)
  }

  deinit { close(input) }

  /// Writes to its standard input. Waits until it has been read, but for what fits into the pipe.
  package func write(_ bytes: [UInt8]) throws(FileError) { try FileAccess.write(bytes, to: input) }

  /// Its exit status if it has ended, or 128 plus the signal that ended it; nil if it runs.
  package func status() -> Int32? {
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) == process else { return nil }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// The path of a program that is shipped with this one: beside it, or else on the search path.
  package static func find(_ name: String) -> String? {
    if let own = try? FilePaths.resolved("/proc/self/exe") {
      let path = FilePaths.join(FilePaths.folder(of: own), name)
      if access(path, X_OK) == 0 { return path }
    }
    return ChildProcess.find(name)
  }
}

/// Waits.
package enum Pause {
  /// Lets some milliseconds pass.
  package static func milliseconds(_ count: UInt32) { usleep(count &* 1000) }
}
