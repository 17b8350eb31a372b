// Controllers, as far as they affect the layout of their view.

import SceneModel

/// A controller of a root view. Its bars determine the lengths of the top and bottom guides, and its view has
/// the system's minimum margins.
open class ViewController {
  /// The controller's view.
  public final let view: View

  /// Insets in addition to the view's own ``View/safeAreaInsets``, in points, for custom bars.
  public final var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { view.root.layoutEngine?.setNeedsMetrics() }
  }

  /// Whether the view's side margins are at least the system's; true by default.
  public final var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { view.root.layoutEngine?.setNeedsMetrics() }
  }

  /// A controller of a view. The controller retains the view, but not the reverse.
  public init(view: View) {
    self.view = view
    view.controller = self
  }

  /// The minimum side margins of the view, in points: 20 in views of 400 points and more, otherwise 16.
  public final var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    let side: Double = view.frame.width >= 400 ? 20 : 16
    return DirectionalEdgeInsets(leading: side, trailing: side)
  }

  /// The area that bars cover at the top of the view: from its top edge to the safe area.
  public final var topLayoutGuide: LayoutSupport { view.layoutSupport(.top, "topLayoutGuide") }

  /// The area that bars cover at the bottom of the view: from the safe area to its bottom edge.
  public final var bottomLayoutGuide: LayoutSupport { view.layoutSupport(.bottom, "bottomLayoutGuide") }

  /// Called by a layout that changed the view's margins. May change constraints; the layout then continues
  /// with them.
  open func viewLayoutMarginsDidChange() {}

  /// Called by a layout that changed the view's safe area. May change constraints, too.
  open func viewSafeAreaInsetsDidChange() {}
}
