// `scenec convert`: scene files as JSON, and back. The views themselves are made elsewhere; this file is the arguments.

import ArgumentParser
import SceneCompiler
import SceneEmit

/// Which view of a document `convert` writes.
enum DocumentView: String, ExpressibleByArgument, CaseIterable {
  case document, outline, layout
}

enum ConversionTarget: String, ExpressibleByArgument, CaseIterable {
  case json, xml
}

struct Convert: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes scene files as JSON, and JSON back as scene files.",
    discussion: """
      --what document (the default) holds everything that stands in the file, and --to xml writes the file back from \
      it, byte for byte; folders are then searched for .storyboard.json and .xib.json. --what outline holds scenes, controllers, views, segues, outlets and actions; --what layout is \
      what compile writes. The schemas are printed by scenec schema.

      With --output, a file a/b.storyboard found in a given folder becomes DIR/a/b.storyboard.json, and with --to xml a \
      file b.storyboard.json becomes DIR/b.storyboard. Without it, the result goes to standard output, which takes \
      several inputs only with --ndjson.
      """)

  @OptionGroup var input: InputOptions

  @Option(help: "Which view of the document: document, outline or layout.")
  var what: DocumentView = .document

  @OptionGroup(title: "Environments of --what layout") var environment: EnvironmentOptions

  @Option(help: "What to write: json, or xml to turn documents back into scene files.")
  var to: ConversionTarget = .json

  @Option(
    name: [.customShort("o", allowingJoined: true), .long],
    help: ArgumentHelp("The folder that outputs are written to.", valueName: "dir"))
  var output: String?

  @Flag(help: "Write JSON without white space.")
  var compact = false

  @Flag(help: "Write one line of JSON per input, each with the input's name as “file”.")
  var ndjson = false

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output names no folder") }
    if what != .layout, !environment.isUnset {
      throw ValidationError("devices, directions, text sizes and fonts are about --what layout")
    }
    guard to == .xml else { return }
    if what != .document { throw ValidationError("only --what document can become XML again") }
    if compact || ndjson { throw ValidationError("--compact and --ndjson are about JSON, not about XML") }
  }

  func run() throws {
    Interruption.prepare()
    let list = input.search(for: to == .xml ? .sceneJSON : .scene)
    if output == nil, !ndjson, list.inputs.count > 1 {
      throw ValidationError(
        "\(list.inputs.count) inputs need a folder for their outputs, or one stream: give --output DIR or --ndjson"
      )
    }
    if let output { try requireDistinctOutputs(of: list.inputs) { outputPath(of: $0, in: output) } }
    // A layout takes devices, fonts and rules from the configuration; other views hold what the file says.
    let plans =
      what == .layout
      ? try RunPlan(
        list.inputs, settings: SettingsOptions.parse([]), environments: environment, failingSeverity: .error,
        colored: display.isColored, excludes: false
      ).files : []
    let conversion = Conversion(
      plans: plans, view: what, target: to,
      style: compact || ndjson ? .compact : .pretty, namesFile: ndjson)
    try ConversionRun(
      conversion: conversion, jobs: input.jobCount, isColored: display.isColored,
      outputPath: { input in output.map { outputPath(of: input, in: $0) } }
    ).run(list)
  }

  private func outputPath(of input: Input, in folder: String) -> String {
    var name = input.outputName
    if to == .json {
      name += ".json"
    } else if name.hasSuffix(".json") {
      name.removeLast(5)
    } else {
      name += ".xml"
    }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + name : "\(folder)/\(name)"
  }
}
