// Finds elements by the bytes of their ids, without allocating a string per object.

import SceneXML

/// The elements of a document that have an id.
package struct ObjectIndex {
  private let document: XMLDocument
  /// A hash table with open addressing; −1 marks a free slot.
  private var slots: [Int32]

  /// O(attributes).
  package init(_ document: XMLDocument) {
    self.document = document
    var capacity = 16
    while capacity < 2 * document.elementCount { capacity *= 2 }
    slots = [Int32](repeating: -1, count: capacity)
    for element in document.elements {
      guard let id = Self.id(of: element, in: document) else { continue }
      let slot = document.withValue(of: id) { find($0) }
      // The first of several elements with the same id is kept.
      if slots[slot] < 0 { slots[slot] = element.index }
    }
  }

  /// The attribute with the object's id. Nil for elements that are not objects of the scene, such as
  /// `device`, which also has an id.
  package static func id(of element: XMLDocument.ElementID, in document: XMLDocument) -> XMLDocument
    .AttributeID?
  {
    switch document.name(of: element) {
    case .device, .adaptation: nil
    default: document.attribute(.id, of: element)
    }
  }

  /// The first element with the id.
  package func element(id: UnsafeBufferPointer<UInt8>) -> XMLDocument.ElementID? {
    let found = slots[find(id)]
    return found < 0 ? nil : XMLDocument.ElementID(index: found)
  }

  /// The slot of the id, or the free slot where it belongs. There is always a free slot, because there are at
  /// least twice as many slots as elements.
  private func find(_ id: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in id { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    var slot = Int((hash ^ (hash >> 16)) & UInt32(truncatingIfNeeded: slots.count - 1))
    while slots[slot] >= 0 {
      let element = XMLDocument.ElementID(index: slots[slot])
      if let other = document.attribute(.id, of: element),
        document.withValue(of: other, { $0.elementsEqual(id) })
      {
        return slot
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
