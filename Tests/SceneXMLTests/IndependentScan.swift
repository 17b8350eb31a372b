// An independent XML scanner for tests: a small tokenizer that reads the bytes once and records all
// positions. It assumes well-formed text and shares no code with the reader.

/// The results of the scan, in document order.
struct IndependentScan: Equatable {
  struct Attribute: Equatable {
    var name: String
    var nameRange: Range<Int>
    var value: String
    var valueRange: Range<Int>
  }

  struct Element: Equatable {
    var name: String
    var nameRange: Range<Int>
    var startTag: Range<Int>
    var range: Range<Int>
    var parent: Int?
    var children: [Int] = []
    var attributes: [Attribute] = []
    /// The character data directly inside the element, with references resolved.
    var text = ""
  }

  var elements: [Element] = []
  var comments: [Range<Int>] = []
  var instructions: [Range<Int>] = []

  init(_ bytes: [UInt8]) {
    let ascii = { (c: Character) in c.asciiValue! }
    var i = 0
    var open: [Int] = []
    func find(_ text: String, _ from: Int) -> Int {
      let pattern = Array(text.utf8)
      var at = from
      while !bytes[at...].starts(with: pattern) { at += 1 }
      return at
    }
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }

    while i < bytes.count {
      let start = i
      if bytes[i] != ascii("<") {
        while i < bytes.count, bytes[i] != ascii("<") { i += 1 }
        if let inner = open.last { elements[inner].text += Self.resolve(string(start..<i)) }
      } else if bytes[i...].starts(with: Array("<!--".utf8)) {
        i = find("-->", i + 4) + 3
        comments.append(start..<i)
      } else if bytes[i...].starts(with: Array("<![CDATA[".utf8)) {
        i = find("]]>", i) + 3
        if let inner = open.last { elements[inner].text += Self.lineEnds(string((start + 9)..<(i - 3))) }
      } else if bytes[i + 1] == ascii("?") {
        i = find("?>", i) + 2
        if start > 3 { instructions.append(start..<i) }
      } else if bytes[i + 1] == ascii("/") {
        i = find(">", i) + 1
        let element = open.removeLast()
        elements[element].range = elements[element].range.lowerBound..<i
      } else {
        i += 1
        let nameStart = i
        while !isSpace(bytes[i]), bytes[i] != ascii(">"), bytes[i] != ascii("/") { i += 1 }
        var element = Element(
          name: string(nameStart..<i), nameRange: nameStart..<i, startTag: start..<i, range: start..<i,
          parent: open.last)
        while true {
          while isSpace(bytes[i]) { i += 1 }
          if bytes[i] == ascii(">") || bytes[i] == ascii("/") { break }
          let from = i
          while bytes[i] != ascii("="), !isSpace(bytes[i]) { i += 1 }
          let name = from..<i
          while bytes[i] != ascii("\""), bytes[i] != ascii("'") { i += 1 }
          let quote = bytes[i]
          let value = i + 1
          i = value
          while bytes[i] != quote { i += 1 }
          element.attributes.append(
            Attribute(
              name: string(name), nameRange: name, value: Self.attributeValue(string(value..<i)),
              valueRange: value..<i))
          i += 1
        }
        let isEmpty = bytes[i] == ascii("/")
        i += isEmpty ? 2 : 1
        element.startTag = start..<i
        element.range = start..<i
        if let parent = open.last { elements[parent].children.append(elements.count) }
        if !isEmpty { open.append(elements.count) }
        elements.append(element)
      }
    }
  }

  private static func lineEnds(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if scalar == "\r" {
        result.append("\n")
      } else if scalar != "\n" || previous != "\r" {
        result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }

  private static func attributeValue(_ text: String) -> String {
    let spaced = lineEnds(text).unicodeScalars.map { $0 == "\n" || $0 == "\t" ? Unicode.Scalar(" ") : $0 }
    return references(String(String.UnicodeScalarView(spaced)))
  }

  private static func resolve(_ text: String) -> String { references(lineEnds(text)) }

  private static func references(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "&", let end = rest.firstIndex(of: ";") else {
        result.append(scalar)
        continue
      }
      let name = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      switch name {
      case "amp": result.append("&")
      case "lt": result.append("<")
      case "gt": result.append(">")
      case "quot": result.append("\"")
      case "apos": result.append("'")
      default:
        let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
        result.append(Unicode.Scalar(number!)!)
      }
    }
    return String(result)
  }
}
