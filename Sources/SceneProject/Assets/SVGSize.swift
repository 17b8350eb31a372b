// Reads the size of an SVG image with the XML reader for scenes, which accepts truncated files and rejects
// entities.

import SceneModel
import SceneXML

enum SVGSize {
  /// The `width` and `height` of the root element, or the size of its `viewBox` if they are missing or
  /// relative.
  static func size(_ bytes: [UInt8]) -> Size? {
    guard let document = XMLReader.read(withoutDocumentType(bytes), path: "").document,
      let root = document.root,
      document.spelling(of: root).split(separator: ":").last == "svg"
    else { return nil }
    func value(_ name: String) -> String? {
      document.attributes(of: root).first { document.spelling(of: $0) == name }
        .map { document.value(of: $0) }
    }
    if let width = value("width").flatMap(length), let height = value("height").flatMap(length) {
      return Size(width: width, height: height)
    }
    let box = value("viewBox").map { ImageHeader.numbers(Array($0.utf8)[...], count: 4) } ?? []
    return box.count == 4 ? Size(width: box[2], height: box[3]) : nil
  }

  /// Drawing programs write a document type declaration. It does not affect the size, and the XML reader
  /// rejects it.
  private static func withoutDocumentType(_ bytes: [UInt8]) -> [UInt8] {
    guard let start = ImageHeader.place(of: "<!DOCTYPE", in: bytes[...]),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return bytes }
    return Array(bytes[(end + 1)...])
  }

  /// A length in points, with 96 points per inch as in CSS; nil for a relative length (`100%`, `2em`).
  private static func length(_ text: String) -> Double? {
    let text = text.filter { !$0.isWhitespace }
    let digits = text.prefix { ("0"..."9").contains($0) || $0 == "." || $0 == "+" || $0 == "-" }
    guard let number = Double(digits), number.isFinite else { return nil }
    switch text[digits.endIndex...] {
    case "", "px": return number
    case "pt": return number * 96 / 72
    case "pc": return number * 16
    case "in": return number * 96
    case "cm": return number * 96 / 2.54
    case "mm": return number * 96 / 25.4
    default: return nil
    }
  }
}
