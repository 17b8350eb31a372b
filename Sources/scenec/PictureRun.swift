// Draws many inputs: reads and lays out each, draws its scenes, writes the pictures, and exits with the right
// status. Findings are for `lint`; only what keeps a scene from being drawn is reported.

import ArgumentParser
import SceneCompiler
import SceneDiagnostics
import SceneEmit
import SceneModel
import SceneProject
import SceneRender
import SceneSystem

struct PictureRun {
  let options: PictureOptions
  /// The names of the scenes to draw; empty for all.
  let scenes: [String]
  let drawsCanvas: Bool
  /// A folder or a file; nil for standard output.
  let output: String?
  /// Whether `output` is a file.
  let isFile: Bool
  let format: PictureFormat
  /// Nil for SVG.
  let converter: RasterConverter?
  let scale: Double
  let jobs: Int
  let display: DisplayOptions

  private struct Outcome: Sendable {
    var report: [UInt8] = []
    var standardOutput: [UInt8] = []
    var status: Int32 = 0
    var pictures = 0
  }

  /// One picture with its place in the output folder, without the format's suffix.
  struct Picture {
    var name: String
    var svg: [UInt8]
  }

  /// Draws all inputs. Throws the exit status if it is not 0.
  func run(_ plan: RunPlan, problems: [InputProblem]) throws {
    let status = Locked<Int32>(0)
    let pictures = Locked(0)
    for problem in problems {
      let rule = problem.isEmpty ? InputRules.noInputs : InputRules.unreadableInput
      Terminal.write(report([Diagnostic(rule, problem.message, at: nil)], nil, problem.path), to: .error)
      status.withLock { $0 = ExitStatus.inputOutput }
    }
    let (inputs, files) = (plan.inputs, plan.files)
    let progress = ProgressLine(total: inputs.count, isShown: !display.quiet)
    Batch.run(
      sizes: inputs.map(\.size), jobs: jobs,
      process: { [self] in process(inputs[$0], files[$0]) },
      deliver: { _, outcome in
        if !outcome.standardOutput.isEmpty { Terminal.write(outcome.standardOutput, to: .output) }
        if !outcome.report.isEmpty {
          progress.clear()
          Terminal.write(outcome.report, to: .error)
        }
        status.withLock { $0 = max($0, outcome.status) }
        pictures.withLock { $0 += outcome.pictures }
        progress.advance(findings: 0)
      })
    progress.clear()
    let count = pictures.withLock { $0 }
    if !display.quiet, output != nil, !isFile {
      Terminal.report(
        "scenec: drew \(Tally.plural(count, "picture")) of \(Tally.plural(inputs.count, "file"))")
    }
    let final = status.withLock { $0 }
    if final != 0 { throw ExitCode(final) }
  }

  private func report(_ diagnostics: [Diagnostic], _ file: SourceFile?, _ path: String) -> [UInt8] {
    TextReport.text(of: diagnostics, in: file, path: path, style: display.style(on: .error))
  }

  private func process(_ input: Input, _ plan: FilePlan) -> Outcome {
    var outcome = Outcome()
    let compiled: CompiledFile
    do throws(FileError) {
      compiled = Compilation.compile(
        try input.read(), path: input.path, environments: plan.environments, settings: plan.settings)
    } catch {
      outcome.status = ExitStatus.inputOutput
      outcome.report = report(
        [Diagnostic(InputRules.unreadableInput, error.message, at: nil)], nil, input.path)
      return outcome
    }
    guard let document = compiled.document else {
      outcome.status = ExitStatus.findings
      outcome.report = report(
        compiled.diagnostics.filter { $0.severity == .error }, compiled.file, input.path)
      return outcome
    }
    guard !compiled.layouts.isEmpty else {
      outcome.report = Array(
        "warning: \(input.path) is not drawn: it is for \(document.header.platform.rawValue), and only scenes of iOS are laid out\n"
          .utf8)
      return outcome
    }
    let selected = selection(in: document)
    guard !selected.isEmpty || drawsCanvas || scenes.isEmpty else {
      return usage(
        "no scene of \(input.path) has this id or name: \(scenes.joined(separator: ", "))", document)
    }
    if output == nil || isFile, selected.count > 1, !drawsCanvas {
      return usage(
        "\(input.path) has \(selected.count) scenes: choose one with --scene, draw all in one picture with --canvas, or pass a folder with --output",
        document)
    }
    let assets = ProjectAssets.assets(of: plan.environments.catalogs, near: input.path)
    for picture in pictures(of: compiled, document, selected, input, assets) {
      write(picture, &outcome)
    }
    return outcome
  }

  private func usage(_ message: String, _ document: InterfaceDocument) -> Outcome {
    var text = "error: \(message)\n"
    for index in document.scenes.indices.prefix(40) {
      let scene = SceneIndex(index)
      let id = document[scene].controller.map { document[$0].id } ?? document[scene].id
      text += "  = scene: \(id.isEmpty ? "–" : id)  \(ScenePicture.name(of: scene, in: document))\n"
    }
    return Outcome(report: Array(text.utf8), status: ExitStatus.usage)
  }

  /// The scenes to draw, in document order.
  private func selection(in document: InterfaceDocument) -> [SceneIndex] {
    document.scenes.indices.map { SceneIndex($0) }.filter { index in
      let scene = document[index]
      guard !scenes.isEmpty else { return scene.controller != nil || !scene.topLevelViews.isEmpty }
      let controller = scene.controller.map { document[$0] }
      let names = [
        scene.id, controller?.id, controller?.storyboardIdentifier,
        ScenePicture.name(of: index, in: document),
      ]
      return scenes.contains { names.contains($0) }
    }
  }

  private func pictures(
    of compiled: CompiledFile, _ document: InterfaceDocument, _ selected: [SceneIndex], _ input: Input,
    _ assets: PictureAssets
  ) -> [Picture] {
    if drawsCanvas, document.header.kind == .storyboard, let layout = compiled.layouts.first {
      let svg = ScenePicture.canvas(
        of: document, layout: layout, diagnostics: compiled.diagnostics, options: options,
        assets: assets)
      return [Picture(name: input.outputName, svg: svg + [UInt8(ascii: "\n")])]
    }
    let drawing = ScenePictures(
      of: document, layouts: compiled.layouts, diagnostics: compiled.diagnostics, options: options,
      assets: assets)
    func svg(of scene: SceneIndex) -> [UInt8] { drawing.svg(of: scene) + [UInt8(ascii: "\n")] }
    if document.header.kind == .xib {
      return selected.prefix(1).map { Picture(name: input.outputName, svg: svg(of: $0)) }
    }
    var names: Set<String> = []
    return selected.map { scene in
      let base = Self.fileName(ScenePicture.name(of: scene, in: document))
      var name = base
      var number = 2
      while !names.insert(name.lowercased()).inserted {
        name = "\(base)-\(number)"
        number += 1
      }
      return Picture(name: "\(input.outputName)/\(name)", svg: svg(of: scene))
    }
  }

  /// A name without characters that mean something to file systems or shells.
  private static func fileName(_ name: String) -> String {
    var result = ""
    for character in name {
      let isPlain = character.isLetter || character.isNumber || character == "-" || character == "_"
      if isPlain {
        result.append(character)
      } else if !result.isEmpty, result.last != "-" {
        result.append("-")
      }
    }
    while result.hasSuffix("-") { result.removeLast() }
    return result.isEmpty ? "scene" : String(result.prefix(80))
  }

  static func path(of input: Input, in folder: String) -> String {
    let separator = folder.utf8.last == UInt8(ascii: "/") ? "" : "/"
    return "\(folder)\(separator)\(input.outputName)"
  }

  private func write(_ picture: Picture, _ outcome: inout Outcome) {
    var path = picture.name
    if let output {
      let separator = output.utf8.last == UInt8(ascii: "/") ? "" : "/"
      path = isFile ? output : "\(output)\(separator)\(picture.name).\(format.rawValue)"
    }
    do throws(FileError) {
      var bytes = picture.svg
      if let converter {
        guard let png = try converter.png(of: bytes, scale: scale) else {
          outcome.status = ExitStatus.inputOutput
          outcome.report += Array("error: cannot convert the picture for \(path)\n".utf8)
          return
        }
        bytes = png
      }
      if output == nil {
        outcome.standardOutput += bytes
      } else {
        try AtomicFile.write(bytes, to: path)
      }
      outcome.pictures += 1
    } catch {
      outcome.status = ExitStatus.inputOutput
      outcome.report += report([Diagnostic(InputRules.unwritableOutput, error.message, at: nil)], nil, path)
    }
  }
}
