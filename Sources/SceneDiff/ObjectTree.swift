// A document as objects with properties. An element with an id is an object. Every other element is a
// property of the object around it, with a path such as `fontDescription.pointSize`. White space, comments,
// the order of attributes and the spelling of numbers are ignored.

import SceneDocumentJSON
import SceneXML

/// The value of a property.
public enum PropertyValue: Sendable, Hashable {
  case string(String)
  case number(Double)
  case boolean(Bool)
  /// A `rect`, in points.
  case rect(x: Double, y: Double, width: Double, height: Double)
  /// An element, as its name and attributes.
  case element(String)
}

/// One property of an object.
struct Property {
  var path: String
  var value: PropertyValue
}

/// One object.
struct TreeObject {
  var element: XMLDocument.ElementID
  /// The id. `document` for the root. For a scene, `scene ` and the scene's id, because scenes have separate
  /// ids.
  var key: String
  /// Position of the enclosing object, −1 for the root.
  var parent: Int
  /// The path of the elements between the enclosing object and this one, such as `subviews` or `constraints`.
  var container: String
  /// Position of the enclosing scene, −1 for none.
  var scene: Int
}

/// The objects of a document and their properties.
package struct ObjectTree {
  package let document: XMLDocument
  /// In document order.
  private(set) var objects: [TreeObject] = []
  /// Positions by key.
  private(set) var positions: [String: Int] = [:]
  /// By element index: the object that it is or belongs to.
  private var owners: [Int32] = []
  /// The number of objects with each repeated id so far.
  private var repetitions: [String: Int] = [:]
  /// The objects inside each object, in document order.
  private(set) var children: [[Int]] = []

  /// O(elements).
  package init(_ document: XMLDocument) {
    self.document = document
    owners.reserveCapacity(document.elementCount)
    var containers: [String] = []
    containers.reserveCapacity(document.elementCount)
    for element in document.elements {
      let parent = document.parent(of: element)
      let owner = parent.map { Int(owners[Int($0.index)]) } ?? -1
      let around = parent.map { containers[Int($0.index)] } ?? ""
      guard let key = key(of: element, isRoot: parent == nil) else {
        owners.append(Int32(truncatingIfNeeded: owner))
        let segment = document.spelling(of: element)
        containers.append(around.isEmpty ? segment : "\(around).\(segment)")
        continue
      }
      let position = objects.count
      let isScene = document.name(of: element) == .scene
      let scene = isScene ? position : owner >= 0 ? objects[owner].scene : -1
      objects.append(
        TreeObject(element: element, key: key, parent: owner, container: around, scene: scene))
      children.append([])
      if owner >= 0 { children[owner].append(position) }
      positions[key] = position
      owners.append(Int32(truncatingIfNeeded: position))
      containers.append("")
    }
  }

  /// A key that is unique in the document; nil for an element that is a property.
  private mutating func key(of element: XMLDocument.ElementID, isRoot: Bool) -> String? {
    let key: String
    if isRoot {
      key = "document"
    } else if document.name(of: element) == .scene, let id = document.value(.sceneID, of: element) {
      key = "scene " + id
    } else if let id = ObjectIndex.id(of: element, in: document) {
      key = document.value(of: id)
    } else {
      return nil
    }
    // The second object with an id is compared with the second one of the other document.
    guard positions[key] != nil else { return key }
    repeat {
      repetitions[key, default: 1] += 1
    } while positions["\(key) #\(repetitions[key] ?? 0)"] != nil
    return "\(key) #\(repetitions[key] ?? 0)"
  }

  /// The position of the object with an id.
  package func object(id: String) -> Int? { positions[id] }

  // MARK: Properties

  /// The properties of an object, sorted by path. O(p log p) for p properties.
  func properties(of position: Int) -> [Property] {
    let object = objects[position]
    var properties: [Property] = []
    appendAttributes(of: object.element, path: "", to: &properties)
    let text = document.text(of: object.element)
    if !text.utf8.allSatisfy({ $0 <= 0x20 }) {
      properties.append(Property(path: "text", value: .string(text)))
    }
    // The elements still to visit, each with the path before it.
    var waiting: [(element: XMLDocument.ElementID, path: String)] = []
    push(object.element, path: "", to: &waiting)
    while let (element, path) = waiting.popLast() {
      append(element, path: path, to: &properties)
      push(element, path: path, to: &waiting)
    }
    return properties.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Adds the children that are properties to the queue.
  private func push(
    _ element: XMLDocument.ElementID, path: String,
    to waiting: inout [(element: XMLDocument.ElementID, path: String)]
  ) {
    var counts: [String: Int] = [:]
    for child in document.children(of: element) {
      let owner = Int(owners[Int(child.index)])
      guard objects[owner].element != child else { continue }
      var segment = self.segment(of: child)
      let count = counts[segment, default: 0] + 1
      counts[segment] = count
      if count > 1 { segment += "[\(count)]" }
      waiting.append((child, path.isEmpty ? segment : "\(path).\(segment)"))
    }
  }

  /// A component of a property's path: its key, or its element and what distinguishes it.
  private func segment(of element: XMLDocument.ElementID) -> String {
    let spelling = document.spelling(of: element)
    if let key = document.value(.key, of: element) {
      return document.name(of: element) == .variation ? "variation(\(key))" : key
    }
    for name in [XMLName.keyPath, .name, .reference, .identifier] {
      if let value = document.value(name, of: element) { return "\(spelling)(\(value))" }
    }
    return spelling
  }

  private func append(_ element: XMLDocument.ElementID, path: String, to properties: inout [Property]) {
    if document.name(of: element) == .rect, let rect = rect(of: element) {
      properties.append(Property(path: path, value: rect))
      return
    }
    let hasAttributes = document.attributes(of: element).contains { document.name(of: $0) != .key }
    var text = ""
    if document.firstChildElement(of: element) == nil { text = document.text(of: element) }
    if !text.isEmpty {
      properties.append(Property(path: path, value: .string(text)))
    } else if !hasAttributes, document.firstChildElement(of: element) == nil {
      properties.append(Property(path: path, value: .element(document.spelling(of: element))))
    }
    appendAttributes(of: element, path: path, to: &properties)
  }

  private func appendAttributes(
    of element: XMLDocument.ElementID, path: String, to properties: inout [Property]
  ) {
    let name = document.name(of: element)
    for attribute in document.attributes(of: element) {
      let attributeName = document.name(of: attribute)
      // An object's own id is its key. A device's id is a property.
      if path.isEmpty ? attributeName == .id || attributeName == .sceneID : attributeName == .key { continue }
      let spelling = document.spelling(of: attribute)
      properties.append(
        Property(path: path.isEmpty ? spelling : "\(path).\(spelling)", value: value(of: attribute, in: name))
      )
    }
  }

  private func value(of attribute: XMLDocument.AttributeID, in element: XMLName) -> PropertyValue {
    let type = AttributeType.of(document.name(of: attribute), in: element)
    guard type != .text else { return .string(document.value(of: attribute)) }
    if document.equals(attribute, "YES") { return .boolean(true) }
    if document.equals(attribute, "NO") { return .boolean(false) }
    if type != .word,
      let number = document.withValue(of: attribute, { NumberSpelling.value(of: $0, as: type) })
    {
      return .number(number)
    }
    return .string(document.value(of: attribute))
  }

  func rect(of element: XMLDocument.ElementID) -> PropertyValue? {
    var values = [0.0, 0, 0, 0]
    for (i, name) in [XMLName.x, .y, .width, .height].enumerated() {
      guard let attribute = document.attribute(name, of: element),
        let number = document.withValue(of: attribute, { NumberSpelling.value(of: $0, as: .real) })
      else { return nil }
      values[i] = number
    }
    return .rect(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}

extension XMLDocument {
  func firstChildElement(of element: ElementID) -> ElementID? {
    var children = children(of: element)
    return children.next()
  }
}
