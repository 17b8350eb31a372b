// trait-collections-disabled: documents without size classes.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let traitCollectionsDisabled = PracticeRule(
    Rule(
      "trait-collections-disabled", .quality, .warning, isEnabledByDefault: false,
      summary: "the document does not use trait variations",
      rationale: """
        Only a document that uses trait variations can differ between compact and regular size classes and be shown on all \
        devices in Interface Builder.
        """,
      remedy: "Select Use Trait Variations in the File inspector.",
      examples: [
        .init(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="v"/></objects></document>"#,
          findings: 1),
        .init(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES"><objects><view id="v"/></objects></document>"#,
          findings: 0),
      ])
  ) { findings, _ in
    guard findings.document.header.platform == .iOS, !findings.document.header.usesTraitCollections,
      let root = findings.source.root
    else { return }
    findings.report(
      "the document does not use trait variations", at: findings.range(.useTraitCollections, of: root),
      in: root,
      help: "set useTraitCollections=\"YES\"")
  }
}
