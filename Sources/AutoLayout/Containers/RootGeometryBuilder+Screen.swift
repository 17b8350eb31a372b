// The screens and sheets of root views.

import SceneModel

extension RootGeometryBuilder {
  /// Whether the presenting view stays visible around a view presented in this style.
  static func isSheet(_ style: String?) -> Bool {
    style != "custom" && style != "none" && !fillsScreen(style)
  }

  /// Whether a view presented in this style covers the presenting view or screen.
  static func fillsScreen(_ style: String?) -> Bool {
    switch style {
    case "fullScreen", "overFullScreen", "currentContext", "overCurrentContext": true
    default: false
    }
  }

  /// A sheet in the middle of an iPad's screen.
  func padSheet(_ style: String?, in screen: Size) -> Rect {
    var size = BarMetrics.padFormSheet
    if style != "formSheet" {
      size = Size(
        width: BarMetrics.padPageSheetWidth, height: screen.height - 2 * BarMetrics.padPageSheetMargin)
    }
    size = Size(width: min(size.width, screen.width), height: min(size.height, screen.height))
    return Rect(
      x: (screen.width - size.width) / 2, y: (screen.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// The screen or, in the document's own environment, the one in its simulated metrics.
  func simulatedScreen() -> Size {
    guard environment.isDocumentsOwn else { return environment.screenSize }
    var size = environment.screenSize
    let metrics = controller?.metrics ?? document.viewMetrics[root]
    if let screen = LayoutEnvironment.simulatedScreenSize(metrics?.screen) { size = screen }
    if metrics?.orientation == .landscape, size.height > size.width {
      size = Size(width: size.height, height: size.width)
    }
    return size
  }
}
