// Reads JSON (RFC 8259) into a flat list of values with their positions, so that an error can state the JSON
// pointer and the line. Strict and without recursion. Strings are decoded on demand.

import SceneText
import SceneXML

/// An error in a JSON text, with its position.
package struct JSONProblem: Error {
  package var message: String
  /// A byte offset.
  var offset: Int
  /// The value with the error; nil for a syntax error.
  var node: Int?
}

/// A JSON text whose syntax has been checked.
package struct JSONText {
  package enum Kind: UInt8 {
    case object, array, string, number, `true`, `false`, null

    var name: String {
      switch self {
      case .object: "an object"
      case .array: "an array"
      case .string: "a string"
      case .number: "a number"
      case .true, .false: "a Boolean"
      case .null: "null"
      }
    }
  }

  /// A value, or the name of a member (a string before the member's value). Nodes are in the order of the
  /// text, so that a container precedes its contents.
  package struct Node {
    package var kind: Kind
    var hasEscapes: Bool
    /// For a string, the range between its quotation marks.
    var lower: UInt32
    var upper: UInt32
    /// The index after the value and its contents.
    var next: UInt32
  }

  let bytes: [UInt8]
  package private(set) var nodes: [Node] = []

  /// Nesting depth of objects and arrays. One level of XML takes two levels of JSON.
  static let maximumDepth = 1000

  /// Checks a whole text. O(bytes).
  ///
  /// - Parameter maximumValues: the maximum number of values and member names.
  package init(_ bytes: [UInt8], maximumValues: Int) throws(JSONProblem) {
    self.bytes = bytes
    guard bytes.count < Int(UInt32.max) else {
      throw JSONProblem(message: "the text has more than 4 GB", offset: 0)
    }
    var scanner = JSONScanner(maximumValues: maximumValues)
    scanner.nodes.reserveCapacity(min(bytes.count / 24, maximumValues))
    if let problem = bytes.withUnsafeBufferPointer({ scanner.scan($0) }) { throw problem }
    nodes = scanner.nodes
  }

  // MARK: Values

  /// Calls `body` with the string's characters in UTF-8, with escapes resolved.
  func withString<R>(_ node: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
    let node = nodes[node]
    return try bytes.withUnsafeBufferPointer { bytes in
      let raw = UnsafeBufferPointer(rebasing: bytes[Int(node.lower)..<Int(node.upper)])
      guard node.hasEscapes else { return try body(raw) }
      return try Self.unescape(raw).withUnsafeBufferPointer(body)
    }
  }

  package func string(_ node: Int) -> String { withString(node) { String(decoding: $0, as: UTF8.self) } }

  package func equals(_ node: Int, _ text: StaticString) -> Bool {
    withString(node) {
      $0.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
  }

  /// The value of a number; nil if it exceeds the range of finite doubles.
  package func number(_ node: Int) -> Double? {
    let node = nodes[node]
    return bytes.withUnsafeBufferPointer {
      DecimalNumber.value(of: UnsafeBufferPointer(rebasing: $0[Int(node.lower)..<Int(node.upper)]))
    }
  }

  /// The indices of an array's elements.
  package func elements(of array: Int) -> Elements {
    Elements(text: self, position: array + 1, end: Int(nodes[array].next))
  }

  package struct Elements: Sequence, IteratorProtocol {
    let text: JSONText
    var position: Int
    let end: Int

    package mutating func next() -> Int? {
      guard position < end else { return nil }
      defer { position = Int(text.nodes[position].next) }
      return position
    }
  }

  /// The members of an object as indices of name and value, in the order of the text.
  package func members(of object: Int) -> Members {
    Members(text: self, position: object + 1, end: Int(nodes[object].next))
  }

  package struct Members: Sequence, IteratorProtocol {
    let text: JSONText
    var position: Int
    let end: Int

    package mutating func next() -> (key: Int, value: Int)? {
      guard position < end else { return nil }
      let key = position
      position = Int(text.nodes[key + 1].next)
      return (key, key + 1)
    }
  }

  /// The JSON pointer (RFC 6901) of a value. O(values before it).
  func pointer(to target: Int) -> String {
    var pointer = ""
    var current = 0
    while current < target {
      var step: (name: String, node: Int)?
      if nodes[current].kind == .object {
        for member in members(of: current) where target < nodes[member.value].next {
          step = (string(member.key), member.value)
          break
        }
      } else {
        var position = 0
        for element in elements(of: current) {
          if target < nodes[element].next {
            step = (String(position), element)
            break
          }
          position += 1
        }
      }
      guard let step else { break }
      pointer += "/"
      for character in step.name {
        pointer += character == "~" ? "~0" : character == "/" ? "~1" : String(character)
      }
      current = max(step.node, current + 1)
      if step.node >= target { break }
    }
    return pointer
  }

  /// Resolves escapes, which the scanner has checked.
  private static func unescape(_ raw: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(raw.count)
    var i = 0
    while i < raw.count {
      guard raw[i] == UInt8(ascii: "\\"), i + 1 < raw.count else {
        result.append(raw[i])
        i += 1
        continue
      }
      i += 2
      switch raw[i - 1] {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "u"):
        var code = JSONScanner.hexadecimal(raw, at: i) ?? 0xFFFD
        i += 4
        if code & 0xFC00 == 0xD800, let low = JSONScanner.hexadecimal(raw, at: i + 2) {
          code = 0x10000 + ((code & 0x3FF) << 10) + (low & 0x3FF)
          i += 6
        }
        CharacterData.appendUTF8(Unicode.Scalar(code) ?? "\u{FFFD}", to: &result)
      default: result.append(raw[i - 1])
      }
    }
    return result
  }
}
