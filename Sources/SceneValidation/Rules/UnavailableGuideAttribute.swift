// unavailable-guide-attribute: margin and baseline attributes of layout guides, which have neither.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let unavailableGuideAttribute = ValidationRule(
    Rule(
      "unavailable-guide-attribute", .structure, .warning,
      summary: "a constraint uses a margin or a baseline of a layout guide",
      rationale: """
        UILayoutGuide has only edges, centers and sizes; margins and baselines belong to views. The layout uses the edge \
        instead.
        """,
      remedy: "Use the edge or the center without a margin, or constrain to a view.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><viewLayoutGuide key="safeArea" id="g"/><subviews><label id="l"/></subviews><constraints><constraint firstItem="l" firstAttribute="leading" secondItem="g" secondAttribute="leadingMargin" id="c"/></constraints></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><viewLayoutGuide key="safeArea" id="g"/><subviews><label id="l"/></subviews><constraints><constraint firstItem="l" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="c"/></constraints></view></viewController>"#,
          findings: 0),
      ])
  ) { findings in
    let constraints = findings.document.constraints
    // By index, because copying every constraint costs more than looking at its items.
    for index in constraints.indices {
      if case .guide = constraints[index].firstItem {
        let constraint = constraints[index]
        check(constraint.firstItem, constraint.firstAttribute, .firstAttribute, of: constraint, &findings)
      }
      if case .guide(let second)? = constraints[index].secondItem {
        let constraint = constraints[index]
        check(.guide(second), constraint.secondAttribute, .secondAttribute, of: constraint, &findings)
      }
    }
  }

  private static func check(
    _ item: ItemReference, _ attribute: LayoutAttribute?, _ name: XMLName, of constraint: LayoutConstraint,
    _ findings: inout Findings
  ) {
    guard let attribute, attribute.isMargin || attribute.isBaseline else { return }
    findings.report(
      "\(findings.name(of: item)) has no “\(attribute.spelling)”",
      at: findings.range(name, of: constraint.element),
      in: constraint.element, objects: [findings.id(of: item)], constraints: [constraint.id],
      axes: [attribute.axis], help: "use the edge or the center of the guide")
  }
}
