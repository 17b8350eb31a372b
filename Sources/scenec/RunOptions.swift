// The arguments that say what comes of a run: how findings are written, what fails, where the time went.

import ArgumentParser
import Glibc
import SceneDiagnostics
import SceneEmit

enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  /// Whether what is written to a standard stream is coloured.
  func isColored(on descriptor: Int32) -> Bool {
    switch self {
    case .auto: Terminal.takesColor(descriptor)
    case .always: true
    case .never: false
    }
  }
}

extension ReportFormat: ExpressibleByArgument {}

/// What every command that works on files says beside its results.
struct DisplayOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print findings only: no progress, no summary.")
  var quiet = false

  @Option(help: "When reports are coloured: auto, always or never.")
  var color: ColorChoice = .auto

  /// Whether reports on standard error are coloured.
  var isColored: Bool { color.isColored(on: STDERR_FILENO) }
}

/// What `compile` and `lint` make of their findings.
struct RunOptions: ParsableArguments {
  @Option(
    help: """
      How findings are written: text, xcode (one line each), json (JSON lines), sarif, junit, checkstyle, github, gitlab \
      or ibtool.
      """)
  var format: ReportFormat = .text

  @Flag(help: "Warnings fail the run as errors do.")
  var strict = false

  @OptionGroup var display: DisplayOptions

  @Flag(help: "Print where the time went.")
  var timings = false

  @Option(help: ArgumentHelp("Write where the time went, as JSON.", valueName: "file"))
  var timingsJSON: String?

  var failingSeverity: Severity { strict ? .warning : .error }
}
