// Explanations as values: the terms whose sum is each number of a view's frame. LayoutExplainer creates them;
// ExplanationText writes them as text.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

/// What decides the frame of a view or guide along one or both axes, in one layout.
public struct LayoutExplanation: Sendable {
  /// A number of a frame.
  public enum Quantity: String, Sendable, Hashable {
    case x, y, width, height

    /// The axis of the number.
    public var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
  }

  /// One number of the frame of an item.
  public struct Subject: Sendable, Hashable {
    /// The view or guide.
    public let item: ItemReference
    /// The kind of number. Positions are in the coordinates of the superview or of the guide's owner.
    public let quantity: Quantity
  }

  /// The share of a row in a number.
  public struct Term: Sendable {
    /// The constraint or implicit rule.
    public let source: Provenance
    /// The change of the number per point of the row's constant; never 0.
    public let multiplier: Double
    /// The summand, in points.
    public let points: Double
    /// Whether changing only this constraint's constant, in one of the directions, contradicts other
    /// constraints.
    public let isBound: Bool
    /// Whether the number stays if only this constraint's constant changes, because a margin, a safe area or a
    /// content follows and makes up for it.
    public let isOffset: Bool
    /// The parts of `points` that are margins, guide lengths or content sizes.
    public let parts: [Part]
  }

  /// A margin, guide length or content size in a term.
  public struct Part: Sendable, Hashable {
    /// The name in messages: “margin of View”.
    public let name: String
    /// The summand, in points.
    public let points: Double
  }

  /// A number of a frame and its terms. The sum of the terms and the offset is the value.
  public struct Number: Sendable {
    /// The item and the kind of number.
    public let subject: Subject
    /// The solved value, in points.
    public let value: Double
    /// The rows that decide the number: first those of containers and devices, then constraints in document
    /// order, then contents.
    public let terms: [Term]
    /// The points that alignment insets, guides and margins add to the number without a row.
    public let offset: Double
    /// The parts of `offset` that have names.
    public let offsetParts: [Part]
    /// Other constraints that hold with equality and move the item if their constants change in one
    /// direction.
    public let alsoTight: [ConstraintIndex]
    /// Constraints that give way, but move the item all the same if their constants change: a margin or safe area
    /// follows what they move.
    public let throughInsets: [ConstraintIndex]
    /// The possible values if the number is ambiguous.
    public let range: ValueRange?
    /// The numbers that a margin, a text's height or a root's size in this sum depends on.
    public let follows: [Subject]

    /// The constraints that decide the number, in document order.
    public var constraints: [ConstraintIndex] {
      terms.compactMap { if case .authored(let index) = $0.source { index } else { nil } }.sorted()
    }
  }

  /// A constraint of the item that does not hold with equality.
  public struct Slack: Sendable, Hashable {
    /// The constraint.
    public let constraint: ConstraintIndex
    /// The distance from equality, in points; negative if the constraint is violated.
    public let points: Double
  }

  /// The explained view or guide.
  public let item: ItemReference
  /// The requested numbers, then the numbers that they depend on.
  public let numbers: [Number]
  /// Constraints of the item along the axes that do not hold with equality, in document order.
  public let slack: [Slack]
  /// The assumptions in words.
  public let assumptions: [String]

  /// The constraints that decide one of the numbers, are also tight, or move one through a margin.
  public var namedConstraints: Set<ConstraintIndex> {
    Set(numbers.flatMap { $0.constraints + $0.alsoTight + $0.throughInsets })
  }
}
