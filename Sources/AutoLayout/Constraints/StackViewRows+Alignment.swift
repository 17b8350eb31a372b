// Adds the rows of a stack view across its axis: the alignment of each arranged subview, and its length if it
// has none of its own.

import SceneDiagnostics
import SceneModel
import Simplex

extension ConstraintSystemBuilder {
  mutating func addAlignment(_ stack: Stack) {
    let cross: Axis = stack.axis == .horizontal ? .vertical : .horizontal
    let area = Span(stack.area, cross)
    let isMirrored = cross == .horizontal && stack.isRightToLeft
    let isOnBaselines =
      cross == .vertical
      && (stack.settings.alignment == .firstBaseline || stack.settings.alignment == .lastBaseline)
    if isOnBaselines { addBaselineAlignment(stack, cross, area) }
    let edges = stack.settings.alignment == .fill ? edgesAcross(stack, area, cross) : area
    for position in stack.visible {
      let span = Span(rect(position), cross)
      switch stack.settings.alignment {
      case .fill:
        let edges = position == stack.visible.first ? area : edges
        add(stack, span.minimum, .equal, edges.minimum, .alignment)
        add(stack, span.maximum, .equal, edges.maximum, .alignment)
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
        // Only horizontal stacks align baselines.
        guard !isOnBaselines else { break }
        add(stack, span.minimum, .equal, area.minimum, .alignment)
        add(stack, span.maximum, .lessThanOrEqual, area.maximum, .alignment)
      }
      if contentLength(position, cross) == nil {
        addDefaultLength(stack, position, span, area, cross)
      }
    }
    if stack.settings.alignment != .fill && !isOnBaselines {
      add(
        stack, area.length, .equal, Expression(constant: 0), .fit, priority: .optional(StackPriority.crossFit)
      )
    }
  }

  /// Aligns the subviews' baselines with the first one's. The “alignment spanner” of UIKit, which spans all
  /// subviews, has minimum height and touches the stack's bottom edge for first baselines, or its top edge
  /// for last baselines. At the opposite edge, only the first subview must be inside: others may extend
  /// beyond it, and if the stack is taller than its content, the extra space is there. Source: constraints
  /// that UIKit's logs print for such stacks, Open Radar 32291130 (“stack view height incorrect for
  /// first/last baseline alignment”), and a field of 34 points that is 7 points above the top of its stack
  /// after a label of 20.5.
  private mutating func addBaselineAlignment(_ stack: Stack, _ cross: Axis, _ area: Span) {
    let isFirst = stack.settings.alignment == .firstBaseline
    let reference = baseline(stack.visible[0], first: isFirst)
    let spannerEdge = Expression(system.program.addVariable())
    for position in stack.visible {
      let span = Span(rect(position), cross)
      if position == stack.visible[0] {
        if isFirst {
          add(stack, span.minimum, .greaterThanOrEqual, area.minimum, .alignment)
        } else {
          add(stack, span.maximum, .lessThanOrEqual, area.maximum, .alignment)
        }
      } else {
        add(stack, baseline(position, first: isFirst), .equal, reference, .alignment)
      }
      if isFirst {
        add(stack, span.minimum, .greaterThanOrEqual, spannerEdge, .alignment)
        add(stack, span.maximum, .lessThanOrEqual, area.maximum, .alignment)
      } else {
        add(stack, span.minimum, .greaterThanOrEqual, area.minimum, .alignment)
        add(stack, span.maximum, .lessThanOrEqual, spannerEdge, .alignment)
      }
    }
    add(
      stack, isFirst ? area.maximum - spannerEdge : spannerEdge - area.minimum, .equal,
      Expression(constant: 0), .fit, priority: .optional(StackPriority.crossFit))
    add(
      stack, area.length, .equal, Expression(constant: 0), .fit, priority: .optional(StackPriority.mainFit))
  }

  /// The cross length of a view that has none of its own. In vertical stacks, Interface Builder shows 240
  /// points for a plain view, as far as they fit, since 2019 (11 of 13 views in 7 projects); an image view without
  /// an image fills wider ones (2 of 2 of 2 projects). In horizontal stacks, it shows 50 points for a plain view (10
  /// of 12 in 4 projects), and fills the stack for a custom class (10 of 10 in 5 projects). Before 2019 it always
  /// filled the stack (2 of 2).
  private mutating func addDefaultLength(
    _ stack: Stack, _ position: Int, _ span: Span, _ area: Span, _ cross: Axis
  ) {
    let view = view(position)
    let isCustom =
      cross == .vertical && view.customClass != nil && stack.visible.count > 1
      && environment.follows(.customViewsFillRows)
    let isImage =
      cross == .horizontal && view.kind == .imageView && environment.follows(.imageViewsFillAcross)
    let hasLength = view.kind != .stackView && !isCustom && environment.has(.lengthsAcrossStacks)
    if isImage || !hasLength {
      add(
        stack, span.length, .equal, area.length, .fit,
        priority: .optional(StackPriority.ambiguitySuppression))
    }
    guard hasLength else { return }
    let height: Double = environment.follows(.plainViewsAreFiftyHigh) ? 50 : 128
    add(
      stack, span.length, isImage ? .greaterThanOrEqual : .equal,
      Expression(constant: cross == .horizontal ? 240 : height), .fit,
      priority: .optional(StackPriority.defaultLength))
  }
}
