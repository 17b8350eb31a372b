// Reads files as Interface Builder writes them, in one pass and several times faster than libxml2: tags,
// attributes in double quotes, text and comments, in UTF-8. It gives up at everything else and at every error;
// libxml2 then reads the file and decides what it is. What this reader accepts, libxml2 accepts with the same
// records: PlainReaderTests compares them.

struct PlainReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let limits: XMLLimits
  private let names = NameTable.shared
  private var builder: DocumentBuilder
  private var i = 0
  /// The start of each line so far, which saves `LineTable` a search.
  private var lineStarts: [UInt32] = [0]
  /// The lengths of the names of the open elements, outermost first.
  private var openLengths: [Int] = []
  /// By name: the last element with an attribute of this name, to find repeated attributes.
  private let lastOwner: UnsafeMutableBufferPointer<Int32>

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ limits: XMLLimits) {
    self.bytes = bytes
    self.limits = limits
    builder = DocumentBuilder(byteCount: bytes.count)
    // Real files have a line per 90 bytes.
    lineStarts.reserveCapacity(bytes.count / 80 + 2)
    lastOwner = .allocate(capacity: XMLName.allCases.count)
    lastOwner.initialize(repeating: -1)
  }

  /// The elements and attributes of a well-formed plain file, and where its lines start; nil if the file is
  /// anything else.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, limits: XMLLimits
  ) -> (builder: DocumentBuilder, lineStarts: [UInt32])? {
    var reader = PlainReader(bytes, limits)
    defer { reader.lastOwner.deallocate() }
    return reader.readDocument() ? (reader.builder, reader.lineStarts) : nil
  }

  private mutating func readDocument() -> Bool {
    guard readDeclaration() else { return false }
    while readText() {
      guard i < bytes.count else { return builder.depth == 0 && !builder.elements.isEmpty }
      let isRead =
        switch bytes.byte(at: i + 1) {
        case UInt8(ascii: "/"): readEndTag()
        case UInt8(ascii: "!"): readComment()
        default: readStartTag()
        }
      guard isRead else { return false }
    }
    return false
  }

  /// Reads the declaration exactly as Interface Builder writes it.
  private mutating func readDeclaration() -> Bool {
    if bytes.has("\u{FEFF}", at: i) { i += 3 }
    let opening: StaticString = "<?xml version=\"1.0\" encoding=\"UTF-8\""
    guard bytes.has(opening, at: i) else { return false }
    i += opening.utf8CodeUnitCount
    for ending: StaticString in [" standalone=\"no\"?>", "?>", " standalone=\"yes\"?>"]
    where bytes.has(ending, at: i) {
      i += ending.utf8CodeUnitCount
      return true
    }
    return false
  }

  // MARK: Tags

  private mutating func readStartTag() -> Bool {
    let tag = i
    guard builder.depth < limits.maximumDepth, builder.elements.count < limits.maximumElements,
      builder.depth > 0 || builder.elements.isEmpty
    else { return false }
    i += 1
    i += lengthOfElementName()
    guard let name = name(in: (tag + 1)..<i) else { return false }
    let element = builder.elements.count
    builder.openElement(name, lower: offset(tag), startTagUpper: 0)
    openLengths.append(i - tag - 1)
    let firstAttribute = builder.attributes.count
    while true {
      let end = i
      // Nearly always one space.
      if bytes.byte(at: i) == 0x20 { i &+= 1 }
      while CharacterData.isWhitespace(bytes.byte(at: i)) { guard readCharacter() else { return false } }
      switch bytes.byte(at: i) {
      case UInt8(ascii: ">"):
        i += 1
        return finishStartTag(of: element, tag)
      case UInt8(ascii: "/"):
        guard bytes.byte(at: i + 1) == UInt8(ascii: ">") else { return false }
        i += 2
        builder.closeElement(upper: offset(i), hasEndTag: false)
        openLengths.removeLast()
        return finishStartTag(of: element, tag)
      default:
        guard i > end, readAttribute(of: Int32(truncatingIfNeeded: element), first: firstAttribute) else {
          return false
        }
      }
    }
  }

  @inline(__always)
  private mutating func finishStartTag(of element: Int, _ tag: Int) -> Bool {
    builder.setStartTag(of: element, upper: offset(i))
    return i - tag <= limits.maximumAttributeBytes
  }

  @inline(__always)
  private mutating func readAttribute(of element: Int32, first: Int) -> Bool {
    let lower = i
    // A copy, which stays in registers.
    let bytes = bytes
    let nameUpper = bytes.index(of: UInt8(ascii: "="), from: lower)
    guard let name = name(in: lower..<nameUpper), bytes.byte(at: nameUpper &+ 1) == UInt8(ascii: "\"") else {
      return false
    }
    if name == .unknown {
      guard !isRepeated(lower..<nameUpper, first: first) else { return false }
    } else {
      guard lastOwner[Int(name.rawValue)] != element else { return false }
      lastOwner[Int(name.rawValue)] = element
    }
    guard builder.attributes.count - first < limits.maximumAttributesPerElement else { return false }
    let valueLower = nameUpper &+ 2
    i = bytes.endOfPlainValue(from: valueLower)
    var needsDecoding = false
    if bytes.byte(at: i) != UInt8(ascii: "\"") {
      guard let isDecoded = readValue() else { return false }
      needsDecoding = isDecoded
    }
    builder.attributes.append(
      AttributeRecord(
        name: name, needsDecoding: needsDecoding, nameLower: offset(lower), valueLower: offset(valueLower),
        valueUpper: offset(i)))
    i += 1
    return true
  }

  /// Whether an earlier attribute of the element has the same name, which is not in the list of names.
  private func isRepeated(_ name: Range<Int>, first: Int) -> Bool {
    builder.attributes[first...].contains {
      $0.name == .unknown && Int($0.valueLower) - 2 - Int($0.nameLower) == name.count
        && bytes.isSame(Int($0.nameLower), name.lowerBound, length: name.count)
    }
  }

  private mutating func readEndTag() -> Bool {
    guard let current = builder.current, let length = openLengths.popLast(),
      bytes.isSame(Int(builder.elements[Int(current)].lower) + 1, i + 2, length: length),
      bytes.byte(at: i + 2 + length) == UInt8(ascii: ">")
    else { return false }
    i += 3 + length
    builder.closeElement(upper: offset(i), hasEndTag: true)
    return true
  }

  // MARK: Names and values

  @inline(__always)
  private func lengthOfElementName() -> Int {
    var end = i
    while end < bytes.count {
      let word = bytes.word(at: end)
      let found = word.bytes(below: 0x21) | word.bytes(UInt8(ascii: ">")) | word.bytes(UInt8(ascii: "/"))
      end += found.firstByte
      if found != 0 { break }
    }
    return end - i
  }

  /// The name of ASCII letters, digits, `_`, `-` and `.`; nil for any other. Names in a namespace and their
  /// declarations are libxml2's.
  @inline(__always)
  private func name(in range: Range<Int>) -> XMLName? {
    let (start, length) = (range.lowerBound, range.count)
    guard length > 0, length <= 255, range.upperBound < bytes.count else { return nil }
    let first = bytes.word(at: start)
    let key =
      length <= 8
      ? NameTable.Key(first: first.prefix(length), last: first.prefix(length), length: length)
      : NameTable.Key(first: first, last: bytes.word(at: start + length - 8), length: length)
    let name = names.name(key, bytes, at: start)
    return name != .unknown || isPlainName(range) ? name : nil
  }

  /// Whether a name that is not in the list of names is one at all, and in no namespace.
  private func isPlainName(_ range: Range<Int>) -> Bool {
    let name = bytes[range]
    return CharacterData.startsName(bytes[range.lowerBound]) && !name.elementsEqual("xmlns".utf8)
      && name.allSatisfy { CharacterData.continuesName($0) && $0 < 0x80 && $0 != UInt8(ascii: ":") }
  }

  /// Reads from the first character that is not plain to the closing quotation mark. Returns whether the value
  /// differs from its bytes: see `AttributeRecord`.
  @inline(never)
  private mutating func readValue() -> Bool? {
    var needsDecoding = false
    while true {
      i = bytes.endOfPlainValue(from: i)
      switch bytes.byte(at: i) {
      case UInt8(ascii: "\""): return needsDecoding
      case UInt8(ascii: "<"): return nil
      case let byte:
        needsDecoding = needsDecoding || byte == UInt8(ascii: "&") || byte < 0x20
        guard readCharacter() else { return nil }
      }
    }
  }

  // MARK: Text

  /// Reads to the next `<` or the end of the file. Only white space may be outside the root element.
  @inline(__always)
  private mutating func readText() -> Bool {
    while i < bytes.count {
      // Most text is indentation.
      let other = bytes.word(at: i) ^ UInt64.spaces
      i += other.firstByte
      guard other != 0, i < bytes.count else { continue }
      switch bytes[i] {
      case UInt8(ascii: "<"): return true
      case 0x0A: readLineEnd()
      default: guard readTextCharacter() else { return false }
      }
    }
    return i == bytes.count
  }

  private mutating func readTextCharacter() -> Bool {
    if bytes[i] == 0x09 {
      i += 1
      return true
    }
    guard let element = builder.current, !bytes.has("]]>", at: i) else { return false }
    if builder.withText.last != element { builder.withText.append(element) }
    return readCharacter()
  }

  @inline(__always)
  private mutating func readLineEnd() {
    i += 1
    lineStarts.append(offset(i))
  }

  /// Reads a character or a reference to one; false if XML allows none here, and for CR, which ends lines on old
  /// systems.
  private mutating func readCharacter() -> Bool {
    if bytes.byte(at: i) == 0x0A {
      readLineEnd()
      return true
    }
    if bytes.byte(at: i) == UInt8(ascii: "&") {
      guard let reference = CharacterData.reference(in: bytes, at: i) else { return false }
      i = reference.end
      return true
    }
    guard i < bytes.count, bytes[i] != 0x0D else { return false }
    let length = CharacterCheck.validLength(bytes, at: i)
    i += length
    return length > 0
  }

  private mutating func readComment() -> Bool {
    guard bytes.has("<!--", at: i) else { return false }
    let end = i + limits.maximumAttributeBytes
    i += 4
    while i < min(end, bytes.count) {
      if bytes[i] == UInt8(ascii: "-"), bytes.byte(at: i + 1) == UInt8(ascii: "-") {
        i += 3
        return bytes.byte(at: i - 1) == UInt8(ascii: ">")
      }
      guard bytes[i] != UInt8(ascii: "&") else {
        i += 1
        continue
      }
      guard readCharacter() else { return false }
    }
    return false
  }

  @inline(__always)
  private func offset(_ i: Int) -> UInt32 { UInt32(truncatingIfNeeded: i) }
}
