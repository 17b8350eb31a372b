// The screens that Interface Builder lays out for: sizes, scale, size classes, and insets from the hardware.
// DeviceTable.swift has the values, and BarMetrics has those of bars.

import SceneModel

/// A screen in Interface Builder. Several models of iPhone or iPad can have the same screen.
public struct Device: Sendable, Hashable {
  /// Interface Builder's id: `retina4_7`, `ipad9_7`.
  public let id: String
  /// The models with this screen by their marketing names, oldest first: “iPhone SE (2nd generation)”.
  public let models: [String]
  /// `phone` or `pad`.
  public let idiom: String
  /// The size in portrait, in points.
  public let portraitSize: Size
  /// Pixels per point.
  public let scale: Double
  /// The height of the status bar in portrait, in points.
  let statusBar: LengthHistory
  /// The height of the home indicator's area at the bottom edge, in points; 0 for screens with a home button.
  public let homeIndicatorHeight: Double
  /// The width class of a phone in landscape: regular for Plus, Max and XR screens.
  public let landscapeWidthClass: SizeClass

  public static func == (a: Device, b: Device) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The newest model with this screen: “iPhone SE (3rd generation)”.
  public var name: String { models.last ?? id }

  /// Whether it is an iPad.
  public var isPad: Bool { idiom == "pad" }

  /// Whether the screen has rounded corners and a home indicator instead of a home button.
  public var hasHomeIndicator: Bool { homeIndicatorHeight > 0 }

  /// The screen size in an orientation, in points.
  public func size(_ orientation: Orientation) -> Size {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: Size(width: portraitSize.height, height: portraitSize.width)
    }
  }

  /// The size classes of a full-screen window.
  public func sizeClasses(_ orientation: Orientation) -> (width: SizeClass, height: SizeClass) {
    if isPad { return (.regular, .regular) }
    return orientation == .portrait ? (.compact, .regular) : (landscapeWidthClass, .compact)
  }

  /// The height of the status bar, in points. Phones hide it in landscape.
  ///
  /// - Parameter toolsVersion: the build of Interface Builder whose canvas is laid out; nil for the device
  ///   itself.
  public func statusBarHeight(_ orientation: Orientation, toolsVersion: Int?) -> Double {
    if orientation == .landscape && !isPad { return 0 }
    return toolsVersion.map(statusBar.length) ?? statusBar.latest
  }

  /// The insets of a full-screen window without bars, in points: the status bar at the top, the home
  /// indicator at the bottom, and in landscape the cutout at both sides.
  public func safeAreaInsets(_ orientation: Orientation, toolsVersion: Int?) -> EdgeInsets {
    let top = statusBarHeight(orientation, toolsVersion: toolsVersion)
    guard orientation == .landscape, !isPad else {
      return EdgeInsets(top: top, bottom: homeIndicatorHeight)
    }
    guard hasHomeIndicator else { return .zero }
    let side = statusBarHeight(.portrait, toolsVersion: toolsVersion)
    return EdgeInsets(left: side, bottom: Self.landscapeHomeIndicatorHeight, right: side)
  }

  /// The height for phones, in points (measured in one landscape document of `retina6_1`).
  static let landscapeHomeIndicatorHeight = 21.0

  /// The device with an id of Interface Builder or with a model's name, such as `iPhone 15` or `iphone15`. Case
  /// and everything except letters, digits and `+` do not count, nor does the end of ids such as
  /// `ipad10_9rounded`. Nil if there is none.
  /// Constant time for ids, linear in the number of devices for names.
  public static func named(_ name: String) -> Device? {
    if let index = indices[name] { return all[index] }
    let key = key(of: name)
    let index = keys.firstIndex {
      $0.id == key || $0.id == key + roundedScreen || $0.models.contains(key)
    }
    return index.map { all[$0] }
  }

  /// The keys of each device's id and models.
  private static let keys = all.map { (id: key(of: $0.id), models: $0.models.map(key)) }

  /// By id: the index in `all`.
  private static let indices = Dictionary(
    zip(all.map(\.id), all.indices), uniquingKeysWith: { first, _ in first })

  /// The end of the ids of iPads with rounded screens, which have a home indicator.
  static let roundedScreen = "rounded"

  private static func key(of name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "+" })
  }
}
