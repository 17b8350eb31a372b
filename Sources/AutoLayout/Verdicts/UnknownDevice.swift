// unknown-device: the document names a screen that this version has no measures of, and one was assumed.

import SceneDiagnostics
import SceneModel

/// The finding about a document's own device, where its screen is a guess.
func unknownDeviceVerdict(_ environment: LayoutEnvironment, of document: InterfaceDocument) -> [Diagnostic] {
  guard let id = document.header.device?.id, environment.deviceID == id, Device.named(id) == nil,
    let root = document.source.root
  else { return [] }
  let element = document.source.children(of: root).first { document.source.name(of: $0) == .device }
  let size = environment.screenSize
  var diagnostic = Diagnostic(
    LayoutRules.unknownDevice,
    "the device “\(id)” is not known; a screen of \(pointText(size.width)) × \(pointText(size.height)) points is assumed",
    at: document.source.startTagRange(of: element ?? root))
  diagnostic.help = "choose another device below Interface Builder's canvas, or name one with --device"
  return [diagnostic]
}

extension LayoutRules {
  public static let unknownDevice = Rule(
    "unknown-device", .layout, .note,
    summary: "the document's device is not known, and its screen is assumed",
    rationale: """
      A device that is newer than this version of scenec has a screen, bars and insets that scenec has no measures of. The \
      screen is taken to be as large as the largest root view; the insets of its safe area are a guess.
      """,
    remedy: """
      Lay out for a device that `scenec devices` lists (`--device`, or `devices` in the configuration), or update scenec.
      """,
    examples: [
      Rule.Example(document(device: "retina9_99"), findings: 1),
      Rule.Example(document(device: "retina4_7"), findings: 0),
    ])

  private static func document(device: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">\
    <device id="\(device)" orientation="portrait"/><objects><view id="a"/></objects></document>
    """
  }
}
