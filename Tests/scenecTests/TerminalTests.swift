// Tests output that only terminals get: colors and the progress line. Python opens a pseudo-terminal, and the
// tests redirect scenec's standard streams.

import SceneTestSupport
import Testing

@Suite struct TerminalTests {
  /// Runs a shell command on a terminal and returns what the terminal shows.
  private static func shown(_ command: String, in folder: TemporaryFolder) throws -> String {
    folder.write(
      """
      import os, pty, sys
      child, terminal = pty.fork()
      if child == 0:
          os.environ.pop("NO_COLOR", None)
          os.execvp("bash", ["bash", "-c", sys.argv[2], "bash"])
      shown = b""
      while True:
          try: piece = os.read(terminal, 65536)
          except OSError: break
          if not piece: break
          shown += piece
      os.waitpid(child, 0)
      sys.stdout.buffer.write(shown)
      """, to: "terminal.py")
    return try Command.shell("scenec=$scenec python3 terminal.py x \(quoted(command))", in: folder.path)
      .output
  }

  private static func quoted(_ text: String) -> String { "'\(text)'" }

  private static let red = "\u{1B}[1;31m"

  /// Each command writes a report. Its color depends only on the stream that it is written to.
  @Test(arguments: [
    ("TERM=xterm $scenec lint a.xib", true),
    ("TERM=xterm $scenec lint a.xib 2>/dev/null", true),
    ("TERM=xterm $scenec lint a.xib | cat", false),
    ("TERM=xterm $scenec compile a.xib >/dev/null", true),
    ("TERM=xterm $scenec compile a.xib 2>&1 >/dev/null | cat", false),
    ("TERM=dumb $scenec lint a.xib", false),
    ("TERM=xterm NO_COLOR=1 $scenec lint a.xib", false),
    ("TERM=xterm NO_COLOR= $scenec lint a.xib", true),
    ("TERM=xterm $scenec lint --color never a.xib", false),
    ("TERM=dumb NO_COLOR=1 $scenec lint --color always a.xib | cat", true),
    ("TERM=xterm $scenec diff a.xib b.xib", true),
    ("TERM=xterm $scenec diff a.xib b.xib | cat", false),
    ("TERM=dumb $scenec diff a.xib b.xib", false),
    ("TERM=xterm $scenec diff a.xib broken.xib", true),
    ("TERM=xterm NO_COLOR=1 $scenec diff a.xib b.xib", false),
  ])
  func coloursAreForTerminalsThatHaveThem(_ command: String, _ isColored: Bool) throws {
    let folder = try TemporaryFolder()
    folder.write(Sample.broken, to: "a.xib")
    folder.write(Sample.document.replacing("667", with: "600"), to: "b.xib")
    folder.write("", to: "broken.xib")
    // The old file of a comparison must be valid.
    if command.contains("diff") { folder.write(Sample.document, to: "a.xib") }
    let shown = try Self.shown(command, in: folder)
    #expect(!shown.isEmpty)
    #expect(shown.contains("\u{1B}[") == isColored, "\(shown)")
  }

  /// Names of rules are links on terminals that are known to show them, or on request.
  @Test(arguments: [
    ("TERM=xterm-kitty $scenec lint a.xib", true),
    ("TERM=xterm VTE_VERSION=6800 $scenec lint --verbose a.xib", true),
    ("TERM=xterm VTE_VERSION=4500 $scenec lint a.xib", false),
    ("TERM=xterm-kitty $scenec lint a.xib | cat", false),
    ("TERM=xterm-kitty $scenec lint --color never a.xib", false),
    ("TERM=xterm FORCE_HYPERLINK=1 $scenec lint a.xib | cat", true),
    ("TERM=xterm-kitty FORCE_HYPERLINK=0 $scenec lint a.xib", false),
  ])
  func linksAreForTerminalsThatHaveThem(_ command: String, _ isLinked: Bool) throws {
    let folder = try TemporaryFolder()
    folder.write(Sample.broken, to: "a.xib")
    let variables =
      "VTE_VERSION TERM_PROGRAM WT_SESSION KITTY_WINDOW_ID KONSOLE_VERSION DOMTERM FORCE_HYPERLINK"
    let shown = try Self.shown("unset \(variables); \(command)", in: folder)
    #expect(shown.contains("\u{1B}]8;;https://") == isLinked, "\(shown)")
  }

  /// A terminal that cannot move its cursor gets no progress line.
  @Test func progressNeedsACursor() throws {
    let folder = try TemporaryFolder()
    for i in 0..<40 { folder.write(Sample.document, to: "app/\(i).xib") }
    let shown = try Self.shown("TERM=dumb $scenec lint --jobs 1 app", in: folder)
    #expect(shown == "scenec: checked 40 files, 40 scenes, 1 device: no findings\r\n")
  }
}
