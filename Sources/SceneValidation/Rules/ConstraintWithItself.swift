// constraint-with-itself: both sides are the same attribute of the same item.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let constraintWithItself = ValidationRule(
    Rule(
      "constraint-with-itself", .structure, .warning,
      summary: "a constraint relates an attribute to itself",
      rationale: "The constraint has no effect or can never hold. Usually one of its items is wrong.",
      remedy: "Correct the wrong item, or delete the constraint.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><constraints><constraint firstItem="b" firstAttribute="top" secondItem="b" secondAttribute="top" id="c"/></constraints></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><constraints><constraint firstItem="b" firstAttribute="width" secondItem="b" secondAttribute="height" id="c"/></constraints></view></viewController>"#,
          findings: 0),
      ])
  ) { findings in
    for constraint in findings.document.constraints {
      guard let first = constraint.firstAttribute, first == constraint.secondAttribute,
        constraint.firstItem == constraint.secondItem
      else { continue }
      if case .unresolved = constraint.firstItem { continue }
      findings.report(
        "the constraint relates “\(first.spelling)” of \(findings.name(of: constraint.firstItem)) to itself",
        at: findings.range(.secondItem, of: constraint.element), in: constraint.element,
        objects: [findings.id(of: constraint.firstItem)], constraints: [constraint.id], axes: [first.axis],
        help: "use another item, or delete the constraint")
    }
  }
}
