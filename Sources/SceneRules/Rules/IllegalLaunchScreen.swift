// illegal-launch-screen: objects that a launch screen cannot contain, because the app's code does not run
// yet.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let illegalLaunchScreen = PracticeRule(
    Rule(
      "illegal-launch-screen", .quality, .error,
      summary: "a launch screen uses classes, connections or values that need code",
      rationale: """
        The system shows the launch screen before the app starts, so custom classes, outlets, actions, web views and runtime \
        attributes do not work there. ibtool rejects such a file as an illegal configuration.
        """,
      remedy: "Remove what the message names, or deselect Use as Launch Screen.",
      examples: [
        .init(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" launchScreen="YES"><objects><view customClass="Splash" id="v"/></objects></document>"#,
          findings: 1),
        .init(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" launchScreen="YES"><objects><view id="v"/></objects></document>"#,
          findings: 0),
      ])
  ) { findings, _ in
    let document = findings.document
    let source = findings.source
    guard document.header.isLaunchScreen, document.header.platform == .iOS else { return }
    func report(_ what: String, _ range: SourceRange, _ element: XMLDocument.ElementID, _ id: String) {
      findings.report("a launch screen cannot use \(what)", at: range, in: element, objects: [id])
    }
    let objects =
      document.views.map { ($0.element, $0.id, $0.customClass) }
      + document.controllers.map { ($0.element, $0.id, $0.customClass) }
    for (element, id, customClass) in objects where customClass?.isEmpty == false {
      report(
        "the custom class “\(customClass ?? "")”", findings.range(.customClass, of: element), element, id)
    }
    for view in document.views where view.kind == .webView {
      report("a web view", source.nameRange(of: view.element), view.element, view.id)
    }
    for connection in document.connections {
      // Every controller has a `view` outlet, and Interface Builder connects the delegate and data source of
      // a table view controller.
      guard !["view", "delegate", "dataSource"].contains(connection.name),
        connection.kind == .outlet || connection.kind == .action
      else {
        continue
      }
      let what = connection.kind == .action ? "the action" : "the outlet"
      report(
        "\(what) “\(connection.name)”", findings.range(.property, .selector, of: connection.element),
        connection.element,
        connection.source)
    }
    for attribute in document.runtimeAttributes {
      report(
        "the runtime attribute “\(attribute.keyPath)”", findings.range(.keyPath, of: attribute.element),
        attribute.element,
        attribute.object)
    }
  }
}
