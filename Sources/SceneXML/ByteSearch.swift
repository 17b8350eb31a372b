// Reads and searches text eight bytes at a time. A search tells which bytes of a word have some property. It is
// right up to and including the first such byte, because a subtraction borrows only from later bytes.

extension UnsafeBufferPointer<UInt8> {
  /// A byte; zero, which XML does not allow, at the end.
  @inline(__always)
  func byte(at i: Int) -> UInt8 { i < count ? self[i] : 0 }

  /// The next eight bytes, the first one lowest; zeros after the end.
  @inline(__always)
  func word(at i: Int) -> UInt64 {
    if i + 8 <= count {
      return UInt64(
        littleEndian: UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: i, as: UInt64.self))
    }
    return lastWord(at: i)
  }

  private func lastWord(at i: Int) -> UInt64 {
    var word: UInt64 = 0
    for k in 0..<8 { word |= UInt64(byte(at: i + k)) << UInt64(8 * k) }
    return word
  }

  /// The index of the next such byte, at most the end.
  @inline(__always)
  func index(of byte: UInt8, from start: Int) -> Int {
    var i = start
    while i < count {
      let found = word(at: i).bytes(byte)
      i &+= found.firstByte
      if found != 0 { return i }
    }
    return count
  }

  /// The index of the next byte that may not stand for itself in an attribute's value, or ends it: a quotation
  /// mark, `&`, `<`, a control character, or a byte beyond ASCII. The end is zero.
  @inline(__always)
  func endOfPlainValue(from start: Int) -> Int {
    var i = start
    while true {
      let word = word(at: i)
      // `"` and `&` differ in one bit.
      let found =
        (word | UInt64.fours).bytes(UInt8(ascii: "&")) | word.bytes(UInt8(ascii: "<"))
        | word.bytes(notFrom: 0x20)
      i &+= found.firstByte
      if found != 0 { return i }
    }
  }

  func has(_ text: StaticString, at i: Int) -> Bool {
    let end = i + text.utf8CodeUnitCount
    return end <= count
      && self[i..<end].elementsEqual(
        UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Like `elementsEqual`, but eight bytes at a time.
  func isEqual(to other: Self) -> Bool {
    guard count == other.count else { return false }
    var i = 0
    while i + 8 <= count {
      if word(at: i) != other.word(at: i) { return false }
      i += 8
    }
    while i < count {
      if self[i] != other[i] { return false }
      i += 1
    }
    return true
  }

  /// Whether the same bytes are at two places, the second one after the first.
  func isSame(_ a: Int, _ b: Int, length: Int) -> Bool {
    guard b + length <= count else { return false }
    var k = 0
    while k + 8 <= length {
      if word(at: a + k) != word(at: b + k) { return false }
      k += 8
    }
    return k == length || (word(at: a + k) ^ word(at: b + k)).prefix(length - k) == 0
  }
}

extension UInt64 {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080
  static let fours: UInt64 = 0x0404_0404_0404_0404
  /// Eight spaces.
  static let spaces: UInt64 = 0x2020_2020_2020_2020

  /// The high bit of each byte that is `byte`.
  @inline(__always)
  func bytes(_ byte: UInt8) -> UInt64 {
    let difference = self ^ (Self.ones &* UInt64(byte))
    return (difference &- Self.ones) & ~difference & Self.highBits
  }

  /// The high bit of each byte below `limit`, which is at most 0x80.
  @inline(__always)
  func bytes(below limit: UInt8) -> UInt64 {
    (self &- Self.ones &* UInt64(limit)) & ~self & Self.highBits
  }

  /// The high bit of each byte below `limit`, which is at most 0x80, or from 0x80 up.
  @inline(__always)
  func bytes(notFrom limit: UInt8) -> UInt64 { (self &- Self.ones &* UInt64(limit) | self) & Self.highBits }

  /// The index of the lowest byte that is not zero; 8 if there is none.
  @inline(__always)
  var firstByte: Int { trailingZeroBitCount / 8 }

  /// The word's first bytes, at least one and at most eight of them, with zeros instead of the others.
  @inline(__always)
  func prefix(_ count: Int) -> UInt64 { self & (.max >> UInt64(truncatingIfNeeded: 64 - 8 * count)) }
}
