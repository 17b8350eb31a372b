// several-controllers: storyboards with more than one scene.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let severalControllers = PracticeRule(
    Rule(
      "several-controllers", .quality, .warning, isEnabledByDefault: false,
      summary: "a storyboard contains more than one view controller",
      rationale: """
        With one controller per storyboard, merges are small and scenes open quickly. Storyboard references do not count.
        """,
      remedy: "Move the other controllers into their own storyboards (Editor › Refactor to Storyboard).",
      examples: [
        .init(
          #"<viewController id="a"/><viewController id="b"/>"#,
          findings: 1),
        .init(
          #"<viewController id="a"/>"#,
          findings: 0),
      ])
  ) { findings, _ in
    let controllers = findings.document.controllers.filter {
      $0.kind != .storyboardReference && $0.parent == nil
    }
    guard findings.document.header.kind == .storyboard, controllers.count > 1 else { return }
    findings.report(
      "the storyboard contains \(controllers.count) view controllers",
      at: findings.source.nameRange(of: controllers[1].element), in: controllers[1].element,
      objects: controllers.map(\.id), help: "move each one into its own storyboard")
  }
}
