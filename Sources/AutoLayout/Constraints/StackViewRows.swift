// Adds the rows of stack views. UIKit arranges a stack view with its own constraints. These are the same
// ones, with the names that its logs print (edges, spacing, fill equally, alignment, fitting size), between
// alignment rects. This file handles the arranged and hidden subviews. StackViewRows+Distribution has the
// rows along the axis, StackViewRows+Alignment those across it, and StackViewRows+CanvasLengths and
// StackViewRows+EqualPriorities those that only the canvas has. StackViewRows+NestedSizes has the sizes of
// stack views in stack views, and StackViewRows+OwnConstraints the constraints that outweigh these rows.

import SceneDiagnostics
import SceneModel
import Simplex

/// The priorities in UIKit's stack views, as its constraint logs print them.
package enum StackPriority {
  /// Proportions give way to required sizes.
  package static let proportional = 999.0
  /// The share of the first subview gives way to constraints of 999 as well (one stack), and those of later ones to
  /// its.
  package static let firstShare = 998.5
  /// Equal center distances give way to all content priorities.
  package static let equalCentering = 149.0
  /// Across the axis: the stack is no larger than its largest arranged subview.
  package static let crossFit = 51.0
  /// A stack whose gaps can grow, or that is not tied to its baselines at one edge, does not grow.
  package static let mainFit = 49.0
  /// A view without a cross length widens the stack.
  static let defaultLength = 52.0
  /// Decides only what is otherwise ambiguous.
  package static let ambiguitySuppression = 25.0
}

extension ConstraintSystemBuilder {
  /// A stack view with its visible and hidden arranged subviews.
  struct Stack {
    var k: Int
    var index: ViewIndex
    var settings: StackView
    var area: ItemRect
    /// The positions of the visible arranged subviews, along the axis.
    var visible: [Int]
    var hidden: [Int]
    var axis: Axis
    /// The direction of the stack view: the environment's, unless its semantic content attribute overrides
    /// it.
    var isRightToLeft: Bool
    /// Whether the stack runs from the right, because it is horizontal and right-to-left.
    var isReversed: Bool
  }

  mutating func addStackRows(_ k: Int, _ settings: StackView) {
    var visible: [Int] = []
    var hidden: [Int] = []
    for child in document.children(of: system.views[k]) {
      guard let position = position(of: child), isArranged(position, in: k) else { continue }
      if takesNoRoom(position) { hidden.append(position) } else { visible.append(position) }
    }
    let isRightToLeft = environment.direction(of: view(k)) == .rightToLeft
    let isReversed = settings.axis == .horizontal && isRightToLeft
    if isReversed { visible.reverse() }
    var area = rect(k)
    if settings.isLayoutMarginsRelative ?? (view(k).layoutMargins != nil) {
      area = area.inset(by: insets(.margins, k))
    }
    let stack = Stack(
      k: k, index: system.views[k], settings: settings, area: area, visible: visible, hidden: hidden,
      axis: settings.layoutAxis, isRightToLeft: isRightToLeft,
      isReversed: isReversed)
    addHiding(stack)
    guard !visible.isEmpty else {
      // If all arranged subviews are hidden, the length is zero (5 of 5). A stack view without arranged
      // subviews has no length of its own.
      if !hidden.isEmpty {
        add(
          stack, Span(area, stack.axis).length, .equal, Expression(constant: 0), .hiding,
          priority: .optional(StackPriority.proportional))
      }
      return
    }
    addDistribution(stack)
    addAlignment(stack)
    if environment.isRunTime { return }
    addCanvasLengths(stack)
    addPreferences(stack)
    if environment.follows(.masksKeepLengths) { addKeptLengths(stack) }
  }

  /// Whether an arranged subview is hidden and takes no space. On the canvas, a stopped activity indicator
  /// with `hidesWhenStopped` keeps its space, although it is hidden (3 of 3 stacks in 3 projects).
  func takesNoRoom(_ position: Int) -> Bool {
    guard view(position).isHidden else { return false }
    if case .control(let control) = view(position).content, control.hidesWhenStopped,
      view(position).kind == .activityIndicator, !environment.isRunTime,
      environment.follows(.stoppedIndicatorKeepsRoom)
    {
      return false
    }
    return true
  }

  /// A hidden arranged subview has zero length and no spacing. Between two visible ones, it is in the middle
  /// of their gap (15 of 15 in 7 projects). After two or more visible ones, it is at the end of the last (7
  /// of 12 in 6 projects, and 3 more at the stack's end). Otherwise it is at the stack's origin (18 of 19), or ends
  /// there (`endsAtStart`).
  /// Across the axis, it is aligned like the visible ones and never widens the stack.
  private mutating func addHiding(_ stack: Stack) {
    let priority = RowPriority.optional(StackPriority.proportional)
    let crossPriority = RowPriority.optional(StackPriority.ambiguitySuppression)
    let cross: Axis = stack.axis == .horizontal ? .vertical : .horizontal
    let area = Span(stack.area, cross)
    let origin = Span(rect(stack.k), stack.axis).minimum
    for position in stack.hidden {
      let span = Span(rect(position), stack.axis)
      add(stack, span.length, .equal, Expression(constant: 0), .hiding, priority: priority)
      var place = origin
      let neighbours = stack.isReversed ? stack.visible.reversed() : stack.visible
      if let before = neighbours.last(where: { $0 < position }),
        let after = neighbours.first(where: { $0 > position })
      {
        let spans = (Span(rect(before), stack.axis), Span(rect(after), stack.axis))
        let gap = stack.isReversed ? (spans.1.maximum, spans.0.minimum) : (spans.0.maximum, spans.1.minimum)
        place = (gap.0 + gap.1).scaled(by: 0.5)
      } else if neighbours.count > 1, let last = neighbours.last, last < position,
        environment.follows(.hiddenFollowsVisible)
      {
        let span = Span(rect(last), stack.axis)
        place = stack.isReversed ? span.minimum : span.maximum
      }
      let edge = endsAtStart(position, stack) ? span.maximum : span.minimum
      add(stack, edge, .equal, place, .hiding, priority: priority)
      let crossSpan = Span(rect(position), cross)
      let length = contentLength(position, cross) ?? area.length
      let edgePriority = environment.follows(.hiddenFillsAcross) ? priority : crossPriority
      switch stack.settings.alignment {
      case .fill:
        add(stack, crossSpan.minimum, .equal, area.minimum, .hiding, priority: edgePriority)
        add(stack, crossSpan.maximum, .equal, area.maximum, .hiding, priority: edgePriority)
        continue
      case .center: add(stack, crossSpan.centre, .equal, area.centre, .hiding, priority: edgePriority)
      case .trailing: add(stack, crossSpan.maximum, .equal, area.maximum, .hiding, priority: edgePriority)
      case .leading, .firstBaseline, .lastBaseline:
        add(stack, crossSpan.minimum, .equal, area.minimum, .hiding, priority: edgePriority)
      }
      add(stack, crossSpan.length, .equal, length, .hiding, priority: crossPriority)
    }
  }

  /// Whether a hidden arranged subview ends at its stack's start: one before the visible ones that keeps its length, in a
  /// stack that fills. In a horizontal one it does by its content (3 views of 2 projects), in a vertical one only by a
  /// constraint on its height (one view outside the corpus; without, it begins there, 3 views of 2 projects).
  private func endsAtStart(_ position: Int, _ stack: Stack) -> Bool {
    guard stack.settings.distribution == .fill, !stack.isReversed, let first = stack.visible.first,
      position < first, environment.follows(.hiddenEndsAtTheStart)
    else { return false }
    return stack.axis == .horizontal || hasHeightConstraint(position)
  }

  private func hasHeightConstraint(_ position: Int) -> Bool {
    let index = system.views[position]
    return document.views[index.index].constraints.contains { i in
      let constraint = document.constraints[i]
      return traits.isActive[i] && constraint.firstItem == .view(index)
        && constraint.firstAttribute == .height && constraint.secondItem == nil
    }
  }

  func baseline(_ position: Int, first: Bool) -> Expression {
    baseline(position, first: first, in: rect(position))
  }

  mutating func add(
    _ stack: Stack, _ left: Expression, _ relation: Relation, _ right: Expression, _ rule: StackRule,
    priority: RowPriority = .required
  ) {
    system.addRow(
      left, relation, right, priority: priority, rank: BreakingRank.stackView,
      from: .stackView(stack.index, rule))
  }
}

extension StackView {
  /// The axis along which it arranges its subviews.
  var layoutAxis: Axis { axis == .horizontal ? .horizontal : .vertical }

  /// The spacing without custom spacing and baselines, in points.
  var unadjustedSpacing: Double { usesStandardSpacing ? standardStackSpacing : spacing }
}

/// A range along one axis.
package struct Span {
  package var minimum: Expression
  package var maximum: Expression

  package init(minimum: Expression, maximum: Expression) {
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  init(_ rect: ItemRect, _ axis: Axis) {
    (minimum, maximum) = axis == .horizontal ? (rect.left, rect.right) : (rect.top, rect.bottom)
  }

  package var length: Expression { maximum - minimum }
  package var centre: Expression { (minimum + maximum).scaled(by: 0.5) }
}
