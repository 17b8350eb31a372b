// What the `document` element and its settings say about the whole file: kind, platform, versions, device.

/// What kind of file it is. The `type` attribute decides, not the file's suffix.
public enum DocumentKind: Sendable, Hashable {
  case storyboard
  case xib
}

/// The system whose views the document contains. Layout is modeled for iOS; the others are read and kept.
public enum Platform: String, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
  case unknown
}

/// Interface orientation of a screen.
public enum Orientation: Sendable, Hashable {
  case portrait
  case landscape
}

/// The `<device>` element: for which screen the file was laid out last.
public struct DeviceDescription: Sendable, Hashable {
  /// Such as `retina4_7`.
  public var id: String
  /// How the canvas shows the device.
  public var orientation: Orientation
  /// `fullscreen` or an iPad split.
  public var layout: String?
}

/// Attributes of `document`, and of `dependencies`, that change how the rest is read.
public struct DocumentHeader: Sendable {
  /// Storyboard or xib, by the root element's `type`.
  public var kind: DocumentKind = .xib
  /// By the root element's `type` and `targetRuntime`.
  public var platform: Platform = .unknown
  /// The integer part of `toolsVersion`: the build of Interface Builder that saved the file; 0 if absent.
  /// Layout constants changed between eras, so many rules depend on it.
  public var toolsVersion = 0
  /// `toolsVersion` as the file has it, such as `14460.31`; nil if absent.
  public var toolsVersionText: String?
  /// `useAutolayout`; without it views are placed by their autoresizing masks alone.
  public var usesAutoLayout = false
  /// `useTraitCollections`: whether variations by size class count.
  public var usesTraitCollections = false
  /// `useSafeAreas`: whether root views have safe area guides instead of top and bottom guides.
  public var usesSafeAreas = false
  /// `launchScreen`: shown by the system before the app runs.
  public var isLaunchScreen = false
  /// `iOS.CocoaTouch.iPad`: an old document for the iPad alone.
  public var targetsPad = false
  /// The `id` of the storyboard's entry point.
  public var initialViewController: String?
  /// The canvas's device; nil in documents of Xcode 7 and earlier.
  public var device: DeviceDescription?
  /// The deployment target as Interface Builder writes it, 256 per major version (2048 is iOS 8.0); nil for
  /// the default.
  public var deploymentVersion: Int?
  /// Names of `<capability>` elements, in order.
  public var capabilities: [String] = []
}
