// safe-areas-disabled: documents that do not use safe areas.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let safeAreasDisabled = PracticeRule(
    Rule(
      "safe-areas-disabled", .quality, .warning, isEnabledByDefault: false,
      summary: "the document does not use safe area layout guides",
      rationale: """
        Without the safe area, views that are constrained to the edges of the screen are covered by the status bar, the home \
        indicator and the sensor housing.
        """,
      remedy: "Select Use Safe Area Layout Guides in the File inspector.",
      examples: [
        .init(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><view id="v"/></objects></document>"#,
          findings: 1),
        .init(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><objects><view id="v"/></objects></document>"#,
          findings: 0),
      ])
  ) { findings, _ in
    guard findings.document.header.platform == .iOS, !findings.document.header.usesSafeAreas,
      let root = findings.source.root
    else { return }
    findings.report(
      "the document does not use the safe area", at: findings.range(.useSafeAreas, of: root), in: root,
      help: "set useSafeAreas=\"YES\"")
  }
}
