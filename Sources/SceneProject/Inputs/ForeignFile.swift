// Recognizes files that the user names although they cannot be scenes, such as source code and images. Files
// with a scene's name are always read as scenes, so that every error in them is reported.

enum ForeignFile {
  /// Why the bytes of a file without a scene's name cannot be a scene; nil if they may be one.
  static func refusal(of bytes: [UInt8]) -> String? {
    var text = bytes[...]
    // UTF-16 and UTF-32.
    if [[0xFF, 0xFE], [0xFE, 0xFF], [0x3C, 0x00], [0x00, 0x3C], [0x00, 0x00]].contains(where: text.starts) {
      return nil
    }
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    text = text.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    guard let first = text.first, first != UInt8(ascii: "<") else { return nil }
    // Git's test for binary files.
    return bytes.prefix(8000).contains(0)
      ? "not a storyboard or xib, but binary data" : "not a storyboard or xib"
  }
}
