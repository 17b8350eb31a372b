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
    defer { close(ends.0) }
    do throws(FileError) {
      process = try startProgram(
        path, arguments, streams: [(ends.0, 0)], closing: [ends.0, ends.1])
    } catch {
      close(ends.1)
      throw error
    }
    _ = fcntl(ends.1, F_SETFD, FD_CLOEXEC)
    input = ends.1
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
