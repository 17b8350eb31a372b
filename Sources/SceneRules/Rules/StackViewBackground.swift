// stack-view-background: a background color that stack views do not draw before iOS 14.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let stackViewBackground = PracticeRule(
    Rule(
      "stack-view-background", .quality, .warning,
      summary: "a stack view has a background color that the deployment target does not draw",
      rationale: """
        Before iOS 14, a stack view did not draw its background color, so the scene looks different on older systems. This is \
        reported only if the document or the configuration states a deployment target before iOS 14.
        """,
      remedy: "Put the stack view into a plain view with the color, or raise the deployment target.",
      examples: [
        .init(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><dependencies><deployment version="3072" identifier="iOS"/></dependencies><objects><stackView id="s"><color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></stackView></objects></document>"#,
          findings: 1),
        .init(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><dependencies><deployment version="3584" identifier="iOS"/></dependencies><objects><stackView id="s"><color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/></stackView></objects></document>"#,
          findings: 0),
      ])
  ) { findings, options in
    let document = findings.document
    guard document.header.platform == .iOS, let target = findings.deploymentTarget(options),
      target < SystemVersion(14)
    else { return }
    for view in document.views where view.kind == .stackView {
      guard let color = findings.source.child(of: view.element, key: "backgroundColor") else { continue }
      findings.report(
        "a stack view draws no background before iOS 14; the deployment target is \(target.text)",
        at: findings.source.startTagRange(of: color), in: view.element, objects: [view.id],
        help: "put the stack view into a view with this color")
    }
  }
}
