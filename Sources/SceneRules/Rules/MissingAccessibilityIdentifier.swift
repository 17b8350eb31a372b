// missing-accessibility-identifier: controls that UI tests cannot find.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let missingAccessibilityIdentifier = PracticeRule(
    Rule(
      "missing-accessibility-identifier", .quality, .warning, isEnabledByDefault: false, missing: .inElement,
      summary: "a control with an outlet or an action has no accessibility identifier",
      rationale: """
        UI tests find controls by identifier, because labels change with the language.
        """,
      remedy: "Set the accessibility identifier in the Identity inspector.",
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><button id="l"><connections><action selector="go:" destination="a" eventType="touchUpInside" id="x"/></connections></button></subviews></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><button id="l"><accessibility key="accessibilityConfiguration" identifier="go"/><connections><action selector="go:" destination="a" eventType="touchUpInside" id="x"/></connections></button></subviews></view></viewController>"#,
          findings: 0),
      ])
  ) { findings, _ in
    let source = findings.source
    let destinations = findings.outletDestinations()
    let senders = Set(findings.document.connections.lazy.filter { $0.kind == .action }.map(\.source))
    for view in findings.document.views {
      switch view.kind {
      case .button, .textField, .textView, .switchControl, .slider, .stepper, .segmentedControl, .datePicker,
        .searchBar:
        break
      default: continue
      }
      guard destinations.contains(view.id) || senders.contains(view.id) else { continue }
      if let accessibility = source.child(of: view.element, key: "accessibilityConfiguration"),
        source.value(.identifier, of: accessibility)?.isEmpty == false
      {
        continue
      }
      findings.report(
        "the control has no accessibility identifier", at: source.nameRange(of: view.element),
        in: view.element,
        objects: [view.id])
    }
  }
}
