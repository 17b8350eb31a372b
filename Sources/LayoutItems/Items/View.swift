// Views: a tree of rectangles in points. They draw nothing; what they hold is what layout needs to know. Margins stand in
// View+Margins, guides in View+Guides.

import AutoLayout
import SceneModel

/// A view, as far as its layout goes. The members are UIKit's; subclasses say how large their content is.
open class View: LayoutItem {
  /// What messages and descriptions call the view.
  public final var identifier: String?
  /// The view that contains this one.
  public internal(set) final weak var superview: View?
  /// The views inside, from back to front.
  public internal(set) final var subviews: [View] = []
  /// The active constraints whose items have this view as their nearest common ancestor, in order of activation.
  public internal(set) final var constraints: [LayoutConstraint] = []
  /// The guides that were added, in order.
  public internal(set) final var layoutGuides: [LayoutGuide] = []

  final var storedFrame: Rect
  final var layoutEngine: LayoutEngine?
  /// Whether `storedFrame` was set since the last layout.
  final var isFrameNew = true
  final var margins = ViewMargins()
  final var standardGuides: [LayoutGuide.Kind: LayoutGuide] = [:]
  final weak var controller: ViewController?
  /// By axis: hugging and compression resistance.
  private final var contentPriorities: [(hugging: LayoutPriority, resistance: LayoutPriority)] = [
    (.defaultLow, .defaultHigh), (.defaultLow, .defaultHigh),
  ]

  /// A view without constraints.
  ///
  /// - Parameter frame: In the superview's coordinates, in points. It counts for a root, and for a view whose
  ///   ``translatesAutoresizingMaskIntoConstraints`` is true.
  public init(frame: Rect = .zero, identifier: String? = nil) {
    storedFrame = frame
    super.init()
    self.identifier = identifier
  }

  override final var owner: View? { self }

  override final var label: String { identifier ?? "View" }

  /// Whether the view's ``frame`` is turned into constraints. False for views that constraints place. Unlike UIKit's, there is
  /// no mask that lets the frame follow the superview's size: the four numbers of the frame are what holds.
  public final var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { setNeedsRebuild() } }
  }

  // MARK: Frames

  /// The rectangle in the superview's coordinates, in points: as the last layout has it, or as it was set since. Setting it
  /// counts for roots and for views whose frames are turned into constraints.
  public final var frame: Rect {
    get {
      guard !isFrameNew, let engine else { return storedFrame }
      return engine.frame(of: self)
    }
    set {
      storedFrame = newValue
      isFrameNew = true
      engine?.setNeedsConstants()
    }
  }

  /// The rectangle in the view's own coordinates: the frame's size at the origin.
  public final var bounds: Rect { Rect(x: 0, y: 0, width: frame.width, height: frame.height) }

  /// The rectangle in the coordinates of the tree's root, in points, after a layout.
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

  /// Lays out the whole tree that the view is in, if anything has changed since the last time. A changed constant, frame or
  /// margin goes on from the last solution; other constraints or views are solved anew.
  public final func layoutIfNeeded() { root.makeEngine().layOut() }

  /// The view at the top of the tree.
  public final var root: View {
    var view = self
    while let parent = view.superview { view = parent }
    return view
  }

  /// Pixels per point that frames of this root's tree are rounded to; nil, which it is at first, for frames as they were
  /// solved.
  public final var displayScale: Double?

  /// The writing direction of this root's tree: which side is leading.
  public final var layoutDirection = LayoutDirection.leftToRight {
    didSet { if layoutDirection != oldValue { setNeedsRebuild() } }
  }

  // MARK: Content

  /// No size along an axis: what ``intrinsicContentSize`` has there.
  public static let noIntrinsicMetric = -1.0

  /// The size that the view's content asks for, in points, at the priorities of ``contentHuggingPriority(for:)`` and
  /// ``contentCompressionResistancePriority(for:)``; ``noIntrinsicMetric`` along an axis without one. Override it, or set
  /// ``contentSize``.
  open var intrinsicContentSize: Size {
    contentSize ?? Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// What ``intrinsicContentSize`` is if it is not overridden; nil for a view without content.
  public final var contentSize: Size? { didSet { invalidateIntrinsicContentSize() } }

  /// Distances from the frame to the rectangle that constraints align, inwards.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// From the top edge to the first line of text, in points.
  open var firstBaselineOffset: Double { 0 }

  /// From the last line of text to the bottom edge, in points.
  open var lastBaselineOffset: Double { 0 }

  /// Says that ``intrinsicContentSize`` is another one; the next layout asks for it.
  public final func invalidateIntrinsicContentSize() { engine?.contentChanged(self) }

  /// How strongly the view resists being larger than its content; 250 at first.
  public final func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    contentPriorities[Int(axis.rawValue)].hugging
  }

  /// Sets how strongly the view resists being larger than its content.
  public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    contentPriorities[Int(axis.rawValue)].hugging = priority
    setNeedsRebuild()
  }

  /// How strongly the view resists being smaller than its content; 750 at first.
  public final func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    contentPriorities[Int(axis.rawValue)].resistance
  }

  /// Sets how strongly the view resists being smaller than its content.
  public final func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutAxis)
  {
    contentPriorities[Int(axis.rawValue)].resistance = priority
    setNeedsRebuild()
  }

  // MARK: Hooks

  /// Called by a layout that changed ``layoutMargins``. Constraints may be changed here; the layout goes on with them.
  open func layoutMarginsDidChange() {}

  /// Called by a layout that changed ``safeAreaInsets``, likewise.
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

/// A number as short as it can be read back, without “.0”.
func numberText(_ value: Double) -> String {
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
