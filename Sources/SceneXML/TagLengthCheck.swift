// Finds start tags with too many attributes before libxml2 reads them: libxml2 compares the attributes of an
// element pairwise, which takes seconds for a megabyte of them, and calls back only afterwards.

enum TagLengthCheck {
  /// Whether some tag has more attributes than `limit`.
  ///
  /// An attribute takes at least five bytes, so only stretches of five bytes per attribute without a `<` are
  /// scanned. Most files cost one probe per few hundred bytes.
  static func exceeds(_ bytes: UnsafeBufferPointer<UInt8>, limit: Int) -> Bool {
    let stretch = max(16, limit.multipliedReportingOverflow(by: 5).partialValue)
    var last = 0
    while last + stretch < bytes.count {
      // The last `<` within the next stretch.
      var probe = last + stretch
      while probe > last, bytes[probe] != UInt8(ascii: "<") { probe -= 1 }
      if probe > last {
        last = probe
        continue
      }
      if attributeCount(bytes, tag: last) > limit { return true }
      guard let next = bytes[(last + stretch)...].firstIndex(of: UInt8(ascii: "<")) else { return false }
      last = next
    }
    return false
  }

  /// The number of quoted values from `tag` to the first `>` outside quotes; 0 for comments, instructions and
  /// text.
  private static func attributeCount(_ bytes: UnsafeBufferPointer<UInt8>, tag: Int) -> Int {
    var i = tag + 1
    guard i < bytes.count, bytes[tag] == UInt8(ascii: "<"), bytes[i] != UInt8(ascii: "!"),
      bytes[i] != UInt8(ascii: "?")
    else { return 0 }
    var count = 0
    var quote: UInt8 = 0
    while i < bytes.count {
      let byte = bytes[i]
      if quote != 0 {
        if byte == quote { quote = 0 } else if byte == UInt8(ascii: "<") { return count }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        count += 1
      } else if byte == UInt8(ascii: ">") {
        return count
      }
      i += 1
    }
    return count
  }
}
