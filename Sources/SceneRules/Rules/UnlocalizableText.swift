// unlocalizable-text: texts in a file that is not localized.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let unlocalizableText = PracticeRule(
    Rule(
      "unlocalizable-text", .quality, .warning, isEnabledByDefault: false,
      summary: "the document shows text but is not localized",
      rationale: """
        Texts in a scene are translated through the .lproj folder that contains the file. A file outside of such a folder shows \
        the same texts in every language.
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
        ? "1 text in this file cannot be translated" : "\(count) texts in this file cannot be translated",
      at: findings.range(.text, .title, .placeholder, of: element), in: element,
      objects: [document[first].id],
      help: "localize the file, so that it moves to Base.lproj")
  }
}
