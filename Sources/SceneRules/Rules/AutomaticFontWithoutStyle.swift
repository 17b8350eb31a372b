// automatic-font-without-style: a text that should adjust to the user's text size but whose font cannot.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let automaticFontWithoutStyle = PracticeRule(
    Rule(
      "automatic-font-without-style", .quality, .warning,
      summary: "a text adjusts its font automatically but has no text style",
      rationale: """
        “Automatically Adjusts Font” works only with a Dynamic Type text style; with any other font it has no effect. Xcode \
        warns about this too.
        """,
      remedy: "Choose a text style such as Body for the font, or turn the adjustment off.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label text="Hello" adjustsFontForContentSizeCategory="YES" id="l"><fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label text="Hello" adjustsFontForContentSizeCategory="YES" id="l"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews></view></viewController>"#,
          findings: 0),
      ])
  ) { findings, _ in
    let source = findings.source
    let views = findings.document.views
    for index in views.indices {
      // Looks at the attribute first, because a copy of a view costs more.
      let attribute = source.attribute(.adjustsFontForContentSizeCategory, of: views[index].element)
      guard let attribute, source.equals(attribute, "YES") else { continue }
      let view = views[index]
      guard let font = view.content.font, font.style == nil else { continue }
      findings.report(
        "the font adjusts automatically but has no text style", at: source.nameRange(of: attribute),
        in: view.element,
        objects: [view.id], help: "choose a text style, or remove adjustsFontForContentSizeCategory")
    }
  }
}

extension ViewContent {
  /// The font of the view's text; nil for views without a font.
  var font: FontDescription? {
    switch self {
    case .label(let label): label.font
    case .button(let button): button.font
    case .textField(let field): field.font
    case .textView(let view): view.font
    default: nil
    }
  }
}
