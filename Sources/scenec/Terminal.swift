// Writes to the standard streams, and determines whether they are terminals.

import SceneCompiler
import SceneEmit
import SceneSystem
import SceneText

/// The standard streams.
enum Terminal {
  /// Writes all bytes. If the reader has closed the pipe, ends the process like SIGPIPE. Other errors on
  /// standard output, such as a full disk, are failed outputs. Errors on standard error cannot be reported
  /// anywhere.
  static func write(_ bytes: [UInt8], to stream: StandardStream) {
    let isCaptured = captured.withLock { captured in
      captured?[stream, default: []].append(contentsOf: bytes)
      return captured != nil
    }
    if isCaptured { return }
    do throws(FileError) {
      try FileAccess.write(bytes, to: stream)
    } catch {
      if error.isClosedPipe { Interruption.endByClosedPipe() }
      guard stream == .output else { return }
      write("error: cannot write to standard output: \(error.message)\n", to: .error)
      Interruption.end(status: ExitStatus.inputOutput)
    }
  }

  /// What is written now, if it does not go to the streams.
  private static let captured = Locked<[StandardStream: [UInt8]]?>(nil)

  /// Keeps what a command writes.
  static func capturing(
    _ run: () -> Int32
  ) -> (status: Int32, output: [UInt8], messages: [UInt8]) {
    captured.withLock { $0 = [:] }
    let status = run()
    let written = captured.withLock { captured in
      defer { captured = nil }
      return captured ?? [:]
    }
    return (status, written[.output] ?? [], written[.error] ?? [])
  }

  static func write(_ text: String, to stream: StandardStream) { write(Array(text.utf8), to: stream) }

  /// Writes a one-line message to standard error. Replaces control characters, which paths can contain.
  static func report(_ message: String) { write(TerminalText.safe(message) + "\n", to: .error) }

  /// Whether a stream is a terminal that can move the cursor and show colors.
  static func isCapable(_ stream: StandardStream) -> Bool {
    stream.isTerminal && EnvironmentVariable.value(of: "TERM") != "dumb"
  }

  /// Whether a stream is colored by default; see no-color.org.
  static func takesColor(_ stream: StandardStream) -> Bool {
    isCapable(stream) && EnvironmentVariable.value(of: "NO_COLOR") == nil
  }

  /// Whether a stream is a terminal that is known to show links (OSC 8). `FORCE_HYPERLINK` decides for
  /// others: 0 for none, anything else for links.
  static func takesLinks(_ stream: StandardStream) -> Bool {
    if let forced = EnvironmentVariable.value(of: "FORCE_HYPERLINK") { return forced != "0" }
    guard isCapable(stream) else { return false }
    // Versions of the VTE library before 0.50 print the address.
    if let version = EnvironmentVariable.value(of: "VTE_VERSION") { return (Int(version) ?? 0) >= 5000 }
    let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "zed", "Tabby", "rio"]
    if let program = EnvironmentVariable.value(of: "TERM_PROGRAM"), programs.contains(program) { return true }
    let terminals = ["xterm-kitty", "alacritty", "xterm-ghostty", "foot", "wezterm"]
    if let terminal = EnvironmentVariable.value(of: "TERM"), terminals.contains(terminal) { return true }
    return ["WT_SESSION", "KITTY_WINDOW_ID", "KONSOLE_VERSION", "DOMTERM"].contains {
      EnvironmentVariable.value(of: $0) != nil
    }
  }
}
