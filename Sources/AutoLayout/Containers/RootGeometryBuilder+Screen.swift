// The screens and sheets that root views are shown in.

import SceneModel

extension RootGeometryBuilder {
  /// Whether a presentation style leaves the presenting view visible around the presented one.
  static func isSheet(_ style: String?) -> Bool {
    switch style {
    case "fullScreen", "overFullScreen", "currentContext", "overCurrentContext", "custom", "none": false
    default: true
    }
  }

  /// A sheet in the middle of a tablet's screen.
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

  /// The screen, or in the document's own environment the one that its simulated metrics name.
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
