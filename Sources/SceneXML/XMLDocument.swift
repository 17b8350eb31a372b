// One parsed document: flat arrays of elements and attributes over the file's bytes. Everything else
// (spellings, values, text, comments) is read from the bytes on demand, so that nothing of the file is lost
// and little is copied. Immutable. Knows nothing about Interface Builder beyond the list of names.

import SceneDiagnostics

/// The elements and attributes of one file, with the byte range of each part.
///
/// Elements are numbered in document order (a parent before its children). Stepping to a child or a sibling
/// takes O(1); finding an attribute takes O(attributes of the element). Use an identifier only with the
/// document that it comes from.
public struct XMLDocument: Sendable {
  /// An element of this document. Elements compare in document order.
  public struct ElementID: Hashable, Sendable, Comparable {
    /// Position in document order, from 0.
    public let index: Int32

    /// An identifier from a position, which must be in the document it is used with.
    @inlinable
    public init(index: Int32) { self.index = index }

    @inlinable
    public static func < (a: ElementID, b: ElementID) -> Bool { a.index < b.index }
  }

  /// An attribute of this document. Attributes are numbered in document order.
  public struct AttributeID: Hashable, Sendable, Comparable {
    /// Position in document order, from 0.
    public let index: Int32

    /// An identifier from a position, which must be in the document it is used with.
    @inlinable
    public init(index: Int32) { self.index = index }

    @inlinable
    public static func < (a: AttributeID, b: AttributeID) -> Bool { a.index < b.index }
  }

  let storage: Storage

  /// The file's path and bytes (UTF-8, transcoded from UTF-16 if necessary). All ranges refer to these bytes.
  public var file: SourceFile { storage.file }
  /// The outermost element.
  public var root: ElementID? { storage.elements.isEmpty ? nil : ElementID(index: 0) }
  /// The number of elements.
  public var elementCount: Int { storage.elements.count }
  /// The attributes of all elements in document order.
  public var attributes: Attributes { Attributes(startIndex: 0, endIndex: storage.attributes.count) }
  /// All elements in document order.
  public var elements: Elements { Elements(startIndex: 0, endIndex: storage.elements.count) }
  /// The `<?xml …?>` line; nil if there is none.
  public var declaration: XMLDeclaration? { storage.declaration }
  /// The encoding of the input.
  public var encoding: SourceEncoding { storage.encoding }
  /// Whether the input began with a byte-order mark.
  public var hasByteOrderMark: Bool { storage.hasByteOrderMark }
  /// Whether the file is well-formed. If not, the document contains what could be recovered.
  public var isWellFormed: Bool { storage.isWellFormed }
  /// The elements that a broken file leaves open, in document order, because the file ends inside them or
  /// their end tags are missing. They may have had more content.
  public var leftOpen: some RandomAccessCollection<ElementID> {
    storage.leftOpen.lazy.map { ElementID(index: $0) }
  }
  /// Whether the end of the file is missing.
  public var isCutOff: Bool { storage.leftOpen.first == 0 }
  /// How the first line ends.
  public var lineEnding: LineEnding { LineEnding(firstOf: storage.file.bytes) }

  // MARK: Elements

  /// The element's name; `unknown` if it is not in the list of names.
  public func name(of element: ElementID) -> XMLName { record(element).name }

  /// The element's name as the file spells it.
  public func spelling(of element: ElementID) -> String { string(nameRange(of: element)) }

  /// The enclosing element; nil for the root.
  public func parent(of element: ElementID) -> ElementID? {
    let parent = record(element).parent
    return parent < 0 ? nil : ElementID(index: parent)
  }

  /// The child elements in document order.
  public func children(of element: ElementID) -> Children {
    Children(storage: storage, first: record(element).hasChildren ? element.index &+ 1 : -1)
  }

  /// Whether the element has at least two child elements.
  public func hasSeveralChildren(_ element: ElementID) -> Bool {
    record(element).hasChildren && storage.elements[Int(element.index) + 1].nextSibling >= 0
  }

  /// The first child with that name.
  public func firstChild(of element: ElementID, named name: XMLName) -> ElementID? {
    for child in children(of: element) where self.name(of: child) == name { return child }
    return nil
  }

  /// The first child whose `key` attribute has that value. Interface Builder uses `key` to name the property
  /// of the parent that the child sets.
  public func child(of element: ElementID, key: StaticString) -> ElementID? {
    for child in children(of: element) {
      if let attribute = attribute(.key, of: child), equals(attribute, key) { return child }
    }
    return nil
  }

  /// The element and everything inside it, in document order.
  public func subtree(of element: ElementID) -> Elements {
    var next = record(element).nextSibling
    var ancestor = record(element).parent
    while next < 0, ancestor >= 0 {
      let outer = storage.elements[Int(ancestor)]
      next = outer.nextSibling
      ancestor = outer.parent
    }
    let end = next < 0 ? storage.elements.count : Int(next)
    return Elements(startIndex: Int(element.index), endIndex: end)
  }

  // MARK: Attributes

  /// The element's attributes in the order of the file.
  public func attributes(of element: ElementID) -> Attributes {
    let index = Int(element.index)
    let end =
      index + 1 < storage.elements.count
      ? storage.elements[index + 1].firstAttribute : Int32(truncatingIfNeeded: storage.attributes.count)
    return Attributes(startIndex: Int(storage.elements[index].firstAttribute), endIndex: Int(end))
  }

  /// The element's attribute with that name. Nil for `unknown`, which several names share.
  public func attribute(_ name: XMLName, of element: ElementID) -> AttributeID? {
    guard name != .unknown else { return nil }
    let index = Int(element.index)
    return storage.elements.withUnsafeBufferPointer { elements in
      storage.attributes.withUnsafeBufferPointer { records in
        let end = index + 1 < elements.count ? Int(elements[index + 1].firstAttribute) : records.count
        for place in Int(elements[index].firstAttribute)..<end where records[place].name == name {
          return AttributeID(index: Int32(truncatingIfNeeded: place))
        }
        return nil
      }
    }
  }

  /// The element that has the attribute. O(log elements).
  public func element(of attribute: AttributeID) -> ElementID {
    var low = 0
    var high = storage.elements.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if storage.elements[middle].firstAttribute <= attribute.index { low = middle } else { high = middle }
    }
    return ElementID(index: Int32(truncatingIfNeeded: low))
  }

  /// The innermost element whose range contains the offset. O(log elements + depth).
  public func element(at offset: UInt32) -> ElementID? {
    var low = 0
    var high = storage.elements.count
    while low < high {
      let middle = (low + high) / 2
      if storage.elements[middle].lower <= offset { low = middle + 1 } else { high = middle }
    }
    var index = Int32(truncatingIfNeeded: low - 1)
    while index >= 0, storage.elements[Int(index)].upper <= offset {
      index = storage.elements[Int(index)].parent
    }
    return index < 0 ? nil : ElementID(index: index)
  }

  /// The attribute's name; `unknown` if it is not in the list of names.
  public func name(of attribute: AttributeID) -> XMLName { record(attribute).name }

  /// The attribute's name as the file spells it.
  public func spelling(of attribute: AttributeID) -> String { string(nameRange(of: attribute)) }

  /// The attribute's value, with references resolved and white space normalized as XML requires.
  public func value(of attribute: AttributeID) -> String {
    withValue(of: attribute) { String(decoding: $0, as: UTF8.self) }
  }

  /// The value's bytes (UTF-8) with references resolved. Allocates only if the raw bytes differ from the
  /// value. Inlined, so that the bytes need no references of their own.
  @inline(__always)
  public func withValue<R>(
    of attribute: AttributeID, _ body: (UnsafeBufferPointer<UInt8>) throws -> R
  ) rethrows -> R {
    let record = record(attribute)
    return try storage.file.bytes.withUnsafeBufferPointer { bytes in
      let raw = UnsafeBufferPointer(rebasing: bytes[Int(record.valueLower)..<Int(record.valueUpper)])
      guard record.needsDecoding else { return try body(raw) }
      return try CharacterData.decode(raw, as: .attributeValue).withUnsafeBufferPointer(body)
    }
  }

  /// The value of the element's attribute with that name.
  public func value(_ name: XMLName, of element: ElementID) -> String? {
    attribute(name, of: element).map { value(of: $0) }
  }

  /// Whether the decoded value is exactly `text`.
  public func equals(_ attribute: AttributeID, _ text: StaticString) -> Bool {
    equals(attribute, UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Whether the decoded value consists of exactly these bytes.
  public func equals(_ attribute: AttributeID, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let record = record(attribute)
    // Nearly all different values have different lengths.
    guard record.needsDecoding || Int(record.valueUpper - record.valueLower) == text.count else {
      return false
    }
    return withValue(of: attribute) { $0.isEqual(to: text) }
  }

  /// Whether an attribute other than `own` has a value of exactly these bytes.
  package func hasAttribute(of text: UnsafeBufferPointer<UInt8>, besides own: AttributeID?) -> Bool {
    storage.attributes.withUnsafeBufferPointer { records in
      records.indices.contains { index in
        let length = Int(records[index].valueUpper - records[index].valueLower)
        guard length == text.count || records[index].needsDecoding else { return false }
        let attribute = AttributeID(index: Int32(truncatingIfNeeded: index))
        return attribute != own && equals(attribute, text)
      }
    }
  }

  // MARK: Ranges

  /// From the `<` of the start tag to the `>` of the end tag.
  public func range(of element: ElementID) -> SourceRange {
    let record = record(element)
    return SourceRange(record.lower, record.upper)
  }

  /// From `<` to `>` of the start tag (the whole element if it is written `<a/>`).
  public func startTagRange(of element: ElementID) -> SourceRange {
    let record = record(element)
    return SourceRange(record.lower, record.startTagUpper)
  }

  /// The name in the start tag.
  public func nameRange(of element: ElementID) -> SourceRange { nameRange(at: record(element).lower + 1) }

  /// The attribute's name.
  public func nameRange(of attribute: AttributeID) -> SourceRange {
    nameRange(at: record(attribute).nameLower)
  }

  /// The attribute's value without its quotes, as written in the file.
  public func valueRange(of attribute: AttributeID) -> SourceRange {
    let record = record(attribute)
    return SourceRange(record.valueLower, record.valueUpper)
  }

  /// The range to delete when removing the attribute: the attribute, its quotation marks and the white space
  /// before it.
  public func removalRange(of attribute: AttributeID) -> SourceRange {
    let bytes = storage.file.bytes
    var lower = Int(nameRange(of: attribute).lower)
    while lower > 0, bytes[lower - 1] == 0x20 || (0x09...0x0D).contains(bytes[lower - 1]) { lower -= 1 }
    return SourceRange(UInt32(truncatingIfNeeded: lower), valueRange(of: attribute).upper &+ 1)
  }

  /// The bytes of a range as text; ill-formed parts become U+FFFD.
  public func string(_ range: SourceRange) -> String {
    let bytes = storage.file.bytes
    let upper = min(Int(range.upper), bytes.count)
    return String(decoding: bytes[min(Int(range.lower), upper)..<upper], as: UTF8.self)
  }

  private func nameRange(at lower: UInt32) -> SourceRange {
    let bytes = storage.file.bytes
    var upper = Int(lower)
    while upper < bytes.count, !CharacterData.endsName(bytes[upper]) { upper += 1 }
    return SourceRange(lower, UInt32(truncatingIfNeeded: upper))
  }

  func record(_ element: ElementID) -> ElementRecord { storage.elements[Int(element.index)] }
  func record(_ attribute: AttributeID) -> AttributeRecord { storage.attributes[Int(attribute.index)] }
}
