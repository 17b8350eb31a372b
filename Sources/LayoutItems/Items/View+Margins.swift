// Layout margins and safe areas: a view's settings, and the values in the last layout.

import AutoLayout
import SceneModel

/// Insets in points whose sides depend on the layout direction.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the leading edge.
  public var leading: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the trailing edge.
  public var trailing: Double

  /// Insets, 0 where none is passed.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// The margin settings of a view.
struct ViewMargins {
  /// Nil if not set.
  var own: EdgeInsets?
  /// Whether `left` of `own` is leading.
  var isDirectional = false
  var preservesSuperview = false
  var includesSafeArea = true
  /// For a root: the insets of bars and rounded corners.
  var rootSafeArea = EdgeInsets.zero
  /// For a root: the frame of the keyboard, in its coordinates; nil while it is off screen.
  var keyboardFrame: Rect?
  /// The values at the last call of the hooks.
  var lastMargins: EdgeInsets?
  var lastSafeArea: EdgeInsets?
}

extension View {
  /// The margins in the last layout, in points: the set ones, or 8 on each side, including the safe area and
  /// the superview's margins if enabled.
  public final var layoutMargins: EdgeInsets {
    get { engine?.insets(.margins, of: self) ?? statedMargins }
    set {
      (margins.own, margins.isDirectional) = (newValue, false)
      engine?.setNeedsMetrics()
    }
  }

  /// The same by leading and trailing sides.
  public final var directionalLayoutMargins: DirectionalEdgeInsets {
    get {
      let insets = layoutMargins
      return root.layoutDirection == .leftToRight
        ? DirectionalEdgeInsets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        : DirectionalEdgeInsets(
          top: insets.top, leading: insets.right, bottom: insets.bottom, trailing: insets.left)
    }
    set {
      margins.own = EdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
      margins.isDirectional = true
      engine?.setNeedsMetrics()
    }
  }

  /// Whether the view also respects the superview's margins; false by default.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set {
      margins.preservesSuperview = newValue
      engine?.setNeedsMetrics()
    }
  }

  /// Whether the margins include the safe area; true by default.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.includesSafeArea }
    set {
      margins.includesSafeArea = newValue
      engine?.setNeedsMetrics()
    }
  }

  /// The insets of bars and rounded corners in the last layout, in points. Set it on a root; other views have
  /// the part that overlaps them.
  public final var safeAreaInsets: EdgeInsets {
    get { engine?.insets(.safeArea, of: self) ?? (superview == nil ? margins.rootSafeArea : .zero) }
    set {
      margins.rootSafeArea = newValue
      root.layoutEngine?.setNeedsMetrics()
    }
  }

  /// The frame of the keyboard, in points in the coordinates of this root; nil while it is off screen. See
  /// ``keyboardLayoutGuide``.
  public final var keyboardFrame: Rect? {
    get { margins.keyboardFrame }
    set {
      margins.keyboardFrame = newValue
      root.layoutEngine?.setNeedsMetrics()
    }
  }

  /// The margins of the view's settings, on the sides given by its layout direction. Stack views have none by
  /// default (4 of 4 stack views of 4 projects on the canvas).
  final var statedMargins: EdgeInsets {
    guard var own = margins.own else { return self is StackView ? .zero : StandardMargins.free }
    if margins.isDirectional, root.layoutDirection == .rightToLeft {
      (own.left, own.right) = (own.right, own.left)
    }
    return own
  }
}
