// missing-accessibility-label: controls that VoiceOver cannot name.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let missingAccessibilityLabel = PracticeRule(
    Rule(
      "missing-accessibility-label", .quality, .warning, isEnabledByDefault: false, missing: .inElement,
      summary:
        "a button with only an image, or a text field with only a placeholder, has no accessibility label",
      rationale: """
        VoiceOver reads the title of a button and the text of a field. If a button has only an image, VoiceOver reads the file \
        name; if a field has only a placeholder, VoiceOver no longer says what the field is for once there is text in it.
        """,
      remedy: "Set the accessibility label in the Identity inspector.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><button id="l"><state key="normal" image="close"/></button></subviews></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><button id="l"><accessibility key="accessibilityConfiguration" label="Close"/><state key="normal" image="close"/></button></subviews></view></viewController>"#,
          findings: 0),
      ])
  ) { findings, _ in
    let source = findings.source
    for view in findings.document.views {
      let problem: String
      switch view.content {
      case .button(let button):
        let hasTitle =
          button.normal.title?.isEmpty == false || button.normal.attributedTitle?.isEmpty == false
          || button.configuration?.title?.isEmpty == false
          || button.configuration?.attributedTitle?.isEmpty == false
        let hasImage =
          button.normal.image != nil || button.normal.backgroundImage != nil
          || button.configuration?.image != nil
        guard hasImage, !hasTitle else { continue }
        problem = "the button has only an image and no accessibility label"
      case .textField(let field):
        guard field.placeholder?.isEmpty == false else { continue }
        problem = "the text field has only a placeholder and no accessibility label"
      default: continue
      }
      if let accessibility = source.child(of: view.element, key: "accessibilityConfiguration"),
        source.value(.label, of: accessibility)?.isEmpty == false
      {
        continue
      }
      findings.report(problem, at: source.nameRange(of: view.element), in: view.element, objects: [view.id])
    }
  }
}
