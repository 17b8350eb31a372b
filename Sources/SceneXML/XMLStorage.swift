// The records of an XMLDocument, and the builder that both readers fill. 28 bytes per element, 16 per
// attribute; no strings.

import SceneDiagnostics

/// One element. Its first child, if any, is the next element in document order.
struct ElementRecord {
  var name: XMLName
  var hasChildren: Bool
  /// False for `<a/>` and for an element that a broken file leaves open.
  var hasEndTag: Bool
  /// Index of the parent, −1 for the root.
  var parent: Int32
  /// Index of the next sibling, −1 for the last.
  var nextSibling: Int32
  /// Index of the first attribute. The run ends at the next element's first attribute.
  var firstAttribute: Int32
  var lower: UInt32
  var startTagUpper: UInt32
  var upper: UInt32
}

/// One attribute. Its name ends at the first byte that cannot be in a name.
struct AttributeRecord {
  var name: XMLName
  /// Whether the raw bytes differ from the value, because of a reference, a tab or a line end.
  var needsDecoding: Bool
  var nameLower: UInt32
  var valueLower: UInt32
  var valueUpper: UInt32
}

extension XMLDocument {
  final class Storage: Sendable {
    let file: SourceFile
    let elements: [ElementRecord]
    let attributes: [AttributeRecord]
    let declaration: XMLDeclaration?
    let encoding: SourceEncoding
    let hasByteOrderMark: Bool
    let isWellFormed: Bool
    /// Indices of the elements that a broken file leaves open, in document order.
    let leftOpen: [Int32]
    /// Indices of the elements that directly contain text, in the order of the texts; nil if the reader has not
    /// noted them.
    let withText: [Int32]?

    init(
      file: SourceFile, elements: [ElementRecord], attributes: [AttributeRecord],
      declaration: XMLDeclaration?,
      encoding: SourceEncoding, hasByteOrderMark: Bool, isWellFormed: Bool, withText: [Int32]?
    ) {
      self.file = file
      self.elements = elements
      self.attributes = attributes
      self.declaration = declaration
      self.encoding = encoding
      self.hasByteOrderMark = hasByteOrderMark
      self.isWellFormed = isWellFormed
      self.withText = withText
      leftOpen = isWellFormed ? [] : Self.leftOpen(elements, file.bytes)
    }

    private static func leftOpen(_ elements: [ElementRecord], _ bytes: [UInt8]) -> [Int32] {
      elements.indices.compactMap { index in
        let element = elements[index]
        if element.hasEndTag { return nil }
        let end = Int(element.startTagUpper)
        let isEmptyTag =
          end >= 2 && bytes[end - 1] == UInt8(ascii: ">") && bytes[end - 2] == UInt8(ascii: "/")
        return isEmptyTag ? nil : Int32(truncatingIfNeeded: index)
      }
    }
  }
}

/// Collects elements and attributes in document order and links siblings.
struct DocumentBuilder {
  var elements: [ElementRecord] = []
  var attributes: [AttributeRecord] = []
  /// The elements that `PlainReader` has found text in, in the order of the texts.
  var withText: [Int32] = []
  /// The open elements, outermost first, each with its last child so far (−1 if none).
  private var open: [(element: Int32, lastChild: Int32)] = []

  init(byteCount: Int) {
    // Real files have one element per 110 bytes and one attribute per 39.
    elements.reserveCapacity(byteCount / 100 + 8)
    attributes.reserveCapacity(byteCount / 36 + 8)
    open.reserveCapacity(64)
  }

  var depth: Int { open.count }
  /// The innermost open element.
  var current: Int32? { open.last?.element }

  /// The open element `level` levels outside the innermost one.
  func ancestor(_ level: Int) -> Int32 { open[open.count - 1 - level].element }

  /// Sets the end of an element's start tag, which is its own end as long as nothing follows.
  @inline(__always)
  mutating func setStartTag(of element: Int, upper: UInt32) {
    elements.withUnsafeMutableBufferPointer {
      $0[element].startTagUpper = upper
      $0[element].upper = upper
    }
  }

  /// Opens an element. Its attributes are appended next.
  mutating func openElement(_ name: XMLName, lower: UInt32, startTagUpper: UInt32) {
    let index = Int32(truncatingIfNeeded: elements.count)
    var parent: Int32 = -1
    if let last = open.indices.last {
      parent = open[last].element
      if open[last].lastChild >= 0 {
        elements[Int(open[last].lastChild)].nextSibling = index
      } else {
        elements[Int(parent)].hasChildren = true
      }
      open[last].lastChild = index
    }
    elements.append(
      ElementRecord(
        name: name, hasChildren: false, hasEndTag: false, parent: parent, nextSibling: -1,
        firstAttribute: Int32(truncatingIfNeeded: attributes.count), lower: lower,
        startTagUpper: startTagUpper,
        upper: startTagUpper))
    open.append((index, -1))
  }

  /// Closes the innermost element. `upper` equals the end of the start tag for `<a/>`.
  mutating func closeElement(upper: UInt32, hasEndTag: Bool) {
    guard let closed = open.popLast() else { return }
    let index = Int(closed.element)
    elements[index].upper = upper
    elements[index].hasEndTag = hasEndTag
  }

  /// Closes the elements that a broken file leaves open.
  mutating func closeAll(at upper: UInt32) {
    while let current {
      closeElement(upper: max(upper, elements[Int(current)].startTagUpper), hasEndTag: false)
    }
  }
}
