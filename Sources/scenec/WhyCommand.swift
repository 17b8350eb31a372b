// `scenec why`: explains the frame of a view or guide as a sum of constraints.

import ArgumentParser
import AutoLayout
import LayoutAnalysis
import SceneDiagnostics
import SceneModel
import SceneProject
import SceneSystem
import SceneText

enum WhyFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

enum WhyAxis: String, ExpressibleByArgument, CaseIterable {
  case horizontal, vertical, both

  var axes: [Axis] {
    switch self {
    case .horizontal: [.horizontal]
    case .vertical: [.vertical]
    case .both: Axis.allCases
    }
  }
}

struct Why: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Explains why a view or layout guide is where it is.",
    discussion: """
      Each number of the frame is printed as a sum over the constraints, contents and sizes that decide it. Constraints that \
      hold with equality too, and would move it if they changed, are named after the sum; those that do not decide come \
      last, with their slack.
      """)

  @Argument(help: "A scene file, or - for standard input.")
  var file: String

  @Argument(help: "The id of a view or layout guide.")
  var id: String

  @Option(help: "The axis: horizontal, vertical or both.")
  var axis: WhyAxis = .both

  @OptionGroup var environment: EnvironmentOptions

  @Option(help: "The format: text or json.")
  var format: WhyFormat = .text

  func run() throws {
    Interruption.prepare()
    var document = try SceneFile.read(file)
    let item = try item(in: document)
    let environments = try environments(for: document)
    if let catalogs = environments.catalogs { document = document.completed(from: catalogs, path: file) }
    var explanations: [(LayoutExplainer, LayoutExplanation)] = []
    for environment in environments.environments(for: document) {
      guard let explainer = LayoutExplainer(document, in: environment),
        let explanation = explainer.explain(item, axis.axes)
      else { continue }
      explanations.append((explainer, explanation))
    }
    if explanations.isEmpty {
      Terminal.write("error: \(TerminalText.safe(id)) takes part in no layout\n", to: .error)
      throw ExitCode(ExitStatus.findings)
    }
    switch format {
    case .text:
      var text = ""
      for (explainer, explanation) in explanations {
        if explanations.count > 1 { text += "\(explainer.layout.environment.displayName):\n\n" }
        text += ExplanationText(explainer).text(of: explanation)
        if explanations.count > 1 { text += "\n" }
      }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
        TerminalText.safe(String($0))
      }
      Terminal.write(lines.joined(separator: "\n"), to: .output)
    case .json:
      Terminal.write(ExplanationJSON.text(of: explanations, id: id, file: file, document), to: .output)
    }
  }

  /// The environments, with the same fonts and images as for `compile`.
  private func environments(for document: InterfaceDocument) throws -> EnvironmentChoice {
    var choice = try environment.choice()
    choice.catalogs = AssetCatalogs()
    if let folder = environment.fonts {
      do throws(FileError) {
        choice.fonts = try FontFolder.load(folder)
      } catch {
        Terminal.report("error: cannot read \(folder): \(error.message)")
        throw ExitCode(ExitStatus.inputOutput)
      }
    }
    if !environment.noFonts, file != "-" {
      choice.fonts = ProjectFonts().fonts(of: document, path: file, given: choice.fonts).0
    }
    return choice
  }

  private func item(in document: InterfaceDocument) throws -> ItemReference {
    switch document.objects[id] {
    case .view(let view)?: return .view(view)
    case .guide(let guide)?: return .guide(guide)
    default:
      let known = document.views.map(\.id) + document.guides.map(\.id)
      let question = Spelling.question(for: id, among: known).map { "; \($0)" } ?? ""
      throw ValidationError("no view and no layout guide has the id “\(id)”\(question)")
    }
  }
}
