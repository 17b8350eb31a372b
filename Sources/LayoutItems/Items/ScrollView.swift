// Scroll views: views whose subviews may be placed in an area of another size.

/// A view with an area of its own size for its content, scrolled to its origin.
///
/// As in UIKit, a constraint between an edge of the scroll view and an item inside it is about the content's
/// area. Its lengths and centers, and constraints with other items, are about the frame.
open class ScrollView: View {
  /// The area of the content. Constraints decide its size; its origin is the scroll view's. `layoutFrame.size` is
  /// what `UIScrollView.contentSize` would be.
  public private(set) final lazy var contentLayoutGuide = LayoutGuide(
    .scrollContent, of: self, identifier: "contentLayoutGuide")

  /// The scroll view's own rectangle, which does not scroll.
  public private(set) final lazy var frameLayoutGuide = LayoutGuide(
    .scrollFrame, of: self, identifier: "frameLayoutGuide")

  /// Whether an item is inside the content, rather than the scroll view itself or a guide of its own.
  final func contains(_ item: LayoutItem) -> Bool {
    guard let owner = item.owner, owner !== self else { return false }
    return owner.isDescendant(of: self)
  }
}
