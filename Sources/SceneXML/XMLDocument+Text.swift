// Finds the elements that contain text. Most contain only white space between tags. Visiting every node would
// cost as much as reading the file again, so this searches the gaps for anything before the next tag.

import SceneDiagnostics

extension XMLDocument {
  /// The elements that directly contain something other than elements, comments and white space, in document
  /// order. Linear in the bytes between tags, unless the reader has noted them.
  public func elementsWithText() -> [ElementID] {
    if let noted = storage.withText { return distinct(noted) }
    return distinct(elementsWithContent()).filter { element in
      contents(of: element).contains { textRange(of: $0) != nil }
    }
  }

  private func distinct(_ indices: [Int32]) -> [ElementID] {
    var result: [ElementID] = []
    for index in indices.sorted() where result.last?.index != index { result.append(ElementID(index: index)) }
    return result
  }

  /// The elements with something other than tags and white space directly in them; some of them repeatedly.
  private func elementsWithContent() -> [Int32] {
    var candidates: [Int32] = []
    storage.file.bytes.withUnsafeBufferPointer { bytes in
      storage.elements.withUnsafeBufferPointer { elements in
        for (index, element) in elements.enumerated() {
          if element.hasChildren {
            let first = elements[index + 1].lower
            if Self.skipSpace(bytes, element.startTagUpper) != first {
              candidates.append(Int32(truncatingIfNeeded: index))
            }
          } else if element.hasEndTag, !Self.isEndTag(bytes, Self.skipSpace(bytes, element.startTagUpper)) {
            candidates.append(Int32(truncatingIfNeeded: index))
          }
          guard element.parent >= 0 else { continue }
          let next = Self.skipSpace(bytes, element.upper)
          let isBare =
            element.nextSibling >= 0
            ? next == elements[Int(element.nextSibling)].lower : Self.isEndTag(bytes, next)
          if !isBare { candidates.append(element.parent) }
        }
      }
    }
    return candidates
  }

  /// The part of a node that is text, without the white space around it; nil if there is none.
  public func textRange(of node: Node) -> SourceRange? {
    switch node {
    case .cdata(let range): return range
    case .text(let range):
      return storage.file.bytes.withUnsafeBufferPointer { bytes in
        let lower = Self.skipSpace(bytes, range.lower)
        guard lower < range.upper else { return nil }
        var upper = range.upper
        while upper > lower, CharacterData.isWhitespace(bytes[Int(upper) - 1]) { upper -= 1 }
        return SourceRange(lower, upper)
      }
    case .element, .comment, .processingInstruction: return nil
    }
  }

  /// The position of the next byte that is not white space. Skips an indentation eight spaces at a time.
  private static func skipSpace(_ bytes: UnsafeBufferPointer<UInt8>, _ position: UInt32) -> UInt32 {
    let text = UnsafeRawBufferPointer(bytes)
    var position = Int(position)
    while position < bytes.count, CharacterData.isWhitespace(bytes[position]) {
      position += 1
      while position + 8 <= bytes.count,
        text.loadUnaligned(fromByteOffset: position, as: UInt64.self) == 0x2020_2020_2020_2020
      {
        position += 8
      }
    }
    return UInt32(truncatingIfNeeded: position)
  }

  private static func isEndTag(_ bytes: UnsafeBufferPointer<UInt8>, _ position: UInt32) -> Bool {
    let position = Int(position)
    return position + 1 < bytes.count && bytes[position] == UInt8(ascii: "<")
      && bytes[position + 1] == UInt8(ascii: "/")
  }
}
