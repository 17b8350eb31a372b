// The result of laying a document out in one environment: finished values, ready to be emitted.

import SceneDiagnostics
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
  /// Conflicts, ambiguity, misplacement and what else the layout shows, in document order.
  public var diagnostics: [Diagnostic]

  /// A view's frame in the coordinates of its superview, in points, aligned to device pixels. Nil for a view that is not
  /// part of this environment's layout, and for an index of another document. O(1).
  public func frame(of view: ViewIndex) -> Rect? {
    viewFrames.indices.contains(view.index) ? viewFrames[view.index] : nil
  }

  /// A layout guide's frame in the coordinates of its owning view; otherwise as that of a view.
  public func frame(of guide: GuideIndex) -> Rect? {
    guideFrames.indices.contains(guide.index) ? guideFrames[guide.index] : nil
  }
}
