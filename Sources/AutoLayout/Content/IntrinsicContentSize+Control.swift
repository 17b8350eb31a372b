// The content sizes of controls without text, by the version of Interface Builder, and of segmented controls.
// Sizes are those of the alignment rect: the frame of a slider is 1 point taller before Xcode 26, and that of
// a switch 2 points wider.

import SceneModel
import TextMetrics

extension ContentMeasurement {
  /// Switches, sliders, steppers and other controls. The numbers are stored frames whose dimension no
  /// constraint fixes.
  func control(_ view: View) -> IntrinsicContent {
    var content = IntrinsicContent(confidence: .measured)
    var control: Control?
    if case .control(let found) = view.content { control = found }
    switch view.kind {
    case .switchControl:
      // 51 × 31 (110 of 112); since Xcode 26, 63 × 28 (46 of 48).
      (content.width, content.height) = era < .xcode26 ? (49, 31) : (61, 28)
    case .slider:
      // 31 tall (72 of 80), 34 in Xcode 16.3 (7 of 8, in one project) and, without a difference between frame
      // and alignment rect, since Xcode 26.
      let isTall = has(.tallSliders) && environment.follows(.earlyTallSliders)
      content.height = era < .xcode26 ? (isTall ? 33 : 30) : 34
    case .stepper:
      (content.width, content.height) = (94, !has(.iOS13Controls) ? 29 : 32)
    case .progressView:
      content.height = !has(.thickProgressViews) ? 2 : 4
    case .activityIndicator:
      let isLarge = control?.style == "whiteLarge" || control?.style == "large"
      (content.width, content.height) = isLarge ? (37, 37) : (20, 20)
    case .pageControl:
      measurePageControl(pages: control?.numberOfPages ?? 0, &content)
    case .pickerView, .datePicker:
      measurePicker(view, control, &content)
    case .searchBar:
      measureSearchBar(view, &content)
    case .toolbar:
      // Since Xcode 11, 49 on the inset at the bottom of phones with a home indicator (107 of 109), 44 above another
      // bar or elsewhere (3 of 3 in 2 repositories), where the root has no such inset (2 of 2 in 2 projects), inside
      // other views (one, in a cell) and on other devices (14 of 16).
      content.height = 44
      let isInRoot = view.parent.map { document[$0].role == .root } ?? false
      if era >= .xcode11, environment.hasHomeIndicator, isInRoot,
        environment.follows(.toolbarsFillHomeIndicator)
      {
        (content.height, content.heightOffBottom) = (49, 44)
      }
    case .tabBar: content.height = 49
    case .navigationBar:
      content.height = era < .xcode26 ? 44 : 54
      // A bar that constraints place in a sheet (14 of 14 in 2 projects; 11 of 11 elsewhere are 44).
      if era >= .xcode11, era < .xcode26, environment.follows(.tallBarsInSheets) {
        content.heightInSheet = 56
      }
    default: return .none
    }
    return content
  }

  private func measurePageControl(pages: Int, _ content: inout IntrinsicContent) {
    let pages = Double(min(max(pages, 0), 1000))
    if !has(.iOS14PageControls) {
      (content.width, content.height) = (max(0, 16 * pages - 9), 37)
    } else if era < .xcode13 {
      // Three pages are 122 by 28 points at two pixels a point, and two are 102.33 by 26.33 at three (3 controls of 3
      // projects outside the corpus). Linear between and beyond.
      (content.width, content.height) =
        environment.scale == 3 ? (70 + 97 * pages / 6, 79.0 / 3) : (70 + 52 * pages / 3, 28)
      content.confidence = .assumed
    } else {
      // Three pages are 115.5 and 116 points wide, nine 206.5 (one project each). Linear between and beyond.
      (content.width, content.height) = (70 + 91 * pages / 6, 26)
      content.confidence = (3...9).contains(pages) ? .measured : .assumed
    }
  }

  private func measurePicker(_ view: View, _ control: Control?, _ content: inout IntrinsicContent) {
    (content.width, content.height) = (320, era < .xcode7 ? 162 : 216)
    var style = control?.style
    if view.kind == .datePicker, style == nil, era >= .xcode13,
      control?.datePickerMode != "countDownTimer", environment.follows(.datePickersAreCompact)
    {
      style = "compact"
    }
    if style == "compact" || style == "inline" {
      // A line of 17 points with 7 above and below (2 frames of 2 projects).
      let compactHeight = 14 + environment.roundedUpToPixels(Font(size: 17).lineHeight)
      content.confidence = .assumed
      (content.width, content.height) =
        style == "compact" ? (compactDateWidth(control?.datePickerMode), compactHeight) : (320, 330)
    }
  }

  private func measureSearchBar(_ view: View, _ content: inout IntrinsicContent) {
    // 44 up to Xcode 8 (5 of 5), 56 since then (8 of 8 before Xcode 11), but in Xcode 13 (51: 2 of 2 projects,
    // in 19455 and 20037).
    let isLow = environment.follows(.tallSearchBars) ? era < .xcode9 : era < .xcode11
    var height = isLow ? 44.0 : era == .xcode13 ? 51 : era < .xcode26 ? 56 : 64
    if case .bar(let bar) = view.content, bar.showsScopeBar || bar.prompt != nil {
      // 132 points with both since iOS 13 (one stored frame). Before that, 75 with a prompt and 88 with
      // scopes (UISearchBar's values).
      if bar.prompt != nil { height += 31 }
      if bar.showsScopeBar { height += era < .xcode11 ? 44 : 45 }
      content.confidence = .assumed
    }
    content.height = height
  }

  /// The width of a compact date picker, which shows the date, the time, or both in capsules.
  private func compactDateWidth(_ mode: String?) -> Double {
    switch mode {
    case "time": 85
    case "date": 124
    default: 213
    }
  }

  /// Equal segments are as wide as the widest title at 13 points plus 14 points, or 20 since iOS 13, with a
  /// point between segments. Otherwise each is as wide as its own title. Titles are rounded up (7 of 7
  /// widths); since iOS 13 they are of medium weight, without 0.9 points, and rounded down (22 of 23 widths of
  /// 11 projects, which leave 0.84 to 0.96 points).
  func segmentedControl(_ control: SegmentedControl) -> IntrinsicContent {
    let isRecent = has(.iOS13Controls)
    var font = Font(size: 13, era: SystemFontEra(toolsVersion: document.header.toolsVersion))
    if isRecent { font.weight = .medium }
    font = font.resolved(in: environment.fonts)
    var widest = 0.0
    var sum = 0.0
    var fixed = 0.0
    var automatic = 0
    var confidence = Confidence.learned
    for segment in control.segments {
      if let width = segment.width, width > 0 {
        fixed += width
        continue
      }
      var width: Double
      if let image = segment.image {
        let (size, sureness) = imageSize(image, pointSize: 13)
        width = size?.width ?? 0
        confidence = max(confidence, sureness)
      } else {
        let title = segment.title ?? ""
        let text = textWidth(title, font: font)
        width = isRecent ? (text.width - 0.9).rounded(.down) : text.width.rounded(.up)
        confidence = max(confidence, text.confidence)
      }
      width += isRecent ? 20 : 14
      automatic += 1
      sum += width
      widest = max(widest, width)
    }
    let segments =
      control.apportionsSegmentWidthsByContent ? sum : widest * Double(automatic)
    let dividers = Double(max(0, control.segments.count - 1))
    return IntrinsicContent(
      width: segments + fixed + dividers, height: isRecent ? 31 : 28, confidence: confidence)
  }
}
