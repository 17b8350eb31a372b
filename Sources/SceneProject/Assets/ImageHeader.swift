// Reads the size of an image from the first bytes of its file: PNG, JPEG, GIF and PDF. Decodes no pixels. The
// bytes can be arbitrary, so every index is checked. SVGSize reads SVG.

import SceneModel

package enum ImageHeader {
  /// The number of bytes to read. In JPEG files, the size follows the camera's metadata.
  package static let prefix = 1 << 18

  /// The width and height: pixels for PNG, JPEG and GIF, points for PDF and SVG. Nil for anything else, and
  /// for PDF files with compressed page objects. Ignores the EXIF orientation.
  package static func size(_ bytes: [UInt8]) -> (size: Size, isVector: Bool)? {
    func u16(_ at: Int) -> Int { at + 1 < bytes.count ? Int(bytes[at]) << 8 | Int(bytes[at + 1]) : 0 }
    func found(_ width: Double, _ height: Double, isVector: Bool) -> (Size, Bool)? {
      let range = 0.5...100_000.0
      return range.contains(width) && range.contains(height)
        ? (Size(width: width, height: height), isVector) : nil
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      return found(Double(u16(16) << 16 | u16(18)), Double(u16(20) << 16 | u16(22)), isVector: false)
    }
    if bytes.starts(with: "GIF8".utf8), bytes.count >= 10 {
      return found(
        Double(Int(bytes[7]) << 8 | Int(bytes[6])), Double(Int(bytes[9]) << 8 | Int(bytes[8])),
        isVector: false)
    }
    if bytes.starts(with: [0xFF, 0xD8]) {
      var at = 2
      while at + 8 < bytes.count, bytes[at] == 0xFF {
        let marker = bytes[at + 1]
        // The frame headers SOF0 to SOF15, except three markers that define other segments.
        if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
          return found(Double(u16(at + 7)), Double(u16(at + 5)), isVector: false)
        }
        at += marker == 0xFF ? 1 : 2 + u16(at + 2)
      }
      return nil
    }
    if bytes.starts(with: "%PDF".utf8) {
      guard let start = place(of: "/MediaBox", in: bytes[...]) else { return nil }
      let box = numbers(bytes[start...].prefix(200), count: 4)
      guard box.count == 4 else { return nil }
      return found(abs(box[2] - box[0]), abs(box[3] - box[1]), isVector: true)
    }
    return SVGSize.size(bytes).flatMap { found($0.width, $0.height, isVector: true) }
  }

  /// The index after the first occurrence of a text.
  static func place(of text: String, in bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    while rest.count >= text.utf8.count {
      if rest.starts(with: text.utf8) { return rest.startIndex + text.utf8.count }
      rest.removeFirst()
    }
    return nil
  }

  /// The first numbers of a text, up to a closing bracket or quotation mark.
  static func numbers(_ bytes: ArraySlice<UInt8>, count: Int) -> [Double] {
    var numbers: [Double] = []
    var word = ""
    for byte in bytes {
      if (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x2D {
        word.unicodeScalars.append(Unicode.Scalar(byte))
        continue
      }
      if let number = Double(word), number.isFinite { numbers.append(number) }
      word = ""
      if numbers.count == count { return numbers }
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { break }
    }
    if let number = Double(word), number.isFinite, numbers.count < count { numbers.append(number) }
    return numbers
  }
}
