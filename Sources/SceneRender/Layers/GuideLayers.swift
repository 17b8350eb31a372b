// The layers of areas: safe areas, margins, layout guides.

import AutoLayout
import SceneModel

extension Painter {
  mutating func drawSafeAreas() {
    for (view, frame) in placedViews where document[view].parent == nil {
      guard let insets = layout.rootGeometry[view]?.safeAreaInsets else { continue }
      dashed(frame.inset(by: insets), LayerColor.guide, name: "Safe Area")
    }
    for index in document.guides.indices where document.guides[index].kind == .safeArea {
      let guide = GuideIndex(index)
      guard let owner = document.guides[index].owner, document[owner].parent != nil,
        let frame = place(of: guide)
      else { continue }
      dashed(frame, LayerColor.guide, name: "Safe Area")
    }
  }

  /// The margins that constraints refer to, where the constraints put them, and the guides of margins.
  mutating func drawMargins() {
    for index in document.guides.indices {
      let guide = document.guides[index]
      guard guide.kind == .layoutMargins || guide.kind == .readableContent,
        let frame = place(of: GuideIndex(index))
      else { continue }
      dashed(frame, LayerColor.guide, name: document.displayName(of: GuideIndex(index)))
    }
    var drawn: Set<[Double]> = []
    for constraint in activeConstraints {
      guard let ends = ends(of: constraint), ends.isAtMargin, let owner = ends.owner,
        constraint.relation == .equal
      else { continue }
      let line =
        ends.isVertical
        ? [owner.x, ends.second, owner.maxX, ends.second] : [ends.second, owner.y, ends.second, owner.maxY]
      guard drawn.insert(line).inserted else { continue }
      dashedLine(line[0], line[1], line[2], line[3], LayerColor.guide)
    }
  }

  mutating func drawGuides() {
    for index in document.guides.indices {
      switch document.guides[index].kind {
      case .safeArea, .layoutMargins, .readableContent: continue
      default: break
      }
      guard let frame = place(of: GuideIndex(index)) else { continue }
      dashed(frame, LayerColor.guide, name: document.displayName(of: GuideIndex(index)))
    }
  }

  mutating func dashedLine(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: PictureColor, width: Double = 1
  ) {
    svg.begin("line")
    svg.attribute("x1", x1)
    svg.attribute("y1", y1)
    svg.attribute("x2", x2)
    svg.attribute("y2", y2)
    stroke(color, width: width)
    svg.attribute("stroke-dasharray", word: "4 3")
    svg.end()
  }
}
