// Stack views as rows. UIKit arranges a stack view with constraints of its own; these are the same ones, by the names that
// its logs print (edges, spacing, fill equally, alignment, fitting size), on alignment rects.

import SceneDiagnostics
import SceneModel
import Simplex

/// Priorities that UIKit's stack views use, as its constraint logs print them.
private enum StackPriority {
  /// Proportions yield to required sizes.
  static let proportional = 999.0
  /// Equal centre distances yield to every content priority.
  static let equalCentering = 149.0
  /// Across: the stack is no larger than its largest arranged subview.
  static let crossFit = 51.0
  /// Along: a stack that may stretch its gaps does not.
  static let mainFit = 49.0
  /// A view with no size of its own across the stack widens it.
  static let defaultLength = 52.0
  /// What decides only where nothing else does.
  static let ambiguitySuppression = 25.0
}

/// The standard distance between neighbours, in points (`spacingType="standard"`: 80 of 82 gaps in the corpus).
private let standardSpacing = 8.0

extension ConstraintSystemBuilder {
  private struct Stack {
    var k: Int
    var index: ViewIndex
    var settings: StackView
    var area: ItemRect
    /// Positions of the visible arranged subviews, along the axis.
    var visible: [Int]
    var hidden: [Int]
    var axis: Axis
    /// A horizontal stack under a right-to-left direction runs from the right.
    var isReversed: Bool
  }

  mutating func addStackRows(_ k: Int, _ settings: StackView) {
    var visible: [Int] = []
    var hidden: [Int] = []
    for child in document.children(of: system.views[k]) {
      guard let position = position(of: child), isArranged(position, in: k) else { continue }
      if view(position).isHidden { hidden.append(position) } else { visible.append(position) }
    }
    let isReversed = settings.axis == .horizontal && environment.direction == .rightToLeft
    if isReversed { visible.reverse() }
    var area = rect(k)
    if settings.isLayoutMarginsRelative ?? (view(k).layoutMargins != nil) {
      area = area.inset(by: insets(.margins, k))
    }
    let stack = Stack(
      k: k, index: system.views[k], settings: settings, area: area, visible: visible, hidden: hidden,
      axis: settings.axis == .horizontal ? .horizontal : .vertical, isReversed: isReversed)
    addHiding(stack)
    guard !visible.isEmpty else {
      // Only hidden ones: nothing is left along the axis (5 of 5). One without arranged subviews has no length of its own.
      if !hidden.isEmpty {
        add(
          stack, Span(area, stack.axis).length, .equal, Expression(constant: 0), .hiding,
          priority: .optional(StackPriority.proportional))
      }
      return
    }
    addDistribution(stack)
    addAlignment(stack)
    if !environment.isRunTime { addKeptLengths(stack) }
  }

  /// On the canvas an arranged subview without content that still has its autoresizing mask keeps its length, where nothing
  /// else says how long it is (7 of 7, beside twins without the mask that Interface Builder calls ambiguous). At run time
  /// `UIStackView` turns the mask off.
  private mutating func addKeptLengths(_ stack: Stack) {
    for position in stack.visible where contentLength(position, stack.axis) == nil {
      let view = view(position)
      guard view.translatesAutoresizingMask, !view.hasFixedFrame, let size = view.storedRect?.size else {
        continue
      }
      let length = stack.axis == .horizontal ? size.width : size.height
      add(
        stack, Span(rect(position), stack.axis).length, .equal, Expression(constant: length), .fit,
        priority: .optional(StackPriority.ambiguitySuppression))
    }
  }

  // MARK: Along the axis

  private mutating func addDistribution(_ stack: Stack) {
    let spans = stack.visible.map { Span(rect($0), stack.axis) }
    let area = Span(stack.area, stack.axis)
    guard let first = spans.first, let last = spans.last else { return }
    add(stack, first.minimum, .equal, area.minimum, .edge)
    add(stack, last.maximum, .equal, area.maximum, .edge)
    switch stack.settings.distribution {
    case .fill:
      addSpacing(stack, spans, .equal)
    case .fillEqually:
      addSpacing(stack, spans, .equal)
      for span in spans.dropFirst() { add(stack, span.length, .equal, first.length, .fillEqually) }
    case .fillProportionally:
      addSpacing(stack, spans, .equal)
      addProportions(stack, spans)
    case .equalSpacing:
      addSpacing(stack, spans, .greaterThanOrEqual)
      guard spans.count > 1 else { return }
      let gap = Expression(system.program.addVariable(lower: 0))
      for (a, b) in zip(spans, spans.dropFirst()) {
        add(stack, b.minimum - a.maximum, .equal, gap, .equalSpacing)
      }
      addFit(stack, area)
    case .equalCentering:
      addSpacing(stack, spans, .greaterThanOrEqual)
      guard spans.count > 1 else { return }
      let distance = Expression(system.program.addVariable(lower: 0))
      for (a, b) in zip(spans, spans.dropFirst()) {
        add(
          stack, b.centre - a.centre, .equal, distance, .equalCentering,
          priority: .optional(StackPriority.equalCentering))
      }
      addFit(stack, area)
    }
  }

  private mutating func addFit(_ stack: Stack, _ area: Span) {
    add(
      stack, area.length, .equal, Expression(constant: 0), .fit, priority: .optional(StackPriority.mainFit))
  }

  private mutating func addSpacing(_ stack: Stack, _ spans: [Span], _ relation: Relation) {
    let isBaselineRelative = stack.settings.isBaselineRelative && stack.axis == .vertical
    for i in spans.indices.dropFirst() {
      let after = stack.isReversed ? stack.visible[i] : stack.visible[i - 1]
      let points = spacing(stack.settings, after: document.views[system.views[after].index].id)
      if isBaselineRelative {
        let upper = baseline(stack.visible[i - 1], first: false)
        add(stack, baseline(stack.visible[i], first: true), relation, upper + points, .spacing)
      } else {
        add(stack, spans[i].minimum, relation, spans[i - 1].maximum + points, .spacing)
      }
    }
  }

  private func spacing(_ settings: StackView, after id: String) -> Double {
    for custom in settings.customSpacing where custom.after == id { return custom.points }
    return settings.usesStandardSpacing ? standardSpacing : settings.spacing
  }

  /// Each length is its share of the intrinsic lengths times the stack's length, where a nested stack counts what it holds. The
  /// spacing counts among the lengths (98 and 116 with a spacing of 40 in 355 points are stored at 136.5 and 178.5), but the
  /// standard spacing as nothing (a label of 259 beside a switch of 49 in 414 points is stored at 348). The spacing itself
  /// does not grow, so the shares cannot all hold: earlier subviews come first, and the last takes what is left. Views without
  /// a length of their own keep to their own constraints.
  private mutating func addProportions(_ stack: Stack, _ spans: [Span]) {
    let nested = nestedStackSizes(below: stack.k)
    let lengths = stack.visible.map { position -> Double in
      let content = fixedContent(position)
      let size = nested[position] ?? Size(width: content.width ?? 0, height: content.height ?? 0)
      return stack.axis == .horizontal ? size.width : size.height
    }
    let spacing = stack.settings.usesStandardSpacing ? 0 : max(stack.settings.spacing, 0)
    let total = lengths.reduce(spacing * Double(lengths.count - 1), +)
    guard total > 0 else { return }
    let area = Span(stack.area, stack.axis).length
    for (i, length) in lengths.enumerated() where length > 0 {
      add(
        stack, spans[i].length.scaled(by: total / length), .equal, area, .fillProportionally,
        priority: .optional(StackPriority.proportional - Double(i) / Double(lengths.count)))
    }
  }

  /// What the stack views in the subtree at position `k` hold, by position: lengths and spacings summed along the axis, the
  /// largest across. Children follow their parents in document order, so one backward pass sees them first.
  private mutating func nestedStackSizes(below k: Int) -> [Int: Size] {
    var sizes: [Int: Size] = [:]
    var end = k + 1
    while end < system.views.count, let parent = document.views[system.views[end].index].parent,
      let p = position(of: parent), p >= k
    {
      end += 1
    }
    for child in stride(from: end - 1, to: k, by: -1) {
      let view = view(child)
      guard let parent = view.parent.flatMap(position(of:)), parent > k, !view.isHidden,
        isArranged(child, in: parent), case .stackView(let settings) = self.view(parent).content
      else { continue }
      let content = fixedContent(child)
      let own = Size(width: content.width ?? 0, height: content.height ?? 0)
      let size = sizes[child] ?? own
      if let sum = sizes[parent] {
        sizes[parent] =
          settings.axis == .horizontal
          ? Size(width: sum.width + settings.spacing + size.width, height: max(sum.height, size.height))
          : Size(width: max(sum.width, size.width), height: sum.height + settings.spacing + size.height)
      } else {
        sizes[parent] = size
      }
    }
    return sizes
  }

  // MARK: Across the axis

  private mutating func addAlignment(_ stack: Stack) {
    let cross: Axis = stack.axis == .horizontal ? .vertical : .horizontal
    let area = Span(stack.area, cross)
    let isMirrored = cross == .horizontal && environment.direction == .rightToLeft
    for position in stack.visible {
      let span = Span(rect(position), cross)
      switch stack.settings.alignment {
      case .fill:
        add(stack, span.minimum, .equal, area.minimum, .alignment)
        add(stack, span.maximum, .equal, area.maximum, .alignment)
        continue
      case .leading where !isMirrored, .trailing where isMirrored:
        add(stack, span.minimum, .equal, area.minimum, .alignment)
        add(stack, span.maximum, .lessThanOrEqual, area.maximum, .alignment)
      case .leading, .trailing:
        add(stack, span.maximum, .equal, area.maximum, .alignment)
        add(stack, span.minimum, .greaterThanOrEqual, area.minimum, .alignment)
      case .center:
        add(stack, span.centre, .equal, area.centre, .alignment)
        add(stack, span.minimum, .greaterThanOrEqual, area.minimum, .alignment)
        add(stack, span.maximum, .lessThanOrEqual, area.maximum, .alignment)
      case .firstBaseline, .lastBaseline:
        let isFirst = stack.settings.alignment == .firstBaseline
        addBaselineAlignment(stack, position, span, area, isFirst: isFirst, isAcross: cross == .vertical)
      }
      if contentLength(position, cross) == nil {
        addDefaultLength(stack, position, span, area, cross)
      }
    }
    if stack.settings.alignment != .fill {
      add(
        stack, area.length, .equal, Expression(constant: 0), .fit, priority: .optional(StackPriority.crossFit)
      )
    }
  }

  /// Baselines are those of the first subview, which also touches the stack's edge on their side; where others reach beyond
  /// that edge, they overflow (a field of 34 points after a label of 20.5 stands 7 points above its stack).
  private mutating func addBaselineAlignment(
    _ stack: Stack, _ position: Int, _ span: Span, _ area: Span, isFirst: Bool, isAcross: Bool
  ) {
    guard isAcross else {
      add(stack, span.minimum, .equal, area.minimum, .alignment)
      add(stack, span.maximum, .lessThanOrEqual, area.maximum, .alignment)
      return
    }
    if position != stack.visible[0] {
      add(
        stack, baseline(position, first: isFirst), .equal, baseline(stack.visible[0], first: isFirst),
        .alignment)
    } else if isFirst {
      add(stack, span.minimum, .equal, area.minimum, .alignment)
    } else {
      add(stack, span.maximum, .equal, area.maximum, .alignment)
    }
    if isFirst {
      add(stack, span.maximum, .lessThanOrEqual, area.maximum, .alignment)
    } else {
      add(stack, span.minimum, .greaterThanOrEqual, area.minimum, .alignment)
    }
  }

  /// The cross length of a view that has none of its own: Interface Builder shows 240 × 128 points, as far as they fit, since
  /// 2019 (6 of 6 views without a width in centred vertical stacks), and before that the whole of the stack (2 of 2).
  private mutating func addDefaultLength(
    _ stack: Stack, _ position: Int, _ span: Span, _ area: Span, _ cross: Axis
  ) {
    if view(position).kind == .stackView || environment.toolsVersion < 15_000 {
      add(
        stack, span.length, .equal, area.length, .fit,
        priority: .optional(StackPriority.ambiguitySuppression))
    } else {
      add(
        stack, span.length, .equal, Expression(constant: cross == .horizontal ? 240 : 128), .fit,
        priority: .optional(StackPriority.defaultLength))
    }
  }

  /// A hidden arranged subview has no length, and keeps no spacing. Between two visible ones it lies in the middle of theirs
  /// (6 of 6), before or after all of them at the stack's own origin (14 of 16 stacks). Across the stack it lies as the
  /// visible ones do, and never widens the stack.
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
      }
      add(stack, span.minimum, .equal, place, .hiding, priority: priority)
      let crossSpan = Span(rect(position), cross)
      let length = contentLength(position, cross) ?? area.length
      switch stack.settings.alignment {
      case .fill:
        add(stack, crossSpan.minimum, .equal, area.minimum, .hiding, priority: crossPriority)
        add(stack, crossSpan.maximum, .equal, area.maximum, .hiding, priority: crossPriority)
        continue
      case .center: add(stack, crossSpan.centre, .equal, area.centre, .hiding, priority: crossPriority)
      case .trailing: add(stack, crossSpan.maximum, .equal, area.maximum, .hiding, priority: crossPriority)
      case .leading, .firstBaseline, .lastBaseline:
        add(stack, crossSpan.minimum, .equal, area.minimum, .hiding, priority: crossPriority)
      }
      add(stack, crossSpan.length, .equal, length, .hiding, priority: crossPriority)
    }
  }

  private func baseline(_ position: Int, first: Bool) -> Expression {
    baseline(position, first: first, in: rect(position))
  }

  private mutating func add(
    _ stack: Stack, _ left: Expression, _ relation: Relation, _ right: Expression, _ rule: StackRule,
    priority: RowPriority = .required
  ) {
    system.addRow(
      left, relation, right, priority: priority, rank: BreakingRank.stackView,
      from: .stackView(stack.index, rule))
  }
}

/// A rectangle along one axis.
private struct Span {
  var minimum: Expression
  var maximum: Expression

  init(_ rect: ItemRect, _ axis: Axis) {
    (minimum, maximum) = axis == .horizontal ? (rect.left, rect.right) : (rect.top, rect.bottom)
  }

  var length: Expression { maximum - minimum }
  var centre: Expression { (minimum + maximum).scaled(by: 0.5) }
}
