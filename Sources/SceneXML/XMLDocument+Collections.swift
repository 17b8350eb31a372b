// The elements and attributes of a document as collections. They hold positions only, except for the children
// of an element, which are found by following the links between siblings.

extension XMLDocument {
  /// The attributes whose names are wanted, in document order. One pass over all attributes, in less time than
  /// asking for the name of each.
  public func attributes(where isWanted: (XMLName) -> Bool) -> [AttributeID] {
    storage.attributes.withUnsafeBufferPointer { records in
      var found: [AttributeID] = []
      for index in records.indices where isWanted(records[index].name) {
        found.append(AttributeID(index: Int32(truncatingIfNeeded: index)))
      }
      return found
    }
  }

  /// The number of elements with a name.
  package func elementCount(named name: XMLName) -> Int {
    storage.elements.withUnsafeBufferPointer { records in
      var count = 0
      for record in records where record.name == name { count += 1 }
      return count
    }
  }

  /// The child elements of one element. A step takes O(1) and does not allocate.
  public struct Children: Sequence, IteratorProtocol, Sendable {
    let storage: Storage
    var upcoming: Int32

    init(storage: Storage, first: Int32) {
      self.storage = storage
      self.upcoming = first
    }

    /// The next sibling; nil after the last.
    public mutating func next() -> ElementID? {
      guard upcoming >= 0 else { return nil }
      let element = ElementID(index: upcoming)
      upcoming = storage.elements[Int(upcoming)].nextSibling
      return element
    }
  }

  /// Adjacent elements in document order.
  public struct Elements: RandomAccessCollection, Sendable {
    /// The position of the first element in the document.
    public let startIndex: Int
    /// The position after the last one.
    public let endIndex: Int

    /// The element at a position.
    public subscript(position: Int) -> ElementID { ElementID(index: Int32(truncatingIfNeeded: position)) }
  }

  /// The attributes of one element.
  public struct Attributes: RandomAccessCollection, Sendable {
    /// The position of the first attribute in the document.
    public let startIndex: Int
    /// The position after the last one.
    public let endIndex: Int

    /// The attribute at a position.
    public subscript(position: Int) -> AttributeID { AttributeID(index: Int32(truncatingIfNeeded: position)) }
  }
}
