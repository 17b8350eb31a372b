// `scenec preview`: keeps a page up to date while files change. Another program, scenec-preview, serves it, so
// that this one links no server.

import ArgumentParser
import SceneCompiler
import SceneEmit
import ScenePage
import SceneProject
import SceneSystem

struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serves the page of a project on this machine and reloads it when a file changes.",
    discussion: """
      Prints the page's address. The page is that of render --format html. Only requests to 127.0.0.1 or localhost are \
      answered, and only pages of that origin may make them. Ctrl-C ends it.

      The page is served by scenec-preview, which must be beside scenec or on the PATH.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var environment: EnvironmentOptions
  @OptionGroup var settings: SettingsOptions

  @Option(help: "The port; 0 takes any free one.")
  var port: UInt16 = 8642

  /// The time between two looks at the files, in milliseconds.
  private static let interval: UInt32 = 300
  /// How much longer than a look the time to the next one is, so that large projects do not keep a core busy.
  private static let rest: UInt64 = 10

  func validate() throws {
    if input.paths.contains("-") || input.filesFrom == "-" {
      throw ValidationError("preview cannot watch standard input")
    }
  }

  func run() throws {
    Interruption.prepare()
    guard let program = PipedProcess.find("scenec-preview") else {
      Terminal.report(
        "error: scenec-preview is neither beside scenec nor on the PATH; install the package scenec-preview of the release, or build it with Scripts/build-preview"
      )
      throw ExitCode(ExitStatus.inputOutput)
    }
    var project = PreviewProject(
      jobs: input.jobCount, search: { input.search() },
      plan: { inputs in
        try? RunPlan(
          inputs, settings: settings, environments: environment, failingSeverity: .error,
          style: ReportStyle(), excludes: true)
      })
    guard let files = project.update(), !files.isEmpty else {
      for problem in input.search().problems { Terminal.report("error: \(problem.path): \(problem.message)") }
      throw ExitCode(ExitStatus.inputOutput)
    }
    do throws(FileError) {
      let server = try PipedProcess(program, [String(port)])
      try watch(&project, files, server)
    } catch {
      Terminal.report("error: cannot run \(program): \(error.message)")
      throw ExitCode(ExitStatus.inputOutput)
    }
  }

  /// Sends pages until the server ends, and ends with its status.
  private func watch(
    _ project: inout PreviewProject, _ first: [PageFile], _ server: borrowing PipedProcess
  ) throws(FileError) {
    var page = ProjectPage(title: PageRun.title(of: input.paths))
    var number = 0
    func send(_ files: [PageFile]) throws(FileError) {
      number += 1
      page.changesPath = "changes?after=\(number)"
      let bytes = page.bytes(files)
      try server.write(Array("\(bytes.count)\n".utf8) + bytes)
    }
    var files: [PageFile]? = first
    while true {
      do throws(FileError) {
        if let files { try send(files) }
      } catch {
        guard error.isClosedPipe else { throw error }
      }
      var ended: Int32?
      let start = MonotonicClock.now()
      files = project.update()
      let look = MonotonicClock.now() &- start
      let rest = max(UInt64(Self.interval), look / 1_000_000 &* Self.rest)
      for _ in 0..<max(1, rest / UInt64(Self.interval)) where ended == nil && files == nil {
        Pause.milliseconds(Self.interval)
        ended = server.status()
      }
      ended = ended ?? server.status()
      if let ended { Interruption.end(status: ended) }
    }
  }
}
