// Adds the rows of a stack view that only Interface Builder's canvas has: the lengths of arranged subviews that
// have none of their own.

import SceneDiagnostics
import SceneModel
import Simplex

/// The length of a plain view on the canvas, in points.
private let canvasLength = 50.0

/// The height of a view in the library, in points. A plain view has it up to Xcode 11.1.
private let formerCanvasHeight = 128.0

/// What stretching a plain view costs, relative to another length of the same priority. That one gives way last,
/// because both trade point by point, but a center, which moves by half a point for each, gives way first.
private let stretchWeight = 0.75

extension ConstraintSystemBuilder {
  /// A plain view without subviews counts as 50 points long, although Interface Builder goes on to call it
  /// ambiguous. It resists compression with its own priority, and a constraint or content of the same priority
  /// comes first (a height of 44 at 750).
  ///
  /// Across a horizontal stack, it is not called ambiguous, and the other arranged subviews do not matter (13 of
  /// 20 views, in 7 of 10 projects, since Xcode 11). Views of custom classes fill the stack there. Along a
  /// vertical stack, a plain view also resists stretching, but not along a horizontal one (stored lengths of 50
  /// points in 6 projects; two views of 179 points).
  mutating func addCanvasLengths(_ stack: Stack) {
    for position in stack.visible {
      let view = view(position)
      if let height = imageHeight(position, in: stack) {
        addCanvasLength(stack, position, .vertical, height, .canvasLength)
      }
      guard view.kind == .view else { continue }
      guard view.firstChild == nil else {
        addFilledHeight(stack, position)
        continue
      }
      for axis in [Axis.horizontal, .vertical] where contentLength(position, axis) == nil {
        let isAlong = axis == stack.axis
        guard environment.has(.deviceMargins) || isAlong && axis == .vertical else { continue }
        if isAlong {
          guard !view.translatesAutoresizingMask, environment.follows(.plainViewsHaveLengths) else {
            continue
          }
        } else {
          guard view.customClass == nil, axis == .vertical || stack.settings.alignment == .fill,
            environment.follows(.plainViewsAreFiftyHigh)
          else { continue }
        }
        let points = environment.has(.deviceMargins) ? canvasLength : formerCanvasHeight
        addCanvasLength(
          stack, position, axis, points, isAlong || axis == .horizontal ? .canvasLength : .fit)
        guard isAlong && axis == .vertical else { continue }
        addCanvasRow(
          stack, Span(rect(position), axis).length.scaled(by: stretchWeight), .lessThanOrEqual,
          Expression(constant: points * stretchWeight), .canvasLength,
          min(view.verticalHugging ?? 250, 999))
      }
    }
  }

  /// A view with subviews is at least 50 points high as well, if constraints tie its top, bottom or center and
  /// none gives it a height. Its texts stretch, but their resistance and required constraints come first. This
  /// mends 103 views of 13 projects in and outside the corpus, of builds 12121 to 32700, and breaks none; without
  /// the ties, it breaks 3. Around a stack view, a view is as high as that (one view outside the corpus).
  private mutating func addFilledHeight(_ stack: Stack, _ position: Int) {
    guard stack.settings.distribution != .fillEqually, contentLength(position, .vertical) == nil,
      environment.follows(.filledViewsHaveHeights)
    else { return }
    let index = system.views[position]
    var isTied = false
    for i in document.views[index.index].constraints where traits.isActive[i] {
      let constraint = self.constraint(i)
      let isFirst = constraint.firstItem == .view(index)
      if isFirst, constraint.firstAttribute == .height, constraint.secondItem == nil,
        constraint.relation == .equal
      {
        return
      }
      guard isFirst || constraint.secondItem == .view(index) else { continue }
      if case .view(let other)? = isFirst ? constraint.secondItem : constraint.firstItem,
        document[other].kind == .stackView
      {
        continue
      }
      switch isFirst ? constraint.firstAttribute : constraint.secondAttribute {
      case .top, .bottom, .topMargin, .bottomMargin, .centerY: isTied = true
      default: break
      }
    }
    guard isTied else { return }
    addCanvasLength(stack, position, .vertical, canvasLength, .canvasLength)
  }

  /// The height of an image view without an image, if none of its own constraints is about it (8 image views of 5
  /// projects, 4 of them outside the corpus, none against): 128 points up to 17701, 50 from 21507 on, and 50 in a row
  /// of 14490 (3 versions of one file). Nil for other views.
  func imageHeight(_ position: Int, in stack: Stack) -> Double? {
    let isEarly = !environment.has(.deviceMargins)
    guard view(position).kind == .imageView, contentLength(position, .vertical) == nil,
      environment.has(.lengthsAcrossStacks), !isEarly || stack.axis == .horizontal,
      environment.follows(.imageViewsHaveHeights)
    else { return nil }
    let index = system.views[position]
    let hasHeight = document.views[index.index].constraints.contains { i in
      let constraint = document.constraints[i]
      return traits.isActive[i]
        && (constraint.firstItem == .view(index) && constraint.firstAttribute == .height
          || constraint.secondItem == .view(index) && constraint.secondAttribute == .height)
    }
    if hasHeight { return nil }
    return isEarly || environment.era >= .xcode14 ? canvasLength : formerCanvasHeight
  }

  /// A minimum length that gives way to constraints and content with the view's own resistance.
  private mutating func addCanvasLength(
    _ stack: Stack, _ position: Int, _ axis: Axis, _ points: Double, _ rule: StackRule
  ) {
    let view = view(position)
    let resistance =
      axis == .horizontal ? view.horizontalCompressionResistance : view.verticalCompressionResistance
    addCanvasRow(
      stack, Span(rect(position), axis).length, .greaterThanOrEqual, Expression(constant: points), rule,
      min((resistance ?? 750) - 0.5, 999))
  }

  /// Adds a row, and lists it if ambiguity is judged without it.
  private mutating func addCanvasRow(
    _ stack: Stack, _ left: Expression, _ relation: Relation, _ right: Expression, _ rule: StackRule,
    _ priority: Double
  ) {
    let firstRow = system.program.rowCount
    add(stack, left, relation, right, rule, priority: .optional(priority))
    if rule == .canvasLength { system.addCanvasChoices(from: firstRow) }
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
