// stray-text: text where the format has elements alone.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let strayText = ValidationRule(
    Rule(
      "stray-text", .structure, .warning,
      summary: "text stands where there are only elements",
      rationale: """
        Interface Builder writes texts into attributes and into elements such as `string`. Text anywhere else says nothing; it is \
        what a merge, a search-and-replace or a slip of the keyboard left behind, and often the element that it belonged to is \
        damaged as well.
        """,
      remedy: "Delete the text, after a look at what stands around it.",
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
    // What a broken tag leaves is text too, and reported as what it is.
    guard source.isWellFormed else { return }
    for element in source.elementsWithText() where !holdsText(source.name(of: element)) {
      for node in source.contents(of: element) {
        guard let range = source.textRange(of: node) else { continue }
        let text = source.string(range)
        findings.report(
          "the text “\(shortened(text))” stands inside <\(source.spelling(of: element))>, which holds elements alone",
          at: range, in: element, objects: source.value(.id, of: element).map { [$0] } ?? [],
          help: "delete it")
      }
    }
  }

  /// Whether elements of that name hold text; those of an unknown name may.
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
