// unknown-attribute: an attribute whose name is nearly that of a known attribute.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  /// In 3,831 documents of 206 projects, 33 genuine names were not known. One of them was similar enough to a known name to
  /// be reported.
  static let unknownAttribute = ValidationRule(
    Rule(
      "unknown-attribute", .structure, .warning,
      summary: "an attribute is probably misspelled",
      rationale: """
        Interface Builder ignores an unknown attribute and drops it when it saves. Only names that are similar to a known \
        attribute are reported; others may come from a newer version of Interface Builder.
        """,
      remedy: "Correct the name, or delete the attribute.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label hideen="YES" id="c"/></subviews></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label hidden="YES" id="c"/></subviews></view></viewController>"#,
          findings: 0),
      ])
  ) { findings in
    let source = findings.source
    /// The name that was probably meant, by spelling.
    var known: [String: String?] = [:]
    for attribute in source.attributes(where: { $0 == .unknown }) {
      let spelling = source.spelling(of: attribute)
      let meant: String?
      if let earlier = known[spelling] {
        meant = earlier
      } else {
        // Each lookup compares the word with every name. The limit bounds the time for a document with many
        // unknown names.
        guard known.count < maximumSpellings else { continue }
        meant = ValidationRules.knownName(near: spelling)
        known[spelling] = .some(meant)
      }
      guard let meant else { continue }
      let element = source.element(of: attribute)
      findings.report(
        "unknown attribute “\(spelling)”", at: source.nameRange(of: attribute), in: element,
        objects: source.value(.id, of: element).map { [$0] } ?? [], help: "did you mean “\(meant)”?")
    }
  }

  private static let maximumSpellings = 30

  /// The known name that a word is a misspelling of, with one or two wrong letters. The counterpart of a known name is no
  /// misspelling: a genuine name in files of two projects differs from one only by “maximum” instead of “minimum”.
  static func knownName(near word: String) -> String? {
    let length = word.utf8.count
    guard (4...80).contains(length), !word.contains(":") else { return nil }
    let candidates = knownNames.lazy.filter { !areCounterparts($0, word) }
    return Spelling.suggestion(for: word, among: candidates, allowance: length < 8 ? 1 : 2)
  }

  /// Whether two names differ in that one is about the least and the other about the greatest value.
  private static func areCounterparts(_ a: String, _ b: String) -> Bool {
    Set([a.prefix(3), b.prefix(3)]) == ["min", "max"] && a.dropFirst(3) == b.dropFirst(3)
  }

  private static let knownNames = XMLName.allCases.map(\.spelling)
}
