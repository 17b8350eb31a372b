// Writes one object of an outline: its name, outlets, actions, segues and runtime attributes.

import SceneModel
import SceneText
import SceneXML

extension OutlineJSONWriter {
  mutating func writeIdentity(of element: XMLDocument.ElementID, id: String) {
    let source = document.source
    if !id.isEmpty { json.member("id", id) }
    json.member("element", source.spelling(of: element))
    json.member("label", ifPresent: source.value(.userLabel, of: element))
    json.member("customClass", ifPresent: source.value(.customClass, of: element))
    json.member("customModule", ifPresent: source.value(.customModule, of: element))
  }

  /// Opens a view's object. Its children and its end follow.
  mutating func beginView(_ index: ViewIndex) {
    let view = document.views[index.index]
    let source = document.source
    json.beginObject()
    writeIdentity(of: view.element, id: view.id)
    let name = document.displayName(of: index)
    json.member("name", name)
    json.member("key", ifPresent: source.value(.key, of: view.element))
    json.member("reuseIdentifier", ifPresent: source.value(.reuseIdentifier, of: view.element))
    json.member("restorationIdentifier", ifPresent: source.value(.restorationIdentifier, of: view.element))
    if let accessibility = source.firstChild(of: view.element, named: .accessibility) {
      json.member("accessibilityIdentifier", ifPresent: source.value(.identifier, of: accessibility))
      json.member("accessibilityLabel", ifPresent: source.value(.label, of: accessibility))
    }
    writeWiring(of: view.id)
  }

  mutating func writeOther(_ other: OtherObject) {
    let source = document.source
    json.beginObject()
    writeIdentity(of: other.element, id: other.id)
    json.member("title", ifPresent: source.value(.title, of: other.element))
    json.member("key", ifPresent: source.value(.key, of: other.element))
    json.member("placeholderIdentifier", ifPresent: source.value(.placeholderIdentifier, of: other.element))
    writeWiring(of: other.id)
    json.endObject()
  }

  // MARK: Connections

  mutating func writeWiring(of id: String) {
    guard !id.isEmpty else { return }
    let own = connections[id] ?? []
    let outlets = own.filter {
      document.connections[$0].kind == .outlet || document.connections[$0].kind == .outletCollection
    }
    if !outlets.isEmpty {
      json.key("outlets")
      json.beginArray()
      for i in outlets {
        let connection = document.connections[i]
        json.beginObject(inline: true)
        json.member("property", connection.name)
        if connection.kind == .outletCollection { json.member("isCollection", true) }
        writeDestination(connection.destination)
        json.endObject()
      }
      json.endArray()
    }
    let actions = own.filter { document.connections[$0].kind == .action }
    if !actions.isEmpty {
      json.key("actions")
      json.beginArray()
      for i in actions {
        let connection = document.connections[i]
        json.beginObject(inline: true)
        json.member("selector", connection.name)
        json.member("event", ifPresent: connection.eventType)
        writeDestination(connection.destination)
        json.endObject()
      }
      json.endArray()
    }
    writeSegues(of: id)
    writeRuntimeAttributes(of: id)
  }

  private mutating func writeSegues(of id: String) {
    guard let own = segues[id] else { return }
    json.key("segues")
    json.beginArray()
    for i in own {
      let segue = document.segues[i]
      json.beginObject(inline: true)
      json.member("id", segue.id)
      json.member("kind", document.source.value(.kind, of: segue.element) ?? "")
      json.member("relationship", ifPresent: segue.relationship)
      json.member("identifier", ifPresent: segue.identifier)
      json.member("customClass", ifPresent: segue.customClass)
      json.member("unwindAction", ifPresent: segue.unwindAction)
      writeDestination(segue.destination)
      json.endObject()
    }
    json.endArray()
  }

  private mutating func writeRuntimeAttributes(of id: String) {
    guard let own = runtimeAttributes[id] else { return }
    json.key("runtimeAttributes")
    json.beginArray()
    for i in own {
      let attribute = document.runtimeAttributes[i]
      json.beginObject(inline: true)
      json.member("keyPath", attribute.keyPath)
      json.member("type", attribute.type)
      json.member("value", ifPresent: attribute.value)
      json.endObject()
    }
    json.endArray()
  }

  /// Writes the object at the other end of a connection; only the id if there is no such object.
  private mutating func writeDestination(_ id: String) {
    json.key("destination")
    json.beginObject(inline: true)
    json.member("id", id)
    if let element = element(of: id) {
      json.member("element", document.source.spelling(of: element))
      json.member("customClass", ifPresent: document.source.value(.customClass, of: element))
      json.member("label", ifPresent: document.source.value(.userLabel, of: element))
      json.member(
        "storyboardIdentifier", ifPresent: document.source.value(.storyboardIdentifier, of: element))
    }
    json.endObject()
  }

  private func element(of id: String) -> XMLDocument.ElementID? {
    switch document.objects[id] {
    case .view(let index): document.views[index.index].element
    case .controller(let index): document.controllers[index.index].element
    case .guide(let index): document.guides[index.index].element
    case .constraint(let index): document.constraints[index.index].element
    case .segue(let index): document.segues[index].element
    case .connection(let index): document.connections[index].element
    case .other(let index): document.others[index].element
    case nil: nil
    }
  }
}
