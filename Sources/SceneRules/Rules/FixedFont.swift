// fixed-font: texts whose size does not follow the user.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let fixedFont = PracticeRule(
    Rule(
      "fixed-font", .quality, .warning, isEnabledByDefault: false,
      summary: "a text has a font of fixed size",
      rationale: """
        Only fonts of a text style such as Body follow the text size that the user has chosen; people \
        who need large texts do not get them otherwise.
        """,
      remedy: "Choose a text style for the font and check Automatically Adjusts Font.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label text="Hello" id="l"><fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label text="Hello" id="l"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews></view></viewController>"#,
          findings: 0),
      ])
  ) { findings, _ in
    for view in findings.document.views {
      guard let font = view.content.font, font.style == nil,
        let element = findings.source.firstChild(of: view.element, named: .fontDescription)
      else { continue }
      findings.report(
        "the font does not follow the user’s text size", at: findings.source.startTagRange(of: element),
        in: view.element,
        objects: [view.id], help: "choose a text style")
    }
  }
}
