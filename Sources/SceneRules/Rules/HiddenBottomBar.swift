// hidden-bottom-bar: controllers that hide the tab bar.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let hiddenBottomBar = PracticeRule(
    Rule(
      "hidden-bottom-bar", .quality, .warning, isEnabledByDefault: false,
      summary: "a controller hides the bottom bar when it is pushed",
      rationale: """
        A bar that comes and goes moves views that are constrained to the bottom edge. Some teams control it only in code.
        """,
      remedy: "Deselect Hide Bottom Bar on Push, or turn the rule off.",
      examples: [
        .init(
          #"<viewController hidesBottomBarWhenPushed="YES" id="a"/>"#,
          findings: 1),
        .init(
          #"<viewController id="a"/>"#,
          findings: 0),
      ])
  ) { findings, _ in
    for controller in findings.document.controllers where controller.hidesBottomBarWhenPushed {
      findings.report(
        "the controller hides the bottom bar when pushed",
        at: findings.range(.hidesBottomBarWhenPushed, of: controller.element), in: controller.element,
        objects: [controller.id])
    }
  }
}
