// The tree of views: adding and removing views and guides, and deactivating constraints across its boundary.

extension View {
  /// Adds a view in front of the other subviews, and removes it from its present tree. Does nothing if the
  /// view contains this one.
  public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

  /// Inserts a view at an index among the subviews, which is clamped. Otherwise like ``addSubview(_:)``.
  public func insertSubview(_ view: View, at index: Int) {
    if isDescendant(of: view) { return }
    if view.superview === self {
      subviews.removeAll { $0 === view }
    } else {
      view.removeFromSuperview()
      // The view was the root of its own tree.
      view.layoutEngine = nil
    }
    view.superview = self
    view.autoresizing.outerSize = frame.size
    subviews.insert(view, at: min(max(0, index), subviews.count))
    setNeedsRebuild()
  }

  /// Removes the view from its superview. Deactivates constraints between items inside the view and items
  /// outside.
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

  /// Whether the view is `other` or inside it.
  public func isDescendant(of other: View) -> Bool {
    var view: View? = self
    while let current = view {
      if current === other { return true }
      view = current.superview
    }
    return false
  }

  /// Stores the frames of the last layout in views that are about to leave their tree.
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
      if let scrollView = view as? ScrollView {
        scrollView.contentLayoutGuide.position = -1
        scrollView.frameLayoutGuide.position = -1
      }
      rest += view.subviews
    }
  }

  /// Adds a custom guide.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.kind == .custom, guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    layoutGuides.append(guide)
    setNeedsRebuild()
  }

  /// Removes a guide, and deactivates the constraints that refer to it.
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

  /// Activates a constraint. As always, the nearest common ancestor of its items owns it.
  public func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }

  /// Activates constraints.
  public func addConstraints(_ constraints: [LayoutConstraint]) { LayoutConstraint.activate(constraints) }

  /// Deactivates a constraint if this view owns it.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Deactivates the constraints that this view owns.
  public func removeConstraints(_ constraints: [LayoutConstraint]) { constraints.forEach(removeConstraint) }
}
