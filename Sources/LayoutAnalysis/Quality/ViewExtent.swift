// Views that cannot be seen or reached: outside their superview, without a size, or too small to touch.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

extension LayoutRules {
  public static let viewOutsideSuperview = Rule(
    "view-outside-superview", .quality, .warning, missing: .inHierarchy,
    summary: "a visible view is outside its superview, or the screen cuts off a text or a control",
    rationale: """
      Such a view is invisible if its superview clips, and it never receives touches. A view that extends beyond the screen is \
      only partly visible. Plain views and images are reported only if they are entirely outside, because decoration often \
      overhangs. A view that a constraint to its superview places there on purpose, such as “leading = superview.leading − \
      200”, is not reported, nor is a view whose alpha is 0.
      """,
    remedy: "Move the view inside, or hide it until an animation brings it in.",
    examples: [
      Rule.Example(box(leading: 400), findings: 1), Rule.Example(box(leading: 16), findings: 0),
      Rule.Example(box(leading: -200), findings: 0),
      Rule.Example(button(height: 48, leading: 300, screen: 375), findings: 1),
    ])

  public static let zeroSizedView = Rule(
    "zero-sized-view", .quality, .warning, missing: .inHierarchy,
    summary: "the constraints give a visible view a width or height of 0",
    rationale:
      "A view without an area is not drawn. Usually a chain of constraints squeezed it to nothing.",
    remedy: "Give the view a size, or hide it.",
    examples: [
      Rule.Example(
        """
        <viewController id="vc1"><view key="view" id="v01"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>\
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a01">\
        <rect key="frame" x="160" y="40" width="0.0" height="40"/>\
        <constraints><constraint firstAttribute="height" constant="40" id="c01"/></constraints></view></subviews>\
        <constraints>\
        <constraint firstItem="a01" firstAttribute="leading" secondItem="v01" secondAttribute="centerX" id="c02"/>\
        <constraint firstItem="a01" firstAttribute="trailing" secondItem="v01" secondAttribute="centerX" id="c03"/>\
        <constraint firstItem="a01" firstAttribute="top" secondItem="v01" secondAttribute="top" constant="40" id="c04"/>\
        </constraints></view></viewController>
        """, findings: 1),
      Rule.Example(box(leading: 16), findings: 0),
    ])

  public static let smallTouchTarget = Rule(
    "small-touch-target", .quality, .warning, isEnabledByDefault: false, missing: .inHierarchy,
    summary: "a control is smaller than 44 × 44 points",
    rationale: """
      Apple's guidelines ask for at least 44 × 44 points. People miss smaller targets, especially while moving or with limited \
      dexterity. Text fields of at least 30 points and controls that ignore touches are not reported.
      """,
    remedy: "Make the control, or its content insets, larger.",
    examples: [
      Rule.Example(button(height: 30), findings: 1), Rule.Example(button(height: 48), findings: 0),
    ])

  private static func box(leading: Int) -> String {
    """
    <viewController id="vc1"><view key="view" id="v01"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>\
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a01">\
    <rect key="frame" x="\(leading)" y="40" width="100" height="40"/><constraints>\
    <constraint firstAttribute="height" constant="40" id="c01"/>\
    <constraint firstAttribute="width" constant="100" id="c02"/></constraints></view></subviews><constraints>\
    <constraint firstItem="a01" firstAttribute="leading" secondItem="v01" secondAttribute="leading" constant="\(leading)" id="c03"/>\
    <constraint firstItem="a01" firstAttribute="top" secondItem="v01" secondAttribute="top" constant="40" id="c04"/>\
    </constraints></view></viewController>
    """
  }

  private static func button(height: Int, leading: Int = 16, screen: Int = 320) -> String {
    """
    <viewController id="vc1"><view key="view" id="v01"><rect key="frame" x="0.0" y="0.0" width="\(screen)" height="568"/>\
    <subviews><button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="a01">\
    <rect key="frame" x="\(leading)" y="40" width="100" height="\(height)"/><constraints>\
    <constraint firstAttribute="height" constant="\(height)" id="c01"/>\
    <constraint firstAttribute="width" constant="100" id="c02"/></constraints><state key="normal" title="Go"/></button>\
    </subviews><constraints>\
    <constraint firstItem="a01" firstAttribute="leading" secondItem="v01" secondAttribute="leading" constant="\(leading)" id="c03"/>\
    <constraint firstItem="a01" firstAttribute="top" secondItem="v01" secondAttribute="top" constant="40" id="c04"/>\
    </constraints></view></viewController>
    """
  }
}

extension QualityCheck {
  /// Excludes content that scrolls in, and views that stack views and cells lay out.
  mutating func checkExtent(_ k: Int) {
    guard let parent = parent(k) else { return }
    let (inner, outer) = (frame(k), frame(parent))
    if inner.width <= 0 || inner.height <= 0 {
      // A self-sizing row grows at run time.
      if isZeroByChance(k), inner.width <= 0 || !context.isSelfSizing(solved.root) {
        let axis: Axis = inner.width <= 0 ? .horizontal : .vertical
        diagnostics.append(
          finding(
            LayoutRules.zeroSizedView,
            "\(name(k)) is visible but has no \(axis == .horizontal ? "width" : "height")", k, axes: [axis]))
      }
      return
    }
    guard self[k].role == .subview, !self[parent].kind.scrolls, outer.width > 0, outer.height > 0 else {
      return
    }
    let isBeside = inner.maxX <= outer.minX || inner.minX >= outer.maxX
    let isAboveOrBelow = inner.maxY <= outer.minY || inner.minY >= outer.maxY
    guard isBeside || isAboveOrBelow else {
      checkScreen(k)
      return
    }
    let isBefore = isBeside ? inner.maxX <= outer.minX : inner.maxY <= outer.minY
    if isIntentionalOverhang(k, isBeside ? .horizontal : .vertical, isBefore: isBefore) { return }
    let place =
      inner.maxX <= outer.minX
      ? "left of" : inner.minX >= outer.maxX ? "right of" : inner.maxY <= outer.minY ? "above" : "below"
    diagnostics.append(
      finding(
        LayoutRules.viewOutsideSuperview, "\(name(k)) is entirely \(place) its superview", k,
        axes: isBeside ? (isAboveOrBelow ? [.horizontal, .vertical] : [.horizontal]) : [.vertical]))
  }

  /// Whether the screen cuts off a text or a control that cannot scroll into view.
  private mutating func checkScreen(_ k: Int) {
    // The content is inside the frame.
    let (frame, screen) = (frame(k), frame(0))
    guard
      screen.minX - frame.minX > AnalysisTolerances.touch
        || frame.maxX - screen.maxX > AnalysisTolerances.touch
        || screen.minY - frame.minY > AnalysisTolerances.touch
        || frame.maxY - screen.maxY > AnalysisTolerances.touch
    else { return }
    guard holdsContent(k), context.document.header.kind == .storyboard,
      context.document[solved.root].role == .root
    else { return }
    var around = parent(k)
    while let view = around {
      if self[view].kind.scrolls { return }
      around = parent(view)
    }
    let inner = contentFrame(k)
    // A view that is completely beside the screen will be moved in by code.
    guard inner.minX < screen.maxX, inner.maxX > screen.minX, inner.minY < screen.maxY,
      inner.maxY > screen.minY
    else { return }
    // A canvas of another size is not the screen.
    var beyond: [(points: Double, edge: String, axis: Axis, isBefore: Bool)] = [
      (screen.minX - inner.minX, "left", .horizontal, true),
      (inner.maxX - screen.maxX, "right", .horizontal, false),
      (screen.minY - inner.minY, "top", .vertical, true),
      (inner.maxY - screen.maxY, "bottom", .vertical, false),
    ]
    beyond.removeAll { $0.points <= AnalysisTolerances.touch || !inputs.fillsScreen(along: $0.axis) }
    beyond = beyond.filter { !isIntentionalOverhang(k, $0.axis, isBefore: $0.isBefore) }
    guard let first = beyond.first else { return }
    let parts = beyond.map { "\(pointsText($0.points)) beyond the \($0.edge) edge" }
    var axes = [first.axis]
    if let last = beyond.last, last.axis != first.axis { axes.append(last.axis) }
    diagnostics.append(
      finding(
        LayoutRules.viewOutsideSuperview,
        "\(name(k)) extends \(parts.joined(separator: " and ")) of the screen", k, axes: axes))
  }

  /// Whether no constraint sets the size to 0, and the view is of a kind with something to show.
  private mutating func isZeroByChance(_ k: Int) -> Bool {
    let view = view(k)
    guard view.role == .subview, !view.translatesAutoresizingMask, !view.hasFixedFrame,
      view.customClass == nil
    else { return false }
    let index = solved.state.system.views[k]
    let content = solved.state.contents[k]
    // Content that is empty at design time (a label without text, an image view without image) is set at run
    // time.
    if content.width == 0 || content.height == 0 { return false }
    if content.width == nil, content.height == nil, view.kind != .view || view.firstChild != nil {
      return false
    }
    let about = Array(context.document[index].constraints) + outerConstraints(of: index)
    for i in about where context.traits.isActive[i] {
      let constraint = context.document.constraints[i]
      if constraint.secondItem == nil, constraint.constant == 0 { return false }
    }
    if let parent = parent(k), self.view(parent).kind == .stackView { return false }
    return true
  }

  private static let leastTouchTarget = 44.0
  /// The height of a field with a border: 30 points before iOS 13, 34 since then.
  private static let leastFieldHeight = 30.0

  mutating func checkTouchTarget(_ k: Int) {
    let view = view(k)
    switch view.kind {
    case .button, .switchControl, .slider, .stepper, .segmentedControl, .textField: break
    default: return
    }
    let frame = frame(k)
    // The system's controls with a fixed height look small but have large touch areas.
    let isFixed = view.kind != .button && view.kind != .textField
    guard frame.width > 0, frame.height > 0, !isFixed else { return }
    // A view that ignores touches is not a target. Every app has fields with UIKit's own height, so only
    // lower ones are the author's choice.
    if context.document.source.value(.userInteractionEnabled, of: view.element) == "NO" { return }
    let isNarrow = frame.width < Self.leastTouchTarget
    let leastHeight = view.kind == .textField ? Self.leastFieldHeight : Self.leastTouchTarget
    let isLow = frame.height < leastHeight
    guard isNarrow || isLow else { return }
    diagnostics.append(
      finding(
        LayoutRules.smallTouchTarget,
        "\(name(k)) is \(pointText(frame.width)) × \(pointText(frame.height)) points; touch targets should be at least \(pointText(isLow && !isNarrow ? leastHeight : Self.leastTouchTarget)) points \(isNarrow && isLow ? "in both directions" : isNarrow ? "wide" : "tall")",
        k, axes: (isNarrow ? [.horizontal] : []) + (isLow ? [.vertical] : [])))
  }
}
