// Writes JSON into a byte buffer, with members in the order of the calls. Writes a number with the fewest
// digits that read back as the same double. Knows nothing about scenes.

/// A buffer of JSON text.
///
/// Members are written in the order of the calls, so that equal values give equal bytes. The caller balances
/// `begin` and `end`, and writes a key before each value in an object.
public struct JSONWriter: Sendable {
  /// The amount of white space.
  public enum Style: Sendable {
    /// Two spaces per level. Objects opened with `inline` are on one line.
    case pretty
    /// No white space.
    case compact
  }

  /// The text so far, followed by free space. Writing into it is cheaper than `append`
  /// (Benchmarks/choices.md).
  private var buffer: [UInt8] = []
  /// The number of bytes written.
  public private(set) var count = 0
  let isPretty: Bool
  var state = State()

  /// The state of the writer between two values.
  struct State: Sendable {
    var depth = 0
    /// The number of open containers that are on one line. Containers inside these are too.
    var inlineDepth = 0
    var isFirst = true
    var followsKey = false
  }

  /// Creates a writer with an empty text.
  ///
  /// - Parameter capacity: the number of bytes to reserve.
  public init(style: Style = .pretty, capacity: Int = 4096) {
    isPretty = style == .pretty
    reserve(max(64, capacity))
  }

  /// The UTF-8 text so far.
  public var bytes: [UInt8] { Array(buffer[..<count]) }

  /// Returns the text so far, without copying it, and empties the buffer.
  package mutating func takeText() -> [UInt8] {
    var text: [UInt8] = []
    swap(&text, &buffer)
    text.removeLast(text.count - count)
    count = 0
    return text
  }

  /// Passes the text so far to `body` and empties the buffer, so that a long text is never in memory as a
  /// whole.
  public mutating func drain(_ body: (UnsafeBufferPointer<UInt8>) throws -> Void) rethrows {
    try buffer.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[..<count])) }
    count = 0
  }

  // MARK: Passages

  /// A part of the text that can be repeated, with the writer's state after it.
  public struct Passage: Sendable {
    fileprivate var range: Range<Int>
    fileprivate var after: State
  }

  /// The text from `start`, a former `count`, to here. Valid until `drain`.
  public func passage(from start: Int) -> Passage { Passage(range: start..<count, after: state) }

  /// Writes a passage again. The caller ensures that the calls that wrote it would write the same bytes here.
  public mutating func append(_ passage: Passage) {
    write(atMost: passage.range.count) { [count] end in
      end.update(from: end - (count - passage.range.lowerBound), count: passage.range.count)
      return passage.range.count
    }
    state = passage.after
  }

  // MARK: Bytes

  /// Reserves space for `length` more bytes.
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

  /// Lets `body` write up to `length` bytes at the end of the text. `body` returns how many it wrote.
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

  /// Opens an object. `inline` puts it and its members on one line.
  public mutating func beginObject(inline: Bool = false) { begin(UInt8(ascii: "{"), inline: inline) }
  /// Closes the innermost object.
  public mutating func endObject() { end(UInt8(ascii: "}")) }
  /// Opens an array. `inline` puts it and its elements on one line.
  public mutating func beginArray(inline: Bool = false) { begin(UInt8(ascii: "["), inline: inline) }
  /// Closes the innermost array.
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
    write(atMost: 1 + 2 * state.depth) { [indent = 2 * state.depth] end in
      end[0] = 0x0A
      (end + 1).update(repeating: 0x20, count: indent)
      return 1 + indent
    }
  }

  // MARK: Members

  /// Writes the name of the next member.
  public mutating func key(_ name: StaticString) {
    separate()
    write(word: name)
    endKey()
  }

  /// Writes the name of the next member, with escapes. Has a label, because a literal would otherwise be a
  /// `String` and be searched for characters to escape.
  public mutating func key(text name: String) {
    separate()
    write(quoted: name)
    endKey()
  }

  /// Writes the name of the next member, given as UTF-8.
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

  /// Writes a string, with quotation marks and escapes.
  public mutating func value(_ string: String) {
    separate()
    write(quoted: string)
  }

  /// Writes a string given as UTF-8.
  public mutating func value(utf8 string: UnsafeBufferPointer<UInt8>) {
    separate()
    write(quoted: string)
  }

  /// Writes `true` or `false`.
  public mutating func value(_ bool: Bool) {
    separate()
    write(literal: bool ? "true" : "false")
  }

  /// Writes an integer.
  public mutating func value(_ integer: Int) {
    separate()
    write(integer)
  }

  /// Writes a number. JSON has no infinity or NaN, so they become null.
  public mutating func value(_ number: Double) {
    separate()
    write(number)
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    write(literal: "null")
  }

  /// Writes a string member. Names are written without escapes, here and below.
  public mutating func member(_ name: StaticString, _ string: String) {
    key(name)
    value(string)
  }

  /// Writes a number member in one step, because nearly all members of a layout are numbers.
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

  /// Writes an integer member.
  public mutating func member(_ name: StaticString, _ integer: Int) {
    key(name)
    value(integer)
  }

  /// Writes a Boolean member.
  public mutating func member(_ name: StaticString, _ bool: Bool) {
    key(name)
    value(bool)
  }

  /// Writes a member whose value is a fixed word without escapes.
  public mutating func member(_ name: StaticString, word: StaticString) {
    key(name)
    separate()
    write(word: word)
  }

  /// Writes the member only if there is a value.
  public mutating func member(_ name: StaticString, ifPresent string: String?) {
    if let string { member(name, string) }
  }

  /// Writes an array of strings on one line.
  public mutating func member(_ name: StaticString, _ strings: some Sequence<String>) {
    key(name)
    beginArray(inline: true)
    for string in strings { value(string) }
    endArray()
  }
}
