// The sizes of stack views inside a stack view that fills proportionally: what their arranged subviews need by
// their contents and their own constraints. The shares themselves are in StackViewRows+Distribution.

import SceneModel

/// The size of a view by its content, and which of its lengths required constraints fix.
struct NestedSize {
  var size: Size
  var isWidthFixed = false
  var isHeightFixed = false

  /// Takes up the size of another subview that this stack view arranges: along the axis the lengths add up,
  /// across it the longest counts. With fill alignment, all are as long across as one whose length is fixed.
  fileprivate mutating func append(_ next: NestedSize, in stack: StackView) {
    if stack.axis == .horizontal {
      size.width += stack.spacing + next.size.width
      Self.join(&size.height, &isHeightFixed, next.size.height, next.isHeightFixed)
    } else {
      size.height += stack.spacing + next.size.height
      Self.join(&size.width, &isWidthFixed, next.size.width, next.isWidthFixed)
    }
  }

  /// The size of a stack view with this one subview.
  fileprivate func arranged(in stack: StackView) -> NestedSize {
    let fills = stack.alignment == .fill
    return NestedSize(
      size: size, isWidthFixed: isWidthFixed && fills && stack.axis == .vertical,
      isHeightFixed: isHeightFixed && fills && stack.axis == .horizontal)
  }

  private static func join(
    _ length: inout Double, _ isFixed: inout Bool, _ next: Double, _ nextIsFixed: Bool
  ) {
    if isFixed == nextIsFixed {
      length = max(length, next)
    } else if nextIsFixed {
      length = next
      isFixed = true
    }
  }
}

extension ConstraintSystemBuilder {
  /// The size of a view's own content, in points; 0 where it has none.
  mutating func contentSize(_ position: Int) -> Size {
    let content = fixedContent(position)
    return Size(width: content.width ?? 0, height: content.height ?? 0)
  }

  /// The content sizes of the stack views in the subtree at position `k`, by position: the sum of lengths and
  /// spacings along the axis, and the maximum across it, of what the arranged views need with their own
  /// constraints (3 of 3 stacks in 3 projects). Children follow their parents in document order, so that a
  /// single backward pass visits them first.
  mutating func nestedStackSizes(below k: Int) -> [Int: NestedSize] {
    var sizes: [Int: NestedSize] = [:]
    var end = k + 1
    while end < system.views.count, let parent = document.views[system.views[end].index].parent,
      let p = position(of: parent), p >= k
    {
      end += 1
    }
    for child in stride(from: end - 1, to: k, by: -1) {
      let view = view(child)
      guard let parent = view.parent.flatMap(position(of:)), !takesNoRoom(child),
        isArranged(child, in: parent), case .stackView(let settings) = self.view(parent).content
      else { continue }
      var size = sizes[child] ?? NestedSize(size: contentSize(child))
      if environment.follows(.nestedLengthsFollowConstraints), parent > k || view.kind == .stackView {
        applyOwnConstraints(of: child, to: &size)
      }
      if parent == k {
        sizes[child] = size
      } else if sizes[parent] == nil {
        sizes[parent] = size.arranged(in: settings)
      } else {
        sizes[parent]?.append(size.arranged(in: settings), in: settings)
      }
    }
    return sizes
  }

  /// Applies a view's required constraints on its own width and height to its size: those with a constant, then
  /// a ratio of the two where a constant fixes one of them (an image of 512 points that is 18 wide and square).
  private func applyOwnConstraints(of k: Int, to nested: inout NestedSize) {
    let index = system.views[k]
    var ratio: (multiplier: Double, constant: Double)?
    for i in document.views[index.index].constraints where traits.isActive[i] {
      let constraint = self.constraint(i)
      guard constraint.firstItem == .view(index), constraint.isRequired else { continue }
      guard constraint.secondItem == nil else {
        ratio = heightToWidth(constraint) ?? ratio
        continue
      }
      let limit = constraint.constant
      func constrained(_ length: Double) -> Double {
        switch constraint.relation {
        case .equal: limit
        case .lessThanOrEqual: min(length, limit)
        case .greaterThanOrEqual: max(length, limit)
        }
      }
      switch constraint.firstAttribute {
      case .width:
        nested.size.width = constrained(nested.size.width)
        nested.isWidthFixed = nested.isWidthFixed || constraint.relation == .equal
      case .height:
        nested.size.height = constrained(nested.size.height)
        nested.isHeightFixed = nested.isHeightFixed || constraint.relation == .equal
      default: break
      }
    }
    guard let ratio, nested.isWidthFixed != nested.isHeightFixed else { return }
    if nested.isWidthFixed {
      nested.size.height = nested.size.width * ratio.multiplier + ratio.constant
    } else {
      nested.size.width = (nested.size.height - ratio.constant) / ratio.multiplier
    }
    (nested.isWidthFixed, nested.isHeightFixed) = (true, true)
  }

  /// The height of a view as a multiple of its width plus points, where the constraint relates the two.
  private func heightToWidth(_ constraint: LayoutConstraint) -> (multiplier: Double, constant: Double)? {
    let multiplier = constraint.multiplier.value
    guard constraint.relation == .equal, constraint.secondItem == constraint.firstItem, multiplier != 0 else {
      return nil
    }
    switch (constraint.firstAttribute, constraint.secondAttribute) {
    case (.height, .width): return (multiplier, constraint.constant)
    case (.width, .height): return (1 / multiplier, -constraint.constant / multiplier)
    default: return nil
    }
  }
}
