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
  /// The source of a document given as `-`.
  case input = 0
  /// The destination of results.
  case output = 1
  /// The destination of messages.
  case error = 2

  /// Opens `/dev/null` for streams that the process was started without. Otherwise the next opened file would
  /// get a stream's number, and messages would be written into it. Call this before opening any file.
  package static func openMissing() {
    for stream in [StandardStream.input, .output, .error] where fcntl(stream.rawValue, F_GETFD) < 0 {
      // `open` returns the lowest free number, which is the stream's.
      _ = open("/dev/null", O_RDWR)
    }
  }

  /// Whether the stream is a terminal.
  package var isTerminal: Bool { isatty(rawValue) == 1 }
}

/// The environment variables of the process.
package enum EnvironmentVariable {
  /// The value of a variable; nil if it is not set or is empty.
  package static func value(of name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
