// unknown-reference: an id that no object of the document has. Another rule covers segues.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let unknownReference = ValidationRule(
    Rule(
      "unknown-reference", .structure, .error, missing: .anywhere,
      summary: "a reference names an object that is not in the document",
      rationale: """
        A constraint with a missing item is dropped. An outlet with a missing destination stays nil and can crash the app. Such \
        references come from merges in which one branch deleted an object that the other one uses.
        """,
      remedy: "Correct the id, or delete the reference.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><constraints><constraint firstItem="nope" firstAttribute="top" secondItem="b" secondAttribute="top" id="c"/></constraints></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"/><connections><outlet property="box" destination="b" id="c"/></connections></viewController>"#,
          findings: 0),
      ])
  ) { findings in
    let document = findings.document
    var suggestions = IDSuggestions(document)
    for reference in findings.references where reference.target == nil {
      let id = findings.source.value(of: reference.attribute)
      let what = reference.what(in: document)
      findings.report(
        id.isEmpty
          ? "\(what) names no object"
          : "\(what) names “\(id)”, but no object has that id",
        at: findings.source.valueRange(of: reference.attribute), in: reference.element,
        objects: [id], constraints: reference.constraint.map { [document[$0].id] } ?? [],
        help: reference.isOptional
          ? "delete this element; its object is gone"
          : suggestions.question(for: id, reference.expectation)
            ?? (reference.expectation == .controller
              ? "name the first view controller"
              : "correct the id, or delete this element if the object is gone"),
        severity: reference.isOptional ? .warning : nil)
    }
  }
}

/// Suggests the object that an unknown id was meant to refer to.
private struct IDSuggestions {
  private let document: InterfaceDocument
  private lazy var ids = document.objects.allIDs.sorted()
  /// Each lookup compares with every id of the document. The limit bounds the time for a document with many
  /// unknown ids.
  private var remaining = 50

  init(_ document: InterfaceDocument) { self.document = document }

  mutating func question(
    for id: String, _ expectation: ObjectReferenceSite.Expectation
  ) -> String? {
    guard !id.isEmpty, remaining > 0 else { return nil }
    remaining -= 1
    let (document, ids) = (document, ids)
    let candidates = ids.lazy.filter { document.objects[$0].map(expectation.admits) ?? false }
    // Ids that Interface Builder generates are random, so a misspelling differs in at most one letter.
    return Spelling.question(
      for: id, among: candidates, allowance: Self.isGenerated(id) ? 1 : nil)
  }

  /// Whether an id has the form `a1B-2c-D3e`.
  private static func isGenerated(_ id: String) -> Bool {
    let bytes = Array(id.utf8)
    return bytes.count == 10 && bytes[3] == UInt8(ascii: "-") && bytes[6] == UInt8(ascii: "-")
  }
}
