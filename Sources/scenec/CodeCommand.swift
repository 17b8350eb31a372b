// `scenec code`: writes the constraints of a scene as Swift code or as visual formats.

import ArgumentParser
import SceneDiagnostics
import SceneEmit
import SceneModel
import SceneProject
import SceneSystem
import SceneText
import SceneXML

extension ConstraintCode.Style: ExpressibleByArgument {}

struct Code: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes the constraints of a scene as Swift code.",
    discussion: """
      With --style anchors, as UIKit code; with --style visual-format, as visual formats with the ids of objects as names, and \
      as code where no format says the same. Variations by size class are not written. --views also makes the views and \
      guides below the root and adds them to their superviews.
      """)

  @Argument(help: "A scene file, or - for standard input.")
  var file: String

  @Option(help: "The style: anchors or visual-format.")
  var style: ConstraintCode.Style = .anchors

  @Flag(help: "Also write code that makes the views.")
  var views = false

  func run() throws {
    Interruption.prepare()
    let document = try SceneFile.read(file)
    let lines = ConstraintCode(document).text(style, withViews: views).split(
      separator: "\n", omittingEmptySubsequences: false)
    Terminal.write(lines.map { TerminalText.safe(String($0)) }.joined(separator: "\n"), to: .output)
  }
}

/// Reads the only input of a command.
enum SceneFile {
  /// Reads and decodes a document. If that fails, reports the errors and throws an `ExitCode`.
  static func read(_ file: String) throws -> InterfaceDocument {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try Input.read(named: file) } catch {
      let problem = Diagnostic(InputRules.unreadableInput, error.message, at: nil)
      try fail([problem], nil, file, ExitStatus.inputOutput)
    }
    let (xml, problems) = XMLReader.read(bytes, path: file)
    guard let xml else {
      try fail(problems, XMLReader.sourceFile(bytes, path: file), file, ExitStatus.findings)
    }
    let (document, findings) = SceneDecoder.decode(xml)
    guard let document else { try fail(findings, xml.file, file, ExitStatus.findings) }
    return document
  }

  private static func fail(
    _ diagnostics: [Diagnostic], _ source: SourceFile?, _ path: String, _ status: Int32
  ) throws -> Never {
    Terminal.write(TextReport.text(of: diagnostics, in: source, path: path), to: .error)
    throw ExitCode(status)
  }
}
