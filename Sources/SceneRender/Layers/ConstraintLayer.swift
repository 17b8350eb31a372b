// Draws constraints as dimension lines with their constants and priorities: required ones solid, optional
// ones dashed, members of conflicts in red.

import AutoLayout
import SceneModel

extension Painter {
  mutating func drawConstraints(_ found: PanelFindings) {
    var sizes: [String: Double] = [:]
    for constraint in activeConstraints {
      draw(constraint, isInConflict: found.conflicting.contains(constraint.id), &sizes)
    }
  }

  /// Draws one constraint.
  ///
  /// - Parameter sizes: the number of lines about each size so far, which are drawn beside each other.
  private mutating func draw(
    _ constraint: LayoutConstraint, isInConflict: Bool, _ sizes: inout [String: Double]
  ) {
    let color = isInConflict ? LayerColor.conflict : LayerColor.constraint
    if let ends = ends(of: constraint) {
      begin(constraint)
      drawDimension(
        ends.isVertical, from: ends.second, to: ends.first, across: ends.across, color,
        isDashed: !constraint.isRequired, text(of: constraint))
      svg.end()
    } else if let attribute = constraint.firstAttribute, attribute.measure == .dimension,
      let area = place(of: constraint.firstItem)
    {
      let isVertical = attribute == .height
      let key = "\(constraint.firstItem) \(attribute)"
      let offset = sizes[key] ?? 0
      sizes[key] = offset + 1
      begin(constraint)
      drawDimension(
        isVertical, from: isVertical ? area.minY : area.minX, to: isVertical ? area.maxY : area.maxX,
        across: (isVertical ? area.minX + 5 : area.maxY - 4) + (isVertical ? 8 : -10) * offset, color,
        isDashed: !constraint.isRequired, text(of: constraint))
      svg.end()
    }
  }

  private mutating func begin(_ constraint: LayoutConstraint) {
    svg.begin("g")
    if !constraint.id.isEmpty { svg.attribute("data-id", constraint.id) }
  }

  /// The constant with its relation, the factor, and the priority of an optional constraint.
  private func text(of constraint: LayoutConstraint) -> String {
    var text = constraint.relation == .equal ? "" : constraint.relation.symbol
    let isSize = constraint.firstAttribute?.measure == .dimension
    if isSize, let item = constraint.secondItem {
      if constraint.relation == .equal { text += "= " }
      if constraint.multiplier != .one { text += shown(constraint.multiplier.value) + "·" }
      text += name(of: item, constraint.secondAttribute)
      if constraint.constant != 0 {
        text += (constraint.constant < 0 ? " − " : " + ") + shown(abs(constraint.constant))
      }
    } else {
      if constraint.multiplier != .one { text += shown(constraint.multiplier.value) + "· " }
      text += shown(constraint.constant)
    }
    if !constraint.isRequired { text += " @\(shown(constraint.priority))" }
    return text
  }

  private func name(of item: ItemReference, _ attribute: LayoutAttribute?) -> String {
    let name: String
    switch item {
    case .view(let index): name = document.displayName(of: index)
    case .guide(let index): name = document.displayName(of: index)
    case .unresolved(let id): name = id
    }
    let short = name.count > 24 ? name.prefix(23) + "…" : name
    return attribute.map { "\(short).\($0.spelling)" } ?? short
  }

  /// Draws a line between two coordinates with a bar at each end and a text in the middle. A line without
  /// length becomes a mark.
  mutating func drawDimension(
    _ isVertical: Bool, from: Double, to: Double, across: Double, _ color: PictureColor, isDashed: Bool,
    _ text: String
  ) {
    guard from.isFinite, to.isFinite, across.isFinite else { return }
    let (low, high) = (min(from, to), max(from, to))
    func point(_ along: Double, _ offset: Double) -> (Double, Double) {
      isVertical ? (across + offset, along) : (along, across + offset)
    }
    var path = polyline([point(low, -3), point(low, 3)])
    if high - low >= 0.5 {
      path += polyline([point(high, -3), point(high, 3)])
      svg.begin("path")
      svg.attribute("d", polyline([point(low, 0), point(high, 0)]))
      svg.attribute("fill", word: "none")
      stroke(color)
      if isDashed { svg.attribute("stroke-dasharray", word: "3 2") }
      svg.end()
    } else {
      path += polyline([point(low - 3, 0), point(low + 3, 0)])
    }
    stroked(path, color, width: 1)
    guard !text.isEmpty, high - low >= 0.5 || text != "0" else { return }
    let middle = point((low + high) / 2, 0)
    if isVertical {
      drawTag(text, x: middle.0 + 4, y: middle.1 + 3, color)
    } else {
      drawTag(text, x: middle.0, y: middle.1 - 3, color, .center)
    }
  }
}

extension Painter {
  /// Draws a member of a conflict.
  mutating func drawConflicting(_ constraint: LayoutConstraint) {
    var sizes: [String: Double] = [:]
    draw(constraint, isInConflict: true, &sizes)
  }
}
