// Views: a tree of rectangles in points. They draw nothing and contain only what layout needs. View+Margins
// has the margins, and LayoutGuide the guides.

import AutoLayout
import SceneModel

/// A view without drawing. The members are those of UIKit. Subclasses define the size of their content.
open class View: LayoutItem {
  /// The name of the view in messages and descriptions.
  public final var identifier: String?
  /// The view that contains this one.
  public internal(set) final weak var superview: View?
  /// The subviews, from back to front.
  public internal(set) final var subviews: [View] = []
  /// The active constraints whose items have this view as their nearest common ancestor, in order of
  /// activation.
  public internal(set) final var constraints: [LayoutConstraint] = []
  /// The custom guides, in the order in which they were added.
  public internal(set) final var layoutGuides: [LayoutGuide] = []

  final var storedFrame: Rect
  final var layoutEngine: LayoutEngine?
  /// Whether `storedFrame` was set since the last layout.
  final var isFrameNew = true
  final var margins = ViewMargins()
  final var autoresizing = ViewAutoresizing()
  final var standardGuides: [LayoutGuide.Kind: LayoutGuide] = [:]
  final weak var controller: ViewController?
  /// By axis: content hugging and compression resistance.
  private final var contentPriorities: [(hugging: LayoutPriority, resistance: LayoutPriority)] = [
    (.defaultLow, .defaultHigh), (.defaultLow, .defaultHigh),
  ]

  /// A view without constraints.
  ///
  /// - Parameters:
  ///   - frame: the frame in the superview's coordinates, in points. Used for a root, and for a view whose
  ///     ``translatesAutoresizingMaskIntoConstraints`` is true.
  ///   - identifier: the name in messages and descriptions.
  public init(frame: Rect = .zero, identifier: String? = nil) {
    storedFrame = frame
    super.init()
    self.identifier = identifier
  }

  override final var owner: View? { self }

  override final var label: String { identifier ?? "View" }

  /// Whether the view's ``frame`` and ``autoresizingMask`` are translated into constraints. Set it to false for
  /// views that constraints place.
  public final var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { setNeedsRebuild() } }
  }

  // MARK: Frames

  /// The frame in the superview's coordinates, in points: that of the last layout, or the one that was set
  /// since then. Setting it affects roots and views whose frames are translated into constraints.
  public final var frame: Rect {
    get {
      guard !isFrameNew, let engine else { return storedFrame }
      return engine.frame(of: self)
    }
    set {
      storedFrame = newValue
      isFrameNew = true
      autoresizing.outerSize = superview?.frame.size
      // The shares of a mask are coefficients.
      if autoresizing.mask.isEmpty { engine?.setNeedsConstants() } else { setNeedsRebuild() }
    }
  }

  /// The rectangle in the view's own coordinates: the frame's size at the origin.
  public final var bounds: Rect { Rect(x: 0, y: 0, width: frame.width, height: frame.height) }

  /// The frame in the coordinates of the tree's root, in points, after a layout.
  public final var absoluteFrame: Rect {
    var rect = frame
    var ancestor = superview
    while let view = ancestor, view.superview != nil {
      rect.x += view.frame.x
      rect.y += view.frame.y
      ancestor = view.superview
    }
    return superview == nil ? bounds : rect
  }

  /// Lays out the view's whole tree if anything has changed. After changes of constants, frames or margins,
  /// it starts from the last solution. After changes of constraints or views, it solves again from scratch.
  public final func layoutIfNeeded() { root.makeEngine().layOut() }

  /// The root of the view's tree.
  public final var root: View {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// The number of pixels per point to which frames in this root's tree are rounded; nil, the default, for
  /// exact frames.
  public final var displayScale: Double?

  /// The layout direction of this root's tree.
  public final var layoutDirection = LayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { setNeedsRebuild() } }
  }

  // MARK: Content

  /// Whether the view is hidden. Only a stack view leaves no room for it; constraints still place it.
  public final var isHidden = false { didSet { if isHidden != oldValue, isArranged { setNeedsRebuild() } } }

  /// The value in ``intrinsicContentSize`` for an axis without an intrinsic size.
  public static let noIntrinsicMetric = -1.0

  /// The size of the view's content, in points, with the priorities ``contentHuggingPriority(for:)`` and
  /// ``contentCompressionResistancePriority(for:)``; ``noIntrinsicMetric`` for an axis without one. Override
  /// it or set ``contentSize``.
  open var intrinsicContentSize: Size {
    contentSize ?? Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The value of ``intrinsicContentSize`` unless it is overridden; nil for a view without content.
  public final var contentSize: Size? { didSet { invalidateIntrinsicContentSize() } }

  /// The insets from the frame to the alignment rect.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// The distance from the top edge to the first baseline, in points.
  open var firstBaselineOffset: Double { 0 }

  /// The distance from the last baseline to the bottom edge, in points.
  open var lastBaselineOffset: Double { 0 }

  /// Marks ``intrinsicContentSize`` as changed. The next layout reads it again.
  public final func invalidateIntrinsicContentSize() { engine?.contentChanged(self) }

  /// The content hugging priority; 250 by default.
  public final func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    contentPriorities[Int(axis.rawValue)].hugging
  }

  /// Sets the content hugging priority.
  public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    contentPriorities[Int(axis.rawValue)].hugging = priority
    setNeedsRebuild()
  }

  /// The compression resistance priority; 750 by default.
  public final func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    contentPriorities[Int(axis.rawValue)].resistance
  }

  /// Sets the compression resistance priority.
  public final func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutAxis)
  {
    contentPriorities[Int(axis.rawValue)].resistance = priority
    setNeedsRebuild()
  }

  // MARK: Hooks

  /// Called by a layout that changed ``layoutMargins``. May change constraints; the layout then continues
  /// with them.
  open func layoutMarginsDidChange() {}

  /// Called by a layout that changed ``safeAreaInsets``. May change constraints, too.
  open func safeAreaInsetsDidChange() {}

  // MARK: The engine

  final func setNeedsRebuild() { root.layoutEngine?.setNeedsRebuild() }

  final func makeEngine() -> LayoutEngine {
    if let layoutEngine { return layoutEngine }
    let engine = LayoutEngine(root: self)
    layoutEngine = engine
    return engine
  }
}

extension View: CustomStringConvertible {
  /// The name and the frame: `Title: (16, 20, 120, 44)`.
  public final var description: String { "\(label): \(frame.text)" }
}

extension Rect {
  /// `(16, 20, 120, 44)`: x, y, width and height.
  var text: String { "(" + [x, y, width, height].map(numberText).joined(separator: ", ") + ")" }
}

/// A number with the fewest digits that read back the same, without “.0”.
func numberText(_ value: Double) -> String {
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
