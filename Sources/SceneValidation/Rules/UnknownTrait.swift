// unknown-trait: a variation whose key names no trait.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let unknownTrait = ValidationRule(
    Rule(
      "unknown-trait", .structure, .warning,
      summary: "a variation is for traits that do not exist",
      rationale: "Such a variation never applies, so what it says is lost without a word.",
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
        "no trait is called “\(key)”, so this variation never applies", at: findings.range(.key, of: element),
        in: element,
        help: "write “default”, or parts such as “heightClass=compact” and “widthClass=regular” joined by “-”"
      )
    }
  }
}
