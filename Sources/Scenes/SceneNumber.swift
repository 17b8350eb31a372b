// Why a number of a frame is what it is, as values: what `scenec why` prints as text and JSON.

import AutoLayout
import LayoutAnalysis
import SceneDiagnostics
import SceneModel

/// A number of a view's frame: its value in a layout, and the sum that it comes from.
public struct SceneNumber: Sendable, CustomStringConvertible {
  /// A summand.
  public struct Term: Sendable {
    /// The id of the constraint; nil for what nobody wrote, such as the size of the screen or of a content.
    public let constraint: String?
    /// The constraint as an equation, or the fact in words.
    public let fact: String
    /// The summand, in points.
    public let points: Double
    /// The change of the number per point of the constraint's constant.
    public let multiplier: Double
  }

  /// `x`, `y`, `width` or `height`.
  public let name: String
  /// The solved value, in points, before alignment to pixels. Positions are in the coordinates of the superview.
  public let value: Double
  /// The summands, first those of devices and containers, then constraints in document order, then contents.
  public let terms: [Term]
  /// The rest of the sum, in points: what insets and margins add without a constraint.
  public let offset: Double
  /// The least and the greatest value that fit as well, in points; −∞ and ∞ where nothing limits them. Nil if the
  /// number is not ambiguous.
  public let range: (lower: Double, upper: Double)?
  /// The ids of other constraints that hold with equality, and move the view if they change.
  public let alsoTight: [String]

  init(_ number: LayoutExplanation.Number, _ document: InterfaceDocument, _ text: ExplanationText) {
    let axis = number.subject.quantity.axis
    name = number.subject.quantity.rawValue
    (value, offset) = (number.value, number.offset)
    range = number.range.map { ($0.minimum, $0.maximum) }
    alsoTight = number.alsoTight.map { document[$0].id }
    terms = number.terms.map { term in
      var id: String?
      if case .authored(let index) = term.source { id = document[index].id }
      return Term(
        constraint: id, fact: text.fact(term.source, axis: axis), points: term.points,
        multiplier: term.multiplier)
    }
  }

  /// The number as a sum: `y = 172: 120 (View “Card”.height = 120) + 16 (…)`.
  public var description: String {
    let sum = terms.map { "\($0.points) (\($0.fact))" }.joined(separator: " + ")
    return "\(name) = \(value): \(sum)" + (offset == 0 ? "" : " + \(offset)")
  }
}

extension SceneLayout {
  /// The position and the length of a view along an axis, with what decides them.
  ///
  /// The first question about a root tries out its constraints, which takes about as long as a layout per
  /// constraint that holds with equality; further ones are quick.
  public func numbers(of view: SceneView, for axis: LayoutAxis) -> [SceneNumber] {
    guard let explanation = explanation(of: view, axis) else { return [] }
    let text = ExplanationText(explainer)
    return explanation.numbers.filter { $0.subject.item == .view(view.index) }.map {
      SceneNumber($0, document, text)
    }
  }
}
