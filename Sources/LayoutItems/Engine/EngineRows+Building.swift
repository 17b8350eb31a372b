// Builds the rows of a tree from its views, guides and constraints.

import AutoLayout
import SceneModel
import Simplex

extension EngineRows {
  // MARK: Rectangles

  /// The rectangle of an item in constraints, in root coordinates.
  mutating func rect(of item: LayoutItem) -> ItemRect? {
    guard self.item(at: item.position) === item else { return nil }
    guard let guide = item as? LayoutGuide, !guide.kind.hasVariables else {
      return ItemRect(variables[item.position])
    }
    guard let owner = guide.owningView, self.item(at: owner.position) === owner else { return nil }
    let k = owner.position
    let outer = ItemRect(variables[k])
    switch guide.kind {
    case .custom, .scrollContent: return nil
    case .scrollFrame: return outer
    case .safeArea: return outer.inset(by: insets(.safeArea, k))
    case .layoutMargins: return outer.inset(by: insets(.margins, k))
    case .readableContent: return outer.inset(by: insets(.readable, k))
    case .keyboard: return outer.inset(by: insets(.keyboard, k))
    case .top:
      var rect = outer
      rect.bottom = outer.top + insets(.safeArea, k).top
      return rect
    case .bottom:
      var rect = outer
      rect.top = outer.bottom - insets(.safeArea, k).bottom
      return rect
    }
  }

  /// - Parameter other: the constraint's other item. For items inside a scroll view, its edges are those of its
  ///   content.
  private mutating func expression(
    _ attribute: LayoutAttribute, of item: LayoutItem, against other: LayoutItem?
  ) -> Expression? {
    let view = item as? View
    var item = item
    if let scrollView = item as? ScrollView, let other, scrollView.contains(other),
      attribute.measure != .dimension, !attribute.isCenter
    {
      item = scrollView.contentLayoutGuide
    }
    guard var area = rect(of: item) else { return nil }
    if item is LayoutGuide { constrained.insert(2 * item.position + (attribute.axis == .horizontal ? 0 : 1)) }
    if attribute.isMargin, let view { area = area.inset(by: insets(.margins, view.position)) }
    switch attribute {
    case .left, .leftMargin: return area.left
    case .right, .rightMargin: return area.right
    case .leading, .leadingMargin: return isRightToLeft ? area.right : area.left
    case .trailing, .trailingMargin: return isRightToLeft ? area.left : area.right
    case .top, .topMargin: return area.top
    case .bottom, .bottomMargin: return area.bottom
    case .width: return area.width
    case .height: return area.height
    case .centerX, .centerXWithinMargins: return area.centerX
    case .centerY, .centerYWithinMargins: return area.centerY
    case .firstBaseline: return view.map { baseline(of: $0, isFirst: true) } ?? area.top
    case .lastBaseline: return view.map { baseline(of: $0, isFirst: false) } ?? area.bottom
    }
  }

  /// The baseline of a view's text; of a stack view, that of an arranged subview.
  func baseline(of view: View, isFirst: Bool) -> Expression {
    var view = view
    while let inner = (view as? StackView)?.baselineView(isFirst: isFirst) { view = inner }
    let area = ItemRect(variables[view.position])
    return isFirst ? area.top + view.firstBaselineOffset : area.bottom - view.lastBaselineOffset
  }

  // MARK: Rows

  mutating func addRow(
    _ left: Expression, _ relation: Simplex.Relation, _ right: Expression, priority: Double = 1000,
    rank: Int32, from source: RowSource
  ) {
    let firstTerm = terms.count
    for (side, factor) in [(left, 1.0), (right, -1.0)] {
      for i in 0..<side.count {
        let (term, coefficient) = side[i]
        switch term {
        case .variable(let variable): program.addTerm(variable, coefficient * factor)
        case .parameter(let parameter): terms.append((Int(parameter.index), -coefficient * factor))
        }
      }
    }
    rows.append(
      Row(source: source, rest: right.constant - left.constant, firstTerm: firstTerm, endTerm: terms.count))
    program.endRow(
      relation, constant(of: rows.count - 1), priority: priority >= 1000 ? .required : .optional(priority),
      rank: rank)
  }

  mutating func addRootRows() {
    let item = ItemRect(variables[0])
    for (part, side) in [
      (FramePart.x, item.left), (.y, item.top), (.width, item.width), (.height, item.height),
    ] {
      addRow(side, .equal, Expression(), rank: BreakingRank.fact, from: .root(part))
    }
  }

  mutating func addFrameRows(_ view: View) {
    guard let parent = view.superview else { return }
    let (item, outer) = (ItemRect(variables[view.position]), ItemRect(variables[parent.position]))
    let (insets, outerInsets) = (view.alignmentRectInsets, parent.alignmentRectInsets)
    // The superview's growth since the frame was set.
    let size = view.autoresizing.outerSize ?? .zero
    let wider = outer.width + (outerInsets.left + outerInsets.right - size.width)
    let taller = outer.height + (outerInsets.top + outerInsets.bottom - size.height)
    let (x, y) = (view.autoresizingShares(.horizontal), view.autoresizingShares(.vertical))
    func share(_ growth: Expression, _ factor: Double, plus constant: Double) -> Expression {
      factor == 0 ? Expression(constant: constant) : growth.scaled(by: factor) + constant
    }
    let parts = [
      (FramePart.x, item.left, outer.left + share(wider, x.minimum, plus: insets.left - outerInsets.left)),
      (.y, item.top, outer.top + share(taller, y.minimum, plus: insets.top - outerInsets.top)),
      (.width, item.width, share(wider, x.length, plus: -insets.left - insets.right)),
      (.height, item.height, share(taller, y.length, plus: -insets.top - insets.bottom)),
    ]
    for (part, left, right) in parts {
      addRow(left, .equal, right, rank: BreakingRank.autoresizingMask, from: .frame(view, part))
    }
  }

  /// The content of a scroll view starts at its origin.
  mutating func addScrollRows(_ view: ScrollView) {
    let (frame, content) = (
      ItemRect(variables[view.position]), ItemRect(variables[view.contentLayoutGuide.position])
    )
    for (left, right) in [(content.left, frame.left), (content.top, frame.top)] {
      addRow(left, .equal, right, rank: BreakingRank.fact, from: .scrollContent(view))
    }
  }

  mutating func addContentRows(_ view: View) {
    let size = view.intrinsicContentSize
    let item = ItemRect(variables[view.position])
    for (axis, length, content) in [
      (LayoutAxis.horizontal, item.width, size.width), (.vertical, item.height, size.height),
    ] where content >= 0 {
      addRow(
        length, .lessThanOrEqual, Expression(), priority: view.contentHuggingPriority(for: axis).rawValue,
        rank: BreakingRank.contentSize, from: .contentHugging(view, axis))
      addRow(
        length, .greaterThanOrEqual, Expression(),
        priority: view.contentCompressionResistancePriority(for: axis).rawValue, rank: BreakingRank.authored,
        from: .compressionResistance(view, axis))
    }
  }

  mutating func add(_ constraint: LayoutConstraint, _ engine: LayoutEngine) {
    guard let item = constraint.firstItem, let first = constraint.firstAttribute.sceneAttribute,
      var left = expression(first, of: item, against: constraint.secondItem)
    else { return }
    var right = Expression()
    if constraint.hasSecondItem {
      guard let other = constraint.secondItem, let second = constraint.secondAttribute.sceneAttribute,
        let value = expression(second, of: other, against: item)
      else { return }
      right = value.scaled(by: constraint.multiplier)
      // In right-to-left layouts, positions are measured from the right edge and grow to the left.
      if isRightToLeft, first.axis == .horizontal, first.isDirectional || second.isDirectional {
        left = left.scaled(by: -1)
        right = right.scaled(by: -1)
      }
      if constraint.multiplier != 1, first.measure != .dimension, let origin = origin(constraint, first) {
        right.add(origin, times: 1 - constraint.multiplier)
      }
    }
    let relation: Simplex.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    (constraint.row, constraint.rowEngine) = (rows.count, engine)
    addRow(
      left, relation, right, priority: constraint.priority.rawValue, rank: BreakingRank.authored,
      from: .constraint(constraint))
  }

  /// Multipliers apply to positions in the coordinates of the items' nearest common ancestor.
  private func origin(_ constraint: LayoutConstraint, _ attribute: LayoutAttribute) -> Expression? {
    guard let holder = constraint.holder, item(at: holder.position) === holder else { return nil }
    let rect = ItemRect(variables[holder.position])
    if attribute.axis == .vertical { return rect.top }
    let isMirrored = isRightToLeft && attribute.isDirectional
    return isMirrored ? rect.right.scaled(by: -1) : rect.left
  }
}
