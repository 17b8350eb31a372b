// fixed-font: texts that do not adjust to the user's text size.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let fixedFont = PracticeRule(
    Rule(
      "fixed-font", .quality, .warning, isEnabledByDefault: false,
      summary: "a font does not follow the user’s text size",
      rationale: """
        Only fonts with a text style, such as Body, follow the user's text size. With a fixed font, people who need large text \
        do not get it.
        """,
      remedy: "Choose a text style for the font and select Automatically Adjusts Font.",
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
