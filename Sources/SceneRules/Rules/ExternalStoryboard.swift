// external-storyboard: references to storyboards of other bundles.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let externalStoryboard = PracticeRule(
    Rule(
      "external-storyboard", .quality, .warning, isEnabledByDefault: false,
      summary: "a storyboard reference leads to another bundle",
      rationale: """
        scenec does not check the storyboards of the other bundle, and a renamed scene there fails only at run time.
        """,
      remedy: "Keep both storyboards in one bundle, or create the controller in code.",
      examples: [
        .init(
          #"<viewControllerPlaceholder storyboardName="Other" bundleIdentifier="com.example.other" id="a"/>"#,
          findings: 1),
        .init(
          #"<viewControllerPlaceholder storyboardName="Other" id="a"/>"#,
          findings: 0),
      ])
  ) { findings, _ in
    for controller in findings.document.controllers where controller.kind == .storyboardReference {
      guard let bundle = findings.source.value(.bundleIdentifier, of: controller.element) else { continue }
      findings.report(
        "the reference leads to the bundle “\(bundle)”",
        at: findings.range(.bundleIdentifier, of: controller.element),
        in: controller.element, objects: [controller.id])
    }
  }
}
