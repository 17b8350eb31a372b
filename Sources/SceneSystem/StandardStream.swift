// The standard streams and environment variables of the process.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A standard stream of the process.
public enum StandardStream: Int32, Sendable {
  /// Where a document given as `-` comes from.
  case input = 0
  /// Where results go.
  case output = 1
  /// Where messages go.
  case error = 2

  /// Opens those that the process was not given, on nothing. Else the next file that is opened would take their place, and
  /// messages would be written into it. Call it before any file is opened.
  package static func openMissing() {
    for stream in [StandardStream.input, .output, .error] where fcntl(stream.rawValue, F_GETFD) < 0 {
      // The lowest number that is free: the stream's.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Whether a person may be at the other end.
  package var isTerminal: Bool { isatty(rawValue) == 1 }
}

/// The variables of the process's environment.
package enum EnvironmentVariable {
  /// The value of a variable; nil where it is not set or empty.
  package static func value(of name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
