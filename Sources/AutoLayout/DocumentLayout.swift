// The result of laying a document out in one environment: finished values, ready to be emitted.

import SceneModel
import TextMetrics

/// Frames of all views and guides of one document in one environment.
public struct DocumentLayout: Sendable {
  /// Where it holds.
  public var environment: LayoutEnvironment
  /// By `ViewIndex`: the frame in the superview's coordinates, in points, aligned to device pixels. Nil for a view that is not
  /// part of this environment's layout (excluded by a variation) or has no geometry at all.
  public var viewFrames: [Rect?]
  /// By `GuideIndex`: the frame in the owning view's coordinates, in points, aligned to device pixels.
  public var guideFrames: [Rect?]
  /// By `ViewIndex`: the frame before alignment to pixels, as solved.
  public var exactFrames: [Rect?]
  /// Solved content sizes of scroll views; a dimension that the content leaves open is 0.
  public var contentSizes: [ViewIndex: Size]
  /// By `ViewIndex`: how well the view's intrinsic content size is known; nil where it has none or nothing depends on it.
  public var sizeConfidence: [Confidence?]
  /// By root view: what surrounds it.
  public var rootGeometry: [ViewIndex: RootGeometry]

  /// A view's frame in the coordinates of its superview, in points, aligned to device pixels. Nil for a view that is not
  /// part of this environment's layout, and for an index of another document. O(1).
  public func frame(of view: ViewIndex) -> Rect? {
    viewFrames.indices.contains(view.index) ? viewFrames[view.index] : nil
  }

  /// A layout guide's frame in the coordinates of its owning view; otherwise as that of a view.
  public func frame(of guide: GuideIndex) -> Rect? {
    guideFrames.indices.contains(guide.index) ? guideFrames[guide.index] : nil
  }

  /// Takes the frames of one root's views and guides over.
  mutating func add(_ frames: RootFrames) {
    for (view, exact, aligned) in frames.views {
      exactFrames[view.index] = exact
      viewFrames[view.index] = aligned
    }
    for (view, confidence) in frames.sizeConfidence { sizeConfidence[view.index] = confidence }
    for (view, size) in frames.contentSizes { contentSizes[view] = size }
    for (guide, frame) in frames.guides { guideFrames[guide.index] = frame }
  }
}
