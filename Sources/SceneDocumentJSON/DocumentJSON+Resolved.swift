// Writes information that is not in an element itself: `defaults` for absent attributes, and `resolved` for
// ids and keys. The conversion back to XML ignores both.

import SceneModel
import SceneXML

extension DocumentJSONWriter {
  /// Writes the default values that Interface Builder omits from a constraint.
  mutating func writeDefaults(of element: XMLDocument.ElementID) {
    let document = document
    guard document.name(of: element) == .constraint, document.attribute(.firstAttribute, of: element) != nil
    else {
      return
    }
    json.key("defaults")
    json.beginObject(inline: true)
    if document.attribute(.firstItem, of: element) == nil, let owner = owner(ofConstraint: element),
      let id = document.attribute(.id, of: owner)
    {
      json.key("firstItem")
      document.withValue(of: id) { json.value(utf8: $0) }
    }
    if document.attribute(.relation, of: element) == nil { json.member("relation", "equal") }
    if document.attribute(.secondAttribute, of: element) != nil,
      document.attribute(.multiplier, of: element) == nil
    {
      json.member("multiplier", 1)
    }
    if document.attribute(.constant, of: element) == nil { json.member("constant", 0) }
    if document.attribute(.priority, of: element) == nil { json.member("priority", 1000) }
    json.endObject()
  }

  /// The view that contains a constraint.
  private func owner(ofConstraint element: XMLDocument.ElementID) -> XMLDocument.ElementID? {
    guard let list = document.parent(of: element), document.name(of: list) == .constraints else { return nil }
    return document.parent(of: list)
  }

  /// Writes the objects that ids refer to, the traits of a variation's key, and decoded base-64 text.
  mutating func writeResolved(_ element: XMLDocument.ElementID) {
    let name = document.name(of: element)
    var isOpen = false
    if name == .constraint, document.attribute(.firstItem, of: element) == nil,
      let owner = owner(ofConstraint: element)
    {
      openResolved(&isOpen)
      json.key("firstItem")
      writeItem(owner)
    }
    for attribute in document.attributes(of: element) {
      let attributeName = document.name(of: attribute)
      guard attributeName.isReference(in: name) else { continue }
      openResolved(&isOpen)
      let document = document
      document.withBytes(document.nameRange(of: attribute)) { json.key(utf8: $0) }
      if let found = document.withValue(of: attribute, { index.element(id: $0) }) {
        writeItem(found)
      } else {
        json.null()
      }
    }
    if name == .variation, let key = document.attribute(.key, of: element) {
      openResolved(&isOpen)
      writeTraits(TraitCondition(key: document.value(of: key)))
    }
    if let base64 = document.attribute(.base64UTF8, of: element), document.equals(base64, "YES"),
      let text = decodeBase64(document.text(of: element))
    {
      openResolved(&isOpen)
      json.member("text", text)
    }
    if isOpen { json.endObject() }
  }

  private mutating func openResolved(_ isOpen: inout Bool) {
    guard !isOpen else { return }
    isOpen = true
    json.key("resolved")
    json.beginObject(inline: true)
  }

  /// Writes the traits of a variation's key; none for the default variation.
  private mutating func writeTraits(_ condition: TraitCondition) {
    json.key("traits")
    json.beginObject(inline: true)
    if condition.widthClass != .any {
      json.member("widthClass", condition.widthClass == .compact ? "compact" : "regular")
    }
    if condition.heightClass != .any {
      json.member("heightClass", condition.heightClass == .compact ? "compact" : "regular")
    }
    json.member("userInterfaceIdiom", ifPresent: condition.idiom)
    json.endObject()
  }

  /// Writes a summary of an object: its id, its element, and the attribute that distinguishes it.
  private mutating func writeItem(_ element: XMLDocument.ElementID) {
    let document = document
    json.beginObject(inline: true)
    if let id = document.attribute(.id, of: element) {
      json.key("id")
      document.withValue(of: id) { json.value(utf8: $0) }
    }
    json.key("element")
    document.withBytes(document.nameRange(of: element)) { json.value(utf8: $0) }
    if let name = document.distinctiveName(of: element) {
      json.key("name")
      document.withValue(of: name) { json.value(utf8: $0) }
    }
    json.endObject()
  }
}
