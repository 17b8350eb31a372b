// The screens that Interface Builder lays out for: sizes, scale, size classes, and what the hardware takes
// from the edges. The values themselves are in DeviceTable.swift. Bars are BarMetrics' part.

import SceneModel

/// A screen as Interface Builder names it. Several models of iPhone or iPad share one screen.
public struct Device: Sendable, Hashable {
  /// Interface Builder's id: `retina4_7`, `ipad9_7`.
  public let id: String
  /// The models with this screen as people call them, oldest first: “iPhone SE (2nd generation)”.
  public let models: [String]
  /// `phone` or `pad`.
  public let idiom: String
  /// In points.
  public let portraitSize: Size
  /// Pixels per point.
  public let scale: Double
  /// Height of the status bar in portrait, in points.
  let statusBar: LengthHistory
  /// What the home indicator takes from the bottom edge, in points; 0 on screens above a home button.
  public let homeIndicatorHeight: Double
  /// The width class in landscape of a phone: regular for the Plus, Max and XR screens.
  public let landscapeWidthClass: SizeClass

  public static func == (a: Device, b: Device) -> Bool { a.id == b.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// “iPhone SE (3rd generation)”: the newest model with this screen.
  public var name: String { models.last ?? id }

  /// Whether it is an iPad.
  public var isPad: Bool { idiom == "pad" }

  /// Whether the screen has rounded corners and a home indicator instead of a home button.
  public var hasHomeIndicator: Bool { homeIndicatorHeight > 0 }

  /// The screen in an orientation, in points.
  public func size(_ orientation: Orientation) -> Size {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: Size(width: portraitSize.height, height: portraitSize.width)
    }
  }

  /// Size classes of a full-screen window.
  public func sizeClasses(_ orientation: Orientation) -> (width: SizeClass, height: SizeClass) {
    if isPad { return (.regular, .regular) }
    return orientation == .portrait ? (.compact, .regular) : (landscapeWidthClass, .compact)
  }

  /// Height of the status bar, in points. Phones hide it in landscape.
  ///
  /// - Parameter toolsVersion: The build of Interface Builder whose canvas counts; nil for the device itself.
  public func statusBarHeight(_ orientation: Orientation, toolsVersion: Int?) -> Double {
    if orientation == .landscape && !isPad { return 0 }
    return toolsVersion.map(statusBar.length) ?? statusBar.latest
  }

  /// What the hardware takes from the edges of a full-screen window without bars, in points: the status bar
  /// at the top, the home indicator at the bottom, and in landscape the cut-out at both sides.
  public func safeAreaInsets(_ orientation: Orientation, toolsVersion: Int?) -> EdgeInsets {
    let top = statusBarHeight(orientation, toolsVersion: toolsVersion)
    guard orientation == .landscape, !isPad else {
      return EdgeInsets(top: top, bottom: homeIndicatorHeight)
    }
    guard hasHomeIndicator else { return .zero }
    let side = statusBarHeight(.portrait, toolsVersion: toolsVersion)
    return EdgeInsets(left: side, bottom: Self.landscapeHomeIndicatorHeight, right: side)
  }

  /// Of phones, in points (measured on one landscape document of `retina6_1`).
  static let landscapeHomeIndicatorHeight = 21.0

  /// The device with an id of Interface Builder's, or with a model's name in any letter case; nil if there is
  /// none. Linear in the number of devices.
  public static func named(_ name: String) -> Device? {
    if let device = all.first(where: { $0.id == name }) { return device }
    let lowered = name.lowercased()
    return all.first { $0.id.lowercased() == lowered || $0.models.contains { $0.lowercased() == lowered } }
  }
}
