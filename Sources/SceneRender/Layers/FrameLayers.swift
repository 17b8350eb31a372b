// The layers about single views: outlines, ids, baselines, stored frames.

import SceneModel

extension Painter {
  mutating func drawFrames() {
    for (_, frame) in placedViews {
      beginRect(frame)
      svg.attribute("fill", word: "none")
      stroke(LayerColor.frame.faded(0.6), width: 0.75)
      svg.end()
    }
  }

  /// Draws ids below each other where several views start at the same point.
  mutating func drawIDs() {
    var used: [String: Double] = [:]
    for (view, frame) in placedViews where !document[view].id.isEmpty {
      let key = "\(frame.x.rounded()) \(frame.y.rounded())"
      let line = used[key] ?? 0
      used[key] = line + 1
      drawTag(document[view].id, x: frame.x + 2, y: frame.y + 8 + 10 * line, LayerColor.frame)
    }
  }

  mutating func drawBaselines() {
    for baseline in places.baselines {
      line(baseline.from, baseline.y, baseline.to, baseline.y, LayerColor.baseline, width: 0.75)
    }
  }

  /// Draws the stored frames of views that the layout places elsewhere.
  mutating func drawStoredFrames() {
    for (view, frame) in placedViews {
      guard let parent = document[view].parent, let solved = layout.frame(of: view),
        let stored = document[view].storedRect(in: layout.frame(of: parent)?.size), differ(stored, solved)
      else { continue }
      // The superview's content may be scrolled.
      let origin = (frame.x - solved.x, frame.y - solved.y)
      dashed(
        Rect(x: origin.0 + stored.x, y: origin.1 + stored.y, width: stored.width, height: stored.height),
        LayerColor.stored)
    }
  }

  /// Whether a stored frame differs visibly from the solved one.
  private func differ(_ a: Rect, _ b: Rect) -> Bool {
    max(abs(a.x - b.x), abs(a.y - b.y), abs(a.width - b.width), abs(a.height - b.height)) >= 0.75
  }
}
