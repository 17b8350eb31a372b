// Fills a DocumentBuilder from libxml2's SAX2 interface. No other file uses libxml2.
//
// libxml2 delivers names and the positions of values, decides whether the file is well-formed, and stops at
// the first error. RecoveringReader describes the errors and reads the rest. Callbacks reach their state
// through a pointer to a struct, because a class would cost an exclusivity check per access.

internal import CLibXML2
import SceneDiagnostics

/// How reading with libxml2 ended.
enum SAXOutcome {
  /// Well-formed. `hasLongTag` if some tag is longer than an attribute may be.
  case wellFormed(hasLongTag: Bool)
  /// A document type declaration, or too many or too deeply nested elements. RecoveringReader finds the
  /// position.
  case refused
  /// Not well-formed: libxml2's message, and the offset at which it noticed.
  case malformed(message: String, offset: UInt32)
}

struct SAXParser {
  /// Fills `builder` from UTF-8 bytes. Unless the outcome is `wellFormed`, it contains what came before the
  /// error.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: XMLLimits, into builder: inout DocumentBuilder
  ) -> SAXOutcome {
    _ = initialize
    guard let context = xmlNewParserCtxt() else {
      return .malformed(message: "out of memory", offset: 0)
    }
    defer { xmlFreeParserCtxt(context) }
    let handler = context.pointee.sax!
    handler.pointee = xmlSAXHandler()
    handler.pointee.initialized = UInt32(XML_SAX2_MAGIC)
    handler.pointee.startElementNs = { state, name, prefix, _, namespaceCount, _, count, _, values in
      guard let state, let name else { return }
      state.assumingMemoryBound(to: SAXState.self).pointee.start(
        name, isPlain: prefix == nil && namespaceCount == 0, attributes: values, count: Int(count))
    }
    handler.pointee.endElementNs = { state, _, _, _ in
      state?.assumingMemoryBound(to: SAXState.self).pointee.end()
    }
    handler.pointee.internalSubset = { state, _, _, _ in
      state?.assumingMemoryBound(to: SAXState.self).pointee.stop(.refused)
    }
    handler.pointee.serror = { state, error in
      guard let state, let error else { return }
      state.assumingMemoryBound(to: SAXState.self).pointee.fail(
        level: error.pointee.level, message: error.pointee.message)
    }

    var state = SAXState(
      context: context, bytes: bytes, limits: limits, builder: builder, names: NameCache())
    // Keeps the builder's arrays uniquely referenced while callbacks append to them, so that they are not
    // copied.
    builder = DocumentBuilder(byteCount: 0)
    defer { state.names.deallocate() }
    let options = Int32(
      bitPattern: XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_NOCDATA.rawValue)
    withUnsafeMutablePointer(to: &state) { pointer in
      context.pointee.userData = UnsafeMutableRawPointer(pointer)
      bytes.withMemoryRebound(to: CChar.self) {
        // The encoding is nil: naming UTF-8 would shift all offsets in a file with a byte-order mark by
        // three.
        let tree = xmlCtxtReadMemory(
          context, $0.baseAddress, Int32(truncatingIfNeeded: $0.count), nil, nil, options)
        if let tree { xmlFreeDoc(tree) }
      }
      context.pointee.userData = nil
    }
    builder = state.builder
    if let outcome = state.outcome { return outcome }
    if context.pointee.wellFormed == 0 {
      return .malformed(
        message: "the text is not well-formed XML", offset: UInt32(truncatingIfNeeded: bytes.count))
    }
    return .wellFormed(hasLongTag: state.hasLongTag)
  }

  private static let initialize: Void = xmlInitParser()
}

/// The state of the callbacks.
private struct SAXState {
  let context: xmlParserCtxtPtr
  let bytes: UnsafeBufferPointer<UInt8>
  let limits: XMLLimits
  var builder: DocumentBuilder
  var names: NameCache
  var outcome: SAXOutcome?
  var hasLongTag = false

  /// libxml2's current offset in the file. Its buffer moves; `consumed` counts the bytes that have left it.
  private var position: Int {
    let input = context.pointee.input!
    return Int(truncatingIfNeeded: input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
  }

  mutating func start(
    _ name: UnsafePointer<xmlChar>, isPlain: Bool,
    attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int
  ) {
    let input = context.pointee.input!
    let base = input.pointee.base!
    let consumed = Int(truncatingIfNeeded: input.pointee.consumed)
    let end = consumed + (input.pointee.cur - base)
    guard end < bytes.count, outcome == nil else { return }
    // `end` is the tag's `>` or `/`. A well-formed tag contains no raw `<`, so that the search may start at
    // the first value, unless that is a copy outside the buffer.
    var lower = end
    if count > 0, let value = attributes?[3], value > base, value < input.pointee.cur {
      lower = consumed + (value - base)
    }
    repeat { lower -= 1 } while lower > 0 && bytes[lower] != UInt8(ascii: "<")
    let upper = bytes[end] == UInt8(ascii: "/") ? end + 2 : end + 1
    let range = SourceRange(UInt32(truncatingIfNeeded: lower), UInt32(truncatingIfNeeded: upper))
    if builder.depth >= limits.maximumDepth { return stop(.refused) }
    if builder.elements.count >= limits.maximumElements { return stop(.refused) }

    if upper - lower > limits.maximumAttributeBytes { hasLongTag = true }
    let elementName = isPlain ? names.name(of: name).name : .unknown
    builder.openElement(elementName, lower: range.lower, startTagUpper: range.upper)
    guard count > 0 || !isPlain else { return }
    let firstAttribute = builder.attributes.count
    if isPlain, let attributes,
      append(attributes, count, tag: lower, end: end, base: base, consumed: consumed)
    {
      return
    }
    builder.attributes.removeSubrange(firstAttribute...)
    StartTagScanner.appendAttributes(of: bytes, tag: lower, end: end, to: &builder.attributes)
  }

  /// Takes the positions of the values from libxml2. Returns false if a value is a copy outside the buffer
  /// (because it contains a reference or a non-ASCII character) or if the tag is spaced unusually. The caller
  /// then scans the tag.
  private mutating func append(
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>, _ count: Int, tag: Int, end: Int,
    base: UnsafePointer<xmlChar>, consumed: Int
  ) -> Bool {
    for i in 0..<count {
      guard let name = attributes[5 * i], attributes[5 * i + 1] == nil, let value = attributes[5 * i + 3],
        let valueEnd = attributes[5 * i + 4]
      else { return false }
      let lower = consumed &+ (Int(bitPattern: value) &- Int(bitPattern: base))
      let upper = lower &+ (valueEnd - value)
      guard lower > tag, upper < end, lower <= upper else { return false }
      let known = names.name(of: name)
      let nameLower = lower - 2 - known.length
      guard nameLower > tag, bytes[lower - 2] == UInt8(ascii: "="),
        CharacterData.isWhitespace(bytes[nameLower - 1])
      else { return false }
      // Values inside the buffer have no reference, tab or line end: libxml2 copies those to normalize them.
      builder.attributes.append(
        AttributeRecord(
          name: known.name, needsDecoding: false, nameLower: UInt32(truncatingIfNeeded: nameLower),
          valueLower: UInt32(truncatingIfNeeded: lower), valueUpper: UInt32(truncatingIfNeeded: upper)))
    }
    return true
  }

  mutating func end() {
    guard outcome == nil, let current = builder.current else { return }
    let upper = UInt32(truncatingIfNeeded: position)
    builder.closeElement(upper: upper, hasEndTag: upper != builder.elements[Int(current)].startTagUpper)
  }

  mutating func stop(_ outcome: SAXOutcome) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    scenecHaltParser(context)
  }

  /// Keeps the first fatal error, because later ones follow from it. libxml2 calls this for warnings too.
  mutating func fail(level: xmlErrorLevel, message: UnsafeMutablePointer<CChar>?) {
    guard level == XML_ERR_FATAL, outcome == nil else { return }
    var text = message.map { String(cString: $0) } ?? "not well-formed"
    while let last = text.last, last.isNewline || last == " " { text.removeLast() }
    let offset = context.pointee.input == nil ? 0 : position
    stop(.malformed(message: text, offset: UInt32(clamping: min(max(offset, 0), bytes.count))))
  }
}

/// Maps libxml2's name pointers to names. libxml2 interns names, so that the pointer is the key.
private struct NameCache {
  struct Entry {
    var pointer: UnsafePointer<xmlChar>?
    var name: XMLName
    var length: Int
  }

  private static let slotCount = 1024
  private let slots: UnsafeMutablePointer<Entry>
  private var used = 0

  init() {
    slots = .allocate(capacity: Self.slotCount)
    slots.initialize(repeating: Entry(pointer: nil, name: .unknown, length: 0), count: Self.slotCount)
  }

  func deallocate() { slots.deallocate() }

  mutating func name(of pointer: UnsafePointer<xmlChar>) -> (name: XMLName, length: Int) {
    var slot = Int(truncatingIfNeeded: (UInt(bitPattern: pointer) &* 0x9E37_79B9_7F4A_7C15) >> 54)
    while let occupant = slots[slot].pointer {
      if occupant == pointer { return (slots[slot].name, slots[slot].length) }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    var length = 0
    while pointer[length] != 0 { length += 1 }
    let name = XMLName(UnsafeBufferPointer(start: pointer, count: length))
    if used < Self.slotCount * 3 / 4 {
      slots[slot] = Entry(pointer: pointer, name: name, length: length)
      used += 1
    }
    return (name, length)
  }
}
