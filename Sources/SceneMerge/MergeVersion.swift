// One of the three versions of a merge: the document with what the merge asks of each element again and again.
// NodeNumbers decides which elements of the versions are the same.

import SceneXML

/// The sides of a merge.
public enum MergeSide: String, Sendable, Hashable, CaseIterable {
  case ours, theirs

  /// The opposite side.
  public var other: MergeSide { self == .ours ? .theirs : .ours }
}

/// A version, with tables by element index.
struct MergeVersion {
  typealias Element = XMLDocument.ElementID

  let document: XMLDocument
  /// The start of the white space and comments before the element.
  private(set) var leadLower: [UInt32] = []
  /// The start of the text after the last child; the end of the start tag without children.
  private(set) var tailLower: [UInt32] = []
  /// The number of elements around it.
  private(set) var depth: [Int] = []
  /// A hash of the element's text, without the white space between its elements.
  private(set) var digest: [UInt64] = []
  /// The node of each element; set by NodeNumbers.
  var node: [Int] = []
  /// The element of each node, −1 for none.
  private(set) var elements: [Int32] = []

  /// O(bytes).
  init(_ document: XMLDocument) {
    self.document = document
    let count = document.elementCount
    leadLower = [UInt32](repeating: 0, count: count)
    tailLower = [UInt32](repeating: 0, count: count)
    depth = [Int](repeating: 0, count: count)
    digest = [UInt64](repeating: 0, count: count)
    for element in document.elements {
      let index = Int(element.index)
      tailLower[index] = document.startTagRange(of: element).upper
      guard let parent = document.parent(of: element) else { continue }
      let around = Int(parent.index)
      depth[index] = depth[around] + 1
      leadLower[index] = tailLower[around]
      tailLower[around] = document.range(of: element).upper
    }
    for index in stride(from: count - 1, through: 0, by: -1) {
      let element = Element(index: Int32(truncatingIfNeeded: index))
      var hash = Self.hash(bytes(openingRange(of: element)), 14_695_981_039_346_656_037)
      if document.firstChild(of: element) == nil { hash = Self.hash(bytes(contentRange(of: element)), hash) }
      for child in document.children(of: element) {
        hash = (hash ^ digest[Int(child.index)]) &* 1_099_511_628_211
        hash ^= hash >> 29
      }
      digest[index] = hash
    }
  }

  /// FNV-1a.
  private static func hash(_ bytes: ArraySlice<UInt8>, _ start: UInt64) -> UInt64 {
    bytes.reduce(start) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }

  /// Fills the table of elements, when all nodes have their numbers.
  mutating func indexNodes(count: Int) {
    elements = [Int32](repeating: -1, count: count)
    for (index, node) in node.enumerated() { elements[node] = Int32(truncatingIfNeeded: index) }
  }

  /// The element of a node; nil if this version does not have it.
  func element(_ node: Int) -> Element? {
    elements[node] < 0 ? nil : Element(index: elements[node])
  }

  func has(_ node: Int) -> Bool { elements[node] >= 0 }

  func node(of element: Element) -> Int { node[Int(element.index)] }

  /// The node around a node, or nil for the root.
  func parent(_ node: Int) -> Int? {
    element(node).flatMap { document.parent(of: $0) }.map { self.node(of: $0) }
  }

  /// The nodes in a node, in document order.
  func children(_ node: Int) -> [Int] {
    element(node).map { document.children(of: $0).map { self.node(of: $0) } } ?? []
  }

  // MARK: Bytes

  func bytes(_ range: Range<UInt32>) -> ArraySlice<UInt8> {
    document.file.bytes[Int(range.lowerBound)..<Int(max(range.lowerBound, range.upperBound))]
  }

  /// The start tag without its `>` or `/>`.
  func openingRange(of element: Element) -> Range<UInt32> {
    let tag = document.startTagRange(of: element)
    let isEmptyTag = tag.count > 1 && document.file.bytes[Int(tag.upper) - 2] == UInt8(ascii: "/")
    return tag.lower..<max(tag.lower, tag.upper &- (isEmptyTag ? 2 : 1))
  }

  /// Everything between the tags.
  func contentRange(of element: Element) -> Range<UInt32> {
    let range = document.contentRange(of: element)
    return range.lower..<max(range.lower, range.upper)
  }

  /// White space, comments and text before the element.
  func lead(of element: Element) -> ArraySlice<UInt8> {
    let lower = leadLower[Int(element.index)]
    return bytes(lower..<max(lower, document.range(of: element).lower))
  }

  /// White space, comments and text after the last child.
  func tail(of element: Element) -> ArraySlice<UInt8> {
    let lower = tailLower[Int(element.index)]
    return bytes(lower..<max(lower, contentRange(of: element).upperBound))
  }

  /// Whether the element is written `<a/>`.
  func isEmptyTag(_ element: Element) -> Bool {
    document.range(of: element).upper == document.startTagRange(of: element).upper
  }

  /// One step of indentation, taken from the root's first child.
  var indentation: ArraySlice<UInt8> {
    let usual = ArraySlice("    ".utf8)
    guard let root = document.root, let first = document.firstChild(of: root) else { return usual }
    let lead = lead(of: first)
    guard let end = lead.lastIndex(of: 0x0A) else { return usual }
    let step = lead[(end + 1)...]
    return !step.isEmpty && step.count <= 16 && step.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? step : usual
  }
}

extension XMLDocument {
  /// The first child element.
  func firstChild(of element: ElementID) -> ElementID? {
    var children = children(of: element)
    return children.next()
  }
}
