// `scenec compile`: solved layouts as JSON, one document per input, and the findings on standard error.

import ArgumentParser
import SceneCompiler
import SceneEmit

struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lays out scenes and writes the frames of their views and guides as JSON.",
    discussion: """
      With --output, a file a/b.storyboard found in a given folder becomes DIR/a/b.storyboard.json, and a file given by \
      itself DIR/<name>.json. Without it, the JSON of one input goes to standard output. Findings go to standard error.
      """)

  @OptionGroup var options: RunOptions
  @OptionGroup var environment: EnvironmentOptions
  @OptionGroup var settings: SettingsOptions

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder that outputs are written to.", valueName: "dir"))
  var output: String?

  @Flag(help: "Write JSON without white space.")
  var compact = false

  func run() throws {
    Interruption.prepare()
    let list = options.findInputs()
    if output == nil, list.inputs.count > 1 {
      throw ValidationError("\(list.inputs.count) inputs need a folder for their outputs: give --output DIR")
    }
    if let output { try checkOutputs(of: list.inputs, in: output) }
    let style: JSONWriter.Style = compact ? .compact : .pretty
    let plan = try RunPlan(
      list.inputs, settings: settings, options: options, environments: environment, excludes: false)
    let fileRun = FileRun(options: options, verb: "compiled")
    let folder = output
    try fileRun.run(plan, problems: list.problems) { compiled, input in
      let json = LayoutJSON.text(
        of: compiled.document, layouts: compiled.layouts, diagnostics: compiled.diagnostics,
        in: compiled.file,
        style: style)
      guard let folder else { return .standardOutput(json) }
      return .file(json, path: Self.outputPath(of: input, in: folder))
    }
  }

  private static func outputPath(of input: Input, in folder: String) -> String {
    folder.utf8.last == UInt8(ascii: "/")
      ? "\(folder)\(input.outputName).json" : "\(folder)/\(input.outputName).json"
  }

  /// Two inputs must not overwrite each other's output, whichever would come last.
  private func checkOutputs(of inputs: [Input], in folder: String) throws {
    var owners: [String: Input] = [:]
    for input in inputs {
      if let other = owners.updateValue(input, forKey: input.outputName) {
        throw ValidationError(
          """
          \(other.path) and \(input.path) would both be written to \(Self.outputPath(of: input, in: folder)): give the \
          folder that holds both
          """)
      }
    }
  }
}
