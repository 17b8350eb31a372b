// Adds the rows of a stack view along its axis, by its distribution: the arranged subviews from edge to edge,
// and the spacing between them. The sizes of nested stack views are in StackViewRows+NestedSizes.

import SceneDiagnostics
import SceneModel
import Simplex

/// The standard spacing between arranged subviews, in points (`spacingType="standard"`: 80 of 82 gaps in the
/// corpus).
let standardStackSpacing = 8.0

/// The standard spacing between baselines, in points, whatever the fonts (4 of 4 gaps of 2 projects).
private let standardBaselineSpacing = 20.0

extension ConstraintSystemBuilder {
  mutating func addDistribution(_ stack: Stack) {
    let spans = stack.visible.map { Span(rect($0), stack.axis) }
    let area = Span(stack.area, stack.axis)
    guard let first = spans.first, let last = spans.last else { return }
    add(stack, first.minimum, .equal, area.minimum, .edge)
    add(stack, last.maximum, .equal, area.maximum, .edge)
    switch stack.settings.distribution {
    case .fill:
      addSpacing(stack, spans, .equal)
      addTextWidths(stack, area)
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
      let isBaselineRelative = stack.settings.isBaselineRelative && stack.axis == .vertical
      for i in spans.indices.dropFirst() {
        let distance =
          isBaselineRelative
          ? baseline(stack.visible[i], first: true) - baseline(stack.visible[i - 1], first: false)
          : spans[i].minimum - spans[i - 1].maximum
        add(stack, distance, .equal, gap, .equalSpacing)
      }
      if environment.follows(.textsShareSpacedStacks) { addTextWidths(stack, area) }
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

  /// Adds UIKit's rows for the widths of adjacent multiline labels, which would otherwise be ambiguous; a label
  /// that states its preferred width needs none. Up to iOS 14, such a label gets its equal share of the stack
  /// among all subviews, with a priority 10 above the higher of its hugging and compression resistance (Open
  /// Radar 39275811: “label.width = 0.5 * stackView.width - 0 @ 759”). Since iOS 15, it gets no more than its
  /// share among the multiline labels, regardless of their priorities (three labels of a real file, each a
  /// third); a nested stack view with such a label counts as one (a label and a stack view, each a half). The
  /// same applies to stacks with equal gaps (8 of 8 stacks in 2 projects) and, since iOS 15, to titles of
  /// configured buttons (2 of 2 stacks in 2 projects).
  private mutating func addTextWidths(_ stack: Stack, _ area: Span) {
    guard stack.axis == .horizontal, stack.visible.count > 1, environment.follows(.textsShareStacks) else {
      return
    }
    let sharesAll = environment.era < .xcode13
    let labels = stack.visible.filter { position in
      switch view(position).content {
      case .label(let label): choosesItsWidth(label)
      case .button(let button):
        !sharesAll && button.configuration.map(hasTitle) == true
          && environment.follows(.configuredTitlesShareStacks)
      default: false
      }
    }
    let nested = sharesAll ? 0 : stack.visible.count { arrangesLines($0) }
    let count = Double(sharesAll ? stack.visible.count : labels.count + nested)
    guard sharesAll ? !labels.isEmpty : labels.count + nested > 1 else { return }
    let spacing = stack.settings.unadjustedSpacing
    let share = area.length.scaled(by: 1 / count) - spacing * (count - 1) / count
    for position in labels {
      let view = view(position)
      let priority = max(view.horizontalHugging ?? 250, view.horizontalCompressionResistance ?? 750) + 10
      add(
        stack, Span(rect(position), .horizontal).length, sharesAll ? .equal : .lessThanOrEqual, share,
        .textWidth, priority: .optional(sharesAll ? min(priority, 999) : 950))
    }
  }

  /// Whether a configured button shows a text; a symbol alone has its own width (one stack).
  private func hasTitle(_ configuration: ButtonConfiguration) -> Bool {
    configuration.title != nil || configuration.attributedTitle != nil || configuration.subtitle != nil
  }

  /// Whether a label can have several lines and no stated width to wrap at.
  private func choosesItsWidth(_ label: Label) -> Bool {
    label.numberOfLines != 1 && label.preferredMaxLayoutWidth == nil
  }

  /// Whether a nested stack view arranges a label of several lines.
  private func arrangesLines(_ position: Int) -> Bool {
    guard view(position).kind == .stackView else { return false }
    return document.children(of: system.views[position]).contains { child in
      guard let inner = self.position(of: child), isArranged(inner, in: position), !takesNoRoom(inner),
        case .label(let label) = view(inner).content
      else { return false }
      return choosesItsWidth(label)
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
    let isBetweenBaselines = settings.isBaselineRelative && settings.axis == .vertical
    return settings.usesStandardSpacing && isBetweenBaselines
      ? standardBaselineSpacing : settings.unadjustedSpacing
  }

  /// Each length is its share of the sum of intrinsic lengths times the stack's length. A nested stack has
  /// the length of its content. The spacing counts as one of the lengths (98 and 116 with a spacing of 40 in
  /// 355 points are stored as 136.5 and 178.5), but the standard spacing does not (a label of 259 beside a
  /// switch of 49 in 414 points is stored as 348). The spacing itself does not grow, so that not all shares
  /// are possible: earlier subviews take precedence, and the last one gets the rest. Views without a length
  /// of their own follow their own constraints, but a stack view with nothing visible has no length (one stack
  /// outside the corpus), and some have a height on the canvas (`shareHeight`).
  private mutating func addProportions(_ stack: Stack, _ spans: [Span]) {
    let nested = nestedStackSizes(below: stack.k)
    let lengths = stack.visible.map { position -> Double in
      let size = nested[position]?.size ?? contentSize(position)
      let length = stack.axis == .horizontal ? size.width : size.height
      return length == 0 && stack.axis == .vertical ? shareHeight(position, in: stack) ?? 0 : length
    }
    let spacing = stack.settings.usesStandardSpacing ? 0 : max(stack.settings.spacing, 0)
    let total = lengths.reduce(spacing * Double(lengths.count - 1), +)
    guard total > 0 else { return }
    let area = Span(stack.area, stack.axis).length
    for (i, length) in lengths.enumerated() {
      guard length > 0 else {
        if view(stack.visible[i]).kind == .stackView {
          add(
            stack, spans[i].length, .equal, Expression(constant: 0), .fillProportionally,
            priority: .optional(StackPriority.proportional))
        }
        continue
      }
      add(
        stack, spans[i].length.scaled(by: total / length), .equal, area, .fillProportionally,
        priority: .optional(StackPriority.firstShare - 0.5 * Double(i) / Double(lengths.count)))
    }
  }
}
