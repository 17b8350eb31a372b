// Stack views: views that arrange subviews in a row or column. EngineRows+StackView makes the rows.

import SceneModel

/// A view that arranges subviews in a row or column, with the members of `UIStackView`.
///
/// It has no content of its own: its size comes from constraints and from the arranged subviews.
open class StackView: View {
  /// How the arranged subviews share the axis.
  public typealias Distribution = SceneModel.StackDistribution
  /// How the arranged subviews are aligned across the axis. `leading` and `trailing` mean top and bottom in a row.
  public typealias Alignment = SceneModel.StackAlignment

  private final var arranged: [View] = []
  private final var customSpacing: [ObjectIdentifier: Double] = [:]

  /// A stack view with subviews to arrange.
  public init(arrangedSubviews views: [View] = [], identifier: String? = nil) {
    super.init(frame: .zero, identifier: identifier)
    for view in views { addArrangedSubview(view) }
  }

  /// The direction of the arranged subviews; horizontal by default.
  public final var axis = LayoutAxis.horizontal { didSet { setNeedsRebuild() } }

  /// How the arranged subviews share the axis; `fill` by default.
  public final var distribution = Distribution.fill { didSet { setNeedsRebuild() } }

  /// How the arranged subviews are aligned across the axis; `fill` by default.
  public final var alignment = Alignment.fill { didSet { setNeedsRebuild() } }

  /// The distance between arranged subviews, in points; the least distance if the distribution makes gaps.
  public final var spacing = 0.0 { didSet { setNeedsRebuild() } }

  /// Whether a column measures spacing from the last baseline of a view to the first one of the next.
  public final var isBaselineRelativeArrangement = false { didSet { setNeedsRebuild() } }

  /// Whether the arranged subviews stay inside the layout margins.
  public final var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsRebuild() } }

  /// The standard distance, in points, as ``spacing`` or in ``setCustomSpacing(_:after:)``.
  public static let spacingUseSystem = 8.0

  // MARK: Arranged subviews

  /// The arranged subviews, in the layout direction. A view that left the stack view is not among them.
  public final var arrangedSubviews: [View] { arranged.filter { $0.superview === self } }

  /// Adds a view at the end. It becomes a subview, and constraints place it from then on.
  public final func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Inserts a view at an index among the arranged subviews, which is clamped. Otherwise like
  /// ``addArrangedSubview(_:)``.
  public final func insertArrangedSubview(_ view: View, at index: Int) {
    if isDescendant(of: view) { return }
    arranged = arrangedSubviews.filter { $0 !== view }
    arranged.insert(view, at: min(max(0, index), arranged.count))
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    setNeedsRebuild()
  }

  /// Stops arranging a view. It remains a subview, as in UIKit.
  public final func removeArrangedSubview(_ view: View) {
    arranged = arrangedSubviews.filter { $0 !== view }
    setNeedsRebuild()
  }

  /// Sets the distance after an arranged subview, in points; nil for ``spacing``.
  public final func setCustomSpacing(_ points: Double?, after view: View) {
    customSpacing[ObjectIdentifier(view)] = points
    setNeedsRebuild()
  }

  /// The distance set for after an arranged subview, in points; nil if it is ``spacing``.
  public final func customSpacing(after view: View) -> Double? { customSpacing[ObjectIdentifier(view)] }

  /// The view whose baselines are the stack view's: the first or last visible one of a column, the first of a row.
  final func baselineView(isFirst: Bool) -> View? {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    return isFirst || axis == .horizontal ? visible.first : visible.last
  }
}

extension View {
  /// Whether a stack view arranges the view.
  final var isArranged: Bool {
    (superview as? StackView)?.arrangedSubviews.contains { $0 === self } ?? false
  }
}
