// default-text: texts that views have when they come from Interface Builder’s library.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let defaultText = PracticeRule(
    Rule(
      "default-text", .quality, .warning, isEnabledByDefault: false,
      summary: "a view still has its default text",
      rationale: """
        A label that reads “Label” and has no outlet was probably forgotten, and users will see it.
        """,
      remedy: "Change the text, or connect the view to an outlet.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label text="Label" id="l"/></subviews></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><label text="Name" id="l"/></subviews></view></viewController>"#,
          findings: 0),
      ])
  ) { findings, _ in
    let document = findings.document
    let destinations = findings.outletDestinations()
    for view in document.views
    where view.customClass == nil && !destinations.contains(view.id) && !view.isHidden {
      let text: String
      switch view.content {
      case .label(let label) where label.text == "Label": text = "Label"
      case .button(let button) where button.normal.title == "Button": text = "Button"
      default: continue
      }
      // A cell's class may find its labels by tag. The built-in cell styles show their own labels.
      guard findings.source.attribute(.tag, of: view.element) == nil else { continue }
      findings.report(
        "the view still has its default text “\(text)”",
        at: findings.range(.text, of: view.element),
        in: view.element, objects: [view.id])
    }
  }
}
