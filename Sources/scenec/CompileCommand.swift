// `scenec compile`: solved layouts as JSON, one document per input, and findings on standard error.

import ArgumentParser
import SceneCompiler
import SceneEmit
import SceneProject
import SceneSystem
import SceneText

struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lays out scenes and writes the frames of their views and guides as JSON.",
    discussion: """
      With --output, a file a/b.storyboard found in a given folder becomes DIR/a/b.storyboard.json, and a single file becomes \
      DIR/<name>.json. Without it, the JSON of one input goes to standard output. Findings go to standard error.
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup var options: RunOptions
  @OptionGroup var environment: EnvironmentOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup var dependencies: DependencyOptions

  @Option(
    name: [.customShort("o", allowingJoined: true), .long],
    help: ArgumentHelp("Write the outputs to this folder.", valueName: "dir"))
  var output: String?

  @Option(help: .hidden)
  var dumpPrograms: String?

  @Flag(help: "Write JSON without white space.")
  var compact = false

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output needs a folder name") }
  }

  func run() throws {
    Interruption.prepare()
    dependencies.start()
    if let folder = dumpPrograms ?? output { try requireFolder(folder) }
    let list = input.search()
    if let dumpPrograms {
      try requireDistinctOutputs(of: list.inputs) { Self.path(of: $0, in: dumpPrograms, suffix: "lp") }
    } else if output == nil, list.inputs.count > 1 {
      throw ValidationError("\(list.inputs.count) inputs need an output folder: use --output DIR")
    }
    if let output {
      try requireDistinctOutputs(of: list.inputs) { Self.path(of: $0, in: output, suffix: "json") }
    }
    let style: JSONWriter.Style = compact ? .compact : .pretty
    let plan = try RunPlan(
      list.inputs, settings: settings, environments: environment, failingSeverity: options.failingSeverity,
      style: options.display.style(on: .error), excludes: false)
    let fileRun = FileRun(options: options, jobs: input.jobCount, verb: "compiled")
    let folder = output
    let programs = dumpPrograms
    let produce: @Sendable (CompiledFile, Input) -> FileOutput = { compiled, input in
      if let programs {
        // Writes the linear programs in place of the layouts, for benchmarking the solver on real systems;
        // see Benchmarks/simplex.md.
        guard let text = Compilation.linearPrograms(of: compiled) else { return .none }
        return .file(Array(text.utf8), path: Self.path(of: input, in: programs, suffix: "lp"))
      }
      let json = LayoutJSON.text(
        of: compiled.document, layouts: compiled.layouts, diagnostics: compiled.diagnostics,
        in: compiled.file,
        style: style)
      guard let folder else { return .standardOutput(json) }
      return .file(json, path: Self.path(of: input, in: folder, suffix: "json"))
    }
    let outputs = folder.map { folder in plan.inputs.map { Self.path(of: $0, in: folder, suffix: "json") } }
    try dependencies.write(outputs: outputs ?? []) {
      try fileRun.run(plan, problems: list.problems, output: produce)
    }
  }

  private static func path(of input: Input, in folder: String, suffix: String) -> String {
    let separator = folder.utf8.last == UInt8(ascii: "/") ? "" : "/"
    return "\(folder)\(separator)\(input.outputName).\(suffix)"
  }
}
