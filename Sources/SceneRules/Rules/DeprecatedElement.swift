// deprecated-element: elements that Apple has deprecated.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let deprecatedElement = PracticeRule(
    Rule(
      "deprecated-element", .quality, .warning,
      summary: "the scene uses something deprecated",
      rationale: """
        The App Store rejects apps with UIWebView. Search display controllers crash on current iOS versions. The top and bottom \
        layout guides ignore the home indicator and the sensor housing in landscape; the safe area does not.
        """,
      remedy: """
        Replace a UIWebView with a WKWebView, a search display controller with UISearchController in code, and constraints to \
        the top and bottom layout guides with constraints to the safe area (File inspector › Use Safe Area Layout Guides).
        """,
      examples: [
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><webView id="w"/></subviews></view></viewController>"#,
          findings: 1),
        .init(
          #"<viewController id="a"><view key="view" id="b"><subviews><wkWebView id="w"/></subviews></view></viewController>"#,
          findings: 0),
      ])
  ) { findings, options in
    let document = findings.document
    guard document.header.platform == .iOS else { return }
    let source = findings.source
    for index in document.views.indices where document.views[index].kind == .webView {
      let view = document.views[index]
      guard source.name(of: view.element) == .webView else { continue }
      findings.report(
        "UIWebView is deprecated, and the App Store rejects apps that use it",
        at: source.nameRange(of: view.element),
        in: view.element, objects: [view.id], help: "replace it with a WKWebView")
    }
    for object in document.others where object.name == .searchDisplayController {
      findings.report(
        "UISearchDisplayController is deprecated", at: source.nameRange(of: object.element),
        in: object.element,
        objects: [object.id], help: "create a UISearchController in code")
    }
    guard let target = findings.deploymentTarget(options), target >= SystemVersion(11) else { return }
    for constraint in document.constraints {
      for (item, name) in [(constraint.firstItem, XMLName.firstItem), (constraint.secondItem, .secondItem)] {
        guard case .guide(let guide)? = item, [.top, .bottom].contains(document[guide].kind) else { continue }
        findings.report(
          "the \(document.displayName(of: guide)) was deprecated in iOS 11",
          at: findings.range(name, of: constraint.element), in: constraint.element,
          objects: [document[guide].id],
          constraints: [constraint.id], axes: [.vertical], help: "constrain to the safe area")
      }
    }
  }
}
