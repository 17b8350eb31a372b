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
      it, byte for byte. --what outline holds scenes, controllers, views, segues, outlets and actions; --what layout is \
      what compile writes. The schemas are printed by scenec schema.

      With --output, a file a/b.storyboard found in a given folder becomes DIR/a/b.storyboard.json, and with --to xml a \
      file b.storyboard.json becomes DIR/b.storyboard. Without it, the result goes to standard output, which takes \
      several inputs only with --ndjson.
      """)

  @Argument(
    help: """
      Files, folders (searched for .storyboard and .xib), quoted patterns such as 'App/**/*.xib', or - for standard \
      input. With --to xml, files of JSON; folders are searched for .storyboard.json and .xib.json.
      """)
  var paths: [String]

  @Option(help: "Which view of the document: document, outline or layout.")
  var what: DocumentView = .document

  @OptionGroup(title: "Environments of --what layout") var environment: EnvironmentOptions

  @Option(help: "What to write: json, or xml to turn documents back into scene files.")
  var to: ConversionTarget = .json

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder that outputs are written to.", valueName: "dir"))
  var output: String?

  @Flag(help: "Write JSON without white space.")
  var compact = false

  @Flag(help: "Write one line of JSON per input, each with the input's name as “file”.")
  var ndjson = false

  @Option(name: .shortAndLong, help: "How many files are worked on at a time (default: the number of cores).")
  var jobs: Int?

  @Flag(name: .shortAndLong, help: "Print findings only.")
  var quiet = false

  @Option(help: "When reports are coloured: auto, always or never.")
  var color: ColorChoice = .auto

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more") }
    guard to == .xml else { return }
    if what != .document { throw ValidationError("only --what document can become XML again") }
    if compact || ndjson { throw ValidationError("--compact and --ndjson are about JSON, not about XML") }
  }

  func run() throws {
    Interruption.prepare()
    let list = InputSearch.search(
      paths, for: to == .xml ? .sceneJSON : .scene, jobs: jobs ?? Batch.coreCount)
    if output == nil, !ndjson, list.inputs.count > 1 {
      throw ValidationError(
        "\(list.inputs.count) inputs need a folder for their outputs, or one stream: give --output DIR or --ndjson"
      )
    }
    if let output, !ndjson { try checkOutputs(of: list.inputs, in: output) }
    let conversion = Conversion(
      environments: try environment.choice(), view: what, target: to,
      style: compact || ndjson ? .compact : .pretty, namesFile: ndjson)
    let colored =
      switch color {
      case .auto: Terminal.wantsColor
      case .always: true
      case .never: false
      }
    try ConversionRun(
      conversion: conversion, jobs: jobs ?? Batch.coreCount, isColored: colored,
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

  /// Two inputs must not overwrite each other's output, whichever would come last.
  private func checkOutputs(of inputs: [Input], in folder: String) throws {
    var owners: [String: Input] = [:]
    for input in inputs {
      let path = outputPath(of: input, in: folder)
      if let other = owners.updateValue(input, forKey: path) {
        throw ValidationError(
          "\(other.path) and \(input.path) would both be written to \(path): give the folder that holds both")
      }
    }
  }
}
