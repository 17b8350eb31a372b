// Segues, outlets, actions, and the other objects of a document that are neither views nor controllers.

import SceneXML

/// A segue, including containment relationships.
public struct Segue: Sendable {
  public enum Kind: Sendable, Hashable {
    case relationship, show, showDetail, presentation, popover, embed, unwind, custom
    /// `push` and `modal` of old documents.
    case push, modal
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

  public let element: XMLDocument.ElementID
  public let id: String
  public var kind: Kind
  /// `rootViewController`, `viewControllers`, …
  public var relationship: String?
  public var identifier: String?
  /// The id of the object that triggers it, and the controller it belongs to.
  public var source: String
  public var sourceController: ControllerIndex?
  /// The container view of an embed segue.
  public var sourceView: ViewIndex?
  public var destination: String
  public var destinationController: ControllerIndex?
  public var modalPresentationStyle: String?
  public var customClass: String?
  public var unwindAction: String?
}

/// An outlet, an outlet collection's member, or an action.
public struct Connection: Sendable {
  public enum Kind: Sendable, Hashable {
    case outlet
    case outletCollection
    case action
    /// Bindings and others.
    case other
  }

  public let element: XMLDocument.ElementID
  public let id: String
  public var kind: Kind
  /// The id of the object that holds the connection; empty where that object has none.
  public var source: String
  public var destination: String
  /// The outlet's property or the action's selector.
  public var name: String
  public var eventType: String?
}

/// `userDefinedRuntimeAttribute`: a property that is set by key path when the scene is loaded.
public struct RuntimeAttribute: Sendable {
  public let element: XMLDocument.ElementID
  /// The id of the object it is set on.
  public var object: String
  public var keyPath: String
  public var type: String
  /// The attribute's text; nil where a child element holds the value.
  public var value: String?
}

/// An object with an id that is neither view, controller, guide, constraint nor connection: placeholders, exits, bar
/// items, gesture recognizers, table sections, cells' formatters, …
public struct OtherObject: Sendable {
  public let element: XMLDocument.ElementID
  public let id: String
  public let name: XMLName
}

/// An image of `<resources>`.
public struct ImageResource: Sendable {
  public var element: XMLDocument.ElementID
  /// In points; nil where the file states none.
  public var size: Size?
  public var isSystem: Bool

  public init(element: XMLDocument.ElementID, size: Size?, isSystem: Bool) {
    self.element = element
    self.size = size
    self.isSystem = isSystem
  }
}
