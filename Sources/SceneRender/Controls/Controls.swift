// Draws controls without much text: switches, sliders, steppers, progress, pages, activity.

import SceneModel
import SceneXML
import TextMetrics

extension Painter {
  mutating func drawSwitch(_ view: View, _ bounds: Rect) {
    let isOn = isOn(.on, of: view.element)
    let radius = bounds.height / 2
    let track =
      isOn
      ? colors.color("onTintColor", of: view.element) ?? system("systemGreenColor")
      : system("secondarySystemFillColor")
    rect(bounds, fill: track, radius: radius)
    let isAtEnd = isOn != isRightToLeft(view)
    let thumb = max(radius - 2, 0)
    circle(
      isAtEnd ? bounds.width - radius : radius, bounds.midY, radius: thumb,
      fill: colors.color("thumbTintColor", of: view.element) ?? .white)
  }

  mutating func drawSlider(_ control: Control, _ index: ViewIndex, _ view: View, _ bounds: Rect) {
    let minimum = number(.minValue, of: view.element) ?? 0
    let maximum = number(.maxValue, of: view.element) ?? 1
    let value = number(.value, of: view.element) ?? minimum
    let share = maximum > minimum ? min(max((value - minimum) / (maximum - minimum), 0), 1) : 0
    var track = Rect(x: 2, y: bounds.midY - 2, width: max(bounds.width - 4, 0), height: 4)
    for (image, isFirst) in [(control.minimumValueImage, true), (control.maximumValueImage, false)] {
      guard let image else { continue }
      let size = measurement.imageSize(image, pointSize: 17).size ?? Size(width: 20, height: 20)
      let box = Rect(
        x: isFirst ? 0 : bounds.width - size.width, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
      drawImage(image, in: box, tint: tint(of: index), mode: "center")
      if isFirst { track.x += size.width + 6 }
      track.width = max(track.width - size.width - 6, 0)
    }
    let tint = colors.color("minimumTrackTintColor", of: view.element) ?? tint(of: index)
    rect(
      track, fill: colors.color("maximumTrackTintColor", of: view.element) ?? system("systemFillColor"),
      radius: 2)
    let radius = min(13.5, bounds.height / 2)
    let travel = max(track.width - 2 * radius, 0)
    let isMirrored = isRightToLeft(view)
    let x = track.x + radius + travel * (isMirrored ? 1 - share : share)
    rect(
      isMirrored
        ? Rect(x: x, y: track.y, width: track.maxX - x, height: 4)
        : Rect(x: track.x, y: track.y, width: x - track.x, height: 4),
      fill: tint, radius: 2)
    svg.begin("circle")
    svg.attribute("cx", x)
    svg.attribute("cy", bounds.midY)
    svg.attribute("r", radius)
    fill(colors.color("thumbTintColor", of: view.element) ?? .white)
    stroke(PictureColor(0x000000, 0.15), width: 0.5)
    svg.end()
  }

  mutating func drawStepper(_ bounds: Rect) {
    rect(bounds, fill: system("tertiarySystemFillColor"), radius: 8)
    let color = system("labelColor")
    line(bounds.midX, bounds.midY - 9, bounds.midX, bounds.midY + 9, system("separatorColor"))
    let (left, right) = (bounds.width / 4, bounds.width * 3 / 4)
    stroked(
      "M\(shown(left - 6)) \(shown(bounds.midY))h12M\(shown(right - 6)) \(shown(bounds.midY))h12M\(shown(right)) \(shown(bounds.midY - 6))v12",
      color, width: 1.7)
  }

  mutating func drawProgressView(_ index: ViewIndex, _ view: View, _ bounds: Rect) {
    let share = min(max(number(.progress, of: view.element) ?? 0, 0), 1)
    let radius = bounds.height / 2
    rect(
      bounds, fill: colors.color("trackTintColor", of: view.element) ?? system("systemFillColor"),
      radius: radius)
    let done = Rect(x: 0, y: 0, width: bounds.width * share, height: bounds.height)
    rect(
      done.mirrored(isRightToLeft(view), in: bounds.width),
      fill: colors.color("progressTintColor", of: view.element) ?? tint(of: index), radius: radius)
  }

  mutating func drawPageControl(_ control: Control, _ view: View, _ bounds: Rect) {
    let count = min(control.numberOfPages, 200)
    let current = number(.currentPage, of: view.element) ?? 0
    let spacing = 16.0
    var x = bounds.midX - Double(count - 1) * spacing / 2
    let light = document.header.toolsVersion < 18000
    let active =
      colors.color("currentPageIndicatorTintColor", of: view.element)
      ?? (light ? PictureColor.white : system("labelColor"))
    let other =
      colors.color("pageIndicatorTintColor", of: view.element)
      ?? (light ? PictureColor.white.faded(0.5) : system("tertiaryLabelColor"))
    for page in 0..<max(count, 0) {
      if x > 3, x < bounds.width - 3 {
        circle(x, bounds.midY, radius: 3.5, fill: Double(page) == current ? active : other)
      }
      x += spacing
    }
  }

  mutating func drawActivityIndicator(_ control: Control, _ view: View, _ bounds: Rect) {
    if control.hidesWhenStopped, !isOn(.animating, of: view.element) { return }
    let isWhite = control.style == "white" || control.style == "whiteLarge"
    let color =
      colors.color("color", of: view.element) ?? (isWhite ? .white : system("systemGrayColor"))
    let radius = min(bounds.width, bounds.height, 37) / 2
    for (k, direction) in Self.spokes.enumerated() {
      let ink = color.faded(1 - Double(k) * 0.1)
      stroked(
        polyline([
          (bounds.midX + direction.0 * radius * 0.5, bounds.midY + direction.1 * radius * 0.5),
          (bounds.midX + direction.0 * radius * 0.9, bounds.midY + direction.1 * radius * 0.9),
        ]), ink, width: radius * 0.2)
    }
  }

  /// Eight directions on the unit circle, clockwise from the top.
  private static let spokes: [(Double, Double)] = {
    let d = 0.70711
    return [(0, -1), (d, -d), (1, 0), (d, d), (0, 1), (-d, d), (-1, 0), (-d, -d)]
  }()

  mutating func drawSegmentedControl(_ control: SegmentedControl, _ view: View, _ bounds: Rect) {
    let selected = number(.selectedSegmentIndex, of: view.element) ?? 0
    rect(bounds, fill: system("tertiarySystemFillColor"), radius: 8)
    let widths = segmentWidths(control, bounds.width)
    let isMirrored = isRightToLeft(view)
    var x = 0.0
    for (k, segment) in control.segments.enumerated() {
      let box = Rect(x: x, y: 0, width: widths[k], height: bounds.height).mirrored(
        isMirrored, in: bounds.width)
      x += widths[k]
      let isSelected = Double(k) == selected
      if isSelected {
        let color =
          colors.color("selectedSegmentTintColor", of: view.element)
          ?? (appearance == .dark ? PictureColor(0x636366) : .white)
        rect(box.inset(by: 2), fill: color, radius: 7)
      } else if k > 0, Double(k - 1) != selected {
        let edge = isMirrored ? box.maxX : box.x
        line(edge, 8, edge, max(bounds.height - 8, 8), system("separatorColor"))
      }
      if let image = segment.image {
        let size = measurement.imageSize(image, pointSize: 13).size ?? Size(width: 16, height: 16)
        drawImage(image, in: box.centered(size), tint: system("labelColor"), mode: "center")
      } else {
        draw(
          StyledText(
            segment.title ?? "", Font(weight: isSelected ? .semibold : .regular, size: 13),
            system("labelColor"), .center), in: box.inset(by: 2, 0))
      }
    }
  }

  private func segmentWidths(_ control: SegmentedControl, _ width: Double) -> [Double] {
    let fixed = control.segments.reduce(0) { $0 + ($1.width ?? 0) }
    let open = control.segments.filter { $0.width == nil }
    guard control.apportionsSegmentWidthsByContent else {
      let each = open.isEmpty ? 0 : max(width - fixed, 0) / Double(open.count)
      return control.segments.map { $0.width ?? each }
    }
    let natural = control.segments.map { segment in
      segment.width ?? textWidth(segment.title ?? "", font: Font(size: 13)).width + 20
    }
    let sum = natural.reduce(0, +)
    return natural.map { sum > 0 ? $0 * width / sum : 0 }
  }
}
