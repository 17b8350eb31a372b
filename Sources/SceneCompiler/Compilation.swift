// The pipeline: from the bytes of one file to its layouts and diagnostics, stage by stage. Prints nothing, and opens no
// files but those of the project, for its fonts and images, where the caller lets it be searched.

import AutoLayout
import LayoutAnalysis
import SceneDiagnostics
import SceneModel
import SceneProject
import SceneRules
import SceneSystem
import SceneValidation
import SceneXML

/// What came of one file.
public struct CompiledFile: Sendable {
  /// The text that all ranges index.
  public let file: SourceFile
  /// Nil when the file is no document that can be read; the diagnostics say why.
  public let document: InterfaceDocument?
  /// One per environment; empty for documents whose platform has no layout here.
  public let layouts: [DocumentLayout]
  /// Of all stages, ordered by place; those about the whole file come first.
  public let diagnostics: [Diagnostic]
  /// What the suppressions of the file's settings came to.
  package let suppressionUse: SuppressionUse
  /// Where the time of this compilation went.
  public let timings: StageTimings
}

/// Compiles scene files.
public enum Compilation {
  /// Reads, decodes, checks and lays out one document. Every stage goes as far as what it is given allows, so one
  /// error does not hide the others.
  ///
  /// - Parameters:
  ///   - bytes: the file's content, in any encoding that the reader knows.
  ///   - path: the name that messages print.
  ///   - environments: where the document is laid out; its own device when the user says nothing.
  ///   - settings: which rules are checked, and which findings count.
  public static func compile(
    _ bytes: [UInt8], path: String, environments: EnvironmentChoice = EnvironmentChoice(),
    settings: FileSettings = FileSettings()
  ) -> CompiledFile {
    var clock = StageClock()
    var (xml, diagnostics) = XMLReader.read(bytes, path: path)
    clock.end(.read)
    guard let xml else {
      return CompiledFile(
        file: XMLReader.sourceFile(bytes, path: path), document: nil, layouts: [], diagnostics: diagnostics,
        suppressionUse: SuppressionUse(), timings: clock.timings)
    }

    let (document, decoding) = SceneDecoder.decode(xml)
    diagnostics += decoding
    clock.end(.decode)

    var layouts: [DocumentLayout] = []
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
      let analyzed = analyzeLayoutsTogether(
        of: completed, in: environments.environments(for: document)
      ) { settings.rules.isSelected($0) }
      layouts = analyzed.layouts
      diagnostics += analyzed.diagnostics
      clock.end(.layout)
    }
    let use: SuppressionUse
    (diagnostics, use) = settings.select(diagnostics, of: document)
    sort(&diagnostics)
    return CompiledFile(
      file: xml.file, document: document, layouts: layouts, diagnostics: diagnostics, suppressionUse: use,
      timings: clock.timings)
  }

  /// The linear programs behind a file's layouts, as text for `simplex-bench`; nil if nothing was laid out.
  public static func linearPrograms(of compiled: CompiledFile) -> String? {
    guard let document = compiled.document, !compiled.layouts.isEmpty else { return nil }
    let text = layoutPrograms(of: document, in: compiled.layouts.map(\.environment))
    return text.isEmpty ? nil : text
  }

  /// By place, in stable order: reports read like the file.
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
