// The result of laying a document out in one environment: finished values, ready to be emitted.

import SceneDiagnostics
import SceneModel
import TextMetrics

/// Frames of all views and guides of one document in one environment.
public struct DocumentLayout: Sendable {
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
}
