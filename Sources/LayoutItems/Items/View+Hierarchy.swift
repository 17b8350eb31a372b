// The tree of views: what enters it, what leaves it, and which constraints leave with it.

extension View {
  /// Puts a view in front of the other subviews, out of the tree that it was in. A view that contains this one is not added.
  public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Puts a view at a place among the subviews, likewise; the place is brought within their number.
  public func insertSubview(_ view: View, at index: Int) {
    if isDescendant(of: view) { return }
    if view.superview === self {
      subviews.removeAll { $0 === view }
    } else {
      view.removeFromSuperview()
      // It was the root of a tree of its own.
      view.layoutEngine = nil
    }
    view.superview = self
    subviews.insert(view, at: min(max(0, index), subviews.count))
    setNeedsRebuild()
  }

  /// Takes the view out of its superview. Constraints between what is inside it and what stays behind are deactivated.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    setNeedsRebuild()
    freezeFrames()
    parent.subviews.removeAll { $0 === self }
    superview = nil
    var ancestor: View? = parent
    while let view = ancestor {
      for constraint in view.constraints
      where constraint.items.contains(where: { $0.owner?.isDescendant(of: self) == true }) {
        constraint.isActive = false
      }
      ancestor = view.superview
    }
  }

  /// Whether the view is another one, or inside it.
  public func isDescendant(of other: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === other { return true }
      view = current.superview
    }
    return false
  }

  /// Keeps the frames of the last layout in the views, which are about to leave its tree.
  private func freezeFrames() {
    var rest = [self]
    while let view = rest.popLast() {
      view.storedFrame = view.frame
      view.isFrameNew = true
      rest += view.subviews
    }
    rest = [self]
    while let view = rest.popLast() {
      view.position = -1
      for guide in view.layoutGuides + Array(view.standardGuides.values) { guide.position = -1 }
      rest += view.subviews
    }
  }

  /// Adds a guide that constraints may refer to.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.kind == .custom, guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    setNeedsRebuild()
  }

  /// Takes a guide away, and deactivates the constraints that refer to it.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard layoutGuides.contains(where: { $0 === guide }) else { return }
    setNeedsRebuild()
    var ancestor: View? = self
    while let view = ancestor {
      for constraint in view.constraints where constraint.items.contains(where: { $0 === guide }) {
        constraint.isActive = false
      }
      ancestor = view.superview
    }
    guide.owningView = nil
    guide.position = -1
    layoutGuides.removeAll { $0 === guide }
  }

  // MARK: Constraints

  /// Activates a constraint; the view that holds it is the nearest common ancestor of its items, as always.
  public func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }

  /// Activates constraints.
  public func addConstraints(_ constraints: [LayoutConstraint]) { LayoutConstraint.activate(constraints) }

  /// Deactivates a constraint that this view holds.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Deactivates those of the constraints that this view holds.
  public func removeConstraints(_ constraints: [LayoutConstraint]) { constraints.forEach(removeConstraint) }
}
