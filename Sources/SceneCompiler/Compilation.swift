// The pipeline: compiles the bytes of one file to its layouts and diagnostics, stage by stage. Prints
// nothing, and opens no files except the fonts and images of the project, if the caller allows that.

import AutoLayout
import LayoutAnalysis
import SceneDiagnostics
import SceneModel
import SceneProject
import SceneRules
import SceneSystem
import SceneValidation
import SceneXML

/// The results for one file.
public struct CompiledFile: Sendable {
  /// The text that all ranges refer to.
  public let file: SourceFile
  /// Nil if the file could not be decoded. The diagnostics say why.
  public let document: InterfaceDocument?
  /// One layout per environment; empty for platforms other than iOS.
  public let layouts: [DocumentLayout]
  /// The environments that the document was laid out in, even if the layouts were not kept.
  package let environments: [LayoutEnvironment]
  /// The diagnostics of all stages, sorted by position. Those about the whole file come first.
  public let diagnostics: [Diagnostic]
  /// Which of the file's suppressions applied.
  package let suppressionUse: SuppressionUse
  /// The time per stage.
  public let timings: StageTimings
}

/// Compiles scene files.
public enum Compilation {
  /// Reads, decodes, checks and lays out one document. Every stage processes as much as it can, so that one
  /// error does not hide others.
  ///
  /// - Parameters:
  ///   - bytes: the file's content, in any supported encoding.
  ///   - path: the name for messages.
  ///   - environments: the environments to lay out for; by default the document's own device.
  ///   - settings: the enabled rules and the suppressions.
  public static func compile(
    _ bytes: [UInt8], path: String, environments: EnvironmentChoice = EnvironmentChoice(),
    settings: FileSettings = FileSettings()
  ) -> CompiledFile {
    compile(
      bytes, path: path, environments: environments, settings: settings, memory: LayoutMemory(),
      keepsLayouts: true)
  }

  /// The same in the memory of files that were compiled before. A caller that needs only diagnostics does not
  /// keep the layouts.
  package static func compile(
    _ bytes: [UInt8], path: String, environments: EnvironmentChoice, settings: FileSettings,
    memory: LayoutMemory, keepsLayouts: Bool
  ) -> CompiledFile {
    var clock = StageClock()
    var (xml, diagnostics) = XMLReader.read(bytes, path: path)
    clock.end(.read)
    guard let xml else {
      return CompiledFile(
        file: XMLReader.sourceFile(bytes, path: path), document: nil, layouts: [], environments: [],
        diagnostics: diagnostics, suppressionUse: SuppressionUse(), timings: clock.timings)
    }

    let (document, decoding) = SceneDecoder.decode(xml)
    diagnostics += decoding
    clock.end(.decode)

    var layouts: [DocumentLayout] = []
    var laidOut: [LayoutEnvironment] = []
    if let document {
      diagnostics += validate(document)
      diagnostics += checkPractices(
        document, rules: settings.rules, deploymentTarget: settings.deploymentTarget)
      clock.end(.validate)
      var environments = environments
      if let projectFonts = environments.projectFonts {
        let (library, findings) = projectFonts.fonts(of: document, path: path, given: environments.fonts)
        environments.fonts = library
        if settings.rules.isSelected(FontRules.missingFont) { diagnostics += findings }
        clock.end(.fonts)
      }
      let completed = environments.catalogs.map { document.completed(from: $0, path: path) } ?? document
      diagnostics += analyzeLayoutsTogether(
        of: completed, in: environments.environments(for: document), memory: memory,
        isSelected: { settings.rules.isSelected($0) },
        visit: { layout in
          laidOut.append(layout.environment)
          if keepsLayouts { layouts.append(layout) }
        })
      clock.end(.layout)
    }
    let use: SuppressionUse
    (diagnostics, use) = settings.select(diagnostics, of: document)
    sort(&diagnostics)
    return CompiledFile(
      file: xml.file, document: document, layouts: layouts, environments: laidOut, diagnostics: diagnostics,
      suppressionUse: use, timings: clock.timings)
  }

  /// The linear programs of a file's layouts, as text for `simplex-bench`; nil if nothing was laid out.
  public static func linearPrograms(of compiled: CompiledFile) -> String? {
    guard let document = compiled.document, !compiled.layouts.isEmpty else { return nil }
    let text = layoutPrograms(of: document, in: compiled.layouts.map(\.environment))
    return text.isEmpty ? nil : text
  }

  /// Sorts by position. Stable.
  private static func sort(_ diagnostics: inout [Diagnostic]) {
    guard diagnostics.count > 1 else { return }
    let order = diagnostics.indices.sorted { a, b in
      let (first, second) = (diagnostics[a].range?.lower, diagnostics[b].range?.lower)
      guard first != second else { return a < b }
      guard let first else { return true }
      guard let second else { return false }
      return first < second
    }
    diagnostics = order.map { diagnostics[$0] }
  }
}
