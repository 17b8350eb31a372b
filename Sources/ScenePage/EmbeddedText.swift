// Text inside an HTML page: escapes for elements and attributes, JSON in script elements, and pictures that
// are kept as inert text. Knows nothing about scenes.

import SceneText

/// Writes text so that nothing in it can end the element that contains it.
enum EmbeddedText {
  /// Text for the content of an element or an attribute in quotation marks.
  static func escaped(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: ">"): bytes += Array("&gt;".utf8)
      case UInt8(ascii: "\""): bytes += Array("&quot;".utf8)
      case UInt8(ascii: "'"): bytes += Array("&#39;".utf8)
      default: bytes.append(byte)
      }
    }
    return bytes
  }

  /// JSON for a script element. JSON has `<` only in strings, where it can be written as an escape; without
  /// it, no `</script>` and no `<!--` is left.
  static func data(_ json: [UInt8]) -> [UInt8] {
    guard json.contains(UInt8(ascii: "<")) else { return json }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count + json.count / 16)
    for byte in json {
      if byte == UInt8(ascii: "<") { bytes += Array(#"\u003c"#.utf8) } else { bytes.append(byte) }
    }
    return bytes
  }

  /// Whether markup can be the content of an inert script element as it is. Drawn pictures always can: they
  /// have no comments and no scripts, and text in them is escaped. This makes sure of it.
  static func isInert(_ markup: [UInt8]) -> Bool {
    let ends: [StaticString] = ["!--", "script", "/script"]
    var index = markup.startIndex
    while let open = markup[index...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = markup[(open + 1)...]
      for end in ends where begins(rest, with: end) { return false }
      index = open + 1
    }
    return true
  }

  /// Compares ASCII letters without regard to case.
  private static func begins(_ bytes: ArraySlice<UInt8>, with word: StaticString) -> Bool {
    guard bytes.count >= word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { word in
      zip(bytes, word).allSatisfy { byte, letter in
        byte == letter || ((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) && byte | 0x20 == letter)
      }
    }
  }
}
