// unexpected-device: documents that are laid out for a device other than the configured one.

import SceneDiagnostics
import SceneModel
import SceneValidation
import SceneXML

extension PracticeRules {
  private static let device = Rule.Option("device", .word, summary: "the device to lay documents out for")

  static let unexpectedDevice = PracticeRule(
    Rule(
      "unexpected-device", .quality, .warning, isEnabledByDefault: false,
      summary: "the document is laid out for a device other than the configured one",
      rationale: """
        Interface Builder stores frames for the device that it showed last. If everybody uses the same device, saving a scene \
        changes only what was meant to change. The configuration names the device; the default is retina4_7, the one that \
        Interface Builder starts with.
        """,
      remedy: "Choose the device in Interface Builder and save, or change the configuration file.",
      options: [device],
      examples: [
        .init(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina6_1" orientation="portrait"/><objects><view id="v"/></objects></document>"#,
          findings: 1),
        .init(
          #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/><objects><view id="v"/></objects></document>"#,
          findings: 0),
      ])
  ) { findings, options in
    guard findings.document.header.platform == .iOS, let own = findings.document.header.device,
      let root = findings.source.root, let element = findings.source.firstChild(of: root, named: .device)
    else { return }
    let expected = options.values.words[device.name] ?? "retina4_7"
    guard own.id != expected else { return }
    findings.report(
      "the document is laid out for “\(own.id)” instead of “\(expected)”",
      at: findings.range(.id, of: element), in: root)
  }
}
