// Layout margins and safe areas: what a view states, and what holds in the last layout.

import SceneModel

/// Insets whose sides follow the writing direction, in points.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// From the upper edge.
  public var top: Double
  /// From the leading edge.
  public var leading: Double
  /// From the lower edge.
  public var bottom: Double
  /// From the trailing edge.
  public var trailing: Double

  /// Insets, none if nothing is said.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// What a view states about its margins.
struct ViewMargins {
  /// Nil where nothing is stated.
  var own: EdgeInsets?
  /// Whether `left` of `own` means leading.
  var isDirectional = false
  var preservesSuperview = false
  var includesSafeArea = true
  /// Of a root: what bars and rounded corners take.
  var rootSafeArea = EdgeInsets.zero
  /// Of a root: where the keyboard is, in its coordinates; nil while it is off screen.
  var keyboardFrame: Rect?
  /// What the hooks were last told.
  var lastMargins: EdgeInsets?
  var lastSafeArea: EdgeInsets?
}

extension View {
  /// The margins that hold, in points: the stated ones, or 8 on each side, with the safe area and the superview's margins
  /// where the view takes them in. As of the last layout. Setting them states them.
  public final var layoutMargins: EdgeInsets {
    get { engine?.insets(.margins, of: self) ?? statedMargins }
    set {
      (margins.own, margins.isDirectional) = (newValue, false)
      engine?.setNeedsMetrics()
    }
  }

  /// The same, by leading and trailing sides.
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

  /// Whether the margins are at least what the superview's margins cover of the view; false at first.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set {
      margins.preservesSuperview = newValue
      engine?.setNeedsMetrics()
    }
  }

  /// Whether the margins begin at the safe area; true at first.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.includesSafeArea }
    set {
      margins.includesSafeArea = newValue
      engine?.setNeedsMetrics()
    }
  }

  /// What bars and rounded corners cover of the view, in points, as of the last layout. Set it on a root: other views have
  /// the part that reaches into them.
  public final var safeAreaInsets: EdgeInsets {
    get { engine?.insets(.safeArea, of: self) ?? (superview == nil ? margins.rootSafeArea : .zero) }
    set {
      margins.rootSafeArea = newValue
      root.layoutEngine?.setNeedsMetrics()
    }
  }

  /// Where the keyboard is, in the coordinates of this root, in points; nil while it is off screen. See
  /// ``keyboardLayoutGuide``.
  public final var keyboardFrame: Rect? {
    get { margins.keyboardFrame }
    set {
      margins.keyboardFrame = newValue
      root.layoutEngine?.setNeedsMetrics()
    }
  }

  /// The margins that the view states, on the sides that they have in its writing direction.
  final var statedMargins: EdgeInsets {
    guard var own = margins.own else { return EdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    if margins.isDirectional, root.layoutDirection == .rightToLeft {
      (own.left, own.right) = (own.right, own.left)
    }
    return own
  }
}
