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
    json.array("equations") { json in
      for index in document.constraints.indices {
        json.value(facts.number(of: text.fact(.authored(ConstraintIndex(index)), axis: .horizontal)))
      }
    }
    json.array("explanations") { json in
      for index in document.views.indices {
        guard let explanation = explainer.explain(.view(ViewIndex(index)), follows: false) else {
          json.null()
          continue
        }
        write(explanation, &facts, to: &json)
      }
    }
  }

  private func write(
    _ explanation: LayoutExplanation, _ facts: inout FactTable, to json: inout JSONWriter
  ) {
    json.beginObject()
    json.array("numbers") { json in
      for number in explanation.numbers where number.subject.item == explanation.item {
        write(number, of: explanation.item, &facts, to: &json)
      }
    }
    if !explanation.slack.isEmpty {
      json.array("slack") { json in
        for slack in explanation.slack {
          json.array { json in
            json.value(slack.constraint.index)
            json.value(slack.points.roundedForPage)
          }
        }
      }
    }
    if !explanation.assumptions.isEmpty { json.member("assumptions", explanation.assumptions) }
    json.endObject()
  }

  /// A number: its name, value, terms, tight constraints, and the range if it is ambiguous.
  private func write(
    _ number: LayoutExplanation.Number, of item: ItemReference, _ facts: inout FactTable,
    to json: inout JSONWriter
  ) {
    json.array { json in
      json.value(number.subject.quantity.rawValue)
      json.value(number.value.roundedForPage)
      json.array { json in writeTerms(of: number, item, &facts, to: &json) }
      json.array { json in for constraint in number.alsoTight { json.value(constraint.index) } }
      if let range = number.range {
        json.value(range.minimum.roundedForPage)
        json.value(range.maximum.roundedForPage)
      }
    }
  }

  private func writeTerms(
    of number: LayoutExplanation.Number, _ item: ItemReference, _ facts: inout FactTable,
    to json: inout JSONWriter
  ) {
    let (terms, others) = listed(number.terms, of: item)
    for term in terms {
      var constraint = -1
      if case .authored(let index) = term.source { constraint = index.index }
      let fact = facts.number(of: text.fact(term.source, axis: number.subject.quantity.axis))
      let words = term.parts.isEmpty ? nil : Self.words(term.parts)
      write(term.points, fact, constraint, factor: term.multiplier.magnitude, words, to: &json)
    }
    if !others.isEmpty {
      let fact = facts.number(of: "and \(others.count) more")
      write(others.reduce(0) { $0 + $1.points }, fact, to: &json)
    }
    guard number.offset.roundedForPage != 0 else { return }
    let rest = number.offset - number.offsetParts.reduce(0) { $0 + $1.points }
    for part in number.offsetParts { write(part.points, facts.number(of: part.name), to: &json) }
    if rest.roundedForPage != 0 {
      write(rest, facts.number(of: "between the frame and what constraints align"), to: &json)
    }
  }

  /// A term: its points, its sentence, the constraint or −1, its factor, and what is in it.
  private func write(
    _ points: Double, _ fact: Int, _ constraint: Int = -1, factor: Double = 1, _ words: String? = nil,
    to json: inout JSONWriter
  ) {
    json.array { json in
      json.value(points.roundedForPage)
      json.value(fact)
      json.value(constraint)
      json.value(factor.roundedForPage)
      if let words { json.value(words) }
    }
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
