// Layout guides: invisible rectangles that constraints can refer to.

import SceneXML

/// One guide of a view or of a controller.
public struct LayoutGuide: Sendable {
  /// What a guide represents.
  public enum Kind: Sendable, Hashable {
    /// `viewControllerLayoutGuide`: the area of a controller's view that bars cover at the top or bottom.
    case top
    case bottom
    case safeArea
    case layoutMargins
    case readableContent
    /// A scroll view's own frame.
    case frame
    /// A scroll view's content.
    case content
    case keyboard
    /// A custom `UILayoutGuide`, which only constraints place. Only hand-written scenes contain them.
    case custom
    /// A `viewLayoutGuide` with an unknown key. It is treated as the owning view.
    case unknown
  }

  /// The element that it was read from.
  public let element: XMLDocument.ElementID
  /// The `id` attribute; empty if absent.
  public let id: String
  /// What the guide represents.
  public let kind: Kind
  /// The view in whose coordinates the guide's frame is. For a controller's guide, its root view. Nil if a
  /// controller with guides has no view.
  public var owner: ViewIndex?
  /// The controller of a top or bottom guide; nil for guides of views.
  public var controller: ControllerIndex?
  /// `UILayoutGuide.identifier` of a custom guide.
  public var identifier: String?
}
