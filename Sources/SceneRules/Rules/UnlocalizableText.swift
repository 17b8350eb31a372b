// unlocalizable-text: texts in a file that cannot be translated.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let unlocalizableText = PracticeRule(
    Rule(
      "unlocalizable-text", .quality, .warning, isEnabledByDefault: false,
      summary: "the document shows texts and lies in no folder of a language",
      rationale: """
        Interface Builder’s texts are translated through the .lproj folder that the file lies in. A file \
        outside of one shows the same texts in every language.
        """,
      remedy: "Localize the file in the File inspector, or set the texts in code.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label text="Welcome" id="l"/></subviews></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label text="42" id="l"/></subviews></view></viewController>"#,
          findings: 0),
      ])
  ) { findings, _ in
    let document = findings.document
    guard !findings.source.file.path.split(separator: "/").contains(where: { $0.hasSuffix(".lproj") }) else {
      return
    }
    var first: ViewIndex?
    var count = 0
    for (index, view) in document.views.enumerated() {
      let text: String? =
        switch view.content {
        case .label(let label): label.text
        case .button(let button): button.normal.title ?? button.configuration?.title
        case .textField(let field): field.placeholder ?? field.text
        default: nil
        }
      guard let text, text.unicodeScalars.contains(where: \.properties.isAlphabetic) else { continue }
      count += 1
      first = first ?? ViewIndex(index)
    }
    guard let first else { return }
    let element = document[first].element
    findings.report(
      count == 1
        ? "a text of this file cannot be translated" : "\(count) texts of this file cannot be translated",
      at: findings.range(.text, .title, .placeholder, of: element), in: element,
      objects: [document[first].id],
      help: "localize the file, so that it lies in Base.lproj")
  }
}
