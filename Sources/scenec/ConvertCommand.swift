// `scenec convert`: scene files as JSON and back. This file contains only the arguments.

import ArgumentParser
import SceneCompiler
import SceneEmit
import SceneProject
import SceneSystem

/// The views of a document that `convert` writes.
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
      --what document (the default) contains everything in the file, and --to xml writes the file back from it, byte for byte; \
      folders are then searched for .storyboard.json and .xib.json. --what outline contains scenes, controllers, views, segues, \
      outlets and actions. --what layout is the output of compile. scenec schema prints the schemas.

      With --output, a file a/b.storyboard found in a given folder becomes DIR/a/b.storyboard.json, and with --to xml a \
      file b.storyboard.json becomes DIR/b.storyboard. Without it, the result goes to standard output, which takes \
      several inputs only with --ndjson.
      """)

  @OptionGroup var input: InputOptions

  @Option(help: "What to write: document, outline or layout.")
  var what: DocumentView = .document

  @OptionGroup(title: "Environments of --what layout") var environment: EnvironmentOptions

  @Option(help: "The output format: json, or xml to convert documents back into scene files.")
  var to: ConversionTarget = .json

  @Option(
    name: [.customShort("o", allowingJoined: true), .long],
    help: ArgumentHelp("Write the outputs to this folder.", valueName: "dir"))
  var output: String?

  @Flag(help: "Write JSON without white space.")
  var compact = false

  @Flag(help: "Write one line of JSON per input, each with the input's name as “file”.")
  var ndjson = false

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output needs a folder name") }
    if what != .layout, !environment.isUnset {
      throw ValidationError("devices, directions, text sizes and fonts need --what layout")
    }
    guard to == .xml else { return }
    if what != .document { throw ValidationError("only --what document can be converted to XML") }
    if compact || ndjson { throw ValidationError("--compact and --ndjson cannot be used with --to xml") }
  }

  func run() throws {
    Interruption.prepare()
    if let output { try requireFolder(output) }
    let list = input.search(for: to == .xml ? .sceneJSON : .scene)
    if output == nil, !ndjson, list.inputs.count > 1 {
      throw ValidationError(
        "\(list.inputs.count) inputs need --output DIR or --ndjson"
      )
    }
    if let output { try requireDistinctOutputs(of: list.inputs) { outputPath(of: $0, in: output) } }
    // A layout uses devices, fonts and rules from the configuration. The other views depend only on the file.
    let plans =
      what == .layout
      ? try RunPlan(
        list.inputs, settings: SettingsOptions.parse([]), environments: environment, failingSeverity: .error,
        style: display.style(on: .error), excludes: false
      ).files : []
    let conversion = Conversion(
      plans: plans, view: what, target: to,
      style: compact || ndjson ? .compact : .pretty, namesFile: ndjson)
    try ConversionRun(
      conversion: conversion, jobs: input.jobCount, style: display.style(on: .error),
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
