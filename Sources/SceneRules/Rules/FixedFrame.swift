// fixed-frame: views without constraints in a document that uses Auto Layout.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let fixedFrame = PracticeRule(
    Rule(
      "fixed-frame", .quality, .warning, isEnabledByDefault: false,
      summary: "a view keeps its stored frame although the document uses Auto Layout",
      rationale: """
        A view without constraints stays where it was drawn. On another screen, or with other text, it clips its content or \
        overlaps other views. Xcode warns about this too.
        """,
      remedy: "Add constraints.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label text="Hello" fixedFrame="YES" id="l"/></subviews></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews></view></viewController>"#,
          findings: 0),
      ])
  ) { findings, _ in
    for view in findings.document.views where view.hasFixedFrame {
      findings.report(
        "the view has no constraints and keeps its stored frame",
        at: findings.range(.fixedFrame, of: view.element),
        in: view.element, objects: [view.id], help: "add constraints")
    }
  }
}
