// The arguments that `compile` and `lint` share: which inputs, how many jobs, what fails, what is shown meanwhile.

import ArgumentParser
import SceneCompiler
import SceneDiagnostics
import SceneEmit
import SceneXML

enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never
}

extension ReportFormat: ExpressibleByArgument {}

struct RunOptions: ParsableArguments {
  @Argument(
    help: """
      Files, folders (searched for .storyboard and .xib; hidden ones are skipped), quoted patterns such as \
      'App/**/*.xib', or - for a document on standard input.
      """)
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file that lists inputs, one per line or separated by NUL bytes; - for standard input.",
      valueName: "file"))
  var filesFrom: String?

  @Option(name: .shortAndLong, help: "How many files are worked on at a time (default: the number of cores).")
  var jobs: Int?

  @Option(
    help: """
      How findings are written: text, xcode (one line each), json (JSON lines), sarif, junit, checkstyle, github, gitlab \
      or ibtool.
      """)
  var format: ReportFormat = .text

  @Flag(help: "Warnings fail the run as errors do.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Print findings only: no progress, no summary.")
  var quiet = false

  @Option(help: "When reports are coloured: auto, always or never.")
  var color: ColorChoice = .auto

  @Flag(help: "Print where the time went.")
  var timings = false

  @Option(help: ArgumentHelp("Write where the time went, as JSON.", valueName: "file"))
  var timingsJSON: String?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more") }
    if paths.isEmpty, filesFrom == nil { throw ValidationError("no input: give a file, a folder or -") }
    if filesFrom == "-", paths.contains("-") {
      throw ValidationError("standard input cannot be both a document (-) and a list (--files-from -)")
    }
  }

  var isColored: Bool {
    switch color {
    case .auto: Terminal.wantsColor
    case .always: true
    case .never: false
    }
  }

  var jobCount: Int { jobs ?? Batch.coreCount }
  var failingSeverity: Severity { strict ? .warning : .error }

  /// All inputs that the arguments name, those of the list last.
  func findInputs() -> InputList {
    var list = InputSearch.search(paths, jobs: jobCount)
    guard let filesFrom else { return list }
    let limit = XMLLimits.default.maximumBytes
    do throws(FileError) {
      let bytes =
        filesFrom == "-"
        ? try FileAccess.readStandardInput(limit: limit) : try FileAccess.read(filesFrom, limit: limit)
      let listed = InputSearch.list(bytes)
      let known = Set(list.inputs)
      list.inputs += listed.inputs.filter { !known.contains($0) }
      list.problems += listed.problems
    } catch {
      list.problems.append(InputProblem(path: filesFrom, isEmpty: false, message: error.message))
    }
    return list
  }
}
