// Why a view is where it is, as values: what each number of its frame is the sum of. LayoutExplainer finds it, ExplanationText
// says it.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

/// What decides the frame of a view or guide along one or both axes, in one layout.
public struct LayoutExplanation: Sendable {
  /// A number of a frame.
  public enum Quantity: String, Sendable, Hashable {
    case x, y, width, height

    /// The axis that it lies along.
    public var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
  }

  /// One number of the frame of an item.
  public struct Subject: Sendable, Hashable {
    /// The view or guide.
    public let item: ItemReference
    /// Which number: x and y in the coordinates of the superview, or of the guide's owner.
    public let quantity: Quantity
  }

  /// What a row adds to a number.
  public struct Term: Sendable {
    /// The constraint, or the rule that nobody wrote.
    public let source: Provenance
    /// How many points the number changes per point of the row's constant; never 0.
    public let multiplier: Double
    /// In points, with the sign that it enters the sum with.
    public let points: Double
    /// Whether others ask for the same, so that the constraint cannot change without contradicting them.
    public let isBound: Bool
    /// The parts of `points` that are margins, guides or sizes of contents, as messages say them.
    public let parts: [Part]
  }

  /// A margin, the length of a guide, or the size of a content, in a term.
  public struct Part: Sendable, Hashable {
    /// As messages say it: “margin of View”.
    public let name: String
    /// With the sign that it enters the sum with.
    public let points: Double
  }

  /// Why a number is what it is. The terms sum to the value.
  public struct Number: Sendable {
    /// What it is a number of.
    public let subject: Subject
    /// In points, as solved.
    public let value: Double
    /// The rows that decide it, those of a container or device first, then in document order.
    public let terms: [Term]
    /// What insets of the frame, guides and margins add without a row.
    public let offset: Double
    /// The parts of `offset` that have names.
    public let offsetParts: [Part]
    /// Constraints that hold with equality, too, and that move the item if their constants change in one direction.
    public let alsoTight: [ConstraintIndex]
    /// The values that fit as well, where nothing decides.
    public let range: ValueRange?
    /// Numbers of other items that a margin, a text's height or a row's size in this sum follows from.
    public let follows: [Subject]

    /// The constraints that decide the number, in document order.
    public var constraints: [ConstraintIndex] {
      terms.compactMap { if case .authored(let index) = $0.source { index } else { nil } }.sorted()
    }
  }

  /// A constraint of the item that does not decide.
  public struct Slack: Sendable, Hashable {
    /// The constraint.
    public let constraint: ConstraintIndex
    /// How far it is from deciding, in points; negative for an optional one that gives way by as much.
    public let points: Double
  }

  /// The view or guide that was asked about.
  public let item: ItemReference
  /// First the numbers that were asked for, then all that they follow from.
  public let numbers: [Number]
  /// Constraints of the item along the axes that do not hold with equality, in document order.
  public let slack: [Slack]
  /// What was taken for granted, in words.
  public let assumptions: [String]

  /// The constraints that decide any of the numbers, those that could, and those that what they follow from depends on.
  public var namedConstraints: Set<ConstraintIndex> {
    Set(numbers.flatMap { $0.constraints + $0.alsoTight })
  }
}
