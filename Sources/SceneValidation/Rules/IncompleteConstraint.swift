// incomplete-constraint: a constraint that lacks a part which makes it an equation.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let incompleteConstraint = ValidationRule(
    Rule(
      "incomplete-constraint", .structure, .error, missing: .inElement,
      summary: "a constraint lacks an attribute or an item",
      rationale:
        "A constraint relates an attribute of one item to a number or to an attribute of a second item.",
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
          "the constraint names a second item and none of its attributes",
          findings.range(.secondItem, of: element),
          "add secondAttribute=\"…\", or delete secondItem"
        )
      } else if has(.secondAttribute), !has(.secondItem) {
        problem = (
          "the constraint names an attribute of a second item and no second item",
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
