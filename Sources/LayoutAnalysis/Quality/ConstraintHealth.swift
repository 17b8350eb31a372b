// Harmful constraints: those that hold by chance, fix the width of a text, or refer to obsolete guides.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

extension LayoutRules {
  public static let redundantConstraint = Rule(
    "redundant-constraint", .quality, .warning, isEnabledByDefault: false, missing: .inHierarchy,
    summary: "a required constraint duplicates others and holds only at this screen size",
    rationale:
      "At another screen size the constraints conflict, and UIKit breaks one of them.",
    remedy: "Delete one of the constraints, or lower its priority.",
    examples: [
      Rule.Example(pinned(width: 288), findings: 1), Rule.Example(pinned(width: nil), findings: 0),
    ])

  public static let fixedWidthText = Rule(
    "fixed-width-text", .quality, .warning, isEnabledByDefault: false,
    summary: "a fixed width will cut off the text when it is translated",
    rationale:
      """
      In translation, short English words can become twice as long and sentences half as long again. A larger text size widens \
      every text. The rule reports widths that leave less room than that.
      """,
    remedy: "Change the relation to ≥, or connect both sides to neighbours instead.",
    examples: [
      Rule.Example(label(relation: ""), findings: 1),
      Rule.Example(label(relation: " relation=\"greaterThanOrEqual\""), findings: 0),
    ])

  public static let deprecatedLayoutGuide = Rule(
    "deprecated-layout-guide", .quality, .warning, isEnabledByDefault: false,
    summary: "a constraint uses the top or bottom layout guide instead of the safe area",
    rationale: """
      These guides ignore the sensor housing in landscape. iOS 11 deprecated them in favor of the safe area.
      """,
    remedy: "Connect the constraint to the safe area instead.",
    examples: [
      Rule.Example(document(item: "top", attribute: "bottom"), findings: 1),
      Rule.Example(document(item: "sa1", attribute: "top"), findings: 0),
    ])

  private static func document(item: String, attribute: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17156" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><scenes><scene sceneID="s1"><objects>\
    <viewController id="vc1"><layoutGuides><viewControllerLayoutGuide type="top" id="top"/>\
    <viewControllerLayoutGuide type="bottom" id="bot"/></layoutGuides>\
    <view key="view" id="v01"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>\
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a01">\
    <rect key="frame" x="16" y="40" width="100" height="40"/><constraints>\
    <constraint firstAttribute="height" constant="40" id="c01"/>\
    <constraint firstAttribute="width" constant="100" id="c02"/></constraints></view></subviews>\
    <viewLayoutGuide key="safeArea" id="sa1"/><constraints>\
    <constraint firstItem="a01" firstAttribute="leading" secondItem="v01" secondAttribute="leading" constant="16" id="c03"/>\
    <constraint firstItem="a01" firstAttribute="top" secondItem="\(item)" secondAttribute="\(attribute)" constant="20" id="c04"/>\
    </constraints></view></viewController></objects></scene></scenes></document>
    """
  }

  static func scene(_ subview: String, _ constraints: String) -> String {
    """
    <viewController id="vc1"><view key="view" id="v01"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>\
    <subviews>\(subview)</subviews><constraints>\
    <constraint firstItem="a01" firstAttribute="leading" secondItem="v01" secondAttribute="leading" constant="16" id="c03"/>\
    <constraint firstItem="a01" firstAttribute="top" secondItem="v01" secondAttribute="top" constant="40" id="c04"/>\
    \(constraints)</constraints></view></viewController>
    """
  }

  private static func pinned(width: Int?) -> String {
    let fixed = width.map { "<constraint firstAttribute=\"width\" constant=\"\($0)\" id=\"c06\"/>" } ?? ""
    return scene(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a01">\
      <rect key="frame" x="16" y="40" width="288" height="40"/><constraints>\
      <constraint firstAttribute="height" constant="40" id="c05"/>\(fixed)</constraints></view>
      """,
      """
      <constraint firstAttribute="trailing" secondItem="a01" secondAttribute="trailing" constant="16" id="c07"/>
      """)
  }

  private static func label(relation: String) -> String {
    scene(
      """
      <label text="Name" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="a01">\
      <rect key="frame" x="16" y="40" width="60" height="20.5"/><constraints>\
      <constraint firstAttribute="width"\(relation) constant="60" id="c05"/></constraints>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """, "")
  }
}

extension QualityCheck {
  mutating func checkConstraints() {
    let findsDead = context.rules.contains(.deadConstraint)
    let findsFixedWidths = context.rules.contains(.fixedWidthText)
    let findsGuides = context.rules.contains(.deprecatedLayoutGuide)
    var dead = DeadConstraintSearch(of: solved, context)
    for (row, source) in solved.state.system.provenance.enumerated() {
      guard case .authored(let index) = source else { continue }
      let constraint = context.traits.overriddenConstraints[index] ?? context.document[index]
      if findsDead {
        checkDead(index, constraint, row, &dead)
      }
      if findsFixedWidths { checkFixedWidth(index, constraint) }
      if findsGuides { checkGuide(index, constraint) }
    }
    if context.rules.contains(.redundantConstraint) { checkLuck() }
  }

  func finding(_ rule: Rule, _ message: String, _ index: ConstraintIndex, axis: Axis) -> Diagnostic {
    let document = context.document
    let constraint = document[index]
    var diagnostic = Diagnostic(rule, message, at: document.source.startTagRange(of: constraint.element))
    var owner = constraint.owner
    if case .view(let view) = constraint.firstItem { owner = view }
    diagnostic.objects = [document[owner].id]
    diagnostic.constraints = [constraint.id]
    diagnostic.axes = [axis]
    diagnostic.objectPath = document.objectPath(of: document[owner].element)
    return diagnostic
  }

  /// A wording in which the views of the constraints have distinct names.
  func wording(of constraints: [ConstraintIndex]) -> ConstraintWording {
    var wording = context.wording()
    var views: [ViewIndex] = []
    for index in constraints {
      for item in [context.document[index].firstItem, context.document[index].secondItem] {
        if case .view(let view)? = item { views.append(view) }
      }
    }
    wording.distinguish(views)
    return wording
  }

  private mutating func checkFixedWidth(_ index: ConstraintIndex, _ constraint: LayoutConstraint) {
    guard constraint.firstAttribute == .width, constraint.secondItem == nil, constraint.relation == .equal,
      constraint.isRequired, case .view(let item) = constraint.firstItem
    else { return }
    let text: String
    switch context[item].content {
    case .label(let label):
      if label.adjustsFontSizeToFit || label.numberOfLines != 1 { return }
      text = label.text ?? ""
    case .button(let button): text = button.normal.title ?? button.configuration?.title ?? ""
    default: return
    }
    // Numbers and symbols are nearly the same in all languages.
    guard text.unicodeScalars.contains(where: \.properties.isAlphabetic), !isKey(text),
      let k = solved.state.system.positions[item],
      solved.state.contents[k].confidence != .assumed, let width = solved.state.contents[k].width
    else { return }
    let needed = width * Self.growth(ofTextWith: text.count)
    guard needed > constraint.constant else { return }
    var diagnostic = finding(
      LayoutRules.fixedWidthText,
      "\(context.document.displayName(of: item)) is always \(pointsText(constraint.constant)) wide, but a translation may need \(pointsText(needed.rounded()))",
      index, axis: .horizontal)
    diagnostic.help = "change the relation to ≥"
    diagnostics.append(diagnostic)
  }

  /// The expected growth of English texts in translation, by number of characters: the lower ends of the
  /// table in IBM's globalization guidelines.
  private static func growth(ofTextWith characters: Int) -> Double {
    switch characters {
    case ...10: 2
    case ...20: 1.8
    case ...30: 1.6
    case ...70: 1.5
    default: 1.3
    }
  }

  private mutating func checkGuide(_ index: ConstraintIndex, _ constraint: LayoutConstraint) {
    guard context.document.header.usesSafeAreas else { return }
    // 2816 is iOS 11.0, the first version with safe areas.
    if let version = context.document.header.deploymentVersion, version < 2816 { return }
    for item in [constraint.firstItem, constraint.secondItem] {
      guard case .guide(let guide)? = item else { continue }
      let kind = context.document[guide].kind
      guard kind == .top || kind == .bottom else { continue }
      diagnostics.append(
        finding(
          LayoutRules.deprecatedLayoutGuide,
          "the \(context.document.displayName(of: guide)) was deprecated in iOS 11; use the safe area instead",
          index,
          axis: .vertical))
      return
    }
  }

  /// Solves once more with a larger root, if there are redundant rows.
  private mutating func checkLuck() {
    let solver = solved.state.solver
    // Code determines the size of a view from a xib.
    guard context.document.header.kind == .storyboard, context.document[solved.root].role == .root,
      !outcome.hasConflicts,
      solver.redundantRows.contains(where: { row in
        if case .authored = solved.state.system.provenance[Int(row.index)] { return true }
        return false
      })
    else { return }
    var larger = solver
    for (row, source) in solved.state.system.provenance.enumerated() {
      guard case .rootFrame = source else { continue }
      let id = RowID(index: Int32(truncatingIfNeeded: row))
      let points = solver.program.constant(of: id)
      if points > 0 { larger.setConstant(id, points + AnalysisTolerances.nudge) }
    }
    var reported: Set<ConstraintIndex> = []
    for conflict in larger.solve().conflicts {
      let sources = conflict.rows.map { solved.state.system.provenance[Int($0.index)] }
      let authored: [ConstraintIndex] = sources.compactMap {
        if case .authored(let index) = $0 { return index }
        return nil
      }.sorted()
      guard authored.count > 1, let last = authored.last, reported.insert(last).inserted else { continue }
      let wording = wording(of: authored)
      var diagnostic = finding(
        LayoutRules.redundantConstraint,
        "“\(wording.formula(last))” holds only at this screen size", last,
        axis: wording.effective(last).firstAttribute?.axis ?? .horizontal)
      diagnostic.constraints = authored.map { context.document[$0].id }
      for index in authored.dropLast() {
        diagnostic.notes.append(
          .init(
            "at other screen sizes it conflicts with “\(wording.formula(index))”",
            at: context.document.source.startTagRange(of: context.document[index].element)))
      }
      diagnostics.append(diagnostic)
    }
  }
}
