// The messages about ambiguous views: what is ambiguous, its range, and a constraint that would determine it.

import AutoLayout
import SceneDiagnostics
import SceneModel
import Simplex

extension AmbiguitySearch {
  /// The diagnostic without its message.
  func outline(_ k: Int, _ axes: [AxisOpenness]) -> Diagnostic {
    let index = views[k]
    var diagnostic = Diagnostic(LayoutRules.ambiguousLayout, "", at: context.range(of: index))
    diagnostic.objects = [context.document[index].id]
    diagnostic.axes = axes.map(\.axis)
    // Only the code of a custom class knows its content size.
    if context.document[index].customClass != nil,
      axes.allSatisfy({ $0.size.isOpen && contentLength(k, $0.axis) == nil })
    {
      diagnostic.severity = .note
    }
    return diagnostic
  }

  private func contentLength(_ k: Int, _ axis: Axis) -> Double? {
    axis == .horizontal ? solved.state.contents[k].width : solved.state.contents[k].height
  }

  mutating func explained(_ outline: Diagnostic, _ k: Int, _ axes: [AxisOpenness]) -> Diagnostic {
    let index = views[k]
    let view = context.document[index]
    let name = context.document.displayName(of: index)
    let subject = Self.subject(axes)
    var diagnostic = outline
    diagnostic.message = "\(subject.text) of \(name) \(subject.isPlural ? "are" : "is") ambiguous"
    diagnostic.axes = axes.map(\.axis)
    diagnostic.objectPath = context.document.objectPath(of: view.element)
    for open in axes {
      diagnostic.facts.ranges += rangeFacts(k, open)
      if let range = open.position.range {
        diagnostic.notes.append(.init(Self.describe(range, of: open.axis == .horizontal ? "x" : "y")))
      }
      if let range = open.size.range {
        diagnostic.notes.append(
          .init(Self.describe(range, of: open.axis == .horizontal ? "width" : "height")))
      }
    }
    if let customClass = view.customClass, axes.contains(where: \.size.isOpen),
      solved.state.contents[k].width == nil || solved.state.contents[k].height == nil
    {
      diagnostic.notes.append(
        .init(
          "if \(customClass) has an intrinsic content size, set a placeholder for it in the Size inspector"
        ))
    }
    addTies(k, axes, to: &diagnostic)
    if diagnostic.help == nil { diagnostic.help = help(axes, of: k) }
    return diagnostic
  }

  /// “Horizontal position and width”, in Interface Builder's terms.
  private static func subject(_ axes: [AxisOpenness]) -> (text: String, isPlural: Bool) {
    let positions = axes.filter(\.position.isOpen).map(\.axis)
    let sizes = axes.filter(\.size.isOpen).map(\.axis)
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

  /// “Any width of 188 points or more fits”.
  static func describe(_ range: ValueRange, of what: String) -> String {
    switch (range.minimum.isFinite, range.maximum.isFinite) {
    case (true, true): "any \(what) from \(pointText(range.minimum)) to \(pointsText(range.maximum)) fits"
    // A size is never negative, so this range has no information.
    case (true, false) where what.count > 1 && range.minimum <= 0: "any \(what) fits"
    case (true, false): "any \(what) of \(pointsText(range.minimum)) or more fits"
    case (false, true): "any \(what) up to \(pointsText(range.maximum)) fits"
    case (false, false): "nothing sets \(what.count > 1 ? "the \(what)" : what)"
    }
  }

  private mutating func help(_ axes: [AxisOpenness], of k: Int) -> String {
    var parts: [String] = []
    let parent = context.document[solved.state.system.views[k]].parent
    let isScrolled = parent.map { context.document[$0].kind == .scrollView } ?? false
    let isProportional = axes.allSatisfy(\.size.isOpen) && hasAspectRatio(solved.state.system.views[k])
    for (number, open) in axes.enumerated() {
      let isHorizontal = open.axis == .horizontal
      // The length along the first axis determines the other one.
      let needsSize = open.size.isOpen && !(number > 0 && isProportional)
      if !open.position.isOpen, !needsSize { continue }
      let place = isHorizontal ? "leading, trailing or centerX" : "top, bottom or centerY"
      let length = isHorizontal ? "width" : "height"
      let held = open.position.isOpen && needsSize ? heldAnchor(of: k, open.axis) : nil
      switch (open.position.isOpen, needsSize) {
      case (true, true) where held == .center: parts.append("a \(length) constraint")
      case (true, true) where held == .far:
        parts.append("a \(length) constraint, or constrain the opposite edge")
      case (true, true):
        parts.append("a \(place) constraint and a \(length) constraint, or constrain both edges")
      case (true, false): parts.append("a \(place) constraint")
      // Constraints to edges of scrolling content determine the content's size, not the view's.
      case (false, _) where isScrolled:
        parts.append("a \(length) constraint, for example equal to the \(length) of the scroll view")
      default: parts.append("a \(length) constraint, or constrain the opposite edge")
      }
    }
    if parts == ["a width constraint", "a height constraint"] {
      return "add a width and a height constraint"
    }
    return "add " + parts.joined(separator: "; and ")
  }

  private enum Anchor { case center, far }

  /// The anchor that fixes a view whose minimum edge and length are both ambiguous: its center or its maximum
  /// edge, if that is unique in the superview. Such a view lacks a length, not a position. Its cost was counted
  /// by `frameDiagnostic`.
  private mutating func heldAnchor(of k: Int, _ axis: Axis) -> Anchor? {
    guard let parent = context.document[views[k]].parent.flatMap({ positions[$0] }) else { return nil }
    let (minimum, length) = variables[k].span(axis)
    let (outerMinimum, outerLength) = variables[parent].span(axis)
    for (anchor, share) in [(Anchor.center, 0.5), (.far, 1)] {
      let range = solved.range(of: [
        LinearTerm(minimum, 1), LinearTerm(length, share), LinearTerm(outerMinimum, -1),
        LinearTerm(outerLength, -share),
      ])
      if range.isUnique || range.maximum - range.minimum <= leastRange { return anchor }
    }
    return nil
  }

  /// Whether an active constraint, owned by the view or its superview, relates the width to the height.
  private func hasAspectRatio(_ index: ViewIndex) -> Bool {
    [index, context.document[index].parent].contains { owner in
      owner.map { context.document[$0].constraints }?.contains { i in
        let constraint = context.document.constraints[i]
        guard context.traits.isActive[i], constraint.relation == .equal,
          let first = constraint.firstAttribute, let second = constraint.secondAttribute
        else { return false }
        return constraint.firstItem == .view(index) && constraint.secondItem == .view(index)
          && first.measure == .dimension && second.measure == .dimension && first != second
      } ?? false
    }
  }
}
