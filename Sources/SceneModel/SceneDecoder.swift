// Decodes XML elements into typed objects, in one pass over the flat array of elements and without recursion.
// An element's name and its parent's meaning (`Place`) determine its meaning. The property elements of a view
// are read with the view (SceneDecoder+View, +Content). SceneValidation validates the result.

import SceneDiagnostics
import SceneXML

/// Decodes documents.
public enum SceneDecoder {
  /// Decodes every object of the document. The document is nil if the root is not a `document` element;
  /// otherwise it contains what could be read, with a diagnostic for each value that could not. Linear in the
  /// number of elements and attributes.
  public static func decode(_ source: XMLDocument) -> (
    document: InterfaceDocument?, diagnostics: [Diagnostic]
  ) {
    guard let root = source.root else { return (nil, []) }
    guard source.name(of: root) == .document else {
      return (nil, [unsupportedRoot(source, root)])
    }
    var decoder = DocumentDecoder(source)
    decoder.decodeAll()
    decoder.resolveReferences()
    decoder.nameObjects()
    let document = InterfaceDocument(decoder.document)
    return (document, document.withoutClaimsAboutLostParts(decoder.diagnostics))
  }

  private static func unsupportedRoot(_ source: XMLDocument, _ root: XMLDocument.ElementID) -> Diagnostic {
    let range = source.nameRange(of: root)
    if source.spelling(of: root) == "archive" {
      var diagnostic = Diagnostic(
        .unsupportedDocument, "the file is in the format of Xcode 4, which only Xcode can convert", at: range)
      diagnostic.help =
        "open and save the file in Xcode 5 or later, or run “ibtool --upgrade --write FILE” on a Mac"
      return diagnostic
    }
    var diagnostic = Diagnostic(
      .unsupportedDocument,
      "the root element is <\(source.spelling(of: root))>, not <document>: this is not an Interface Builder file",
      at: range)
    diagnostic.help = "the root element of a storyboard or xib is <document>"
    return diagnostic
  }
}

/// The meaning of a decoded element, for decoding its children.
struct Place {
  enum Kind: UInt8 {
    case none, document, scenes, objects, view, controller, subviews, constraints, constraint, connections
    case variationOfView, variationOfConstraint, maskOfConstraints, maskOfSubviews, guides, cells, sections
    case section, resources, designables, designable, runtimeAttributes, tieBreakers, metricsContainer
    case navigationItem, other, tableSectionHeader
  }
  var kind: Kind = .none
  /// An index into the array of the kind; for `connections` and `runtimeAttributes`, the element that owns
  /// them.
  var index: Int32 = -1
  /// A second index: of a variation within its view or constraint, or of a section.
  var detail: Int32 = -1

  init(_ kind: Kind, _ index: Int = -1, _ detail: Int = -1) {
    self.kind = kind
    self.index = Int32(truncatingIfNeeded: index)
    self.detail = Int32(truncatingIfNeeded: detail)
  }
}

struct DocumentDecoder {
  typealias ElementID = XMLDocument.ElementID

  let source: XMLDocument
  var document: DocumentParts
  var diagnostics: [Diagnostic] = []
  var places: [Place] = []
  /// The `firstItem` and `secondItem` of each constraint; `resolveReferences` resolves them when all ids are
  /// known.
  var items: [(first: XMLDocument.AttributeID?, second: XMLDocument.AttributeID?)] = []
  /// The ids of the items of constraints in visual formats.
  var itemsOfFormats: [(constraint: Int, first: String?, second: String?)] = []

  init(_ source: XMLDocument) {
    self.source = source
    document = DocumentParts(source: source)
  }

  mutating func decodeAll() {
    let count = source.elementCount
    places.reserveCapacity(count)
    reserveObjects()
    document.enclosingView = [Int32](repeating: -1, count: count)
    document.enclosingController = [Int32](repeating: -1, count: count)
    for i in 0..<count {
      let element = ElementID(index: Int32(truncatingIfNeeded: i))
      if let parent = source.parent(of: element) {
        document.enclosingView[i] = document.enclosingView[Int(parent.index)]
        document.enclosingController[i] = document.enclosingController[Int(parent.index)]
        places.append(decode(element, in: places[Int(parent.index)], parent: parent))
      } else {
        decodeHeader(element)
        places.append(Place(.document))
      }
    }
  }

  /// Makes room for the objects, so that they are not moved while the arrays grow. Nearly every view has one
  /// rectangle, its frame.
  private mutating func reserveObjects() {
    let (constraints, views) = (source.elementCount(named: .constraint), source.elementCount(named: .rect))
    document.constraints.reserveCapacity(constraints)
    items.reserveCapacity(constraints)
    document.views.reserveCapacity(views)
  }

  /// The scene that an object belongs to: the last one that was opened. In a damaged file that lost its
  /// `scene` tags, the first object creates one.
  mutating func currentScene(for object: ElementID) -> SceneIndex {
    if document.scenes.isEmpty { document.scenes.append(Scene(element: object, id: "")) }
    return SceneIndex(document.scenes.count - 1)
  }

  /// Adds the name and the id of the object that each diagnostic is about. Requires that all objects are
  /// decoded.
  mutating func nameObjects() {
    for i in diagnostics.indices {
      guard let range = diagnostics[i].range, let element = source.element(at: range.lower) else { continue }
      let path = InterfaceDocument(document).objectPath(of: element)
      if !path.isEmpty { diagnostics[i].objectPath = path }
      var bearer: ElementID? = element
      while let e = bearer, source.attribute(.id, of: e) == nil { bearer = source.parent(of: e) }
      guard let e = bearer, let id = string(.id, of: e) else { continue }
      if source.name(of: e) == .constraint {
        diagnostics[i].constraints = [id]
      } else {
        diagnostics[i].objects = [id]
      }
    }
  }

  /// Decodes controllers, views, and everything else that has an id.
  mutating func decodeObject(_ e: ElementID, in place: Place) -> Place {
    let name = source.name(of: e)
    if let kind = ControllerKind(name), place.kind != .connections {
      return decodeController(e, kind: kind, in: place)
    }
    if let role = viewRole(of: e, name: name, in: place) {
      if name == .unknown { document.unknownElements.append(e) }
      return decodeView(e, kind: ViewKind(name) ?? .other, role: role, in: place)
    }
    if name == .unknown { document.unknownElements.append(e) }
    registerOther(e)
    // Wrappers such as `items`, `viewControllers` and bar button items pass their parent's place on.
    switch place.kind {
    case .objects, .controller, .navigationItem, .other, .view:
      return Place(.other, Int(place.index), Int(place.detail))
    default:
      return Place(.other)
    }
  }

  mutating func registerOther(_ e: ElementID) {
    guard let id = string(.id, of: e) else { return }
    document.others.append(OtherObject(element: e, id: id, name: source.name(of: e)))
    register(.other(document.others.count - 1), e)
  }

  /// Makes an object known by its id. An empty id is none.
  mutating func register(_ reference: ObjectReference, _ element: ElementID) {
    guard let id = source.attribute(.id, of: element), !source.equals(id, ""),
      !document.objects.insert(reference, id: id)
    else { return }
    document.duplicates.append((source.value(of: id), element))
  }

  /// The id of an element that has connections or runtime attributes; empty if it has none.
  func ownerID(_ e: ElementID) -> String { string(.id, of: e) ?? "" }
}
