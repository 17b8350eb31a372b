// The members of a conflict as values: authored constraints in document order, then implicit facts in the
// order of the proof. ConflictNotes has the same in words.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

extension ConflictExplanation {
  func termFacts(_ broken: Provenance?) -> [Diagnostic.Facts.Term] {
    var facts: [Diagnostic.Facts.Term] = []
    for (index, row) in authored.prefix(AnalysisLimits.termFacts) {
      guard let term = terms.first(where: { $0.row == row }) else { continue }
      let constraint = wording.effective(index)
      var fact = Diagnostic.Facts.Term(
        constraint: context.document[index].id,
        object: viewsOf(term.source).first.map { context.document[$0].id },
        sentence: wording.formula(index), priority: constraint.priority, factor: term.factor,
        points: thousandths(term.points),
        range: context.document.source.startTagRange(of: context.document[index].element))
      fact.isIgnored = broken == .authored(index)
      facts.append(fact)
    }
    for term in terms {
      if facts.count >= AnalysisLimits.termFacts { break }
      if case .authored = term.source { continue }
      if case .rootFrame = term.source, term.points == 0 { continue }
      var fact = Diagnostic.Facts.Term(
        constraint: nil, object: viewsOf(term.source).first.map { context.document[$0].id },
        sentence: wording.fact(term.source, points: term.points, axis: axis(of: term.row) ?? axis),
        priority: 1000, factor: term.factor, points: thousandths(term.points), range: nil)
      fact.isIgnored = broken == term.source
      facts.append(fact)
    }
    return facts
  }
}
