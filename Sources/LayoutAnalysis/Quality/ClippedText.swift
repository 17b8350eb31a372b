// clipped-text: texts that do not fit into the frames that the constraints determine.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex
import TextMetrics

extension LayoutRules {
  public static let clippedText = Rule(
    "clipped-text", .quality, .note, missing: .inHierarchy,
    summary: "a text does not fit into its view",
    rationale: """
      The text is cut off or ends in an ellipsis on this device at this text size. Longer translations will lose even more. \
      The texts of reused cells' views with outlets are examples and not checked.
      """,
    remedy: """
      Make the view larger, let the text wrap (`numberOfLines` 0), let the font shrink, or raise the view's compression \
      resistance priority above that of the constraints that squeeze it.
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
  mutating func checkTextFit(_ k: Int) {
    var wraps = false
    switch self[k].content {
    case .label(let label):
      if label.adjustsFontSizeToFit || isKey(label.text) { return }
      wraps = label.numberOfLines != 1
    case .button(let button):
      // Images scale down and insets shrink before a title is truncated.
      guard button.normal.image == nil, button.normal.backgroundImage == nil, button.configuration == nil,
        !(button.normal.title ?? "").isEmpty, !isKey(button.normal.title)
      else { return }
    default: return
    }
    if isFilledByCode(k) { return }
    let content = solved.state.contents[k]
    // An assumed size is not sufficient evidence.
    guard content.confidence != .assumed, content.confidence != .placeholder else { return }
    let rect = solved.state.rects[k]
    // A short title needs less than its button's least width.
    let isPadded = self[k].kind == .button && content.width ?? 0 <= minimumButtonWidth
    if !wraps, !isPadded, let width = content.width {
      let missing = width - rect.width
      if missing > AnalysisTolerances.clippedText(of: width), rect.width > 0,
        !restsOnCanvas(k, .horizontal, missing)
      {
        var diagnostic = finding(
          LayoutRules.clippedText,
          "the text of \(name(k)) is cut off: it needs \(pointsText(width)), but its view is \(pointsText(rect.width)) wide",
          k, axes: [.horizontal])
        diagnostic.help =
          "make the view \(pointsText(missing.rounded(.up))) wider, or let the text wrap or shrink"
        diagnostics.append(diagnostic)
        return
      }
    }
    // A self-sizing row grows at run time.
    if let height = content.height, rect.height > 0, self[k].kind == .label,
      !context.isSelfSizing(solved.root)
    {
      let missing = height - rect.height
      // A line is taller than its letters, so that a slightly lower frame clips nothing.
      if missing > AnalysisTolerances.clippedText(of: height) + height * AnalysisTolerances.emptyShareOfLine,
        !wraps || !fits(k, rect), !restsOnCanvas(k, .vertical, missing)
      {
        var diagnostic = finding(
          LayoutRules.clippedText,
          "the text of \(name(k)) is cut off: it needs \(pointsText(height)), but its view is \(pointsText(rect.height)) tall",
          k, axes: [.vertical])
        diagnostic.help = "make the view \(pointsText(missing.rounded(.up))) taller"
        diagnostics.append(diagnostic)
      }
    }
  }

  /// Whether a text is a localization key that code replaces, such as “login_button_title”.
  func isKey(_ text: String?) -> Bool {
    guard let bytes = text?.utf8 else { return false }
    return bytes.contains(UInt8(ascii: "_")) && !bytes.contains(UInt8(ascii: " "))
  }

  /// Whether the text is an example, because code fills in the cell: an outlet refers to the view, and the cell is reused.
  private func isFilledByCode(_ k: Int) -> Bool {
    guard context.facts.isOutlet(view(k).id) else { return false }
    return switch context.document[solved.root].content {
    case .collectionViewCell: true
    case .tableViewCell(let cell): cell.section == nil
    default: false
    }
  }

  /// Whether the text fits on a larger canvas, and only the canvas determines the root's size: a collection
  /// view's cell, a row of a dynamic table, a view of a xib that is not a screen.
  private func restsOnCanvas(_ k: Int, _ axis: Axis, _ missing: Double) -> Bool {
    guard isSizedByLoader(axis) else { return false }
    let root = solved.state.system.variables[0]
    let length = axis == .horizontal ? root.width : root.height
    var solver = solved.state.solver
    for (index, source) in solved.state.system.provenance.enumerated() where source == .rootFrame(solved.root)
    {
      let row = RowID(index: Int32(truncatingIfNeeded: index))
      guard let term = solver.program.terms(of: row).first(where: { $0.variable == length }) else { continue }
      // More than the text needs, because it may share the space with others.
      let more = missing * AnalysisTolerances.canvasGrowth * term.coefficient
      solver.setConstant(row, solver.program.constant(of: row) + more)
    }
    let values = solver.solve().values
    let item = solved.state.system.variables[k]
    let (variable, now) =
      axis == .horizontal
      ? (item.width, solved.state.rects[k].width) : (item.height, solved.state.rects[k].height)
    return values[Int(variable.index)] - now >= missing - AnalysisTolerances.ambiguity
  }

  private func isSizedByLoader(_ axis: Axis) -> Bool {
    let root = context.document[solved.root]
    switch root.kind {
    case .collectionViewCell: return true
    case .tableViewCell:
      return context.document.header.kind == .xib
        || (axis == .vertical && context.isRowSizedAtRunTime(solved.root))
    default:
      return context.document.header.kind == .xib && !inputs.fillsScreen(along: axis)
    }
  }

  /// Whether a wrapping text would fit if words were narrower by the error of their widths.
  private func fits(_ k: Int, _ rect: Rect) -> Bool {
    let wide = intrinsicContent(
      of: solved.state.system.views[k], view(k), in: context.document, environment: context.environment,
      maximumWidth: rect.width + AnalysisTolerances.clippedText(of: rect.width))
    guard let height = wide.height else { return false }
    return height - rect.height <= AnalysisTolerances.clippedText(of: height) + height
      * AnalysisTolerances.emptyShareOfLine
  }
}
