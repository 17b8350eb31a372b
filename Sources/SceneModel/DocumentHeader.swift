// The attributes and settings of the whole document: kind, platform, versions, device.

/// The kind of file, by the `type` attribute rather than the file's suffix.
public enum DocumentKind: Sendable, Hashable {
  case storyboard
  case xib
}

/// The platform that the document is for. Only iOS is laid out; documents for the others are read and kept.
public enum Platform: String, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
  case unknown
}

/// The orientation of a screen.
public enum Orientation: Sendable, Hashable {
  case portrait
  case landscape
}

/// The `<device>` element: the screen that the file was last laid out for.
public struct DeviceDescription: Sendable, Hashable {
  /// Such as `retina4_7`.
  public var id: String
  /// The device's orientation on the canvas.
  public var orientation: Orientation
  /// `fullscreen` or a split of the iPad's screen.
  public var layout: String?
}

/// Attributes of `document` and `dependencies` that affect how the rest is read.
public struct DocumentHeader: Sendable {
  /// Storyboard or xib, by the root element's `type`.
  public var kind: DocumentKind = .xib
  /// By the root element's `type` and `targetRuntime`.
  public var platform: Platform = .unknown
  /// The integer part of `toolsVersion`: the build of Interface Builder that saved the file; 0 if absent.
  /// Many rules depend on it, because layout constants changed between builds.
  public var toolsVersion = 0
  /// `toolsVersion` as written, such as `14460.31`; nil if absent.
  public var toolsVersionText: String?
  /// `useAutolayout`. Without it only autoresizing masks place views.
  public var usesAutoLayout = false
  /// `useTraitCollections`: whether variations by size class apply.
  public var usesTraitCollections = false
  /// `useSafeAreas`: whether root views have safe area guides instead of top and bottom guides.
  public var usesSafeAreas = false
  /// `launchScreen`: whether the system shows it before the app runs.
  public var isLaunchScreen = false
  /// `iOS.CocoaTouch.iPad`: an old document for the iPad alone.
  public var targetsPad = false
  /// The `id` of the initial view controller.
  public var initialViewController: String?
  /// The device of the canvas; nil in documents of Xcode 7 and earlier.
  public var device: DeviceDescription?
  /// Whether the canvas shows the document with accessibility settings of its own, such as a text size.
  public var overridesAccessibility = false
  /// The deployment target in Interface Builder's units, 256 per major version (2048 is iOS 8.0); nil for the
  /// default.
  public var deploymentVersion: Int?
  /// Names of the `<capability>` elements, in document order.
  public var capabilities: [String] = []
}
