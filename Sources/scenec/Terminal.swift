// Writes to the standard streams, and knows whether they are terminals.

import SceneCompiler
import SceneEmit
import SceneSystem
import SceneText

/// The standard streams.
enum Terminal {
  /// Writes all bytes. A closed pipe ends the process as SIGPIPE does; another failure of standard output,
  /// such as a full disk, is an output that could not be written; standard error's failures are nowhere to
  /// report.
  static func write(_ bytes: [UInt8], to stream: StandardStream) {
    do throws(FileError) {
      try FileAccess.write(bytes, to: stream)
    } catch {
      if error.isClosedPipe { Interruption.endByClosedPipe() }
      guard stream == .output else { return }
      write("error: cannot write to standard output: \(error.message)\n", to: .error)
      Interruption.end(status: ExitStatus.inputOutput)
    }
  }

  static func write(_ text: String, to stream: StandardStream) { write(Array(text.utf8), to: stream) }

  /// Writes a message of one line to standard error. Paths may hold what acts on a terminal; it is replaced.
  static func report(_ message: String) { write(TerminalText.safe(message) + "\n", to: .error) }

  /// Whether a stream is a terminal that understands more than characters: can move the cursor and show
  /// colors.
  static func isCapable(_ stream: StandardStream) -> Bool {
    stream.isTerminal && EnvironmentVariable.value(of: "TERM") != "dumb"
  }

  /// Whether a stream is colored when the user does not say; see no-color.org.
  static func takesColor(_ stream: StandardStream) -> Bool {
    isCapable(stream) && EnvironmentVariable.value(of: "NO_COLOR") == nil
  }
}
