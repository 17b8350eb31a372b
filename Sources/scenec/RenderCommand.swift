// `scenec render`: pictures of scenes. This file has the arguments; PictureRun draws and writes.

import ArgumentParser
import SceneCompiler
import SceneDiagnostics
import SceneProject
import SceneRender
import SceneSystem
import TextMetrics

/// The file format of pictures.
enum PictureFormat: String, ExpressibleByArgument, CaseIterable {
  case svg, png, html
}

enum AppearanceChoice: String, ExpressibleByArgument, CaseIterable {
  case light, dark, both

  var appearances: [PictureOptions.Appearance] {
    switch self {
    case .light: [.light]
    case .dark: [.dark]
    case .both: [.light, .dark]
    }
  }
}

struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draws scenes as they are laid out, as SVG, PNG or one HTML page.",
    discussion: """
      Each scene of a storyboard becomes one picture, each xib another. With several devices, orientations, directions, text \
      sizes or appearances, a picture shows them side by side. --canvas draws a whole storyboard as Interface Builder's \
      canvas shows it, with its segues.

      With --output DIR, the scenes of a storyboard a/b.storyboard found in a given folder become \
      DIR/a/b.storyboard/<scene>.svg, a xib a/c.xib becomes DIR/a/c.xib.svg, and a canvas DIR/a/b.storyboard.svg. A single \
      picture can be written to a file that ends in .svg or .png, and goes to standard output without --output.

      --format html writes one page with all scenes, their findings and what decides each frame, to the file of --output \
      or standard output. --compare writes a page with two versions of a file or folder.

      --format png runs rsvg-convert or resvg, which must be installed.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    name: [.customShort("o", allowingJoined: true), .long],
    help: ArgumentHelp(
      "Write the pictures to this folder, or a single picture to this file.", valueName: "path"))
  var output: String?

  @Option(help: "The format: svg, png or html (default: that of the output file, or svg).")
  var format: PictureFormat?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Draw only this scene, by the id of the scene or its controller, its storyboard identifier or name; repeatable.",
      valueName: "id"))
  var scene: [String] = []

  @Flag(help: "Write a page that compares two paths, the old one and the new one.")
  var compare = false

  @Flag(help: "Draw all scenes of a storyboard where its canvas has them, with segues as arrows.")
  var canvas = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      """
      Draw these layers over the views, separated by commas: guides, margins, safe-area, constraints, frames, ids, \
      baselines, stored, findings, or all.
      """, valueName: "layers"))
  var show: [String] = []

  @Option(help: "The appearance: light, dark or both.")
  var appearance: AppearanceChoice = .light

  @Flag(help: "Embed the images of asset catalogs instead of placeholders.")
  var embedImages = false

  @Option(help: "Pixels per point of PNG pictures.")
  var scale = 2.0

  @Flag(help: "Draw pictures without captions.")
  var noCaptions = false

  @Flag(help: "Leave the background of pictures transparent.")
  var noBackground = false

  @OptionGroup var environment: EnvironmentOptions

  @Flag(help: "Draw both writing directions.")
  var bothDirections = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Draw these text sizes as well, separated by commas.", valueName: "sizes"))
  var textSizes: [String] = []

  @Option(
    help: ArgumentHelp(
      "Use this configuration for all inputs instead of the nearest .scenec.yml above each.",
      valueName: "file"))
  var config: String?

  @OptionGroup var display: DisplayOptions

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output needs a name") }
    if config?.isEmpty == true { throw ValidationError("--config needs a file name") }
    if canvas, !scene.isEmpty {
      throw ValidationError("--canvas draws all scenes; it cannot be used with --scene")
    }
    if compare, input.paths.count != 2 || input.filesFrom != nil {
      throw ValidationError("--compare needs two paths: the old one and the new one")
    }
    if compare || (format ?? namedFormat) == .html {
      if format ?? .html != .html { throw ValidationError("a comparison is a page: use --format html") }
      if canvas || !scene.isEmpty { throw ValidationError("a page has all scenes") }
    }
    guard scale > 0, scale <= 16 else { throw ValidationError("--scale must be more than 0 and at most 16") }
    if let format, let named = namedFormat, named != format {
      throw ValidationError("--format \(format.rawValue) does not fit the name \(output ?? "")")
    }
    _ = try layers()
    _ = try furtherTextSizes()
  }

  func run() throws {
    Interruption.prepare()
    if compare { return try writeComparison() }
    let list = input.search()
    if (format ?? namedFormat) == .html { return try writePage(list) }
    let isFile = namedFormat != nil
    if isFile || output == nil, list.inputs.count > 1 {
      throw ValidationError("\(list.inputs.count) inputs need an output folder: use --output DIR")
    }
    let format = format ?? namedFormat ?? .svg
    let converter = format == .png ? try RasterConverter.installed() : nil
    if let output, !isFile {
      try requireDistinctOutputs(of: list.inputs) { PictureRun.path(of: $0, in: output) }
    }
    var options = try pictureOptions()
    if format == .png { options.textFitting = .scaling }
    try PictureRun(
      options: options, scenes: scene, drawsCanvas: canvas, output: output, isFile: isFile, format: format,
      converter: converter, scale: scale, jobs: input.jobCount, display: display
    ).run(try plan(for: list.inputs), problems: list.problems)
  }

  /// The inputs with all their environments.
  func plan(for inputs: [Input]) throws -> RunPlan {
    var settings = try SettingsOptions.parse([])
    settings.config = config
    var plan = try RunPlan(
      inputs, settings: settings, environments: environment, failingSeverity: .error,
      style: display.style(on: .error), excludes: false)
    let sizes = try furtherTextSizes()
    for index in plan.files.indices {
      plan.files[index].environments.furtherTextSizes = sizes
      plan.files[index].environments.showsBothDirections = bothDirections
    }
    return plan
  }

  func pictureOptions() throws -> PictureOptions {
    var options = PictureOptions()
    options.layers = try layers()
    options.appearances = appearance.appearances
    options.embedsImages = embedImages
    options.showsCaptions = !noCaptions
    options.hasBackground = !noBackground
    return options
  }

  /// The format that the output's name says; nil for a folder.
  private var namedFormat: PictureFormat? {
    PictureFormat.allCases.first { output?.hasSuffix(".\($0.rawValue)") == true }
  }

  private func layers() throws -> PictureOptions.Layers {
    var layers: PictureOptions.Layers = []
    let known = PictureOptions.Layers.named
    for name in show.flatMap({ $0.split(separator: ",").map(String.init) }) {
      if name == "all" {
        for entry in known { layers.insert(entry.layer) }
      } else if let entry = known.first(where: { "\($0.name)" == name }) {
        layers.insert(entry.layer)
      } else {
        throw ValidationError.unknown(
          "layer", name, among: known.map { "\($0.name)" }, listedBy: "scenec help render")
      }
    }
    return layers
  }

  private func furtherTextSizes() throws -> [ContentSizeCategory] {
    try textSizes.flatMap { $0.split(separator: ",").map(String.init) }.map { name in
      guard let size = ContentSizeCategory(argument: name) else {
        throw ValidationError.unknown(
          "text size", name, among: ContentSizeCategory.allValueStrings, listedBy: "scenec help render")
      }
      return size
    }
  }
}
