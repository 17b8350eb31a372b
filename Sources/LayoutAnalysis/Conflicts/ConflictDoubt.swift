// Assumptions behind a conflict that are not in the file, and whether it would exist without them: unmeasured
// text sizes, content that only code knows, baselines, the separator of a cell, the size of a canvas.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

extension ConflictExplanation {
  /// Whether the conflict may not exist if an assumption is wrong.
  var restsOnAssumption: Bool { restsOnCanvas || restsOnSeparator || isWithinSizeUncertainty(times: 1) }

  /// Whether only the size of the canvas causes the conflict: a cell whose content determines its height at
  /// run time, or a root view with its own size, which the loading code respects.
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

  /// Whether a cell's height contradicts by at most its separator's height. Canvases before Xcode 11 subtract
  /// it from the content view's height and later ones do not, so that a column that fills the cell is correct
  /// on one of them (2 cells of the corpus fill the whole height, 1 all but the separator). At run time, the
  /// table decides.
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

  /// The severity; nil for the rule's own. A warning if the layout is still as intended because content is
  /// compressed, or if the conflict is with a canvas whose size the loading code determines. A note if
  /// constants contradict each other by at most a point, which is invisible.
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

  /// Whether authored constants contradict each other by at most a point, such as constants from a canvas
  /// with whole points. False if a mask or fixed frame is involved, which causes a large difference on any
  /// other screen.
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
        solved.state.system.positions[view].map { ($0, term) }
      default: nil
      }
    }
  }

  /// Whether the excess is not much larger than the error of the sizes involved.
  var isNearSizeUncertainty: Bool { isWithinSizeUncertainty(times: 2) }

  /// Whether the excess is at most `times` the error of the content sizes and text baselines involved.
  private func isWithinSizeUncertainty(times: Double) -> Bool {
    var error = 0.0
    for (k, term) in contentSizes {
      let content = solved.state.contents[k]
      if isKnownToCodeAlone(k) { return true }
      if content.confidence == .measured { continue }
      // A wrapping text can become narrower by growing taller.
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

  /// Whether only code knows the view's content: a custom class may have its own content size, and a button
  /// without title and image gets one later.
  private func isKnownToCodeAlone(_ k: Int) -> Bool {
    let view = context.view(solved.state.system.views[k])
    if view.customClass != nil { return solved.state.contents[k].confidence != .placeholder }
    guard case .button(let button) = view.content, button.configuration == nil,
      [nil, "custom", "system", "roundedRect"].contains(button.buttonType)
    else { return false }
    let state = button.normal
    return state.title == nil && state.attributedTitle == nil && state.image == nil
      && state.backgroundImage == nil
  }
}
