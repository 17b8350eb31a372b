// segue-without-identifier: a manual segue that code cannot perform.

import SceneDiagnostics
import SceneModel
import SceneValidation

extension PracticeRules {
  static let segueWithoutIdentifier = PracticeRule(
    Rule(
      "segue-without-identifier", .quality, .warning,
      summary: "a segue from a view controller has no identifier",
      rationale: """
        No control triggers such a segue, so code has to perform it, which requires an identifier. Xcode warns about this too.
        """,
      remedy: "Give the segue an identifier, or delete it.",
      examples: [
        .init(
          #"<viewController id="a"><connections><segue destination="b" kind="show" id="s"/></connections></viewController><viewController id="b"/>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><connections><segue destination="b" kind="show" identifier="details" id="s"/></connections></viewController><viewController id="b"/>"#,
          findings: 0),
      ])
  ) { findings, _ in
    let document = findings.document
    guard document.header.platform == .iOS else { return }
    for segue in document.segues where segue.identifier?.isEmpty != false {
      switch segue.kind {
      case .relationship, .embed, .unknown: continue
      case .show, .showDetail, .presentation, .popover, .unwind, .custom, .push, .modal: break
      }
      guard case .controller? = document.objects[segue.source] else { continue }
      findings.report(
        "the segue starts at the view controller itself and has no identifier",
        at: findings.range(.id, of: segue.element),
        in: segue.element, objects: [segue.id, segue.source],
        help: "add identifier=\"…\", or delete the segue")
    }
  }
}
