// Applies a document's variations by size class in one environment: which views and constraints are
// installed, and with which values. Computed once per document and environment.

import SceneModel

/// The document with the variations of one environment.
package struct TraitResolution {
  /// By view: whether a variation excludes it or an ancestor.
  package var isExcluded: [Bool]
  /// By constraint.
  package var isActive: [Bool]
  /// The constraints whose values or items a variation replaces.
  package var overriddenConstraints: [ConstraintIndex: LayoutConstraint] = [:]
  /// By view: the view with the variations of its own properties.
  package var views: [View]

  package init(_ document: InterfaceDocument, environment: LayoutEnvironment) {
    views = document.views
    isExcluded = [Bool](filledWith: false, count: document.views.count)
    isActive = [Bool](filledWith: true, count: document.constraints.count)
    for i in document.views.indices where !document.views[i].variations.isEmpty {
      applyVariations(of: ViewIndex(i), in: document, environment: environment)
    }
    // Subtrees follow their roots in the array, so that a single pass propagates exclusion.
    for i in document.views.indices {
      if let parent = document.views[i].parent, isExcluded[parent.index] { isExcluded[i] = true }
    }
    for i in document.constraints.indices {
      // Members of the array's element, because a copy of every constraint costs more than these tests.
      if document.constraints[i].isMalformed { isActive[i] = false }
      // “Remove at build time”: the compiled scene does not contain the constraint.
      if document.constraints[i].isPlaceholder, environment.isRunTime { isActive[i] = false }
      if !document.constraints[i].variations.isEmpty {
        override(ConstraintIndex(i), document.constraints[i], environment)
      }
      if document.constraints[i].isSymbolic, environment.follows(.noSpacingToSafeAreas) {
        resolveSpacing(of: ConstraintIndex(i), document.constraints[i], in: document)
      }
    }
    placeByMask(document)
  }

  /// Places a view by its mask if no constraint refers to it and the file contains a mask, although the file
  /// says that the mask is not translated into constraints. Interface Builder does the same, and flags such
  /// views neither as ambiguous nor as misplaced (15 of 17 views).
  private mutating func placeByMask(_ document: InterfaceDocument) {
    // Most documents have none, and then share the array of views.
    let candidates = document.views.indices.filter { Self.mayBePlacedByMask($0, in: document) }
    if candidates.isEmpty { return }
    let isMentioned = Self.mentionedViews(of: document)
    let placed = candidates.filter { !isMentioned[$0] }
    if placed.isEmpty { return }
    for i in placed { views[i].translatesAutoresizingMask = true }
  }

  /// By index, so that the view is not copied.
  private static func mayBePlacedByMask(_ i: Int, in document: InterfaceDocument) -> Bool {
    guard !document.views[i].translatesAutoresizingMask, !document.views[i].hasFixedFrame,
      document.views[i].role == .subview, document.views[i].frame != nil,
      document.views[i].autoresizingMask?.isEmpty == false, let parent = document.views[i].parent
    else { return false }
    return document.views[parent.index].kind != .stackView
  }

  private static func mentionedViews(of document: InterfaceDocument) -> [Bool] {
    var isMentioned = [Bool](filledWith: false, count: document.views.count)
    for constraint in document.constraints {
      if case .view(let index) = constraint.firstItem { isMentioned[index.index] = true }
      if case .view(let index)? = constraint.secondItem { isMentioned[index.index] = true }
    }
    return isMentioned
  }

  private mutating func applyVariations(
    of index: ViewIndex, in document: InterfaceDocument, environment: LayoutEnvironment
  ) {
    let view = document.views[index.index]
    var changed = view
    var isChanged = false
    for variation in ordered(view.variations, by: \.condition, environment) {
      for id in variation.excludedConstraints { setActive(id, false, in: document) }
      for id in variation.includedConstraints { setActive(id, true, in: document) }
      for id in variation.excludedSubviews { setExcluded(id, true, in: document) }
      for id in variation.includedSubviews { setExcluded(id, false, in: document) }
      if let value = variation.fixedFrame { (changed.hasFixedFrame, isChanged) = (value, true) }
      if let value = variation.isHidden { (changed.isHidden, isChanged) = (value, true) }
      if let value = variation.layoutMargins { (changed.layoutMargins, isChanged) = (value, true) }
      if apply(variation, to: &changed.content) { isChanged = true }
    }
    if isChanged { views[index.index] = changed }
  }

  private func apply(_ variation: ViewVariation, to content: inout ViewContent) -> Bool {
    switch content {
    case .stackView(var stack):
      guard
        variation.axis != nil || variation.spacing != nil || variation.distribution != nil
          || variation.alignment != nil
      else { return false }
      stack.axis = variation.axis ?? stack.axis
      stack.spacing = variation.spacing ?? stack.spacing
      stack.distribution = variation.distribution ?? stack.distribution
      stack.alignment = variation.alignment ?? stack.alignment
      content = .stackView(stack)
    case .label(var label):
      guard let font = variation.font else { return false }
      label.font = font
      content = .label(label)
    case .button(var button):
      guard let font = variation.font else { return false }
      button.font = font
      content = .button(button)
    case .textField(var field):
      guard let font = variation.font else { return false }
      field.font = font
      content = .textField(field)
    default: return false
    }
    return true
  }

  private mutating func setActive(_ id: String, _ active: Bool, in document: InterfaceDocument) {
    if case .constraint(let index)? = document.objects[id] { isActive[index.index] = active }
  }

  private mutating func setExcluded(_ id: String, _ excluded: Bool, in document: InterfaceDocument) {
    if case .view(let index)? = document.objects[id] { isExcluded[index.index] = excluded }
  }

  private mutating func override(
    _ index: ConstraintIndex, _ constraint: LayoutConstraint, _ environment: LayoutEnvironment
  ) {
    var changed = constraint
    for variation in ordered(constraint.variations, by: \.condition, environment) {
      changed.constant = variation.constant ?? changed.constant
      changed.multiplier = variation.multiplier ?? changed.multiplier
      changed.priority = variation.priority ?? changed.priority
    }
    overriddenConstraints[index] = changed
  }

  /// Resolves the standard spacing, which Interface Builder computes during layout, regardless of the stored
  /// constant: 0 from a safe area, which already keeps views away from the edge (6 of 6 constraints with a
  /// constant in 3 repositories, stored as 8 or 20 before the superview's edge was replaced by the safe
  /// area). From a layout guide it is 8 (2 of 2 with a constant of 20, in 2 projects; 68 have a constant of
  /// 8).
  private mutating func resolveSpacing(
    of index: ConstraintIndex, _ constraint: LayoutConstraint, in document: InterfaceDocument
  ) {
    guard constraint.constant != 0, let second = constraint.secondItem else { return }
    for case .guide(let guide) in [constraint.firstItem, second] {
      let spacing: Double
      switch document.guides[guide.index].kind {
      case .safeArea: spacing = 0
      case .top, .bottom: spacing = constraint.constant < 0 ? -8 : 8
      default: continue
      }
      var changed = overriddenConstraints[index] ?? constraint
      changed.constant = spacing
      overriddenConstraints[index] = changed
    }
  }

  /// The variations that apply, from the least to the most specific; in document order if equally specific.
  private func ordered<V>(
    _ variations: [V], by condition: KeyPath<V, TraitCondition>, _ environment: LayoutEnvironment
  ) -> [V] {
    let matching = variations.filter {
      $0[keyPath: condition].matches(
        width: environment.widthClass, height: environment.heightClass, idiom: environment.idiom)
    }
    guard matching.count > 1 else { return matching }
    return matching.enumerated().sorted {
      let (a, b) = ($0.element[keyPath: condition].specificity, $1.element[keyPath: condition].specificity)
      return a != b ? a < b : $0.offset < $1.offset
    }.map(\.element)
  }
}
