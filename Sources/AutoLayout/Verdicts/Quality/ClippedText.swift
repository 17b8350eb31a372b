// Texts that do not fit into the frame that the constraints give them.

import SceneDiagnostics
import SceneModel
import TextMetrics

extension LayoutRules {
  public static let clippedText = Rule(
    "clipped-text", .quality, .warning,
    summary: "a text does not fit into the frame that the constraints give its view",
    rationale: """
      The text is cut off or ends in an ellipsis on this device, at this text size. Longer words of other languages will be \
      cut even more.
      """,
    remedy: """
      Give the view more room, let it wrap (`numberOfLines` 0), let it shrink its font, or raise its compression resistance \
      above what squeezes it.
      """,
    examples: [
      Rule.Example(
        """
        <viewController id="vc1"><view key="view" id="v01"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>\
        <subviews><label text="A rather long title" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="a01">\
        <rect key="frame" x="16" y="40" width="60" height="20.5"/>\
        <constraints><constraint firstAttribute="width" constant="60" id="c01"/></constraints>\
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>\
        <constraint firstItem="a01" firstAttribute="leading" secondItem="v01" secondAttribute="leading" constant="16" id="c02"/>\
        <constraint firstItem="a01" firstAttribute="top" secondItem="v01" secondAttribute="top" constant="40" id="c03"/>\
        </constraints></view></viewController>
        """, findings: 1),
      Rule.Example(
        """
        <viewController id="vc1"><view key="view" id="v01"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>\
        <subviews><label text="Title" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="a01">\
        <rect key="frame" x="16" y="40" width="60" height="20.5"/>\
        <constraints><constraint firstAttribute="width" constant="60" id="c01"/></constraints>\
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>\
        <constraint firstItem="a01" firstAttribute="leading" secondItem="v01" secondAttribute="leading" constant="16" id="c02"/>\
        <constraint firstItem="a01" firstAttribute="top" secondItem="v01" secondAttribute="top" constant="40" id="c03"/>\
        </constraints></view></viewController>
        """, findings: 0),
    ])
}

extension QualityCheck {
  /// What a line of text leaves free above and below its letters, as a share of its height.
  private static let emptyShareOfLine = 0.25

  mutating func checkTextFit(_ k: Int) {
    let view = view(k)
    var wraps = false
    switch view.content {
    case .label(let label):
      if label.adjustsFontSizeToFit { return }
      wraps = label.numberOfLines != 1
    case .button(let button):
      // Images scale down and insets give way before a title is cut.
      guard button.normal.image == nil, button.normal.backgroundImage == nil, button.configuration == nil,
        !(button.normal.title ?? "").isEmpty
      else { return }
    default: return
    }
    let content = solved.contents[k]
    // What an assumed size claims is no finding.
    guard content.confidence != .assumed, content.confidence != .placeholder else { return }
    let rect = solved.rects[k]
    if !wraps, let width = content.width {
      let missing = width - rect.width
      if missing > SizeDoubt.learnedError(of: width), rect.width > 0 {
        var diagnostic = finding(
          LayoutRules.clippedText,
          "the text of \(name(k)) is cut off: it is \(pointText(width)) points wide, its view \(pointText(rect.width))",
          k, axes: [.horizontal])
        diagnostic.help = "give it \(pointsText(missing.rounded(.up))) more, or let it wrap or shrink"
        diagnostics.append(diagnostic)
        return
      }
    }
    if let height = content.height, rect.height > 0, view.kind == .label {
      let missing = height - rect.height
      // A line's box is higher than its letters: a little less cuts nothing.
      if missing > SizeDoubt.learnedError(of: height) + height * Self.emptyShareOfLine {
        var diagnostic = finding(
          LayoutRules.clippedText,
          "the text of \(name(k)) is cut off: it is \(pointText(height)) points high, its view \(pointText(rect.height))",
          k, axes: [.vertical])
        diagnostic.help = "give it \(pointsText(missing.rounded(.up))) more"
        diagnostics.append(diagnostic)
      }
    }
  }
}
