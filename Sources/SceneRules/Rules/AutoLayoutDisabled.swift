// autolayout-disabled: documents that place views by frames and masks alone.

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
        Without Auto Layout, views keep the frames of the one device that the scene was drawn for, and \
        follow other sizes by their autoresizing masks alone.
        """,
      remedy: "Check Use Auto Layout in the File inspector, and add constraints.",
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
