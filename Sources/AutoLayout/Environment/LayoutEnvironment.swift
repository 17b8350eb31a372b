// The environment of a layout: everything that can differ between two layouts of one document.

import SceneModel
import TextMetrics

/// The layout direction of the user interface.
public enum LayoutDirection: UInt8, Sendable, Hashable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// One device in one orientation, with one set of user settings.
public struct LayoutEnvironment: Sendable, Hashable {
  /// Such as `retina4_7`; empty for a canvas without a device.
  public var deviceID: String
  /// The orientation of the screen.
  public var orientation: Orientation
  /// The size of the screen in this orientation, in points.
  public var screenSize: Size
  /// Pixels per point. For canvases of documents without a device, 1 up to Xcode 7, where frames are whole
  /// points, and 2 for later ones (17 files of 6 projects store halves of points).
  public var scale: Double
  /// The horizontal size class.
  public var widthClass: SizeClass
  /// The vertical size class.
  public var heightClass: SizeClass
  /// `phone` or `pad`.
  public var idiom: String
  /// The layout direction.
  public var direction: LayoutDirection
  /// The text size in the user’s settings.
  public var textSize: ContentSizeCategory
  /// Whether this is the environment of the file itself. Root views then have their stored size, because
  /// Interface Builder lets people drag it.
  public var isDocumentsOwn: Bool
  /// The build of Interface Builder whose constants apply.
  public var toolsVersion: Int
  /// The insets of a full-screen window without bars, in points: status bar, home indicator, and in landscape
  /// the cutout.
  public var screenInsets: EdgeInsets
  /// Whether the screen has a home indicator instead of a home button.
  public var hasHomeIndicator: Bool
  /// Whether Interface Builder counts the screen's own insets twice in full-screen windows: from 23700 on
  /// (Xcode 16.2), above home indicators, in all 42 measured safe areas of that era and in no older one. This
  /// is a bug of its canvas that affects stored frames. Always false in environments other than the
  /// document's own.
  public var doublesScreenInsets: Bool
  /// Whether the scenes are laid out like in a running app whose code has not changed anything, instead of
  /// like on Interface Builder's canvas: objects that exist only at design time (placeholder constraints,
  /// placeholder sizes, simulated metrics of controllers with known containers) are ignored.
  public var isRunTime = false
  /// The behavior to leave out, for counting its evidence; nil otherwise.
  package var ignoredBehavior: LayoutBehavior?
  /// The user's own font files; nil to measure texts only with the learned tables.
  public var fonts: FontLibrary?
}

extension LayoutEnvironment {
  /// The environment of the document itself: its `<device>`, or the canvas of versions of Interface Builder
  /// that did not write devices.
  ///
  /// - Parameter textSize: nil for the text size of Interface Builder's canvas.
  public static func own(
    _ document: InterfaceDocument, direction: LayoutDirection = .leftToRight,
    textSize: ContentSizeCategory? = nil
  ) -> LayoutEnvironment {
    let header = document.header
    let shown =
      textSize
      ?? ContentSizeCategory(
        toolsVersion: header.toolsVersion, overridesAccessibility: header.overridesAccessibility)
    guard let description = header.device else {
      return canvas(document, direction: direction, textSize: shown)
    }
    let device = Device.shown(by: description.id, in: document)
    var environment = make(
      device: device, orientation: description.orientation, direction: direction, textSize: shown,
      toolsVersion: header.toolsVersion)
    environment.deviceID = description.id
    environment.isDocumentsOwn = true
    environment.screenInsets = device.safeAreaInsets(
      description.orientation, toolsVersion: environment.toolsVersion)
    environment.doublesScreenInsets = environment.has(.doubledScreenInsets) && device.hasHomeIndicator
    return environment
  }

  /// The document's own device in a running app instead of on Interface Builder's canvas: the window has the
  /// device's size and insets, regardless of the file. A document without a device keeps its canvas.
  public static func ownAtRunTime(
    _ document: InterfaceDocument, direction: LayoutDirection = .leftToRight,
    textSize: ContentSizeCategory = .large
  ) -> LayoutEnvironment {
    let header = document.header
    var environment: LayoutEnvironment
    if let description = header.device {
      let device = Device.named(description.id) ?? Device(unknown: description.id, in: document)
      environment = make(
        device: device, orientation: description.orientation, direction: direction, textSize: textSize,
        toolsVersion: header.toolsVersion)
    } else {
      environment = canvas(document, direction: direction, textSize: textSize)
      environment.isDocumentsOwn = false
    }
    environment.isRunTime = true
    return environment
  }

  /// The environment of a device: the layout of UIKit, without the peculiarities of Interface Builder's
  /// canvas.
  ///
  /// - Parameter toolsVersion: the build of Interface Builder that saved the document, which determines the
  ///   look of its controls and bars.
  public static func make(
    device: Device, orientation: Orientation, direction: LayoutDirection = .leftToRight,
    textSize: ContentSizeCategory = .large, toolsVersion: Int
  ) -> LayoutEnvironment {
    let classes = device.sizeClasses(orientation)
    return LayoutEnvironment(
      deviceID: device.id, orientation: orientation, screenSize: device.size(orientation),
      scale: device.scale,
      widthClass: classes.width, heightClass: classes.height, idiom: device.idiom, direction: direction,
      textSize: textSize, isDocumentsOwn: false, toolsVersion: ToolsEra.comparableBuild(toolsVersion),
      screenInsets: device.safeAreaInsets(orientation, toolsVersion: nil),
      hasHomeIndicator: device.hasHomeIndicator, doublesScreenInsets: false)
  }

  /// The insets of a full-screen window in this environment, in points.
  var windowInsets: EdgeInsets {
    guard doublesScreenInsets, follows(.screenInsetsCountTwice) else { return screenInsets }
    return EdgeInsets(
      top: 2 * screenInsets.top, left: screenInsets.left, bottom: 2 * screenInsets.bottom,
      right: screenInsets.right)
  }

  /// The insets of a view that is presented over the full screen. The canvas counts those of the screen once
  /// less than in other windows (8 of 8 scenes of 6 projects outside the corpus).
  var presentedInsets: EdgeInsets {
    var insets = windowInsets
    guard isDocumentsOwn, hasHomeIndicator, has(.presentedScreensLackInsets),
      follows(.presentedScreensLackInsets)
    else { return insets }
    insets.top -= screenInsets.top
    insets.bottom -= screenInsets.bottom
    return insets
  }

  /// The square canvas for any size class, which Xcode 8 replaced with devices.
  package static let squareCanvas = Size(width: 600, height: 600)

  /// The canvas of documents without a device: the square one with any size class if size classes are used
  /// (184 root views), otherwise a 4-inch phone (59) or an iPad.
  private static func canvas(
    _ document: InterfaceDocument, direction: LayoutDirection, textSize: ContentSizeCategory
  ) -> LayoutEnvironment {
    let header = document.header
    let isLandscape = document.defaultMetrics.orientation == .landscape
    var size = header.usesTraitCollections ? squareCanvas : Size(width: 320, height: 568)
    if header.targetsPad { size = Size(width: 768, height: 1024) }
    if let screen = simulatedScreenSize(document.defaultMetrics.screen) { size = screen }
    if isLandscape { size = Size(width: size.height, height: size.width) }
    return LayoutEnvironment(
      deviceID: "", orientation: isLandscape ? .landscape : .portrait, screenSize: size,
      scale: ToolsEra(toolsVersion: header.toolsVersion) < .xcode8 ? 1 : 2,
      widthClass: .any, heightClass: .any, idiom: header.targetsPad ? "pad" : "phone", direction: direction,
      textSize: textSize, isDocumentsOwn: true, toolsVersion: ToolsEra.comparableBuild(header.toolsVersion),
      screenInsets: EdgeInsets(top: Device.homeButtonStatusBar.length(in: header.toolsVersion)),
      hasHomeIndicator: false, doublesScreenInsets: false)
  }

  /// The screen of a `simulatedScreenMetrics` element, in points in portrait; nil if it is unknown. Without a
  /// type, the element means the 3.5-inch screen (12 root views).
  static func simulatedScreenSize(_ type: String?) -> Size? {
    guard let type else { return nil }
    switch type {
    case "": return Size(width: 320, height: 480)
    case "retina4", "retina4_0", "retina4_0.fullscreen": return Size(width: 320, height: 568)
    case "retina47", "retina4_7", "retina4_7.fullscreen": return Size(width: 375, height: 667)
    case "retina55", "retina5_5", "retina5_5.fullscreen": return Size(width: 414, height: 736)
    default:
      let id = type.split(separator: ".").first.map(String.init) ?? type
      return Device.named(id)?.portraitSize
    }
  }
}

extension Device {
  /// The screen that an id means in a document. `retina6_7` means 428 × 926 points, and in newer documents
  /// 430 × 932, which a root view of that size shows (5 of 5 in Xcode 26, in one project).
  fileprivate static func shown(by id: String, in document: InterfaceDocument) -> Device {
    guard let device = named(id) else { return Device(unknown: id, in: document) }
    guard id == "retina6_7", let newer = named("retina6_72") else { return device }
    let size = newer.size(document.header.device?.orientation ?? .portrait)
    let isNewer = document.views.contains { $0.role == .root && $0.storedRect?.size == size }
    return isNewer ? newer : device
  }

  /// An unknown screen: it has the size of the document's largest root view, and three pixels per point if
  /// stored frames have thirds of a point, otherwise two.
  init(unknown id: String, in document: InterfaceDocument) {
    var size = Size(width: 375, height: 667)
    var area = 0.0
    for view in document.views where view.role == .root {
      guard let rect = view.storedRect, rect.width * rect.height > area else { continue }
      area = rect.width * rect.height
      size = rect.size
    }
    if document.header.device?.orientation == .landscape {
      size = Size(width: size.height, height: size.width)
    }
    var showsThirds = false
    for view in document.views {
      guard let rect = view.storedRect else { continue }
      if [rect.x, rect.y, rect.width, rect.height].contains(where: Device.isThird) {
        showsThirds = true
        break
      }
    }
    let isPad = size.width >= 700 && size.height >= 700
    let isTall = size.height > size.width * 2
    let isRounded = id.hasSuffix(Device.roundedScreen)
    self.init(
      id: id, models: [id], idiom: isPad ? "pad" : "phone", portraitSize: size, scale: showsThirds ? 3 : 2,
      statusBar: LengthHistory(isTall ? 47 : isRounded ? 24 : 20),
      homeIndicatorHeight: isTall ? 34 : isRounded ? 20 : 0,
      landscapeWidthClass: isPad || size.width >= 414 ? .regular : .compact)
  }

  /// Whether the fraction of a coordinate is one or two thirds.
  private static func isThird(_ value: Double) -> Bool {
    let fraction = value - value.rounded(.down)
    return [1.0 / 3, 2.0 / 3].contains { abs(fraction - $0) < LayoutTolerances.thirdOfPoint }
  }
}

extension LayoutEnvironment {
  /// The direction in which a view arranges its own content.
  func direction(of view: View) -> LayoutDirection { direction.insideView(view) }
}

extension LayoutDirection {
  /// The direction in which a view arranges its own content. Its semantic content attribute may override that
  /// of the interface (UIView.userInterfaceLayoutDirection(for:): playback and spatial views are never
  /// flipped).
  func insideView(_ view: View) -> LayoutDirection {
    switch view.semanticContentAttribute {
    case "forceRightToLeft": .rightToLeft
    case "forceLeftToRight", "playback", "spatial": .leftToRight
    default: self
    }
  }
}

extension LayoutEnvironment {
  /// The name for people: “iPhone SE (3rd generation) in landscape”.
  public var displayName: String {
    let name = Device.named(deviceID)?.name ?? (deviceID.isEmpty ? "the canvas" : deviceID)
    return orientation == .landscape ? "\(name) in landscape" : name
  }
}
