// The notes of a conflict: its authored members with their positions, implicit members by name, and the
// origin of points that are not in a constant.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

extension ConflictExplanation {
  func addNotes(_ broken: Provenance?, to diagnostic: inout Diagnostic) {
    for (index, row) in namedAuthored(broken) {
      var text = "\(wording.formula(index)), \(wording.priority(index))"
      let implied = impliedPoints(index, row)
      if implied.magnitude > AnalysisTolerances.ambiguity {
        text +=
          "; with \(impliedBy(index)), the constant is \(pointText(wording.effective(index).constant + implied))"
      }
      if .authored(index) == broken { text += "; ignored here so that the rest could be solved" }
      diagnostic.notes.append(
        .init(text, at: context.document.source.startTagRange(of: context.document[index].element)))
    }
    if authored.count > AnalysisLimits.namedMembers {
      diagnostic.notes.append(.init("and \(authored.count - AnalysisLimits.namedMembers) more constraints"))
    }
    let facts = facts(broken)
    diagnostic.notes += facts.prefix(AnalysisLimits.namedMembers).map { Diagnostic.Note($0) }
    if facts.count > AnalysisLimits.namedMembers {
      diagnostic.notes.append(.init("and \(facts.count - AnalysisLimits.namedMembers) more facts"))
    }
  }

  /// The authored members with notes: the first ones, and the broken one.
  private func namedAuthored(_ broken: Provenance?) -> [(index: ConstraintIndex, row: RowID)] {
    var named = Array(authored.prefix(AnalysisLimits.namedMembers))
    if case .authored(let index)? = broken, !named.contains(where: { $0.index == index }),
      let member = authored.first(where: { $0.index == index })
    {
      named[named.count - 1] = member
    }
    return named
  }

  /// The facts that implicit members state, each once.
  private func facts(_ broken: Provenance?) -> [String] {
    var stated: Set<String> = []
    var facts: [String] = []
    for term in terms {
      if case .authored = term.source { continue }
      if case .rootFrame = term.source, term.points == 0 { continue }
      var text = wording.fact(term.source, points: term.points, axis: self.axis(of: term.row) ?? axis)
      if term.source == broken { text += "; ignored here so that the rest could be solved" }
      if stated.insert(text).inserted { facts.append(text) }
    }
    for bound in conflict.bounds {
      if let text = boundFact(bound.variable), stated.insert(text).inserted { facts.append(text) }
    }
    return facts
  }

  /// The points that margins, guides and baselines add to the constraint's own constant.
  func impliedPoints(_ index: ConstraintIndex, _ row: RowID) -> Double {
    let program = solved.state.solver.program
    return program.constant(of: row) / program.deviationScale(of: row) - wording.effective(index).constant
  }

  /// The origin of these points: “the layout margins”, “the safe area and the baselines”.
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
    return sources.isEmpty ? "its surroundings" : sources.joined(separator: " and ")
  }

  private func boundFact(_ variable: Variable) -> String? {
    guard let item = owners[variable], item.isLength else { return nil }
    return wording.fact(.nonNegativeSize(item.view, item.axis), points: 0, axis: item.axis)
  }
}

extension LayoutGuide.Kind {
  /// The name of the guide whose inset adds points to a constant.
  fileprivate var impliedSource: String? {
    switch self {
    case .top: "the top layout guide"
    case .bottom: "the bottom layout guide"
    case .safeArea: "the safe area"
    case .keyboard: "the keyboard layout guide"
    case .layoutMargins: "the layout margins"
    case .readableContent: "the readable width"
    default: nil
    }
  }
}
