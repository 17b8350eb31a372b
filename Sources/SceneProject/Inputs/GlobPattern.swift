// Shell patterns over paths: `*` and `?` within a name, `[a-z]` and `[!a-z]`, `**` for any number of folders. For
// patterns that the shell did not expand, because they were quoted or stand in a build script.

/// A path pattern, split at its slashes and read once.
struct GlobPattern: Sendable {
  /// What one name between slashes must be.
  private enum Part {
    /// `**`: any number of folders.
    case folders
    case name([Token])
  }

  private let parts: [Part]
  /// The folder above the first part with a wildcard; empty for the current one, `/` for the root.
  let base: String

  /// Nil when the text has no wildcard.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let all = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true)
    guard let first = all.firstIndex(where: Self.hasWildcard) else { return nil }
    parts = all[first...].map(Self.part)
    let isAbsolute = bytes.first == UInt8(ascii: "/")
    let folders = all[..<first].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
    base = isAbsolute ? "/" + folders : folders
  }

  /// A pattern of these parts, with or without wildcards, below any folder.
  init(parts: [ArraySlice<UInt8>]) {
    self.parts = parts.map(Self.part)
    base = ""
  }

  private static func part(_ text: ArraySlice<UInt8>) -> Part {
    text.elementsEqual("**".utf8) ? .folders : .name(tokens(of: text))
  }

  private static func hasWildcard(_ part: ArraySlice<UInt8>) -> Bool {
    part.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "[") }
  }

  /// Whether a path below `base`, in names from the base inwards, matches. Linear in the product of both lengths.
  func matches(_ names: [ArraySlice<UInt8>]) -> Bool {
    Self.matches(
      parts, names,
      isAny: { if case .folders = $0 { true } else { false } },
      matchesOne: { part, name in
        guard case .name(let tokens) = part else { return false }
        return Self.matches(
          tokens, name, isAny: { if case .any = $0 { true } else { false } }, matchesOne: { $0.matches($1) })
      })
  }

  /// The usual matching with one point of return: when what follows the last “any” fails, it takes one element more.
  private static func matches<Pattern, Elements: RandomAccessCollection>(
    _ pattern: [Pattern], _ elements: Elements, isAny: (Pattern) -> Bool,
    matchesOne: (Pattern, Elements.Element) -> Bool
  ) -> Bool where Elements.Index == Int {
    var (p, e) = (0, elements.startIndex)
    var resume: (pattern: Int, element: Int)?
    while e < elements.endIndex {
      if p < pattern.count, isAny(pattern[p]) {
        resume = (p, e)
        p += 1
      } else if p < pattern.count, matchesOne(pattern[p], elements[e]) {
        p += 1
        e += 1
      } else if let last = resume {
        resume = (last.pattern, last.element + 1)
        p = last.pattern + 1
        e = last.element + 1
      } else {
        return false
      }
    }
    while p < pattern.count, isAny(pattern[p]) { p += 1 }
    return p == pattern.count
  }

  private enum Token {
    case any
    case one
    case byte(UInt8)
    case set(ByteSet)

    func matches(_ byte: UInt8) -> Bool {
      switch self {
      case .any: false
      case .one: true
      case .byte(let own): own == byte
      case .set(let set): set.contains(byte)
      }
    }
  }

  private struct ByteSet {
    private var words = (0 as UInt64, 0 as UInt64, 0 as UInt64, 0 as UInt64)
    private let isNegated: Bool

    init(isNegated: Bool) { self.isNegated = isNegated }

    mutating func insert(_ byte: UInt8) {
      let bit = (1 as UInt64) << UInt64(byte & 63)
      switch byte >> 6 {
      case 0: words.0 |= bit
      case 1: words.1 |= bit
      case 2: words.2 |= bit
      default: words.3 |= bit
      }
    }

    func contains(_ byte: UInt8) -> Bool {
      let word =
        switch byte >> 6 {
        case 0: words.0
        case 1: words.1
        case 2: words.2
        default: words.3
        }
      return (word >> UInt64(byte & 63) & 1 == 1) != isNegated
    }
  }

  private static func tokens(of pattern: ArraySlice<UInt8>) -> [Token] {
    var tokens: [Token] = []
    var rest = pattern
    // Behind it no set can end, and none is looked for.
    let lastClose = pattern.lastIndex(of: UInt8(ascii: "]")) ?? pattern.startIndex
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): if case .any? = tokens.last {} else { tokens.append(.any) }
      case UInt8(ascii: "?"): tokens.append(.one)
      case UInt8(ascii: "[") where rest.startIndex < lastClose: tokens.append(set(&rest) ?? .byte(byte))
      default: tokens.append(.byte(byte))
      }
    }
    return tokens
  }

  /// The set after a `[`; nil, with nothing consumed, when no `]` closes it.
  private static func set(_ rest: inout ArraySlice<UInt8>) -> Token? {
    var inner = rest
    let isNegated = inner.first == UInt8(ascii: "!") || inner.first == UInt8(ascii: "^")
    if isNegated { inner = inner.dropFirst() }
    // A bracket right at the start is a member.
    guard let close = inner.dropFirst().firstIndex(of: UInt8(ascii: "]")) else { return nil }
    var members = inner[..<close]
    var set = ByteSet(isNegated: isNegated)
    while let low = members.popFirst() {
      if members.first == UInt8(ascii: "-"), let high = members.dropFirst().first, high >= low {
        for byte in low...high { set.insert(byte) }
        members = members.dropFirst(2)
      } else {
        set.insert(low)
      }
    }
    rest = inner[(close + 1)...]
    return .set(set)
  }
}
