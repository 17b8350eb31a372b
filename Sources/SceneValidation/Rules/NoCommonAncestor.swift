// no-common-ancestor: the two items of a constraint are in different view hierarchies.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let noCommonAncestor = ValidationRule(
    Rule(
      "no-common-ancestor", .structure, .error,
      summary: "the items of a constraint have no common ancestor",
      rationale: """
        Activating a constraint between views in different hierarchies raises an exception.
        """,
      remedy: "Move both items into one hierarchy, or delete the constraint.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><constraints><constraint firstItem="b" firstAttribute="top" secondItem="x" secondAttribute="top" id="c"/></constraints></view></viewController><view id="x"/>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><view id="x"/></subviews><constraints><constraint firstItem="b" firstAttribute="top" secondItem="x" secondAttribute="top" id="c"/></constraints></view></viewController>"#,
          findings: 0),
      ])
  ) { findings in
    for constraint in findings.document.constraints {
      guard let second = constraint.secondItem, let a = findings.view(of: constraint.firstItem),
        let b = findings.view(of: second)
      else { continue }
      let root = findings.root(of: a)
      guard !findings.isInside(b, root) else { continue }
      let names = findings.names(of: constraint.firstItem, second)
      findings.report(
        "\(names.first) and \(names.second) have no common ancestor",
        at: findings.range(.secondItem, of: constraint.element), in: constraint.element,
        objects: [findings.id(of: constraint.firstItem), findings.id(of: second)],
        constraints: [constraint.id],
        axes: constraint.firstAttribute.map { [$0.axis] } ?? [],
        notes: [
          findings.note("the first item is here", at: .view(a)),
          findings.note("the second item is here", at: .view(b)),
        ],
        help: "relate views in the same hierarchy")
    }
  }
}
