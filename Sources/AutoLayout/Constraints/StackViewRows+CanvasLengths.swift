// Adds the rows of a stack view that only Interface Builder's canvas has: the lengths of arranged subviews that
// have none of their own.

import SceneDiagnostics
import SceneModel
import Simplex

/// The length of a plain view on the canvas, in points.
let canvasLength = 50.0

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
  /// 20 views, in 7 of 10 projects, since Xcode 11; before, 128 points pull as much as content of their priority in
  /// a stack outside the corpus). Views of custom classes fill the stack there, and count as plain ones where all do (a
  /// stack outside the corpus). Along a vertical stack, a plain view also resists stretching, but not along a horizontal
  /// one (stored lengths of 50 points in 6 projects; two views of 179 points).
  mutating func addCanvasLengths(_ stack: Stack) {
    for position in stack.visible {
      let view = view(position)
      if let height = imageHeight(position, in: stack) {
        addCanvasLength(stack, position, .vertical, height, .canvasLength)
      }
      guard view.kind == .view else { continue }
      guard view.firstChild == nil else {
        addFilledLengths(stack, position)
        continue
      }
      for axis in [Axis.horizontal, .vertical] where contentLength(position, axis) == nil {
        let isAlong = axis == stack.axis
        let isRecent = environment.has(.deviceMargins)
        let fills = stack.settings.alignment == .fill
        guard
          isRecent || axis == .vertical && (isAlong || fills && environment.follows(.formerPlainViewsAreHigh))
        else { continue }
        if isAlong {
          guard !view.translatesAutoresizingMask, environment.follows(.plainViewsHaveLengths) else {
            continue
          }
        } else {
          guard view.customClass == nil || fills && environment.follows(.customViewsAreFiftyHigh),
            axis == .vertical || fills, environment.follows(.plainViewsAreFiftyHigh)
          else { continue }
        }
        let points = isRecent ? canvasLength : formerCanvasHeight
        addCanvasLength(
          stack, position, axis, points, isAlong || axis == .horizontal ? .canvasLength : .fit,
          givesWay: isRecent || isAlong)
        guard isAlong && axis == .vertical else { continue }
        addCanvasRow(
          stack, Span(rect(position), axis).length.scaled(by: stretchWeight), .lessThanOrEqual,
          Expression(constant: points * stretchWeight), .canvasLength,
          min(view.verticalHugging ?? 250, 999))
      }
    }
  }

  /// A view with subviews is at least 50 points high as well, if they fill it. Its texts stretch, but their resistance
  /// and required constraints come first. This mends 103 views of 13 projects in and outside the corpus, of builds 12121
  /// to 32700, and breaks none. A stack view does not fill a view (one outside the corpus): it is as high as that. Along
  /// a horizontal stack, such a view is as wide (one stack outside the corpus).
  private mutating func addFilledLengths(_ stack: Stack, _ position: Int) {
    guard stack.settings.distribution != .fillEqually else { return }
    if isFilled(position, .vertical), environment.follows(.filledViewsHaveHeights) {
      addCanvasLength(stack, position, .vertical, canvasLength, .canvasLength)
    }
    if stack.axis == .horizontal, isFilled(position, .horizontal), environment.follows(.filledViewsHaveWidths)
    {
      addCanvasLength(stack, position, .horizontal, canvasLength, .canvasLength)
    }
  }

  /// Whether subviews fill a plain view: constraints tie them to its edges or its center, and none gives it a length.
  /// Without the ties, a height of 50 points breaks 3 views.
  func isFilled(_ position: Int, _ axis: Axis) -> Bool {
    guard view(position).kind == .view, view(position).firstChild != nil, contentLength(position, axis) == nil
    else { return false }
    let index = system.views[position]
    let dimension: LayoutAttribute = axis == .horizontal ? .width : .height
    var isTied = false
    for i in document.views[index.index].constraints where traits.isActive[i] {
      let constraint = self.constraint(i)
      let isFirst = constraint.firstItem == .view(index)
      guard isFirst || constraint.secondItem == .view(index),
        let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute,
        attribute.axis == axis
      else { continue }
      if attribute == dimension, isFirst, constraint.secondItem == nil, constraint.relation == .equal {
        return false
      }
      if case .view(let other)? = isFirst ? constraint.secondItem : constraint.firstItem,
        document[other].kind == .stackView
      {
        continue
      }
      isTied = isTied || !(attribute == dimension || attribute.isBaseline)
    }
    return isTied
  }

  /// The height that a view without content counts with in a vertical stack view that fills proportionally: a view that
  /// subviews fill (3 of 3 stacks of one project outside the corpus), one without subviews since Xcode 11.2, whatever its
  /// constraints (one stack, of a view that is 8 points high), and an image view without an image (one stack).
  func shareHeight(_ position: Int, in stack: Stack) -> Double? {
    let view = view(position)
    if view.kind == .view, environment.follows(.viewsHaveShares) {
      let isPlain = view.firstChild == nil && environment.has(.deviceMargins)
      if isPlain || isFilled(position, .vertical) { return canvasLength }
    }
    return imageHeight(position, in: stack)
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

  /// A minimum length with the view's own resistance, which gives way to constraints and content of that priority or
  /// weighs as much.
  private mutating func addCanvasLength(
    _ stack: Stack, _ position: Int, _ axis: Axis, _ points: Double, _ rule: StackRule, givesWay: Bool = true
  ) {
    let view = view(position)
    let resistance =
      axis == .horizontal ? view.horizontalCompressionResistance : view.verticalCompressionResistance
    addCanvasRow(
      stack, Span(rect(position), axis).length, .greaterThanOrEqual, Expression(constant: points), rule,
      min((resistance ?? 750) - (givesWay ? 0.5 : 0), 999))
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
