// The notes of a conflict: its members, authored ones with their places, implicit ones by name, and where points come from that
// no constant states.

import SceneDiagnostics
import SceneModel
import Simplex

extension ConflictExplanation {
  func addNotes(_ broken: Provenance?, to diagnostic: inout Diagnostic) {
    for (index, row) in authored {
      var text = "\(wording.formula(index)), \(wording.priority(index))"
      let implied = impliedPoints(index, row)
      if implied.magnitude > LayoutTolerances.ambiguity {
        text +=
          "; with \(impliedBy(index)) the constant is \(pointText(wording.effective(index).constant + implied))"
      }
      if .authored(index) == broken { text += "; broken to go on" }
      diagnostic.notes.append(
        .init(text, at: context.document.source.startTagRange(of: context.document[index].element)))
    }
    var stated: [String] = []
    for term in terms {
      if case .authored = term.source { continue }
      if case .rootFrame = term.source, term.points == 0 { continue }
      var text = wording.fact(term.source, points: term.points, axis: self.axis(of: term.row) ?? axis)
      if term.source == broken { text += "; broken to go on" }
      if !stated.contains(text) { stated.append(text) }
    }
    for bound in conflict.bounds {
      if let text = boundFact(bound.variable), !stated.contains(text) { stated.append(text) }
    }
    diagnostic.notes += stated.map { Diagnostic.Note($0) }
  }

  /// What insets of margins, guides and baselines add to the constraint's own constant, in points.
  func impliedPoints(_ index: ConstraintIndex, _ row: RowID) -> Double {
    let program = solved.solver.program
    return program.constant(of: row) / program.deviationScale(of: row) - wording.effective(index).constant
  }

  /// Where those points come from: “the layout margins”, “the safe area and the baselines”.
  private func impliedBy(_ index: ConstraintIndex) -> String {
    let constraint = wording.effective(index)
    var sources: [String] = []
    for (item, attribute) in [
      (constraint.firstItem as ItemReference?, constraint.firstAttribute),
      (constraint.secondItem, constraint.secondAttribute),
    ] {
      var source: String?
      if case .guide(let guide)? = item { source = context.document[guide].kind.impliedSource }
      if attribute?.isMargin == true { source = "the layout margins" }
      if attribute?.isBaseline == true { source = "the baselines" }
      if let source, !sources.contains(source) { sources.append(source) }
    }
    return sources.isEmpty ? "what surrounds it" : sources.joined(separator: " and ")
  }

  private func boundFact(_ variable: Variable) -> String? {
    for (k, item) in solved.system.variables.enumerated() {
      if item.width == variable {
        return wording.fact(
          .nonNegativeSize(solved.system.views[k], .horizontal), points: 0, axis: .horizontal)
      }
      if item.height == variable {
        return wording.fact(.nonNegativeSize(solved.system.views[k], .vertical), points: 0, axis: .vertical)
      }
    }
    return nil
  }
}

extension LayoutGuide.Kind {
  /// What takes the points that such a guide adds to a constant.
  fileprivate var impliedSource: String? {
    switch self {
    case .top: "the top layout guide"
    case .bottom: "the bottom layout guide"
    case .safeArea: "the safe area"
    case .keyboard: "the keyboard’s guide"
    case .layoutMargins: "the layout margins"
    case .readableContent: "the readable width"
    default: nil
    }
  }
}
