// segue-without-destination: a segue without a destination.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let segueWithoutDestination = ValidationRule(
    Rule(
      "segue-without-destination", .structure, .error, missing: .anywhere,
      summary: "a segue leads to no view controller",
      rationale:
        "Performing the segue raises an exception, and a container has nothing to show.",
      remedy: "Connect the segue to a view controller, or delete it.",
      examples: [
        .init(
          #"<viewController id="a"><connections><segue destination="gone" kind="show" id="s"/></connections></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><connections><segue destination="b" kind="show" identifier="go" id="s"/></connections></viewController><viewController id="b"/>"#,
          findings: 0),
      ])
  ) { findings in
    for segue in findings.document.segues where findings.document.objects[segue.destination] == nil {
      // A preview or commit segue inherits the destination of another segue.
      if segue.destination.isEmpty, findings.source.attribute(.inheritsFrom, of: segue.element) != nil {
        continue
      }
      findings.report(
        segue.destination.isEmpty
          ? "the segue has no destination"
          : "the segue leads to “\(segue.destination)”, but no object has that id",
        at: findings.range(.destination, of: segue.element), in: segue.element,
        objects: [segue.id, segue.destination],
        help: "connect it to a view controller or storyboard reference in this storyboard, or delete it")
    }
  }
}
