// simulated-metrics: simulated bars and sizes, which exist only in Interface Builder.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let simulatedMetrics = PracticeRule(
    Rule(
      "simulated-metrics", .quality, .warning, isEnabledByDefault: false,
      summary: "a scene stores simulated metrics",
      rationale: """
        Simulated bars and sizes make the canvas differ from the app: the layout fits a bar that is not there.
        """,
      remedy: "Set Simulated Metrics back to Inferred.",
      examples: [
        .init(
          #"<viewController id="a"><simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"/>"#,
          findings: 0),
      ])
  ) { findings, _ in
    let source = findings.source
    for controller in findings.document.controllers {
      for child in source.children(of: controller.element) {
        guard let key = source.attribute(.key, of: child) else { continue }
        let value = source.value(of: key)
        guard value.hasPrefix("simulated"), value.hasSuffix("Metrics") else { continue }
        findings.report(
          "the scene stores “\(value)”", at: source.startTagRange(of: child), in: controller.element,
          objects: [controller.id])
      }
    }
  }
}
