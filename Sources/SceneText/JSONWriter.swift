// Writes JSON into a byte buffer, in the order in which the caller names the members. Numbers are the
// shortest text that reads back as the same double. Knows nothing of scenes.

/// A buffer of JSON text.
///
/// Members come out in the order of the calls, so that equal values give equal bytes. The caller balances
/// `begin` and `end`; a key precedes each value inside an object.
public struct JSONWriter: Sendable {
  /// How much white space is written.
  public enum Style: Sendable {
    /// Two spaces per level; objects begun with `inline` stay on one line.
    case pretty
    /// No white space at all.
    case compact
  }

  /// The text so far, with free room after it: writing there is cheaper than `append`
  /// (Benchmarks/choices.md).
  private var buffer: [UInt8] = []
  /// The number of bytes written.
  public private(set) var count = 0
  let isPretty: Bool
  var state = State()

  /// Where the text stands.
  struct State: Sendable {
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

  /// Hands over the text so far, without a copy, and empties the buffer.
  package mutating func takeText() -> [UInt8] {
    var text: [UInt8] = []
    swap(&text, &buffer)
    text.removeLast(text.count - count)
    count = 0
    return text
  }

  /// Hands over the text so far and empties the buffer, so that a long text never is in memory as a whole.
  public mutating func drain(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) rethrows {
    try buffer.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[..<count])) }
    count = 0
  }

  // MARK: Passages

  /// A part of the text, to be written again where it would be the same, with where the text comes after it.
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
  mutating func write(atMost length: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    reserve(length)
    let start = count
    buffer.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { count = start + body(base + start) }
    }
  }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    if count == buffer.count { grow(to: count + 1) }
    buffer[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
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

  mutating func separate() {
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

  /// A string, quoted and escaped.
  public mutating func value(_ string: String) {
    separate()
    write(quoted: string)
  }

  /// A string given as UTF-8.
  public mutating func value(utf8 string: UnsafeBufferPointer<UInt8>) {
    separate()
    write(quoted: string)
  }

  /// `true` or `false`.
  public mutating func value(_ bool: Bool) {
    separate()
    write(literal: bool ? "true" : "false")
  }

  /// An integer, in decimal digits.
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

  /// A member that is a string. Names are written as they are: they must need no escapes.
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

  /// A member that is an integer.
  public mutating func member(_ name: StaticString, _ integer: Int) {
    key(name)
    value(integer)
  }

  /// A member that is `true` or `false`.
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
}
