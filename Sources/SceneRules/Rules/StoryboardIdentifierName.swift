// storyboard-identifier-name: storyboard identifiers that are not class names.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let storyboardIdentifierName = PracticeRule(
    Rule(
      "storyboard-identifier-name", .quality, .warning, isEnabledByDefault: false,
      summary: "a storyboard identifier differs from the controller’s class",
      rationale: """
        With this convention, code can derive the identifier from the type instead of repeating a string.
        """,
      remedy: "Use the class name as the storyboard identifier.",
      examples: [
        .init(
          #"<viewController storyboardIdentifier="login" customClass="LoginController" id="a"/>"#,
          findings: 1),
        .init(
          #"<viewController storyboardIdentifier="LoginController" customClass="LoginController" id="a"/>"#,
          findings: 0),
      ])
  ) { findings, _ in
    for controller in findings.document.controllers {
      guard let name = controller.customClass, let identifier = controller.storyboardIdentifier,
        name != identifier
      else {
        continue
      }
      findings.report(
        "the storyboard identifier “\(identifier)” differs from the class “\(name)”",
        at: findings.range(.storyboardIdentifier, of: controller.element), in: controller.element,
        objects: [controller.id])
    }
  }
}
