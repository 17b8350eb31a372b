// Which environments a run lays documents out in: the documents' own, or devices that the user names.

import AutoLayout
import SceneDiagnostics
import SceneModel
import TextMetrics

/// The environments of a run. What a document itself says (its device, the era of its controls) is filled in per
/// document.
public struct EnvironmentChoice: Sendable {
  /// One device as the user named it.
  public struct DeviceChoice: Sendable {
    /// The screen.
    public var device: Device
    /// Nil where the user left it open.
    public var orientation: Orientation?

    /// A device, in one orientation or in those of the run.
    public init(_ device: Device, _ orientation: Orientation? = nil) {
      self.device = device
      self.orientation = orientation
    }

    /// Reads `ID` or `ID:landscape`, `ID:portrait`; nil for a device that is unknown or another orientation.
    public init?(_ text: String) {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = parts.first, let device = Device.named(String(name)) else { return nil }
      self.device = device
      guard parts.count == 2 else { return }
      switch parts[1] {
      case "portrait": orientation = .portrait
      case "landscape": orientation = .landscape
      default: return nil
      }
    }
  }

  /// Empty for each document's own device.
  public var devices: [DeviceChoice] = []
  /// Of devices whose orientation the user left open; empty for portrait, or the document's own.
  public var orientations: [Orientation] = []
  /// The writing direction of the user’s language, which decides where leading is.
  public var direction: LayoutDirection = .leftToRight
  /// Nil for the size that the document's own canvas shows, and the default on a named device.
  public var textSize: ContentSizeCategory?
  /// Lay out as a running app does before its code changes anything, instead of as Interface Builder's canvas.
  public var isRunTime = false
  /// The user's own fonts, which measure the texts that name them.
  public var fonts: FontLibrary?
  /// Where fonts are looked up that a document names and the user did not give; nil for nowhere.
  public var projectFonts: ProjectFonts?
  /// Where images are looked up whose size a document does not state; nil for nowhere.
  public var catalogs: AssetCatalogs?

  /// Each document’s own device, left to right, without fonts, project and catalogs.
  public init() {}

  /// In the order in which the user named them. A document's own device in its own orientation is the document's own
  /// environment, whether it is named or not.
  package func environments(for document: InterfaceDocument) -> [LayoutEnvironment] {
    var environments = devicesAndOrientations(for: document)
    for i in environments.indices { environments[i].fonts = fonts }
    return environments
  }

  private func devicesAndOrientations(for document: InterfaceDocument) -> [LayoutEnvironment] {
    let own =
      isRunTime
      ? LayoutEnvironment.ownAtRunTime(document, direction: direction, textSize: textSize ?? .large)
      : LayoutEnvironment.own(document, direction: direction, textSize: textSize)
    guard !devices.isEmpty || !orientations.isEmpty else { return [own] }
    var choices = devices
    if choices.isEmpty {
      // A canvas that no device stands for has one orientation only.
      guard let device = Device.named(own.deviceID) else { return [own] }
      choices = [DeviceChoice(device)]
    }
    var environments: [LayoutEnvironment] = []
    for choice in choices {
      let orientations =
        choice.orientation.map { [$0] } ?? (self.orientations.isEmpty ? [.portrait] : self.orientations)
      for orientation in orientations {
        if choice.device.id == own.deviceID, orientation == own.orientation {
          environments.append(own)
        } else {
          var environment = LayoutEnvironment.make(
            device: choice.device, orientation: orientation, direction: direction,
            textSize: textSize ?? .large, toolsVersion: document.header.toolsVersion)
          environment.isRunTime = isRunTime
          environments.append(environment)
        }
      }
    }
    return environments
  }
}
