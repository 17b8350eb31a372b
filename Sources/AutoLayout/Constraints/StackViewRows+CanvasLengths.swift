// Adds the rows of a stack view that only Interface Builder's canvas has: the lengths of arranged subviews that
// have none of their own.

import SceneDiagnostics
import SceneModel
import Simplex

/// The length of a plain view on the canvas, in points.
private let canvasLength = 50.0

/// What stretching a plain view costs, relative to another length of the same priority. That one gives way last,
/// because both trade point by point, but a center, which moves by half a point for each, gives way first.
private let stretchWeight = 0.75

extension ConstraintSystemBuilder {
  /// A plain view without subviews counts as 50 points long, although Interface Builder goes on to call it
  /// ambiguous. It resists compression with its own priority, and a constraint or content of the same priority
  /// comes first (a height of 44 at 750).
  ///
  /// Across a horizontal stack, it is not called ambiguous, and the other arranged subviews do not matter (13 of 20 views, in 7 of 10 projects, since
  /// Xcode 11; none of the 27 with subviews). Views of custom classes fill the stack there. Along a vertical
  /// stack, a plain view also resists stretching, but not along a horizontal one (stored lengths of 50 points
  /// in 6 projects; two views of 179 points).
  mutating func addCanvasLengths(_ stack: Stack) {
    for position in stack.visible {
      let view = view(position)
      guard view.kind == .view, view.firstChild == nil else { continue }
      for axis in [Axis.horizontal, .vertical] where contentLength(position, axis) == nil {
        let isAlong = axis == stack.axis
        if isAlong {
          guard !view.translatesAutoresizingMask, environment.follows(.plainViewsHaveLengths) else {
            continue
          }
        } else {
          guard view.customClass == nil, axis == .vertical || stack.settings.alignment == .fill,
            environment.follows(.plainViewsAreFiftyHigh)
          else { continue }
        }
        addCanvasLength(stack, position, axis, isAlong || axis == .horizontal ? .canvasLength : .fit)
      }
    }
  }

  private mutating func addCanvasLength(_ stack: Stack, _ position: Int, _ axis: Axis, _ rule: StackRule) {
    let view = view(position)
    let length = Span(rect(position), axis).length
    let resistance =
      axis == .horizontal ? view.horizontalCompressionResistance : view.verticalCompressionResistance
    let firstRow = system.program.rowCount
    add(
      stack, length, .greaterThanOrEqual, Expression(constant: canvasLength), rule,
      priority: .optional(min((resistance ?? 750) - 0.5, 999)))
    guard rule == .canvasLength else { return }
    if stack.axis == .vertical && axis == .vertical {
      add(
        stack, length.scaled(by: stretchWeight), .lessThanOrEqual,
        Expression(constant: canvasLength * stretchWeight), rule,
        priority: .optional(min(view.verticalHugging ?? 250, 999)))
    }
    for number in firstRow..<system.program.rowCount {
      system.canvasLengths.append(RowID(index: Int32(truncatingIfNeeded: number)))
    }
  }

  /// An arranged subview without content that still has its autoresizing mask keeps its length
  /// if nothing else determines it (7 of 7; adjacent views without the mask are ambiguous in Interface
  /// Builder). At run time, `UIStackView` turns the mask off.
  mutating func addKeptLengths(_ stack: Stack) {
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
}
