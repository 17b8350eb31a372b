// A decoded document: typed objects in flat arrays, in document order, on top of the XML. Nothing is lost:
// what has no typed form is still in `source`.

import SceneDiagnostics
import SceneXML

/// One scene of a storyboard; a xib is one scene that contains all its top-level objects.
public struct Scene: Sendable {
  /// The element that it was read from.
  public let element: XMLDocument.ElementID
  /// Empty for a xib.
  public var id: String
  /// The scene's controller; nil for a xib without one.
  public var controller: ControllerIndex?
  /// Views that are not a controller's: the top-level views of a xib, or views beside the controller in a
  /// storyboard.
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

/// What a decoded file contains, while it is put together; then it is an `InterfaceDocument`.
public struct DocumentParts: Sendable {
  /// The XML, which holds what has no typed form too.
  public let source: XMLDocument
  /// What the root element says.
  public var header = DocumentHeader()
  /// In document order; a xib is one.
  public var scenes: [Scene] = []
  /// In document order.
  public var controllers: [Controller] = []
  /// In document order: a superview comes before its subviews.
  public var views: [View] = []
  /// In document order.
  public var guides: [LayoutGuide] = []
  /// In document order; those of one view are neighbors (`View.constraints`).
  public var constraints: [LayoutConstraint] = []
  /// In document order.
  public var segues: [Segue] = []
  /// Outlets and actions in document order.
  public var connections: [Connection] = []
  /// User-defined runtime attributes in document order.
  public var runtimeAttributes: [RuntimeAttribute] = []
  /// Objects with an id that have no typed form, in document order.
  public var others: [OtherObject] = []
  /// Sections of static tables in document order.
  public var tableSections: [TableSection] = []
  /// `<resources>`, by name.
  public var images: [String: ImageResource] = [:]
  /// `<designables>`: intrinsic sizes that Interface Builder measured, by view id.
  public var designableSizes: [String: Size] = [:]
  /// Ids of segues that decide a controller's inferred metrics.
  public var inferredMetricsTieBreakers: [String] = []
  /// Document-wide simulated metrics of old files, and those of the root views of xibs.
  public var defaultMetrics = SimulatedMetrics()
  /// Simulated metrics of top-level views of xibs.
  public var viewMetrics: [ViewIndex: SimulatedMetrics] = [:]
  /// Sizes of freeform top-level views of xibs, in points.
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

  /// A document of which nothing is decoded yet.
  public init(source: XMLDocument) { self.source = source }
}

/// One decoded file, which no longer changes. A reference, because copies of its many arrays are expensive
/// (Benchmarks/choices.md).
public final class InterfaceDocument: Sendable {
  /// What the file contains; the properties below lend it.
  public let parts: DocumentParts

  /// A finished document. Indices and ids in `parts` must refer to each other as a decoder leaves them.
  public init(_ parts: DocumentParts) { self.parts = parts }

  // All lent, not copied, and inlined into other modules: most readers want one member of a large value.
  /// The XML, which holds what has no typed form too.
  @inlinable public var source: XMLDocument { _read { yield parts.source } }
  /// What the root element says.
  @inlinable public var header: DocumentHeader { _read { yield parts.header } }
  /// In document order; a xib is one.
  @inlinable public var scenes: [Scene] { _read { yield parts.scenes } }
  /// In document order.
  @inlinable public var controllers: [Controller] { _read { yield parts.controllers } }
  /// In document order: a superview comes before its subviews.
  @inlinable public var views: [View] { _read { yield parts.views } }
  /// In document order.
  @inlinable public var guides: [LayoutGuide] { _read { yield parts.guides } }
  /// In document order; those of one view are neighbors (`View.constraints`).
  @inlinable public var constraints: [LayoutConstraint] { _read { yield parts.constraints } }
  /// In document order.
  @inlinable public var segues: [Segue] { _read { yield parts.segues } }
  /// Outlets and actions in document order.
  @inlinable public var connections: [Connection] { _read { yield parts.connections } }
  /// User-defined runtime attributes in document order.
  @inlinable public var runtimeAttributes: [RuntimeAttribute] { _read { yield parts.runtimeAttributes } }
  /// Objects with an id that have no typed form, in document order.
  @inlinable public var others: [OtherObject] { _read { yield parts.others } }
  /// Sections of static tables in document order.
  @inlinable public var tableSections: [TableSection] { _read { yield parts.tableSections } }
  /// `<resources>`, by name.
  @inlinable public var images: [String: ImageResource] { _read { yield parts.images } }
  /// Intrinsic sizes that Interface Builder measured, in points, by view id.
  @inlinable public var designableSizes: [String: Size] { _read { yield parts.designableSizes } }
  /// Ids of segues that decide a controller's inferred metrics.
  @inlinable public var inferredMetricsTieBreakers: [String] {
    _read { yield parts.inferredMetricsTieBreakers }
  }
  /// Document-wide simulated metrics of old files.
  @inlinable public var defaultMetrics: SimulatedMetrics { _read { yield parts.defaultMetrics } }
  /// Simulated metrics of top-level views of xibs.
  @inlinable public var viewMetrics: [ViewIndex: SimulatedMetrics] { _read { yield parts.viewMetrics } }
  /// Sizes of freeform top-level views of xibs, in points.
  @inlinable public var freeformSizes: [ViewIndex: Size] { _read { yield parts.freeformSizes } }
  /// Every id, to the first object that bears it.
  @inlinable public var objects: [String: ObjectReference] { _read { yield parts.objects } }
  /// Elements that bear an id which an earlier element has taken.
  @inlinable public var duplicates: [(id: String, element: XMLDocument.ElementID)] {
    _read { yield parts.duplicates }
  }
  /// Elements that have no typed form, in document order.
  @inlinable public var unknownElements: [XMLDocument.ElementID] { _read { yield parts.unknownElements } }
  package var enclosingView: [Int32] { _read { yield parts.enclosingView } }
  package var enclosingController: [Int32] { _read { yield parts.enclosingController } }

  /// The view of an index, which must be of this document; so below.
  @inlinable public subscript(index: ViewIndex) -> View { _read { yield parts.views[index.index] } }
  /// The guide of an index.
  @inlinable public subscript(index: GuideIndex) -> LayoutGuide { _read { yield parts.guides[index.index] } }
  /// The controller of an index.
  @inlinable public subscript(index: ControllerIndex) -> Controller {
    _read { yield parts.controllers[index.index] }
  }
  /// The constraint of an index.
  @inlinable public subscript(index: ConstraintIndex) -> LayoutConstraint {
    _read { yield parts.constraints[index.index] }
  }
  /// The scene of an index.
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

  /// The next sibling; nil after the last.
  public mutating func next() -> ViewIndex? {
    guard let current = following else { return nil }
    following = views[current.index].nextSibling
    return current
  }
}
