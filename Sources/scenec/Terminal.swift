// Writing to the standard streams, and what is known about the terminal behind them.

import Glibc
import SceneCompiler
import SceneEmit

/// The standard streams.
enum Terminal {
  /// Writes all bytes. A closed pipe ends the process as SIGPIPE does; another failure of standard output, such as a
  /// full disk, is an output that could not be written; standard error's failures are nowhere to report.
  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    do throws(FileError) {
      try FileAccess.write(bytes, to: descriptor)
    } catch {
      if error.code == EPIPE { Interruption.end(by: SIGPIPE) }
      guard descriptor == STDOUT_FILENO else { return }
      write("error: cannot write to standard output: \(error.message)\n", to: STDERR_FILENO)
      Interruption.end(status: ExitStatus.inputOutput)
    }
  }

  static func write(_ text: String, to descriptor: Int32) { write(Array(text.utf8), to: descriptor) }

  /// Writes a message of one line to standard error. Paths may hold what acts on a terminal; it is replaced.
  static func report(_ message: String) { write(TerminalText.safe(message) + "\n", to: STDERR_FILENO) }

  /// The value of an environment variable; nil where it is not set or empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Whether a stream is a terminal that understands more than characters: can move the cursor and show colours.
  static func isCapable(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && environment("TERM") != "dumb"
  }

  /// Whether a stream is coloured when the user does not say; see no-color.org.
  static func takesColor(_ descriptor: Int32) -> Bool {
    isCapable(descriptor) && environment("NO_COLOR") == nil
  }
}
