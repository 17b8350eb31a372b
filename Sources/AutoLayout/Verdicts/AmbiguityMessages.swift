// What the findings about ambiguous views say: what is open, how far, and which constraint would settle it.

import SceneDiagnostics
import SceneModel
import Simplex

extension AmbiguitySearch {
  mutating func diagnostic(_ k: Int, _ axes: [OpenAxis]) -> Diagnostic {
    let index = solved.system.views[k]
    let view = context.document[index]
    let name = context.document.displayName(of: index)
    let subject = Self.subject(axes)
    var diagnostic = Diagnostic(
      LayoutRules.ambiguousLayout, "\(subject.text) of \(name) \(subject.isPlural ? "are" : "is") ambiguous",
      at: context.range(of: index))
    diagnostic.objects = [view.id]
    diagnostic.axes = axes.map(\.axis)
    diagnostic.objectPath = context.document.objectPath(of: view.element)
    for open in axes {
      if let range = open.position {
        diagnostic.notes.append(.init("\(open.axis == .horizontal ? "x" : "y") \(Self.describe(range))"))
      }
      if let range = open.size {
        diagnostic.notes.append(
          .init("\(open.axis == .horizontal ? "width" : "height") \(Self.describe(range))"))
      }
    }
    if let customClass = view.customClass, axes.contains(where: { $0.size != nil }),
      solved.contents[k].width == nil || solved.contents[k].height == nil
    {
      diagnostic.notes.append(
        .init(
          "if \(customClass) has an intrinsic content size, give the view a placeholder for it in the Size inspector"
        ))
    }
    addTies(k, axes, to: &diagnostic)
    diagnostic.help = diagnostic.help ?? help(axes, of: k)
    return diagnostic
  }

  /// “Horizontal position and width”, in Interface Builder's words.
  private static func subject(_ axes: [OpenAxis]) -> (text: String, isPlural: Bool) {
    let positions = axes.filter { $0.position != nil }.map(\.axis)
    let sizes = axes.filter { $0.size != nil }.map(\.axis)
    var parts: [String] = []
    switch positions.count {
    case 2: parts.append("position")
    case 1: parts.append(positions[0] == .horizontal ? "horizontal position" : "vertical position")
    default: break
    }
    switch sizes.count {
    case 2: parts.append("size")
    case 1: parts.append(sizes[0] == .horizontal ? "width" : "height")
    default: break
    }
    return (parts.joined(separator: " and "), parts.count > 1)
  }

  static func describe(_ range: ValueRange) -> String {
    switch (range.minimum.isFinite, range.maximum.isFinite) {
    case (true, true): "may be anything from \(pointText(range.minimum)) to \(pointsText(range.maximum))"
    case (true, false): "may be anything from \(pointsText(range.minimum)) on"
    case (false, true): "may be anything up to \(pointsText(range.maximum))"
    case (false, false): "may be anything"
    }
  }

  private func help(_ axes: [OpenAxis], of k: Int) -> String {
    var parts: [String] = []
    let parent = context.document[solved.system.views[k]].parent
    let isScrolled = parent.map { context.document[$0].kind == .scrollView } ?? false
    let isProportional = axes.allSatisfy { $0.size != nil } && hasAspectRatio(solved.system.views[k])
    for (number, open) in axes.enumerated() {
      let isHorizontal = open.axis == .horizontal
      // The first axis' length settles the other's.
      let size = number > 0 && isProportional ? nil : open.size
      if open.position == nil, size == nil { continue }
      let place = isHorizontal ? "leading, trailing or centerX" : "top, bottom or centerY"
      let length = isHorizontal ? "width" : "height"
      let held = open.position != nil && size != nil ? heldAnchor(of: k, open.axis) : nil
      switch (open.position != nil, size != nil) {
      case (true, true) where held == .center: parts.append("a \(length) constraint")
      case (true, true) where held == .far:
        parts.append("a \(length) constraint, or one to the opposite edge")
      case (true, true): parts.append("a \(place) constraint and a \(length), or both edges")
      case (true, false): parts.append("a \(place) constraint")
      // Edges of scrolling content say how large the content is, not the view.
      case (false, _) where isScrolled:
        parts.append("a \(length) constraint, such as one to the scroll view’s own \(length)")
      default: parts.append("a \(length) constraint, or one to the opposite edge")
      }
    }
    if parts == ["a width constraint", "a height constraint"] {
      return "add a width and a height constraint"
    }
    return "add " + parts.joined(separator: "; and ")
  }

  private enum Anchor { case center, far }

  /// What holds a view whose nearer edge and length are both open: its centre or its farther edge, if the superview has
  /// that in one place. Such a view lacks a length, not a place.
  private func heldAnchor(of k: Int, _ axis: Axis) -> Anchor? {
    guard let parent = context.document[views[k]].parent.flatMap({ positions[$0] }) else { return nil }
    let (minimum, length) = variables[k].span(axis)
    let (outerMinimum, outerLength) = variables[parent].span(axis)
    for (anchor, share) in [(Anchor.center, 0.5), (.far, 1)] {
      let range = solved.solver.ranges(of: [
        [
          LinearTerm(minimum, 1), LinearTerm(length, share), LinearTerm(outerMinimum, -1),
          LinearTerm(outerLength, -share),
        ]
      ])[0]
      if range.isUnique || range.maximum - range.minimum <= leastRange { return anchor }
    }
    return nil
  }

  /// Whether a constraint in force, the view's own or its superview's, ties the width to the height.
  private func hasAspectRatio(_ index: ViewIndex) -> Bool {
    [index, context.document[index].parent].contains { owner in
      owner.map { context.document[$0].constraints }?.contains { place in
        let constraint = context.document.constraints[place]
        guard context.traits.isActive[place], constraint.relation == .equal,
          let first = constraint.firstAttribute, let second = constraint.secondAttribute
        else { return false }
        return constraint.firstItem == .view(index) && constraint.secondItem == .view(index)
          && first.measure == .dimension && second.measure == .dimension && first != second
      } ?? false
    }
  }
}
