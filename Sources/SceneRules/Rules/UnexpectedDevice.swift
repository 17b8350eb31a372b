// unexpected-device: documents laid out for another device than the team agreed on.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  static let unexpectedDevice = PracticeRule(
    Rule(
      "unexpected-device", .quality, .warning, isEnabledByDefault: false,
      summary: "the document is laid out for another device than the configured one",
      rationale: """
        Interface Builder stores frames for the device that it showed last. When everybody shows the \
        same one, saving a scene changes only what was meant to change. The configuration names the \
        device; without a name it is retina4_7, the one that Interface Builder starts from.
        """,
      remedy: "Choose the device below the canvas and save, or name another in the configuration file.",
      examples: [
        .init(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_1" orientation="portrait"/><objects><view id="v"/></objects></document>"#,
          findings: 1),
        .init(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><objects><view id="v"/></objects></document>"#,
          findings: 0),
      ])
  ) { findings, options in
    guard findings.document.header.platform == .iOS, let device = findings.document.header.device,
      let root = findings.source.root, let element = findings.source.firstChild(of: root, named: .device)
    else { return }
    let expected = options.device ?? "retina4_7"
    guard device.id != expected else { return }
    findings.report(
      "the document is laid out for “\(device.id)” instead of “\(expected)”",
      at: findings.range(.id, of: element), in: root)
  }
}
