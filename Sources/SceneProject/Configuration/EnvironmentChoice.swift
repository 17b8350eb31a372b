// The environments that documents are laid out for: the documents' own, or devices that the user chooses.

import AutoLayout
import SceneDiagnostics
import SceneModel
import TextMetrics

/// The user's choice of environments. Settings of the document (its device, the version of Interface Builder)
/// are added for each document.
public struct EnvironmentChoice: Sendable {
  /// A device that the user chose.
  public struct DeviceChoice: Sendable {
    /// The device.
    public var device: Device
    /// The orientation; nil if the user did not choose one.
    public var orientation: Orientation?

    /// A device, in one orientation or in those of the run.
    public init(_ device: Device, _ orientation: Orientation? = nil) {
      self.device = device
      self.orientation = orientation
    }

    /// Parses `ID`, `ID:landscape` or `ID:portrait`. Nil for an unknown device or orientation.
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

  /// The devices; empty for each document's own.
  public var devices: [DeviceChoice] = []
  /// The orientations for devices without one; empty for portrait, or for the document's own.
  public var orientations: [Orientation] = []
  /// The layout direction of the user’s language.
  public var direction: LayoutDirection = .leftToRight
  /// Nil for the text size of the document's canvas, or for the default size on a chosen device.
  public var textSize: ContentSizeCategory?
  /// Further text sizes and directions, for pictures that show several beside each other.
  public var furtherTextSizes: [ContentSizeCategory] = []
  /// Whether to lay out in the opposite direction as well.
  public var showsBothDirections = false
  /// Whether to lay out like a running app whose code has not changed anything, instead of like Interface
  /// Builder's canvas.
  public var isRunTime = false
  /// The user's fonts.
  public var fonts: FontLibrary?
  /// Where to search for fonts that a document uses and `fonts` does not have; nil for nowhere.
  public var projectFonts: ProjectFonts?
  /// Where to search for images whose size a document does not state; nil for nowhere.
  public var catalogs: AssetCatalogs?

  /// Each document’s own device, left to right, without fonts, projects and catalogs.
  public init() {}

  /// The environments in the order in which the user chose them. The document's own device in its own
  /// orientation gives the document's own environment, even if the user chose it.
  package func environments(for document: InterfaceDocument) -> [LayoutEnvironment] {
    var environments = devicesAndOrientations(for: document)
    if !furtherTextSizes.isEmpty || showsBothDirections { environments = environments.flatMap(variants) }
    for i in environments.indices { environments[i].fonts = fonts }
    return environments
  }

  /// An environment with all directions and text sizes.
  private func variants(of environment: LayoutEnvironment) -> [LayoutEnvironment] {
    var directions = [environment]
    if showsBothDirections {
      var other = environment
      other.direction = environment.direction == .leftToRight ? .rightToLeft : .leftToRight
      directions.append(other)
    }
    return directions.flatMap { first in
      [first]
        + furtherTextSizes.map { size in
          var other = first
          other.textSize = size
          return other
        }
    }
  }

  private func devicesAndOrientations(for document: InterfaceDocument) -> [LayoutEnvironment] {
    let own =
      isRunTime
      ? LayoutEnvironment.ownAtRunTime(document, direction: direction, textSize: textSize ?? .large)
      : LayoutEnvironment.own(document, direction: direction, textSize: textSize)
    guard !devices.isEmpty || !orientations.isEmpty else { return [own] }
    var choices = devices
    if choices.isEmpty {
      // A canvas without a known device has only one orientation.
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
