// margin-constraint: constraints to layout margins.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let marginConstraint = PracticeRule(
    Rule(
      "margin-constraint", .quality, .warning, isEnabledByDefault: false,
      summary: "a constraint is relative to a layout margin",
      rationale: """
        Margins differ between devices and iOS versions, so the distance differs too, even if the design asks for a fixed one.
        """,
      remedy: "Deselect Relative to Margin for the constraint.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label id="l"/></subviews><constraints><constraint firstItem="l" firstAttribute="leading" secondItem="b" secondAttribute="leadingMargin" id="c"/></constraints></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label id="l"/></subviews><constraints><constraint firstItem="l" firstAttribute="leading" secondItem="b" secondAttribute="leading" id="c"/></constraints></view></viewController>"#,
          findings: 0),
      ])
  ) { findings, _ in
    for constraint in findings.document.constraints {
      for (attribute, name) in [
        (constraint.firstAttribute, XMLName.firstAttribute), (constraint.secondAttribute, .secondAttribute),
      ] {
        guard let attribute, attribute.isMargin else { continue }
        findings.report(
          "the constraint is relative to a margin", at: findings.range(name, of: constraint.element),
          in: constraint.element, objects: [findings.id(of: constraint.firstItem)],
          constraints: [constraint.id],
          axes: [attribute.axis], help: "deselect Relative to Margin")
      }
    }
  }
}
