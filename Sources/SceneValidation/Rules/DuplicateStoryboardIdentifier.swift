// duplicate-storyboard-identifier: two controllers with the same storyboard identifier.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let duplicateStoryboardIdentifier = ValidationRule(
    Rule(
      "duplicate-storyboard-identifier", .structure, .warning,
      summary: "two view controllers have the same storyboard identifier",
      rationale:
        "Code loads a controller by its identifier; with two of the same name, it gets either one.",
      remedy: "Give each view controller a unique identifier.",
      examples: [
        .init(
          #"<viewController storyboardIdentifier="x" id="a"/><viewController storyboardIdentifier="x" id="b"/>"#,
          findings: 1),
        .init(
          #"<viewController storyboardIdentifier="x" id="a"/><viewController storyboardIdentifier="y" id="b"/>"#,
          findings: 0),
      ])
  ) { findings in
    var first: [String: Controller] = [:]
    for controller in findings.document.controllers where controller.kind != .storyboardReference {
      guard let identifier = controller.storyboardIdentifier, !identifier.isEmpty else { continue }
      guard let other = first[identifier] else {
        first[identifier] = controller
        continue
      }
      findings.report(
        "the storyboard identifier “\(identifier)” is already used",
        at: findings.range(.storyboardIdentifier, of: controller.element), in: controller.element,
        objects: [controller.id, other.id],
        notes: [.init("first used here", at: findings.range(.storyboardIdentifier, of: other.element))],
        help: "give this view controller another identifier")
    }
  }
}
