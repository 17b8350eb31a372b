// A decoded document: typed objects in flat arrays, in document order, on top of the XML they were read from.
// Nothing is lost: what has no typed form is still there in `source`, in place.

import SceneDiagnostics
import SceneXML

/// One scene of a storyboard; a xib is one scene that holds all its top-level objects.
public struct Scene: Sendable {
  public let element: XMLDocument.ElementID
  /// Empty for a xib.
  public var id: String
  public var controller: ControllerIndex?
  /// Views that are not a controller's: the top-level views of a xib, or views beside the controller in a storyboard.
  public var topLevelViews: [ViewIndex] = []
}

/// What an id names.
public enum ObjectReference: Sendable, Hashable {
  case view(ViewIndex)
  case controller(ControllerIndex)
  case guide(GuideIndex)
  case constraint(ConstraintIndex)
  /// An index of `segues`.
  case segue(Int)
  /// An index of `connections`.
  case connection(Int)
  /// An index of `others`.
  case other(Int)
}

/// One decoded file.
public struct InterfaceDocument: Sendable {
  public let source: XMLDocument
  public var header = DocumentHeader()
  public var scenes: [Scene] = []
  public var controllers: [Controller] = []
  public var views: [View] = []
  public var guides: [LayoutGuide] = []
  public var constraints: [LayoutConstraint] = []
  public var segues: [Segue] = []
  public var connections: [Connection] = []
  public var runtimeAttributes: [RuntimeAttribute] = []
  public var others: [OtherObject] = []
  public var tableSections: [TableSection] = []
  public var images: [String: ImageResource] = [:]
  /// `<designables>`: intrinsic sizes that Interface Builder measured, by view id.
  public var designableSizes: [String: Size] = [:]
  /// Ids of segues that decide a controller's inferred metrics.
  public var inferredMetricsTieBreakers: [String] = []
  /// Document-wide simulated metrics of old files, and those of the root views of xibs.
  public var defaultMetrics = SimulatedMetrics()
  public var viewMetrics: [ViewIndex: SimulatedMetrics] = [:]
  public var freeformSizes: [ViewIndex: Size] = [:]
  /// Every id, to the first object that bears it.
  public var objects: [String: ObjectReference] = [:]
  /// Elements that bear an id which an earlier element has taken.
  public var duplicates: [(id: String, element: XMLDocument.ElementID)] = []
  /// Elements that have no typed form, in document order; kept in `source`.
  public var unknownElements: [XMLDocument.ElementID] = []
  /// Which view and which controller an element belongs to, by element index; -1 for none.
  package var enclosingView: [Int32] = []
  package var enclosingController: [Int32] = []

  // Lent, not copied: most readers want one member of a large value.
  public subscript(index: ViewIndex) -> View { _read { yield views[index.index] } }
  public subscript(index: GuideIndex) -> LayoutGuide { _read { yield guides[index.index] } }
  public subscript(index: ControllerIndex) -> Controller { _read { yield controllers[index.index] } }
  public subscript(index: ConstraintIndex) -> LayoutConstraint { _read { yield constraints[index.index] } }
  public subscript(index: SceneIndex) -> Scene { scenes[index.index] }

  /// The views that hang directly in `parent`, in document order.
  public func children(of parent: ViewIndex) -> ViewChildren {
    ViewChildren(views: views, following: views[parent.index].firstChild)
  }
}

/// Iterates over sibling views without allocating.
public struct ViewChildren: Sequence, IteratorProtocol {
  let views: [View]
  var following: ViewIndex?

  public mutating func next() -> ViewIndex? {
    guard let current = following else { return nil }
    following = views[current.index].nextSibling
    return current
  }
}
