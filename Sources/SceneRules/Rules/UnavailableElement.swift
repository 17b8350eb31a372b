// unavailable-element: objects that the oldest supported system version does not have.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let unavailableElement = PracticeRule(
    Rule(
      "unavailable-element", .quality, .error,
      summary: "the scene uses something that the deployment target does not have",
      rationale: """
        The scene loads on new iOS versions and fails on old ones, where the class is missing or cannot be decoded. The \
        deployment target comes from the document or from the configuration file.
        """,
      remedy: "Raise the deployment target, or remove the element.",
      examples: [
        .init(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><dependencies><deployment version="2304" identifier="iOS"/></dependencies><objects><wkWebView id="w"/></objects></document>"#,
          findings: 1),
        .init(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><dependencies><deployment version="2816" identifier="iOS"/></dependencies><objects><wkWebView id="w"/></objects></document>"#,
          findings: 0),
      ])
  ) { findings, options in
    let document = findings.document
    guard document.header.platform == .iOS, let target = findings.deploymentTarget(options) else { return }
    func report(_ what: String, since version: SystemVersion, _ element: XMLDocument.ElementID, _ id: String)
    {
      guard target < version else { return }
      findings.report(
        "\(what) is not available before iOS \(version.text); the deployment target is \(target.text)",
        at: findings.source.nameRange(of: element), in: element, objects: [id])
    }
    for view in document.views {
      switch view.kind {
      case .webView where findings.source.name(of: view.element) == .wkWebView:
        // WKWebView cannot be decoded from a nib before iOS 11.
        report("a web view in a scene", since: SystemVersion(11), view.element, view.id)
      case .stackView: report("a stack view", since: SystemVersion(9), view.element, view.id)
      default: break
      }
    }
    for guide in document.guides {
      switch guide.kind {
      // Interface Builder emulates the safe area back to iOS 9 and rejects it for older targets.
      case .safeArea: report("the safe area", since: SystemVersion(9), guide.element, guide.id)
      case .content, .frame:
        report("a scroll view’s layout guide", since: SystemVersion(11), guide.element, guide.id)
      case .keyboard: report("the keyboard layout guide", since: SystemVersion(15), guide.element, guide.id)
      default: break
      }
    }
    for element in findings.source.elements where findings.source.name(of: element) == .image {
      guard let catalog = findings.source.attribute(.catalog, of: element),
        findings.source.equals(catalog, "system")
      else { continue }
      report("a system symbol image", since: SystemVersion(13), element, "")
    }
  }
}
