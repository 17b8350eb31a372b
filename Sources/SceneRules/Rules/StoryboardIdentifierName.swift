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
        With one convention, code can make the identifier from the type instead of repeating a string.
        """,
      remedy: "Give the controller its class name as storyboard identifier.",
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
        "the storyboard identifier “\(identifier)” is not the class “\(name)”",
        at: findings.range(.storyboardIdentifier, of: controller.element), in: controller.element,
        objects: [controller.id])
    }
  }
}
