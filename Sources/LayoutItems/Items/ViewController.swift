// Controllers, as far as they change the layout of their view.

import SceneModel

/// A controller of a root view: its bars give the top and bottom guides their length, and its view has the system's minimum
/// margins.
open class ViewController {
  /// The view that the controller lays out.
  public final let view: View

  /// What is covered beyond the view's own ``View/safeAreaInsets``, in points: bars of one's own.
  public final var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { view.root.layoutEngine?.setNeedsMetrics() }
  }

  /// Whether the view's margins at the sides are at least the system's; true at first.
  public final var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { view.root.layoutEngine?.setNeedsMetrics() }
  }

  /// A controller of a view, which it holds; the view does not hold the controller.
  public init(view: View) {
    self.view = view
    view.controller = self
  }

  /// The least margins at the sides of the view, in points: 16, on views of 400 points and more 20.
  public final var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    let side: Double = view.frame.width >= 400 ? 20 : 16
    return DirectionalEdgeInsets(leading: side, trailing: side)
  }

  /// What bars cover at the top of the view: from its upper edge to the safe area.
  public final var topLayoutGuide: LayoutSupport { view.layoutSupport(.top, "topLayoutGuide") }

  /// What bars cover at the bottom of the view: from the safe area to its lower edge.
  public final var bottomLayoutGuide: LayoutSupport { view.layoutSupport(.bottom, "bottomLayoutGuide") }

  /// Called by a layout that changed the view's margins. Constraints may be changed here; the layout goes on with them.
  open func viewLayoutMarginsDidChange() {}

  /// Called by a layout that changed the view's safe area, likewise.
  open func viewSafeAreaInsetsDidChange() {}
}
