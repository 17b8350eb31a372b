// The rows of a stack view across its axis: how each arranged subview lies between its edges, by the alignment, and how far it
// reaches where it has no length of its own.

import SceneDiagnostics
import SceneModel
import Simplex

extension ConstraintSystemBuilder {
  mutating func addAlignment(_ stack: Stack) {
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
}
