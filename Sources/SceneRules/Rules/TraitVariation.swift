// trait-variation: values that differ by size class.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let traitVariation = PracticeRule(
    Rule(
      "trait-variation", .quality, .warning, isEnabledByDefault: false,
      summary: "a view or constraint varies with the traits",
      rationale: """
        Variations are hard to see in Interface Builder and in diffs. Some teams keep them in code.
        """,
      remedy: "Remove the variation in the inspector.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><variation key="widthClass=compact" misplaced="NO" hidden="YES"/></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"></view></viewController>"#,
          findings: 0),
      ])
  ) { findings, _ in
    let source = findings.source
    for element in source.elements where source.name(of: element) == .variation {
      guard let key = source.value(.key, of: element), key != "default" else { continue }
      let owner = source.parent(of: element) ?? element
      findings.report(
        "values vary with the traits “\(key)”", at: findings.range(.key, of: element), in: owner,
        objects: [source.value(.id, of: owner) ?? ""])
    }
  }
}
