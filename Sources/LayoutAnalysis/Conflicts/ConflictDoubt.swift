// What a conflict rests on that the file does not say, and whether it would be one without that: sizes of texts that are not
// measured, content that only code knows, baselines, the separator of a cell, the size of a canvas.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

extension ConflictExplanation {
  /// Whether the contradiction may be none where what is assumed is otherwise.
  var restsOnAssumption: Bool { restsOnCanvas || restsOnSeparator || isWithinSizeUncertainty(times: 1) }

  /// Whether it is only the size of the canvas that contradicts: a cell whose height its content decides at run time, or a
  /// root view with a size of its own, which whoever loads it will respect.
  private var restsOnCanvas: Bool {
    guard let index = terms.firstIndex(where: { isExtent($0) }) else { return false }
    guard case .rootFrame(let root) = terms[index].source else { return false }
    let sizesItself = authored.allSatisfy { member in
      let constraint = wording.effective(member.index)
      return constraint.firstItem == .view(root) && constraint.firstAttribute?.measure == .dimension
        && (constraint.secondItem == nil || constraint.secondItem == .view(root))
    }
    return sizesItself || (axis == .vertical && context.isSelfSizing(root))
  }

  /// Whether a cell's height contradicts by no more than its separator takes. Canvases before Xcode 11 subtract it from the
  /// content view's height and later ones do not, so a column that fills the cell is right on one of them (2 cells of the
  /// corpus fill the whole height, 1 all but the separator); at run time the table decides.
  private var restsOnSeparator: Bool {
    guard axis == .vertical, conflict.excess <= AnalysisTolerances.separator,
      let view = rootOfExtent, context.document[view].kind == .tableViewCell
    else { return false }
    return true
  }

  private var rootOfExtent: ViewIndex? {
    for term in terms where isExtent(term) {
      if case .rootFrame(let view) = term.source { return view }
    }
    return nil
  }

  /// How bad it is; nil for the rule's own severity. A warning where the layout is as it was meant all the same, as content
  /// gives way, or where the canvas contradicts whose size its loader decides. A note where constants contradict each other
  /// by a point or less: nobody sees it.
  var severity: Severity? {
    if isRounding { return .note }
    if conflict.excess <= AnalysisTolerances.misplacement { return .warning }
    let isOfController =
      context.document.header.kind == .storyboard && context.document[solved.root].role == .root
    let isMinor = terms.contains { term in
      switch term.source {
      case .contentHugging, .compressionResistance: true
      case .rootFrame: isExtent(term) && !isOfController
      default: false
      }
    }
    return isMinor ? .warning : nil
  }

  /// Whether authored constants contradict each other by a point or less, as those that were taken from a canvas of whole
  /// points do. Not where a mask or a fixed frame takes part: that is far off on any other screen.
  var isRounding: Bool {
    guard conflict.excess <= AnalysisTolerances.misplacement else { return false }
    return !terms.contains { term in
      switch term.source {
      case .autoresizingMask(let view), .fixedFrame(let view): context.document[view].role == .subview
      default: false
      }
    }
  }

  /// The content sizes among the members, with the positions of their views.
  private var contentSizes: [(k: Int, term: ConflictTerm)] {
    terms.compactMap { term in
      switch term.source {
      case .contentHugging(let view, _), .compressionResistance(let view, _):
        solved.system.positions[view].map { ($0, term) }
      default: nil
      }
    }
  }

  /// Whether the contradiction is little larger than what the sizes that take part may be off.
  var isNearSizeUncertainty: Bool { isWithinSizeUncertainty(times: 2) }

  /// Whether the contradiction is no larger than so many times what the sizes of contents and the baselines of texts may be
  /// off.
  private func isWithinSizeUncertainty(times: Double) -> Bool {
    var error = 0.0
    for (k, term) in contentSizes {
      let content = solved.contents[k]
      if isKnownToCodeAlone(k) { return true }
      if content.confidence == .measured { continue }
      // A text that wraps gets narrower by growing in height.
      if content.confidence == .assumed || (content.dependsOnWidth && axis == .horizontal) { return true }
      error += term.factor.magnitude * AnalysisTolerances.learnedError(of: term.points.magnitude)
    }
    for term in terms {
      guard case .authored(let index) = term.source else { continue }
      let constraint = wording.effective(index)
      guard constraint.firstAttribute?.isBaseline == true || constraint.secondAttribute?.isBaseline == true
      else { continue }
      let implied = impliedPoints(index, term.row).magnitude
      if implied > AnalysisTolerances.ambiguity {
        error += term.factor.magnitude * AnalysisTolerances.learnedError(of: implied)
      }
    }
    return error > 0 && conflict.excess <= error * times
  }

  /// Whether only code knows what the view holds: a custom class may have a content size of its own, and a button without
  /// title and image is waiting for one.
  private func isKnownToCodeAlone(_ k: Int) -> Bool {
    let view = context.view(solved.system.views[k])
    if view.customClass != nil { return solved.contents[k].confidence != .placeholder }
    guard case .button(let button) = view.content, button.configuration == nil,
      [nil, "custom", "system", "roundedRect"].contains(button.buttonType)
    else { return false }
    let state = button.normal
    return state.title == nil && state.attributedTitle == nil && state.image == nil
      && state.backgroundImage == nil
  }
}
