// reuse-identifier-name: reuse identifiers that are not class names.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let reuseIdentifierName = PracticeRule(
    Rule(
      "reuse-identifier-name", .quality, .warning, isEnabledByDefault: false,
      summary: "a reuse identifier differs from the cell’s class",
      rationale: """
        With this convention, code can derive the identifier from the type instead of repeating a string.
        """,
      remedy: "Use the class name as the reuse identifier.",
      examples: [
        .init(
          #"<tableViewController id="a"><tableView key="view" dataMode="prototypes" id="t"><prototypes><tableViewCell reuseIdentifier="x" customClass="NameCell" id="c"/></prototypes></tableView></tableViewController>"#,
          findings: 1),
        .init(
          #"<tableViewController id="a"><tableView key="view" dataMode="prototypes" id="t"><prototypes><tableViewCell reuseIdentifier="NameCell" customClass="NameCell" id="c"/></prototypes></tableView></tableViewController>"#,
          findings: 0),
      ])
  ) { findings, _ in
    for view in findings.document.views {
      let identifier: String? =
        switch view.content {
        case .tableViewCell(let cell): cell.reuseIdentifier
        case .collectionViewCell(let cell): cell.reuseIdentifier
        default: nil
        }
      guard let identifier, let name = view.customClass, !name.isEmpty, name != identifier else { continue }
      findings.report(
        "the reuse identifier “\(identifier)” differs from the class “\(name)”",
        at: findings.range(.reuseIdentifier, of: view.element), in: view.element, objects: [view.id])
    }
  }
}
