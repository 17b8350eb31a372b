// A decoded document: typed objects in flat arrays, in document order, on top of the XML. Nothing is lost,
// because `source` keeps what has no typed form.

import SceneDiagnostics
import SceneXML

/// One scene of a storyboard; a xib is one scene that contains all its top-level objects.
public struct Scene: Sendable {
  /// The element that it was read from.
  public let element: XMLDocument.ElementID
  /// Empty for a xib.
  public var id: String
  /// The scene's controller; nil for a xib without controllers.
  public var controller: ControllerIndex?
  /// Views without a controller: the top-level views of a xib, and views beside the controller in a
  /// storyboard.
  public var topLevelViews: [ViewIndex] = []
}

/// The contents of a decoded file. The decoder fills it in and then makes an `InterfaceDocument` of it.
public struct DocumentParts: Sendable {
  /// The XML, including what has no typed form.
  public let source: XMLDocument
  /// The attributes and settings of the whole document.
  public var header = DocumentHeader()
  /// In document order. A xib has one scene.
  public var scenes: [Scene] = []
  /// In document order.
  public var controllers: [Controller] = []
  /// In document order: a superview comes before its subviews.
  public var views: [View] = []
  /// In document order.
  public var guides: [LayoutGuide] = []
  /// In document order. The constraints of one view are adjacent (`View.constraints`).
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
  /// The images of `<resources>`, by name.
  public var images: [String: ImageResource] = [:]
  /// The sizes in `<designables>`: intrinsic sizes that Interface Builder measured, in points, by view id.
  public var designableSizes: [String: Size] = [:]
  /// Ids of segues that decide which container a controller's inferred metrics follow.
  public var inferredMetricsTieBreakers: [String] = []
  /// The document-wide simulated metrics of old files.
  public var defaultMetrics = SimulatedMetrics()
  /// Simulated metrics of top-level views of xibs.
  public var viewMetrics: [ViewIndex: SimulatedMetrics] = [:]
  /// Sizes of freeform top-level views of xibs, in points.
  public var freeformSizes: [ViewIndex: Size] = [:]
  /// The objects by id.
  public internal(set) var objects: ObjectTable
  /// Elements whose id an earlier element already has.
  public var duplicates: [(id: String, element: XMLDocument.ElementID)] = []
  /// Elements without a typed form, in document order. `source` keeps them.
  public var unknownElements: [XMLDocument.ElementID] = []
  /// The index of the view that contains each element, by element index; -1 for none.
  package var enclosingView: [Int32] = []
  package var enclosingController: [Int32] = []

  /// Parts without any objects yet.
  public init(source: XMLDocument) {
    self.source = source
    // Two of five elements have an id.
    objects = ObjectTable(source, capacity: source.elementCount * 2 / 5)
  }
}

/// One decoded file. Immutable. A class, because copying its many arrays is expensive
/// (Benchmarks/choices.md).
public final class InterfaceDocument: Sendable {
  /// The contents of the file. The properties below give access to its members.
  public let parts: DocumentParts

  /// A finished document. The indices and ids in `parts` must be consistent, as the decoder leaves them.
  public init(_ parts: DocumentParts) { self.parts = parts }

  // The accessors yield instead of copying and are inlined into other modules, because most callers need one
  // member of a large value.

  /// The XML, including what has no typed form.
  @inlinable public var source: XMLDocument { _read { yield parts.source } }
  /// The attributes and settings of the whole document.
  @inlinable public var header: DocumentHeader { _read { yield parts.header } }
  /// In document order. A xib has one scene.
  @inlinable public var scenes: [Scene] { _read { yield parts.scenes } }
  /// In document order.
  @inlinable public var controllers: [Controller] { _read { yield parts.controllers } }
  /// In document order: a superview comes before its subviews.
  @inlinable public var views: [View] { _read { yield parts.views } }
  /// In document order.
  @inlinable public var guides: [LayoutGuide] { _read { yield parts.guides } }
  /// In document order. The constraints of one view are adjacent (`View.constraints`).
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
  /// The images of `<resources>`, by name.
  @inlinable public var images: [String: ImageResource] { _read { yield parts.images } }
  /// Intrinsic sizes of designables that Interface Builder measured, in points, by view id.
  @inlinable public var designableSizes: [String: Size] { _read { yield parts.designableSizes } }
  /// Ids of segues that decide which container a controller's inferred metrics follow.
  @inlinable public var inferredMetricsTieBreakers: [String] {
    _read { yield parts.inferredMetricsTieBreakers }
  }
  /// The document-wide simulated metrics of old files.
  @inlinable public var defaultMetrics: SimulatedMetrics { _read { yield parts.defaultMetrics } }
  /// Simulated metrics of top-level views of xibs.
  @inlinable public var viewMetrics: [ViewIndex: SimulatedMetrics] { _read { yield parts.viewMetrics } }
  /// Sizes of freeform top-level views of xibs, in points.
  @inlinable public var freeformSizes: [ViewIndex: Size] { _read { yield parts.freeformSizes } }
  /// The objects by id.
  @inlinable public var objects: ObjectTable { _read { yield parts.objects } }
  /// Elements whose id an earlier element already has.
  @inlinable public var duplicates: [(id: String, element: XMLDocument.ElementID)] {
    _read { yield parts.duplicates }
  }
  /// Elements without a typed form, in document order.
  @inlinable public var unknownElements: [XMLDocument.ElementID] { _read { yield parts.unknownElements } }
  package var enclosingView: [Int32] { _read { yield parts.enclosingView } }
  package var enclosingController: [Int32] { _read { yield parts.enclosingController } }

  /// The view at an index of this document.
  @inlinable public subscript(index: ViewIndex) -> View { _read { yield parts.views[index.index] } }
  /// The guide at an index of this document.
  @inlinable public subscript(index: GuideIndex) -> LayoutGuide { _read { yield parts.guides[index.index] } }
  /// The controller at an index of this document.
  @inlinable public subscript(index: ControllerIndex) -> Controller {
    _read { yield parts.controllers[index.index] }
  }
  /// The constraint at an index of this document.
  @inlinable public subscript(index: ConstraintIndex) -> LayoutConstraint {
    _read { yield parts.constraints[index.index] }
  }
  /// The scene at an index of this document.
  public subscript(index: SceneIndex) -> Scene { parts.scenes[index.index] }

  /// The direct children of `parent`, in document order.
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
