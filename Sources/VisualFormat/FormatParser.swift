// Parses a visual format. The grammar is Apple's (Auto Layout Guide, Visual Format Language): one line of
// items with gaps between them. Stops at the first error, which states what was expected.

/// The names that a format may contain.
public enum FormatNames: Sendable {
  /// Letters, digits and underscores, not starting with a digit, like names of variables.
  case identifiers
  /// Also hyphens and leading digits, where they are unambiguous, like ids of a scene's objects.
  case objectIDs
}

extension FormatLine {
  /// Parses a text. Linear in its length.
  ///
  /// - Throws: an error if the text violates the grammar.
  public init(parsing format: String, names: FormatNames = .identifiers) throws(FormatError) {
    var parser = FormatParser(format: format, names: names)
    self = try parser.line()
  }
}

struct FormatParser {
  private let format: String
  private let names: FormatNames
  private let bytes: [UInt8]
  private var position = 0

  /// The maximum length of a text.
  private static let largestLength = 65_536
  /// The maximum number, which is the limit for all layouts.
  private static let largestNumber = 1e9

  init(format: String, names: FormatNames) {
    self.format = format
    self.names = names
    bytes = Array(format.utf8.prefix(Self.largestLength + 1))
  }

  /// Parses the whole text.
  mutating func line() throws(FormatError) -> FormatLine {
    if bytes.count > Self.largestLength { throw error("the format is too long", at: 0..<0) }
    if bytes.isEmpty { throw error("the format is empty", at: 0..<0) }
    var line = FormatLine(orientation: try orientation(), items: [], gaps: [])
    if next == UInt8(ascii: "|") {
      line.items.append(try superview())
      line.gaps.append(try gap())
    }
    line.items.append(try item())
    while position < bytes.count {
      let gap = try gap()
      if next == UInt8(ascii: "|") {
        line.gaps.append(gap)
        line.items.append(try superview())
        if position < bytes.count { throw unexpected("nothing may follow the superview at the end") }
      } else {
        if next == nil { throw unexpected("expected “[” or “|” after the gap") }
        line.gaps.append(gap)
        line.items.append(try item())
      }
    }
    return line
  }

  // MARK: Bytes

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[position + offset] != text.utf8Start[offset] { return false }
    position += count
    return true
  }

  private func error(_ message: String, at range: Range<Int>) -> FormatError {
    FormatError(format: format, message: message, range: range)
  }

  /// An error at the next character.
  private func unexpected(_ message: String) -> FormatError {
    guard let next else { return error(message + ", but the format ends", at: position..<position) }
    if next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") || next == UInt8(ascii: "\n") {
      return error("a format has no spaces", at: position..<(position + 1))
    }
    var end = position + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return error(message, at: position..<end)
  }

  // MARK: Line

  private mutating func orientation() throws(FormatError) -> FormatOrientation {
    if take("H:") { return .horizontal }
    if take("V:") { return .vertical }
    if let next, next != UInt8(ascii: "["), next != UInt8(ascii: "|") {
      throw unexpected("expected “H:”, “V:”, “|” or “[”")
    }
    return .horizontal
  }

  private mutating func superview() throws(FormatError) -> FormatItem {
    let start = position
    position += 1
    if next == UInt8(ascii: "(") { throw unexpected("the superview has no predicates here") }
    return FormatItem(name: nil, predicates: [], range: start..<position)
  }

  private mutating func item() throws(FormatError) -> FormatItem {
    let start = position
    guard take("[") else { throw unexpected("expected “[” and the name of an item") }
    let name = try self.name("the name of an item")
    var predicates: [FormatPredicate] = []
    if next == UInt8(ascii: "(") { predicates = try predicateList() }
    guard take("]") else { throw unexpected("expected “]”") }
    return FormatItem(name: name, predicates: predicates, range: start..<position)
  }

  private mutating func gap() throws(FormatError) -> FormatGap {
    let start = position
    guard take("-") else { return FormatGap(kind: .flush, range: start..<start) }
    switch next {
    case UInt8(ascii: "["), UInt8(ascii: "|"), nil:
      return FormatGap(kind: .standard, range: start..<position)
    case UInt8(ascii: "-"):
      throw unexpected("expected a gap; a negative one is written in parentheses, as in -(-8)-")
    case UInt8(ascii: "("):
      let predicates = try predicateList()
      try endGap()
      return FormatGap(kind: .predicates(predicates), range: start..<position)
    default:
      let operand = try operand(
        isSigned: false, "a number, the name of a metric, “(”, “[” or “|”", endsAtHyphen: true)
      let place = (start + 1)..<position
      let predicate = FormatPredicate(
        relation: .equal, object: operand, priority: nil, range: place, objectRange: place,
        priorityRange: position..<position)
      try endGap()
      return FormatGap(kind: .predicates([predicate]), range: start..<position)
    }
  }

  private mutating func endGap() throws(FormatError) {
    guard take("-") else { throw unexpected("expected “-” after the gap") }
  }

  // MARK: Predicates

  private mutating func predicateList() throws(FormatError) -> [FormatPredicate] {
    position += 1
    var predicates: [FormatPredicate] = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    guard take(")") else { throw unexpected("expected “,” or “)”") }
    return predicates
  }

  private mutating func predicate() throws(FormatError) -> FormatPredicate {
    let start = position
    var relation = FormatRelation.equal
    if take("<=") {
      relation = .lessThanOrEqual
    } else if take(">=") {
      relation = .greaterThanOrEqual
    } else if !take("=="), next == UInt8(ascii: "=") || next == UInt8(ascii: "<") || next == UInt8(ascii: ">")
    {
      throw unexpected("expected “==”, “<=” or “>=”")
    }
    let objectStart = position
    let object = try operand(isSigned: true, "a number or a name", endsAtHyphen: false)
    let objectRange = objectStart..<position
    guard take("@") else {
      return FormatPredicate(
        relation: relation, object: object, priority: nil, range: start..<position, objectRange: objectRange,
        priorityRange: position..<position)
    }
    let priorityStart = position
    let priority = try operand(isSigned: false, "a priority", endsAtHyphen: false)
    return FormatPredicate(
      relation: relation, object: object, priority: priority, range: start..<position,
      objectRange: objectRange, priorityRange: priorityStart..<position)
  }

  /// Parses a number or a name.
  private mutating func operand(
    isSigned: Bool, _ expected: String, endsAtHyphen: Bool
  ) throws(FormatError) -> FormatOperand {
    let start = position
    if isSigned, next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { position += 1 }
    let digits = position
    while let byte = next, isDigit(byte) || byte == UInt8(ascii: ".") { position += 1 }
    if position == digits {
      if position > start { throw unexpected("expected a number") }
      return .name(try name(expected, endsAtHyphen: endsAtHyphen))
    }
    // An id may start with a digit; a number does not continue with a letter.
    if names == .objectIDs, !endsAtHyphen, let byte = next, isNamePart(byte, withHyphens: true) {
      position = start
      return .name(try name(expected))
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    let hasDigits = bytes[digits..<position].contains(where: isDigit)
    guard hasDigits, let value = Double(text.hasSuffix(".") ? text + "0" : text),
      value.magnitude <= Self.largestNumber
    else { throw error("“\(text)” is no number that a layout can have", at: start..<position) }
    return .number(value)
  }

  private mutating func name(_ expected: String, endsAtHyphen: Bool = false) throws(FormatError) -> String {
    let start = position
    let hasHyphens = names == .objectIDs && !endsAtHyphen
    if let byte = next, isDigit(byte), !hasHyphens { throw unexpected("expected " + expected) }
    while let byte = next, isNamePart(byte, withHyphens: hasHyphens) { position += 1 }
    if position == start { throw unexpected("expected " + expected) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private func isNamePart(_ byte: UInt8, withHyphens: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    case UInt8(ascii: "-"): withHyphens
    case 0x80...: true
    default: isDigit(byte)
    }
  }
}
