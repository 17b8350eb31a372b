// The layout of a document in one environment, as finished values.

import SceneModel
import TextMetrics

/// The frames of all views and guides of a document in one environment.
public struct DocumentLayout: Sendable {
  /// The environment of the layout.
  public var environment: LayoutEnvironment
  /// By `ViewIndex`: the frame in the superview's coordinates, in points, aligned to device pixels. Nil for a
  /// view that a variation excludes or that has no geometry.
  public var viewFrames: [Rect?]
  /// By `GuideIndex`: the frame in the owning view's coordinates, in points, aligned to device pixels.
  public var guideFrames: [Rect?]
  /// By `ViewIndex`: the solved frame before alignment to pixels.
  public var exactFrames: [Rect?]
  /// The solved content sizes of scroll views. A dimension that the content does not determine is 0.
  public var contentSizes: [ViewIndex: Size]
  /// By `ViewIndex`: the confidence of the intrinsic content size; nil if there is none or nothing depends on
  /// it.
  public var sizeConfidence: [Confidence?]
  /// The surroundings of each root view.
  public var rootGeometry: [ViewIndex: RootGeometry]

  /// A view's frame in the superview's coordinates, in points, aligned to device pixels. Nil for a view that
  /// is not laid out in this environment, and for an index of another document. O(1).
  public func frame(of view: ViewIndex) -> Rect? {
    viewFrames.indices.contains(view.index) ? viewFrames[view.index] : nil
  }

  /// A layout guide's frame in the coordinates of its owning view; see `frame(of:)` for views.
  public func frame(of guide: GuideIndex) -> Rect? {
    guideFrames.indices.contains(guide.index) ? guideFrames[guide.index] : nil
  }

  /// Adds the frames of one root's views and guides.
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
