// contradictory-variation: variations of one object with different values for the same traits.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let contradictoryVariation = ValidationRule(
    Rule(
      "contradictory-variation", .structure, .warning,
      summary: "two variations contradict each other",
      rationale: """
        If two variations are for the same traits, or one includes and one excludes the same object, the file does not say \
        which of the two wins.
        """,
      remedy: "Merge the two variations into one.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><constraints><constraint firstAttribute="width" constant="20" id="c"><variation key="widthClass=compact" constant="10"/><variation key="widthClass=compact" constant="30"/></constraint></constraints></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><constraints><constraint firstAttribute="width" constant="20" id="c"><variation key="widthClass=compact" constant="10"/><variation key="widthClass=regular" constant="30"/></constraint></constraints></view></viewController>"#,
          findings: 0),
      ])
  ) { findings in
    let document = findings.document
    for constraint in document.constraints where constraint.variations.count > 1 {
      var seen: [TraitCondition: ConstraintVariation] = [:]
      for variation in constraint.variations where !variation.condition.isUnknown {
        guard let first = seen[variation.condition] else {
          seen[variation.condition] = variation
          continue
        }
        findings.reportSecondVariation(
          variation.element, first: first.element, objects: [], constraints: [constraint.id])
      }
    }
    for view in document.views where !view.variations.isEmpty {
      var seen: [TraitCondition: ViewVariation] = [:]
      for variation in view.variations {
        if !variation.condition.isUnknown {
          if let first = seen[variation.condition] {
            findings.reportSecondVariation(
              variation.element, first: first.element, objects: [view.id], constraints: [])
          } else {
            seen[variation.condition] = variation
          }
        }
        let excluded = Set(variation.excludedConstraints + variation.excludedSubviews)
        guard !excluded.isEmpty else { continue }
        for id in variation.includedConstraints + variation.includedSubviews where excluded.contains(id) {
          findings.report(
            "the variation both includes and excludes “\(id)”",
            at: findings.range(.key, of: variation.element),
            in: variation.element, objects: [id], help: "delete one of the entries")
        }
      }
    }
  }
}

extension Findings {
  fileprivate mutating func reportSecondVariation(
    _ element: XMLDocument.ElementID, first: XMLDocument.ElementID, objects: [String], constraints: [String]
  ) {
    report(
      "another variation is for the same traits", at: range(.key, of: element), in: element, objects: objects,
      constraints: constraints, notes: [.init("the first one is here", at: range(.key, of: first))],
      help: "merge them")
  }
}
