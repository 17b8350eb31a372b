// Nodes between tags, in document order, for writing the file back unchanged and for reading text. They are
// found by scanning the gaps between child elements, so that nothing is stored for them.

import SceneDiagnostics

extension XMLDocument {
  /// A node of the document other than an attribute.
  public enum Node: Sendable, Equatable {
    case element(ElementID)
    /// Character data as written, references unresolved.
    case text(SourceRange)
    /// From `<![CDATA[` to `]]>`.
    case cdata(SourceRange)
    /// From `<!--` to `-->`.
    case comment(SourceRange)
    /// From `<?` to `?>`; not the XML declaration.
    case processingInstruction(SourceRange)
  }

  /// The nodes inside an element, in document order. Their ranges cover the content without gaps.
  public func contents(of element: ElementID) -> Contents {
    let record = record(element)
    var upper = record.upper
    if record.hasEndTag {
      let bytes = storage.file.bytes
      upper -= 1
      while upper > record.startTagUpper, bytes[Int(upper)] != UInt8(ascii: "<") { upper -= 1 }
    }
    return Contents(
      document: self, position: record.startTagUpper, upper: upper,
      upcoming: record.hasChildren ? element.index + 1 : -1)
  }

  /// The nodes outside and including the root element, in document order, after the byte-order mark and the
  /// XML declaration.
  public var contents: Contents {
    let start = declaration?.range.upper ?? (startsWithMark ? 3 : 0)
    return Contents(
      document: self, position: start, upper: UInt32(truncatingIfNeeded: storage.file.bytes.count),
      upcoming: storage.elements.isEmpty ? -1 : 0)
  }

  private var startsWithMark: Bool { storage.file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  /// The character data directly inside the element (text and CDATA), references resolved, line ends as LF.
  public func text(of element: ElementID) -> String {
    var result: [UInt8] = []
    for node in contents(of: element) {
      switch node {
      case .text(let range):
        withBytes(range) { result += CharacterData.decode($0, as: .text) }
      case .cdata(let range):
        let inner = SourceRange(range.lower + 9, max(range.lower + 9, range.upper - 3))
        var previous: UInt8 = 0
        withBytes(inner) {
          for byte in $0 {
            if byte == 0x0D {
              result.append(0x0A)
            } else if byte != 0x0A || previous != 0x0D {
              result.append(byte)
            }
            previous = byte
          }
        }
      default: break
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The range of the element's character data if it is a single plain text, else the range of its whole
  /// content.
  public func contentRange(of element: ElementID) -> SourceRange {
    let contents = contents(of: element)
    return SourceRange(contents.position, contents.upper)
  }

  private func withBytes<R>(_ range: SourceRange, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    storage.file.bytes.withUnsafeBufferPointer {
      body(UnsafeBufferPointer(rebasing: $0[Int(range.lower)..<Int(range.upper)]))
    }
  }

  /// A sequence of nodes. A step takes time linear in the node's length; a child element takes O(1).
  public struct Contents: Sequence, IteratorProtocol, Sendable {
    let document: XMLDocument
    var position: UInt32
    let upper: UInt32
    /// Index of the next child element, −1 after the last.
    var upcoming: Int32

    /// The next node in document order; nil after the last.
    public mutating func next() -> Node? {
      guard position < upper else { return nil }
      var limit = upper
      if upcoming >= 0 {
        let record = document.storage.elements[Int(upcoming)]
        if position >= record.lower {
          let element = ElementID(index: upcoming)
          // The root has no siblings. A child is linked to its next sibling.
          upcoming = record.nextSibling
          position = record.upper
          return .element(element)
        }
        limit = record.lower
      }
      let start = position
      let bytes = document.storage.file.bytes
      if bytes[Int(start)] == UInt8(ascii: "<") {
        for (opening, closing, make) in Self.markup {
          if Self.matches(opening, bytes, at: start, before: limit) {
            position = Self.end(
              closing, bytes, from: start + UInt32(opening.utf8CodeUnitCount), before: limit)
            return make(SourceRange(start, position))
          }
        }
        position += 1
      }
      while position < limit, bytes[Int(position)] != UInt8(ascii: "<") { position += 1 }
      return .text(SourceRange(start, position))
    }

    private static let markup: [(StaticString, StaticString, @Sendable (SourceRange) -> Node)] = [
      ("<!--", "-->", { .comment($0) }), ("<![CDATA[", "]]>", { .cdata($0) }),
      ("<?", "?>", { .processingInstruction($0) }),
    ]

    private static func matches(
      _ text: StaticString, _ bytes: [UInt8], at position: UInt32, before limit: UInt32
    ) -> Bool {
      let end = Int(position) + text.utf8CodeUnitCount
      guard end <= Int(limit) else { return false }
      return bytes[Int(position)..<end].elementsEqual(
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private static func end(
      _ text: StaticString, _ bytes: [UInt8], from start: UInt32, before limit: UInt32
    ) -> UInt32 {
      var position = start
      while position < limit {
        if matches(text, bytes, at: position, before: limit) {
          return position + UInt32(text.utf8CodeUnitCount)
        }
        position += 1
      }
      return limit
    }
  }
}
