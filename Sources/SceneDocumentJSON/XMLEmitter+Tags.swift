// Writes the tags, attributes and texts of XML from JSON. A kept spelling is used if it still has the value;
// an edited value gets Interface Builder's spelling.

import SceneXML

extension XMLEmitter {
  // MARK: Names and characters

  func checkName(_ node: Int, _ owner: String) throws(JSONProblem) {
    try expect(.string, node)
    let isName = json.withString(node) { name in
      guard let first = name.first else { return false }
      return CharacterData.startsName(first) && name.allSatisfy { CharacterData.continuesName($0) }
    }
    if !isName { throw problem("“\(json.string(node))” cannot be the name of \(owner)", node) }
  }

  /// Rejects characters that XML does not allow: most control characters, U+FFFE and U+FFFF.
  func checkCharacters(_ node: Int) throws(JSONProblem) {
    let bad: Unicode.Scalar? = json.withString(node) { text in
      var mayBeBad = false
      for byte in text where byte < 0x20 || byte == 0xEF { mayBeBad = true }
      guard mayBeBad else { return nil }
      return String(decoding: text, as: UTF8.self).unicodeScalars.first {
        !CharacterData.isCharacter($0.value)
      }
    }
    if let bad {
      throw problem(
        "the character U+\(String(bad.value, radix: 16, uppercase: true)) is not allowed in XML", node)
    }
  }

  // MARK: Tags

  mutating func appendStartTag(
    _ name: Int, attributes: Int?, spelling: Int?, startTag: Int?, isEmpty: Bool
  ) throws(JSONProblem) {
    let start = bytes.count
    bytes.append(UInt8(ascii: "<"))
    json.withString(name) { bytes.append(contentsOf: $0) }
    if let attributes {
      try expect(.object, attributes)
      if let spelling { try expect(.object, spelling) }
      let element = json.withString(name) { XMLName($0) }
      var keys: [Int] = []
      for member in json.members(of: attributes) {
        try checkName(member.key, "an attribute")
        for key in keys
        where json.withString(key, { a in json.withString(member.key) { a.elementsEqual($0) } }) {
          throw problem("the attribute “\(json.string(key))” is given twice", member.value)
        }
        keys.append(member.key)
        guard keys.count <= maximumAttributes else {
          throw problem("an element has more than \(maximumAttributes) attributes", attributes)
        }
        try appendAttribute(member.key, member.value, of: element, spelling: spelling)
      }
      if let startTag, tagReads(startTag, name, attributes, element: element, isEmpty: isEmpty) {
        bytes.removeSubrange(start...)
        json.withString(startTag) { bytes.append(contentsOf: $0) }
        return
      }
    } else if let startTag, tagReads(startTag, name, nil, element: .unknown, isEmpty: isEmpty) {
      bytes.removeSubrange(start...)
      json.withString(startTag) { bytes.append(contentsOf: $0) }
      return
    }
    if isEmpty { bytes.append(UInt8(ascii: "/")) }
    bytes.append(UInt8(ascii: ">"))
  }

  /// Whether a kept start tag has the same attributes as the JSON.
  private func tagReads(_ tag: Int, _ name: Int, _ attributes: Int?, element: XMLName, isEmpty: Bool) -> Bool
  {
    json.withString(tag) { tag in
      json.withString(name) { name in
        guard let written = XMLSpelling.attributes(ofStartTag: tag, element: name),
          written.isEmptyElement == isEmpty
        else { return false }
        var position = 0
        if let attributes {
          for member in json.members(of: attributes) {
            guard position < written.attributes.count else { return false }
            let (key, value) = written.attributes[position]
            position += 1
            let sameName = json.withString(member.key) { $0.elementsEqual(tag[key]) }
            let type = AttributeType.of(json.withString(member.key) { XMLName($0) }, in: element)
            guard sameName, reads(UnsafeBufferPointer(rebasing: tag[value]), as: member.value, type) else {
              return false
            }
          }
        }
        return position == written.attributes.count
      }
    }
  }

  mutating func appendEndTag(_ name: Int, spelling: Int) throws(JSONProblem) {
    if spelling >= 0 {
      let isEndTag = json.withString(spelling) { tag in
        json.withString(name) { name in
          tag.count >= name.count + 3 && tag.starts(with: "</".utf8) && tag[2...].starts(with: name)
            && tag[tag.count - 1] == UInt8(ascii: ">")
            && tag[(2 + name.count)..<(tag.count - 1)].allSatisfy { CharacterData.isWhitespace($0) }
        }
      }
      guard isEndTag else { throw problem("this is not the element’s end tag", spelling) }
      json.withString(spelling) { bytes.append(contentsOf: $0) }
      return
    }
    XMLSpelling.append("</", to: &bytes)
    json.withString(name) { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: ">"))
  }

  // MARK: Attributes

  private mutating func appendAttribute(
    _ key: Int, _ value: Int, of element: XMLName, spelling: Int?
  ) throws(JSONProblem) {
    let name = json.withString(key) { XMLName($0) }
    let type = AttributeType.of(name, in: element)
    let kind = json.nodes[value].kind
    if name.isReference(in: element) { references.append(value) }
    bytes.append(0x20)
    json.withString(key) { bytes.append(contentsOf: $0) }
    XMLSpelling.append("=\"", to: &bytes)
    var isWritten = false
    if let spelling {
      for member in json.members(of: spelling)
      where json.withString(member.key, { a in json.withString(key) { a.elementsEqual($0) } }) {
        try expect(.string, member.value)
        if isWritten {
          throw problem("the spelling of “\(json.string(key))” is given twice", member.value)
        }
        json.withString(member.value) { raw in
          guard reads(raw, as: value, type),
            !raw.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "<") })
          else { return }
          bytes.append(contentsOf: raw)
          isWritten = true
        }
      }
    }
    if !isWritten {
      switch kind {
      case .string:
        try checkCharacters(value)
        json.withString(value) { XMLSpelling.appendAttribute($0, to: &bytes) }
      case .number where type != .text:
        guard let number = json.number(value) else { throw problem("the number is too large", value) }
        NumberSpelling.append(number, as: type, to: &bytes)
      case .true where type != .text: XMLSpelling.append("YES", to: &bytes)
      case .false where type != .text: XMLSpelling.append("NO", to: &bytes)
      default:
        throw problem(
          "expected \(type == .text ? "a string" : "a string, number or Boolean") for “\(json.string(key))”, found \(kind.name)",
          value)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Whether an attribute's spelling has the JSON value.
  private func reads(_ raw: UnsafeBufferPointer<UInt8>, as node: Int, _ type: AttributeType) -> Bool {
    let value = CharacterData.decode(raw, as: .attributeValue)
    return value.withUnsafeBufferPointer { value in
      switch json.nodes[node].kind {
      case .string: json.withString(node) { $0.elementsEqual(value) }
      case .number:
        if type != .text, let number = NumberSpelling.value(of: value, as: type) {
          number == json.number(node)
        } else {
          false
        }
      case .true: type != .text && value.elementsEqual("YES".utf8)
      case .false: type != .text && value.elementsEqual("NO".utf8)
      default: false
      }
    }
  }

  // MARK: Text

  mutating func appendText(_ node: Int, spelling: [UInt8]?) {
    json.withString(node) { text in
      if let spelling, !spelling.contains(UInt8(ascii: "<")),
        spelling.withUnsafeBufferPointer({ CharacterData.decode($0, as: .text) }).elementsEqual(text)
      {
        bytes.append(contentsOf: spelling)
      } else {
        XMLSpelling.appendText(text, lineEnding: form.lineEnding, to: &bytes)
      }
    }
  }

  /// Writes unescaped text between delimiters. Rejects text that contains `forbidden`, which would end it
  /// early.
  mutating func appendMarked(
    _ node: Int, _ spelling: [UInt8]?, from opening: StaticString, to closing: StaticString,
    forbidden: StaticString
  ) throws(JSONProblem) {
    try expect(.string, node)
    try checkCharacters(node)
    let text = json.withString(node) { Array($0) }
    let mark = UnsafeBufferPointer(start: forbidden.utf8Start, count: forbidden.utf8CodeUnitCount)
    for i in text.indices where text[i...].starts(with: mark) {
      throw problem("“\(forbidden)” is not allowed here", node)
    }
    if text.last == UInt8(ascii: "-"), opening.utf8CodeUnitCount == 4 {
      throw problem("a comment cannot end with “-”", node)
    }
    XMLSpelling.append(opening, to: &bytes)
    if let spelling, spelling.withUnsafeBufferPointer({ XMLSpelling.normalizedLines($0) }) == text {
      bytes.append(contentsOf: spelling)
    } else {
      text.withUnsafeBufferPointer { XMLSpelling.appendLines($0, lineEnding: form.lineEnding, to: &bytes) }
    }
    XMLSpelling.append(closing, to: &bytes)
  }
}
