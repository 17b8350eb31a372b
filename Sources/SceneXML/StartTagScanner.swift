// Finds the attributes of a well-formed start tag, with the position of every part.

enum StartTagScanner {
  /// Appends the attributes of the tag that starts at `tag` and whose `>` or `/` is at `end`.
  static func appendAttributes(
    of bytes: UnsafeBufferPointer<UInt8>, tag: Int, end: Int, to attributes: inout [AttributeRecord]
  ) {
    var i = tag + 1
    while i < end, !CharacterData.endsName(bytes[i]) { i += 1 }
    while true {
      while i < end, CharacterData.isWhitespace(bytes[i]) { i += 1 }
      let name = i
      while i < end, !CharacterData.endsName(bytes[i]) { i += 1 }
      let nameEnd = i
      while i < end, bytes[i] != UInt8(ascii: "\""), bytes[i] != UInt8(ascii: "'") { i += 1 }
      guard i < end, nameEnd > name else { return }
      let quote = bytes[i]
      i += 1
      let value = i
      var needsDecoding = false
      while i < end, bytes[i] != quote {
        needsDecoding = needsDecoding || bytes[i] == UInt8(ascii: "&") || bytes[i] < 0x20
        i += 1
      }
      attributes.append(
        AttributeRecord(
          name: XMLName(UnsafeBufferPointer(rebasing: bytes[name..<nameEnd])), needsDecoding: needsDecoding,
          nameLower: UInt32(truncatingIfNeeded: name), valueLower: UInt32(truncatingIfNeeded: value),
          valueUpper: UInt32(truncatingIfNeeded: i)))
      i += 1
    }
  }
}
