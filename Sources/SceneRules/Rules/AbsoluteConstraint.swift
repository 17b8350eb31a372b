// absolute-constraint: constraints to left or right where leading and trailing are preferred.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let absoluteConstraint = PracticeRule(
    Rule(
      "absolute-constraint", .quality, .warning, isEnabledByDefault: false,
      summary: "a constraint uses left or right",
      rationale: """
        Left and right do not swap sides in a right-to-left language; leading and trailing do.
        """,
      remedy: "Select Respect Language Direction for the constraint, or use leading and trailing.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label id="l"/></subviews><constraints><constraint firstItem="l" firstAttribute="left" secondItem="b" secondAttribute="left" id="c"/></constraints></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label id="l"/></subviews><constraints><constraint firstItem="l" firstAttribute="leading" secondItem="b" secondAttribute="leading" id="c"/></constraints></view></viewController>"#,
          findings: 0),
      ])
  ) { findings, _ in
    for constraint in findings.document.constraints {
      guard let attribute = constraint.firstAttribute, attribute.isAbsolute else { continue }
      findings.report(
        "the constraint ignores the language direction",
        at: findings.range(.firstAttribute, of: constraint.element), in: constraint.element,
        objects: [findings.id(of: constraint.firstItem)], constraints: [constraint.id], axes: [.horizontal],
        help: "use leading instead of left, and trailing instead of right")
    }
  }
}
