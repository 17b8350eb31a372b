// Writes JSON text into a byte buffer, in the order the caller names the members. Knows nothing of scenes: what is
// written is the emitters' business. Numbers are the shortest text that reads back as the same double.

/// A buffer of JSON text.
///
/// Members come out in the order of the calls, so that equal values give equal bytes. The caller balances `begin` and
/// `end`; a key precedes each value inside an object.
public struct JSONWriter: Sendable {
  /// How much white space is written.
  public enum Style: Sendable {
    /// Two spaces per level; objects begun with `inline` stay on one line.
    case pretty
    /// No white space at all.
    case compact
  }

  /// The UTF-8 text so far.
  public private(set) var bytes: [UInt8] = []
  private let isPretty: Bool
  private var depth = 0
  /// How many open containers are written on one line; inside one, all deeper ones are.
  private var inlineDepth = 0
  private var isFirst = true
  private var followsKey = false

  public init(style: Style = .pretty, capacity: Int = 4096) {
    isPretty = style == .pretty
    bytes.reserveCapacity(capacity)
  }

  /// Hands over the text so far and empties the buffer, so that a long text never stands in memory as a whole.
  public mutating func drain(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) rethrows {
    try bytes.withUnsafeBufferPointer(body)
    bytes.removeAll(keepingCapacity: true)
  }

  // MARK: Containers

  /// Opens an object; `inline` keeps it and its members on one line.
  public mutating func beginObject(inline: Bool = false) { begin(UInt8(ascii: "{"), inline: inline) }
  public mutating func endObject() { end(UInt8(ascii: "}")) }
  /// Opens an array; `inline` keeps it and its elements on one line.
  public mutating func beginArray(inline: Bool = false) { begin(UInt8(ascii: "["), inline: inline) }
  public mutating func endArray() { end(UInt8(ascii: "]")) }

  private mutating func begin(_ bracket: UInt8, inline: Bool) {
    separate()
    bytes.append(bracket)
    depth += 1
    if inline || inlineDepth > 0 { inlineDepth += 1 }
    isFirst = true
  }

  private mutating func end(_ bracket: UInt8) {
    depth -= 1
    if !isFirst, isPretty, inlineDepth == 0 { breakLine() }
    if inlineDepth > 0 { inlineDepth -= 1 }
    bytes.append(bracket)
    isFirst = false
    if depth == 0, isPretty { bytes.append(0x0A) }
  }

  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    if depth == 0 { return }
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    if isPretty {
      if inlineDepth == 0 {
        breakLine()
      } else if !isFirst {
        bytes.append(0x20)
      }
    }
    isFirst = false
  }

  private mutating func breakLine() {
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth))
  }

  // MARK: Members

  /// The name of the next member.
  public mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    endKey()
  }

  /// The name of the next member, where it comes from data.
  public mutating func key(_ name: String) {
    separate()
    write(quoted: name)
    endKey()
  }

  /// The name of the next member, as UTF-8.
  public mutating func key(utf8 name: UnsafeBufferPointer<UInt8>) {
    separate()
    write(quoted: name)
    endKey()
  }

  private mutating func endKey() {
    bytes.append(UInt8(ascii: ":"))
    if isPretty { bytes.append(0x20) }
    followsKey = true
  }

  public mutating func value(_ string: String) {
    separate()
    write(quoted: string)
  }

  /// A string given as UTF-8.
  public mutating func value(utf8 string: UnsafeBufferPointer<UInt8>) {
    separate()
    write(quoted: string)
  }

  public mutating func value(_ bool: Bool) {
    separate()
    write(literal: bool ? "true" : "false")
  }

  public mutating func value(_ integer: Int) {
    separate()
    write(integer)
  }

  /// A number; JSON has no infinity and no NaN, so either becomes null.
  public mutating func value(_ number: Double) {
    separate()
    write(number)
  }

  public mutating func null() {
    separate()
    write(literal: "null")
  }

  public mutating func member(_ name: StaticString, _ string: String) {
    key(name)
    value(string)
  }

  public mutating func member(_ name: StaticString, _ number: Double) {
    key(name)
    value(number)
  }

  public mutating func member(_ name: StaticString, _ integer: Int) {
    key(name)
    value(integer)
  }

  public mutating func member(_ name: StaticString, _ bool: Bool) {
    key(name)
    value(bool)
  }

  /// Writes the member only where there is a value.
  public mutating func member(_ name: StaticString, ifPresent string: String?) {
    if let string { member(name, string) }
  }

  /// An array of strings on one line.
  public mutating func member(_ name: StaticString, _ strings: some Sequence<String>) {
    key(name)
    beginArray(inline: true)
    for string in strings { value(string) }
    endArray()
  }

  // MARK: Scalars

  private mutating func write(literal: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  private mutating func write(quoted string: String) {
    var string = string
    string.withUTF8 { write(quoted: $0) }
  }

  private mutating func write(quoted utf8: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    for i in 0..<utf8.count where Self.needsEscape(utf8[i]) {
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<i]))
      write(escaped: utf8[i])
      start = i + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func write(escaped byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    default:
      write(literal: "u00")
      bytes.append(byte >> 4 == 0 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
      let low = byte & 0xF
      bytes.append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
    }
  }

  private mutating func write(_ integer: Int) {
    if integer < 0 { bytes.append(UInt8(ascii: "-")) }
    write(integer.magnitude)
  }

  private mutating func write(_ magnitude: UInt) {
    var rest = magnitude
    let start = bytes.count
    repeat {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: 10)
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: remainder))
      rest = quotient
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Whole and half points are nearly all of a layout's numbers; the standard library's shortest digits do the rest.
  private mutating func write(_ number: Double) {
    guard number.isFinite else { return write(literal: "null") }
    let magnitude = number.magnitude
    let whole = magnitude.rounded(.down)
    let fraction = magnitude - whole
    guard magnitude < 1e16, fraction == 0 || fraction == 0.5 else {
      let digits = number.description.utf8
      bytes.append(contentsOf: digits)
      return
    }
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    write(UInt(whole))
    if fraction != 0 { write(literal: ".5") }
  }
}
