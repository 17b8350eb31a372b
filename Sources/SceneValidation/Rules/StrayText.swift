// stray-text: text where the format has only elements.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let strayText = ValidationRule(
    Rule(
      "stray-text", .structure, .warning,
      summary: "there is text where only elements belong",
      rationale: """
        Interface Builder writes text only into attributes and into elements such as `string`. Text anywhere else has no \
        effect. It is left over from a merge, a search-and-replace or a typing error, and the element next to it is often \
        damaged too.
        """,
      remedy: "Check the elements around the text, then delete it.",
      examples: [
        .init(#"<viewController id="a"><view key="view" id="b">foo</view></viewController>"#, findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews>+<label id="c"/></subviews></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label id="c"><string key="text">foo</string></label></subviews></view></viewController>"#,
          findings: 0),
      ])
  ) { findings in
    let source = findings.source
    // A broken tag also leaves text behind. The syntax rules report it.
    guard source.isWellFormed else { return }
    for element in source.elementsWithText() where !holdsText(source.name(of: element)) {
      for node in source.contents(of: element) {
        guard let range = source.textRange(of: node) else { continue }
        let text = source.string(range)
        findings.report(
          "the text “\(shortened(text))” is inside <\(source.spelling(of: element))>, which contains only elements",
          at: range, in: element, objects: source.value(.id, of: element).map { [$0] } ?? [],
          help: "delete it")
      }
    }
  }

  /// Whether an element of that name can contain text. True for unknown names.
  private static func holdsText(_ name: XMLName) -> Bool {
    switch name {
    case .string, .mutableString, .data, .mutableData, .unknown: true
    default: false
    }
  }

  /// The first words, on one line.
  private static func shortened(_ text: String) -> String {
    let words = text.prefix(400).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 40 ? words.prefix(40) + "…" : words
  }
}
