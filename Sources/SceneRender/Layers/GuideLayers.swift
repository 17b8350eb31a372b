// The layers of areas: safe areas, margins, layout guides.

import AutoLayout
import SceneModel

extension Painter {
  mutating func drawSafeAreas() {
    for (view, frame) in placedViews where document[view].parent == nil {
      guard let insets = layout.rootGeometry[view]?.safeAreaInsets else { continue }
      dashed(frame.inset(by: insets), LayerColor.guide, name: "Safe Area")
    }
    drawGuides { guide, document in
      guide.kind == .safeArea && guide.owner.map { document[$0].parent != nil } == true
    }
  }

  /// The margins that constraints refer to, where the constraints put them, and the guides of margins.
  mutating func drawMargins() {
    drawGuides { guide, _ in guide.kind == .layoutMargins || guide.kind == .readableContent }
    var drawn: Set<[Double]> = []
    for constraint in activeConstraints {
      guard let ends = ends(of: constraint), ends.isAtMargin, let owner = ends.owner,
        constraint.relation == .equal
      else { continue }
      let corners =
        ends.isVertical
        ? [owner.x, ends.second, owner.maxX, ends.second] : [ends.second, owner.y, ends.second, owner.maxY]
      guard drawn.insert(corners).inserted else { continue }
      line(corners[0], corners[1], corners[2], corners[3], LayerColor.guide, isDashed: true)
    }
  }

  mutating func drawGuides() {
    drawGuides { guide, _ in
      guide.kind != .safeArea && guide.kind != .layoutMargins && guide.kind != .readableContent
    }
  }

  /// Draws the outlines and names of some guides.
  private mutating func drawGuides(where isWanted: (LayoutGuide, InterfaceDocument) -> Bool) {
    for index in document.guides.indices where isWanted(document.guides[index], document) {
      let guide = GuideIndex(index)
      guard let frame = place(of: guide) else { continue }
      let name = document[guide].kind == .safeArea ? "Safe Area" : document.displayName(of: guide)
      dashed(frame, LayerColor.guide, name: name)
    }
  }
}
