// The arguments for the result of a run: report format, failing severity, timings.

import ArgumentParser
import SceneDiagnostics
import SceneEmit
import SceneSystem

enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  /// Whether output to a standard stream is colored.
  func isColored(on stream: StandardStream) -> Bool {
    switch self {
    case .auto: Terminal.takesColor(stream)
    case .always: true
    case .never: false
    }
  }
}

extension ReportFormat: ExpressibleByArgument {}

/// The options about messages of all commands that work on files.
struct DisplayOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Print only findings: no progress, no summary.")
  var quiet = false

  @Option(help: "When to color reports: auto, always or never.")
  var color: ColorChoice = .auto

  @Flag(help: "Print the source line, all notes and all fixes of each finding.")
  var verbose = false

  /// The look of reports on a stream.
  func style(on stream: StandardStream) -> ReportStyle {
    ReportStyle(
      isColored: color.isColored(on: stream), hasLinks: color != .never && Terminal.takesLinks(stream),
      isVerbose: verbose)
  }
}

/// The options of `compile` and `lint` for reporting findings.
struct RunOptions: ParsableArguments {
  @Option(
    help: """
      The report format: text, xcode (one line each), json (JSON lines), sarif, junit, checkstyle, github, gitlab or ibtool.
      """)
  var format: ReportFormat = .text

  @Flag(help: "Fail on warnings as well as errors.")
  var strict = false

  @OptionGroup var display: DisplayOptions

  @Flag(help: "Print how many findings each rule has.")
  var statistics = false

  @Flag(help: "Print the time of each stage.")
  var timings = false

  @Option(help: ArgumentHelp("Write the time of each stage as JSON.", valueName: "file"))
  var timingsJSON: String?

  var failingSeverity: Severity { strict ? .warning : .error }
}
