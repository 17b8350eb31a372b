// location-without-anchor: an edge or center that is constrained to a constant.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let locationWithoutAnchor = ValidationRule(
    Rule(
      "location-without-anchor", .structure, .error,
      summary: "a constraint sets a location to a constant",
      rationale: """
        A width can be 20 points, but an edge can only be 20 points away from something. NSLayoutConstraint raises an \
        exception if a location has no second item or a multiplier of 0.
        """,
      remedy: "Add a second item and its attribute.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><constraints><constraint firstAttribute="top" constant="20" id="c"/></constraints></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><constraints><constraint firstAttribute="width" constant="20" id="c"/></constraints></view></viewController>"#,
          findings: 0),
      ])
  ) { findings in
    for constraint in findings.document.constraints {
      guard let first = constraint.firstAttribute, first.measure != .dimension, !constraint.isMalformed else {
        continue
      }
      let hasSecond = constraint.secondItem != nil && constraint.secondAttribute != nil
      let isHalf = (constraint.secondItem == nil) != (constraint.secondAttribute == nil)
      if isHalf || (hasSecond && constraint.multiplier.numerator != 0) { continue }
      findings.report(
        hasSecond
          ? "the multiplier 0 removes the second item from the location “\(first.spelling)”"
          : "the location “\(first.spelling)” is set to a constant",
        at: findings.range(hasSecond ? .multiplier : .firstAttribute, of: constraint.element),
        in: constraint.element,
        objects: [findings.id(of: constraint.firstItem)], constraints: [constraint.id], axes: [first.axis],
        help: hasSecond
          ? "use a multiplier other than 0"
          : "add secondItem and secondAttribute, for example \(first.spelling) of the superview")
    }
  }
}
