// Writes SVG: elements, attributes and text as UTF-8 bytes. Escapes every text, leaves out characters that
// XML does not allow, and writes every number in one spelling. Does not know what is drawn.

import SceneText

/// An SVG document in the making. A start tag stays open for attributes until the next element or text.
struct SVGWriter {
  private(set) var bytes: [UInt8] = []
  private var isInStartTag = false
  private var open: [StaticString] = []

  /// Starts an element inside the current one.
  mutating func begin(_ name: StaticString) {
    finishStartTag()
    bytes.append(UInt8(ascii: "<"))
    append(name)
    open.append(name)
    isInStartTag = true
  }

  /// Ends the innermost element.
  mutating func end() {
    guard let name = open.popLast() else { return }
    if isInStartTag {
      append("/>")
      isInStartTag = false
    } else {
      append("</")
      append(name)
      bytes.append(UInt8(ascii: ">"))
    }
  }

  /// Adds an attribute to the element that was just begun. Attributes after other content are left out.
  mutating func attribute(_ name: StaticString, _ number: Double) {
    guard beginAttribute(name) else { return }
    DecimalNumber.append(rounded: number, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds an attribute with a word of ours, which needs no escapes.
  mutating func attribute(_ name: StaticString, word: StaticString) {
    guard beginAttribute(name) else { return }
    append(word)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds an attribute with any text.
  mutating func attribute(_ name: StaticString, _ text: String) {
    guard beginAttribute(name) else { return }
    append(escaped: text, quotes: true)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds an attribute with several numbers, separated by spaces.
  mutating func attribute(_ name: StaticString, _ numbers: [Double]) {
    guard beginAttribute(name) else { return }
    for (index, number) in numbers.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      DecimalNumber.append(rounded: number, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Adds `transform="translate(x,y)"`, if it moves anything.
  mutating func translate(_ x: Double, _ y: Double) {
    guard x != 0 || y != 0, beginAttribute("transform") else { return }
    append("translate(")
    DecimalNumber.append(rounded: x, to: &bytes)
    bytes.append(UInt8(ascii: ","))
    DecimalNumber.append(rounded: y, to: &bytes)
    append(")\"")
  }

  /// Adds text to the current element.
  mutating func text(_ text: String) {
    finishStartTag()
    append(escaped: text, quotes: false)
  }

  /// Adds a whole element that another writer wrote.
  mutating func append(_ element: [UInt8]) {
    finishStartTag()
    bytes += element
  }

  private mutating func beginAttribute(_ name: StaticString) -> Bool {
    guard isInStartTag else { return false }
    bytes.append(UInt8(ascii: " "))
    append(name)
    bytes.append(UInt8(ascii: "="))
    bytes.append(UInt8(ascii: "\""))
    return true
  }

  private mutating func finishStartTag() {
    guard isInStartTag else { return }
    bytes.append(UInt8(ascii: ">"))
    isInStartTag = false
  }

  private mutating func append(_ word: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  /// Line separators become spaces, because a text is drawn on one line.
  private mutating func append(escaped text: String, quotes: Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"" where quotes: append("&quot;")
      case "\t", "\n", "\r", "\u{2028}", "\u{2029}": bytes.append(UInt8(ascii: " "))
      default:
        guard Self.isAllowed(scalar) else { continue }
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Whether XML 1.0 allows a character, and nothing discourages it: no control characters, no characters
  /// that change the direction of what follows, no noncharacters.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }
}
