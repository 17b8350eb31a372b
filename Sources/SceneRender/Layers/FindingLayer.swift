// Draws findings: how far ambiguous items may move, where misplaced ones are stored, what conflicts, and an
// outline around the items of all other findings.

import AutoLayout
import SceneDiagnostics
import SceneModel

/// The findings about the views of one panel.
struct PanelFindings {
  var diagnostics: [Diagnostic] = []
  /// The ids of the constraints in conflicts.
  var conflicting: Set<String> = []
}

extension Painter {
  /// The findings about views that are drawn, in this environment.
  func findings(_ diagnostics: [Diagnostic]) -> PanelFindings {
    var found = PanelFindings()
    let suffix = environment.orientation == .landscape ? ":landscape" : ""
    for diagnostic in diagnostics {
      guard
        diagnostic.environments.isEmpty
          || diagnostic.environments.contains(where: {
            $0.id == environment.deviceID + suffix || $0.id == environment.deviceID
          }), diagnostic.allObjects.contains(where: { place(ofID: $0) != nil })
      else { continue }
      found.diagnostics.append(diagnostic)
      for term in diagnostic.facts.terms {
        if let id = term.constraint { found.conflicting.insert(id) }
      }
    }
    return found
  }

  mutating func drawFindings(_ found: PanelFindings) {
    for diagnostic in found.diagnostics {
      svg.begin("g")
      svg.attribute("data-rule", diagnostic.rule.name)
      svg.attribute("data-objects", diagnostic.allObjects.joined(separator: " "))
      let facts = diagnostic.facts
      for range in facts.ranges { drawRange(range) }
      for frames in facts.frames { drawFrames(frames) }
      if !facts.terms.isEmpty { drawConflict(facts) }
      if facts.isEmpty {
        for id in diagnostic.allObjects {
          guard let area = place(ofID: id) else { continue }
          dashed(area, LayerColor.note, name: diagnostic.rule.name)
        }
      }
      svg.end()
    }
  }

  // MARK: Ambiguity

  /// Draws the ends of a range and the value between them. An end that nothing limits is an arrow.
  private mutating func drawRange(_ range: Diagnostic.Facts.Range) {
    guard case .view(let index)? = document.objects[range.object], let area = place(of: index),
      let frame = layout.frame(of: index), !range.isContent
    else { return }
    let isVertical = range.axis == .vertical
    let color = LayerColor.ambiguous
    let reach = 60.0
    // Positions count from the superview's origin, sizes from the view's own edge.
    let origin: Double
    if range.isSize {
      origin = isVertical ? area.y : area.x
    } else {
      origin = isVertical ? area.y - frame.y : area.x - frame.x
    }
    let solved = origin + range.solved
    let lower = range.lower.isFinite ? origin + max(range.lower, -10_000) : solved - reach
    let upper = range.upper.isFinite ? origin + min(range.upper, 10_000) : solved + reach
    var band = area
    if isVertical {
      (band.y, band.height) = (lower, upper - lower + (range.isSize ? 0 : area.height))
      if range.isSize { (band.y, band.height) = (area.y, upper - area.y) }
    } else {
      (band.x, band.width) = (lower, upper - lower + (range.isSize ? 0 : area.width))
      if range.isSize { (band.x, band.width) = (area.x, upper - area.x) }
    }
    rect(band, fill: color.faded(0.12))
    dashed(area, color)
    let across = isVertical ? area.midX : area.midY
    let name = (range.isSize ? (isVertical ? "height " : "width ") : (isVertical ? "y " : "x "))
    let text = name + "\(bound(range.lower)) … \(bound(range.upper))"
    drawDimension(isVertical, from: lower, to: upper, across: across, color, isDashed: true, text)
    if !range.lower.isFinite { drawArrow(isVertical, at: lower, across, pointsForward: false, color) }
    if !range.upper.isFinite { drawArrow(isVertical, at: upper, across, pointsForward: true, color) }
  }

  private func bound(_ value: Double) -> String {
    if value.isFinite { return shown(value) }
    return value < 0 ? "−∞" : "∞"
  }

  private mutating func drawArrow(
    _ isVertical: Bool, at along: Double, _ across: Double, pointsForward: Bool, _ color: PictureColor
  ) {
    let tip = pointsForward ? along + 6 : along - 6
    filled(
      isVertical
        ? polyline([(across - 4, along), (across + 4, along), (across, tip)], isClosed: true)
        : polyline([(along, across - 4), (along, across + 4), (tip, across)], isClosed: true), color)
  }

  // MARK: Misplacement

  private mutating func drawFrames(_ frames: Diagnostic.Facts.Frames) {
    guard let area = place(ofID: frames.object) else { return }
    let (x, y) = (area.x - frames.solved.x, area.y - frames.solved.y)
    let stored = Rect(
      x: x + frames.stored.x, y: y + frames.stored.y, width: frames.stored.width, height: frames.stored.height
    )
    outline(area, LayerColor.solved, width: 1.5)
    dashed(stored, LayerColor.stored, name: "stored", width: 1.5)
  }

  // MARK: Conflicts

  private func isRoot(_ id: String) -> Bool {
    if case .view(let index)? = document.objects[id] { return document[index].parent == nil }
    return false
  }

  /// Draws the items of a conflict in red, and its constraints unless their layer does.
  private mutating func drawConflict(_ facts: Diagnostic.Facts) {
    var drawn: Set<String> = []
    for term in facts.terms {
      guard let object = term.object, drawn.insert(object).inserted, let area = place(ofID: object) else {
        continue
      }
      // The area of a root view would tint everything.
      if term.constraint != nil, !isRoot(object) { rect(area, fill: LayerColor.conflict.faded(0.08)) }
      outline(area, LayerColor.conflict, width: 1.5)
    }
    guard !options.layers.contains(.constraints) else { return }
    let members = Set(facts.terms.compactMap(\.constraint))
    for constraint in activeConstraints where members.contains(constraint.id) {
      drawConflicting(constraint)
    }
  }
}
