// Layout guides: rectangles that constraints may refer to and that draw nothing.

import SceneXML

/// One guide of a view or of a controller.
public struct LayoutGuide: Sendable {
  /// What the guide stands for.
  public enum Kind: Sendable, Hashable {
    /// `viewControllerLayoutGuide`: what bars cover at the top or the bottom of a controller's view.
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
    /// A guide of one's own (`UILayoutGuide`): placed by constraints alone. Only hand-written scenes contain
    /// them.
    case custom
    /// A `viewLayoutGuide` whose key this compiler does not know; it counts as the owning view.
    case unknown
  }

  /// The element that it was read from.
  public let element: XMLDocument.ElementID
  /// The `id` attribute; empty if absent.
  public let id: String
  /// What it stands for.
  public let kind: Kind
  /// The view in whose coordinates the guide's frame is; for a controller's guide its root view. Nil if a
  /// controller with guides has no view.
  public var owner: ViewIndex?
  /// The controller of a top or bottom guide; nil for guides of views.
  public var controller: ControllerIndex?
  /// `UILayoutGuide.identifier` of a guide of one's own.
  public var identifier: String?
}
