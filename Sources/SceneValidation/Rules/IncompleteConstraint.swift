// incomplete-constraint: a constraint without an attribute or item that its equation needs.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let incompleteConstraint = ValidationRule(
    Rule(
      "incomplete-constraint", .structure, .error, missing: .inElement,
      summary: "a constraint has no attribute or no item",
      rationale:
        "A constraint relates an attribute of one item to a constant or to an attribute of a second item.",
      remedy: "Add the missing part, or delete the constraint.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><constraints><constraint firstAttribute="top" secondItem="b" id="c"/></constraints></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><constraints><constraint firstAttribute="width" constant="20" id="c"/></constraints></view></viewController>"#,
          findings: 0),
      ])
  ) { findings in
    for constraint in findings.document.constraints {
      let element = constraint.element
      let source = findings.source
      func has(_ name: XMLName) -> Bool { source.attribute(name, of: element) != nil }
      let problem: (message: String, range: SourceRange, help: String)
      if !has(.firstAttribute) {
        problem = (
          "the constraint has no first attribute", findings.source.nameRange(of: element),
          "add firstAttribute=\"…\", or delete the constraint"
        )
      } else if has(.secondItem), !has(.secondAttribute) {
        problem = (
          "the constraint has a second item but no attribute of it",
          findings.range(.secondItem, of: element),
          "add secondAttribute=\"…\", or delete secondItem"
        )
      } else if has(.secondAttribute), !has(.secondItem) {
        problem = (
          "the constraint has a second attribute but no second item",
          findings.range(.secondAttribute, of: element), "add secondItem=\"…\", or delete secondAttribute"
        )
      } else {
        continue
      }
      findings.report(
        problem.message, at: problem.range, in: element, constraints: [constraint.id], help: problem.help)
    }
  }
}
