// Writes explanations as text: each number with its terms, and the other constraints that are tight or slack.

import AutoLayout
import SceneDiagnostics
import SceneModel

/// Explanations as text.
public struct ExplanationText {
  private let names: ExplanationNames
  private let document: InterfaceDocument

  /// Creates a writer for the explanations of an explainer.
  public init(_ explainer: LayoutExplainer) {
    document = explainer.document
    names = ExplanationNames(
      document: explainer.document, traits: explainer.traits, environment: explainer.environment)
  }

  /// The statement of a row in words: a constraint as an equation, or an implicit rule.
  public func fact(_ source: Provenance, axis: Axis) -> String { names.fact(source, axis: axis) }

  /// The name of an item in messages.
  public func name(_ item: ItemReference) -> String { names.name(item) }

  /// The explanation as lines, each with a line feed.
  public func text(of explanation: LayoutExplanation) -> String {
    var text = ""
    for (i, number) in explanation.numbers.enumerated() {
      if i > 0 { text += "\n" }
      text += lines(of: number, of: explanation.item)
    }
    if !explanation.slack.isEmpty { text += "\nnot decided by:\n" }
    for slack in explanation.slack {
      let amount =
        slack.points < 0
        ? "gives way by \(pointsText(-slack.points))" : "slack by \(pointsText(slack.points))"
      text += "  \(amount): \(constraint(slack.constraint))\n"
    }
    for assumption in explanation.assumptions { text += "\nassumed: \(assumption)\n" }
    return text
  }

  private func lines(of number: LayoutExplanation.Number, of item: ItemReference) -> String {
    let subject = number.subject
    var text = "\(subject.quantity.rawValue) of \(names.name(subject.item)) = \(pointText(number.value))"
    if subject.item != item { text += ", on which this depends" }
    text += "\n"
    var rows: [(points: String, words: String)] = []
    func add(_ points: Double, _ words: String) { rows.append((pointText(points), words)) }
    for term in number.terms {
      let rest = term.points - term.parts.reduce(0) { $0 + $1.points }
      let words = fact(term)
      if term.parts.isEmpty || rest.magnitude > AnalysisTolerances.tight { add(rest, words) }
      for (i, part) in term.parts.enumerated() {
        let isFirst = i == 0 && rest.magnitude <= AnalysisTolerances.tight
        add(part.points, isFirst ? "\(part.name): \(words)" : part.name)
      }
    }
    let named = number.offsetParts.reduce(0) { $0 + $1.points }
    for part in number.offsetParts { add(part.points, part.name) }
    if (number.offset - named).magnitude > AnalysisTolerances.tight {
      add(number.offset - named, "between the frame and what constraints align")
    }
    let width = rows.map(\.points.count).max() ?? 0
    for row in rows {
      text += "  \(String(repeating: " ", count: width - row.points.count))\(row.points)  \(row.words)\n"
    }
    for constraint in number.alsoTight { text += "  also tight: \(self.constraint(constraint))\n" }
    for constraint in number.throughInsets {
      text += "  moves it through a margin: \(self.constraint(constraint))\n"
    }
    if let range = number.range {
      text +=
        "  ambiguous: any value from \(pointText(range.minimum)) to \(pointText(range.maximum)) fits\n"
    }
    return text
  }

  private func fact(_ term: LayoutExplanation.Term) -> String {
    guard case .authored(let index) = term.source else { return names.fact(term.source, axis: .horizontal) }
    let times = term.multiplier.magnitude == 1 ? "" : "\(pointText(term.multiplier.magnitude)) × "
    let reservation =
      term.isBound
      ? ", which cannot change alone"
      : term.isOffset ? ", whose changes a margin or content makes up for" : ""
    return times + constraint(index) + reservation
  }

  /// The constraint with its priority and its id.
  private func constraint(_ index: ConstraintIndex) -> String {
    var text = names.formula(index)
    if !document[index].isRequired { text += ", \(names.priority(index))" }
    return document[index].id.isEmpty ? text : text + " (\(document[index].id))"
  }
}
