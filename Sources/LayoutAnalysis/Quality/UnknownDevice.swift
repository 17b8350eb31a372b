// unknown-device: the document's screen is unknown to this version, and its size was assumed.

import AutoLayout
import SceneDiagnostics
import SceneModel

/// The diagnostic about a document's own device, if its screen is a guess.
func unknownDeviceDiagnostics(_ environment: LayoutEnvironment, of document: InterfaceDocument)
  -> [Diagnostic]
{
  guard let id = document.header.device?.id, environment.deviceID == id, Device.named(id) == nil,
    let root = document.source.root
  else { return [] }
  let element = document.source.children(of: root).first { document.source.name(of: $0) == .device }
  let size = environment.screenSize
  var diagnostic = Diagnostic(
    LayoutRules.unknownDevice,
    "unknown device “\(id)”; assuming a screen of \(pointText(size.width)) × \(pointText(size.height)) points",
    at: document.source.startTagRange(of: element ?? root))
  diagnostic.help = "choose another device in Interface Builder, or pass one with --device"
  return [diagnostic]
}

extension LayoutRules {
  public static let unknownDevice = Rule(
    "unknown-device", .layout, .note,
    summary: "scenec does not know the document's device and assumes a screen size",
    rationale: """
      The device is newer than this version of scenec, which does not know its screen size, bars and insets. scenec assumes a \
      screen as large as the largest root view and guesses the safe area.
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
