// missing-reuse-identifier: a prototype that cannot be dequeued.

import SceneDiagnostics
import SceneModel
import SceneXML

extension ValidationRules {
  static let missingReuseIdentifier = ValidationRule(
    Rule(
      "missing-reuse-identifier", .structure, .warning, missing: .inElement,
      summary: "a prototype cell has no reuse identifier",
      rationale:
        "Code dequeues prototypes by identifier, so this one can never appear. Xcode warns about this too.",
      remedy: "Give the cell an identifier, or delete it.",
      examples: [
        .init(
          #"<tableViewController id="a"><tableView key="view" dataMode="prototypes" id="t"><prototypes><tableViewCell id="c"/></prototypes></tableView></tableViewController>"#,
          findings: 1),
        .init(
          #"<tableViewController id="a"><tableView key="view" dataMode="prototypes" id="t"><prototypes><tableViewCell reuseIdentifier="x" id="c"/></prototypes></tableView></tableViewController>"#,
          findings: 0),
      ])
  ) { findings in
    for prototype in findings.prototypes() where prototype.isCell && prototype.identifier?.isEmpty != false {
      let view = findings.document[prototype.view]
      findings.report(
        "the prototype cell has no reuse identifier", at: findings.range(.reuseIdentifier, of: view.element),
        in: view.element, objects: [view.id], help: "add reuseIdentifier=\"…\", or delete the cell")
    }
  }
}
