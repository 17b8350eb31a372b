// The rules about layouts, with their documentation.

import AutoLayout
import SceneDiagnostics

/// The rules that are checked on solved layouts.
public enum LayoutRules {
  /// Every rule, by name.
  public static let all: [Rule] = [
    ambiguousLayout, clippedText, conflictingConstraints, redundantConstraint, deadConstraint,
    fixedWidthText,
    misplacedView, deprecatedLayoutGuide, overlappingViews, multiplePresentationContexts, smallTouchTarget,
    staleFlag,
    unknownDevice, unsolvedLayout, viewOutsideSuperview, zeroSizedView,
  ]

  public static let conflictingConstraints = Rule(
    "conflicting-constraints", .layout, .error, missing: .inOwners,
    summary: "required constraints conflict with each other",
    rationale: """
      At run time UIKit picks one of them to break and logs “Unable to simultaneously satisfy constraints”. What the screen \
      shows depends on the device and the iOS version.

      Several conflicts with one cause are reported once. The search ends at 32 conflicts of one view; a note then says that \
      there are more. Most conflicts are errors. A conflict is a warning if a required \
      content hugging or compression resistance priority has to give way, if a view in a xib conflicts with the size of its \
      canvas, or if a view that keeps its stored frame is off by at most a point. It is a note if constants disagree by a \
      point or less: UIKit logs the conflict, but nobody sees the difference. Conflicts that depend on something the file does \
      not say are not reported: a self-sizing cell, the half point of a cell's separator, the content size of a custom class \
      or of a button without a title, and text sizes and baselines within their margin of error.
      """,
    remedy: """
      Delete one of the listed constraints, lower its priority below 1000, relax it to ≥ or ≤, or change its constant. A fix \
      marked as verified was tried: the layout was solved again with it.
      """,
    examples: [
      Rule.Example(box(x: 16, width: 288, leading: true, fixed: 300), findings: 1),
      Rule.Example(box(x: 16, width: 288, leading: true, fixed: nil), findings: 0),
    ])

  static let offscreenCells = Rule.Option(
    "offscreen-cells", .flag, summary: "whether to note cells that Interface Builder does not lay out")

  static let lowRows = Rule.Option(
    "low-rows", .flag,
    summary: "whether to note rows that are too low or too high for their content on the canvas")

  public static let ambiguousLayout = Rule(
    "ambiguous-layout", .layout, .warning, missing: .inHierarchy,
    summary: "the constraints do not determine a view's position or size",
    rationale: """
      UIKit picks one of the possible layouts. Which one may change between runs, after a rotation, or with a new iOS version.

      A self-sizing cell is checked at the height that its content needs, not at the height it has on the canvas. A view whose \
      size or position depends on an ambiguous view around it is listed in that view's diagnostic; the JSON also lists it \
      separately. A view of a custom class whose size is open is a note: its code may give it a content size. Views that depend on an invalid constraint, or on the missing part of a truncated file, are not reported.

      One note per table lists views in cells below the end of the table on the canvas. Interface Builder (since Xcode 15) \
      does not lay out these cells and marks their views as ambiguous, although nothing is wrong with them. To silence the \
      note, set `offscreen-cells: off` under `ambiguous-layout` in the configuration. Another note lists the views that \
      Interface Builder marks in a row that is too low or too high for its content on the canvas and gets its height at run time; \
      `low-rows: off` silences it. A scroll view that has a content layout guide and no subviews is a note too: code fills it.
      """,
    remedy: """
      Add the constraint that the message names. If two views share the remaining space, give them different hugging or \
      compression resistance priorities.
      """,
    options: [offscreenCells, lowRows],
    examples: [
      Rule.Example(box(x: 16, width: 288, leading: false, fixed: nil), findings: 1),
      Rule.Example(box(x: 16, width: 288, leading: true, fixed: nil), findings: 0),
    ])

  public static let unsolvedLayout = Rule(
    "unsolved-layout", .layout, .warning,
    summary: "the layout could not be solved",
    rationale: """
      The numbers in the constraints differ so much in size that double precision cannot solve them, or too many constraints \
      depend on each other. The frames of this view and its subviews are approximations and are not checked. The same holds if \
      a single constraint was left out because its own numbers are beyond what can be calculated with.
      """,
    remedy: """
      Look for very large or very small constants and multipliers, which are usually typing errors. Split a view with \
      thousands of subviews.
      """)

  public static let misplacedView = Rule(
    "misplaced-view", .layout, .warning, missing: .amongScenes,
    summary: "the stored frame differs from the frame that the constraints give",
    rationale: """
      The canvas in Interface Builder does not show what the app will show, and a later save will change frames that nobody \
      meant to change.

      Only certain cases are reported. Not reported are ambiguous views (in documents of Xcode 8.3 and later), cells that \
      Interface Builder does not lay out, differences below 3.5 points (below one point in documents of Xcode 7.2 and \
      earlier, and of Xcode 11.2 and later where a required constraint has the center half a point elsewhere), and \
      differences that other sizes of text, images or bars, other insets or another size of the screen could explain. Beside a conflict, a frame is reported only if it is wrong whichever constraint gives way. Next to views of \
      custom classes, in stack views, and in scrolling content beside stack views, a frame is reported only if it violates a \
      required constraint, because the file does not hold all content sizes there, or if a stack view has its size and not \
      its place; not at all where stack views and custom classes come together. In documents of Xcode 8.2 and earlier, an \
      ambiguous view is reported without a fix.
      """,
    remedy:
      "Update the frame: run `scenec fix`, or choose Update Frames in Interface Builder.",
    examples: [
      Rule.Example(box(x: 40, width: 264, leading: true, fixed: nil), findings: 1),
      Rule.Example(box(x: 16, width: 288, leading: true, fixed: nil), findings: 0),
    ])

  /// A view that is pinned to the right edge of a screen of 320 points, and to the left one with `leading`.
  private static func box(x: Int, width: Int, leading: Bool, fixed: Int?) -> String {
    let size = fixed.map { "<constraint firstAttribute=\"width\" constant=\"\($0)\" id=\"c02\"/>" } ?? ""
    let edge = """
      <constraint firstItem="a01" firstAttribute="leading" secondItem="v01" secondAttribute="leading" constant="16" id="c03"/>
      """
    return """
      <viewController id="vc1"><view key="view" id="v01"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>\
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a01">\
      <rect key="frame" x="\(x)" y="40" width="\(width)" height="40"/><constraints>\
      <constraint firstAttribute="height" constant="40" id="c01"/>\(size)</constraints></view></subviews><constraints>\
      \(leading ? edge : "")\
      <constraint firstAttribute="trailing" secondItem="a01" secondAttribute="trailing" constant="16" id="c04"/>\
      <constraint firstItem="a01" firstAttribute="top" secondItem="v01" secondAttribute="top" constant="40" id="c05"/>\
      </constraints></view></viewController>
      """
  }

  public static let staleFlag = Rule(
    "stale-flag", .layout, .note, missing: .inHierarchy,
    summary: "a view is flagged as misplaced or ambiguous but is not",
    rationale: """
      Interface Builder writes these flags when it saves. They become stale when the cause disappears in another way, such as \
      a merge, and tools that read them then report problems that do not exist.

      A flag of ambiguity is not called stale in cells, in stack views and in scrolling content.
      """,
    remedy: "Remove the flag: run `scenec fix`, or save the scene in Interface Builder.",
    examples: [
      .init(staleExample(marks: #" misplaced="YES""#), findings: 1),
      .init(staleExample(marks: ""), findings: 0),
    ])

  private static func staleExample(marks: String) -> String {
    """
    <viewController id="a"><view key="view" id="b"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\
    <subviews><view\(marks) translatesAutoresizingMaskIntoConstraints="NO" id="v">\
    <rect key="frame" x="10" y="20" width="30" height="40"/><constraints>\
    <constraint firstAttribute="width" constant="30" id="c1"/><constraint firstAttribute="height" constant="40" id="c2"/>\
    </constraints></view></subviews><constraints>\
    <constraint firstItem="v" firstAttribute="leading" secondItem="b" secondAttribute="leading" constant="10" id="c3"/>\
    <constraint firstItem="v" firstAttribute="top" secondItem="b" secondAttribute="top" constant="20" id="c4"/>\
    </constraints></view></viewController>
    """
  }
}
