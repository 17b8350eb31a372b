// autolayout-disabled: documents that place views only by frames and autoresizing masks.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let autoLayoutDisabled = PracticeRule(
    Rule(
      "autolayout-disabled", .quality, .warning, isEnabledByDefault: false,
      summary: "the document does not use Auto Layout",
      rationale: """
        Without Auto Layout, views have the right frames on one device only and adapt to others through their autoresizing \
        masks.
        """,
      remedy: "Select Use Auto Layout in the File inspector and add constraints.",
      examples: [
        .init(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch"><objects><view id="v"/></objects></document>"#,
          findings: 1),
        .init(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="v"/></objects></document>"#,
          findings: 0),
      ])
  ) { findings, _ in
    let document = findings.document
    guard !document.header.usesAutoLayout, [.iOS, .tvOS, .macOS].contains(document.header.platform),
      !document.views.isEmpty,
      let root = findings.source.root
    else { return }
    findings.report(
      "the document does not use Auto Layout", at: findings.range(.useAutolayout, of: root), in: root,
      help: "set useAutolayout=\"YES\"")
  }
}
