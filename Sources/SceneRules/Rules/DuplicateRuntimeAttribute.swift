// duplicate-runtime-attribute: a key path that is set twice on one object.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let duplicateRuntimeAttribute = PracticeRule(
    Rule(
      "duplicate-runtime-attribute", .quality, .warning,
      summary: "an object sets a user-defined runtime attribute twice",
      rationale:
        "The last one wins, so the first value in the inspector is not the one that the object gets.",
      remedy: "Delete the wrong one.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/></userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><integer key="value" value="8"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view></viewController>"#,
          findings: 0),
      ])
  ) { findings, _ in
    struct Key: Hashable {
      var object: String
      var keyPath: String
    }
    var first: [Key: XMLDocument.ElementID] = [:]
    for attribute in findings.document.runtimeAttributes {
      guard !attribute.keyPath.isEmpty, !attribute.object.isEmpty else { continue }
      let key = Key(object: attribute.object, keyPath: attribute.keyPath)
      guard let other = first[key] else {
        first[key] = attribute.element
        continue
      }
      findings.report(
        "the runtime attribute “\(attribute.keyPath)” is set twice",
        at: findings.range(.keyPath, of: attribute.element),
        in: attribute.element, objects: [attribute.object],
        notes: [.init("first set here", at: findings.range(.keyPath, of: other))],
        help: "delete one of them")
    }
  }
}
