// Segues, outlets, actions, and the other objects of a document that are neither views nor controllers.

import SceneXML

/// A segue, including containment relationships.
public struct Segue: Sendable {
  /// How a segue shows its destination, by the `kind` attribute.
  public enum Kind: Sendable, Hashable {
    /// Containment (`relationship`, `embed`) and the ways to show a controller, as Interface Builder names
    /// them.
    case relationship, show, showDetail, presentation, popover, embed, unwind, custom
    /// `push` and `modal` of old documents.
    case push, modal
    /// Another word, or none.
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
  /// What the connection is for.
  public var kind: Kind
  /// `rootViewController`, `viewControllers`, …
  public var relationship: String?
  /// The identifier that code performs the segue by.
  public var identifier: String?
  /// The id of the object that triggers it, and the controller it belongs to.
  public var source: String
  /// The controller that the source belongs to; nil if there is none.
  public var sourceController: ControllerIndex?
  /// The container view of an embed segue.
  public var sourceView: ViewIndex?
  /// The `id` of the controller that is shown, or of an exit; empty if absent.
  public var destination: String
  /// The controller of that id, resolved when all are read; nil if the document contains none.
  public var destinationController: ControllerIndex?
  /// As the XML spells it: `fullScreen`, `pageSheet`, …; nil for the default.
  public var modalPresentationStyle: String?
  /// The class that replaces UIKit's own segue.
  public var customClass: String?
  /// The selector of an unwind segue.
  public var unwindAction: String?
}

/// An outlet, an outlet collection's member, or an action.
public struct Connection: Sendable {
  /// What a connection connects.
  public enum Kind: Sendable, Hashable {
    /// A property that refers to one object.
    case outlet
    /// A member of a property that refers to several objects.
    case outletCollection
    /// A method that an event calls.
    case action
    /// Bindings and others.
    case other
  }

  /// The element that it was read from.
  public let element: XMLDocument.ElementID
  /// The `id` attribute; empty if absent.
  public let id: String
  /// What the connection is for.
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
  /// The id of the object it is set on.
  public var object: String
  /// Where the value is set, from the object on.
  public var keyPath: String
  /// The kind of value: `boolean`, `color`, `number`, `string`, …
  public var type: String
  /// The attribute's text; nil if a child element contains the value.
  public var value: String?
}

/// An object with an id that is neither view, controller, guide, constraint nor connection: placeholders,
/// exits, bar items, gesture recognizers, table sections, cells' formatters, …
public struct OtherObject: Sendable {
  /// The element that it was read from.
  public let element: XMLDocument.ElementID
  /// The `id` attribute; empty if absent.
  public let id: String
  /// The element's name, which says what the object is.
  public let name: XMLName
}

/// An image of `<resources>`.
public struct ImageResource: Sendable {
  /// The `<image>` or `<systemImage>` element.
  public var element: XMLDocument.ElementID
  /// In points; nil if absent.
  public var size: Size?
  /// Whether it is one of the system's symbols (`catalog="system"`) and no image of the project.
  public var isSystem: Bool

  /// An image that an element of `<resources>` describes.
  public init(element: XMLDocument.ElementID, size: Size?, isSystem: Bool) {
    self.element = element
    self.size = size
    self.isSystem = isSystem
  }
}
