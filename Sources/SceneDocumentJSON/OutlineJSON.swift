// Writes the outline of a document for code generators and reviewers: scenes, controllers, the tree of views,
// and their connections, without frames, colors and constraints. OutlineJSON+Objects.swift writes one object.

import SceneDiagnostics
import SceneModel
import SceneText
import SceneXML

/// Writes outlines as JSON.
public enum OutlineJSON {
  /// The version of the schema. It increases if a member is removed or changes its meaning.
  public static let schemaVersion = 1

  /// The outline of a document, in document order. O(document), without recursion.
  ///
  /// - Parameter file: the file's name, if several outlines are written to one stream.
  public static func text(
    of document: InterfaceDocument, file: String? = nil, style: JSONWriter.Style = .pretty
  ) -> [UInt8] {
    var writer = OutlineJSONWriter(document, style: style)
    writer.write(file: file)
    return writer.json.bytes
  }
}

struct OutlineJSONWriter {
  let document: InterfaceDocument
  var json: JSONWriter
  /// Indices into `connections`, `segues` and `runtimeAttributes`, by the id of the object that contains
  /// them.
  let connections: [String: [Int]]
  let segues: [String: [Int]]
  let runtimeAttributes: [String: [Int]]
  /// The first controller and the first other object that have not been written yet. Both are in document
  /// order.
  private var nextController = 0
  private var nextOther = 0

  init(_ document: InterfaceDocument, style: JSONWriter.Style) {
    self.document = document
    json = JSONWriter(style: style, capacity: 256 * document.views.count + 4096)
    connections = Dictionary(grouping: document.connections.indices) { document.connections[$0].source }
    segues = Dictionary(grouping: document.segues.indices) { document.segues[$0].source }
    runtimeAttributes = Dictionary(grouping: document.runtimeAttributes.indices) {
      document.runtimeAttributes[$0].object
    }
  }

  mutating func write(file: String?) {
    json.beginObject()
    json.member("schema", "outline")
    json.member("schemaVersion", OutlineJSON.schemaVersion)
    json.member("file", ifPresent: file)
    writeHeader()
    json.key("scenes")
    json.beginArray()
    for index in document.scenes.indices { writeScene(index) }
    json.endArray()
    writeResources()
    json.endObject()
  }

  private mutating func writeHeader() {
    let header = document.header
    json.key("document")
    json.beginObject()
    json.member("kind", header.kind == .storyboard ? "storyboard" : "xib")
    json.member("platform", header.platform.rawValue)
    json.member("toolsVersion", ifPresent: header.toolsVersionText)
    json.member("usesAutoLayout", header.usesAutoLayout)
    json.member("usesTraitCollections", header.usesTraitCollections)
    json.member("usesSafeAreas", header.usesSafeAreas)
    if header.isLaunchScreen { json.member("isLaunchScreen", true) }
    json.member("initialViewController", ifPresent: header.initialViewController)
    json.member("device", ifPresent: header.device?.id)
    json.endObject()
  }

  // MARK: Scenes

  private mutating func writeScene(_ index: Int) {
    let scene = document.scenes[index]
    json.beginObject()
    if !scene.id.isEmpty { json.member("id", scene.id) }
    if let controller = scene.controller { json.member("name", document.displayName(of: controller)) }
    json.key("controllers")
    json.beginArray()
    while nextController < document.controllers.count,
      document.controllers[nextController].scene.index <= index
    {
      writeController(document.controllers[nextController])
      nextController += 1
    }
    json.endArray()
    json.key("views")
    json.beginArray()
    for view in scene.topLevelViews { writeTree(view) }
    json.endArray()
    json.key("objects")
    json.beginArray()
    let last = document.source.subtree(of: scene.element).last ?? scene.element
    while nextOther < document.others.count, document.others[nextOther].element <= last {
      if document.others[nextOther].element > scene.element { writeOther(document.others[nextOther]) }
      nextOther += 1
    }
    json.endArray()
    json.endObject()
  }

  private mutating func writeController(_ controller: Controller) {
    json.beginObject()
    writeIdentity(of: controller.element, id: controller.id)
    if controller.id == document.header.initialViewController { json.member("isInitial", true) }
    json.member("title", ifPresent: controller.title)
    json.member("storyboardIdentifier", ifPresent: controller.storyboardIdentifier)
    if controller.kind == .storyboardReference {
      json.key("reference")
      json.beginObject(inline: true)
      json.member("storyboard", ifPresent: controller.referencedStoryboard)
      json.member("identifier", ifPresent: controller.referencedIdentifier)
      json.endObject()
    }
    if let parent = controller.parent { json.member("parent", document.controllers[parent.index].id) }
    writeWiring(of: controller.id)
    for (key, bar) in [
      ("navigationBar" as StaticString, controller.navigationBar), ("toolbar", controller.toolbar),
      ("tabBar", controller.tabBar),
    ] {
      guard let bar else { continue }
      json.key(key)
      writeTree(bar)
    }
    if let root = controller.rootView {
      json.key("view")
      writeTree(root)
    }
    json.endObject()
  }

  /// Writes a view with everything below it.
  private mutating func writeTree(_ root: ViewIndex) {
    var path = [root]
    beginView(root)
    while let current = path.last {
      let view = document.views[current.index]
      if let child = view.firstChild {
        json.key("children")
        json.beginArray()
        beginView(child)
        path.append(child)
        continue
      }
      json.endObject()
      path.removeLast()
      // Continues with the next sibling of the innermost view that has one, and closes the views inside that.
      var finished = current
      while !path.isEmpty {
        if let sibling = document.views[finished.index].nextSibling {
          beginView(sibling)
          path.append(sibling)
          break
        }
        json.endArray()
        json.endObject()
        finished = path.removeLast()
      }
    }
  }

  // MARK: Resources

  private mutating func writeResources() {
    let source = document.source
    guard let root = source.root, let resources = source.firstChild(of: root, named: .resources) else {
      return
    }
    json.key("resources")
    json.beginArray()
    for child in source.children(of: resources) {
      json.beginObject(inline: true)
      json.member("element", source.spelling(of: child))
      json.member("name", ifPresent: source.value(.name, of: child))
      json.member("catalog", ifPresent: source.value(.catalog, of: child))
      if let image = source.value(.name, of: child).flatMap({ document.images[$0] }), image.element == child,
        let size = image.size
      {
        json.member("width", size.width)
        json.member("height", size.height)
      }
      json.endObject()
    }
    json.endArray()
  }
}
