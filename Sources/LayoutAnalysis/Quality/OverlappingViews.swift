// overlapping-views: siblings with content that cover each other.

import AutoLayout
import SceneDiagnostics
import SceneModel

extension LayoutRules {
  public static let overlappingViews = Rule(
    "overlapping-views", .quality, .warning, isEnabledByDefault: false, missing: .inHierarchy,
    summary: "two visible siblings with text or controls overlap",
    rationale: """
      One of them is partly hidden, and touches meant for one can reach the other. This often shows only on small screens or \
      with large text.
      """,
    remedy: "Keep the two apart with a constraint between them; ≥ is enough.",
    examples: [
      Rule.Example(labels(secondTop: 50), findings: 1), Rule.Example(labels(secondTop: 90), findings: 0),
    ])

  private static func labels(secondTop: Int) -> String {
    """
    <viewController id="vc1"><view key="view" id="v01"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>\
    <subviews><label text="First" translatesAutoresizingMaskIntoConstraints="NO" id="a01">\
    <rect key="frame" x="16" y="40" width="40" height="20.5"/>\
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>\
    <label text="Second" translatesAutoresizingMaskIntoConstraints="NO" id="a02">\
    <rect key="frame" x="16" y="\(secondTop)" width="60" height="20.5"/>\
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews><constraints>\
    <constraint firstItem="a01" firstAttribute="leading" secondItem="v01" secondAttribute="leading" constant="16" id="c01"/>\
    <constraint firstItem="a01" firstAttribute="top" secondItem="v01" secondAttribute="top" constant="40" id="c02"/>\
    <constraint firstItem="a02" firstAttribute="leading" secondItem="v01" secondAttribute="leading" constant="16" id="c03"/>\
    <constraint firstItem="a02" firstAttribute="top" secondItem="v01" secondAttribute="top" constant="\(secondTop)" id="c04"/>\
    </constraints></view></viewController>
    """
  }
}

extension QualityCheck {
  /// Sweeps over the siblings of each superview from top to bottom. Nearly linear unless many are at the same
  /// height.
  mutating func checkOverlaps() {
    var siblings: [ViewIndex: [Int]] = [:]
    for k in solved.state.system.views.indices
    where k > 0 && isVisible[k] && isDetermined(k) && holdsContent(k) && !isBuiltIn(k) {
      if let parent = context.document[solved.state.system.views[k]].parent {
        siblings[parent, default: []].append(k)
      }
    }
    for parent in siblings.keys.sorted() {
      let members = (siblings[parent] ?? []).map { (k: $0, frame: contentFrame($0)) }
        .sorted { $0.frame.minY != $1.frame.minY ? $0.frame.minY < $1.frame.minY : $0.k < $1.k }
      for (index, upper) in members.enumerated() {
        for lower in members[(index + 1)...].prefix(AnalysisLimits.comparedNeighbours) {
          if lower.frame.minY >= upper.frame.maxY - AnalysisTolerances.touch { break }
          let overlap = (
            width: min(upper.frame.maxX, lower.frame.maxX) - max(upper.frame.minX, lower.frame.minX),
            height: min(upper.frame.maxY, lower.frame.maxY) - lower.frame.minY
          )
          if overlap.width > AnalysisTolerances.touch, overlap.height > AnalysisTolerances.touch,
            !isMeantToOverlap(upper.k, lower.k, overlap.width, overlap.height)
          {
            report(min(upper.k, lower.k), max(upper.k, lower.k), overlap.width, overlap.height)
          }
        }
      }
    }
  }

  /// Whether the upper view is inside a field or button, such as a currency sign or badge, or both are in the
  /// same place, where code shows one at a time.
  private func isMeantToOverlap(_ a: Int, _ b: Int, _ width: Double, _ height: Double) -> Bool {
    let (below, above) = (min(a, b), max(a, b))
    let (under, over) = (contentFrame(below), contentFrame(above))
    func fills(_ frame: Rect, _ share: Double) -> Bool {
      width >= frame.width * share && height >= frame.height * share
    }
    switch view(below).kind {
    case .textField, .searchBar: if fills(over, AnalysisTolerances.shareInField) { return true }
    case .button: if fills(over, AnalysisTolerances.shareInButton) { return true }
    default: break
    }
    let share = AnalysisTolerances.shareOfSamePlace
    return fills(under, share) && fills(over, share)
  }

  func holdsContent(_ k: Int) -> Bool {
    if case .button(let button) = self[k].content {
      // A button without content is a touch area that is put over other views on purpose.
      let state = button.normal
      return state.title != nil || state.attributedTitle != nil || state.image != nil
        || state.backgroundImage != nil || button.configuration != nil
    }
    switch self[k].kind {
    case .label, .textField, .switchControl, .slider, .stepper, .segmentedControl, .searchBar: return true
    default: return false
    }
  }

  /// The part of the frame with content: a label may be taller than its text, which is centered vertically.
  func contentFrame(_ k: Int) -> Rect {
    var frame = frame(k)
    guard case .label(let label) = self[k].content else { return frame }
    let content = solved.state.contents[k]
    if let height = content.height, height < frame.height {
      frame.y += (frame.height - height) / 2
      frame.height = height
    }
    if label.numberOfLines == 1, let width = content.width, width < frame.width {
      let source = context.document.source
      let isLeftToRight = context.environment.direction == .leftToRight
      switch source.value(.textAlignment, of: self[k].element) {
      case "center": frame.x += (frame.width - width) / 2
      case "right": frame.x += frame.width - width
      case "left": break
      default: if !isLeftToRight { frame.x += frame.width - width }
      }
      frame.width = width
    }
    return frame
  }

  private mutating func report(_ below: Int, _ above: Int, _ width: Double, _ height: Double) {
    var wording = context.wording()
    let (a, b) = (solved.state.system.views[below], solved.state.system.views[above])
    wording.distinguish([a, b])
    var diagnostic = finding(
      LayoutRules.overlappingViews,
      "\(wording.name(b)) covers \(pointText(width)) × \(pointText(height)) points of \(wording.name(a))",
      above, and: below)
    diagnostic.notes.append(.init("\(wording.name(a)) is behind it", at: context.range(of: a)))
    diagnostics.append(diagnostic)
  }
}
