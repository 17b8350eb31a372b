// Adds the rows of authored constraints and of guides.

import SceneDiagnostics
import SceneModel
import Simplex

extension ConstraintSystemBuilder {
  /// The rectangle of a guide as expressions of its owner's; nil if the owner is not part of this root.
  mutating func guideRect(_ index: GuideIndex) -> ItemRect? {
    let guide = document.guides[index.index]
    guard let owner = guide.owner, let k = position(of: owner) else { return nil }
    let item = rect(k)
    switch guide.kind {
    case .top:
      return ItemRect(
        left: item.left, top: item.top, right: item.right, bottom: item.top + LayoutParameters.topGuideLength)
    case .bottom:
      // In a root scroll view, the guide is a subview, so that it ends with the content (one scene).
      let bottom = contentRect(k)?.bottom ?? item.bottom
      return ItemRect(
        left: item.left, top: bottom - LayoutParameters.bottomGuideLength, right: item.right, bottom: bottom)
    case .safeArea:
      let insets = insets(.safeArea, k)
      guard view(k).kind.scrolls else { return item.inset(by: insets) }
      // A scroll view at rest has moved its content below the bar, so that the safe area starts at the
      // content's origin.
      return ItemRect(
        left: item.left + insets.left, top: item.top, right: item.right - insets.right,
        bottom: item.bottom - insets.top - insets.bottom)
    case .keyboard:
      // The keyboard is off screen: the guide has zero height and is at the bottom edge of the safe area.
      let bottom = item.bottom - insets(.safeArea, k).bottom
      return ItemRect(left: item.left, top: bottom, right: item.right, bottom: bottom)
    case .layoutMargins: return item.inset(by: insets(.margins, k))
    case .readableContent: return item.inset(by: insets(.readable, k))
    case .frame, .unknown: return item
    case .content: return contentRect(k) ?? item
    case .custom: return customGuides[index].map(ItemRect.init)
    }
  }

  mutating func addGuides() {
    for i in document.guides.indices {
      let guide = document.guides[i]
      guard let owner = guide.owner, position(of: owner) != nil else { continue }
      let index = GuideIndex(i)
      if guide.kind == .custom {
        let item = ItemVariables(
          minX: system.program.addVariable(), minY: system.program.addVariable(),
          width: system.program.addVariable(lower: 0), height: system.program.addVariable(lower: 0))
        customGuides[index] = item
      }
      if let rect = guideRect(index) { system.guides.append((index, rect)) }
    }
  }

  mutating func addAuthoredConstraints(ownedBy k: Int) {
    let owner = system.views[k]
    if environment.follows(.baselinesKeepHeights) {
      system.keptHeights.formUnion(viewsTiedByBothBaselines(document.views[owner.index].constraints))
    }
    for i in document.views[owner.index].constraints where traits.isActive[i] {
      let index = ConstraintIndex(i)
      addConstraint(index, constraint(i))
    }
  }

  /// The constraint with an index, with its variations applied.
  func constraint(_ i: Int) -> LayoutConstraint {
    traits.overriddenConstraints[ConstraintIndex(i)] ?? document.constraints[i]
  }

  private mutating func addConstraint(_ index: ConstraintIndex, _ constraint: LayoutConstraint) {
    guard let firstAttribute = constraint.firstAttribute else { return }
    let rank = outweighsStack(constraint) ? BreakingRank.ownOfStack : BreakingRank.authored
    let relation: Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    let priority = rowPriority(constraint.priority)
    guard let secondItem = constraint.secondItem else {
      // Auto Layout has no constraint between a position and a constant; SceneValidation reports it.
      guard firstAttribute.measure == .dimension,
        let first = expression(firstAttribute, of: constraint.firstItem, against: nil, mirrored: false)
      else { return }
      system.addRow(
        first, relation, Expression(constant: constraint.constant), priority: priority, rank: rank,
        from: .authored(index))
      return
    }
    guard let secondAttribute = constraint.secondAttribute, secondAttribute.measure == firstAttribute.measure
    else { return }
    let mirrored =
      environment.direction == .rightToLeft && firstAttribute.axis == .horizontal
      && (firstAttribute.isDirectional || secondAttribute.isDirectional)
    guard
      let first = expression(
        firstAttribute, of: constraint.firstItem, against: secondItem, mirrored: mirrored),
      let second = expression(
        secondAttribute, of: secondItem, against: constraint.firstItem, mirrored: mirrored)
    else { return }
    // Rows are scaled so that ratios such as 1:3 are exact, unless the numbers would exceed the limits of
    // rows. Deviations are still measured in points.
    var (p, q) = (constraint.multiplier.numerator, constraint.multiplier.denominator)
    guard q > 0 else { return }
    let greatest = max(p.magnitude, q, constraint.constant.magnitude * q)
    if greatest > LinearProgram.largestMagnitude { (p, q) = (constraint.multiplier.value, 1) }
    var right = second.scaled(by: p)
    if p != q, firstAttribute.measure != .dimension {
      // Multipliers apply to positions in the coordinates of the items' nearest common ancestor.
      if let origin = origin(constraint, firstAttribute.axis, mirrored: mirrored) {
        right.add(origin, times: q - p)
      }
    }
    right.constant += constraint.constant * q
    system.addRow(
      first.scaled(by: q), relation, right, priority: priority, deviationScale: q, rank: rank,
      from: .authored(index))
    noteRootTie(constraint)
  }

  /// Notes the last row if it is that of a required constraint to the bottom or the vertical center of a root of a
  /// xib (RootBottoms).
  private mutating func noteRootTie(_ constraint: LayoutConstraint) {
    guard isRootOfXib, constraint.isRequired, let secondItem = constraint.secondItem,
      environment.follows(.crowdedRootsLetGoOfBottoms)
    else { return }
    let row = RowID(index: Int32(truncatingIfNeeded: system.program.rowCount - 1))
    for (item, attribute) in [
      (constraint.firstItem, constraint.firstAttribute), (secondItem, constraint.secondAttribute),
    ] {
      guard let k = ownerPosition(item), isRoot(k) else { continue }
      switch attribute {
      case .bottom, .bottomMargin: system.rootBottoms.append(row)
      case .centerY, .centerYWithinMargins: system.rootCenters.append(row)
      default: continue
      }
      let height = system.variables[k].height
      if !system.rootHeights.contains(height) { system.rootHeights.append(height) }
      return
    }
  }

  /// Whether a view is the root or its content view.
  private func isRoot(_ k: Int) -> Bool {
    k == 0
      || view(k).role == .contentView && document.views[system.views[k].index].parent == system.views[0]
  }

  private func origin(_ constraint: LayoutConstraint, _ axis: Axis, mirrored: Bool) -> Expression? {
    guard let a = ownerPosition(constraint.firstItem), let b = constraint.secondItem.flatMap(ownerPosition)
    else { return nil }
    let item = rect(commonAncestor(a, b))
    if axis == .vertical { return item.top }
    return mirrored ? item.right.scaled(by: -1) : item.left
  }

  private func ownerPosition(_ item: ItemReference) -> Int? {
    switch item {
    case .view(let view): position(of: view)
    case .guide(let guide): document.guides[guide.index].owner.flatMap(position(of:))
    case .unresolved: nil
    }
  }

  /// Positions are in document order, so that of two different ancestors, the one with the larger position is
  /// not higher in the tree.
  private func commonAncestor(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while a != b {
      if a < b { swap(&a, &b) }
      guard let parent = document.views[system.views[a].index].parent, let next = position(of: parent) else {
        return 0
      }
      a = next
    }
    return a
  }

  private func isAncestor(_ k: Int, of other: ItemReference) -> Bool {
    guard var current = ownerPosition(other) else { return false }
    if case .guide = other, current == k { return false }
    while current > k {
      guard let parent = document.views[system.views[current].index].parent, let next = position(of: parent)
      else { return false }
      current = next
    }
    if case .view(let view) = other, system.views[k] == view { return false }
    return current == k
  }

  /// An attribute of an item as an expression in root coordinates. If `mirrored`, horizontal positions are
  /// measured from the right. `other` is the constraint's other item: for descendants of a scroll view, its
  /// edges are those of its content, while its center is that of its frame (Apple's Technical Note 2154; with
  /// margins, two views of one project).
  private mutating func expression(
    _ attribute: LayoutAttribute, of item: ItemReference, against other: ItemReference?, mirrored: Bool
  ) -> Expression? {
    var item = item
    if case .guide(let guide) = item, document.guides[guide.index].kind == .unknown,
      let owner = document.guides[guide.index].owner
    {
      item = .view(owner)
    }
    if case .view(let view) = item, let k = position(of: view), other == nil || contentSizeIndices[k] == nil,
      let edge = system.variables[k].edge(attribute, leftToRight: environment.direction == .leftToRight)
    {
      return mirrored ? edge.scaled(by: -1) : edge
    }
    let area: ItemRect
    /// The view whose text determines the baselines.
    var text: Int?
    switch item {
    case .unresolved: return nil
    case .guide(let guide):
      guard let found = guideRect(guide) else { return nil }
      area = found
    case .view(let view):
      guard let k = position(of: view) else { return nil }
      var base = rect(k)
      if attribute.measure != .dimension, let other, let content = contentRect(k), isAncestor(k, of: other),
        !attribute.isCenter
      {
        base = content
      }
      if attribute.isMargin { base = base.inset(by: insets(.margins, k)) }
      text = k
      area = base
    }
    let value = expression(attribute, area, text)
    return mirrored ? value.scaled(by: -1) : value
  }

  private func expression(_ attribute: LayoutAttribute, _ area: ItemRect, _ text: Int?) -> Expression {
    let leftToRight = environment.direction == .leftToRight
    switch attribute {
    case .left, .leftMargin: return area.left
    case .right, .rightMargin: return area.right
    case .leading, .leadingMargin: return leftToRight ? area.left : area.right
    case .trailing, .trailingMargin: return leftToRight ? area.right : area.left
    case .top, .topMargin: return area.top
    case .bottom, .bottomMargin: return area.bottom
    case .width: return area.width
    case .height: return area.height
    case .centerX, .centerXWithinMargins: return area.centerX
    case .centerY, .centerYWithinMargins: return area.centerY
    case .firstBaseline: return text.map { baseline($0, first: true, in: area) } ?? area.top
    case .lastBaseline: return text.map { baseline($0, first: false, in: area) } ?? area.bottom
    }
  }
}

extension ItemVariables {
  /// An edge of a view, which most constraints are about; nil for other attributes. Not a method of the builder,
  /// which would be copied for each call.
  fileprivate func edge(_ attribute: LayoutAttribute, leftToRight: Bool) -> Expression? {
    switch attribute {
    case .left: left
    case .right: right
    case .leading: leftToRight ? left : right
    case .trailing: leftToRight ? right : left
    case .top: top
    case .bottom: bottom
    default: nil
    }
  }
}
