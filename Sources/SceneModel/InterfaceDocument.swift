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

/// What a decoded file holds, while it is put together; then it is an `InterfaceDocument`.
public struct DocumentParts: Sendable {
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

  public init(source: XMLDocument) { self.source = source }
}

/// One decoded file, which no longer changes. A reference: the parts are twenty arrays and dictionaries, and copies of them, one
/// for each function of a layout that was handed the document, took 7 % of the instructions of a run in 48 environments.
public final class InterfaceDocument: Sendable {
  public let parts: DocumentParts

  public init(_ parts: DocumentParts) { self.parts = parts }

  // All lent, not copied, and inlined into other modules: most readers want one member of a large value.
  @inlinable public var source: XMLDocument { _read { yield parts.source } }
  @inlinable public var header: DocumentHeader { _read { yield parts.header } }
  @inlinable public var scenes: [Scene] { _read { yield parts.scenes } }
  @inlinable public var controllers: [Controller] { _read { yield parts.controllers } }
  @inlinable public var views: [View] { _read { yield parts.views } }
  @inlinable public var guides: [LayoutGuide] { _read { yield parts.guides } }
  @inlinable public var constraints: [LayoutConstraint] { _read { yield parts.constraints } }
  @inlinable public var segues: [Segue] { _read { yield parts.segues } }
  @inlinable public var connections: [Connection] { _read { yield parts.connections } }
  @inlinable public var runtimeAttributes: [RuntimeAttribute] { _read { yield parts.runtimeAttributes } }
  @inlinable public var others: [OtherObject] { _read { yield parts.others } }
  @inlinable public var tableSections: [TableSection] { _read { yield parts.tableSections } }
  @inlinable public var images: [String: ImageResource] { _read { yield parts.images } }
  @inlinable public var designableSizes: [String: Size] { _read { yield parts.designableSizes } }
  @inlinable public var inferredMetricsTieBreakers: [String] {
    _read { yield parts.inferredMetricsTieBreakers }
  }
  @inlinable public var defaultMetrics: SimulatedMetrics { _read { yield parts.defaultMetrics } }
  @inlinable public var viewMetrics: [ViewIndex: SimulatedMetrics] { _read { yield parts.viewMetrics } }
  @inlinable public var freeformSizes: [ViewIndex: Size] { _read { yield parts.freeformSizes } }
  @inlinable public var objects: [String: ObjectReference] { _read { yield parts.objects } }
  @inlinable public var duplicates: [(id: String, element: XMLDocument.ElementID)] {
    _read { yield parts.duplicates }
  }
  @inlinable public var unknownElements: [XMLDocument.ElementID] { _read { yield parts.unknownElements } }
  package var enclosingView: [Int32] { _read { yield parts.enclosingView } }
  package var enclosingController: [Int32] { _read { yield parts.enclosingController } }

  @inlinable public subscript(index: ViewIndex) -> View { _read { yield parts.views[index.index] } }
  @inlinable public subscript(index: GuideIndex) -> LayoutGuide { _read { yield parts.guides[index.index] } }
  @inlinable public subscript(index: ControllerIndex) -> Controller {
    _read { yield parts.controllers[index.index] }
  }
  @inlinable public subscript(index: ConstraintIndex) -> LayoutConstraint {
    _read { yield parts.constraints[index.index] }
  }
  public subscript(index: SceneIndex) -> Scene { parts.scenes[index.index] }

  /// The views that hang directly in `parent`, in document order.
  public func children(of parent: ViewIndex) -> ViewChildren {
    ViewChildren(views: parts.views, following: parts.views[parent.index].firstChild)
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
