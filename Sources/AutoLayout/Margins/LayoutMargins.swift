// Layout margins, the readable width and the safe area of nested views, as pure functions of a view and its
// surroundings. Margins that depend on solved frames (preserved superview margins, nested safe areas) are
// computed again with the frames of a first solve. CellMargins.swift has the rules for content views of table
// cells.

import SceneModel
import TextMetrics

/// The properties of a view that its margins depend on, without the references that a copy of a view retains:
/// margins are computed for most views in each environment and pass.
struct MarginTraits {
  let kind: ViewKind
  let parent: ViewIndex?
  let storedRect: Rect?
  /// The margins in the file; nil if it has none.
  let layoutMargins: EdgeInsets?
  let areDirectional: Bool
  let insetsFromSafeArea: Bool
  let preservesSuperviewMargins: Bool
  let followsReadableWidth: Bool
  /// The view's own direction, by that of the interface.
  private let direction: (leftToRight: LayoutDirection, rightToLeft: LayoutDirection)

  init(_ view: View) {
    kind = view.kind
    parent = view.parent
    storedRect = view.storedRect
    layoutMargins = view.layoutMargins
    areDirectional = view.layoutMarginsAreDirectional
    insetsFromSafeArea = view.insetsLayoutMarginsFromSafeArea ?? true
    preservesSuperviewMargins = view.preservesSuperviewLayoutMargins
    followsReadableWidth = view.layoutMarginsFollowReadableWidth
    direction = (LayoutDirection.leftToRight.insideView(view), LayoutDirection.rightToLeft.insideView(view))
  }

  fileprivate func direction(in interface: LayoutDirection) -> LayoutDirection {
    interface == .rightToLeft ? direction.rightToLeft : direction.leftToRight
  }
}

/// The inputs of a view's margins besides the view itself.
struct MarginInputs {
  /// The view's frame in the coordinates of its layout root; nil before the first solve.
  var frame: Rect?
  /// The parent's frame, also in root coordinates and nil before the first solve.
  var parentFrame: Rect?
  var parentMargins: EdgeInsets
  /// The safe area insets of this view.
  var safeAreaInsets: EdgeInsets
  /// The surroundings of a root view; nil for other views.
  var root: RootGeometry?
}

/// The part of the layout root's safe area insets that overlaps a view with this frame in root coordinates,
/// in points. For a view outside the root, at most its own extent.
package func nestedSafeAreaInsets(frame: Rect, rootSize: Size, rootInsets: EdgeInsets) -> EdgeInsets {
  func overlap(_ inset: Double, _ distance: Double, _ extent: Double) -> Double {
    guard inset > 0 else { return 0 }
    return min(max(0, inset - distance), max(extent, 0))
  }
  return EdgeInsets(
    top: overlap(rootInsets.top, frame.minY, frame.height),
    left: overlap(rootInsets.left, frame.minX, frame.width),
    bottom: overlap(rootInsets.bottom, rootSize.height - frame.maxY, frame.height),
    right: overlap(rootInsets.right, rootSize.width - frame.maxX, frame.width))
}

/// The layout margins of a view, in points.
func layoutMargins(
  of view: MarginTraits, in document: InterfaceDocument, environment: LayoutEnvironment,
  surroundings: MarginInputs
) -> EdgeInsets {
  var margins: EdgeInsets
  if let root = surroundings.root {
    margins = rootMargins(of: view, in: document, environment: environment, root: root)
  } else if view.kind == .tableViewCellContentView {
    margins = cellContentMargins(of: view, in: document, environment: environment)
  } else {
    margins = ownMargins(of: view, environment) ?? freeMargins(of: view, in: document, environment)
    if view.kind == .stackView, view.layoutMargins == nil, environment.follows(.stackViewsHaveNoMargins) {
      margins = .zero
    }
  }
  if view.insetsFromSafeArea, marginsIncludeSafeArea(environment) {
    margins.add(surroundings.safeAreaInsets)
  }
  if view.kind == .collectionViewCellContentView, environment.follows(.collectionContentTakesCellMargins) {
    // The view behaves as if it preserved the superview's margins, on all four sides (5 cells of one project;
    // table cells keep their own above and below, 78 of 79).
    let outer = surroundings.parentMargins
    margins = EdgeInsets(
      top: max(margins.top, outer.top), left: max(margins.left, outer.left),
      bottom: max(margins.bottom, outer.bottom), right: max(margins.right, outer.right))
  }
  if view.preservesSuperviewMargins, surroundings.root == nil, view.kind != .tableViewCellContentView,
    let frame = surroundings.frame,
    let parent = surroundings.parentFrame
  {
    margins.preserve(surroundings.parentMargins, of: parent, around: frame)
  }
  if view.followsReadableWidth {
    let width = surroundings.root?.frame.width ?? surroundings.frame?.width
    if let width { margins = limitedToReadableWidth(margins, width: width, environment.textSize) }
  }
  return margins
}

/// The margins of a view without margins of its own or of its kind. They depend only on the safe area.
package struct StandardMargins {
  private let insetsFromSafeArea: Bool

  /// Nil for all other views.
  init?(_ view: MarginTraits) {
    guard view.kind != .tableViewCellContentView, view.kind != .collectionViewCellContentView,
      view.kind != .stackView, view.kind != .tableView, view.layoutMargins == nil,
      !view.preservesSuperviewMargins, !view.followsReadableWidth
    else { return nil }
    insetsFromSafeArea = view.insetsFromSafeArea
  }

  /// - Parameter keepsSafe: `marginsIncludeSafeArea` of the environment.
  func margins(_ safeArea: EdgeInsets, keepsSafe: Bool) -> EdgeInsets {
    var margins = Self.free
    guard insetsFromSafeArea, keepsSafe else { return margins }
    margins.add(safeArea)
    return margins
  }

  /// The margins without a safe area, in points.
  package static let free = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

/// Whether margins include the safe area: on every device since iOS 11, and in Interface Builder since Xcode
/// 9, even if the document does not use safe areas (44 of 44 with a safe area; 0 of 8 before).
func marginsIncludeSafeArea(_ environment: LayoutEnvironment) -> Bool {
  !environment.isDocumentsOwn || environment.has(.marginsIncludeSafeArea)
    || !environment.follows(.formerMarginsLeaveOutSafeArea)
}

/// The margins that the file sets for a view, by edge. Leading and trailing margins are assigned by the
/// layout direction.
func ownMargins(of view: MarginTraits, _ environment: LayoutEnvironment) -> EdgeInsets? {
  guard var margins = view.layoutMargins else { return nil }
  if view.areDirectional, view.direction(in: environment.direction) == .rightToLeft {
    (margins.left, margins.right) = (margins.right, margins.left)
  }
  return margins
}

/// The margins of a root view: none of its own at the top and bottom (all of 66, except those of xibs up to
/// Xcode 8), and at least the system's at the sides: an explicit 15 becomes 16 (2), an explicit 16 becomes 20
/// in a wide root (2).
private func rootMargins(
  of view: MarginTraits, in document: InterfaceDocument, environment: LayoutEnvironment, root: RootGeometry
) -> EdgeInsets {
  let side = root.minimumSideMargin
  guard var margins = ownMargins(of: view, environment) else {
    return EdgeInsets(top: root.verticalMargin, left: side, bottom: root.verticalMargin, right: side)
  }
  margins.left = max(margins.left, side)
  margins.right = max(margins.right, side)
  return margins
}

/// The maximum width of comfortably readable lines, in points, by text size (UIKit's values; the last one
/// also applies to larger accessibility sizes).
func readableWidth(_ category: ContentSizeCategory) -> Double {
  switch category {
  case .extraSmall: 560
  case .small: 600
  case .medium: 632
  case .large: 672
  case .extraLarge: 744
  case .extraExtraLarge: 824
  default: 896
  }
}

/// Margins with at most the readable width between them, for the readable content guide and views with
/// `layoutMarginsFollowReadableWidth`. On phones in portrait, these are the ordinary margins (8 of 8).
package func limitedToReadableWidth(
  _ margins: EdgeInsets, width: Double, _ category: ContentSizeCategory
) -> EdgeInsets {
  let excess = width - margins.left - margins.right - readableWidth(category)
  guard excess > 0 else { return margins }
  var limited = margins
  limited.left += excess / 2
  limited.right += excess / 2
  return limited
}

extension EdgeInsets {
  /// Grows margins to those of the superview, as far as they reach into the view
  /// (`preservesSuperviewLayoutMargins`). Frames are in the same coordinates.
  package mutating func preserve(_ outer: EdgeInsets, of parent: Rect, around frame: Rect) {
    left = max(left, outer.left - (frame.minX - parent.minX))
    right = max(right, outer.right - (parent.maxX - frame.maxX))
    top = max(top, outer.top - (frame.minY - parent.minY))
    bottom = max(bottom, outer.bottom - (parent.maxY - frame.maxY))
  }

  package mutating func add(_ other: EdgeInsets) {
    top += other.top
    left += other.left
    bottom += other.bottom
    right += other.right
  }
}
