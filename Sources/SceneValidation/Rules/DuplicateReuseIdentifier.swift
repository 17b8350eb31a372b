// duplicate-reuse-identifier: two prototypes of a table or collection with the same reuse identifier.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let duplicateReuseIdentifier = ValidationRule(
    Rule(
      "duplicate-reuse-identifier", .structure, .warning,
      summary: "two prototype cells in the same view have the same reuse identifier",
      rationale: "Dequeuing returns one of the two; the other one can never appear.",
      remedy: "Give each prototype a unique identifier.",
      examples: [
        .init(
          #"<tableViewController id="a"><tableView key="view" dataMode="prototypes" id="t"><prototypes><tableViewCell reuseIdentifier="x" id="c"/><tableViewCell reuseIdentifier="x" id="d"/></prototypes></tableView></tableViewController>"#,
          findings: 1),
        .init(
          #"<tableViewController id="a"><tableView key="view" dataMode="prototypes" id="t"><prototypes><tableViewCell reuseIdentifier="x" id="c"/><tableViewCell reuseIdentifier="y" id="d"/></prototypes></tableView></tableViewController>"#,
          findings: 0),
      ])
  ) { findings in
    struct Key: Hashable {
      var container: ViewIndex
      var identifier: String
      var isCell: Bool
    }
    var first: [Key: ViewIndex] = [:]
    for prototype in findings.prototypes() {
      guard let identifier = prototype.identifier, !identifier.isEmpty else { continue }
      let key = Key(container: prototype.container, identifier: identifier, isCell: prototype.isCell)
      guard let other = first[key] else {
        first[key] = prototype.view
        continue
      }
      let document = findings.document
      findings.report(
        "the reuse identifier “\(identifier)” is already used in this \(document[prototype.container].kind.displayName.lowercased())",
        at: findings.range(.reuseIdentifier, of: document[prototype.view].element),
        in: document[prototype.view].element, objects: [document[prototype.view].id, document[other].id],
        notes: [.init("first used here", at: findings.range(.reuseIdentifier, of: document[other].element))],
        help: "give this cell another identifier")
    }
  }
}
