// unknown-trait: a variation with an unknown trait in its key.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let unknownTrait = ValidationRule(
    Rule(
      "unknown-trait", .structure, .warning,
      summary: "a variation names an unknown trait",
      rationale: "Such a variation never applies, and Interface Builder gives no warning.",
      remedy: "Write the key as Interface Builder does, such as “heightClass=compact-widthClass=regular”.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><variation key="widthClass=tiny"/></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><variation key="widthClass=compact"/></view></viewController>"#,
          findings: 0),
      ])
  ) { findings in
    let variations =
      findings.document.views.flatMap { view in view.variations.map { ($0.element, $0.condition) } }
      + findings.document.constraints.flatMap { constraint in
        constraint.variations.map { ($0.element, $0.condition) }
      }
    for (element, condition) in variations where condition.isUnknown {
      let key = findings.source.value(.key, of: element) ?? ""
      findings.report(
        "unknown trait “\(key)”: this variation never applies", at: findings.range(.key, of: element),
        in: element,
        help:
          "write “default”, or traits such as “heightClass=compact” and “widthClass=regular”, joined by “-”"
      )
    }
  }
}
