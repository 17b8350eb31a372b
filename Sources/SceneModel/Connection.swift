// Segues, outlets, actions, and the other objects of a document that are neither views nor controllers.

import SceneXML

/// A segue, including containment relationships.
public struct Segue: Sendable {
  /// How a segue shows its destination, by the `kind` attribute.
  public enum Kind: Sendable, Hashable {
    /// Containment (`relationship`, `embed`) and Interface Builder's ways to show a controller.
    case relationship, show, showDetail, presentation, popover, embed, unwind, custom
    /// `push` and `modal` of old documents.
    case push, modal
    /// Any other word, or no `kind` attribute.
    case unknown

    init(spelling: String) {
      switch spelling {
      case "relationship": self = .relationship
      case "show": self = .show
      case "showDetail": self = .showDetail
      case "presentation": self = .presentation
      case "popoverPresentation", "popover": self = .popover
      case "embed": self = .embed
      case "unwind": self = .unwind
      case "custom": self = .custom
      case "push": self = .push
      case "modal": self = .modal
      default: self = .unknown
      }
    }
  }

  /// The element that it was read from.
  public let element: XMLDocument.ElementID
  /// The `id` attribute; empty if absent.
  public let id: String
  /// How the segue shows its destination.
  public var kind: Kind
  /// `rootViewController`, `viewControllers`, …
  public var relationship: String?
  /// The identifier that code passes to `performSegue`.
  public var identifier: String?
  /// The id of the object that triggers it.
  public var source: String
  /// The controller that contains the source; nil if there is none.
  public var sourceController: ControllerIndex?
  /// The container view of an embed segue.
  public var sourceView: ViewIndex?
  /// The `id` of the controller that is shown, or of an exit; empty if absent.
  public var destination: String
  /// The controller with that id, resolved after all objects are read; nil if the document does not contain
  /// it.
  public var destinationController: ControllerIndex?
  /// As in the XML: `fullScreen`, `pageSheet`, …; nil for the default.
  public var modalPresentationStyle: String?
  /// The class that replaces `UIStoryboardSegue`.
  public var customClass: String?
  /// The selector of an unwind segue.
  public var unwindAction: String?
}

/// An outlet, an outlet collection's member, or an action.
public struct Connection: Sendable {
  /// The kinds of connections.
  public enum Kind: Sendable, Hashable {
    /// A property that refers to one object.
    case outlet
    /// A member of a property that refers to several objects.
    case outletCollection
    /// A method that a control event or a gesture calls.
    case action
    /// Bindings of macOS, and others.
    case other
  }

  /// The element that it was read from.
  public let element: XMLDocument.ElementID
  /// The `id` attribute; empty if absent.
  public let id: String
  /// The kind of connection.
  public var kind: Kind
  /// The id of the object that contains the connection; empty if that object has none.
  public var source: String
  /// The `id` of the object that the outlet refers to or the action is sent to; empty if absent.
  public var destination: String
  /// The outlet's property or the action's selector.
  public var name: String
  /// The control event of an action, such as `touchUpInside`; nil if absent.
  public var eventType: String?
}

/// `userDefinedRuntimeAttribute`: a property that is set by key path when the scene is loaded.
public struct RuntimeAttribute: Sendable {
  /// The element that it was read from.
  public let element: XMLDocument.ElementID
  /// The id of the object that has the property.
  public var object: String
  /// The path to the property, relative to the object.
  public var keyPath: String
  /// The type of the value: `boolean`, `color`, `number`, `string`, …
  public var type: String
  /// The `value` attribute; nil if a child element contains the value.
  public var value: String?
}

/// An object with an id that is not a view, controller, guide, constraint or connection: placeholders, exits,
/// bar items, gesture recognizers, table sections, formatters of cells, …
public struct OtherObject: Sendable {
  /// The element that it was read from.
  public let element: XMLDocument.ElementID
  /// The `id` attribute; empty if absent.
  public let id: String
  /// The element's name. It says what the object is.
  public let name: XMLName
}

/// An image of `<resources>`.
public struct ImageResource: Sendable {
  /// The `<image>` or `<systemImage>` element.
  public var element: XMLDocument.ElementID
  /// In points; nil if absent.
  public var size: Size?
  /// Whether it is an SF Symbol (`catalog="system"`) rather than an image of the project.
  public var isSystem: Bool

  /// An image that an element of `<resources>` describes.
  public init(element: XMLDocument.ElementID, size: Size?, isSystem: Bool) {
    self.element = element
    self.size = size
    self.isSystem = isSystem
  }
}
