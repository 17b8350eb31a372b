// unknown-attribute: an attribute whose name is nearly one of the format's.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  /// Of 1,953 documents 67 have an attribute that no document of another repository has; 1 of these 74 names
  /// is as near to a known one as a misspelling.
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
    /// By spelling: the name that was probably meant.
    var known: [String: String?] = [:]
    for element in source.elements {
      for attribute in source.attributes(of: element) where source.name(of: attribute) == .unknown {
        let spelling = source.spelling(of: attribute)
        let meant: String?
        if let earlier = known[spelling] {
          meant = earlier
        } else {
          // Each is a comparison with every name; a document full of strange names was not misspelt.
          guard known.count < maximumSpellings else { continue }
          meant = ValidationRules.knownName(near: spelling)
          known[spelling] = .some(meant)
        }
        guard let meant else { continue }
        findings.report(
          "unknown attribute “\(spelling)”", at: source.nameRange(of: attribute), in: element,
          objects: source.value(.id, of: element).map { [$0] } ?? [], help: "did you mean “\(meant)”?")
      }
    }
  }

  private static let maximumSpellings = 30

  /// The name of the format that a word stands for, if a letter or two of it are wrong.
  static func knownName(near word: String) -> String? {
    let length = word.utf8.count
    guard (4...80).contains(length), !word.contains(":") else { return nil }
    return Spelling.suggestion(
      for: word, among: XMLName.allCases.lazy.map(\.spelling), allowance: length < 8 ? 1 : 2)
  }
}
