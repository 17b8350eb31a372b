// What decides the frames of a layout, view by view, in the form of `scenec why`: each number as a sum, the
// constraints that are tight too, and those that leave room.

import AutoLayout
import LayoutAnalysis
import SceneDiagnostics
import SceneModel
import SceneText

struct PageExplanations {
  private let document: InterfaceDocument
  private let explainer: LayoutExplainer
  private let text: ExplanationText

  init(_ document: InterfaceDocument, _ explainer: LayoutExplainer) {
    self.document = document
    self.explainer = explainer
    text = ExplanationText(explainer)
  }

  /// Writes the constraints in words, and an explanation or null for each view.
  func write(_ facts: inout FactTable, to json: inout JSONWriter) {
    json.key("equations")
    json.beginArray()
    for index in document.constraints.indices {
      json.value(facts.number(of: text.fact(.authored(ConstraintIndex(index)), axis: .horizontal)))
    }
    json.endArray()
    json.key("explanations")
    json.beginArray()
    for index in document.views.indices {
      guard let explanation = explainer.explain(.view(ViewIndex(index)), follows: false) else {
        json.null()
        continue
      }
      write(explanation, &facts, to: &json)
    }
    json.endArray()
  }

  private func write(
    _ explanation: LayoutExplanation, _ facts: inout FactTable, to json: inout JSONWriter
  ) {
    json.beginObject()
    json.key("numbers")
    json.beginArray()
    for number in explanation.numbers where number.subject.item == explanation.item {
      write(number, of: explanation.item, &facts, to: &json)
    }
    json.endArray()
    if !explanation.slack.isEmpty {
      json.key("slack")
      json.beginArray()
      for slack in explanation.slack {
        json.beginArray()
        json.value(slack.constraint.index)
        json.value(slack.points.roundedForPage)
        json.endArray()
      }
      json.endArray()
    }
    if !explanation.assumptions.isEmpty { json.member("assumptions", explanation.assumptions) }
    json.endObject()
  }

  /// A number: its name, value, terms, tight constraints, and the range if it is ambiguous. A term has its
  /// points, its sentence, the constraint or −1, and its factor.
  private func write(
    _ number: LayoutExplanation.Number, of item: ItemReference, _ facts: inout FactTable,
    to json: inout JSONWriter
  ) {
    json.beginArray()
    json.value(number.subject.quantity.rawValue)
    json.value(number.value.roundedForPage)
    json.beginArray()
    let (terms, others) = listed(number.terms, of: item)
    for term in terms {
      json.beginArray()
      json.value(term.points.roundedForPage)
      json.value(facts.number(of: text.fact(term.source, axis: number.subject.quantity.axis)))
      if case .authored(let index) = term.source { json.value(index.index) } else { json.value(-1) }
      json.value(term.multiplier.magnitude.roundedForPage)
      if !term.parts.isEmpty { json.value(Self.words(term.parts)) }
      json.endArray()
    }
    if !others.isEmpty {
      let words = facts.number(of: "and \(others.count) more")
      write(others.reduce(0) { $0 + $1.points }, words, to: &json)
    }
    if number.offset.roundedForPage != 0 {
      let rest = number.offset - number.offsetParts.reduce(0) { $0 + $1.points }
      for part in number.offsetParts { write(part.points, facts.number(of: part.name), to: &json) }
      if rest.roundedForPage != 0 {
        write(rest, facts.number(of: "between the frame and what constraints align"), to: &json)
      }
    }
    json.endArray()
    json.beginArray()
    for constraint in number.alsoTight { json.value(constraint.index) }
    json.endArray()
    if let range = number.range {
      json.value(range.minimum.roundedForPage)
      json.value(range.maximum.roundedForPage)
    }
    json.endArray()
  }

  /// The most terms of one number. The numbers of a long chain of views have as many terms as there are views.
  private static let listedTerms = 20

  /// The terms to write, in their order: those of the item's own constraints, and the first others.
  private func listed(
    _ terms: [LayoutExplanation.Term], of item: ItemReference
  ) -> (terms: [LayoutExplanation.Term], others: [LayoutExplanation.Term]) {
    guard terms.count > Self.listedTerms else { return (terms, []) }
    func isOwn(_ term: LayoutExplanation.Term) -> Bool {
      guard case .authored(let index) = term.source else { return false }
      return document[index].firstItem == item || document[index].secondItem == item
    }
    let own = terms.filter(isOwn).prefix(Self.listedTerms).count
    var (room, ownRoom) = (Self.listedTerms - own, own)
    var parts: (terms: [LayoutExplanation.Term], others: [LayoutExplanation.Term]) = ([], [])
    for term in terms {
      let isListed = isOwn(term) ? ownRoom > 0 : room > 0
      if isOwn(term) { ownRoom -= 1 } else { room -= 1 }
      if isListed { parts.terms.append(term) } else { parts.others.append(term) }
    }
    return parts
  }

  private func write(_ points: Double, _ fact: Int, to json: inout JSONWriter) {
    json.beginArray()
    json.value(points.roundedForPage)
    json.value(fact)
    json.value(-1)
    json.value(1)
    json.endArray()
  }

  /// The margins and contents in a term: “16 margin of View”.
  private static func words(_ parts: [LayoutExplanation.Part]) -> String {
    parts.map { "\($0.points.shortText) \($0.name)" }.joined(separator: ", ")
  }
}

extension Double {
  /// The number with at most two decimals, without a trailing “.0”.
  fileprivate var shortText: String {
    let number = roundedForPage
    return Int(exactly: number).map(String.init) ?? number.description
  }
}
