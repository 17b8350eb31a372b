// What a conflict rests on that the file does not say, and whether it would be one without that: sizes of texts that are not
// measured, content that only code knows, baselines, the separator of a cell, the size of a canvas.

import SceneDiagnostics
import SceneModel
import Simplex

extension ConflictExplanation {
  /// Whether the contradiction may be none where what is assumed is otherwise.
  var restsOnAssumption: Bool { restsOnCanvas || restsOnSeparator || isWithinSizeDoubt }

  /// Whether it is only the size of the canvas that contradicts: a cell whose height its content decides at run time, or a
  /// root view with a size of its own, which whoever loads it will respect.
  private var restsOnCanvas: Bool {
    guard let place = terms.firstIndex(where: { isExtent($0) }) else { return false }
    guard case .rootFrame(let root) = terms[place].source else { return false }
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
    guard axis == .vertical, conflict.excess <= LayoutTolerances.separator,
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

  /// Whether the layout is as it was meant all the same: what is missing is no more than a point, content gives way, or the
  /// canvas of a view whose size its loader decides.
  var isMinor: Bool {
    if conflict.excess <= LayoutTolerances.misplacement { return true }
    let isOfController =
      context.document.header.kind == .storyboard && context.document[solved.root].role == .root
    return terms.contains { term in
      switch term.source {
      case .contentHugging, .compressionResistance: true
      case .rootFrame: isExtent(term) && !isOfController
      default: false
      }
    }
  }

  /// The content sizes among the members, with the positions of their views.
  private var contentSizes: [(k: Int, term: ConflictTerm)] {
    terms.compactMap { term in
      switch term.source {
      case .contentHugging(let view, _), .compressionResistance(let view, _):
        solved.system.views.firstIndex(of: view).map { ($0, term) }
      default: nil
      }
    }
  }

  /// Whether a member states a content size that is not measured.
  var hasUnmeasuredSize: Bool {
    contentSizes.contains { solved.contents[$0.k].confidence != .measured }
  }

  /// Whether the contradiction is no larger than what the sizes of contents and the baselines of texts may be off.
  private var isWithinSizeDoubt: Bool {
    var error = 0.0
    for (k, term) in contentSizes {
      let content = solved.contents[k]
      if isKnownToCodeAlone(k) { return true }
      if content.confidence == .measured { continue }
      // A text that wraps gets narrower by growing in height.
      if content.confidence == .assumed || (content.dependsOnWidth && axis == .horizontal) { return true }
      error += term.factor.magnitude * SizeDoubt.learnedError(of: term.points.magnitude)
    }
    for term in terms {
      guard case .authored(let index) = term.source else { continue }
      let constraint = wording.effective(index)
      guard constraint.firstAttribute?.isBaseline == true || constraint.secondAttribute?.isBaseline == true
      else { continue }
      let implied = impliedPoints(index, term.row).magnitude
      if implied > LayoutTolerances.ambiguity {
        error += term.factor.magnitude * SizeDoubt.learnedError(of: implied)
      }
    }
    return error > 0 && conflict.excess <= error
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
