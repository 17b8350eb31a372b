// Draws what belongs to a device rather than to its scenes: status bar, home indicator, and the frame with
// its cutout.

import AutoLayout
import SceneModel
import SceneXML
import TextMetrics

extension Painter {
  /// The width of the frame around a screen, in points.
  static let bezel = 10.0

  /// The radius of the screen's corners, in points. Real ones are rounder, but then a frame of this width would
  /// not cover the corners of the content.
  private var cornerRadius: Double {
    guard environment.hasHomeIndicator else { return 0 }
    return environment.idiom == "pad" ? 18 : 30
  }

  /// - Parameter bar: the element of the navigation bar below it; nil for none.
  mutating func drawStatusBar(_ width: Double, height: Double, over bar: XMLDocument.ElementID? = nil) {
    guard height > 0 else { return }
    let color = isBlack(bar) ? PictureColor.white : system("labelColor")
    let isMirrored = environment.direction == .rightToLeft
    let isTall = height > 30
    // Beside the cutout, the time is centered in the corner.
    let y = isTall ? height - 16 : height / 2 + 4.5
    let size = isTall ? 16.0 : 12
    svg.begin("g")
    svg.attribute("class", word: "status-bar")
    if isTall {
      drawLine("9:41", size: size, weight: .semibold, color, x: isMirrored ? width - 50 : 50, y: y, .center)
    } else if environment.idiom == "pad" {
      drawLine(
        "9:41 AM", size: size, weight: .medium, color, x: isMirrored ? width - 20 : 20, y: y,
        isMirrored ? .right : .left)
    } else {
      drawLine("9:41 AM", size: size, weight: .semibold, color, x: width / 2, y: y, .center)
    }
    let (length, thickness) = isTall ? (25.0, 12.0) : (20.0, 9.5)
    let x = width - (isTall ? 26 : 8) - length
    let battery = Rect(x: x, y: y - thickness + 0.5, width: length, height: thickness)
      .mirrored(isMirrored, in: width)
    outline(battery, color.faded(0.5), width: 1, radius: 3)
    rect(battery.inset(by: 2), fill: color, radius: 1.5)
    svg.end()
  }

  mutating func drawHomeIndicator(_ size: Size) {
    let width = environment.idiom == "pad" ? 240.0 : 134
    rect(
      Rect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5),
      fill: system("labelColor"), radius: 2.5)
  }

  /// Draws the frame of a device around a screen, over the corners of its content.
  mutating func drawDeviceFrame(around size: Size) {
    let bezel = Self.bezel
    let radius = cornerRadius
    let outer = radius > 0 ? min(radius + bezel, 34) : 14
    svg.begin("path")
    svg.attribute("class", word: "device")
    svg.attribute("fill-rule", word: "evenodd")
    svg.attribute(
      "d",
      Self.roundedRect(
        Rect(x: -bezel, y: -bezel, width: size.width + 2 * bezel, height: size.height + 2 * bezel), outer)
        + Self.roundedRect(Rect(x: 0, y: 0, width: size.width, height: size.height), radius))
    fill(PictureColor(0x2B2B2E))
    svg.end()
    guard radius > 0, environment.idiom != "pad" else { return }
    let isLandscape = size.width > size.height
    let side = isLandscape ? size.height : size.width
    // The cutout is in the middle of the short edge: an island where the status bar is at least 54 points.
    let depth = isLandscape ? environment.screenInsets.left : environment.screenInsets.top
    if depth >= 51 {
      let island = Rect(x: side / 2 - 62, y: 11, width: 124, height: 36)
      rect(isLandscape ? Rect(x: 11, y: island.x, width: 36, height: 124) : island, fill: .black, radius: 18)
    } else {
      let notch = Rect(x: side / 2 - 90, y: -1, width: 180, height: 31)
      rect(
        isLandscape ? Rect(x: -1, y: notch.x, width: 31, height: 180) : notch, fill: PictureColor(0x2B2B2E),
        radius: 16)
    }
  }

  /// A rounded rectangle as path data.
  static func roundedRect(_ r: Rect, _ radius: Double) -> String {
    let k = min(max(radius, 0), r.width / 2, r.height / 2)
    let (w, h) = (shown(r.width - 2 * k), shown(r.height - 2 * k))
    guard k > 0 else { return "M\(shown(r.x)) \(shown(r.y))h\(w)v\(h)h-\(w)Z" }
    let (c, n) = (shown(k), shown(-k))
    return
      "M\(shown(r.x + k)) \(shown(r.y))h\(w)a\(c) \(c) 0 0 1 \(c) \(c)v\(h)a\(c) \(c) 0 0 1 \(n) \(c)h-\(w)a\(c) \(c) 0 0 1 \(n) \(n)v-\(h)a\(c) \(c) 0 0 1 \(c) \(n)Z"
  }
}
