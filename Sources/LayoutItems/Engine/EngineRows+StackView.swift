// The rows of a stack view: those of UIKit at run time, with the same priorities as for stack views of scenes
// (AutoLayout's StackViewRows, which also has what Interface Builder's canvas adds).

import AutoLayout
import SceneModel
import Simplex

/// A stack view while its rows are built.
private struct Stack {
  let view: StackView
  let area: ItemRect
  /// The visible arranged subviews, from the origin of the axis.
  let visible: [View]
  let isReversed: Bool

  var axis: LayoutAxis { view.axis }
  var cross: LayoutAxis { view.axis == .horizontal ? .vertical : .horizontal }
}

extension Span {
  fileprivate init(_ rect: ItemRect, _ axis: LayoutAxis) {
    self =
      axis == .horizontal
      ? Span(minimum: rect.left, maximum: rect.right) : Span(minimum: rect.top, maximum: rect.bottom)
  }
}

extension EngineRows {
  mutating func addStackRows(_ view: StackView) {
    let arranged = view.arrangedSubviews
    let isReversed = view.axis == .horizontal && isRightToLeft
    let visible = arranged.filter { !$0.isHidden }
    var area = ItemRect(variables[view.position])
    if view.isLayoutMarginsRelativeArrangement { area = area.inset(by: insets(.margins, view.position)) }
    let stack = Stack(
      view: view, area: area, visible: isReversed ? visible.reversed() : visible, isReversed: isReversed)
    addHiding(stack, arranged)
    guard !visible.isEmpty else {
      if !arranged.isEmpty {
        add(stack, Span(area, stack.axis).length, .equal, Expression(), StackPriority.proportional)
      }
      return
    }
    addDistribution(stack)
    addAlignment(stack)
  }

  /// A hidden arranged subview has no length and no gap. It is where the one before it ends.
  private mutating func addHiding(_ stack: Stack, _ arranged: [View]) {
    var place = Span(stack.area, stack.axis).minimum
    if stack.isReversed { place = Span(stack.area, stack.axis).maximum }
    for view in arranged {
      let span = Span(rect(view), stack.axis)
      guard view.isHidden else {
        place = stack.isReversed ? span.minimum : span.maximum
        continue
      }
      add(stack, span.length, .equal, Expression(), StackPriority.proportional)
      add(stack, span.minimum, .equal, place, StackPriority.proportional)
      let (crossSpan, area) = (Span(rect(view), stack.cross), Span(stack.area, stack.cross))
      add(stack, crossSpan.minimum, .equal, area.minimum, StackPriority.proportional)
      add(stack, crossSpan.maximum, .equal, area.maximum, StackPriority.ambiguitySuppression)
    }
  }

  // MARK: Along the axis

  private mutating func addDistribution(_ stack: Stack) {
    let spans = stack.visible.map { Span(rect($0), stack.axis) }
    let area = Span(stack.area, stack.axis)
    guard let first = spans.first, let last = spans.last else { return }
    add(stack, first.minimum, .equal, area.minimum)
    add(stack, last.maximum, .equal, area.maximum)
    switch stack.view.distribution {
    case .fill: addSpacing(stack, spans, .equal)
    case .fillEqually:
      addSpacing(stack, spans, .equal)
      for span in spans.dropFirst() { add(stack, span.length, .equal, first.length) }
    case .fillProportionally:
      addSpacing(stack, spans, .equal)
      addProportions(stack, spans, area)
    case .equalSpacing:
      addSpacing(stack, spans, .greaterThanOrEqual)
      guard spans.count > 1 else { return }
      let gap = Expression(program.addVariable(lower: 0))
      for i in spans.indices.dropFirst() {
        let (before, after) = gapEdges(stack, spans, i)
        add(stack, after - before, .equal, gap)
      }
      add(stack, area.length, .equal, Expression(), StackPriority.mainFit)
    case .equalCentering:
      addSpacing(stack, spans, .greaterThanOrEqual)
      guard spans.count > 1 else { return }
      let distance = Expression(program.addVariable(lower: 0))
      for (a, b) in zip(spans, spans.dropFirst()) {
        add(stack, b.centre - a.centre, .equal, distance, StackPriority.equalCentering)
      }
      add(stack, area.length, .equal, Expression(), StackPriority.mainFit)
    }
  }

  private mutating func addSpacing(_ stack: Stack, _ spans: [Span], _ relation: Simplex.Relation) {
    for i in spans.indices.dropFirst() {
      let former = stack.isReversed ? stack.visible[i] : stack.visible[i - 1]
      let points = stack.view.customSpacing(after: former) ?? stack.view.spacing
      let (before, after) = gapEdges(stack, spans, i)
      add(stack, after, relation, before + points)
    }
  }

  /// Where the gap before the visible view at an index begins and ends.
  private func gapEdges(_ stack: Stack, _ spans: [Span], _ i: Int) -> (Expression, Expression) {
    guard stack.view.isBaselineRelativeArrangement, stack.axis == .vertical else {
      return (spans[i - 1].maximum, spans[i].minimum)
    }
    return (
      baseline(of: stack.visible[i - 1], isFirst: false), baseline(of: stack.visible[i], isFirst: true)
    )
  }

  /// Each length is its share of the content lengths and the spacing between them, as far as possible: earlier
  /// views come first. Views without content follow their own constraints.
  private mutating func addProportions(_ stack: Stack, _ spans: [Span], _ area: Span) {
    hasProportions = true
    let lengths = stack.visible.map { view in
      let size = view.intrinsicContentSize
      return max(0, stack.axis == .horizontal ? size.width : size.height)
    }
    let total = lengths.reduce(max(stack.view.spacing, 0) * Double(lengths.count - 1), +)
    guard total > 0, total.isFinite else { return }
    for (i, length) in lengths.enumerated() where length > 0 {
      add(
        stack, spans[i].length.scaled(by: total / length), .equal, area.length,
        StackPriority.firstShare - 0.5 * Double(i) / Double(lengths.count))
    }
  }

  // MARK: Across the axis

  private mutating func addAlignment(_ stack: Stack) {
    let area = Span(stack.area, stack.cross)
    let alignment = stack.view.alignment
    let isOnBaselines =
      stack.cross == .vertical && (alignment == .firstBaseline || alignment == .lastBaseline)
    let isMirrored = stack.cross == .horizontal && isRightToLeft
    if isOnBaselines { addBaselines(stack, area) }
    for view in stack.visible {
      let span = Span(rect(view), stack.cross)
      switch alignment {
      case .fill:
        add(stack, span.minimum, .equal, area.minimum)
        add(stack, span.maximum, .equal, area.maximum)
        continue
      case .firstBaseline where isOnBaselines, .lastBaseline where isOnBaselines: break
      case .leading where !isMirrored, .trailing where isMirrored, .firstBaseline, .lastBaseline:
        add(stack, span.minimum, .equal, area.minimum)
        add(stack, span.maximum, .lessThanOrEqual, area.maximum)
      case .leading, .trailing:
        add(stack, span.maximum, .equal, area.maximum)
        add(stack, span.minimum, .greaterThanOrEqual, area.minimum)
      case .center:
        add(stack, span.centre, .equal, area.centre)
        add(stack, span.minimum, .greaterThanOrEqual, area.minimum)
        add(stack, span.maximum, .lessThanOrEqual, area.maximum)
      }
      let size = view.intrinsicContentSize
      if (stack.cross == .horizontal ? size.width : size.height) < 0 {
        add(stack, span.length, .equal, area.length, StackPriority.ambiguitySuppression)
      }
    }
    if alignment != .fill, !isOnBaselines {
      add(stack, area.length, .equal, Expression(), StackPriority.crossFit)
    }
  }

  /// The baselines are equal. All views are inside an area of least height that ends at the stack view's bottom
  /// edge, or for last baselines begins at its top edge. At the other edge, only the first view must be inside.
  private mutating func addBaselines(_ stack: Stack, _ area: Span) {
    let isFirst = stack.view.alignment == .firstBaseline
    guard let reference = stack.visible.first else { return }
    let edge = Expression(program.addVariable())
    for view in stack.visible {
      let span = Span(rect(view), stack.cross)
      if view !== reference {
        add(
          stack, baseline(of: view, isFirst: isFirst), .equal, baseline(of: reference, isFirst: isFirst))
      } else if isFirst {
        add(stack, span.minimum, .greaterThanOrEqual, area.minimum)
      } else {
        add(stack, span.maximum, .lessThanOrEqual, area.maximum)
      }
      add(stack, span.minimum, .greaterThanOrEqual, isFirst ? edge : area.minimum)
      add(stack, span.maximum, .lessThanOrEqual, isFirst ? area.maximum : edge)
    }
    add(
      stack, isFirst ? area.maximum - edge : edge - area.minimum, .equal, Expression(), StackPriority.crossFit
    )
    add(stack, area.length, .equal, Expression(), StackPriority.mainFit)
  }

  private mutating func add(
    _ stack: Stack, _ left: Expression, _ relation: Simplex.Relation, _ right: Expression,
    _ priority: Double = 1000
  ) {
    addRow(
      left, relation, right, priority: priority, rank: BreakingRank.stackView, from: .stackView(stack.view))
  }

  private func rect(_ view: View) -> ItemRect { ItemRect(variables[view.position]) }
}
