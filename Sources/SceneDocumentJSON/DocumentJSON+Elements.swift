// Writes one element, text or comment as JSON: typed attributes, and spellings that would otherwise be lost.
// DocumentJSON+Resolved adds information that is not in the element itself.

import SceneDiagnostics
import SceneModel
import SceneText
import SceneXML

extension DocumentJSONWriter {
  private enum Shape {
    case empty
    /// A single text node.
    case text(SourceRange)
    /// Children on separate lines, indented by their depth.
    case indented
    /// Children with all white space and text between them.
    case verbatim
  }

  /// Writes an element without its children.
  mutating func begin(_ element: XMLDocument.ElementID) {
    let document = document
    let shape = shape(of: element)
    let hasChildren =
      switch shape {
      case .empty, .text: false
      case .indented, .verbatim: true
      }
    json.beginObject(inline: !hasChildren)
    json.key("element")
    document.withBytes(document.nameRange(of: element)) { json.value(utf8: $0) }
    writeAttributes(of: element)
    writeTagSpelling(of: element)
    writeDefaults(of: element)
    writeResolved(element)
    switch shape {
    case .empty: json.endObject()
    case .text(let range):
      json.key("text")
      writeDecoded(range)
      json.endObject()
    case .indented, .verbatim:
      json.key("children")
      json.beginArray()
      let contents = document.contents(of: element)
      if case .verbatim = shape {
        // An empty text among the children tells the reader not to add white space between them.
        if !contents.contains(where: \.isText) {
          json.beginObject(inline: true)
          json.member("text", "")
          json.endObject()
        }
        open.append(Open(contents: contents, isVerbatim: true))
      } else {
        open.append(Open(contents: contents, isVerbatim: false))
      }
    }
  }

  private func isEmptyElementTag(_ element: XMLDocument.ElementID) -> Bool {
    document.range(of: element) == document.startTagRange(of: element)
  }

  private func shape(of element: XMLDocument.ElementID) -> Shape {
    if isEmptyElementTag(element) { return .empty }
    var contents = document.contents(of: element)
    guard let first = contents.next() else { return .text(document.contentRange(of: element)) }
    var last = first
    var following = contents.next()
    if following == nil, case .text(let range) = first {
      return textIsCanonical(range) ? .text(range) : .verbatim
    }
    // The expected order is break, node, break, node, …, break.
    let depth = open.count + 1
    var expectsBreak = true
    var current: XMLDocument.Node? = first
    while let node = current {
      last = node
      if case .text(let range) = node {
        guard expectsBreak,
          document.withBytes(range, { form.isBreak($0, depth: following == nil ? depth - 1 : depth) })
        else {
          return .verbatim
        }
      } else if case .cdata = node {
        return .verbatim
      } else if expectsBreak {
        return .verbatim
      }
      expectsBreak.toggle()
      current = following
      following = contents.next()
    }
    if case .text = last { return .indented }
    return .verbatim
  }

  // MARK: Attributes

  private mutating func writeAttributes(of element: XMLDocument.ElementID) {
    let document = document
    let attributes = document.attributes(of: element)
    guard !attributes.isEmpty else { return }
    let name = document.name(of: element)
    respelled.removeAll(keepingCapacity: true)
    json.key("attributes")
    json.beginObject(inline: true)
    for attribute in attributes {
      document.withBytes(document.nameRange(of: attribute)) { json.key(utf8: $0) }
      if !writeValue(of: attribute, in: name) { respelled.append(attribute) }
    }
    json.endObject()
  }

  /// Writes a value by its type. Returns false if writing the value back would give another spelling.
  private mutating func writeValue(of attribute: XMLDocument.AttributeID, in element: XMLName) -> Bool {
    let range = document.valueRange(of: attribute)
    let type = AttributeType.of(document.name(of: attribute), in: element)
    let document = document
    return document.withValue(of: attribute) { value in
      scratch.removeAll(keepingCapacity: true)
      if type != .text {
        if value.elementsEqual("YES".utf8) || value.elementsEqual("NO".utf8) {
          json.value(value.count == 3)
          return range.count == value.count
        }
        if type != .word, let number = NumberSpelling.value(of: value, as: type) {
          json.value(number)
          NumberSpelling.append(number, as: type, to: &scratch)
          return document.withBytes(range) { $0.elementsEqual(scratch) }
        }
      }
      json.value(utf8: value)
      return document.withBytes(range) { raw in
        if raw.count == value.count, !raw.contains(where: { $0 < 0x20 || $0 == 0x3E || $0 == 0x26 }) {
          return true
        }
        XMLSpelling.appendAttribute(value, to: &scratch)
        return raw.elementsEqual(scratch)
      }
    }
  }

  /// Writes the spelling of tags with unusual spacing or quotes, or else of the attributes with unusual
  /// spelling.
  private mutating func writeTagSpelling(of element: XMLDocument.ElementID) {
    let document = document
    if !startTagIsCanonical(element) {
      json.key("startTag")
      document.withBytes(document.startTagRange(of: element)) { json.value(utf8: $0) }
    } else if !respelled.isEmpty, !document.attributes(of: element).isEmpty {
      json.key("spelling")
      json.beginObject(inline: true)
      for attribute in respelled {
        document.withBytes(document.nameRange(of: attribute)) { json.key(utf8: $0) }
        document.withBytes(document.valueRange(of: attribute)) { json.value(utf8: $0) }
      }
      json.endObject()
    }
    let end = SourceRange(document.contentRange(of: element).upper, document.range(of: element).upper)
    if !isEmptyElementTag(element), end.count != document.nameRange(of: element).count + 3 {
      json.key("endTag")
      document.withBytes(end) { json.value(utf8: $0) }
    }
  }

  /// Whether the tag has the form `<name a="…" b="…">` or `<name/>`.
  private func startTagIsCanonical(_ element: XMLDocument.ElementID) -> Bool {
    let tag = document.startTagRange(of: element)
    var position = document.nameRange(of: element).upper
    return document.file.bytes.withUnsafeBufferPointer { bytes in
      for attribute in document.attributes(of: element) {
        let name = document.nameRange(of: attribute)
        let value = document.valueRange(of: attribute)
        guard bytes[Int(position)] == 0x20, name.lower == position + 1, value.lower == name.upper + 2,
          bytes[Int(name.upper)] == UInt8(ascii: "="), bytes[Int(name.upper) + 1] == UInt8(ascii: "\"")
        else { return false }
        position = value.upper + 1
      }
      return position + (isEmptyElementTag(element) ? 2 : 1) == tag.upper
    }
  }

  // MARK: Text

  /// Whether writing the text back gives the same spelling.
  private func textIsCanonical(_ range: SourceRange) -> Bool {
    document.withBytes(range) { raw in
      if !raw.contains(where: {
        $0 == 0x26 || $0 == 0x3E || $0 == 0x0D || ($0 == 0x0A && form.lineEnding != .lf)
      }) {
        return true
      }
      let text = CharacterData.decode(raw, as: .text)
      var canonical: [UInt8] = []
      text.withUnsafeBufferPointer { XMLSpelling.appendText($0, lineEnding: form.lineEnding, to: &canonical) }
      return raw.elementsEqual(canonical)
    }
  }

  private mutating func writeDecoded(_ range: SourceRange) {
    let document = document
    let text = document.withBytes(range) { CharacterData.decode($0, as: .text) }
    text.withUnsafeBufferPointer { json.value(utf8: $0) }
  }

  mutating func writeText(_ range: SourceRange) {
    let document = document
    json.beginObject(inline: true)
    json.key("text")
    writeDecoded(range)
    if !textIsCanonical(range) {
      json.key("spelling")
      document.withBytes(range) { json.value(utf8: $0) }
    }
    json.endObject()
  }

  /// Writes a comment, a CDATA section or a processing instruction, without its delimiters.
  mutating func writeVerbatim(_ key: StaticString, _ range: SourceRange) {
    let document = document
    json.beginObject(inline: true)
    json.key(key)
    document.withBytes(range) { raw in
      let lines = XMLSpelling.normalizedLines(raw)
      lines.withUnsafeBufferPointer { json.value(utf8: $0) }
      var canonical: [UInt8] = []
      lines.withUnsafeBufferPointer {
        XMLSpelling.appendLines($0, lineEnding: form.lineEnding, to: &canonical)
      }
      if !raw.elementsEqual(canonical) {
        json.key("spelling")
        json.value(utf8: raw)
      }
    }
    json.endObject()
  }
}

extension XMLDocument.Node {
  var isText: Bool {
    switch self {
    case .text, .cdata: true
    default: false
    }
  }
}

extension XMLDocument {
  func withBytes<R>(_ range: SourceRange, _ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
    try file.bytes.withUnsafeBufferPointer {
      try body(UnsafeBufferPointer(rebasing: $0[Int(range.lower)..<Int(range.upper)]))
    }
  }
}
