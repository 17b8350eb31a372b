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

  /// The text so far, and free room behind it: writing into an array that is long enough already takes a third of the
  /// instructions of `append`.
  private var buffer: [UInt8] = []
  /// The number of bytes written.
  public private(set) var count = 0
  private let isPretty: Bool
  private var state = State()

  /// Where the text stands.
  fileprivate struct State: Sendable {
    var depth = 0
    /// How many open containers are written on one line; inside one, all deeper ones are.
    var inlineDepth = 0
    var isFirst = true
    var followsKey = false
  }

  /// An empty text.
  ///
  /// - Parameter capacity: how many bytes to make room for.
  public init(style: Style = .pretty, capacity: Int = 4096) {
    isPretty = style == .pretty
    reserve(max(64, capacity))
  }

  /// The UTF-8 text so far.
  public var bytes: [UInt8] { Array(buffer[..<count]) }

  /// Hands over the text so far and empties the buffer, so that a long text never stands in memory as a whole.
  public mutating func drain(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) rethrows {
    try buffer.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[..<count])) }
    count = 0
  }

  // MARK: Passages

  /// A part of the text, to be written again where it would be the same, with where the text stands after it.
  public struct Passage: Sendable {
    fileprivate var range: Range<Int>
    fileprivate var after: State
  }

  /// The text from `start`, a former `count`, to here. Good until `drain`.
  public func passage(from start: Int) -> Passage { Passage(range: start..<count, after: state) }

  /// Writes a passage again. The caller knows that every call which made it would write the same here.
  public mutating func append(_ passage: Passage) {
    write(atMost: passage.range.count) { [count] end in
      end.update(from: end - (count - passage.range.lowerBound), count: passage.range.count)
      return passage.range.count
    }
    state = passage.after
  }

  // MARK: Bytes

  /// Makes sure that `length` more bytes have room.
  public mutating func reserve(_ length: Int) {
    if buffer.count - count < length { grow(to: count + length) }
  }

  @inline(never)
  private mutating func grow(to least: Int) {
    let length = max(least, 2 * buffer.count)
    let (old, count) = (buffer, count)
    buffer = Array(unsafeUninitializedCapacity: length) { new, newCount in
      let end = new.initialize(fromContentsOf: old[..<count])
      new[end...].initialize(repeating: 0)
      newCount = length
    }
  }

  /// Lets `body` write at the end of the text, up to `length` bytes; it returns how many.
  @inline(__always)
  private mutating func write(atMost length: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    reserve(length)
    let start = count
    buffer.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { count = start + body(base + start) }
    }
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    if count == buffer.count { grow(to: count + 1) }
    buffer[count] = byte
    count += 1
  }

  @inline(__always)
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    write(atMost: text.count) { end in
      if let start = text.baseAddress { end.update(from: start, count: text.count) }
      return text.count
    }
  }

  // MARK: Containers

  /// Opens an object; `inline` keeps it and its members on one line.
  public mutating func beginObject(inline: Bool = false) { begin(UInt8(ascii: "{"), inline: inline) }
  /// Ends the innermost object.
  public mutating func endObject() { end(UInt8(ascii: "}")) }
  /// Opens an array; `inline` keeps it and its elements on one line.
  public mutating func beginArray(inline: Bool = false) { begin(UInt8(ascii: "["), inline: inline) }
  /// Ends the innermost array.
  public mutating func endArray() { end(UInt8(ascii: "]")) }

  private mutating func begin(_ bracket: UInt8, inline: Bool) {
    separate()
    append(bracket)
    state.depth += 1
    if inline || state.inlineDepth > 0 { state.inlineDepth += 1 }
    state.isFirst = true
  }

  private mutating func end(_ bracket: UInt8) {
    state.depth -= 1
    if !state.isFirst, isPretty, state.inlineDepth == 0 { breakLine() }
    if state.inlineDepth > 0 { state.inlineDepth -= 1 }
    append(bracket)
    state.isFirst = false
    if state.depth == 0, isPretty { append(0x0A) }
  }

  private mutating func separate() {
    if state.followsKey {
      state.followsKey = false
      return
    }
    if state.depth == 0 { return }
    if !state.isFirst { append(UInt8(ascii: ",")) }
    if isPretty {
      if state.inlineDepth == 0 {
        breakLine()
      } else if !state.isFirst {
        append(0x20)
      }
    }
    state.isFirst = false
  }

  private mutating func breakLine() {
    append(0x0A)
    for _ in 0..<(2 * state.depth) { append(0x20) }
  }

  // MARK: Members

  /// The name of the next member.
  public mutating func key(_ name: StaticString) {
    separate()
    write(word: name)
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
    append(UInt8(ascii: ":"))
    if isPretty { append(0x20) }
    state.followsKey = true
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

  /// Writes `null`.
  public mutating func null() {
    separate()
    write(literal: "null")
  }

  public mutating func member(_ name: StaticString, _ string: String) {
    key(name)
    value(string)
  }

  /// In one go, as nearly all members of a layout are numbers.
  public mutating func member(_ name: StaticString, _ number: Double) {
    guard let number = PlainNumber(number) else {
      key(name)
      return value(number)
    }
    separate()
    let length = name.utf8CodeUnitCount
    write(atMost: length + 4 + PlainNumber.mostBytes) { [isPretty] start in
      start[0] = UInt8(ascii: "\"")
      (start + 1).update(from: name.utf8Start, count: length)
      var end = start + length + 1
      end[0] = UInt8(ascii: "\"")
      end[1] = UInt8(ascii: ":")
      end[2] = 0x20
      end += isPretty ? 3 : 2
      return end - start + number.write(to: end)
    }
  }

  public mutating func member(_ name: StaticString, _ integer: Int) {
    key(name)
    value(integer)
  }

  public mutating func member(_ name: StaticString, _ bool: Bool) {
    key(name)
    value(bool)
  }

  /// A member whose value is a fixed word; it needs no escapes.
  public mutating func member(_ name: StaticString, word: StaticString) {
    key(name)
    separate()
    write(word: word)
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
    append(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// Writes, in quotes, what needs no escapes.
  @inline(__always)
  private mutating func write(word: StaticString) {
    let length = word.utf8CodeUnitCount
    write(atMost: length + 2) { end in
      end[0] = UInt8(ascii: "\"")
      (end + 1).update(from: word.utf8Start, count: length)
      end[length + 1] = UInt8(ascii: "\"")
      return length + 2
    }
  }

  private mutating func write(quoted string: String) {
    var string = string
    string.withUTF8 { write(quoted: $0) }
  }

  private mutating func write(quoted utf8: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    var start = 0
    for i in 0..<utf8.count where Self.needsEscape(utf8[i]) {
      append(UnsafeBufferPointer(rebasing: utf8[start..<i]))
      write(escaped: utf8[i])
      start = i + 1
    }
    append(UnsafeBufferPointer(rebasing: utf8[start...]))
    append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func write(escaped byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0D: append(UInt8(ascii: "r"))
    case 0x09: append(UInt8(ascii: "t"))
    default:
      write(literal: "u00")
      append(byte >> 4 == 0 ? UInt8(ascii: "0") : UInt8(ascii: "1"))
      let low = byte & 0xF
      append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
    }
  }

  private mutating func write(_ integer: Int) {
    if integer < 0 { append(UInt8(ascii: "-")) }
    write(integer.magnitude)
  }

  private mutating func write(_ magnitude: UInt) {
    write(atMost: PlainNumber.mostBytes) { PlainNumber.write(magnitude, to: $0) }
  }

  private mutating func write(_ number: Double) {
    if let plain = PlainNumber(number) {
      write(atMost: PlainNumber.mostBytes) { plain.write(to: $0) }
    } else if number.isFinite {
      var digits = number.description
      digits.withUTF8 { append($0) }
    } else {
      write(literal: "null")
    }
  }
}

/// A whole or half number: nearly all of a layout's. The standard library's shortest digits do the rest.
private struct PlainNumber {
  let isNegative: Bool
  let whole: UInt
  let hasHalf: Bool

  /// Nil for numbers with another fraction, and those that are too large, not finite, or none.
  @inline(__always)
  init?(_ number: Double) {
    let magnitude = number.magnitude
    guard magnitude < 1e16 else { return nil }
    whole = UInt(magnitude)
    let fraction = magnitude - Double(whole)
    guard fraction == 0 || fraction == 0.5 else { return nil }
    isNegative = number < 0
    hasHalf = fraction != 0
  }

  /// Of the largest 64-bit number, with a sign and a half.
  static let mostBytes = mostDigits + 3
  private static let mostDigits = 20

  @inline(__always)
  func write(to start: UnsafeMutablePointer<UInt8>) -> Int {
    var end = start
    if isNegative {
      end[0] = UInt8(ascii: "-")
      end += 1
    }
    end += Self.write(whole, to: end)
    if hasHalf {
      end[0] = UInt8(ascii: ".")
      end[1] = UInt8(ascii: "5")
      end += 2
    }
    return end - start
  }

  @inline(__always)
  static func write(_ magnitude: UInt, to start: UnsafeMutablePointer<UInt8>) -> Int {
    var digits = 1
    var limit: UInt = 10
    while magnitude >= limit, digits < mostDigits {
      digits += 1
      limit = limit &* 10
    }
    var rest = magnitude
    var place = digits
    while place > 0 {
      place -= 1
      let quotient = rest / 10
      start[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest - 10 * quotient)
      rest = quotient
    }
    return digits
  }
}
