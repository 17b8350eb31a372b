// The rules of layout verdicts, as their documentation pages say them.

import SceneDiagnostics

/// The rules of everything that solving a layout shows.
public enum LayoutRules {
  /// Every rule, by name.
  public static let all: [Rule] = [
    ambiguousLayout, clippedText, conflictingConstraints, constraintHoldsByLuck, deadConstraint,
    fixedWidthText,
    misplacedView, outdatedGuide, overlappingViews, severalSurroundings, smallTouchTarget, staleFlag,
    unknownDevice, unsolvedLayout, viewOutsideSuperview, zeroSizedView,
  ]

  public static let conflictingConstraints = Rule(
    "conflicting-constraints", .layout, .error, missing: .inOwners,
    summary: "required constraints cannot hold at the same time",
    rationale: """
      UIKit breaks one of them at run time, chosen by rules of its own, and prints “Unable to simultaneously satisfy \
      constraints” to a log that nobody reads. What the screen shows then depends on the device and the system's version.

      Conflicts that one constraint causes together are one finding. A conflict is a warning where a required content hugging or \
      compression resistance gives way, where a view of a xib contradicts the size of its canvas, which its loader decides, \
      and where no more than a point is missing beside a view that keeps its stored frame. Where constants contradict each \
      other by a point or less, as those taken from a canvas of whole points do, it is a note: UIKit logs it, and nobody sees \
      the difference. Not reported are contradictions that rest on what the file does not say: a \
      row that its content makes higher, the half point that a cell's separator takes, content sizes of custom classes and of \
      buttons that wait for a title, and sizes and baselines of texts within what they may be off.
      """,
    remedy: """
      Of the constraints listed, delete one, lower its priority below 1000, relax it to ≥ or ≤, or change its constant to \
      what fits. Fixes marked as verified were tried out by solving again.
      """,
    examples: [
      Rule.Example(box(x: 16, width: 288, leading: true, fixed: 300), findings: 1),
      Rule.Example(box(x: 16, width: 288, leading: true, fixed: nil), findings: 0),
    ])

  public static let ambiguousLayout = Rule(
    "ambiguous-layout", .layout, .warning, missing: .inHierarchy,
    summary: "the constraints leave a view's position or size open",
    rationale: """
      UIKit picks one of the possible layouts; which one may change from one run to the next, after a rotation, or with a new \
      version of the system.

      Rows whose height the table decides at run time are judged as high as their content asks for: which of two labels gives \
      way to a row that is too low on the canvas is not asked when the app runs. A view whose size or place follows \
      the size of an ambiguous one around it is named there, as there is nothing to mend about it; the JSON lists it by itself too. \
      What hangs on a constraint with an error, and what a file cut off in the middle leaves open, is not reported.

      A note of this rule, one per table, lists views in rows below the end of their table on the canvas: Interface Builder \
      (from 23500 on, Xcode 16) does not lay these rows out and marks the views in them as ambiguous, though nothing is wrong \
      with them. `unlaid-rows: off` under `ambiguous-layout` in the configuration silences the note; a note never fails a run.
      """,
    remedy: """
      Add the constraint that the message names. Where two views would have to share what is left, let one of them hug its \
      content less or resist compression less.
      """,
    examples: [
      Rule.Example(box(x: 16, width: 288, leading: false, fixed: nil), findings: 1),
      Rule.Example(box(x: 16, width: 288, leading: true, fixed: nil), findings: 0),
    ])

  public static let unsolvedLayout = Rule(
    "unsolved-layout", .layout, .warning,
    summary: "the layout could not be calculated",
    rationale: """
      The constraints hold numbers so far apart that no calculation with sixteen digits can tell whether they fit, or so many \
      that depend on each other that the calculation was given up. The frames of this view and those in it are approximations, \
      and nothing else is said about them.
      """,
    remedy: """
      Look for constants and multipliers of millions or millionths; they are mostly typing errors. Split a view that holds \
      thousands of views.
      """)

  public static let misplacedView = Rule(
    "misplaced-view", .layout, .warning, missing: .amongScenes,
    summary: "the stored frame is not the one that the constraints give",
    rationale: """
      What Interface Builder's canvas shows is not what the app will show, and every later save rewrites frames that nobody \
      meant to change.

      In documents of Xcode 8.2 and earlier a note names ambiguous views whose frame is right as far as constraints settle it: these \
      versions mark them as misplaced, and not only as ambiguous.

      Only what is certain is reported. Not reported are hidden views, ambiguous ones (in documents of Xcode 8.3 and later), rows \
      that Interface Builder does not lay out, edges that were rounded to the other neighbour, differences that other sizes of \
      measured texts could explain, and, beside views of custom classes, in stack views and in scrolling content, frames that contradict no required \
      constraint: there content sizes decide that the file does not hold.
      """,
    remedy:
      "Update the frame: `scenec fix` writes the solved one, or choose Update Frames in Interface Builder.",
    examples: [
      Rule.Example(box(x: 40, width: 264, leading: true, fixed: nil), findings: 1),
      Rule.Example(box(x: 16, width: 288, leading: true, fixed: nil), findings: 0),
    ])

  /// A view pinned to the right edge of a screen of 320 points, and to the left one with `leading`.
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
    summary: "a view is marked as misplaced or ambiguous and is neither",
    rationale: """
      Interface Builder writes the marks when it saves, and leaves them when the reason goes by another way, such as a merge. \
      Tools that read the marks report what is not so.
      """,
    remedy: "Remove the mark: `scenec fix` does it, and so does saving the scene in Interface Builder.",
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
