// XML elements → typed objects, in one pass over the flat array of elements. No recursion: an element's meaning follows
// from its name and from what its parent was found to be (`Place`). What a view's own property elements say is read when
// the view is met (SceneDecoder+View, +Content). Validation of what the objects say is SceneValidation's.

import SceneDiagnostics
import SceneXML

/// Decodes documents.
public enum SceneDecoder {
  /// Reads every object of the document. The result is nil when the root is not a `document` element; otherwise whatever
  /// could be read, with a diagnostic for each value that could not. Linear in the number of elements and attributes.
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
        .unsupportedDocument, "this is an Xcode 4 archive, which only Xcode can convert", at: range)
      diagnostic.help =
        "open the file in Xcode 5 or newer and save it, or run “ibtool --upgrade --write FILE” on a Mac, then compile it again"
      return diagnostic
    }
    var diagnostic = Diagnostic(
      .unsupportedDocument,
      "the root element is <\(source.spelling(of: root))>, not <document>: this is no Interface Builder file",
      at: range)
    diagnostic.help = "a storyboard or xib has a <document> element at its root"
    return diagnostic
  }
}

/// What an element was found to be, for the sake of its children.
struct Place {
  enum Kind: UInt8 {
    case none, document, scenes, objects, view, controller, subviews, constraints, constraint, connections
    case variationOfView, variationOfConstraint, maskOfConstraints, maskOfSubviews, guides, cells, sections
    case section, resources, designables, designable, runtimeAttributes, tieBreakers, metricsContainer
    case navigationItem, other, tableSectionHeader
  }
  var kind: Kind = .none
  /// An index of the kind's array; for `connections` and `runtimeAttributes` the element that owns them.
  var index: Int32 = -1
  /// A second index: of a variation within its view or constraint, of a section.
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
  /// The ids of guides and views inside variations are resolved last, when all ids are known.
  var firstItems: [String?] = []
  var secondItems: [String?] = []

  init(_ source: XMLDocument) {
    self.source = source
    document = DocumentParts(source: source)
  }

  mutating func decodeAll() {
    let count = source.elementCount
    places.reserveCapacity(count)
    // Two elements of five bear an id.
    document.objects.reserveCapacity(count * 2 / 5)
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

  /// The scene that an object belongs to: the last one that was begun. Every object has one; in a damaged file whose
  /// `scene` tags are lost, the first object makes it.
  mutating func currentScene(for object: ElementID) -> SceneIndex {
    if document.scenes.isEmpty { document.scenes.append(Scene(element: object, id: "")) }
    return SceneIndex(document.scenes.count - 1)
  }

  private mutating func decode(_ e: ElementID, in parentPlace: Place, parent: ElementID) -> Place {
    let owner = Int(parentPlace.index)
    switch source.name(of: e) {
    case .scenes where parentPlace.kind == .document:
      return Place(.scenes)
    case .scene where parentPlace.kind == .scenes:
      let id = string(.sceneID, of: e) ?? ""
      document.scenes.append(Scene(element: e, id: id))
      return Place(.objects, document.scenes.count - 1)
    case .objects:
      if parentPlace.kind == .objects { return parentPlace }
      guard parentPlace.kind == .document else { return Place(.none) }
      document.scenes.append(Scene(element: e, id: ""))
      return Place(.objects, document.scenes.count - 1)
    case .subviews where parentPlace.kind == .view:
      return Place(.subviews, owner)
    case .constraints where parentPlace.kind == .view:
      let count = document.constraints.count
      if document.views[owner].constraints.isEmpty { document.views[owner].constraints = count..<count }
      return Place(.constraints, owner)
    case .constraint where parentPlace.kind == .constraints:
      return decodeConstraint(e, owner: owner)
    case .variation:
      return decodeVariation(e, in: parentPlace)
    case .mask where parentPlace.kind == .variationOfView:
      let isSubviews = string(.key, of: e) == "subviews"
      return Place(isSubviews ? .maskOfSubviews : .maskOfConstraints, owner, Int(parentPlace.detail))
    case .exclude, .include:
      decodeMaskEntry(e, in: parentPlace)
      return Place(.none)
    case .layoutGuides where parentPlace.kind == .controller || parentPlace.kind == .view:
      return Place(.guides, owner, parentPlace.kind == .controller ? 0 : 1)
    case .viewControllerLayoutGuide, .viewLayoutGuide, .keyboardLayoutGuide, .layoutGuide:
      return decodeGuide(e, in: parentPlace)
    case .connections:
      return Place(.connections, Int(parent.index))
    case .outlet, .outletCollection, .action:
      if parentPlace.kind == .connections { decodeConnection(e, owner: ElementID(index: parentPlace.index)) }
      return Place(.other)
    case .segue:
      if parentPlace.kind == .tieBreakers {
        document.inferredMetricsTieBreakers.append(string(.reference, of: e) ?? "")
      } else if parentPlace.kind == .connections {
        decodeSegue(e, owner: ElementID(index: parentPlace.index))
        return parentPlace
      }
      return Place(.other)
    case .cells, .prototypes:
      if parentPlace.kind == .section { return Place(.cells, owner, Int(parentPlace.detail)) }
      return parentPlace.kind == .view ? Place(.cells, owner) : Place(.none)
    case .sections where parentPlace.kind == .view:
      return Place(.sections, owner)
    case .tableViewSection where parentPlace.kind == .sections:
      return decodeSection(e, table: owner)
    case .resources where parentPlace.kind == .document:
      return Place(.resources)
    case .image where parentPlace.kind == .resources:
      decodeImage(e)
      return Place(.none)
    case .designables where parentPlace.kind == .document:
      return Place(.designables)
    case .designable where parentPlace.kind == .designables:
      decodeDesignable(e)
      return Place(.none)
    case .userDefinedRuntimeAttributes:
      return Place(.runtimeAttributes, Int(parent.index))
    case .userDefinedRuntimeAttribute where parentPlace.kind == .runtimeAttributes:
      decodeRuntimeAttribute(e, owner: ElementID(index: parentPlace.index))
      return Place(.none)
    case .inferredMetricsTieBreakers where parentPlace.kind == .document:
      return Place(.tieBreakers)
    case .simulatedMetricsContainer where parentPlace.kind == .document:
      document.defaultMetrics = metrics(of: e)
      return Place(.metricsContainer)
    case .device where parentPlace.kind == .document:
      decodeDevice(e)
      return Place(.none)
    case .deployment:
      if let text = string(.version, of: e) { document.header.deploymentVersion = Int(text) }
      return Place(.none)
    case .capability:
      if let name = string(.name, of: e) { document.header.capabilities.append(name) }
      return Place(.none)
    case .navigationItem where parentPlace.kind == .controller:
      decodeNavigationItem(e, of: owner)
      registerOther(e)
      return Place(.navigationItem, owner)
    case .toolbarItems where parentPlace.kind == .controller:
      document.controllers[owner].hasToolbarItems = true
      return Place(.other)
    default:
      return decodeObject(e, in: parentPlace)
    }
  }

  /// Says in words, and by id, which object each diagnostic is about. Done last, when every object is known.
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

  /// Controllers, views, and everything else that has an id.
  private mutating func decodeObject(_ e: ElementID, in place: Place) -> Place {
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
    // Wrappers such as `items`, `viewControllers` or a bar button item pass their surroundings on.
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
    register(id, .other(document.others.count - 1), e)
  }

  mutating func register(_ id: String, _ reference: ObjectReference, _ element: ElementID) {
    guard !id.isEmpty else { return }
    if document.objects[id] == nil {
      document.objects[id] = reference
    } else {
      document.duplicates.append((id, element))
    }
  }

  /// The id of an element that owns connections or runtime attributes; empty where it has none.
  func ownerID(_ e: ElementID) -> String { string(.id, of: e) ?? "" }
}
